import type { Action } from '../actions.ts';
import type { Deed, PlaceName, StoryBeat } from '../story.ts';
import type { Call } from './story-cast.ts';

/** Words of somebody who is ill, in plain text. */
const ILL =
  / (?:sick|ill|dying|wounded|injured|kranke|kranken|kranker|krank|malades?|enferm[oa]|doente|malat[oa]|verletzt)(?= )| 病気の?| 生病的?| 아픈 ?/u;

/**
 * Returns whom a clause calls ill: whoever is named right after the word, as in "her sick mother", or else before it.
 * @param called those whom the clause names, in its order
 */
export function illIn(text: string, called: readonly Call[]): number[] {
  const found = ILL.exec(text);
  if (!found) return [];
  const end = found.index + found[0].length;
  // "Her sick brother Jo" has one noun before the name.
  const next = called.find(({ at }) => at >= end - 1 && text.slice(end, at).trim().split(' ').length < 2);
  const last = called.filter(({ at }) => at < found.index).at(-1);
  const patient = next ?? last;
  return patient ? [patient.index] : [];
}

/** What patients do in bed. */
const IN_BED: ReadonlySet<Action> = new Set<Action>(['stand', 'lie', 'sleep', 'think', 'look-around']);
/** Places where those who are ill are in bed. */
const SICKROOMS: ReadonlySet<PlaceName> = new Set<PlaceName>(['hospital', 'room', 'bedroom']);

/** What somebody does with a patient, who stays in bed meanwhile, and how it is shown. */
const AT_BED: ReadonlyMap<Action, Action> = new Map<Action, Action>([
  ['hold-hands', 'sit'],
  ['comfort', 'sit'],
  ['give', 'carry'],
]);

/** Seats whoever holds a patient's hand beside the bed, and lets whoever brings something stand there with it. */
function atBed(deed: Deed, all: readonly Deed[], ill: ReadonlySet<number>): Deed {
  const action = AT_BED.get(deed.action);
  const isIll = ({ character }: Deed) => ill.has(character);
  if (!action || all.length !== 2 || all.filter(isIll).length !== 1) return deed;
  const { with: _, things = [], ...own } = deed;
  if (isIll(deed)) return { ...own, action: 'lie', things: ['bed'] };
  if (action === 'carry') return { ...own, action: things.length > 0 ? action : 'stand', things };
  return { ...own, action, things: [...things, 'chair'] };
}

/**
 * Returns a part of a story with those in bed who are ill and do nothing else.
 * @param ill indices in the cast
 * @param newly whom this part calls ill. The others may be well again later.
 */
export function withPatients(beat: StoryBeat, ill: ReadonlySet<number>, newly: readonly number[] = []): StoryBeat {
  if (!SICKROOMS.has(beat.place) || (beat.turn === 'later' && newly.length === 0)) return beat;
  const inBed = (deed: Deed): Deed => {
    if (!ill.has(deed.character) || !IN_BED.has(deed.action) || deed.with !== undefined) return deed;
    const rest = (deed.things ?? []).filter((name) => name !== 'bed');
    return { ...deed, action: deed.action === 'sleep' ? 'sleep' : 'lie', things: [...rest, 'bed'] };
  };
  const deeds = beat.deeds.map(inBed).map((deed, _, all) => atBed(deed, all, ill));
  const [only] = deeds;
  return { ...beat, deeds, action: deeds.length === 1 && only ? only.action : beat.action };
}
