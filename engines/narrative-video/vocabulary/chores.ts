type Phrase = readonly [RegExp, string];

const OWN =
  'the|a|an|some|my|his|her|their|our|your|all|old|el|la|los|las|su|sus|mi|mis|le|les|l|sa|ses|son|ma|mes|die|den|das|ihre|ihren|seine|seinen|meine|meinen|il|lo|i|gli|o|as|os|sua|suas|seu|seus|minha|meu';
/** A determiner and an adjective, which may both be missing. */
const KIND = `(?:(?:${OWN}) )*(?:\\p{L}+ )?`;
const GOODS =
  'lemonade|ice cream|flowers|fruit|fruits|vegetables|apples|oranges|bread|cakes?|cookies|fish|coffee|hot dogs|burgers|popcorn|newspapers|balloons|toys|books|jewelry|clothes|candles|pumpkins|limonada|helados?|flores|frutas?|verduras?|limonade|glaces|fleurs|fruits|legumes|eis|blumen|obst|gemuse|limonata|gelati|fiori|frutta|sorvetes?';
const SEAT_BEFORE = '(?<= (?:bed|couch|sofa|armchair|chair|floor) .*)';
const ANY_SEAT = '(?=.*(?: on the floor | bed | couch | sofa | armchair | chair | cama | lit | bett | letto ))';

const TIES = '(?:tie|lace|clean|shine)(?:s|d|ing)?(?: up)?';
const SHOES = '(?:\\p{L}+ )?(?:shoes?|shoelaces?|laces|boots|sneakers)';

/** Returns two phrases, of which the second says that it is done at home, where nothing else is said. */
function atHome(doing: string, meaning: string): readonly Phrase[] {
  const elsewhere =
    '(?:in|at|on|by|under|en|im|am|dans|nel|nella|no|na) (?!(?:the )?(?:morning|evening|night|dawn|home) )';
  return [
    [new RegExp(`${doing}(?=${elsewhere})`, 'gu'), meaning],
    [new RegExp(doing, 'gu'), `${meaning}at home `],
  ];
}

/** What people do at home and around it, and words with the meaning of each phrase. */
export const CHORE_PHRASES: readonly Phrase[] = [
  // Whoever watches television sits before it.
  ...[
    ' watch(?:es|ed|ing)? (?:(?:some|the) )?(?:tv|television|cartoons|(?:(?:a|another|an|the|some|old|funny|scary|horror|romantic|sad) )*(?:\\p{L}+ )?(?:movies?|films?)) (?!stars? |theater |theatre |at the (?:cinema|theater|theatre)|in the (?:cinema|theater|theatre))',
    ' (?:ven?|miran?|vemos) (?:la )?(?:tele|television|una pelicula) ',
    ' regarde(?:nt)? (?:la )?(?:tele|television|tv|un film) ',
    ' (?:schau(?:t|en)|seh(?:en)|sieht|guck(?:t|en)) (?:fern|tv|fernsehen|einen film) ',
    ' guarda(?:no)? (?:la )?(?:tv|tele|televisione|un film) ',
    ' assistem? (?:a )?(?:tv|televisao|um filme) ',
  ].flatMap((watching): Phrase[] => [
    [new RegExp(`${watching}(?:${ANY_SEAT}|${SEAT_BEFORE})`, 'gu'), ' sits before the television screen '],
    [new RegExp(watching, 'gu'), ' sits on the sofa before the television screen '],
  ]),
  [
    /テレビを[見観]\p{L}*|看电视|텔레비전을 보\p{L}*|TV를 보\p{L}*/gu,
    ' sits on the sofa before the television screen ',
  ],
  ...atHome(
    ` (?:pack(?:s|ed|ing)?(?: up)? ${KIND}(?:suitcases?|bags?|things|stuff|backpack)|hacen? (?:la maleta|las maletas)|fait (?:sa|ses|la) valises?|packt (?:seine|ihre|ihren|seinen|den|die) (?:koffer|tasche|sachen)|fa(?:nno)? (?:la valigia|le valigie)|(?:faz|fazem|arruma|arrumam) (?:a mala|as malas)) `,
    ' kneels with the suitcase ',
  ),
  [/荷物をまとめ\p{L}*|荷造り\p{L}*|收拾行李|짐을 [싸챙]\p{L}*/gu, ' kneels with the suitcase at home '],
  ...atHome(
    ' (?:(?:cut(?:s|ting)?|dye(?:s|d|ing)?|comb(?:s|ed|ing)?) (?:my|his|her|their) (?:own )?(?:\\p{L}+ )?hair|se (?:corta|peina|tine) el (?:pelo|cabello)|se coupe les cheveux|schneidet sich die haare|si taglia i capelli|corta o (?:proprio )?cabelo) ',
    ' looks in the mirror ',
  ),
  [
    / (?:delet(?:es?|ed|ing)|eras(?:es?|ed|ing)) (?:(?:all|every|the|my|his|her|your|their|our|old) )*(?:photos?|pictures?|pics|messages?|texts|numbers?|chats?) | borra (?:sus|tus|las|su|tu|el) (?:fotos|mensajes|numero) | efface (?:ses|tes|les|son|ton) (?:photos|messages|numero) | loscht (?:seine|deine|ihre|die) (?:fotos|bilder|nachrichten|nummer) | cancella le (?:tue|sue) foto | apaga (?:as )?(?:suas|tuas) fotos /gu,
    ' reads the phone sad ',
  ],
  // Flowers are picked where they grow.
  [
    new RegExp(
      ` (?:(?:pick|gather|collect|pluck)(?:s|ed|ing)?(?: up)? ${KIND}(flowers|daisies|roses|tulips|wildflowers)|(?:recogen?|cortan?|juntan?) (?:(?:las|unas) )?(flores)|cueill(?:e|ent) (?:(?:des|les) )?(fleurs)|raccolgono (fiori)|raccoglie (?:dei )?(fiori)|colhem? (flores)) `,
      'gu',
    ),
    ' kneels picking flowers ',
  ],
  [/ pfluck(?:t|en|te|ten) (\p{L}+ )?(?:\p{L}+ )?blumen /gu, ' kneels picking flowers $1'],
  [/花を摘\p{L}*|摘花|采花|꽃을 [꺾따]\p{L}*/gu, ' kneels picking flowers '],
  [
    new RegExp(
      ` (?:pick|gather|collect)(?:s|ed|ing)? ${KIND}(?:(?:straw|blue|rasp|black)?berries|mushrooms|herbs|vegetables|tomatoes|carrots) `,
      'gu',
    ),
    ' kneels with a basket ',
  ],
  [
    / (?:burn(?:s|ed|t|ing)?) (?:(?:the|his|her|their|my|a|an|our) )(?:\p{L}+ )?(?:lo[a]f|loaves|bread|cakes?|cookies|dinner|food|toast|pizza|pancakes?|soup|breakfast|lunch|meal|turkey|pie) | quema la (?:comida|cena) | quema el (?:\p{L}+ )?pan | brule le (?:\p{L}+ )?(?:pain|gateau|repas|diner) | brucia (?:il|la) (?:pane|torta|cena) | queima (?:o|a) (?:pao|bolo|comida) /gu,
    ' cooks sad ',
  ],
  // Whoever ties somebody else's shoes is at that one's feet.
  [new RegExp(` ${TIES} his ${SHOES} `, 'gu'), ' kneels before him '],
  [new RegExp(` ${TIES} her ${SHOES} `, 'gu'), ' kneels before her '],
  [new RegExp(` ${TIES} (?:my|their) ${SHOES} `, 'gu'), ' kneels '],
  [
    new RegExp(
      ` (?:sell(?:s|ing)?|sold|venden?|vend(?:ent)?|verkauf(?:t|en)|vendono|vendem?) (?:(?:${OWN}|their own|homemade|fresh|hot|cold) )*(${GOODS}) `,
      'gu',
    ),
    ' stands selling at the kiosk with $1 ',
  ],
  // Walls are painted with a brush and a bucket, and on no easel.
  [
    / (?:paint(?:s|ed|ing)?|whitewash(?:es|ed|ing)?) (?:(?:the|a|his|her|their|my|our) )(?:\p{L}+ )?(?:fence|gate) | (?:pintan?) (?:la|su) (?:valla|cerca) | pei(?:nt|gnent) (?:la|sa) cloture | streich(?:t|en) (?:den|ihren|seinen) (?:garten)?zaun | dipin(?:ge|gono) (?:la|il) (?:staccionata|recinto) | pintam? a cerca /gu,
    ' paints with a paintbrush and a bucket a painted fence ',
  ],
  [
    / (?:paint(?:s|ed|ing)?|whitewash(?:es|ed|ing)?) (?:(?:the|a|his|her|their|my|our) )(?:\p{L}+ )?(walls?|house|room|bedroom|kitchen|door|barn|shed|ceiling|garage|nursery) | (?:pintan?) (?:la|el|las|su) (pared|casa|habitacion|puerta|cuarto) | pei(?:nt|gnent) (?:la|le|les|sa) (murs?|maison|chambre|porte) | streich(?:t|en) (?:die|das|ihr|sein) (wand|haus|zimmer|tur) | dipin(?:ge|gono) (?:la|il|lo) (parete|casa|stanza|porta) /gu,
    ' paints with a paintbrush and a bucket a painted wall $1$2$3$4$5 ',
  ],
  [
    / (?:paint(?:s|ed|ing)?|whitewash(?:es|ed|ing)?) (?:(?:the|a|his|her|their|my|our) )(?:\p{L}+ )?(boat|bench|lighthouse|ship|bridge|windmill|statue) /gu,
    ' paints with a paintbrush and a bucket $1 ',
  ],
  // Whoever calls others to the table is in the kitchen.
  [
    / (?:call|ring)(?:s|ed|ing)? (?:(?:him|her|them|us|me|everyone|everybody|the kids|the family|the children|\p{L}+) )?(?:(?:in|home|over|down|inside) )?(?:for|to) (?:dinner|lunch|breakfast|supper) | ruf(?:t|en) (?:\p{L}+ )?zum (?:essen|abendessen) | llama(?:n)? (?:a \p{L}+ )?a (?:cenar|comer) | appelle(?:nt)? (?:\p{L}+ )?a table /gu,
    ' waves in the kitchen ',
  ],
  [
    / feed(?:s|ing)? (?=(?:the|a|her|his|my|their) (?:\p{L}+ )?(?:cat|kitten|dog|puppy|rabbit|bunny|horse|pony) )| fed (?=(?:the|a|her|his|my|their) (?:\p{L}+ )?(?:cat|kitten|dog|puppy|rabbit|bunny|horse|pony) )/gu,
    ' kneels with a biscuit before ',
  ],
  [
    / (?:watch(?:es|ed|ing)?|sees?|saw) (?:me|him|her|them|us|you|\p{L}+) on (?:the )?(?:tv|television|screen) /gu,
    ' sits on the sofa before the television screen ',
  ],
  [
    / water(?:s|ed|ing)? (?:(?:the|her|his|their|my|a) )(?:\p{L}+ )?(?:trees?|saplings?|seedlings?|seeds?) | gies(?:s)?(?:t|en) (?:den|ihren|seinen) baum | arrose(?:nt)? (?:l|son|leur) arbre | riegan? (?:el|su) arbol | (?:annaffia|innaffia)(?:no)? l albero | regam? a arvore /gu,
    ' points the watering can beside the sapling ',
  ],
  // Flowers that are watered are in nobody's hand.
  [
    / water(?:s|ed|ing)? (?:(?:the|her|his|their|my|some) )(?:\p{L}+ )?(?:flowers?|plants?|garden|roses?|lawn) | gies(?:s)?t (?:die|ihre|seine) (?:blumen|pflanzen) | giessen die (?:blumen|pflanzen) | arrose(?:nt)? (?:les|ses) (?:fleurs|plantes) | riegan? (?:las|sus) (?:flores|plantas) | (?:annaffia|innaffia) (?:i|le) (?:fiori|piante) | regam? as (?:flores|plantas) /gu,
    ' points the watering can beside the flower ',
  ],
  [
    / plant(?:s|ed|ing)? (?:(?:a|an|the|some|two|three|many) )?(?:\p{L}+ )?(?:trees?|seeds?|saplings?|seedlings?) | pflanz(?:t|en) (?:einen |den )?(?:\p{L}+ )?baum | plantan? un (?:\p{L}+ )?arbol | plant(?:e|ent) un (?:\p{L}+ )?arbre | pianta(?:no)? un (?:\p{L}+ )?albero | plantam? uma arvore /gu,
    ' digs beside the sapling ',
  ],
  // A jacket that is lent is laid around somebody.
  [
    / (?:lend|give|hand|offer|put|wrap)(?:s|ed|ing)? (his|her|their|my) (?:\p{L}+ )?(?:jacket|coat|sweater|hoodie) (?:to|around|on|over) (?:(him|me|them|(?!the )\p{L}+)|her) (?:shoulders )?/gu,
    ' hugs $2 ',
  ],
  [
    / (?:lend|lent|give|gave|hand|offer)(?:s|ed|ing)? (him|her|me|them|\p{L}+) (?:his|her|their|my|the|a) (?:\p{L}+ )?(?:jacket|coat|sweater|hoodie) /gu,
    ' hugs $1 ',
  ],
  // Nobody has what they slip on in the hands.
  [
    / (?:slip|trip)(?:s|ped|ping)? (?:on|over) (?:a|an|the|some|his|her) (?:\p{L}+ )?(?:banana|banana peel|peel|puddle|ice|soap|rug|stone|cable|rope|root|toy|skateboard|ball) /gu,
    ' slips ',
  ],
  // Whoever gives "le" something gives it to another one.
  [
    / (?:le|les|lui|gli|lhe) (da|dan|dio|dieron|regala|regalan|regalo|presta|ofrece|entrega|donne|donnent|offre|offrent|dona|regalano|offre|oferece|entregou|deu) /gu,
    ' regala a otra persona ',
  ],
  [/ el (?=(?:le|lo|la|se|me|te|les|regala) )/gu, ' ele '],
  // What is mown is the lawn of a garden.
  [
    / (?:mow(?:s|ed|ing)?|cuts?) (?:(?:the|his|her|their|my|our) )(?:\p{L}+ )?(?:lawn|grass) | (?:corta|cortan) el cesped | tond(?:ent)? (?:la pelouse|le gazon) | maht (?:den )?rasen | taglia(?:no)? (?:il prato|l erba) | cortam? a grama /gu,
    ' mows the lawn ',
  ],
];
