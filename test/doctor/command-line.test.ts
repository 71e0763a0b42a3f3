import { expect, test } from '@jest/globals';
import { parseDoctorLine } from '../../bin/doctor/command-line.ts';

test('reads the stage, the region and what to test', () => {
  expect(parseDoctorLine(['--stage', 'dev', '--region', 'eu-west-1', '--smoke'])).toEqual({
    stage: 'dev',
    region: 'eu-west-1',
    smoke: true,
    webhookUrl: undefined,
    port: 8787,
    json: false,
  });
  expect(parseDoctorLine(['--help'])).toBeUndefined();
});

test.each([
  [[], '--stage is missing'],
  [['--stage', 'prod'], '--stage must be "dev" or "live", not "prod"'],
  [['--stage', 'dev', '--port', 'x'], '--port must be a whole number from 1 to 65535, not "x"'],
  [['--stage', 'dev', '--smoke', '--webhook-url', 'there'], '--webhook-url must be a URL'],
  [['--stage', 'dev', '--webhook-url', 'https://a.example'], '--webhook-url needs --smoke'],
  [['--stage', 'dev', '--what'], "Unknown option '--what'"],
])('refuses %j', (args, message) => {
  expect(() => parseDoctorLine(args)).toThrow(message);
});
