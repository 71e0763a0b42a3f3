import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { ANIMALS } from '../vocabulary/things-around.ts';
import type { Clause } from './clauses.ts';

/**
 * Adds the thing of the story so far that a clause means without naming it: "plays it", "rides away".
 * @param spokenOf the things that the story named, the last ones first
 * @param mount on what its people ride if it names nothing
 */
export function withSpokenOf(clause: Clause, spokenOf: readonly ThingName[], mount?: ThingName): Clause {
  const read = [withIt, withInstrument, withBall].reduce((read, complete) => complete(read, spokenOf), clause);
  return withMount(read, spokenOf, mount);
}

/** Balls are kicked on the ground, and nobody is fought. */
function withBall(clause: Clause, spokenOf: readonly ThingName[]): Clause {
  const isKicked = clause.action === 'fight' && KICKS_IT.test(clause.plain);
  if (!isKicked || !spokenOf.some((name) => name === 'ball' || name === 'football')) return clause;
  return { ...clause, action: 'jump', things: ['football'] };
}

const KICKS_IT = / kick(?:s|ed|ing)? it /u;

/** What somebody plays or practices who had an instrument before, in plain text: for somebody, somewhere, or a song. */
const MAKES_MUSIC = new RegExp(
  `(?<! (?:children|kids|boys|girls|kinder|ninos|enfants|bambini|criancas)) (?:plays?|played|playing|practi[cs](?:es?|ed|ing)|rehears(?:es?|ed|ing)|toca|tocan|joue|jouent|spielt|spielen|ubt|uben|suona|suonano) (?=$|(?:${[
    'in|on|at|for|before|again|all|every|until|till|and|so|together|beautifully|loud|loudly|soft|softly|day|night',
    '(?:the|a|an|his|her|their|my|our|one)(?: \\p{L}+)? (?:song|songs|melody|tune|concert|show|gig|solo|lullaby|serenade)',
    'en|para|cada|dans|pour|devant|chaque|im|auf|fur|vor|jeden|wieder|nel|nella|per|davanti|ogni|no|na',
  ].join('|')}) )`,
  'u',
);

/** "Plays for the crowd": on the instrument that somebody had before. */
function withInstrument(clause: Clause, spokenOf: readonly ThingName[]): Clause {
  if ((clause.action ?? 'jump') !== 'jump' || !MAKES_MUSIC.test(clause.plain)) return clause;
  const isPlayed = (name: ThingName) => thingOf(name).action?.startsWith('play-') === true;
  const name = spokenOf.find(isPlayed);
  const action = name && thingOf(name).action;
  return action && !clause.things.some(isPlayed) ? { ...clause, action, things: [name, ...clause.things] } : clause;
}

const IT = / (?:it|one|them) /u;
const PLAYING = / play(?:s|ed|ing)? /u;

/** "Rides away": on what somebody rode before. */
function withMount(clause: Clause, spokenOf: readonly ThingName[], usual: ThingName | undefined): Clause {
  const isRidden = (name: ThingName) => thingOf(name).action === 'ride';
  if (clause.action !== 'ride' || clause.place === 'train' || clause.things.some(isRidden)) return clause;
  const mount = spokenOf.find(isRidden) ?? (RIDES_SOMETHING.test(clause.plain) ? undefined : usual);
  return mount ? { ...clause, things: [mount, ...clause.things] } : clause;
}

/** Whoever rides the waves or a train rides no horse, in plain text. */
const RIDES_SOMETHING = / (?:rid(?:es?|ing|den)|rode) (?:on |in )?(?:the|an?|his|her|their|our|my) /u;

/** Adds the thing that "plays it" or "reads it" means: the last one with which this is done. */
function withIt(clause: Clause, spokenOf: readonly ThingName[]): Clause {
  if (
    !IT.test(clause.plain.slice(clause.verbAt)) ||
    clause.things.some((name) => clause.action && thingOf(name).action === clause.action)
  )
    return clause;
  for (const name of spokenOf) {
    const { action } = thingOf(name);
    if (clause.action === 'carry' && name in ANIMALS) return { ...clause, things: [name, ...clause.things] };
    // A cat that is brought back comes along.
    if (clause.action === 'give' && name in ANIMALS) return { ...clause, action: 'walk', things: [name] };
    if (clause.action === 'give' && thingOf(name).bearing.startsWith('in-')) return { ...clause, things: [name] };
    if (action === undefined) continue;
    if (action === clause.action || (action.startsWith('play-') && PLAYING.test(clause.plain)))
      return { ...clause, action, things: [name, ...clause.things] };
  }
  return clause;
}
