import type { Found } from '../vocabulary/lexicon.ts';

/** Words after which everything that a clause names is missing. */
const WITHOUT = / (?:without|sin|ohne|sans|senza|sem) /u;
/** What comes right before a thing that is missing: no money, and what somebody loses or looks for. */
const NO =
  / (?:(?:no|any|kein|keine|keinen|keinem|keiner|ningun|ninguna|pas d|pas de|aucun|aucune|nessun|nessuna|nenhum|nenhuma)|(?:loses?|lost|verliert|verlor|pierde|perdio|perd|perdu|perde|perso|perdeu|search(?:es|ed|ing) for|looks? for|looking for|sucht|busca|cherche|cerca|procura) (?:the|his|her|their|my|sein|seine|seinen|ihr|ihre|ihren|su|el|la|son|sa|le|il|suo|sua|seu|o|a)) (?:\p{L}+ )?$/u;
/** What comes after a thing that is missing. */
const GONE =
  /^s? (?:is|are|was|were|ist|sind|esta|estan|est|sont|e|sono|sao) (?:\p{L}+ )?(?:gone|missing|stolen|lost|weg|verschwunden|gestohlen|desaparecid[oa]s?|robad[oa]s?|disparue?s?|volee?s?|sparit[oa]|sparit[ie]|rubat[oa]|sumid[oa]|roubad[oa]) /u;

/** Whether a thing is missing that a clause names: "she has no money", "her necklace is gone", "without a car". */
export function isMissing(words: string, { index, length }: Pick<Found<string>, 'index' | 'length'>): boolean {
  const without = words.search(WITHOUT);
  return (without >= 0 && index > without) || NO.test(words.slice(0, index)) || GONE.test(words.slice(index + length));
}
