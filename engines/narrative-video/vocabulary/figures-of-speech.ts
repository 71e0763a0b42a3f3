/** What nobody sees although it is named: "tears like rain", "a cold heart". Words with the meaning are read instead. */
export const FIGURES_OF_SPEECH: readonly (readonly [RegExp, string])[] = [
  [
    / (?:(?:falling|fall|falls|burning|burns?|as (?:cold|hot|free|bright|strong)) )?(?:like|as) (?:the |an? )?(?:rain|snow|fire|ice|thunder|lightning|storm|hurricane|stars?|moon|sun|ocean|sea|river|waterfall|stone|gold|diamonds?|birds?|angels?|winds?|shadows?|ghosts?|dreams?|roses?|flowers?|wolf|wolves|lions?|tigers?)(?= )/gu,
    '',
  ],
  [
    / (?:como|wie|comme|come) (?:la |el |le |il |die |der |das |l |ein |eine |un |une |una |uma |a |o )?(?:lluvia|fuego|hielo|estrellas?|regen|feuer|eis|sterne?|pluie|feu|glace|etoiles?|pioggia|fuoco|ghiaccio|stelle|chuva|fogo|gelo|estrelas?)(?= )/gu,
    '',
  ],
  // Whoever comes out of the water is in no rain.
  [/ wet (?=(?:hair|eyes|skin|kiss|kisses|dress|clothes|shirt|towel|swimsuit|dog|cheeks|lips|paint) )/gu, ' '],
  [/ (?:cold|frozen|icy|stone) (?=hearts? )| (?:burning|endless|stormy) (?=(?:love|desire|hearts?|passion) )/gu, ' '],
  [/ hearts? of (?:stone|ice|gold|fire) /gu, ' heart '],
  [
    / (?:storm|fire|war|rain|winter|darkness|ocean|sunshine|stars?|ice) (?:in|inside|within|of) (?:my|her|his|their|our|your|the) (?:hearts?|soul|head|mind|eyes|chest|life) /gu,
    ' ',
  ],
  [
    / (?:rain|shower|storm|sea|ocean|flood|river|mountains?|rollercoaster|roller coaster|fire) of (?=(?:tears|love|kisses|emotions?|feelings|lights|sorrow|memories|passion|people) )/gu,
    ' ',
  ],
  [/ (?:walk(?:s|ing)? on (?:sunshine|air|clouds)|on cloud nine|over the moon) /gu, ' happy '],
  [
    / head in the clouds | time fl(?:ies|ying) | sparks? fl(?:y|ying) | frozen in time | (?:my|your|her|his) sunshine /gu,
    ' ',
  ],
  [/ br(?:eak|eaks|eaking|oke) the ice /gu, ' smiles '],
  [/ butterflies in (?:the|her|his|my|their) (?:stomach|belly) /gu, ' nervous '],
  // What falls outside is seen from inside.
  [
    / (rain|snow|lluvia|nieve|regen|schnee|pluie|neige|pioggia|neve|chuva)(?: falling| falls)? (?:outside|afuera|draussen|dehors|fuori|la fora) /gu,
    ' $1 ',
  ],
  // Nobody rides a scooter on roller skates.
  [/ roller (?=skat)/gu, ' '],
  // Whoever passes away goes nowhere.
  [/ (?:who |that )?(?:has |had )?passe[sd] away /gu, ' died '],
  // Whoever fires somebody lights no fire.
  [/ fire[sd] (him|her|them) (?=$|(?:and|for|because|in|on|at|from|after) )/gu, ' scolds $1 '],
];
