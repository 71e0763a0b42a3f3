/** Words of what needs clothes of its own, in plain text. */
export const BALLET = / (?:ballet|ballerinas?|ballett\p{L}*|danza classica|danse classique|bale) |バレエ|芭蕾|발레/u;
export const FOOTBALL =
  / (?:football|soccer|penalty|penalties|penalty kick|fussball\p{L}*|elfmeter|futbol|penalti|pallone|calcio|rigore|futebol|free kick|goalkeeper) |サッカー|足球|축구/u;
/** Words of what footballers do, in a story of football. */
export const GOAL = / (?:scores?|scored|goal|kicks?|match|marca|gol|but|tor|segna|golo) |ゴール|进球|골/u;
export const BOXING = / (?:boxing|boxer|boxers|boxing ring|boxkampf|boxen|boxeo|boxe|pugilato) |ボクシング|拳击|복싱/u;
/** Where meals are cooked for guests. */
export const RESTAURANT =
  / (?:restaurants?|bistro|pizzeria|diner|bakery|trattoria|ristorante|restaurante|gasthaus|backerei|boulangerie|panaderia|padaria) |レストラン|餐厅|餐馆|레스토랑/u;
export const SKIING =
  / (?:ski|skis|skiing|skies down|snowboard\p{L}*|sled|sledge|sledding|schlitten|esqui|esquia|sciare|scia) |スキー|滑雪|스키/u;
