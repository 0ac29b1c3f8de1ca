## Refusals: a board

board-no-folder = Can’t look into { $folder }: { $reason }.
board-none-there = There’s no board in { $folder }: a board is a folder with a file { $file }.
board-taken = { $folder }: there’s already a board called “{ $board }”.
board-other-folder = { $file }, { $entry }: a board must be in a folder of its own name, but “{ $board }” is in “{ $folder }”.
board-unreadable = Can’t read { $file }: { $reason }.
board-not-json =
    { $line ->
        [0] { $file } is not valid JSON.
       *[other] { $file } is not valid JSON: see line { $line }.
    }
board-repeated-key = { $file }, { $entry }: “{ $name }” is stated twice.
board-unknown-key = { $file }, { $entry }: there’s nothing called “{ $name }” here.
board-missing-key = { $file }, { $entry }: “{ $name }” is missing.
board-wrong-type = { $file }, { $entry }: this should be of type { $expected }.
board-wrong-length = { $file }, { $entry }: this should have { $expected } items, but has { $found }.
board-bad-value = { $file }, { $entry }: “{ $value }” is not allowed here. Allowed: { $allowed }.
board-bad-color = { $file }, { $entry }: a { $kind } route can’t have the color { $color }.
board-bad-measure = { $file }, { $entry }: “{ $name }” can’t be measured under these rules.
board-duplicate = { $file }, { $entry }: this appears more than once.
board-empty = { $file }, { $entry }: this is empty.
board-too-many = { $file }, { $entry }: there are { $found }, but at most { $most } are allowed.
board-wrong-count = { $file }, { $entry }: the file says { $stated }, but there are { $found }.
board-unknown-city = { $file }, { $entry }: there’s no city “{ $name }”.
board-unknown-place = { $file }, { $entry }: there’s no city or zone “{ $name }”.
board-unknown-route = { $file }, { $entry }: there’s no route “{ $name }”.
board-unknown-ticket = { $file }, { $entry }: there’s no ticket “{ $name }”.
board-unknown-zone = { $file }, { $entry }: there’s no zone “{ $name }”.
board-same-ends = { $file }, { $entry }: it begins and ends in “{ $name }”.
board-zone-empty = { $file }, { $entry }: no city is an end of this zone.
board-zone-end-shared = { $file }, { $entry }: one end of the zone “{ $name }” can’t join two cities.
board-group-missing = { $file }, { $entry }: another track runs beside it, so it needs a group.
board-group-single = { $file }, { $entry }: it is alone in the group “{ $name }”.
board-group-uneven = { $file }, { $entry }: the group “{ $name }” is not all the tracks of one length between two cities.
board-crossing-itself = { $file }, { $entry }: a route can’t cross itself.
board-crossing-one-sided = { $file }, { $entry }: it crosses “{ $name }”, which doesn’t say so.
board-missing-mechanic = { $file }, { $entry }: there are { $kind } routes, so the rules need “{ $name }”.
board-unused-mechanic = { $file }, { $entry }: “{ $name }” is for { $kind } routes, and there are none.
board-no-tile = { $file }, { $entry }: there’s no tile of length { $length } for “{ $name }”.
board-too-few-tickets = { $file }, { $entry }: { $needed } tickets ({ $name }) are needed, but there are only { $found }.
board-long-tickets-undealt =
    { $found ->
        [one] { $file }, { $entry }: there’s a long ticket, but none is dealt.
       *[other] { $file }, { $entry }: there are { $found } long tickets, but none is dealt.
    }

## Rule values

rule-players = players
rule-cars = cars each
rule-card_deal = cards dealt
rule-ticket_deal = tickets dealt
rule-ticket_draw = drawing tickets
rule-open_locomotive = a face-up locomotive
rule-sweep = three face-up locomotives
rule-jokers = locomotives are wild
rule-parallel_from = double routes
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
value-open_locomotive-both_draws = counts as both draws
value-open_locomotive-one_draw = counts as one of the two draws
value-sweep-yes = all five face-up cards are replaced
value-sweep-no = stay as they are
value-jokers-everywhere = everywhere
value-jokers-some = only { $where }
value-parallel_from = all open with { $players } players or more
value-ferry_substitute = any { $number } cards, on a ferry
value-stations = { $number } each, for { $costs } cards
value-tiles = { $copies } of each color in lengths { $lengths }
value-bullets = { $trains } for all; the last round waits until { $left } or fewer are left
value-last_round_cars =
    { $cars ->
        [one] when someone has one car or fewer
       *[other] when someone has { $cars } cars or fewer
    }
value-bonus-most_of = { $points } for the most { $measure }
value-bonus-longest_path = { $points } for the longest path
value-bonus-per_unit = { $points } each for { $measure }
value-bonus-rank_table = { $measure }, by rank: { $first } for 1st of { $players }, { $none } for having none
value-ties = { $measures }; then the win is shared
