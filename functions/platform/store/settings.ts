import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type Settings, settingsOf } from '../../domain/settings.ts';
import { variable } from '../environment.ts';
import { database } from './database.ts';

/** How long a function may go on with what it has read: settings take effect without a deployment, soon. */
const CACHE_MS = 3_000;

let cached: { settings: Settings; until: number } | undefined;

export async function currentSettings(now = Date.now()): Promise<Settings> {
  if (!cached || now >= cached.until) {
    cached = { settings: settingsOf(await storedSettings()), until: now + CACHE_MS };
  }
  return cached.settings;
}

/** What an operator has set, by name. */
export async function storedSettings(): Promise<Record<string, string>> {
  const command = new ScanCommand({ TableName: variable('SETTINGS_TABLE'), ConsistentRead: true });
  const { Items = [] } = await database.send(command);
  return Object.fromEntries(Items.map((item) => [String(item.name), String(item.value)]));
}

/** The caller has checked the value: domain/settings, settingFault. */
export async function storeSetting(name: string, value: string): Promise<void> {
  await database.send(new PutCommand({ TableName: variable('SETTINGS_TABLE'), Item: { name, value } }));
}
