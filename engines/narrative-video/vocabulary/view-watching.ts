import { plain } from './lexicon.ts';
import { LOOKS } from './sky-watching.ts';

const VIEWS =
  'sunrise|sunset|sun|dawn|dusk|sea|ocean|waves|horizon|view|valley|city lights|amanecer|atardecer|puesta|sol|mar|olas|horizonte|lever|coucher|soleil|mer|vagues|horizon|sonnenaufgang|sonnenuntergang|sonne|meer|wellen|horizont|alba|tramonto|sole|mare|onde|orizzonte|nascer|por do sol|ondas|oceano';

/** Verbs of looking. Mira is a name as well. */
const VERBS = LOOKS.replace('|mira|', '|mira(?= (?:el|la|al|hacia|como) )|');

const WATCHED = new RegExp(
  [
    ` (?:${VERBS}|see|sees|saw|ven|vemos|voient|sehen|sieht|vedono|veem)(?: \\p{L}+){0,4} (?:${VIEWS}) `,
    '(?:日の出|夕日|朝日|海|景色)を(?:見|眺)|(?:看|眺望|望着)(?:着)?(?:日出|日落|夕阳|大海|海)|(?:일출|일몰|해돋이|노을|석양|바다)(?:을|를) ?(?:보|본|바라)',
  ]
    .join('|')
    .normalize('NFD'),
  'u',
);

/** Whether somebody looks at the sun as it rises or sets, or out over the sea or the land. */
export function isViewWatched(text: string): boolean {
  return WATCHED.test(plain(text));
}
