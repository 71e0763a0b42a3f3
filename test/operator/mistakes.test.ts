import '../platform/quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { Operator } from './operator.ts';

const operator = new Operator();

describe('a mistake', () => {
  const MISTAKES: [string, string[], RegExp][] = [
    ['no command', [], /no command/],
    ['an unknown command', ['accounts', 'close'], /no command "accounts close"/],
    ['an unknown flag', ['audit', '--fast'], /--fast/],
    ["another command's flag", ['audit', '--rpm', '5'], /no option --rpm/],
    ['a missing argument', ['keys', 'create'], /keys create ACCOUNT/],
    ['an unknown account', ['accounts', 'credit', 'acct_x', '5'], /no account "acct_x"/],
    ['an unknown key', ['keys', 'revoke', 'x'], /no key "x"/],
    ['an amount that is none', ['accounts', 'create', '--credits', '1.5'], /whole number/],
    ['an unknown scope', ['keys', 'create', 'acct_x', '--scopes', 'films'], /no scope "films"/],
    ['two targets', ['audit', '--stage', 'dev'], /not both/],
  ];

  test.each(MISTAKES)('such as %s is one clear line', async (_, args, message) => {
    expect(await operator.refusal(...args)).toMatch(message);
  });

  test('such as a folder where no service runs is one clear line', async () => {
    const nowhere = await operator.run('audit', '--data', '/nonexistent');
    expect(nowhere).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('No local service is running on /nonexistent'),
    });
    await operator.writeService(2 ** 22 + 1, operator.environment);
    expect(await operator.refusal('audit')).toContain('No local service is running');
    await operator.writeRecord('{');
    expect(await operator.refusal('audit')).toContain('damaged');
    await operator.writeService(process.pid, operator.environment);
  });

  test('such as an unknown stage is one clear line, and --help is not a mistake', async () => {
    expect((await operator.run('audit', '--stage', 'prod')).stderr).toContain('--stage must be "dev" or "live"');
    expect((await operator.run('--help')).stdout).toContain('Usage:');
  });
});
