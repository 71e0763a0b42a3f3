/** Words of a wedding, in plain text. Nobody marries who only wears the ring of it. */
const WEDDING = new RegExp(
  ` (?:${[
    'weddings?(?! rings?)|marr(?:y|ies|ied|ying)|brides?|bridegroom|groom|altar|say i do|exchange vows|walks? down the aisle',
    'hochzeit|heirate(?:n|t|ten)|braut|brautpaar|trauung|boda|se casan?|casan|se casaron|novios|mariage|se marient|mariee|noces',
    'matrimonio|si sposano|sposa|nozze|casamento|se casam|casam|noiva',
  ].join('|')}) |結婚|婚礼|婚禮|结婚|결혼`,
  'u',
);

/** @param plainText as `plain` returns it */
export function isWedding(plainText: string): boolean {
  return WEDDING.test(plainText);
}
