/** Verbs without a subject at the beginning of a clause, in languages that leave it out. */
const BEGUN =
  /^ (?:y |e |luego |despues |poi )?(?:toma|coge|sube|prende|pega|llega|conoce|encuentra|incontra|encontra|vuelve|torna|mira|se \p{L}+[ae]|si \p{L}+[ae]) /u;

/** Words of a clause that say when or where, before a verb without a subject, in Spanish, Italian and Portuguese. */
const ADVERBIAL = new Set(
  [
    'y e o pero ma mas luego entonces despues poi dopo depois siempre sempre nunca mai ya gia ja tambien anche no non nao se si lo la los las le les li gli lhe me te mi ti',
    'una un uno uma um cada ogni toda todas todos tutta tutte tutti el il a al alla de di da do del della en in na no por per pela con com sin antes durante desde',
    'noche notte noite dia giorno manana mattina manha tarde sera serata madrugada alba amanecer amanhecer tramonto atardecer tormenta tempesta tempestade lluvia pioggia chuva',
    'ano anos anno anni mes mese meses mesi semana semanas settimana hora ora hoy oggi hoje ayer mas piu mais primavera verano estate verao otono autunno invierno inverno siguiente seguinte',
  ]
    .join(' ')
    .split(' '),
);
/** Articles and pronouns after which a subject may come: "la noche cae" is about the night. */
const WHEN =
  / (?:una|un|uno|uma|um|cada|ogni|al|alla|por|per|pela|de|di|en|in|na|despues|dopo|depois|luego|poi|lo|la|los|las|le|les|li|gli|lhe|no|non|nao|siempre|sempre) /u;
/** Verbs before whose subject they come: "llega un barco". */
const INVERTED =
  /^(?:llegan?|vienen?|caen?|aparecen?|pasan?|suena|empieza|comienza|arriva(?:no)?|viene|vengono|cade|appare|chega|vem|cai|aparece|comeca|inizia) (?:un|una|uno|el|la|los|las|il|lo|i|gli|le|uma|um|o|a|os|as) /u;

/**
 * Returns whether a clause of a language that does so leaves out a subject that is known: "una noche baila en la playa".
 * @param text plain text that is not English
 */
export function leavesOut(text: string, verbAt: number): boolean {
  if (verbAt === 1 || BEGUN.test(text)) return true;
  if (verbAt >= text.length || INVERTED.test(text.slice(verbAt))) return false;
  const before = text.slice(0, verbAt);
  return (
    WHEN.test(before) &&
    before
      .trim()
      .split(' ')
      .every((word) => ADVERBIAL.has(word))
  );
}
