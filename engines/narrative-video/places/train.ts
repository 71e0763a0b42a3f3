import { hex, lighten } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import { sketchOn } from '../drawn-things/sketch.ts';
import { drawTrainSeats, PITCH } from '../drawn-things/train-seat.ts';
import type { Pen } from '../pen/pen.ts';
import { type Livery, liveryOf } from '../props/liveries.ts';
import type { Place, SetLayers } from './set-layers.ts';

/** Height of the horizon outside, as a share of the set's height. */
export const HORIZON_OF_TRAIN = 0.44;
/** Middle of the windows, as a share of the set's height. Heads of people are there in every shot. */
const EYES = 0.35;

/** Light of a night sky on the edge of a window. */
const COOL = hex('#8fb0f0');
const SMOOTH = { isFlat: true, hasOutline: false } as const;

/** A carriage with large windows. What passes outside is drawn for each frame, behind the openings. */
export const train: Place = (set) => {
  const { width, height, unit, light, middle, near } = set;
  const livery = liveryOf(near.hand.architecture);
  const { shell, panel, trim } = livery;
  set.sky.wash(0, height, light.zenith, light.horizon);
  const [wide, tall] = [unit * 1.02, Math.min(height * 0.4, unit * 0.6)];
  const [top, sill, bay] = [height * EYES - tall / 2, height * EYES + tall / 2, unit * 1.2];
  const count = Math.ceil(width / bay / 2) + 1;
  middle.rect(-20, -20, width + 40, top + 20, shell, SMOOTH);
  middle.rect(-20, sill, width + 40, height - sill, shell, SMOOTH);
  middle.rect(-20, sill + unit * 0.1, width + 40, height - sill, panel, SMOOTH);
  middle.rect(-20, sill + unit * 0.1, width + 40, unit * 0.022, trim, SMOOTH);
  for (let window = -count; window <= count; window += 1) {
    const x = width / 2 + window * bay;
    middle.rect(x + wide / 2 - 2, top - 2, bay - wide + 4, tall + 4, shell, SMOOTH);
    windowFrame(middle, { x: x - wide / 2, y: top, wide, tall, corner: unit * 0.11 }, livery);
    gleam(middle, x, top, tall, wide);
    near.line(
      [
        [x + bay / 2, -20],
        [x + bay / 2, height],
      ],
      unit * 0.024,
      trim,
    );
  }
  ceiling(set, top, livery);
  near.rect(-20, set.ground - unit * 0.02, width + 40, height, hex('#5f666f'), SMOOTH);
  const scale = (unit * 0.26) / PITCH;
  for (const x of [-0.02, 0.86]) drawTrainSeats(sketchOn(near, width * x, set.ground, scale), 0, 2);
};

interface Opening {
  x: number;
  y: number;
  wide: number;
  tall: number;
  corner: number;
}

/** Rounds an opening's corners and draws its rubber and its metal frame. */
function windowFrame(pen: Pen, { x, y, wide, tall, corner }: Opening, { shell, trim }: Livery): void {
  const outline: Point[] = [];
  for (const [right, low, from] of [
    [1, 1, 0],
    [0, 1, 1],
    [0, 0, 2],
    [1, 0, 3],
  ] as const) {
    const middle: Point = [x + (right ? wide - corner : corner), y + (low ? tall - corner : corner)];
    const arc = [0, 0.25, 0.5, 0.75, 1].map((step): Point => {
      const angle = ((from + step) * Math.PI) / 2;
      return [middle[0] + Math.cos(angle) * corner, middle[1] + Math.sin(angle) * corner];
    });
    const edge: Point = [x + right * wide + (right ? 3 : -3), y + low * tall + (low ? 3 : -3)];
    pen.shape([...arc, edge], shell, SMOOTH);
    outline.push(...arc);
  }
  const closed = [...outline, outline[0] as Point];
  pen.line(closed, corner * 0.3, trim);
  pen.line(closed, corner * 0.1, lighten(trim, 0.3), { hasOutline: false });
  // The frame's inner edge takes the color of the sky.
  if (pen.light.isDark) pen.line(closed, corner * 0.05, COOL, { hasOutline: false, isBright: true, alpha: 0.6 });
}

/** Draws the pale reflection of the lamps in the glass. */
function gleam(pen: Pen, x: number, top: number, tall: number, wide: number): void {
  for (const [from, thick] of [
    [-0.34, 0.05],
    [-0.24, 0.018],
  ] as const) {
    const [a, b] = [x + wide * from, x + wide * (from - 0.12)];
    const points: Point[] = [
      [a, top],
      [a + wide * thick, top],
      [b + wide * thick, top + tall],
      [b, top + tall],
    ];
    pen.shape(points, hex('#dfe8ff'), { ...SMOOTH, alpha: 0.12 });
  }
}

/** Draws lamps under the ceiling, and straps on a rail. None hangs in the middle, where heads are. */
function ceiling({ width, unit, light, middle, near }: SetLayers, top: number, { trim }: Livery): void {
  middle.rect(-20, top - unit * 0.15, width + 40, unit * 0.035, hex('#ffedc4'), { isBright: true });
  if (light.isDark)
    for (let x = unit * 0.2; x < width; x += unit * 0.5)
      middle.glow(x, top - unit * 0.13, unit * 0.5, hex('#ffd48a'), 0.42);
  const rail = top - unit * 0.06;
  near.line(
    [
      [-20, rail],
      [width + 20, rail],
    ],
    unit * 0.014,
    trim,
  );
  for (let x = unit * 0.1; x < width; x += unit * 0.2) {
    if (Math.abs(x - width / 2) < unit * 0.36) continue;
    const low = rail + unit * 0.08;
    near.line(
      [
        [x, rail],
        [x, low],
      ],
      unit * 0.01,
      hex('#4a5058'),
      { hasOutline: false },
    );
    const ring = Array.from({ length: 13 }, (_, side): Point => {
      const angle = (side / 12) * Math.PI * 2;
      return [x + Math.sin(angle) * unit * 0.024, low + unit * (0.024 - Math.cos(angle) * 0.024)];
    });
    near.line(ring, unit * 0.012, hex('#e8b84a'));
  }
}
