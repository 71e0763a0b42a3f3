import { hex } from '../../drawing/color.ts';
import type { DrawnThing, Sketch } from './sketch.ts';
import { drawnThing } from './sketch.ts';

const RUBBER = hex('#22222a');
const METAL = hex('#b8bec8');
const DARK_WOOD = hex('#6e4724');
const GLASS = hex('#a8d0e4');

function wheel(sketch: Sketch, x: number, radius: number): void {
  sketch.disc(x, radius, radius, RUBBER);
  sketch.disc(x, radius, radius * 0.5, METAL, { hasOutline: false });
}

function spokes(sketch: Sketch, x: number, radius: number): void {
  const ring = Array.from({ length: 25 }, (_, step) => {
    const angle = (step / 24) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, radius + Math.sin(angle) * radius] as const;
  });
  sketch.line(ring, 2.4, RUBBER);
  for (const angle of [0.3, 1.35, 2.4]) {
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    sketch.line(
      [
        [x - dx, radius - dy],
        [x + dx, radius + dy],
      ],
      0.6,
      METAL,
    );
  }
}

/** Vehicles that people drive, ride or stand on. */
export const VEHICLES = {
  car: drawnThing(
    240,
    70,
    (sketch) => {
      const paint = hex('#d23c3a');
      // The car is open, so that the driver is visible.
      sketch.shape(
        [
          [30, 46],
          [44, 74],
          [50, 74],
          [42, 46],
        ],
        GLASS,
      );
      sketch.shape(
        [
          [-118, 18],
          [-116, 40],
          [-104, 50],
          [40, 50],
          [100, 44],
          [118, 32],
          [119, 18],
        ],
        paint,
        { isSmooth: false },
      );
      sketch.rect(-114, 20, 230, 3, METAL, { hasOutline: false });
      sketch.line(
        [
          [-36, 48],
          [-36, 22],
        ],
        0.8,
        hex('#8a2424'),
      );
      sketch.rect(-30, 38, 8, 2, METAL, { hasOutline: false });
      for (const x of [-72, 74]) wheel(sketch, x, 18);
      sketch.disc(113, 36, 5, hex('#fff3c0'), { isBright: true });
      if (sketch.isDark) sketch.glow(120, 36, 46, hex('#fff0b0'), 0.6);
    },
    { seat: [-4, 33], isShared: true, hull: 26 },
  ),
  truck: drawnThing(
    290,
    120,
    (sketch) => {
      const paint = hex('#3f7fb8');
      sketch.rect(-142, 24, 176, 34, hex('#c89a5a'));
      sketch.rect(-142, 54, 176, 8, DARK_WOOD);
      sketch.shape(
        [
          [38, 20],
          [38, 64],
          [128, 56],
          [140, 44],
          [140, 20],
        ],
        paint,
      );
      for (const x of [-96, 92]) wheel(sketch, x, 22);
      sketch.disc(134, 40, 6, hex('#fff3c0'), { isBright: true });
    },
    { seat: [64, 46], isShared: true, hull: 32 },
  ),
  bicycle: drawnThing(
    102,
    62,
    (sketch) => {
      const frame = hex('#2f9a8a');
      for (const x of [-32, 34]) spokes(sketch, x, 18);
      for (const [from, to] of [
        [
          [-32, 18],
          [-14, 46],
        ],
        [
          [-14, 46],
          [0, 18],
        ],
        [
          [-32, 18],
          [0, 18],
        ],
        [
          [0, 18],
          [24, 46],
        ],
        [
          [-14, 44],
          [24, 45],
        ],
        [
          [34, 18],
          [22, 58],
        ],
      ] as const)
        sketch.line([from, to], 2.4, frame);
      sketch.line(
        [
          [14, 62],
          [22, 58],
          [30, 60],
        ],
        2,
        RUBBER,
      );
      sketch.line(
        [
          [-20, 48],
          [-8, 48],
        ],
        4,
        RUBBER,
      );
    },
    { seat: [-14, 50] },
  ),
  motorcycle: drawnThing(
    124,
    66,
    (sketch) => {
      for (const x of [-40, 42]) wheel(sketch, x, 19);
      sketch.shape(
        [
          [-46, 40],
          [-10, 42],
          [12, 54],
          [30, 46],
          [22, 22],
          [-26, 20],
        ],
        hex('#b83232'),
        { isSmooth: true },
      );
      sketch.rect(-22, 12, 36, 10, METAL);
      sketch.line(
        [
          [42, 19],
          [26, 60],
          [16, 63],
        ],
        3,
        METAL,
      );
      sketch.disc(36, 50, 5, hex('#fff3c0'), { isBright: true });
      if (sketch.isDark) sketch.glow(40, 50, 40, hex('#fff0b0'), 0.6);
    },
    { seat: [-16, 44] },
  ),
  skateboard: drawnThing(
    56,
    10,
    (sketch) => {
      for (const x of [-18, 18]) sketch.disc(x, 3, 3, RUBBER);
      sketch.line(
        [
          [-28, 10],
          [-22, 7],
          [22, 7],
          [28, 10],
        ],
        2.6,
        hex('#e07a2f'),
      );
    },
    { seat: [0, 8], isStoodOn: true },
  ),
} satisfies Record<string, DrawnThing>;
