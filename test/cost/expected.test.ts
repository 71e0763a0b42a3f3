import { expect, test } from '@jest/globals';
import { expectedCosts } from '../../bin/cost/expected.ts';
import { idleCosts } from '../../bin/cost/idle.ts';
import { PRICES } from '../../bin/cost/prices.ts';
import { templatesOf } from '../lib/templates.ts';

test('a lyric video of three minutes costs about a quarter of a cent, and more than two fifths of it pays for the start', () => {
  const lyric = expectedCosts(180).find(({ kind, quality }) => kind === 'lyric_video' && quality === 'basic');
  expect(lyric?.usd).toBeGreaterThan(0.002);
  expect(lyric?.usd).toBeLessThan(0.003);
  expect((lyric?.startUsd ?? 0) / (lyric?.usd ?? 1)).toBeGreaterThan(0.4);
});

test('a longer song, a higher quality and a narrative cost more', () => {
  const usd = (seconds: number) => expectedCosts(seconds).map((cost) => cost.usd);
  const [transcript = 0, basic = 0, pro = 0, told = 0, toldPro = 0] = usd(180);
  expect([transcript < told, basic < pro, pro < told, told < toldPro]).toEqual([true, true, true, true]);
  for (const [index, cost] of usd(600).entries()) expect(cost).toBeGreaterThan(usd(180)[index] ?? 0);
});

test('Spot saves at most its discount, because addresses and states cost the same', () => {
  const [onDemand] = expectedCosts(180);
  const [spot] = expectedCosts(180, { vcpu: 2, gigabytes: 4, spot: true });
  const saved = 1 - (spot?.usd ?? 0) / (onDemand?.usd ?? 1);
  expect(saved).toBeGreaterThan(0.5);
  expect(saved).toBeLessThan(0.7);
});

test.each(['dev', 'live'] as const)('an idle %s stage costs less than 5.60 dollars a month', async (stage) => {
  const { data, service } = await templatesOf(stage);
  const resources = [data, service].flatMap((template) => Object.values(template.toJSON().Resources)) as never;
  const parts = idleCosts(resources);
  const alarms = Object.keys(service.findResources('AWS::CloudWatch::Alarm')).length;
  expect(parts[0]).toEqual({ what: `${alarms} alarms`, usd: alarms * PRICES.alarm.usd });
  expect(parts.map(({ what }) => what)).toContain('the sweep, each minute');
  expect(parts).toContainEqual({ what: 'the key of webhook secrets', usd: PRICES.key.usd });
  expect(parts.reduce((sum, { usd }) => sum + usd, 0)).toBeLessThan(5.6);
});

test('every price states its source and the month in which it was seen', () => {
  for (const { source, seen, usd } of Object.values(PRICES)) {
    expect(source).toMatch(/^https:\/\/aws\.amazon\.com\/.+pricing\//);
    expect(seen).toMatch(/^2026-\d\d$/);
    expect(usd).toBeGreaterThan(0);
  }
});
