import { ENGINES_OF, type Engine } from './engines.ts';
import { FEATURES_OF } from './job.ts';
import { JOB_TYPES, type JobType } from './job-type.ts';
import {
  DEFAULT_RATES,
  FEATURES,
  isRate,
  PRICED_FEATURES,
  PROVIDED_FEATURES,
  type PricedFeature,
  pricedFeature,
} from './pricing.ts';
import type { RayLimits } from './renderer.ts';

/** Values that an operator can change while the service runs, without a deployment. */
export interface Settings {
  admission: 'open' | 'closed';
  /** Seconds after a job's creation. */
  cancellation_wait_seconds: number;
  /** An account has at most this many running jobs. Its other jobs wait in order. */
  running_jobs_per_account: number;
  /** The engine of each type of job. */
  engines: Record<JobType, Engine>;
  /** A request for a feature without a rate gets 503. */
  rates: Partial<Record<PricedFeature, string>>;
  ray: RayLimits;
}

const UNAVAILABLE = 'unavailable';

const DEFAULTS: Record<string, string> = {
  admission: 'open',
  cancellation_wait_seconds: '3600',
  running_jobs_per_account: '5',
  ...Object.fromEntries(JOB_TYPES.map((type) => [`engine.${type}`, 'embedded'])),
  ...Object.fromEntries(FEATURES.map((feature) => [`pricing.${feature}`, DEFAULT_RATES[feature]])),
  ...Object.fromEntries(PROVIDED_FEATURES.map((feature) => [`pricing.${feature}`, UNAVAILABLE])),
  'ray.dollars_per_job': '20',
  'ray.shots_at_once': '4',
};

const SETTING_NAMES = Object.keys(DEFAULTS);

/** Settings with whole numbers: their least and greatest value. */
const COUNTS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  running_jobs_per_account: [1, 100],
  'ray.dollars_per_job': [0, 10_000],
  'ray.shots_at_once': [1, 20],
};

/** Returns what is wrong with a value for a setting, or undefined if it is valid. */
export function settingFault(name: string, value: string): string | undefined {
  if (!Object.hasOwn(DEFAULTS, name)) return `there is no setting "${name}"; there are: ${SETTING_NAMES.join(', ')}`;
  if (name === 'admission') {
    return ['open', 'closed'].includes(value) ? undefined : `admission is "open" or "closed", not "${value}"`;
  }
  if (name === 'cancellation_wait_seconds') {
    return /^\d{1,7}$/.test(value) ? undefined : `${name} is a whole number of seconds, not "${value}"`;
  }
  const range = COUNTS[name];
  if (range) return countFault(name, value, range);
  const engines = enginesNamed(name);
  if (engines) return engines.some((engine) => engine === value) ? undefined : engineFault(name, value, engines);
  return value === UNAVAILABLE || isRate(value)
    ? undefined
    : `${name} is a decimal number of tokens such as 33 or 0.5, or "${UNAVAILABLE}", not "${value}"`;
}

function countFault(name: string, value: string, [least, most]: readonly [number, number]): string | undefined {
  const count = /^(0|[1-9]\d{0,5})$/.test(value) ? Number(value) : Number.NaN;
  return count >= least && count <= most
    ? undefined
    : `${name} is a whole number from ${least} to ${most}, not "${value}"`;
}

/** Returns the engines that a setting can choose from, or undefined if it chooses no engine. */
function enginesNamed(name: string): readonly Engine[] | undefined {
  const type = JOB_TYPES.find((each) => name === `engine.${each}`);
  return type && ENGINES_OF[type];
}

function engineFault(name: string, value: string, engines: readonly Engine[]): string {
  return `${name} is ${engines.map((engine) => `"${engine}"`).join(' or ')}, not "${value}"`;
}

/**
 * Returns the prices that must be set before an engine can be chosen. Without them, every order would be refused.
 * @param stored the values that operators have set
 */
export function pricesMissing(name: string, value: string, stored: Readonly<Record<string, string>>): string[] {
  const type = JOB_TYPES.find((each) => name === `engine.${each}`);
  if (!type || value === 'embedded') return [];
  const { rates } = settingsOf(stored);
  const needed = Object.values(FEATURES_OF[type]).map((feature) => pricedFeature(feature, value as Engine));
  return [...new Set(needed)].filter((feature) => rates[feature] === undefined).map((feature) => `pricing.${feature}`);
}

/** Returns every setting by name: the stored value, or its default. */
export function settingValues(stored: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, stored[name] ?? DEFAULTS[name] ?? '']));
}

/**
 * Returns a sentence for each stored value that is not valid. Somebody may have written a value without the operator's
 * commands.
 */
export function storedFaults(stored: Readonly<Record<string, string>>): string[] {
  return SETTING_NAMES.flatMap((name) => {
    const value = stored[name];
    const fault = value === undefined ? undefined : settingFault(name, value);
    return fault === undefined ? [] : [fault];
  });
}

/**
 * Converts stored values to settings. An invalid value for admission closes it, and an invalid rate makes its feature
 * unavailable. Other settings get their default.
 */
export function settingsOf(stored: Readonly<Record<string, string>>): Settings {
  const values = settingValues(stored);
  const valid = (name: string): string | undefined => {
    const value = values[name] ?? '';
    return settingFault(name, value) === undefined ? value : undefined;
  };
  const count = (name: string) => Number(valid(name) ?? DEFAULTS[name]);
  const rates: Partial<Record<PricedFeature, string>> = {};
  for (const feature of PRICED_FEATURES) {
    const rate = valid(`pricing.${feature}`);
    if (rate !== undefined && rate !== UNAVAILABLE) rates[feature] = rate;
  }
  return {
    admission: valid('admission') === 'open' ? 'open' : 'closed',
    cancellation_wait_seconds: count('cancellation_wait_seconds'),
    running_jobs_per_account: count('running_jobs_per_account'),
    engines: Object.fromEntries(
      JOB_TYPES.map((type) => [type, valid(`engine.${type}`) ?? 'embedded']),
    ) as Settings['engines'],
    rates,
    ray: { dollars: count('ray.dollars_per_job'), shots_at_once: count('ray.shots_at_once') },
  };
}
