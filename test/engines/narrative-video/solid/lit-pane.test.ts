import { expect, test } from '@jest/globals';
import { litPane } from '../../../../engines/narrative-video/solid/lit-pane.ts';
import { glazingOf } from '../../../../engines/narrative-video/solid/part-maker.ts';

const LAMP = [255, 217, 138] as const;

/** Returns the differences in brightness of a pane, from its darkest to its lightest pixel. */
function contrastOf(size: readonly [number, number]): number {
  const greens = [...(litPane(LAMP, size)?.data ?? [])].filter((_, at) => at % 4 === 1);
  return Math.max(...greens) - Math.min(...greens);
}

test('a lit window shows a room, and that of a shop its shelves, but a lamp nothing', () => {
  expect(contrastOf([0.9, 0.9])).toBeGreaterThan(60);
  expect(contrastOf([1.9, 1.6])).toBeGreaterThan(100);
  expect(litPane(LAMP, [1.9, 1.6])).not.toBe(litPane(LAMP, [0.9, 0.9]));
  expect(litPane(LAMP, [0.3, 0.2])).toBeUndefined();
  expect(litPane([255, 79, 160], [1.4, 1.2])).toBeUndefined();
});

test('a front has no windows in the rows that something covers', () => {
  const part = { form: 'block', at: [0, 0, 0], size: [5, 9, 4], color: LAMP } as const;
  const lowest = (blind: number) =>
    Math.min(...glazingOf(part, { columns: 3, rows: 4, lit: 1, blind }, true, 0.5).panes.map(({ y }) => y));
  expect(lowest(0)).toBeLessThan(2);
  expect(lowest(1)).toBeGreaterThan(2.25);
});
