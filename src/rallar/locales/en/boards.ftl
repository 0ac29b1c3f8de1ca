## Refusals: a board

board-no-folder = { $folder } cannot be looked into: { $reason }.
board-none-there = There is no board in { $folder }: a board is a folder with a file { $file }.
board-taken = { $folder }: there is a board called “{ $board }” already.
board-other-folder = { $file }, { $entry }: a board lies in a folder of its own name, and “{ $board }” lies in “{ $folder }”.
board-unreadable = { $file } cannot be read: { $reason }.
board-not-json =
    { $line ->
        [0] { $file } is not a JSON text.
       *[other] { $file } is not JSON: look at line { $line }.
    }
board-repeated-key = { $file }, { $entry }: “{ $name }” is stated twice.
board-unknown-key = { $file }, { $entry }: nothing here is called “{ $name }”.
board-missing-key = { $file }, { $entry }: “{ $name }” is missing.
board-wrong-type = { $file }, { $entry }: this should be of the type { $expected }.
board-wrong-length = { $file }, { $entry }: this should have { $expected } items and has { $found }.
board-bad-value = { $file }, { $entry }: “{ $value }” is not allowed here. Allowed: { $allowed }.
board-bad-color = { $file }, { $entry }: a { $kind } route cannot have the color { $color }.
board-bad-measure = { $file }, { $entry }: “{ $name }” cannot be measured under these rules.
board-duplicate = { $file }, { $entry }: this is here more than once.
board-empty = { $file }, { $entry }: this is empty.
board-too-many = { $file }, { $entry }: there are { $found }, and { $most } is the most.
board-wrong-count = { $file }, { $entry }: the file says { $stated }, but there are { $found }.
board-unknown-city = { $file }, { $entry }: there is no city “{ $name }”.
board-unknown-place = { $file }, { $entry }: there is no city or zone “{ $name }”.
board-unknown-route = { $file }, { $entry }: there is no route “{ $name }”.
board-unknown-zone = { $file }, { $entry }: there is no zone “{ $name }”.
board-same-ends = { $file }, { $entry }: it begins and ends in “{ $name }”.
board-zone-empty = { $file }, { $entry }: no city is an end of this zone.
board-zone-end-shared = { $file }, { $entry }: one end of the zone “{ $name }” cannot join two cities.
board-group-missing = { $file }, { $entry }: another track runs beside it, so it needs a group.
board-group-single = { $file }, { $entry }: it is alone in the group “{ $name }”.
board-group-uneven = { $file }, { $entry }: the group “{ $name }” is not all the tracks of one length between two cities.
board-crossing-itself = { $file }, { $entry }: a route cannot cross itself.
board-crossing-one-sided = { $file }, { $entry }: it crosses “{ $name }”, which does not say so.
board-missing-mechanic = { $file }, { $entry }: there are { $kind } routes, so the rules need “{ $name }”.
board-unused-mechanic = { $file }, { $entry }: “{ $name }” is for { $kind } routes, and there are none.
board-no-tile = { $file }, { $entry }: no tile of length { $length } is there for “{ $name }”.
board-too-few-tickets = { $file }, { $entry }: { $needed } tickets ({ $name }) are needed, and there are { $found }.
board-long-tickets-undealt =
    { $found ->
        [one] { $file }, { $entry }: there is a long ticket, but none is dealt.
       *[other] { $file }, { $entry }: there are { $found } long tickets, but none is dealt.
    }

## Rule values

rule-players = players
rule-cars = cars each
rule-card_deal = cards dealt
rule-ticket_deal = tickets dealt
rule-ticket_draw = drawing tickets
rule-open_locomotive = an open locomotive
rule-sweep = three open locomotives
rule-jokers = locomotives as jokers
rule-parallel_from = parallel tracks
rule-ferry_substitute = instead of a locomotive
rule-stations = stations
rule-tiles = track tiles
rule-bullets = bullet trains
rule-last_round_cars = last round
rule-bonuses = bonuses
rule-tie_breaks = ties

value-none = none
value-players = { $fewest } to { $most }
value-number = { $number }
value-offer = { $regular }; keep { $keep } or more, { $rejects }
value-offer-long = { $regular } and { $long } long; keep { $keep } or more, { $rejects }
value-rejects-out = the rest leave the game
value-rejects-under = the rest go under the deck
value-rejects-shuffled_under = the rest are shuffled under the deck
value-open_locomotive-both_draws = is worth both draws
value-open_locomotive-one_draw = is one draw of the two
value-sweep-yes = all five open cards are replaced
value-sweep-no = stay as they are
value-jokers-everywhere = everywhere
value-jokers-some = only { $where }
value-parallel_from = all open with { $players } players or more
value-ferry_substitute = { $number } cards of any kind, on a ferry
value-stations = { $number } each, for { $costs } cards
value-tiles = { $copies } of each color in lengths { $lengths }
value-bullets = { $trains } for all; the last round waits until { $left } or fewer are left
value-last_round_cars = when someone has { $cars } cars or fewer
value-bonus-most_of = { $points } for most { $measure }
value-bonus-longest_path = { $points } for the longest path
value-bonus-per_unit = { $points } for each of the { $measure }
value-bonus-rank_table = by rank in { $measure }: { $first } for the first of { $players }, { $none } for none
value-ties = { $measures }; then the win is shared
