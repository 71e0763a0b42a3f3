/** Words of what needs clothes of its own, in plain text. */
export const BALLET = / (?:ballet|ballerinas?|ballett\p{L}*|danza classica|danse classique|bale) |バレエ|芭蕾|발레/u;
export const FOOTBALL =
  / (?:football|soccer|penalty|penalties|penalty kick|fussball\p{L}*|elfmeter|futbol|penalti|pallone|calcio|rigore|futebol|penalti|scores?|scored|free kick|goalkeeper|goal) |サッカー|足球|축구/u;
export const BOXING = / (?:boxing|boxer|boxers|boxing ring|boxkampf|boxen|boxeo|boxe|pugilato) |ボクシング|拳击|복싱/u;
