type Phrase = readonly [RegExp, string];

/** Phrases that say where somebody is in other words than they seem to, and words with the meaning of the phrase. */
export const PLACE_PHRASES: readonly Phrase[] = [
  // Who looks in through the window of a school is outside.
  [
    / (?:through|into|in at|at) (?:the|a|an|its|their) (?:\p{L}+ )?windows? of (?:the|a|an|her|his) (?:\p{L}+ )?(?:school|shop|store|restaurant|cafe|bakery|theater|theatre|house|studio|club|church|gym|library|museum|palace|castle) /gu,
    ' from the street ',
  ],
  [
    / (?:through|into) (?:the|a|an) (?:school|shop|store|restaurant|cafe|bakery|theater|theatre|studio|toy shop) windows? /gu,
    ' from the street ',
  ],
  // Whoever is asked to a dance is not there yet.
  [
    / (asks?|asked|invites?|invited|takes?) (him|her|me|you|them|\p{L}+) (?:out )?(?:to|on) (?:the|a|an|his|her|their) (?:\p{L}+ )?(?:prom|ball|dance|party|date|concert|wedding|movies|cinema)(?= (?:$|but |and (?:she|he|they) |by |with a ))/gu,
    ' $1 $2 ',
  ],
  [
    / deliver(?:s|ed|ing)? (?=(?:the |a |some )?(?:milk|mail|letters?|newspapers?|packages?|parcels?) )(?:the |a |some )?\p{L}+ /gu,
    ' carries the box ',
  ],
  // Whoever saves somebody from a house on fire does not stay in it.
  [/ (?:burning (?:house|building|apartment)|house on fire) /gu, ' fire outside '],
  // Whoever plays a pirate is on no sea.
  [
    / play(?:s|ed|ing)? (?:(?:at|as) )?(?:pirates?|knights?|cowboys?|princess(?:es)?|astronauts?|superhero(?:es)?|hide and seek) (?!in |at |on |for )/gu,
    ' plays ',
  ],
  // Nobody kicks the ball at which a princess dances.
  [
    / (?:(?:royal|grand|masked|masquerade|charity|costume) ball|(?<= at )the ball(?= (?:she|he|they|where|in|of|with|\p{L}+ dances?) )|(?<= (?:goes|go|went|comes|come) to )the ball) /gu,
    ' the ballroom ',
  ],
  // Whoever is not at home has the door closed.
  [/ (?:isn t|is not|wasn t|was not) (?:at )?(?:home|there) (?=$|and |but |anymore )/gu, ' is gone '],
  [/ slip(?:s|ped)? (him|her|them|me|\p{L}+) (?=(?:a|an|the|some|his|her) )/gu, ' gives $1 '],
  // Floors are in houses.
  [
    / (?:scrub|clean|wax|polish|wip)(?:s|es|ed|bed|bing|ing)? (?=(?:the|her|his|their|all the) (?:\p{L}+ )?floors? )/gu,
    ' sweeps ',
  ],
  // Islands without people are no deserts, and no dry land is around them.
  [/ (?:desert|deserted) island /gu, ' island '],
  [/ (?:isla desierta|einsamen? insel|einsame insel|ile deserte|isola deserta|ilha deserta) /gu, ' island '],
  [
    / (?:at|on) the bank(?:s)? of (?:the|a) (?:\p{L}+ )?(?:river|canal|stream|seine|thames|spree|danube) /gu,
    ' by the river ',
  ],
  [
    / (?:au bord de l eau|au bord de la seine|sur les quais de la seine|am ufer der spree|am ufer) /gu,
    ' by the river ',
  ],
  // Whoever does not tell the truth need not lie down.
  [/(?<= (?:she|he|they|who)) (?:lies|lied|lie) (?=$|to |about |again |and )/gu, ' speaks '],
  // Plates are washed in a kitchen, and no volcano is near.
  [/ lava(?:no|m|n)? (?:i piatti|los platos|la vajilla|a louca|os pratos) /gu, ' washes the dishes '],
  [/ (?:lava|lavano) (?=(?:i|il|la|le|gli|l|o|a|os|as|los|las|su|el) )/gu, ' washes '],
  // Bells at doors are worn on no finger.
  [
    / (?:rings?|rang) (?:at )?(?:the|a|his|her|their) (?:\p{L}+ )?(?:bell|doorbell)(?! tower) /gu,
    ' waits at the front door ',
  ],
  // Whoever races somebody on foot needs no car.
  [
    / rac(?:e|es|ed|ing) (?=(?:each other|(?:\p{L}+ )?(?:luggage|shopping) carts?|one another|(?:down|up|through|across|along|to) the (?:\p{L}+ )?(?:stairs|steps|beach|hall|hallway|street|field|meadow|forest|airport|sea|hill|lake|crowd)) )/gu,
    ' runs ',
  ],
  // What is watered stands outside, and the water is in a bucket.
  [
    / water(?:s|ed|ing)? (?=(?:the|a|an|his|her|their|my|our|its) (?:\p{L}+ )?(?:trees?|flowers?|roses?|seeds?|saplings?|plants?|garden|vegetables|sunflowers?) )/gu,
    ' carries the bucket before ',
  ],
];
