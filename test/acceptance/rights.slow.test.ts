import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Deployment } from '../../local/template.ts';
import { localDeployment } from '../local/deployment.ts';
import { grantsOf, refusedWithout } from './granted-rights.ts';
import { goOnJourneys, type RecordedUse } from './journeys.ts';
import { reasonWithoutUse } from './unused-rights.ts';

let deployment: Deployment;
let uses: RecordedUse[];
beforeAll(async () => {
  deployment = await localDeployment();
  uses = await goOnJourneys();
}, 1_800_000);

describe('the rights of all roles', () => {
  test('are each needed by a journey, or used by AWS only', () => {
    const unneeded = grantsOf(deployment).filter(
      (grant) => refusedWithout(grant, uses) === undefined && reasonWithoutUse(grant) === undefined,
    );
    expect(unneeded.map(({ role, what }) => `${role} ${what}`)).toEqual([]);
  });

  test('have no explanation that is not needed', () => {
    const used = grantsOf(deployment).filter((grant) => refusedWithout(grant, uses) !== undefined);
    expect(used.filter(reasonWithoutUse).map(({ role, what }) => `${role} ${what}`)).toEqual([]);
  });
});
