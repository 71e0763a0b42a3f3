import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { blob, disc, handLine, handStroke, type Point } from '../../drawing/hand.ts';
import { hatch } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';
import { BLACK, BLUE, PAPER, RED, YELLOW } from './art-brut-cells.ts';

interface Expression {
  /** How far the mouth is open, 0 to 1. */
  open: number;
  isAsleep?: boolean;
  /** Which hair it has. */
  kind?: number;
}

/** A face as an untrained hand draws it: half from the side, half from the front. Its middle is at 1.3 radiuses. */
export function face(
  pen: Context2D,
  { unit, tint }: Pick<Composition, 'unit' | 'tint'>,
  radius: number,
  { open, isAsleep = false, kind = 0 }: Expression,
  chance: Chance,
): void {
  const at = (x: number, y: number): Point => [x * radius, y * radius];
  const thick = Math.min(9 * unit, radius * 0.085);
  pen.translate(radius * 1.3, radius * 1.3);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = BLACK;
  pen.lineWidth = thick;
  hair(pen, radius, tint, kind, chance.fork('hair'));
  pen.fillStyle = PAPER;
  blob(pen, 0, 0, radius, 0.07, chance, 11);
  pen.fill();
  pen.save();
  pen.clip();
  // The side that is turned away has another color.
  pen.fillStyle = tint(YELLOW);
  handLine(
    pen,
    [at(0.02, -1.3), at(0.06, -0.4), at(0.2, 0.2), at(0.04, 0.6), at(0.1, 1.3), at(1.4, 1.3), at(1.4, -1.3)],
    0,
    chance,
    true,
  );
  pen.fill();
  pen.strokeStyle = tint(BLUE);
  pen.lineWidth = thick * 0.6;
  hatch(pen, { left: 0.3 * radius, top: 0.2 * radius, width: radius, height: radius }, radius * 0.13, -38, chance);
  pen.restore();
  pen.strokeStyle = tint(RED);
  for (const x of [-0.58, 0.62]) spiral(pen, at(x, 0.26), radius * 0.15, thick * 0.55);
  pen.strokeStyle = BLACK;
  pen.lineWidth = thick;
  blob(pen, 0, 0, radius, 0.07, chance.fork('edge'), 11);
  pen.stroke();
  for (const [x, size, color] of [
    [-0.4, 0.27, BLUE],
    [0.42, 0.22, RED],
  ] as const) {
    const y = -0.22;
    pen.lineWidth = thick * 0.9;
    // Raised brows.
    handLine(pen, [at(x - 0.26, -0.5), at(x, -0.66), at(x + 0.26, -0.52)], radius * 0.02, chance);
    pen.stroke();
    if (isAsleep) {
      handLine(pen, [at(x - size, y), at(x, y + size * 0.75), at(x + size, y)], radius * 0.02, chance);
      pen.stroke();
      for (const lash of [-0.6, 0, 0.6])
        handStroke(
          pen,
          at(x + lash * size, y + size * 0.45),
          at(x + lash * size * 1.35, y + size * 0.95),
          radius * 0.01,
          chance,
        );
      continue;
    }
    pen.fillStyle = '#ffffff';
    handLine(
      pen,
      [
        at(x - size * 1.25, y + 0.02),
        at(x - size * 0.4, y - size),
        at(x + size * 0.6, y - size * 0.9),
        at(x + size * 1.25, y),
        at(x + size * 0.5, y + size * 0.8),
        at(x - size * 0.5, y + size * 0.8),
      ],
      radius * 0.02,
      chance,
      true,
    );
    pen.fill();
    pen.stroke();
    pen.fillStyle = tint(color);
    disc(pen, ...at(x + 0.05, y), radius * size * 0.56);
    pen.fill();
    pen.fillStyle = BLACK;
    disc(pen, ...at(x + 0.06, y), radius * size * 0.32);
    pen.fill();
    pen.fillStyle = '#ffffff';
    disc(pen, ...at(x, y - 0.06), radius * size * 0.15);
    pen.fill();
  }
  pen.lineWidth = thick;
  handLine(pen, [at(0.04, -0.42), at(0.02, -0.1), at(-0.22, 0.16), at(0.12, 0.2)], radius * 0.02, chance);
  pen.stroke();
  mouth(pen, radius, thick, tint(RED), isAsleep ? 0 : open, chance);
}

/** A smile with teeth above and a tongue below. */
function mouth(pen: Context2D, radius: number, thick: number, red: string, open: number, chance: Chance): void {
  const at = (x: number, y: number): Point => [x * radius, y * radius];
  const low = 0.56 + 0.28 * open;
  const own = chance.fork('mouth');
  const lips = [
    at(-0.54, 0.34),
    at(-0.2, 0.47),
    at(0.2, 0.47),
    at(0.56, 0.3),
    at(0.36, low),
    at(0, low + 0.08),
    at(-0.32, low),
  ];
  handLine(pen, lips, radius * 0.015, own, true);
  pen.fillStyle = BLACK;
  pen.fill();
  pen.save();
  pen.clip();
  pen.fillStyle = red;
  disc(pen, ...at(0.04, low + 0.16), radius * 0.26);
  pen.fill();
  pen.fillStyle = '#ffffff';
  for (let tooth = -3; tooth <= 3; tooth++)
    pen.fillRect((tooth * 0.15 - 0.065) * radius, (0.34 - tooth * 0.006) * radius, 0.13 * radius, 0.2 * radius);
  pen.restore();
  pen.lineWidth = thick;
  handLine(pen, lips, radius * 0.015, chance.fork('mouth'), true);
  pen.stroke();
}

function hair(pen: Context2D, radius: number, tint: Composition['tint'], kind: number, chance: Chance): void {
  const locks = kind % 3 === 2 ? 5 : 8;
  for (let lock = 0; lock < locks; lock++) {
    const turn = -Math.PI * (0.9 - (0.8 * lock) / (locks - 1));
    const [x, y] = [Math.cos(turn) * radius, Math.sin(turn) * radius];
    pen.fillStyle = tint([BLUE, RED, YELLOW][(lock + kind) % 3] as string);
    if (kind % 3 === 1) {
      const far = 1.24 + 0.06 * chance.around();
      const half = 0.17;
      handLine(
        pen,
        [
          [Math.cos(turn - half) * radius * 0.9, Math.sin(turn - half) * radius * 0.9],
          [x * far, y * far],
          [Math.cos(turn + half) * radius * 0.9, Math.sin(turn + half) * radius * 0.9],
        ],
        0,
        chance,
      );
      pen.lineTo(0, 0);
    } else blob(pen, x * 1.02, y * 1.02, radius * (kind % 3 === 2 ? 0.26 : 0.19), 0.1, chance, 8);
    pen.fill();
    pen.stroke();
  }
}

function spiral(pen: Context2D, [x, y]: Point, radius: number, wide: number): void {
  pen.lineWidth = wide;
  pen.beginPath();
  for (let step = 0; step <= 40; step++) {
    const share = step / 40;
    const turn = share * 5 * Math.PI;
    pen.lineTo(x + Math.cos(turn) * radius * share, y + Math.sin(turn) * radius * share);
  }
  pen.stroke();
}
