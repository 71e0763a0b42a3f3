import fc from 'fast-check';
import type { Action } from './clients.ts';
import { SONGS } from './media-task.ts';
import { FATES, type Fate } from './network.ts';

/** What the scheduler does next. Numbers choose among what is there at that moment. */
export type Decision =
  | { do: 'arrive'; call: number; fate: Fate }
  | { do: 'answer'; post: number; status: number | undefined }
  | { do: 'act'; client: number; action: Action }
  | { do: 'sweep' }
  | { do: 'wait' }
  /** An execution ends from outside. The event that reports it may be lost. */
  | { do: 'abort'; execution: number; eventIsLost?: boolean }
  /** Everything that runs dies, executions included, as in a crash of the local service. The data stays. */
  | { do: 'restart' };

export interface Schedule {
  decisions: readonly Decision[];
  /** Seed of the order in which everything else arrives. 0 stands for the order in which it was sent. */
  order: number;
  /** What happens in between, at moments that follow from the seed. */
  late: readonly Decision[];
}

const some = fc.nat({ max: 5 });

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('order' as const),
      kind: fc.constantFrom('lyric', 'lyric', 'transcription'),
      song: fc.oneof(
        { weight: 6, arbitrary: fc.constant('good' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...SONGS) },
      ),
      webhook: fc.boolean(),
      key: fc.option(fc.nat({ max: 1 })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('cancel' as const), order: some }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('read' as const), order: some }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('buy' as const), purchase: fc.nat({ max: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('suspend', 'resume') }) },
);

const arrive = (fate: fc.Arbitrary<Fate>) => fc.record({ do: fc.constant('arrive' as const), call: some, fate });

const act = (performed: fc.Arbitrary<Action>) =>
  fc.record({ do: fc.constant('act' as const), client: fc.nat({ max: 1 }), action: performed });

/** What may come in the midst of something else. */
const interruption: fc.Arbitrary<Decision> = fc.oneof(
  { weight: 4, arbitrary: act(fc.record({ act: fc.constant('cancel' as const), order: some })) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('abort' as const), execution: some, eventIsLost: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
  { weight: 1, arbitrary: act(action) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
);

/** Shrinks toward the undisturbed arrival of the oldest call. */
const decision: fc.Arbitrary<Decision> = fc.oneof(
  { weight: 20, arbitrary: arrive(fc.constant('applied')) },
  { weight: 6, arbitrary: act(action) },
  { weight: 3, arbitrary: arrive(fc.constantFrom(...FATES)) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      post: some,
      status: fc.constantFrom(200, 500, undefined),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
  { weight: 2, arbitrary: interruption },
);

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  decisions: fc.array(decision, { minLength: 20, maxLength: 80 }),
  order: fc.nat({ max: 1_000_000 }),
  late: fc.array(interruption, { maxLength: 6 }),
});
