const FRUIT =
  'apples?|pears?|oranges?|cherries|peaches|plums|lemons|apricots|figs|olives|coconuts|fruits?|manzanas?|peras|naranjas|cerezas|limones|frutas?|pommes|poires|cerises|oranges|fruits|apfel|birnen|kirschen|pflaumen|obst|fruchte|mele|pere|arance|ciliegie|frutta|macas|laranjas|cerejas';
const OWN =
  '(?:(?:the|some|ripe|red|fresh|sweet|his|her|their|my|our|all|last|el|la|los|las|unas|des|les|la|le|die|den|reife|le|la|delle|as|os|umas) )*';

/** Whoever picks fruit holds some, and eats it later. */
export const HARVEST_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      ` (?:(?:pick|gather|collect|harvest|pluck)(?:s|ed|ing)?|recogen?|cosechan?|cueill(?:e|ent)|pfluck(?:t|en|te|ten)|erntet?n?|raccolg(?:e|ono)|colh(?:e|em)) ${OWN}(?:${FRUIT}) `,
      'gu',
    ),
    ' carries an apple picking fruit ',
  ],
  [/りんごを[摘もと]\p{L}*|[摘采]苹果|摘水果|사과를 따\p{L}*/gu, ' carries an apple picking fruit '],
];
