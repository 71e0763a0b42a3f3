type Phrase = readonly [RegExp, string];

const OWN =
  '(?:(?:the|an?|his|her|their|my|our|some|all|big|gold|golden|world|silver|final|winning|der|die|das|den|dem|einen|eine|ihren|seinen|ihre|seine|la|el|los|las|su|sus|le|les|l|sa|son|leur|il|lo|i|gli|o|a|os|as|um|uma|un|una) )*';
const CUP =
  '(?:cup|world cup|championship cup|title cup|trophy|pokal|siegerpokal|copa|trofeo|coupe|trophee|coppa|taca|trofeu)';
/** Not a cup of tea. */
const NOT_DRUNK = '(?!of (?:tea|coffee|milk|cocoa|water|wine)|de (?:te|cafe|the)|di (?:te|caffe))';

/** Sports, and what is lifted, thrown and missed in them. */
const OF_SPORTS: readonly Phrase[] = [
  [
    new RegExp(
      ` (?:(?:lift|rais|hoist|win|hold|receiv)(?:s|es|e|ed|ing)?|won|held|wins|hebt|heben|gewinnt|gewinnen|stemmt|levantan?|gana|ganan|alzan?|souleve(?:nt)?|gagne(?:nt)?|brandit|alza(?:no)?|vince|vincono|ergue(?:m)?) (?:up )?${OWN}${CUP} ${NOT_DRUNK}(?:(?:up|hoch|in die hohe|high|together) )?`,
      'gu',
    ),
    ' cheers with the trophy ',
  ],
  [/優勝(?:カップ|トロフィー)を\p{L}*|举起奖杯|捧起奖杯|우승컵을 \p{L}*/gu, ' cheers with the trophy '],
  [
    / (?:lift(?:s|ed|ing)?|pump(?:s|ed|ing)?|train(?:s|ed|ing)? with|work(?:s|ed|ing)? out with|exercise(?:s|d)? with) (?:(?:heavy|the|some|his|her|their) )*(?:weights?|iron|dumbbells?|barbells?) | (?:stemmt|hebt|stemmen|heben) (?:gewichte|hanteln) | levantan? (?:pesas|pesos) | souleve(?:nt)? des (?:poids|halteres) | solleva(?:no)? (?:i )?pesi | levantam? (?:pesos|halteres) /gu,
    ' carries the barbell ',
  ],
  [/バーベルを\p{L}*|举重|역기를 \p{L}*/gu, ' carries the barbell '],
  // Whoever boxes packs nothing.
  [
    / (?<!(?:the|some|of|with|two|three|four|many|all|his|her|their|my|in|cardboard|empty|old|big) )boxes (?=$|(?:and|in|at|with|against|until|till|every|all|alone|hard|again|his|the) )/gu,
    ' punches ',
  ],
  [
    new RegExp(
      ` (?:miss(?:es|ed|ing)?|verschiesst|verschiessen|fallan?|falla|pierde|rate|ratent|manque|sbaglia|sbagliano|perde|erra) ${OWN}(?:penalty|penalties|penalty kick|spot kick|elfmeter|penalti|penal|rigore|penalti|goal|tor|gol|but) `,
      'gu',
    ),
    ' sad plays football by the soccer goal ',
  ],
  [
    /(?:PK|ペナルティ(?:キック)?|シュート)を外\p{L}*|(?:罚丢|射失|踢丢)\p{L}*点球|페널티킥을 (?:놓|실축)\p{L}*/giu,
    ' sad plays football by the soccer goal ',
  ],
  [
    new RegExp(
      ` (?:(?:scor|shoot|kick|mak)(?:es|e|s|ed|ing)?|shot|made|marcan?|mete|anota|marque|marquent|schiesst|schiessen|erzielt|segna(?:no)?|faz) ${OWN}(?:\\p{L}+ )?(?:goals?|penalty|tor|gol|goles|but|buts|rete) `,
      'gu',
    ),
    ' plays football by the soccer goal joyful ',
  ],
  [/ゴールを(?:決め|入れ)\p{L}*|进球|射门|골을 넣\p{L}*/gu, ' plays football by the soccer goal joyful '],
  [
    new RegExp(
      ` (?:(?:scor|shoot|mak|sink)(?:es|e|s|ed|ing)?|shot|made|sank|dunk(?:s|ed|ing)?|encesta|wirft) ${OWN}(?:(?:last|perfect|three point) )?(?:baskets?|hoops?|three pointer|free throw|dunk|canasta|korb|panier|canestro|cesta) `,
      'gu',
    ),
    ' plays basketball at the basketball hoop ',
  ],
  [
    / (?:plays?|played|playing) (?:some )?basketball | (?:juegan?|jugar) (?:al )?baloncesto | spiel(?:t|en) basketball | joue(?:nt)? au basket(?:ball)? | gioca(?:no)? a (?:basket|pallacanestro) | jog(?:a|am) basquete /gu,
    ' plays basketball at the basketball hoop ',
  ],
];

/** Whoever runs up stairs is on them. */
const OF_STAIRS: readonly Phrase[] = [
  [
    / (?:(?:run|climb|walk|jog|sprint|hurr|rush|race)(?:s|es|ies|y|ed|ned|ning|ing)?|ran|goes|go|went) (?:up|down) (?:(?:the|a|all|his|her|their|long|many|stone|steep) )*(?:stairs|steps|staircase|stairway) | (?:climbs?|climbed) (?:(?:the|all|long) )*(?:stairs|steps|staircase) | (?:rennt|lauft|geht|steigt|rennen|laufen) die treppen? (?:hoch|hinauf|rauf|hinunter|runter) | (?:suben?|corren? por|bajan?) las escaleras | (?:monte(?:nt)?|court dans|descend(?:ent)?) les escaliers | s(?:ale|algono) le scale | sobem? as escadas /gu,
    ' runs on the flight of steps ',
  ],
  [/階段を(?:駆け上が|上|のぼ)\p{L}*|跑上楼梯|계단을 (?:뛰어 )?오르\p{L}*/gu, ' runs on the flight of steps '],
];

/** Games at tables and screens. */
const OF_GAMES: readonly Phrase[] = [
  [
    / (?:play(?:s|ed|ing)? (?:(?:some|a game of) )?(?:cards|poker|card games?|blackjack)|juegan? (?:a las cartas|al poker)|jou(?:e|ent) aux cartes|spiel(?:t|en) (?:karten|poker)|gioca(?:no)? a (?:carte|poker)|jog(?:a|am) (?:cartas|baralho)) /gu,
    ' reads the playing cards on the chair ',
  ],
  [/トランプを(?:し|す)\p{L}*|打牌|玩牌|카드놀이\p{L}*/gu, ' reads the playing cards on the chair '],
  [
    / (?:play(?:s|ed|ing)? (?:(?:a|some|the|their|old|new) )*(?:video|computer|console) ?games?|juegan? (?:a los )?videojuegos|jou(?:e|ent) aux jeux video|spiel(?:t|en) (?:videospiele|computerspiele|konsole)|gioca(?:no)? ai videogiochi|jog(?:a|am) videogame) /gu,
    ' reads the game controller on the sofa before the television screen ',
  ],
  [
    /ゲームを(?:し|す|や)\p{L}*|(?:打|玩)(?:电子)?游戏|게임을 \p{L}*/gu,
    ' reads the game controller on the sofa before the television screen ',
  ],
];

/** What is delivered, planted, watered and put on. */
const OF_WORK: readonly Phrase[] = [
  // Both hands are at the handlebar.
  [
    / (?:deliver(?:s|ed|ing)?|reparten?|livre|liefert|consegna|entrega) (?:(?:the|a|some|hot|las|la|des|une|die|le|as) )*(?:pizzas?|food|comida|essen|cibo) (?:aus )?(?:on|by|with|en|mit|auf|in|a|de) (?:(?:his|her|the|a|an|old|su|son|dem|seinem|ihrem) )*(?:bike|bicycle|bici|bicicleta|velo|fahrrad|rad) /gu,
    ' rides the delivery bike ',
  ],
  [
    / (?:deliver(?:s|ed|ing)?|reparten?|livr(?:e|ent)|lief(?:ert|ern)(?: aus)?|consegna(?:no)?|entregam?) (?:(?:the|a|some|hot|las|la|des|une|die|le|as) )*pizzas? /gu,
    ' carries the pizza box ',
  ],
  [/ピザを配達\p{L}*|送披萨|피자를 배달\p{L}*/gu, ' carries the pizza box '],
  [
    / (?:deliver(?:s|ed|ing)?|reparten?|livr(?:e|ent)|lief(?:ert|ern)(?: aus)?|tragt|consegna(?:no)?|entregam?) (?:(?:the|fresh|some|la|du|die|il|o) )*(?:milk|leche|lait|milch|latte|leite)(?: aus)? /gu,
    ' carries the milk crate ',
  ],
  [/牛乳を配達\p{L}*|送牛奶|우유를 배달\p{L}*/gu, ' carries the milk crate '],
  [
    / (?:takes?|took|taking|snaps?|snapped|makes?|macht|machen|se (?:toman?|hacen?|sacan?)|pren(?:d|nent)|fa(?:nno)?|tiram?) (?:(?:a|an|some|another|one|ein|un|una|uma|des) )?(?:\p{L}+ )?selfies? /gu,
    ' smiles at the selfie camera joyful ',
  ],
  [/自撮り\p{L}*|自拍|셀카\p{L}*/gu, ' smiles at the selfie camera joyful '],
  [
    new RegExp(
      ` (?:puts? on|ties|tied|laces(?: up)?|slips into|zieht|se pone|enfile|indossa|calca) ${OWN}(?:new |old |pink |first )?(ballet shoes|ballet slippers|pointe shoes|ballettschuhe|zapatillas de ballet|chaussons de danse|scarpette da ballo|sapatilhas) (?:an )?`,
      'gu',
    ),
    ' kneels with the ballet shoes ',
  ],
  [
    / (?:sign(?:s|ed|ing)?) (?:(?:a|the|his|her|their|an?|first|new|big) )*(?:contract|deal|papers?|treaty|form|agreement|autographs?) | (?:firman?|signe(?:nt)?|unterschreib(?:t|en)|firma(?:no)?|assinam?) (?:(?:el|un|le|den|einen|il|o) )?(?:contrato|contrat|vertrag|contratto) /gu,
    ' writes on a letter at the table ',
  ],
];

/** Whoever catches somebody who falls has that one in the arms. */
const OF_RESCUE: readonly Phrase[] = [
  [
    new RegExp(
      ` (?:(?:sav|rescu)(?:es?|ed|ing)|carr(?:y|ies|ied|ying)|cuddl(?:es?|ed|ing)|salvan?|rescatan?|sauve(?:nt)?|rettet|salva(?:no)?) ${OWN}(?:(?:little|small|scared|poor|lost|wet|old|stray|black|white|kleinen?|petite?) )?(?:cat|kitten|gato|gatito|chat|chaton|katze|katzchen|gatto|gattino) `,
      'gu',
    ),
    ' carries the furry cat ',
  ],
  [
    new RegExp(
      ` (?:(?:sav|rescu)(?:es?|ed|ing)|carr(?:y|ies|ied|ying)|cuddl(?:es?|ed|ing)|salvan?|rescatan?|sauve(?:nt)?|rettet|salva(?:no)?) ${OWN}(?:(?:little|small|scared|poor|lost|wet|old|stray|black|white|kleinen?|petite?) )?(?:puppy|dog|perro|perrito|chien|chiot|hund|welpen|cane|cagnolino|cachorro) `,
      'gu',
    ),
    ' carries the furry puppy ',
  ],
  [
    / (?:catch(?:es|ing)?|caught) (him|her|them|me|(?!the |a |an |fish|fire|his |her |their |my )\p{L}+) (?:when|as|before|while|who) (?:(?:he|she|they|i|it) )?(?:falls?|fell|jumps?|slips?|is falling|hits? the ground) /gu,
    ' cradles $1 ',
  ],
  [
    / (?:catch(?:es|ing)?|caught) (him|her|them|me) (?=(?:in (?:his|her|their) arms|in mid ?air|in the air|just in time|at the last|and) )/gu,
    ' cradles $1 ',
  ],
  [
    / (?:lift|carr|pick)(?:s|ies|y|ed|ied)? (?:up )?(him|her|them|me|(?!the |a |an |his |her |their |my |up |it )\p{L}+) (?:up )?(?:in(?:to)? (?:his|her|their|the|both) arms|on (?:his|her) (?:back|shoulders)) /gu,
    ' cradles $1 ',
  ],
];

/** Burning houses are seen from outside. */
const OF_FIRE: readonly Phrase[] = [
  [
    / (?:from|out of|into|in|before|at|aus|in|de|d|da|dal|di|do|vor) (?:(?:the|an?|einem|einer|dem|der|una|un|la|el|le|une|il|uma|o) )?(?:burning|brennenden|flaming) (?:house|building|home|haus|gebaude|apartment|school|hotel) | (?:casa|edificio|maison|immeuble|palazzo|predio) (?:en llamas|ardiendo|en feu|en flammes|in fiamme|em chamas) | (?:burning|brennendes?) (?:house|building|home|haus|gebaude) /gu,
    ' outside at the houseblaze ',
  ],
  [
    / (?:the|a|his|her|their|our|das|la|el|le|il|o|a) (?:\p{L}+ )?(?:house|building|home|haus|gebaude|casa|edificio|maison) (?:is on fire|catches fire|caught fire|burns(?: down)?|burned(?: down)?|is burning|goes up in flames|brennt(?: ab)?|brannte(?: ab)?|se quema|arde|esta en llamas|brule|est en feu|brucia|va a fuoco|pega fogo) /gu,
    ' outside at the houseblaze ',
  ],
  [
    /燃える(?:家|建物)\p{L}*|(?:家|建物)が燃え\p{L}*|着火的房子|房子着火\p{L}*|불타는 집\p{L}*/gu,
    ' outside at the houseblaze ',
  ],
];

/** Events that a story turns on, and words with the meaning of each, with which they are seen. */
export const EVENT_PHRASES: readonly Phrase[] = [
  ...OF_SPORTS,
  ...OF_STAIRS,
  ...OF_GAMES,
  ...OF_WORK,
  ...OF_RESCUE,
  ...OF_FIRE,
];
