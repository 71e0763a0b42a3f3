/**
 * The environment variables that the stack sets. Each is read when it is used, so a function needs only the variables
 * that it uses.
 */
const VARIABLES = [
  'STAGE',
  'ACCOUNTS_TABLE',
  'KEYS_TABLE',
  'JOBS_TABLE',
  'PROGRESS_TABLE',
  'LEDGER_TABLE',
  'IDEMPOTENCY_TABLE',
  'SETTINGS_TABLE',
  'WEBHOOK_SECRETS_KEY',
  'MEDIA_BUCKET',
  'JOB_STATE_MACHINE',
  'CANCELLATION_STATE_MACHINE',
  'SETTLEMENT_STATE_MACHINE',
  'SEND_WEBHOOK_FUNCTION',
] as const;

export type Variable = (typeof VARIABLES)[number];

/** @throws Error that names the missing variable */
export function variable(name: Variable): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is missing: the stack must set it for this function.`);
  return value;
}

/** Returns whether the operator has configured a model for whisper.cpp. */
export function hasWhisperModel(): boolean {
  return Boolean(process.env.WHISPER_MODEL);
}

/**
 * Returns the exact origins that URLs may name besides public ones. Returns undefined on deployed stages, where only
 * public origins are allowed.
 */
export function allowedOrigins(): string[] | undefined {
  if (process.env.STAGE !== 'local') return undefined;
  return (process.env.ALLOWED_ORIGINS ?? '').split(' ').filter((origin) => origin !== '');
}
