import { callCost, PRICES } from './prices.ts';

interface Resource {
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: each resource type has different properties
  Properties?: Record<string, any>;
}

export interface IdlePart {
  what: string;
  usd: number;
}

const MINUTES_A_MONTH = 60 * 730;
/** Seconds, and bytes of log lines, of one sweep that finds nothing to do; set by hand. */
const SWEEP_SECONDS = 0.1;
const SWEEP_LOG_BYTES = 1_000;
/** Units read and written by one sweep: the index of open jobs, the settings, and the cursor. */
const SWEEP_READS = 4;
const SWEEP_WRITES = 1;
/** GB. A guess: the registry stores the 1.5 GB of the unpacked image compressed. */
const IMAGE_GIGABYTES = 0.6;
/** The age of the oldest job, which the sweep writes each minute. All of our other metrics need a job. */
const IDLE_METRICS = 1;

/** Returns what the resources of a stage cost in a month without any job, in dollars. Free resources are omitted. */
export function idleCosts(resources: readonly Resource[]): IdlePart[] {
  const ofType = (type: string) => resources.filter(({ Type }) => Type === type);
  const alarms = ofType('AWS::CloudWatch::Alarm').length;
  const rules = ofType('AWS::WAFv2::WebACL').flatMap(({ Properties }) => Properties?.Rules ?? []).length;
  const acls = ofType('AWS::WAFv2::WebACL').length;
  const parts = [
    { what: `${alarms} alarms`, usd: alarms * PRICES.alarm.usd },
    { what: 'the sweep, each minute', usd: sweepCost(ofType('AWS::Lambda::Function')) },
    { what: 'a custom metric', usd: IDLE_METRICS * PRICES.metric.usd },
    { what: 'the key of webhook secrets', usd: ofType('AWS::KMS::Key').length * PRICES.key.usd },
    { what: 'the stored image', usd: IMAGE_GIGABYTES * PRICES.image.usd },
    { what: 'the web ACL', usd: acls * PRICES.webAcl.usd + rules * PRICES.webRule.usd },
  ];
  return parts.filter(({ usd }) => usd > 0);
}

function sweepCost(functions: readonly Resource[]): number {
  const sweep = functions.find(({ Properties }) => String(Properties?.FunctionName).endsWith('-sweep-jobs'));
  if (!sweep) return 0;
  const gigabytes = Number(sweep.Properties?.MemorySize) / 1024;
  const tables = SWEEP_READS * PRICES.tableRead.usd + SWEEP_WRITES * PRICES.tableWrite.usd;
  const logs = (SWEEP_LOG_BYTES / 1e9) * PRICES.log.usd;
  return MINUTES_A_MONTH * (callCost(SWEEP_SECONDS, gigabytes) + PRICES.trace.usd + tables + logs);
}
