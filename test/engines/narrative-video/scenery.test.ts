import { expect, test } from '@jest/globals';
import { luminance } from '../../../engines/drawing/color.ts';
import { SCENERIES } from '../../../engines/narrative-video/scenery/index.ts';
import { partsOf } from '../../../engines/narrative-video/scenery/things.ts';

test.each(['train', 'room', 'cafe', 'school'] as const)('the windows of a %s show the night', (place) => {
  const windows = SCENERIES[place].things.filter(({ kind }) => kind === 'window');
  const panes = (isDark: boolean) =>
    windows.flatMap((window) => partsOf(window, 'seed', isDark)).filter(({ finish }) => finish === 'glass');
  expect(windows.length).toBeGreaterThan(0);
  for (const { color } of panes(true)) expect(luminance(color)).toBeLessThan(40);
  for (const { color } of panes(false)) expect(luminance(color)).toBeGreaterThan(150);
});
