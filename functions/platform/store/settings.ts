import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { ApiError } from '../../domain/errors.ts';
import { type Settings, settingsOf, storedFaults } from '../../domain/settings.ts';
import { variable } from '../environment.ts';
import { logger } from '../observability.ts';
import { database } from './database.ts';

/** How long a function uses settings that it has read. The operator's commands promise an effect within 5 seconds. */
const CACHE_MS = 3_000;

let cached: { settings: Settings; until: number } | undefined;

/** Returns the current settings. @throws ApiError `api_unavailable` if the table does not answer */
export async function currentSettings(now = Date.now()): Promise<Settings> {
  if (!cached || now >= cached.until) {
    cached = { settings: await readSettings(), until: now + CACHE_MS };
  }
  return cached.settings;
}

async function readSettings(): Promise<Settings> {
  try {
    const stored = await storedSettings();
    for (const fault of storedFaults(stored)) logger.error('A stored setting is not valid.', { fault });
    return settingsOf(stored);
  } catch (error) {
    logger.error('The settings could not be read.', error as Error);
    // The default text is about new jobs, but a cancellation needs the settings too.
    throw new ApiError('api_unavailable', { message: 'The service is not available at the moment. Try again later.' });
  }
}

/** Returns the values that operators have set, by name. */
export async function storedSettings(): Promise<Record<string, string>> {
  const command = new ScanCommand({ TableName: variable('SETTINGS_TABLE'), ConsistentRead: true });
  const { Items = [] } = await database.send(command);
  return Object.fromEntries(Items.map((item) => [String(item.name), String(item.value)]));
}

/** Stores a value that `settingFault` has accepted. */
export async function storeSetting(name: string, value: string): Promise<void> {
  await database.send(new PutCommand({ TableName: variable('SETTINGS_TABLE'), Item: { name, value } }));
}
