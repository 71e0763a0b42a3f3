/**
 * Words that name something, most telling first if one word could mean two. Lower case, no accents; a plural in -s or -es is
 * understood. English first, then Spanish, French, German, Portuguese and Italian, then scripts without spaces.
 */
export type Vocabulary<Name extends string> = Readonly<Record<Name, string>>;
