import { expect, test } from '@jest/globals';
import { besideBowl } from '../../../../engines/narrative-video/solid/lego/arms.ts';

test('an arm beside a bowl hangs, so that two who eat together do not hold hands', () => {
  expect(besideBowl(1.4, 'noodles')).toBeLessThan(0);
  expect(besideBowl(1.4, 'microphone')).toBe(1.4);
  expect(besideBowl(1.4, undefined)).toBe(1.4);
});
