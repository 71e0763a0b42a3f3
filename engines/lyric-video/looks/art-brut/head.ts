import { disc, handLine, handStroke, type Point, polygon, ringOf } from '../../../drawing/hand.ts';
import { form, type Hand } from './paint.ts';
import { dots, patterned } from './patterns.ts';

export interface Expression {
  paint: string;
  /** How far the mouth is open, 0 to 1. */
  open?: number;
  isAsleep?: boolean;
  /** Color of the hair, which stands up in bristles. A head without it is bald. */
  hair?: string;
  /** Where the eyes look, from -1 for the left to 1 for the right. */
  gaze?: number;
  /** Which skull it has; 0, the pointed one, by default. */
  kind?: number;
}

/** Radius from which a head has teeth, lashes and cheeks. */
const DETAILED = 36;

/** Shares of the radius at which the outlines of skulls are, clockwise from the right: pointed, round, and square. */
const SKULLS = [
  [0.98, 0.95, 0.92, 1.06, 0.92, 0.95, 1.0, 0.98, 0.96, 1, 0.97, 0.98],
  [1, 1.02, 1.01, 1.02, 1, 1, 1.02, 1, 0.98, 1, 1, 1.01],
  [0.9, 1.04, 1.02, 0.98, 1.06, 1.02, 0.88, 1.04, 0.98, 0.94, 1.02, 1],
] as const;

/** A frontal head with staring eyes. @param radius in lengths of the hand */
export function head(hand: Hand, [x, y]: Point, radius: number, expression: Expression): void {
  const { pen, inks, chance } = hand;
  const { paint, hair, isAsleep = false, open = 0, gaze = 0, kind = 0 } = expression;
  const isDetailed = radius >= DETAILED;
  const wide = Math.max(1.8, Math.min(6, 0.06 * radius));
  const at = (across: number, down: number): Point => [x + across * radius, y + down * radius];
  pen.save();
  if (hair) bristles(hand, [x, y], radius, hair, wide);
  const shares = SKULLS[kind % SKULLS.length] ?? SKULLS[0];
  const skull = ringOf(x, y, radius, shares.length, (index) => shares[index] as number);
  form(hand, skull, paint, {
    wide: 1.3 * wide,
    fill() {
      if (!isDetailed) return;
      // One side of the face is in the shade of a ballpoint.
      const side = { left: x + 0.5 * radius, top: y - radius, width: 0.6 * radius, height: 2 * radius };
      pen.save();
      pen.beginPath();
      pen.rect(side.left, side.top, side.width, side.height);
      pen.clip();
      patterned(pen, dots, inks.black, chance, { step: 0.11 * radius, wide: 0.3 * wide })(side);
      pen.restore();
      wrinkles(hand, at, wide, radius);
    },
  });
  for (const side of [-1, 1]) {
    const middle = at(0.39 * side, -0.2);
    if (isAsleep) lid(hand, middle, 0.3 * radius, wide);
    else eye(hand, middle, 0.3 * radius, wide, gaze);
  }
  pen.strokeStyle = inks.black;
  pen.lineWidth = wide;
  handLine(
    pen,
    [at(-0.05, -0.3), at(-0.04, 0.05), at(-0.16, 0.24), at(0.02, 0.3), at(0.16, 0.22)],
    0.02 * radius,
    chance,
  );
  pen.stroke();
  mouth(hand, at, radius, wide, isAsleep ? 0 : open);
  pen.restore();
}

/** A staring eye. @param size its radius @param gaze from -1 for the left to 1 for the right */
export function eye({ pen, inks, chance }: Hand, [x, y]: Point, size: number, wide: number, gaze: number): void {
  const ring = ringOf(x, y, size, 8, (index) => (index % 4 === 0 ? 1.12 : 0.92));
  if (size > 12) {
    pen.strokeStyle = inks.black;
    pen.lineWidth = 0.7 * wide;
    pen.beginPath();
    for (const [dx, dy] of ringOf(0, 0, 1, 15, () => 1)) {
      pen.moveTo(x + dx * size, y + dy * size);
      pen.lineTo(x + dx * size * 1.42, y + dy * size * 1.36);
    }
    pen.stroke();
  }
  handLine(pen, ring, 0.05 * size, chance, true);
  pen.fillStyle = inks.chalk;
  pen.fill();
  pen.strokeStyle = inks.black;
  pen.lineWidth = wide;
  pen.stroke();
  const [px, py] = [x + 0.3 * size * gaze, y + 0.06 * size];
  for (const [far, color] of [
    [0.62, inks.black],
    [0.46, size > 12 ? inks.blue : inks.black],
    [0.26, inks.black],
  ] as const) {
    pen.fillStyle = color;
    disc(pen, px, py, far * size);
    pen.fill();
  }
  pen.fillStyle = inks.chalk;
  disc(pen, px - 0.2 * size, py - 0.22 * size, 0.13 * size);
  pen.fill();
}

function lid({ pen, inks, chance }: Hand, [x, y]: Point, size: number, wide: number): void {
  const at = (across: number, down: number): Point => [x + across * size, y + down * size];
  pen.strokeStyle = inks.black;
  pen.lineWidth = 1.2 * wide;
  handLine(pen, [at(-1.1, 0.1), at(-0.5, 0.55), at(0.5, 0.55), at(1.1, 0.1)], 0.06 * size, chance);
  pen.stroke();
  if (size < 8) return;
  pen.lineWidth = 0.7 * wide;
  for (let lash = -2; lash <= 2; lash++)
    handStroke(pen, at(lash * 0.38, 0.5 - 0.05 * lash * lash), at(lash * 0.52, 1 - 0.08 * lash * lash), 0.5, chance);
}

/** Lines over the brow that repeat the skull, and beads along the chin. */
function wrinkles(
  { pen, inks, chance }: Hand,
  at: (x: number, y: number) => Point,
  wide: number,
  radius: number,
): void {
  pen.strokeStyle = inks.black;
  pen.lineWidth = 0.6 * wide;
  for (const [half, y] of [
    [0.5, -0.64],
    [0.42, -0.74],
    [0.3, -0.84],
  ] as const) {
    handLine(pen, [at(-half, y + 0.06), at(0, y - 0.03), at(half, y + 0.06)], 0.02 * radius, chance);
    pen.stroke();
  }
  pen.fillStyle = inks.red;
  for (const side of [-1, 1]) {
    disc(pen, ...at(0.66 * side, 0.26), 0.17 * radius);
    pen.fill();
  }
}

/** A hole with a grate of teeth above and below. */
function mouth(
  { pen, inks, chance }: Hand,
  at: (x: number, y: number) => Point,
  radius: number,
  wide: number,
  open: number,
) {
  const low = 0.58 + 0.28 * open;
  const half = 0.5 - 0.14 * open;
  const lips = [
    at(-half, 0.5),
    at(-0.2, 0.43),
    at(0.2, 0.43),
    at(half, 0.5),
    at(0.7 * half, low),
    at(-0.7 * half, low),
  ];
  handLine(pen, lips, 0.01 * radius, chance, true);
  pen.fillStyle = open > 0.15 ? inks.black : inks.red;
  pen.fill();
  pen.strokeStyle = inks.black;
  pen.lineWidth = wide;
  pen.stroke();
  if (open <= 0.15 || radius < DETAILED) return;
  pen.save();
  pen.clip();
  pen.fillStyle = inks.red;
  disc(pen, ...at(0, low), 0.2 * radius);
  pen.fill();
  pen.fillStyle = inks.chalk;
  for (let tooth = -4; tooth <= 4; tooth++) {
    const x = tooth * 0.12 - 0.05;
    polygon(pen, [at(x, 0.4), at(x + 0.1, 0.4), at(x + 0.09, 0.56), at(x + 0.01, 0.55)]);
    pen.fill();
  }
  pen.restore();
}

function bristles({ pen, inks, chance }: Hand, [x, y]: Point, radius: number, color: string, wide: number): void {
  const count = radius < DETAILED ? 9 : 17;
  for (const [paint, thick] of [
    [inks.black, 0.2],
    [color, 0.1],
  ] as const) {
    pen.strokeStyle = paint;
    pen.lineWidth = Math.max(thick * radius * (9 / count), thick > 0.1 ? 1.6 * wide : 0.8 * wide);
    for (let bristle = 0; bristle < count; bristle++) {
      const turn = -Math.PI * (0.02 + (0.96 * bristle) / (count - 1));
      const far = bristle % 2 ? 1.2 : 1.32;
      const [dx, dy] = [Math.cos(turn) * radius, Math.sin(turn) * radius];
      handStroke(pen, [x + 0.85 * dx, y + 0.85 * dy], [x + far * dx, y + far * dy], 0.01 * radius, chance);
    }
  }
}
