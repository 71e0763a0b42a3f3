import { FATES } from './network.ts';
import type { Decision } from './schedule.ts';
import { BrokenPromise, oldest, type World } from './world.ts';

/** What clients and operators do in one life of a job, each as soon as a call is about to arrive. */
type Walk = readonly { until?: string; decision: Decision }[];

const order = (
  kind: 'transcription' | 'lyric' | 'narrative',
  song: 'good' | 'too-long' | 'breaks-the-engine' = 'good',
  webhook = true,
) => ({
  decision: { do: 'act', client: 0, action: { act: 'order', kind, song, webhook, key: 1 } } as const,
});
const cancel = { do: 'act', client: 0, action: { act: 'cancel', order: 0 } } as const;

/** Together, they pass every call that the service makes for jobs. */
export const WALKS: Readonly<Record<string, Walk>> = {
  'a transcription': [order('transcription')],
  'a lyric video': [order('lyric')],
  'a narrative video': [order('narrative')],
  'a song that breaks a rule': [order('lyric', 'too-long')],
  'an engine that fails': [order('lyric', 'breaks-the-engine')],
  'a cancellation before the claim': [order('lyric'), { until: 'PrepareAndGenerate: Get', decision: cancel }],
  'a cancellation after the charge': [order('lyric'), { until: 'GenerateLyricVideo: Get', decision: cancel }],
  'an execution that is aborted': [
    order('lyric'),
    { until: 'GenerateLyricVideo: Get', decision: { do: 'abort', execution: 0 } },
  ],
  'an execution that is aborted while its first task generates': [
    order('transcription'),
    { until: 'PrepareAndGenerate: Transcribe', decision: { do: 'abort', execution: 0 } },
  ],
  'an execution that is aborted before the charge': [
    order('transcription'),
    { until: 'charge-job: Get', decision: { do: 'abort', execution: 0 } },
  ],
  'an execution that is aborted after the end of its job, and the event is lost': [
    order('lyric', 'good', false),
    { until: 'deliver-webhook: Get', decision: { do: 'abort', execution: 0, eventIsLost: true } },
  ],
  'a sweep while a job runs': [order('lyric'), { until: 'PrepareAndGenerate: Get', decision: { do: 'sweep' } }],
};

/** Milliseconds. No job takes as long, unless something waits until the limit of its time. */
const LONGEST_MS = 20 * 3_600_000;

/** Everything but an undisturbed call, and a crash of the whole service before the call. */
export const FAULTS = [...FATES.filter((fate) => fate !== 'applied'), 'restarted'] as const;
export type FaultKind = (typeof FAULTS)[number];

/** How a receiver answers that is disturbed like that; it cannot be disturbed otherwise. */
const ANSWERS: Partial<Record<FaultKind, 500 | undefined>> = { refused: 500, lost: undefined };

export interface Place {
  /** What runs and what it calls, such as `charge-job: TransactWrite`. */
  label: string;
  isWebhook: boolean;
}

/**
 * Walks from an empty start until everything is at rest. An order that got no answer is sent again, as clients do.
 * @param fault disturbs the call of that number
 * @returns the calls and webhooks in order
 * @throws BrokenPromise
 */
export async function walk(world: World, name: string, fault?: { at: number; kind: FaultKind }): Promise<Place[]> {
  const places: Place[] = [];
  const next = (): Decision => {
    const undisturbed = oldest(world);
    const isWebhook = undisturbed.do === 'answer';
    const { label = '' } = (isWebhook ? world.posts : world.calls)[0] ?? {};
    places.push({ label, isWebhook });
    if (!fault || places.length - 1 !== fault.at) return undisturbed;
    if (fault.kind === 'restarted') return { do: 'restart' };
    return isWebhook
      ? { do: 'answer', post: 0, status: ANSWERS[fault.kind] }
      : { do: 'arrive', call: 0, fate: fault.kind };
  };
  await world.begin();
  for (const { until, decision } of WALKS[name] ?? []) {
    while (until && world.isBusy && world.calls[0]?.label !== until) await world.advance(next);
    if (until && world.calls[0]?.label !== until && !fault) throw new Error(`The walk never comes to ${until}.`);
    await world.decide(decision);
  }
  await world.rest(next);
  const again = world.clients[0]?.unanswered ?? [];
  for (const action of again) await world.decide({ do: 'act', client: 0, action });
  if (again.length > 0) await world.rest(next);
  if (world.slowest > LONGEST_MS) throw new BrokenPromise(['a job ends only after a time limit'], world.log);
  return places;
}

export interface Disturbed {
  place: Place;
  kind: FaultKind;
  /** What broke; undefined if the service survived. */
  broken?: string;
}

/**
 * Walks twice undisturbed, then once for each call of the second walk and each fault. The first walk fills the caches of
 * functions, so that all others make the same calls.
 */
export async function* disturb(
  world: World,
  name: string,
  kinds: readonly FaultKind[] = FAULTS,
): AsyncGenerator<Disturbed> {
  await walk(world, name);
  const places = await walk(world, name);
  for (const [at, place] of places.entries()) {
    for (const kind of kinds) {
      if (place.isWebhook && kind !== 'restarted' && !(kind in ANSWERS)) continue;
      yield { place, kind, ...(await brokenBy(world, name, { at, kind })) };
    }
  }
}

async function brokenBy(
  world: World,
  name: string,
  fault: { at: number; kind: FaultKind },
): Promise<{ broken?: string }> {
  try {
    await walk(world, name, fault);
    return {};
  } catch (error) {
    if (error instanceof BrokenPromise) return { broken: error.message };
    throw error;
  }
}
