import { pricesMissing, settingFault, settingValues } from '../../functions/domain/settings.ts';
import { storedSettings, storeSetting } from '../../functions/platform/store/settings.ts';
import { audit } from './audit.ts';
import type { CommandLine } from './command-line.ts';
import { ACCOUNT_COMMANDS } from './commands/accounts.ts';
import type { Commands, Result } from './commands/command.ts';
import { COST_COMMANDS } from './commands/cost.ts';
import { JOB_COMMANDS } from './commands/jobs.ts';
import { KEY_COMMANDS } from './commands/keys.ts';
import { UsageFault } from './fault.ts';

const COMMANDS: Commands = {
  ...ACCOUNT_COMMANDS,
  ...KEY_COMMANDS,
  ...JOB_COMMANDS,
  ...COST_COMMANDS,

  'settings show': async () => settingValues(await storedSettings()),

  'settings set': async ([name = '', value = '']) => {
    const fault = settingFault(name, value);
    if (fault) throw new UsageFault(fault);
    const missing = pricesMissing(name, value, await storedSettings());
    if (missing.length > 0) throw new UsageFault(`${value} has no price yet: set ${missing.join(' and ')} first`);
    await storeSetting(name, value);
    return { [name]: value };
  },

  audit: async () => ({ ...(await audit()) }),
};

/** @throws Fault */
export async function run({ command = '', args, options }: CommandLine): Promise<Result> {
  const act = COMMANDS[command];
  if (!act) throw new UsageFault(`there is no command "${command}"`);
  return act(args, options);
}
