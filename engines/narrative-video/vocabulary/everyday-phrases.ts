type Phrase = readonly [RegExp, string];

/** Articles and adjectives between "misses" and what leaves without somebody, in plain text. */
const KINDS =
  'the|a|an|his|her|their|my|our|last|first|next|school|early|late|night|morning|evening|' +
  'el|la|los|las|un|una|su|ultimo|primer|le|les|l|son|sa|leur|dernier|premier|den|die|das|ihren|ihre|ihr|seinen|letzten|il|lo|o|uno|seu|sua|primeiro|primo';
const MISSES =
  'miss|misses|missed|pierde|pierden|perdio|perdieron|rate|ratent|manque|manquent|verpasst|verpassen|verpasste|verpassten|perde|perdono|perse|persero|perdem|perdeu|perderam';
const DEPARTED: Readonly<Record<string, string>> = {
  'bus|coach|autobus|onibus': ' stays misses at the bushaltestelle by the departing bus ',
  'train|subway|metro|tram|tren|zug|bahn|treno|trem': ' stays misses on the platform ',
  // What flies or sails away is seen in the distance.
  'plane|airplane|flight|avion|vuelo|vol|flugzeug|flug|flieger|aereo|volo|aviao|voo':
    ' stays misses at the airport below the plane ',
  'boat|ship|ferry|cruise|barco|transbordador|bateau|schiff|fahre|boot|nave|traghetto|navio|balsa':
    ' stays misses on the shore before the ship ',
};

/** Whoever is too late for a bus, a train, a plane or a ship is not in it, and is sad where it left. */
const MISSED: readonly Phrase[] = Object.entries(DEPARTED).map(([vehicles, meaning]) => [
  new RegExp(` (?:${MISSES}) (?:(?:${KINDS}) )+(?:${vehicles})(?: (?:to|for) (?:(?:${KINDS}) )*\\p{L}+)? `, 'gu'),
  meaning,
]);

const MISSED_UNSPACED: readonly Phrase[] = [
  [
    /(?:バス|巴士)に乗り遅れ\p{L}*|错过了?(?:公交车?|巴士)|버스를 놓\p{L}*/gu,
    ' stays misses at the bushaltestelle by the departing bus ',
  ],
  [/(?:電車|列車|汽車)に乗り遅れ\p{L}*|错过了?(?:火车|列车|地铁)|기차를 놓\p{L}*/gu, ' stays misses on the platform '],
  [
    /(?:飛行機)に乗り遅れ\p{L}*|错过了?(?:飞机|航班)|비행기를 놓\p{L}*/gu,
    ' stays misses at the airport below the plane ',
  ],
];

/**
 * Whether a train has left without somebody, or leaves somebody behind.
 * @param plainText after its phrases were replaced
 */
export function hasTrainLeft(plainText: string): boolean {
  return / stays (?:sad|misses) on the platform | train (?:pulls|pulled|rolls|rolled|drives|drove) (?:out|away|off) /u.test(
    plainText,
  );
}

const BRUSHES_TEETH =
  '(?:brush(?:es|ed|ing)? (?:(?:my|his|her|their|our) )?teeth|se (?:cepillan?|lavan?) los dientes|putz(?:t|en) (?:sich )?(?:die|ihre|seine) zahne|se brosse(?:nt)? les dents|si lava(?:no)? i denti|escovam? os dentes|\\p{L}*(?:歯を(?:磨|みが)|刷牙|이를 닦|양치)\\p{L}*)';
/** Teeth are brushed at home, if nothing else is said. */
const ELSEWHERE =
  '(?:in|at|on|by|under|en|im|am|dans|nel|nella|no|na) (?!(?:the )?(?:morning|evening|night|dawn|home|room|bathroom))';

/**
 * Whether somebody was too late for a vehicle, which nobody knows before.
 * @param plainText after its phrases were replaced
 */
export function isLeftBehind(plainText: string): boolean {
  return plainText.includes(' stays misses ');
}

const SHOWS =
  'play|musical|concert(?! hall)|recital|talent show|talent contest|choir|opera|show|theater|theatre|' +
  'obra (?:de teatro|de la escuela|escolar)|coro|concierto|piece de (?:theatre|l ecole)|chorale|spectacle|' +
  'schulkonzert|theaterstuck|chor|konzert|recita|concerto|spettacolo|peca (?:de teatro|da escola)|coral';

/** Phrases of everyday life whose words mean something else, and words with the meaning of the phrase. */
export const EVERYDAY_PHRASES: readonly Phrase[] = [
  // Balls are hit over a net.
  [
    / (volleyball|voleibol|volley ball|pallavolo|tennis|badminton) (?!net |court |racket |ball )/gu,
    ' $1 volleyball net ',
  ],
  [
    / bus (?:leaves|left|drives (?:off|away)|drove (?:off|away)|pulls (?:away|out)|pulled (?:away|out)|departs|departed) /gu,
    ' departing bus ',
  ],
  ...MISSED,
  ...MISSED_UNSPACED,
  // Nobody drinks from what somebody sees through.
  [
    /(?<! (?:raise[sd]?|clink(?:s|ed)?|fill(?:s|ed)?|empt(?:y|ies|ied))) (her|his|my|your) glasses (?!of )/gu,
    ' $1 spectacles ',
  ],
  [
    / (wears?|wearing|wore|puts? on|takes? off|took off|cleans?) ((?:the|a pair of|thick|new|big|old) )*glasses (?!of )/gu,
    ' $1 spectacles ',
  ],
  // Nobody paints with a toothbrush or a hairbrush.
  [new RegExp(` ${BRUSHES_TEETH} (?=${ELSEWHERE})`, 'gu'), ' toothbrush '],
  [new RegExp(` ${BRUSHES_TEETH} `, 'gu'), ' toothbrush at home '],
  [
    / brush(?:es|ed|ing)? (?=(?:(?:the|an?|his|her|their|my) )(?:\p{L}+ )?(?:dog|puppy|cat|kitten|rabbit|bunny|horse|pony|sheep) )/gu,
    ' kneels before ',
  ],
  [/ brush(?:es|ed|ing)? (?=(?:the|his|her|their|my|off|away|past|against|\p{L}+ s) )/gu, ' touches '],
  // Nobody who is late is there.
  [
    / (?:(?:too|so|very|always|again|running) )?late (?:for|to) (?:(?:the|a|an|her|his|their|my) )?(?:first )?(?:school|class|work|office|job|exam|test|lesson|university|college)(?: again)? /gu,
    ' searches clock window ',
  ],
  [
    / (?:llegan? tarde|va tarde|van tarde) (?:a la escuela|a clase|al colegio|al trabajo|a la oficina) | en retard (?:pour|a) (?:l ecole|le lycee|les cours|le travail|l ecole|son travail) | (?:au|du) travail en retard | zu spat (?:zur|in die|zum|ins) (?:schule|arbeit|unterricht|buro) | in ritardo (?:per la|a|al|per il) (?:scuola|lavoro) | atrasad[oa]s? para (?:a|o) (?:escola|aula|trabalho) | (?:学校|会社|仕事)に遅刻\p{L}*| 上学迟到| 학교에 늦\p{L}*/gu,
    ' searches clock window ',
  ],
  // Whoever sings or dances in a school play is on a stage, not in a classroom.
  [
    new RegExp(
      ` (?:in|at|for|en|im|dans|al|no|na|nel|nella) (?:(?:the|an?|his|her|their|my|our|la|el|un|una|le|l|il|o|der|die|das|ihrem|seinem) )?(?:(?:school|big|annual|christmas|spring|summer|town|village|class|local) )*(?:${SHOWS})(?: (?:de la escuela|del colegio|de l ecole|della scuola|da escola|der schule|at school|at the school))? `,
      'gu',
    ),
    ' on the theater stage ',
  ],
  [
    / wins (?:the|a) (?:school )?talent (?:show|contest) | won (?:the|a) (?:school )?talent (?:show|contest) /gu,
    ' wins on the theater stage ',
  ],
  // Calling home means to phone, and not to be there.
  [
    / (?:call|ring|phone)(?:s|ed|ing)? (?:back )?(?:home|mom|mum|mama|mommy|mummy|dad|daddy|papa|grandma|grandpa|granny|(?:(?:the|an?) )?(?:police|ambulance|doctor|friend|taxi|cab|firefighters)|for (?:help|a taxi|an ambulance)) /gu,
    ' phones ',
  ],
  [
    / (?:rings|rang|rings up|rang up|calls up|called up) (?=(?:my|his|her|their|the) (?:mother|mom|mum|father|dad|daughter|son|sister|brother|wife|husband|boyfriend|girlfriend|friends?|parents|family|grandma|grandmother|grandpa|grandfather|boss) )/gu,
    ' phones ',
  ],
  [
    / llaman? a (?:casa|mama|papa|su (?:madre|padre|mama|papa|amig[oa])) | appelle(?:nt)? (?:a la maison|maman|papa|(?:sa|son) (?:mere|pere|amie?)) | ruf(?:t|en) (?:zu ?hause|daheim|mama|papa|(?:ihre|seine|ihren|seinen) (?:mutter|vater|mama|papa|freundin|freund)) (?:an )?| telefonier(?:t|en) (?:nach hause|mit (?:mama|papa)) | chiaman?o? (?:a )?(?:casa|mamma|papa|(?:sua|suo) (?:madre|padre)) | ligam? para (?:casa|a mae|o pai|mamae|papai) /gu,
    ' phones ',
  ],
  // Whoever is taken home is there, and is fed there.
  [
    / (?:(?:take|bring)(?:s|ing)?|took|brought) (me|it|him|her|them|us|(?:(?:the|an?|his|her|their|my) )?(?:\p{L}+ )?(?:dog|puppy|cat|kitten|rabbit|bunny|animal|pet)) (?:back )?home(?: (?:with|to) (?:me|him|her|them|us))? /gu,
    ' walks in the house with $1 ',
  ],
  [/ (?:carry|carries|carried) it (?:back )?home /gu, ' carries it in the house '],
  // Flowers of a meadow are in nobody's hand.
  [
    / (meadow|field|sea|valley|hill|garden)s? (?:full )?of (?:\p{L}+ )?(?:flowers|wildflowers|daisies|tulips|poppies) /gu,
    ' $1 ',
  ],
  [
    / (?:(?:feed|give)(?:s|ing)?|fed|gave) (it) (?:(?:some|a|an|the|warm|hot|fresh|her|his|bowl of|piece of|bit of) )*(?:soup|food|milk|water|bread|meat|bone|dinner|breakfast|cheese|treats?|cookies?|carrots?|stew|rice) | fe(?:eds?|d) (it) /gu,
    ' kneels before $1$2 ',
  ],
  [/ full of (\p{L}+ing) (people|guests) /gu, ' full of $2 $1 '],
  // Runners do neither drive a race nor box for it.
  [
    / train(?:s|ed|ing)? (?:hard |every day |again )?for (?:(?:the|an?|her|his|their|my) )?(?:\p{L}+ )?(?:marathon|half marathon|race|run|sprint|olympics|triathlon) /gu,
    ' runs ',
  ],
  [
    / (?:entrena|entrenan) para (?:el|la|un|una) (?:maraton|carrera) | s entraine(?:nt)? pour (?:le|la|un|une) (?:marathon|course) | trainier(?:t|en) fur (?:den|das|einen|ein) (?:marathon|lauf|rennen) | si allena(?:no)? per (?:la|una) (?:maratona|gara) | treina(?:m)? para (?:a|uma) (?:maratona|corrida) /gu,
    ' runs ',
  ],
  [
    / (wins?|won|winning|finish(?:es|ed)?) (?:(?:the|an?|her|his|their|my) )(?:\p{L}+ )?(?:race|marathon) /gu,
    ' $1 finish line ',
  ],
  [/ (loses?|lost) (?:(?:the|an?|her|his|their|my) )(?:\p{L}+ )?(?:race|marathon) /gu, ' $1 '],
  [
    / (run|runs|ran|running) (?:in )?(?:(?:the|an?|her|his|their|my|first) )+(?:race|marathon|half marathon) /gu,
    ' $1 ',
  ],
];
