import type { Mood } from '../story.ts';
import { lexiconOf } from '../vocabulary/lexicon.ts';
import { LINES_OF_MOOD } from '../vocabulary/lines-of-mood.ts';
import type { Topic } from '../vocabulary/topic.ts';
import { TOPICS } from '../vocabulary/topics.ts';
import type { Leads } from './leads.ts';

const TOPIC_WORDS = lexiconOf(Object.fromEntries(TOPICS.map(({ words }, index) => [String(index), words])));
/** Lines that a film needs, so that none is on the screen for too long. */
export const ENOUGH = 6;

/** What nobody does alone. */
const FOR_TWO = /kissing|hugging|hand in hand|holding hands|\{B\}/u;

/** Returns what a prompt is about. @param prompt in the form that `plain` returns */
export function topicOf(prompt: string): Topic | undefined {
  const [found] = TOPIC_WORDS.all(prompt).toSorted((one, other) => Number(one.name) - Number(other.name));
  return found && TOPICS[Number(found.name)];
}

/** Returns lines of a script about a topic, or in a mood. */
export function linesFor(topic: Topic | undefined, mood: Mood | undefined, roles: Leads): string[] {
  // Nobody jumps on a beach in a sad film.
  const isSad = mood === 'sad' && topic?.mood !== 'sad';
  const lines = (isSad ? undefined : topic?.lines) ?? LINES_OF_MOOD[mood ?? 'joyful'];
  return lines
    .filter((line) => roles.size > 1 || !FOR_TWO.test(line))
    .map((line, index) => {
      const { two, one, other } = roles.leads(index);
      return line
        .replace('{we}', () => (roles.size > 1 ? two : one))
        .replaceAll('{A}', () => one)
        .replaceAll('{B}', () => other);
    });
}
