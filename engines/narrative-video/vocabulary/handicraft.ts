/** Whoever knits or sews sits at it, and whoever types sits at a computer. */
export const HANDICRAFT_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    / (?:(?:knit|sew|crochet|embroider)(?:s|ed|ted|ing|ting)?|strick(?:t|en|te|ten)|hakel(?:t|n)|nah(?:t|en)|tej(?:e|en)|cos(?:e|en)|tricote(?:nt)?|cou(?:d|sent)|lavora a maglia|cuce|tricota|costura) /gu,
    ' sits ',
  ],
  [/ (?:types|typed|typing|tippt|tippen|teclean?|digita(?:no)?) (?!of )/gu, ' writes on the computer '],
  [/編み物を\p{L}*|织毛衣|뜨개질\p{L}*/gu, ' sits '],
];
