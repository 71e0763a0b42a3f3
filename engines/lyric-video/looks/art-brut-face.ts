import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc, handLine, handStroke, type Point } from '../../drawing/hand.ts';
import { hatch } from '../../drawing/texture.ts';
import { BLACK, BLUE, daubed, FLESH, type Ground, PAPER, RED, scratch, shaded, YELLOW } from './art-brut-paint.ts';

interface Expression {
  /** How far the mouth is open, 0 to 1. */
  open: number;
  isAsleep?: boolean;
  /** Which skull, hair and paints it has. */
  kind?: number;
}

/** Half widths of skulls from the crown to the chin, in radiuses. */
const SKULLS = [
  [0.5, 0.86, 0.94, 0.86, 0.9, 0.66],
  [0.62, 0.9, 0.84, 0.94, 0.8, 0.46],
  [0.44, 0.74, 0.96, 0.98, 0.78, 0.52],
] as const;
/** Paints of the lit side of a face, of the other, and of its hair. */
const PAINTS = [
  [FLESH, RED, BLUE],
  [YELLOW, BLUE, RED],
  [BLUE, FLESH, YELLOW],
] as const;

/** A staring mask of thick paint with scratched features. Its middle is at 1.3 radiuses. */
export function face(
  pen: Context2D,
  { unit, tint }: Ground,
  radius: number,
  { open, isAsleep = false, kind = 0 }: Expression,
  chance: Chance,
): void {
  const at = (x: number, y: number): Point => [x * radius, y * radius];
  const thick = Math.max(2.2 * unit, Math.min(9 * unit, radius * 0.062));
  const [lit, other, hairs] = PAINTS[kind % PAINTS.length] as (typeof PAINTS)[number];
  const skull = skullOf(kind, radius);
  pen.translate(radius * 1.3, radius * 1.3);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  hair(pen, radius, tint(hairs), thick, chance.fork('hair'));
  for (const x of [-1.02, 1.0]) ear(pen, at(x, 0.02), radius * 0.2, tint(other), thick);
  handLine(pen, skull, radius * 0.02, chance.fork('skull'), true);
  pen.fillStyle = tint(lit);
  pen.fill();
  pen.save();
  pen.clip();
  const all = { left: -radius, top: -1.1 * radius, width: 2 * radius, height: 2.2 * radius };
  const wide = Math.max(9 * unit, 0.2 * radius);
  daubed(pen, all, [lit, lit, lit, PAPER, YELLOW].map(tint), wide, chance.fork('lit'));
  handLine(
    pen,
    [at(0.1, -1.3), at(0.02, -0.4), at(0.2, 0.16), at(0, 0.5), at(0.12, 1.3), at(1.4, 1.3), at(1.4, -1.3)],
    0,
    chance,
    true,
  );
  pen.clip();
  daubed(pen, { ...all, left: 0, width: radius }, [other, other, other, lit].map(tint), wide, chance.fork('other'));
  pen.strokeStyle = BLACK;
  pen.globalAlpha = 0.7;
  pen.lineWidth = thick * 0.5;
  hatch(pen, { left: 0.4 * radius, top: 0.1 * radius, width: radius, height: radius }, radius * 0.11, -38, chance);
  pen.restore();
  creases(pen, radius, thick, isAsleep, chance.fork('creases'));
  pen.strokeStyle = BLACK;
  pen.lineWidth = thick * 1.7;
  handLine(pen, skull, radius * 0.02, chance.fork('skull'), true);
  pen.stroke();
  for (const [x, size] of [
    [-0.43, 0.36],
    [0.41, 0.3],
  ] as const) {
    pen.save();
    pen.translate(...at(x, -0.2));
    if (isAsleep) lid(pen, size * radius, tint(lit), thick, chance);
    else eye(pen, size * radius, tint(kind % 2 ? BLUE : RED), thick, chance.fork(`eye ${x}`));
    pen.restore();
  }
  pen.strokeStyle = BLACK;
  pen.lineWidth = thick * 1.3;
  handLine(
    pen,
    [at(0.06, -0.46), at(0.03, -0.05), at(-0.2, 0.24), at(-0.02, 0.32), at(0.2, 0.24)],
    radius * 0.015,
    chance,
  );
  pen.stroke();
  pen.fillStyle = BLACK;
  for (const x of [-0.08, 0.1]) {
    disc(pen, ...at(x, 0.24), radius * 0.035);
    pen.fill();
  }
  mouth(pen, radius, thick, tint(RED), isAsleep ? 0 : open, chance.fork('mouth'));
}

function skullOf(kind: number, radius: number): Point[] {
  const halves = SKULLS[kind % SKULLS.length] as (typeof SKULLS)[number];
  const right = halves.map((half, row): Point => [half * radius, (row * 0.4 - 0.98) * radius]);
  const left = [...right].reverse().map(([x, y]): Point => [-x * (0.94 + 0.06 * Math.sin(y)), y]);
  return [...right, [0, 1.1 * radius], ...left, [0, -1.06 * radius]];
}

/** Wide open, with a ring of lashes. */
function eye(pen: Context2D, size: number, color: string, thick: number, chance: Chance): void {
  const at = (x: number, y: number): Point => [x * size, y * size];
  pen.strokeStyle = BLACK;
  for (let lash = 0; lash < 13; lash++) {
    const turn = (lash / 13) * 2 * Math.PI + 0.2;
    pen.lineWidth = thick * 0.75;
    handStroke(
      pen,
      at(Math.cos(turn) * 0.9, Math.sin(turn) * 0.8),
      at(Math.cos(turn) * 1.34, Math.sin(turn) * 1.22),
      1,
      chance,
    );
  }
  const outline = [at(-1.12, 0.04), at(-0.6, -0.74), at(0.5, -0.76), at(1.12, 0), at(0.55, 0.74), at(-0.55, 0.76)];
  handLine(pen, outline, size * 0.03, chance.fork('outline'), true);
  pen.fillStyle = PAPER;
  pen.fill();
  pen.lineWidth = thick * 1.25;
  pen.stroke();
  for (const [far, paint] of [
    [0.58, BLACK],
    [0.46, color],
    [0.27, BLACK],
  ] as const) {
    pen.fillStyle = paint;
    disc(pen, ...at(0.04, 0), far * size);
    pen.fill();
  }
  pen.fillStyle = PAPER;
  disc(pen, ...at(-0.06, -0.12), 0.1 * size);
  pen.fill();
}

function lid(pen: Context2D, size: number, color: string, thick: number, chance: Chance): void {
  const at = (x: number, y: number): Point => [x * size, y * size];
  handLine(
    pen,
    [at(-1.1, 0.1), at(-0.5, -0.6), at(0.5, -0.6), at(1.1, 0.1), at(0.5, 0.5), at(-0.5, 0.5)],
    1,
    chance,
    true,
  );
  pen.fillStyle = shaded(color, -0.22);
  pen.fill();
  pen.strokeStyle = BLACK;
  pen.lineWidth = thick * 1.2;
  handLine(pen, [at(-1.1, 0.1), at(-0.4, 0.5), at(0.4, 0.5), at(1.1, 0.1)], 1, chance);
  pen.stroke();
  for (let lash = -3; lash <= 3; lash++)
    handStroke(
      pen,
      at(lash * 0.28, 0.42 - Math.abs(lash) * 0.05),
      at(lash * 0.36, 0.86 - Math.abs(lash) * 0.08),
      1,
      chance,
    );
}

/** Lines that repeat the outline, and dots between them: no place stays empty. */
function creases(pen: Context2D, radius: number, thick: number, isAsleep: boolean, chance: Chance): void {
  const at = (x: number, y: number): Point => [x * radius, y * radius];
  const raised = isAsleep ? 0.06 : 0;
  for (const [index, y] of [-0.66, -0.78, -0.9].entries()) {
    const half = 0.62 - index * 0.16;
    handLine(
      pen,
      [at(-half, y + raised + 0.08), at(-half / 2, y + raised), at(0, y + 0.05), at(half / 2, y), at(half, y + 0.08)],
      radius * 0.015,
      chance,
    );
    scratch(pen, BLACK, thick * 0.6, chance);
  }
  for (const side of [-1, 1]) {
    for (let line = 0; line < 2; line++) {
      const x = side * (0.64 + line * 0.12);
      handLine(pen, [at(x * 0.7, 0.14), at(x, 0.34), at(x * 0.94, 0.66)], radius * 0.02, chance);
      scratch(pen, BLACK, thick * 0.5, chance);
    }
  }
  pen.fillStyle = BLACK;
  for (let dot = 0; dot < 11; dot++) {
    disc(pen, ...at((dot - 5) * 0.085, 0.96 - Math.abs(dot - 5) ** 1.6 * 0.008), thick * 0.34);
    pen.fill();
  }
}

/** A grate of teeth, and a tongue behind them. */
function mouth(pen: Context2D, radius: number, thick: number, red: string, open: number, chance: Chance): void {
  const at = (x: number, y: number): Point => [x * radius, y * radius];
  const [high, low] = [0.44, 0.62 + 0.26 * open];
  const lips = [
    at(-0.6, 0.46),
    at(-0.28, high - 0.02),
    at(0, high + 0.03),
    at(0.3, high - 0.03),
    at(0.6, 0.44),
    at(0.48, low),
    at(0, low + 0.06),
    at(-0.46, low),
  ];
  handLine(pen, lips, radius * 0.012, chance.fork('lips'), true);
  pen.fillStyle = BLACK;
  pen.fill();
  pen.save();
  pen.clip();
  pen.fillStyle = red;
  disc(pen, ...at(0, low + 0.12), radius * 0.28);
  pen.fill();
  pen.fillStyle = PAPER;
  for (let tooth = -4; tooth <= 4; tooth++) {
    const [x, y] = at(tooth * 0.125 - 0.052, high - 0.02 + chance.around() * 0.015);
    pen.fillRect(x, y, 0.104 * radius, (open > 0.2 ? 0.17 : 0.3) * radius);
  }
  pen.restore();
  handLine(pen, lips, radius * 0.012, chance.fork('lips'), true);
  pen.strokeStyle = BLACK;
  pen.lineWidth = thick * 1.4;
  pen.stroke();
}

function ear(pen: Context2D, [x, y]: Point, size: number, color: string, thick: number): void {
  disc(pen, x, y, size);
  pen.fillStyle = color;
  pen.fill();
  pen.strokeStyle = BLACK;
  pen.lineWidth = thick * 1.3;
  pen.stroke();
  pen.lineWidth = thick * 0.7;
  disc(pen, x, y, size * 0.45);
  pen.stroke();
}

/** Bristles in two lengths, with a drop of paint at the end of each. */
function hair(pen: Context2D, radius: number, color: string, thick: number, chance: Chance): void {
  for (let bristle = 0; bristle <= 20; bristle++) {
    const turn = -Math.PI * (-0.04 + (1.08 * bristle) / 20);
    const far = bristle % 2 ? 1.12 : 1.21;
    const from: Point = [Math.cos(turn) * 0.8 * radius, Math.sin(turn) * 0.86 * radius];
    const to: Point = [Math.cos(turn) * far * radius, Math.sin(turn) * far * radius];
    for (const [paint, wide] of [
      [BLACK, 2.6],
      [color, 1.3],
    ] as const) {
      pen.strokeStyle = paint;
      pen.fillStyle = paint;
      pen.lineWidth = thick * wide;
      handStroke(pen, from, to, radius * 0.012, chance.fork(`${bristle}`));
      disc(pen, ...to, thick * wide * 0.72);
      pen.fill();
    }
  }
}
