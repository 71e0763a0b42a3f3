/** Whoever knits or sews sits at it. */
export const HANDICRAFT_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    / (?:(?:knit|sew|crochet|embroider)(?:s|ed|ted|ing|ting)?|strick(?:t|en|te|ten)|hakel(?:t|n)|nah(?:t|en)|tej(?:e|en)|cos(?:e|en)|tricote(?:nt)?|cou(?:d|sent)|lavora a maglia|cuce|tricota|costura) /gu,
    ' sits ',
  ],
  [/編み物を\p{L}*|织毛衣|뜨개질\p{L}*/gu, ' sits '],
];
