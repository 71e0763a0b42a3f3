import { darken, hex, lighten } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Pen } from '../pen.ts';
import type { Place, SetLayers } from './set-layers.ts';

/** Height of the horizon outside, as a share of the set's height. */
export const HORIZON_OF_TRAIN = 0.44;
/** Middle of the windows, as a share of the set's height. Heads of people are there in every shot. */
const EYES = 0.35;

const SHELL = hex('#c3ccd0');
const PANEL = hex('#3f6f7c');
const STEEL = hex('#9aa6b0');
const SMOOTH = { isFlat: true, hasOutline: false } as const;

/** A carriage with large windows. What passes outside is drawn for each frame, behind the openings. */
export const train: Place = (set) => {
  const { width, height, unit, light, middle, near } = set;
  set.sky.wash(0, height, light.zenith, light.horizon);
  const [wide, tall] = [unit * 1.02, Math.min(height * 0.4, unit * 0.6)];
  const [top, sill, bay] = [height * EYES - tall / 2, height * EYES + tall / 2, unit * 1.2];
  const count = Math.ceil(width / bay / 2) + 1;
  middle.rect(-20, -20, width + 40, top + 20, SHELL, SMOOTH);
  middle.rect(-20, sill, width + 40, height - sill, SHELL, SMOOTH);
  middle.rect(-20, sill + unit * 0.1, width + 40, height - sill, PANEL, SMOOTH);
  middle.rect(-20, sill + unit * 0.1, width + 40, unit * 0.014, STEEL, SMOOTH);
  for (let window = -count; window <= count; window += 1) {
    const x = width / 2 + window * bay;
    middle.rect(x + wide / 2 - 2, top - 2, bay - wide + 4, tall + 4, SHELL, SMOOTH);
    windowFrame(middle, { x: x - wide / 2, y: top, wide, tall, corner: unit * 0.11 });
    gleam(middle, x, top, tall, wide);
    near.line(
      [
        [x + bay / 2, -20],
        [x + bay / 2, height],
      ],
      unit * 0.024,
      STEEL,
    );
  }
  ceiling(set, top);
  near.rect(-20, set.ground - unit * 0.02, width + 40, height, hex('#5f666f'), SMOOTH);
  for (const x of [-0.02, 0.86]) for (const seat of [0, 1]) seatAt(near, width * x + seat * unit * 0.26, set);
};

interface Opening {
  x: number;
  y: number;
  wide: number;
  tall: number;
  corner: number;
}

/** Rounds an opening's corners and draws its rubber and its metal frame. */
function windowFrame(pen: Pen, { x, y, wide, tall, corner }: Opening): void {
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
    pen.shape([...arc, edge], SHELL, SMOOTH);
    outline.push(...arc);
  }
  const closed = [...outline, outline[0] as Point];
  pen.line(closed, corner * 0.24, darken(STEEL, 0.1));
  pen.line(closed, corner * 0.08, lighten(STEEL, 0.4), { hasOutline: false });
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
function ceiling({ width, unit, light, middle, near }: SetLayers, top: number): void {
  middle.rect(-20, top - unit * 0.15, width + 40, unit * 0.035, hex('#ffedc4'), { isBright: true });
  if (light.isDark)
    for (let x = unit * 0.2; x < width; x += unit * 0.5)
      middle.glow(x, top - unit * 0.13, unit * 0.42, hex('#ffdc9a'), 0.4);
  const rail = top - unit * 0.06;
  near.line(
    [
      [-20, rail],
      [width + 20, rail],
    ],
    unit * 0.014,
    STEEL,
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

function seatAt(pen: Pen, left: number, { ground, unit }: SetLayers): void {
  const cloth = hex('#2b64a6');
  pen.rect(left, ground - unit * 0.42, unit * 0.25, unit * 0.34, cloth);
  pen.rect(left + unit * 0.05, ground - unit * 0.45, unit * 0.15, unit * 0.1, hex('#b8c4d4'));
  pen.rect(left, ground - unit * 0.14, unit * 0.25, unit * 0.1, lighten(cloth, 0.08));
}
