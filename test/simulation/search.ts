import fc from 'fast-check';
import { chanceOf } from '../../engines/drawing/chance.ts';
import type { PlantedBug } from './planted-bugs.ts';
import { type Schedule, schedules } from './schedule.ts';
import { BrokenPromise, oldest, type World } from './world.ts';

/** Share of events before which something else happens. */
const INTERRUPTION = 0.05;

interface SearchOptions {
  seed: number;
  schedules: number;
  /** Milliseconds for finding a shorter schedule that fails, too. */
  shrinkMs: number;
  bug?: PlantedBug;
}

export interface Search {
  /** How many schedules were tried until the first failure, or in all. */
  tried: number;
  events: number;
  failure?: { schedule: Schedule; faults: string; log: readonly string[] };
}

/** Runs schedules that follow from the seed, and shortens the first one that breaks a promise. */
export async function search(world: World, { seed, schedules: count, shrinkMs, bug }: SearchOptions): Promise<Search> {
  let tried = 0;
  let events = 0;
  let failed: number | undefined;
  const property = fc.asyncProperty(schedules, async (schedule) => {
    // The clock of the process is virtual; this one is not.
    if (failed !== undefined && performance.now() > failed + shrinkMs) return;
    if (failed === undefined) tried += 1;
    try {
      await run(world, schedule, bug);
      events += world.log.length;
    } catch (error) {
      failed ??= performance.now();
      throw error;
    }
  });
  const { counterexample, errorInstance } = await fc.check(property, { seed, numRuns: count });
  if (!counterexample) return { tried, events };
  const [schedule] = counterexample;
  if (!(errorInstance instanceof BrokenPromise)) throw errorInstance;
  return { tried, events, failure: { schedule, faults: errorInstance.message, log: errorInstance.log } };
}

/** Runs a schedule from an empty start until everything is at rest. @throws BrokenPromise */
async function run(world: World, { decisions, order, late }: Schedule, bug: PlantedBug | undefined): Promise<void> {
  await world.begin(bug);
  for (const decision of decisions) await world.decide(decision);
  const chance = chanceOf(String(order));
  const interruptions = [...late];
  await world.rest(() => {
    if (order === 0) return interruptions.shift() ?? oldest(world);
    const interruption = chance.next() < INTERRUPTION ? interruptions.shift() : undefined;
    if (interruption) return interruption;
    if (world.calls.length === 0) return oldest(world);
    return { do: 'arrive', call: chance.below(world.calls.length), fate: 'applied' };
  });
}
