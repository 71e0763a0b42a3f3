import type { RawResource } from '../../local/assembly.ts';
import { MEDIA_TASK } from '../cost/execution.ts';
import { expectedCosts } from '../cost/expected.ts';
import { idleCosts } from '../cost/idle.ts';
import { PRICED_REGION, PRICES, type TaskSize } from '../cost/prices.ts';
import { type Finding, ok } from './finding.ts';

const SONG_SECONDS = 180;

/** Says what a stage costs idle and for each job, computed from its templates. */
export function costFindings(resources: readonly RawResource[]): Finding[] {
  const idle = idleCosts(resources);
  const parts = idle.map(({ what, usd }) => `${what} ${dollars(usd)}`).join(', ');
  const sum = idle.reduce((total, { usd }) => total + usd, 0);
  const jobs = expectedCosts(SONG_SECONDS, taskSizeOf(resources))
    .map(({ kind, quality, usd }) => `${kind}${quality === null ? '' : ` ${quality}`} ${cents(usd)}`)
    .join(', ');
  const { seen } = PRICES.fargateCpu;
  return [
    ok(`Idle, the stage costs about ${dollars(sum)} a month: ${parts} (${PRICED_REGION}, ${seen}, no free tier).`),
    ok(`A song of ${SONG_SECONDS} s costs about: ${jobs}, without storage and downloads (estimated, not measured).`),
  ];
}

function taskSizeOf(resources: readonly RawResource[]): TaskSize {
  const properties = resources.find(({ Type }) => Type === 'AWS::ECS::TaskDefinition')?.Properties;
  if (!properties) return MEDIA_TASK;
  const spot = resources.some(({ Properties }) => {
    const substitutions = Properties?.DefinitionSubstitutions as Record<string, unknown> | undefined;
    return substitutions?.FirstCapacity === 'FARGATE_SPOT';
  });
  return { vcpu: Number(properties.Cpu) / 1024, gigabytes: Number(properties.Memory) / 1024, spot };
}

const dollars = (usd: number): string => `$${usd.toFixed(2)}`;
const cents = (usd: number): string => `${(usd * 100).toFixed(2)} ¢`;
