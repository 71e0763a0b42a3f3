import { darken, hex, type Rgb } from '../../../drawing/color.ts';
import { GEAR_IN_BOTH } from './gear.ts';
import type { HeldThing } from './held-thing.ts';
import { PAGE_BACKS } from './pages.ts';
import { box, cornered, ellipse, smoothPath } from './tube.ts';

const DARK = hex('#2c2a34');
const PAPER = hex('#fbf7ea');
const COVER = hex('#a83a3a');
const WRITING = hex('#9a968c');
const FLAT = { hasLine: false, isFlat: true } as const;

/** Things that take both hands, in the same coordinates as `THINGS`. The origin is between the hands. */
export const LARGE_THINGS: Readonly<Record<string, HeldThing>> = {
  ...PAGE_BACKS,
  ...GEAR_IN_BOTH,
  // The reader sees the pages, and everybody else the cover.
  book(brush, paint) {
    for (const side of [-1, 1]) {
      const page = [
        [side * 9.4, 11.6],
        [0, 10.2],
        [0, 8],
        [side * 9.4, 9.4],
      ] as const;
      brush.shape(cornered(page), paint(PAPER), { isFlat: true });
      const half = [
        [side * 10, 10.8],
        [0, 9.2],
        [0, -4],
        [side * 10, -2.4],
      ] as const;
      brush.shape(cornered(half), paint(COVER), { isFlat: true });
    }
    brush.shape(box(-0.9, -4, 0.9, 9.2), paint(darken(COVER, 0.25)), FLAT);
    for (const y of [5.4, 3.8]) brush.shape(box(3, y, 7.4, y + 0.7), paint(hex('#e2b95a')), FLAT);
  },
  newspaper(brush, paint) {
    brush.shape(box(-11, -4, 11, 13), paint(hex('#ece8de')), { isFlat: true });
    brush.shape(box(-9.6, 9.6, 9.6, 11.8), paint(DARK), FLAT);
    for (const y of [-2, 0.2, 2.4, 4.6, 6.8])
      for (const x of [-9.6, 0.6]) brush.shape(box(x, y, x + 9, y + 0.7), paint(WRITING), FLAT);
  },
  sign(brush, paint) {
    brush.shape(box(-13, -5, 13, 17), paint(PAPER), { isFlat: true });
    for (const [y, from, to] of [
      [12, -10, 10],
      [0.4, -7.4, 7.4],
      [-3, -5.6, 5.6],
    ] as const)
      brush.shape(box(from, y, to, y + 2), paint(DARK), FLAT);
    const half = [
      [0, 9],
      [2, 10.4],
      [4, 9],
      [3.6, 6.6],
      [0, 3.2],
    ] as const;
    brush.shape(
      smoothPath(
        [
          ...half,
          ...half
            .slice(1, 4)
            .map(([x, y]) => [-x, y] as const)
            .reverse(),
        ],
        0.25,
      ),
      paint(hex('#d8303a')),
      FLAT,
    );
  },
  guitar: guitar(hex('#c8853c'), hex('#e2ac62')),
  'electric-guitar': guitar(hex('#c8282e'), hex('#f2ece0')),
};

/** Heights of the frets that drawings show, and the places of the six strings across the neck. */
const FRETS = [9.4, 11.6, 14, 16.8, 20, 23.6, 28];
const STRINGS = [-1.1, -0.66, -0.22, 0.22, 0.66, 1.1];

/** Returns a guitar whose neck points up. The origin is the upper end of the sound hole. */
function guitar(body: Rgb, front: Rgb): HeldThing {
  return (brush, paint) => {
    const side = (of: 1 | -1, inset: number): [number, number][] => [
      [of * (6.2 - inset), 8.6 - inset],
      [of * (6.6 - inset), 5],
      [of * (5.2 - inset), 0.6],
      [of * (8.8 - inset), -6.4],
      [of * (7.6 - inset), -13 + inset],
    ];
    const outline = (inset: number) =>
      smoothPath([[0, 10.4 - inset], ...side(1, inset), [0, -16 + inset], ...side(-1, inset).reverse()]);
    brush.shape(outline(0), paint(body));
    brush.shape(outline(1.1), paint(front), FLAT);
    brush.shape(ellipse(0, 2.4, 2.9, 2.9), paint(DARK), FLAT);
    brush.shape(box(-3.4, -8.4, 3.4, -7), paint(DARK), FLAT);
    brush.shape(box(-1.4, 5.6, 1.4, 33), paint(hex('#5a3420')));
    for (const y of FRETS) brush.shape(box(-1.4, y, 1.4, y + 0.16), paint(hex('#b89a6a')), FLAT);
    brush.shape(box(-2, 33, 2, 40), paint(hex('#6a4022')));
    for (const x of STRINGS) brush.shape(box(x - 0.07, -7.6, x + 0.07, 36), paint(hex('#e8e4da')), FLAT);
  };
}
