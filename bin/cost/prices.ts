/** A price of AWS in us-east-1, in US dollars, without free tiers. Other regions cost up to about 30 % more. */
interface Price {
  usd: number;
  per: string;
  source: string;
  /** The month in which the source showed the price. */
  seen: string;
}

const price = (usd: number, per: string, page: string, seen: string): Price => ({
  usd,
  per,
  source: `https://aws.amazon.com/${page}`,
  seen,
});

export const PRICED_REGION = 'us-east-1';

export const PRICES = {
  /** Fargate bills by the second, from the start of the image's pull, and at least a minute for each task. */
  fargateCpu: price(0.03238, 'vCPU and hour, Linux on arm64', 'fargate/pricing/', '2026-09'),
  fargateMemory: price(0.00356, 'GB and hour, Linux on arm64', 'fargate/pricing/', '2026-09'),
  publicAddress: price(0.005, 'public IPv4 address and hour', 'vpc/pricing/', '2026-09'),
  /** Each retry is a transition too. */
  transition: price(0.025 / 1000, 'state transition', 'step-functions/pricing/', '2026-09'),
  functionMemory: price(0.0000133334, 'GB and second on arm64', 'lambda/pricing/', '2026-09'),
  functionCall: price(0.2 / 1e6, 'call', 'lambda/pricing/', '2026-09'),
  tableWrite: price(0.625 / 1e6, 'unit written on demand', 'dynamodb/pricing/on-demand/', '2026-09'),
  tableRead: price(0.125 / 1e6, 'unit read on demand', 'dynamodb/pricing/on-demand/', '2026-09'),
  upload: price(0.005 / 1000, 'object written', 's3/pricing/', '2026-09'),
  alarm: price(0.1, 'alarm and month', 'cloudwatch/pricing/', '2026-06'),
  metric: price(0.3, 'custom metric and month', 'cloudwatch/pricing/', '2026-06'),
  log: price(0.5, 'GB of logs', 'cloudwatch/pricing/', '2026-06'),
  trace: price(5 / 1e6, 'trace', 'xray/pricing/', '2026-06'),
  image: price(0.1, 'GB of images and month', 'ecr/pricing/', '2026-06'),
  key: price(
    1,
    'customer managed key and month; each of the first two rotations adds as much',
    'kms/pricing/',
    '2026-06',
  ),
  webAcl: price(5, 'web ACL and month', 'waf/pricing/', '2026-06'),
  webRule: price(1, 'rule of a web ACL and month', 'waf/pricing/', '2026-06'),
} as const satisfies Record<string, Price>;

/** AWS advertises up to 70 %. The price of Spot changes with supply and demand. */
export const SPOT_DISCOUNT = 0.7;

/** Fargate bills at least a minute: https://aws.amazon.com/fargate/pricing/ */
const LEAST_SECONDS = 60;

export interface TaskSize {
  vcpu: number;
  gigabytes: number;
  spot: boolean;
}

/** Returns the price in dollars of a task with a public address. @param seconds from the pull of its image to its end */
export function taskCost(seconds: number, { vcpu, gigabytes, spot }: TaskSize): number {
  const hours = Math.max(LEAST_SECONDS, seconds) / 3600;
  const compute = hours * (vcpu * PRICES.fargateCpu.usd + gigabytes * PRICES.fargateMemory.usd);
  return compute * (spot ? 1 - SPOT_DISCOUNT : 1) + hours * PRICES.publicAddress.usd;
}

/** Returns the price in dollars of one call of a function. */
export function callCost(seconds: number, gigabytes: number): number {
  return PRICES.functionCall.usd + seconds * gigabytes * PRICES.functionMemory.usd;
}
