import { AFTER_PHRASES } from './afterwards.ts';
import { CHORE_PHRASES } from './chores.ts';
import { CONTEST_PHRASES } from './contests.ts';
import { EVERYDAY_PHRASES } from './everyday-phrases.ts';
import { FIGURES_OF_SPEECH } from './figures-of-speech.ts';
import { HANDICRAFT_PHRASES } from './handicraft.ts';
import { HARVEST_PHRASES } from './harvest.ts';
import { EVENT_PHRASES } from './key-events.ts';
import { PLACE_PHRASES } from './place-phrases.ts';
import { SIGNAL_PHRASES } from './signals.ts';
import { SLANG_PHRASES } from './slang.ts';
import { FLIGHT_PHRASES } from './space-flights.ts';

/** Phrases in which a word does not mean what it usually does, and words with the meaning of the phrase, which are read instead. */
const HOMONYMS: readonly (readonly [RegExp, string])[] = [
  ...AFTER_PHRASES,
  ...FIGURES_OF_SPEECH,
  ...SLANG_PHRASES,
  ...FLIGHT_PHRASES,
  ...EVENT_PHRASES,
  ...CONTEST_PHRASES,
  ...CHORE_PHRASES,
  ...EVERYDAY_PHRASES,
  ...HANDICRAFT_PHRASES,
  ...HARVEST_PHRASES,
  ...SIGNAL_PHRASES,
  ...PLACE_PHRASES,
  // "She trains for the fight" and "they train" need no train.
  [
    / train(?:s|ed|ing)? (?=(?:again|for|hard|every|all|with|alone|together|to|(?:a|the|his|her|their|my) (?:\p{L}+ )?(?:dog|cat|horse|wolf|dragon|bird|lion)|(?:in|at) (?:a|the|his|her) (?:\p{L}+ )?(?:gym|ring|dojo)) )/gu,
    ' exercise ',
  ],
  [/(?<= (?:they|we)) train /gu, ' exercise '],
  // "Mina and Jo fish" is about no fish.
  [/ (and|und) (\p{L}+) fish (?=(?:on|in|at|from|by|together) )/gu, ' $1 $2 fishes '],
  [/ pull(?:s|ed|ing)? (him|her|them|\p{L}+) (?:out|up|ashore|from) /gu, ' rescues $1 from '],
  // Whoever watches a game has no ball.
  [
    / (watch(?:es|ed|ing)?|mir(?:a|an)|schau(?:t|en)|seh(?:en)?|regarde(?:nt)?|guarda(?:no)?) (?:(?:the|an?|el|un|le|la|das|ein) )?(?:football|soccer|futbol|fussball|foot|calcio)(?= )/gu,
    ' $1 game',
  ],
  // "Oma hat Geburtstag" is about no hat.
  [
    / hat (?=(?:geburtstag|angst|hunger|durst|heimweh|sich|nie|noch|schon|alles|nichts|kein(?:e|en)?|ein(?:e|en)?|ihr(?:e|en)?|sein(?:e|en)?|das|den|der|sie|ihn|ihm|ge\p{L}+t|ver\p{L}+) )/gu,
    ' ',
  ],
  // The candles that somebody blows out are on a cake.
  [
    / (?:blow(?:s|ing)? out|blew out) (?:(?:the|her|his|my|their|all the) )?(?:\p{L}+ )?candles | puste(?:t|n) (?:die|ihre|seine|alle) kerzen aus | sopla(?:n)? las velas | souffle(?:nt)? (?:les|ses) bougies | soffia(?:no)? sulle candeline /gu,
    ' carries the cake ',
  ],
  // Parents kiss in another way than lovers.
  [
    / kiss(?:es|ed)? (him|her|them|\p{L}+) (?=(?:goodbye|good bye|goodnight|good night|on the (?:forehead|cheek|head)) )/gu,
    ' hugs $1 ',
  ],
  [
    /(?<= (?:mother|father|mom|mum|dad|grandma|grandpa|grandmother|grandfather|papa|mama) (?:\p{L}+ ){0,5})kiss(?:es|ed)? (?=(?:him|her|them|\p{L}+) )/gu,
    'hugs ',
  ],
  // Whoever comes home from a war is in peace, and no fight goes on there.
  [/(?<= (?:home|back|returns?|returned)) from (?:the )?war /gu, ' '],
  [
    /(?<= (?:torna|vuelve|regresa|kehrt|kommt|revient|rentre|volta) (?:\p{L}+ ){0,2})(?:dalla guerra|de la guerra|aus dem krieg|de la guerre|da guerra) /gu,
    '',
  ],
  // Soup that is made is not eaten yet.
  [
    / (?:makes?|made|prepares?|prepared) (?:(?:him|her|them|us|me) )?(?:(?:an?|some|the|his|her|their) )?(?:\p{L}+ )?(?:soup|stew|pasta|sandwich(?:es)?|cookies|food) /gu,
    ' bakes ',
  ],
  [/ help(?:s|ed)? (him|her|them|\p{L}+) (?:up|stand|to (?:his|her|their) feet) /gu, ' hugs $1 '],
  // Serenades are sung on the street.
  [/ under (?:her|his|the|\p{L}+ s) (?:\p{L}+ )?(?:window|balcony) /gu, ' outside '],
  [/ ruf(?:t|en) ((?:\p{L}+ ){1,3})an (?=$|\p{L})/gu, ' telefonieren $1'],
  // What lights up the sky brings nobody there.
  [/ (?:lights?|lit|lighting) up the (?:night )?sky /gu, ' shine '],
  // Pets are stroked, and nobody else is hugged for them.
  [
    / (?:hug|hold|cuddle|pet|stroke|kiss|embrace|feed)(?:s|es|d|ed|ing|ged|ging|ted|ting)? (?=(?:the|a|an|her|his|my|their|our) (?:\p{L}+ )?(?:cat|kitten|dog|puppy|rabbit|bunny|horse|pony|cow|calf|pig|piglet|hen|chicken|chick|duck|duckling|goose|sheep|lamb|goat|frog|turtle|penguin|monkey|animal)s? )| (?:umarmt|streichelt|futtert) (?=(?:die|den|das|ihre|ihren|seine|seinen) (?:katze|hund|welpen|kaninchen|pferd|pferde|kuh|kuhe|huhn|huhner|ente|enten|gans|ganse|schaf|schafe|schwein|schweine|ziege|ziegen|tiere) )| (?:abraza|acaricia) (?=(?:al|a la|a su|el|la|su) (?:gato|gata|perro|perra|gatito|perrito) )| (?:caresse|serre) (?=(?:le|la|son|sa) (?:chat|chien|chatte|chienne) )/gu,
    ' kneels before ',
  ],
  // Nobody goes on running who runs into arms.
  [/ (?:corren?|se lanzan?) a (?:sus|los) brazos /gu, ' abraza '],
  [/ (?:corre|corrono|si getta) (?:tra|fra|nelle) (?:le )?(?:sue|loro) braccia /gu, ' abbraccia '],
  [/ (?:court|courent|se jette|se jettent) dans (?:ses|leurs) bras /gu, ' etreint '],
  [/ (?:lauft|rennt|fallt|springt) (?:ihm |ihr )?in (?:die|seine|ihre) arme /gu, ' umarmt '],
  // Who "van a la playa" needs no van.
  [/ van (?=(?:a|al|hacia|por|juntos|juntas) )/gu, ' caminan '],
  // "Gibt ihr einen Apfel": to her.
  [/ (?:gibt|schenkt|bringt) ihr (?=(?!und )\p{L})/gu, ' schenkt sie '],
  [/ (?:gibt|schenkt|bringt) ihm (?=(?!und )\p{L})/gu, ' schenkt er '],
  [/ (decorat(?:es?|ed|ing)|trims?|trimmed) (?:the|a|their|his|her) (?:\p{L}+ )?tree /gu, ' $1 the christmas tree '],
  // Balls are kicked on the ground, and nobody is fought.
  [
    / kick(?:s|ed|ing)? (?:(?:the|a|his|her|their) (?:\p{L}+ )?(?:ball|football)|a goal) | shoots? (?:a goal|at the goal) /gu,
    ' plays football ',
  ],
  // Knights ride no bicycles.
  [
    /(?<= (?:knight|cowboy|cowgirl|samurai|warrior|prince|princess|king|queen)s?) rid(?:es?|ing) (?!(?:an?|the|his|her|their|on|in|by|with) )/gu,
    ' rides a horse ',
  ],
  // "She holds an old man's hand" is what two people do, and so is calling one's mother, by phone.
  [
    / (?:hold|holds|holding|held|squeezes?|takes|took) (?:(my|his|her|their)|((?:(?:an?|the|his|her|my) )?(?:\p{L}+ )?\p{L}+) s) hands? /gu,
    ' holds hands with $1$2 ',
  ],
  [
    / call(?:s|ed|ing)? (?=(?:my|your|our|his|her|their|the) (?:mother|mom|mum|father|dad|daughter|son|sister|brother|wife|husband|boyfriend|girlfriend|friends?|parents|family|grandma|grandmother|grandpa|grandfather|boss|ex) )/gu,
    ' phones ',
  ],
  // "Carries her home" is about the way, and not about her home.
  [
    /(?<= (?:carry|carries|carried|carrying|drags?|dragged) (?:me|him|her|them|us|\p{L}+)) (?:all the way )?home /gu,
    ' along ',
  ],
  [
    / (?:breaks?|broke|hurts?|twists?|twisted|sprains?|sprained) (?:my|his|her|their) (?:leg|arm|ankle|foot|knee) /gu,
    ' falls ',
  ],
  // Nobody gets a speech or a kiss as a gift.
  [/ g(?:ive|ives|ave|iving) (?:an?|the|his|her|their|my) (?:\p{L}+ )?(?:speech|talk|toast|lecture) /gu, ' points '],
  [/ g(?:ive|ives|ave|iving) (him|her|them|\p{L}+) an? (?:\p{L}+ )?(kiss|hug) | with a (kiss|hug) /gu, ' $2$3es $1 '],
  // What is read on a screen is at no ear.
  [
    / (?:writes?|wrote|writing|types?|sends?|sent|gets?|got|receives?|reads?|checks?) (?:(?:an?|the|his|her|my|their|another) )?(?:\p{L}+ )?(?:text message|text|message)s? /gu,
    ' reads the phone ',
  ],
  [
    / (?:texts|texting|texted|(?:looks?|looked|looking|stares?|stared|staring) at|scrolls?(?: through| on)?|checks?|checked) (?=(?:his|her|the|my|their|a) (?:\p{L}+ )?(?:phone|cell phone|mobile|smartphone)s? )/gu,
    ' reads ',
  ],
  [
    / (?:(?:plant|stick|rais|hoist)(?:s|es|e|ed|ing)?|stuck|puts? up) (?:(?:an?|the|his|her|their|our|my) )?(?:\p{L}+ )?flags? /gu,
    ' plants the flag ',
  ],
  // Boxers wear no ring.
  [/ in (?:the|a) (?:boxing )?ring (?!on )/gu, ' in the gym '],
  // "The painting" is none of somebody who paints.
  [
    /(?<= (?:the|a|an|his|her|their|my|our|this|that|old|first|last)) (?:painting|drawing|sketch)(?:e?s)? /gu,
    ' picture ',
  ],
  [/ milk(?:s|ed|ing)? (?=(?:a|the|his|her|their|two|some) (?:\p{L}+ )?(?:cow|goat)s? )/gu, ' kneels before '],
  // Who works in an office does so at a computer.
  [
    / work(?:s|ed|ing)? (?=(?:\p{L}+ ){0,2}?(?:(?:in|at) (?:the|an|his|her|their|my) (?:\p{L}+ )?(?:office|desk)|(?:on|at) (?:a|the|his|her|my) (?:computer|laptop)) )/gu,
    ' types on the computer ',
  ],
  // Whoever is too late for a train is not in it.
  [
    / (?:the|her|his|their|my) (?:last )?train (?:(?:has|had|is) )?(?:already )?(?:left|gone|departed|leaves|departs)(?: without (?:him|her|them|me))? /gu,
    ' stays sad on the platform ',
  ],
  [/ scor(?:e|es|ed|ing) (?:the|a|an|her|his|their) (?:\p{L}+ )?(?:basket|goal|point)s? /gu, ' scores '],
  // Nobody drives a car that does not run.
  [
    / (?:the|a|her|his|their|my) (?:\p{L}+ )?(?:car|van|truck|motorcycle|motorbike|bike|bus) (?:breaks|broke|has broken) down /gu,
    ' waits sad by the road ',
  ],
  // Guests throw it, and nobody eats it.
  [/(?<= throw(?:s|ing|n)?| threw) (?:rice|petals|flowers) /gu, ' confetti '],
  [
    / sav(?:es?|ed|ing) (?!(?:(?:the|his|her|their|my|our|some|enough|all|whole|a|an|every|this|that|for) )*(?:world|day|money|planet|earth|city|village|kingdom|town|house|farm|school|time|energy|seats?|files?|photos?|animals?|dogs?|cats?|puppy|kitten|birds?|horses?|up|on|it|dates?|lives|life|game|best|last) )/gu,
    ' hugs ',
  ],
  [/ propos(?:e|es|ed|ing) (?!an? )/gu, ' kneels with a ring '],
  // Whoever is laughed at does not laugh.
  [
    / laugh(?:s|ed|ing)? (?:out loud )?at (?=(?:him|her|me|them|us|\p{L}+) )| make(?:s|ing)? fun of | made fun of | mock(?:s|ed|ing)? | tease(?:s|d)? |(?<! (?:an?|the|his|her|their|my|school|big|two|some)) bull(?:y|ies|ied) /gu,
    ' mocks ',
  ],
  [
    / (?:lachen|lacht|lachten|lachte) (sie|ihn|ihm|mich|\p{L}+) aus | se (?:rien?|burlan?) de (\p{L}+) | se moquent? d(?:e|elle) ?(\p{L}*) | prendono in giro (\p{L}+) /gu,
    ' mocks $1$2$3$4 ',
  ],
  // German "dort" is a place, and French "dort" sleeps.
  [
    /^ (und )?dort (?!(?:sur|dans|a|au|aux|sous|avec|comme|toute?|enfin|pres|chez|profondement|encore|deja|mal|bien) )(?=\p{L})/gu,
    ' $1',
  ],
  // Whoever runs to somebody ends in their arms.
  [
    / (?:run(?:s|ning)?|ran|rush(?:es|ed)?|fl(?:y|ies|ew)) (?:back )?(?:to|towards?|into) (him|her|me|you|them|each other|(?:his|her|my|your) arms) (?=$|and |on |in |at )/gu,
    ' hugs $1 ',
  ],
  // The way home is on the street.
  [/ walk(?:s|ed|ing)? (him|her|me|(?!all|back|the)\p{L}+) (?:back )?home /gu, ' walks along the street with $1 '],
  [/ (?:acompana|acompanan) (?:a (?:su|la) )?(?:\p{L}+ )?a (?:su )?casa /gu, ' camina juntos por la calle '],
  // Whoever makes a fire sits by it.
  [
    / (?:make(?:s)?|made|build(?:s)?|built|light(?:s)?|lit|start(?:s|ed)?) (?:a|the) (?:\p{L}+ )?(?:camp ?|bon)?fire /gu,
    ' sits by the campfire ',
  ],
  // Brooms of witches have no wheels.
  [/ (?:rid(?:es?|ing)|rode) (?=(?:on )?(?:an?|the|his|her|their) (?:\p{L}+ )?broom(?:stick)?s? )/gu, ' flies '],
  // Nobody needs a skateboard on ice.
  [/ (?:ice )?skat(?:es?|ed|ing) (?=(?:\p{L}+ ){0,3}(?:ice|frozen|icy|rink) )| ice skat(?:es?|ed|ing) /gu, ' dances '],
];

/** Plain texts have no marks above or below letters, as of "が" and "é", and the letters of Hangul one by one. */
const PHRASES = HOMONYMS.map(
  ([{ source, flags }, meaning]) =>
    [new RegExp(source.normalize('NFD').replace(/\p{M}/gu, ''), flags), meaning] as const,
);

/** @param plainText as `plain` returns it */
export function withoutHomonyms(plainText: string): string {
  return PHRASES.reduce((text, [phrase, meaning]) => text.replace(phrase, meaning), plainText);
}
