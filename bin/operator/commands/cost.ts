import { latestHistories } from '../../../functions/platform/execution-histories.ts';
import { costOfExecution, type StateCost } from '../../cost/execution.ts';
import { expectedCosts } from '../../cost/expected.ts';
import { PRICED_REGION, PRICES } from '../../cost/prices.ts';
import { type Commands, type Result, wholeNumber } from './command.ts';

const SONG_SECONDS = 180;

export const COST_COMMANDS: Commands = {
  cost: async (_args, { last = '20' }) => {
    const count = wholeNumber('--last', last, 1, 1000);
    const jobs: Result[] = [];
    const all: StateCost[] = [];
    for await (const { name, status, events } of latestHistories(count)) {
      const states = costOfExecution(events);
      all.push(...states);
      jobs.push({ job_id: name, execution: status, seconds: round(total(states, 'seconds'), 1), usd: usdOf(states) });
    }
    const usd = usdOf(all);
    return {
      prices: `US dollars in ${PRICED_REGION}, as of ${PRICES.fargateCpu.seen}, without storage and downloads`,
      usd,
      usd_per_job: jobs.length === 0 ? null : round(usd / jobs.length, 6),
      states: byState(all, usd),
      jobs,
      [`expected_for_${SONG_SECONDS}_seconds`]: expectedCosts(SONG_SECONDS).map((expected) => ({
        kind: expected.kind,
        quality: expected.quality,
        seconds: expected.seconds,
        usd: round(expected.usd, 5),
        of_which_starting: round(expected.startUsd, 5),
      })),
    };
  },
};

function byState(all: readonly StateCost[], usd: number): Result[] {
  return [...Map.groupBy(all, ({ state }) => state)].map(([state, costs]) => ({
    state,
    jobs: costs.length,
    attempts: total(costs, 'attempts'),
    seconds: round(total(costs, 'seconds'), 1),
    usd: usdOf(costs),
    percent: usd === 0 ? 0 : round((100 * total(costs, 'usd')) / usd, 1),
  }));
}

function total(costs: readonly StateCost[], what: 'usd' | 'seconds' | 'attempts'): number {
  return costs.reduce((sum, cost) => sum + cost[what], 0);
}

const usdOf = (costs: readonly StateCost[]): number => round(total(costs, 'usd'), 6);

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
