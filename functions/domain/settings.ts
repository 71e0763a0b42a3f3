import { DEFAULT_RATES, FEATURES, type Feature, isRate } from './pricing.ts';

/** Values that an operator can change while the service runs, without a deployment. */
export interface Settings {
  admission: 'open' | 'closed';
  /** Seconds after a job's creation. */
  cancellation_wait_seconds: number;
  /** An account has at most this many running jobs. Its other jobs wait in order. */
  running_jobs_per_account: number;
  /** A request for a feature without a rate gets 503. */
  rates: Partial<Record<Feature, string>>;
}

const UNAVAILABLE = 'unavailable';

const DEFAULTS: Record<string, string> = {
  admission: 'open',
  cancellation_wait_seconds: '3600',
  running_jobs_per_account: '5',
  ...Object.fromEntries(FEATURES.map((feature) => [`pricing.${feature}`, DEFAULT_RATES[feature]])),
};

const SETTING_NAMES = Object.keys(DEFAULTS);

/** Returns what is wrong with a value for a setting, or undefined if it is valid. */
export function settingFault(name: string, value: string): string | undefined {
  if (!Object.hasOwn(DEFAULTS, name)) return `there is no setting "${name}"; there are: ${SETTING_NAMES.join(', ')}`;
  if (name === 'admission') {
    return ['open', 'closed'].includes(value) ? undefined : `admission is "open" or "closed", not "${value}"`;
  }
  if (name === 'cancellation_wait_seconds') {
    return /^\d{1,7}$/.test(value) ? undefined : `${name} is a whole number of seconds, not "${value}"`;
  }
  if (name === 'running_jobs_per_account') {
    return /^[1-9]\d?$|^100$/.test(value) ? undefined : `${name} is a whole number from 1 to 100, not "${value}"`;
  }
  return value === UNAVAILABLE || isRate(value)
    ? undefined
    : `${name} is a decimal number of tokens such as 33 or 0.5, or "${UNAVAILABLE}", not "${value}"`;
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
  const rates: Partial<Record<Feature, string>> = {};
  for (const feature of FEATURES) {
    const rate = valid(`pricing.${feature}`);
    if (rate !== undefined && rate !== UNAVAILABLE) rates[feature] = rate;
  }
  return {
    admission: valid('admission') === 'open' ? 'open' : 'closed',
    cancellation_wait_seconds: count('cancellation_wait_seconds'),
    running_jobs_per_account: count('running_jobs_per_account'),
    rates,
  };
}
