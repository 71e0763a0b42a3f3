import { darken, hex, lighten } from '../../drawing/color.ts';
import type { DrawnThing } from './sketch.ts';
import { drawnThing } from './sketch.ts';

const WOOD = hex('#a8743c');
const DARK_WOOD = hex('#6e4724');
const IRON = hex('#3a3f4a');
const LIT = { isBright: true, hasOutline: false } as const;

/** Furniture and large instruments. */
export const FURNITURE = {
  table: drawnThing(80, 42, (sketch) => {
    for (const x of [-34, 30]) sketch.rect(x, 0, 4, 38, DARK_WOOD);
    sketch.rect(-40, 37, 80, 5, WOOD);
  }),
  lamp: drawnThing(34, 120, (sketch) => {
    sketch.rect(-12, 0, 24, 3, IRON);
    sketch.rect(-1.2, 2, 2.4, 88, IRON);
    if (sketch.isDark) sketch.glow(0, 96, 60, hex('#ffd890'), 0.6);
    sketch.shape(
      [
        [-16, 88],
        [16, 88],
        [10, 114],
        [-10, 114],
      ],
      hex('#ffe6b0'),
      sketch.isDark ? LIT : {},
    );
  }),
  computer: drawnThing(60, 74, (sketch) => {
    sketch.rect(-30, 0, 4, 38, DARK_WOOD);
    sketch.rect(26, 0, 4, 38, DARK_WOOD);
    sketch.rect(-32, 37, 64, 4, WOOD);
    sketch.rect(-3, 41, 6, 6, IRON);
    sketch.rect(-19, 46, 38, 26, IRON);
    sketch.rect(-17, 48, 34, 22, hex('#8fd0f0'), LIT);
  }),
  television: drawnThing(56, 50, (sketch) => {
    for (const x of [-18, 16]) sketch.rect(x, 0, 3, 12, DARK_WOOD);
    sketch.rect(-28, 10, 56, 38, DARK_WOOD);
    sketch.rect(-24, 14, 38, 30, hex('#9fd8e8'), LIT);
    for (const y of [24, 34]) sketch.disc(21, y, 3, hex('#d8c08a'));
  }),
  radio: drawnThing(34, 26, (sketch) => {
    sketch.rect(-17, 0, 34, 22, hex('#b84a3a'));
    sketch.disc(-7, 10, 6, IRON);
    sketch.rect(3, 8, 11, 6, hex('#ffe6b0'), LIT);
  }),
  door: drawnThing(56, 126, (sketch) => {
    sketch.rect(-28, 0, 56, 124, DARK_WOOD);
    sketch.rect(-23, 0, 46, 118, hex('#b8563a'));
    for (const y of [12, 66]) sketch.rect(-16, y, 32, 42, darken(hex('#b8563a'), 0.2));
    sketch.disc(17, 58, 3, hex('#f0c84a'));
  }),
  ladder: drawnThing(36, 160, (sketch) => {
    for (const x of [-16, 13]) sketch.rect(x, 0, 3, 160, WOOD);
    for (let y = 14; y < 156; y += 16) sketch.rect(-14, y, 28, 3, WOOD);
  }),
  // An upright piano from the side, with its stool.
  piano: drawnThing(
    92,
    68,
    (sketch) => {
      const wood = hex('#5a3626');
      sketch.rect(-38, 0, 4, 26, IRON);
      sketch.rect(-46, 25, 20, 5, hex('#8a2f3a'));
      sketch.rect(-2, 0, 4, 38, wood);
      sketch.rect(14, 0, 30, 64, wood);
      sketch.rect(12, 62, 34, 6, lighten(wood, 0.16));
      sketch.rect(-4, 36, 20, 5, lighten(wood, 0.08));
      sketch.rect(-3, 41, 17, 3, hex('#f6f4ee'));
      sketch.rect(7, 46, 4, 15, hex('#fffdf4'));
    },
    { seat: [-36, 30] },
  ),
  drums: drawnThing(120, 80, (sketch) => {
    for (const [x, y] of [
      [-50, 72],
      [50, 76],
    ] as const) {
      sketch.rect(x - 1, 0, 2, y, IRON);
      sketch.disc(x, y, 17, hex('#e8c04a'), { squash: 0.2 });
    }
    sketch.disc(0, 24, 24, hex('#c82c3a'));
    sketch.disc(0, 24, 20, hex('#f4f0e6'), { hasOutline: false });
    for (const x of [-24, 24]) {
      sketch.rect(x - 13, 44, 26, 16, hex('#c82c3a'));
      sketch.disc(x, 60, 13, hex('#f4f0e6'), { squash: 0.28 });
    }
  }),
} satisfies Record<string, DrawnThing>;
