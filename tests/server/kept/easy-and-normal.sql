-- Two tables as they were kept when the levels were called easy and normal. The tokens are in test_former_levels.py.
PRAGMA application_id = 1918987378;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE lines (
  table_id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES('lXwQIVgeUv',0,'{"format": "rallar-record", "version": 1, "rules_version": 1, "board": "japan", "seats": 3, "seed": 3044737174840497119, "options": {}, "chance": ["starts 0", "dealt 0 yellow", "dealt 0 blue", "dealt 0 locomotive", "dealt 0 black", "dealt 1 black", "dealt 1 purple", "dealt 1 blue", "dealt 1 black", "dealt 2 green", "dealt 2 locomotive", "dealt 2 green", "dealt 2 green", "opened white 0", "opened green 1", "opened white 2", "opened white 3", "opened red 4", "offered 0 hakata--ise", "offered 0 nagoya--iwaki", "offered 0 shinjuku--asakusa", "offered 0 osaka--fukushima", "offered 1 kyoto--ikebukuro", "offered 1 takasaki--morioka", "offered 1 akita--miyako", "offered 1 tokyo--asakusa", "offered 2 kumamoto--takamatsu", "offered 2 tokyo--sendai", "offered 2 ikebukuro--suitengumae", "offered 2 nagoya--shinjo"]}');
INSERT INTO "lines" VALUES('lXwQIVgeUv',1,'{"seat": 1, "move": "keep kyoto--ikebukuro akita--miyako tokyo--asakusa", "chance": []}');
INSERT INTO "lines" VALUES('lXwQIVgeUv',2,'{"seat": 2, "move": "keep kumamoto--takamatsu tokyo--sendai ikebukuro--suitengumae nagoya--shinjo", "chance": []}');
INSERT INTO "lines" VALUES('lXwQIVgeUv',3,'{"seat": 0, "move": "keep hakata--ise nagoya--iwaki shinjuku--asakusa osaka--fukushima", "chance": []}');
INSERT INTO "lines" VALUES('lXwQIVgeUv',4,'{"seat": 0, "move": "draw deck", "chance": ["drew 0 green"]}');
INSERT INTO "lines" VALUES('lXwQIVgeUv',5,'{"seat": 0, "move": "draw deck", "chance": ["drew 0 blue"]}');
INSERT INTO "lines" VALUES('lXwQIVgeUv',6,'{"seat": 1, "move": "draw white", "chance": ["opened red 0"]}');
INSERT INTO "lines" VALUES('lXwQIVgeUv',7,'{"seat": 1, "move": "draw white", "chance": ["opened purple 2"]}');
INSERT INTO "lines" VALUES('lXwQIVgeUv',8,'{"seat": 2, "move": "claim kokura--matsuyama green:3,locomotive:1", "chance": []}');
INSERT INTO "lines" VALUES('lXwQIVgeUv',9,'{"seat": 0, "move": "draw deck", "chance": ["drew 0 yellow"]}');
INSERT INTO "lines" VALUES('lXwQIVgeUv',10,'{"seat": 0, "move": "draw deck", "chance": ["drew 0 orange"]}');
INSERT INTO "lines" VALUES('lXwQIVgeUv',11,'{"seat": 1, "move": "draw deck", "chance": ["drew 1 red"]}');
INSERT INTO "lines" VALUES('lXwQIVgeUv',12,'{"seat": 1, "move": "draw purple", "chance": ["opened orange 2"]}');
INSERT INTO "lines" VALUES('lXwQIVgeUv',13,'{"seat": 2, "move": "draw red", "chance": ["opened locomotive 0"]}');
INSERT INTO "lines" VALUES('lXwQIVgeUv',14,'{"seat": 2, "move": "draw orange", "chance": ["opened blue 2"]}');
CREATE TABLE said (
  table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE tables (id TEXT PRIMARY KEY, changed INTEGER NOT NULL, setup TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('AqReqQB44a',1794800852,'{"board":"nordic","options":{},"chairs":[{"kind":"person","color":"crimson","name":"Ada","token":"aa3765b537acd2f103384d06f36fd79b41139139c603aef399c456f4178a74df"},{"kind":"computer","color":"azure","level":"easy"},{"kind":"open","color":"forest"}],"created":1794800852,"host":"de76a92131cfaa6a24b8ef1ed39abc4b925cd53101573e99971954b2aca6afed"}');
INSERT INTO "tables" VALUES('lXwQIVgeUv',1794800852,'{"board":"japan","options":{},"chairs":[{"kind":"person","color":"crimson","name":"Ada","token":"025aafb0ce6257a9a3e4df56191ddf7992b13a7428f41cbe79899147195d83f2"},{"kind":"computer","color":"azure","level":"easy"},{"kind":"computer","color":"forest","level":"normal"}],"created":1794800852,"host":"c2baff2b1357d815139cb7ac89d591d4c98a1ea4c1e5782e44a4f5d2f4a0c82f"}');
COMMIT;
