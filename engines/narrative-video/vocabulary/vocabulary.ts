/**
 * Words for each name, separated by commas, in lower case and without accents. Plurals in -s and -es match too. If a
 * word is listed for two names, the first name wins. English comes first, then Spanish, French, German, Portuguese and
 * Italian, then scripts without spaces.
 */
export type Vocabulary<Name extends string> = Readonly<Record<Name, string>>;
