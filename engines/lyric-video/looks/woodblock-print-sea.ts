import { type Context2D, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import { clamp } from '../../drawing/motion.ts';
import { wear } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';

export const PAPER = '#efe2c4';
export const INDIGO = '#1f3a5f';
export const PALE = '#7fa3ad';

/** Claws of foam on a swell, in three inks: a printed block that repeats every half of the sheet's width. */
export function waveOf(composition: Composition, index: number) {
  const { width, height, unit, tint, chance } = composition;
  const own = chance.fork(`wave ${index}`);
  const period = width / 2;
  const tall = Math.round(height * 0.36) + 60 * unit;
  const crests = Array.from({ length: 2 }, () => ({
    at: own.between(0.1, 0.9),
    high: own.between(26, 56) * unit,
    wide: own.between(0.09, 0.14) * width,
  }));
  const topAt = (x: number) => {
    const swell = Math.sin((x / period) * 2 * Math.PI + index * 2) * 12 * unit;
    const peaks = crests.reduce((sum, { at, high, wide }) => {
      const distance = ((((x / period - at) % 1) + 1.5) % 1) - 0.5;
      return sum + high * Math.exp(-(((distance * period) / wide) ** 2));
    }, 0);
    return 78 * unit - swell - peaks;
  };
  const body = tint(index === 0 ? PALE : index === 1 ? '#3f6c86' : INDIGO);
  return sprite(width + period, tall, (pen) => {
    const edge: Point[] = [];
    for (let x = 0; x <= width + period; x += 5 * unit) edge.push([x, topAt(x)]);
    pen.fillStyle = body;
    polygon(pen, [[0, tall], ...edge, [width + period, tall]]);
    pen.fill();
    pen.strokeStyle = tint(INDIGO);
    pen.lineWidth = 4 * unit;
    pen.beginPath();
    for (const [x, y] of edge) pen.lineTo(x + 2 * unit, y - 1.5 * unit);
    pen.stroke();
    pen.strokeStyle = tint(PAPER);
    const grooves = Math.floor((tall - 90 * unit) / (17 * unit));
    for (let groove = 1; groove < grooves; groove++) {
      pen.lineWidth = unit * (3.4 - (groove / grooves) * 1.4);
      pen.beginPath();
      for (let x = 0; x <= width + period; x += 8 * unit) {
        const y =
          topAt(x) * (1 - groove / grooves) +
          78 * unit * (groove / grooves) +
          groove * 17 * unit +
          Math.sin((x / period) * 8 * Math.PI + groove) * 3 * unit;
        if (Math.sin((x / period) * 6 * Math.PI + groove * 2.3) > -0.35) pen.lineTo(x, y);
        else pen.moveTo(x, y);
      }
      pen.stroke();
    }
    foam(pen, composition, { period, topAt }, own.fork('foam'));
  });
}

/** Foam breaks from the crests in hooks of many sizes, larger where a crest is higher, with a little spray above. */
function foam(
  pen: Context2D,
  { unit, tint }: Composition,
  { period, topAt }: { period: number; topAt: (x: number) => number },
  chance: Chance,
): void {
  const hooks: { x: number; size: number; turn: number; spray: Point | undefined }[] = [];
  for (let x = 0; x < period; ) {
    const high = clamp((64 * unit - topAt(x)) / (40 * unit));
    const size = unit * (4 + 13 * high * chance.between(0.5, 1.2));
    const turn = chance.between(0.05, 0.4) + (topAt(x + 4 * unit) > topAt(x) ? 0.15 : 0);
    const spray: Point = [chance.around() * 10 * unit, size + chance.between(4, 16) * unit];
    if (high > 0) hooks.push({ x, size, turn, spray: high > 0.4 && chance.next() < 0.5 ? spray : undefined });
    x += Math.max(10 * unit, size * 1.15);
  }
  // The block repeats.
  for (const start of [0, period, 2 * period])
    for (const { x, size, turn, spray } of hooks) {
      const y = topAt(x);
      claw(pen, start + x, y + size * 0.3, size, turn, tint);
      if (!spray) continue;
      pen.fillStyle = tint(PAPER);
      disc(pen, start + x + spray[0], y - spray[1], (1 + size / (12 * unit)) * unit);
      pen.fill();
    }
}

/** Three bends of the great wave in shares of its block: its back, the front of its crest, and the hollow below. */
const BACK: Bend = [
  [-0.06, 0.56],
  [0.08, 0.3],
  [0.22, 0.07],
  [0.48, 0.06],
];
const CREST: Bend = [
  [0.48, 0.06],
  [0.68, 0.06],
  [0.85, 0.2],
  [0.86, 0.44],
];
const HOLLOW: Bend = [
  [0.86, 0.44],
  [0.7, 0.16],
  [0.3, 0.42],
  [0.98, 1.02],
];
type Bend = readonly [Point, Point, Point, Point];

function along([a, b, c, d]: Bend, share: number): Point {
  const rest = 1 - share;
  const [wa, wb, wc, wd] = [rest ** 3, 3 * rest * rest * share, 3 * rest * share * share, share ** 3];
  return [wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]];
}

/** A wave that breaks like a claw, with bands of pale blue and fingers of foam. */
export function clawOf({ width, height, unit, tint, chance, shape }: Composition, side: 'left' | 'right') {
  const wide = width * (shape === 'wide' ? 0.34 : 0.62);
  const tall = height * (shape === 'wide' ? 0.62 : shape === 'tall' ? 0.42 : 0.46);
  const own = chance.fork(`claw ${side}`);
  const at = (bend: Bend, share: number): Point => {
    const [x, y] = along(bend, share);
    return [x * wide, y * tall];
  };
  const line = (bend: Bend) => Array.from({ length: 25 }, (_, step) => at(bend, step / 24));
  return sprite(wide, tall, (pen) => {
    if (side === 'right') {
      pen.translate(wide, 0);
      pen.scale(-1, 1);
    }
    pen.save();
    polygon(pen, [[-9, tall], ...line(BACK), ...line(CREST), ...line(HOLLOW)]);
    pen.fillStyle = tint('#2c527a');
    pen.fill();
    pen.clip();
    // Bands run up the back of the wave and bend over with its crest.
    pen.lineCap = 'round';
    for (let band = 0; band < 9; band++) {
      const share = band / 8;
      pen.beginPath();
      for (let step = 0; step <= 24; step++) {
        const [outer, inner] = [at(step < 12 ? BACK : CREST, (step % 12) / 12), at(HOLLOW, 1 - step / 24)];
        pen.lineTo(outer[0] + (inner[0] - outer[0]) * share, outer[1] + (inner[1] - outer[1]) * share);
      }
      pen.strokeStyle = tint(band % 3 === 0 ? PAPER : band % 3 === 1 ? INDIGO : PALE);
      pen.lineWidth = unit * (band % 3 === 0 ? 5 : 9);
      pen.stroke();
    }
    pen.restore();
    pen.strokeStyle = tint(INDIGO);
    pen.lineWidth = 4.5 * unit;
    polygon(pen, [...line(BACK), ...line(CREST), ...line(HOLLOW)]);
    pen.stroke();
    for (let finger = 0; finger < 26; finger++) {
      const share = finger / 25;
      const [x, y] = share < 0.55 ? at(CREST, share / 0.55) : at(HOLLOW, ((share - 0.55) / 0.45) * 0.36);
      claw(pen, x, y, unit * own.between(15, 25) * (wide / (430 * unit)), share, tint);
    }
    for (let drop = 0; drop < 26; drop++) {
      const [x, y] = at(CREST, own.between(0.2, 1));
      pen.fillStyle = tint(PAPER);
      disc(pen, x + own.between(6, 52) * unit, y + own.between(-26, 60) * unit, own.between(1.6, 4.2) * unit);
      pen.fill();
    }
    wear(pen, wide, tall, 0.006, 2 * unit, own);
  });
}

/** A round of foam with two small hooks that point into the hollow. */
function claw(
  pen: Context2D,
  x: number,
  y: number,
  size: number,
  share: number,
  tint: (color: string) => string,
): void {
  const turn = 0.2 + share * 1.9;
  for (const [color, more] of [
    [INDIGO, 0.17],
    [PAPER, 0],
  ] as const) {
    pen.fillStyle = tint(color);
    for (const [far, bent, radius] of [
      [0, 0, 0.62],
      [0.55, 0, 0.44],
      [0.95, 0.3, 0.3],
      [1.2, 0.65, 0.19],
      [0.7, -0.75, 0.3],
      [0.95, -0.75, 0.2],
    ] as const) {
      disc(pen, x + Math.cos(turn + bent) * far * size, y + Math.sin(turn + bent) * far * size, (radius + more) * size);
      pen.fill();
    }
  }
}

/** The mountain at the horizon, with snow. */
export function fujiOf({ width, unit, tint, shape }: Composition) {
  const wide = width * (shape === 'wide' ? 0.24 : 0.46);
  const tall = wide * 0.4;
  const slope = (share: number) => tall * (0.06 + 0.94 * Math.abs(share * 2 - 1) ** 0.62);
  return sprite(wide, tall, (pen) => {
    const edge: Point[] = Array.from({ length: 41 }, (_, step) => {
      const share = step / 40;
      return [share * wide, Math.max(tall * 0.1, slope(share))];
    });
    polygon(pen, [[0, tall], ...edge, [wide, tall]]);
    const body = pen.createLinearGradient(0, 0, 0, tall);
    body.addColorStop(0.2, tint('#3a5f86'));
    body.addColorStop(1, `${tint(PALE)}55`);
    pen.fillStyle = body;
    pen.fill();
    pen.save();
    pen.clip();
    pen.fillStyle = tint(PAPER);
    const snow: Point[] = [[wide * 0.36, 0]];
    for (let tooth = 0; tooth <= 10; tooth++)
      snow.push([wide * (0.37 + tooth * 0.026), tall * ((tooth % 2 ? 0.52 : 0.34) - 0.006 * (tooth - 5) ** 2)]);
    polygon(pen, [...snow, [wide * 0.64, 0]]);
    pen.fill();
    pen.restore();
    pen.strokeStyle = tint(INDIGO);
    pen.lineWidth = 2.4 * unit;
    pen.beginPath();
    for (const [x, y] of edge) pen.lineTo(x, y);
    pen.stroke();
  });
}

/** A long rowing boat with its crew, low in the water. */
export function boatOf({ unit, tint }: Composition, size = 1) {
  const scale = unit * size;
  return sprite(190 * scale, 60 * scale, (pen) => {
    pen.scale(scale, scale);
    pen.lineWidth = 2.6;
    pen.strokeStyle = tint(INDIGO);
    for (let rower = 0; rower < 6; rower++) {
      const x = 48 + rower * 16;
      pen.fillStyle = tint(rower % 2 ? PALE : PAPER);
      pen.beginPath();
      pen.ellipse(x, 36, 8, 11, 0, Math.PI, 2 * Math.PI);
      pen.fill();
      pen.stroke();
      pen.fillStyle = tint('#e8b98f');
      disc(pen, x + 2, 22, 4.6);
      pen.fill();
      pen.stroke();
    }
    pen.fillStyle = tint('#d9a86a');
    pen.beginPath();
    pen.moveTo(4, 14);
    pen.quadraticCurveTo(30, 36, 92, 37);
    pen.quadraticCurveTo(154, 36, 186, 10);
    pen.quadraticCurveTo(164, 54, 96, 55);
    pen.quadraticCurveTo(28, 54, 4, 14);
    pen.fill();
    pen.stroke();
    pen.beginPath();
    pen.moveTo(24, 38);
    pen.quadraticCurveTo(96, 50, 166, 36);
    pen.stroke();
  });
}
