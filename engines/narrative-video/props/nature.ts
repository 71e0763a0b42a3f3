import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Pen } from '../pen/pen.ts';
import { autumnLeaf } from '../scenery/autumn.ts';
import { TREES } from './foliage.ts';
import { isGrass, lawn } from './lawn.ts';

/** Whitens a flat surface under the open sky if it snows. */
function snowed(pen: Pen, tone: Rgb, share: number): Rgb {
  return pen.light.weather === 'snow' ? mix(tone, hex('#eef4ff'), share) : tone;
}

/** Draws the shadow of something on the ground, on the side away from the sun. */
function castShadow(pen: Pen, x: number, y: number, reach: number): void {
  const { light } = pen;
  const side = light.sun && light.sun.x < 0.5 ? 1 : -1;
  pen.disc(x + side * reach * 0.35, y, reach, hex('#1c2a3a'), {
    squash: 0.16,
    alpha: light.isDark ? 0.3 : 0.24,
    hasOutline: false,
    isFlat: true,
  });
}

/** Draws a tree. As for the other things in this file, `y` is its base on the ground and sizes are in pixels. */
export function tree(pen: Pen, x: number, y: number, size: number, green: Rgb = hex('#3f8a45')): void {
  const { foliage } = pen.hand;
  const leaf = pen.light.isAutumn ? autumnLeaf(pen.chance) : green;
  castShadow(pen, x, y, size * 0.32);
  if (foliage) {
    TREES[foliage](pen, { x, y, size }, leaf);
    return;
  }
  const { chance } = pen;
  const trunk = hex('#6b4a32');
  const width = size * 0.09;
  pen.shape(
    [
      [x - width, y],
      [x - width * 0.5, y - size * 0.5],
      [x + width * 0.5, y - size * 0.5],
      [x + width, y],
    ],
    trunk,
  );
  pen.line(
    [
      [x, y - size * 0.4],
      [x + size * 0.14, y - size * 0.6],
    ],
    width * 0.5,
    trunk,
  );
  for (const [dx, dy, r] of [
    [-0.2, 0.55, 0.2],
    [0.2, 0.58, 0.2],
    [0, 0.5, 0.2],
    [-0.1, 0.74, 0.22],
    [0.12, 0.76, 0.2],
  ] as const) {
    pen.blob(
      x + dx * size,
      y - dy * size,
      r * size * chance.between(0.9, 1.15),
      r * size * chance.between(0.85, 1),
      mix(leaf, lighten(leaf, 0.3), dy - 0.5),
    );
  }
}

export function pine(pen: Pen, x: number, y: number, size: number, leaf: Rgb = hex('#2f6b4f')): void {
  castShadow(pen, x, y, size * 0.24);
  pen.rect(x - size * 0.03, y - size * 0.18, size * 0.06, size * 0.18, hex('#5b4030'));
  for (let tier = 0; tier < 4; tier += 1) {
    const reach = size * (0.26 - tier * 0.05);
    const foot = y - size * (0.1 + tier * 0.2);
    pen.shape(
      [
        [x - reach, foot],
        [x - reach * 0.35, foot - size * 0.12],
        [x, foot - size * 0.34],
        [x + reach * 0.35, foot - size * 0.12],
        [x + reach, foot],
        [x, foot + size * 0.035],
      ],
      lighten(leaf, tier * 0.05),
    );
  }
}

export function palm(pen: Pen, x: number, y: number, size: number, lean = 0.16): void {
  const top: Point = [x + size * lean, y - size * 0.8];
  pen.shape(
    [
      [x - size * 0.04, y],
      [x + size * lean * 0.4 - size * 0.02, y - size * 0.45],
      [top[0] - size * 0.015, top[1]],
      [top[0] + size * 0.02, top[1]],
      [x + size * lean * 0.4 + size * 0.025, y - size * 0.45],
      [x + size * 0.04, y],
    ],
    hex('#8a6a48'),
  );
  // No frond points straight up, because it would look like a line.
  for (const frond of [0, 1, 2, 3, 5, 6, 7, 8]) {
    const angle = Math.PI * (-1.12 + frond * 0.155);
    const reach = size * pen.chance.between(0.34, 0.46);
    const tip: Point = [top[0] + Math.cos(angle) * reach, top[1] + Math.sin(angle) * reach * 0.55 + reach * 0.34];
    const bend: Point = [
      top[0] + Math.cos(angle) * reach * 0.6,
      top[1] + Math.sin(angle) * reach * 0.85 - reach * 0.16,
    ];
    pen.shape(leafOf(top, bend, tip, size * 0.075), mix(hex('#2f7d46'), hex('#5aa64f'), pen.chance.next()));
  }
}

/** Returns the outline of a palm leaf along a curve: smooth above, with leaflets that hang below. */
function leafOf(from: Point, bend: Point, tip: Point, width: number): Point[] {
  const along = (share: number): Point => {
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    return [a * from[0] + b * bend[0] + c * tip[0], a * from[1] + b * bend[1] + c * tip[1]];
  };
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let step = 0; step <= 12; step += 1) {
    const share = step / 12;
    const [x, y] = along(share);
    const body = width * Math.sin(Math.PI * (0.12 + share * 0.88));
    upper.push([x, y - body * 0.3]);
    lower.unshift([x, y + body * (step % 2 ? 1.1 : 0.25)]);
  }
  return [...upper, ...lower];
}

export function bush(pen: Pen, x: number, y: number, size: number, leaf: Rgb = hex('#4c9a4c')): void {
  for (const dx of [-0.45, 0.45, 0])
    pen.blob(x + dx * size, y - size * 0.25, size * 0.42, size * 0.36, dx === 0 ? lighten(leaf, 0.1) : leaf);
}

export function rock(pen: Pen, x: number, y: number, size: number, stone: Rgb = hex('#8d8a88')): void {
  const { chance } = pen;
  const top = chance.between(0.5, 0.75);
  pen.shape(
    [
      [x - size * 0.6, y],
      [x - size * 0.48, y - size * top * 0.6],
      [x - size * 0.1, y - size * top],
      [x + size * 0.32, y - size * top * 0.8],
      [x + size * 0.6, y],
    ],
    stone,
  );
  pen.shape(
    [
      [x - size * 0.1, y - size * top],
      [x + size * 0.32, y - size * top * 0.8],
      [x + size * 0.1, y - size * top * 0.4],
    ],
    lighten(stone, 0.22),
    { hasOutline: false },
  );
}

/** Draws tufts of grass between two heights. Nearer blades are taller. */
export function grass(
  pen: Pen,
  width: number,
  top: number,
  bottom: number,
  size: number,
  leaf: Rgb = hex('#5faa4a'),
  count = 90,
): void {
  const { chance } = pen;
  const places = Array.from(
    { length: count },
    () => [chance.next() * width, top + (bottom - top) * chance.next() ** 0.8] as const,
  ).sort((a, b) => a[1] - b[1]);
  for (const [x, y] of places) {
    const near = 0.35 + (0.65 * (y - top)) / Math.max(1, bottom - top);
    const tall = size * near * chance.between(0.6, 1.2);
    const tone = mix(leaf, chance.next() < 0.5 ? lighten(leaf, 0.25) : darken(leaf, 0.25), chance.next());
    for (const lean of [-0.4, 0.05, 0.45]) {
      pen.shape(
        [
          [x - tall * 0.08, y],
          [x + lean * tall, y - tall],
          [x + tall * 0.08, y],
        ],
        tone,
        { hasOutline: false, isFlat: true },
      );
    }
  }
}

export function flowers(
  pen: Pen,
  width: number,
  top: number,
  bottom: number,
  size: number,
  tones: readonly [Rgb, ...Rgb[]],
  count = 70,
): void {
  const { chance } = pen;
  const places = Array.from(
    { length: count },
    () => [chance.next() * width, top + (bottom - top) * chance.next()] as const,
  ).sort((a, b) => a[1] - b[1]);
  for (const [x, y] of places) {
    const near = 0.4 + (0.6 * (y - top)) / Math.max(1, bottom - top);
    const radius = size * near;
    pen.line(
      [
        [x, y],
        [x, y - radius * 2.2],
      ],
      radius * 0.22,
      hex('#4a8a3e'),
      { hasOutline: false },
    );
    const tone = chance.pick(tones);
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = petal * 1.257;
      pen.disc(
        x + Math.cos(angle) * radius * 0.55,
        y - radius * 2.4 + Math.sin(angle) * radius * 0.45,
        radius * 0.42,
        tone,
        { hasOutline: false, isFlat: true },
      );
    }
    pen.disc(x, y - radius * 2.4, radius * 0.34, hex('#ffd34f'), { hasOutline: false, isFlat: true });
  }
}

/**
 * Draws hills or peaks from edge to edge, filled down to `floor`. `roughness` is 0 for rolling hills, 1 for jagged
 * peaks.
 */
export function ridge(
  pen: Pen,
  width: number,
  crest: number,
  rise: number,
  floor: number,
  tone: Rgb,
  roughness: number,
): Point[] {
  const { chance } = pen;
  const steps = roughness > 0.5 ? 15 : 8;
  const line: Point[] = Array.from({ length: steps + 3 }, (_, index) => {
    const isPeak = index % 2 === 0;
    const height = isPeak ? chance.between(0.45, 1) : chance.between(0, 0.5) * (1 - roughness * 0.4);
    return [((index - 1) / steps) * width, crest - rise * height];
  });
  pen.shape([[-width * 0.2, floor], ...line, [width * 1.2, floor]], tone, { isSmooth: roughness <= 0.5 });
  return line;
}

/** Draws ground from a line to the picture's lower edge. A few darker strips make it look flat. */
export function floor(pen: Pen, width: number, top: number, bottom: number, earth: Rgb, sweeps = 7): void {
  const tone = snowed(pen, earth, 0.6);
  const { chance } = pen;
  pen.shape(
    [
      [-20, top],
      [width + 20, top],
      [width + 20, bottom + 20],
      [-20, bottom + 20],
    ],
    tone,
    { hasOutline: false },
  );
  for (let index = 0; index < sweeps; index += 1) {
    const near = (index + chance.next()) / sweeps;
    const y = top + (bottom - top) * near ** 1.5;
    const reach = width * chance.between(0.12, 0.3);
    pen.disc(chance.next() * width, y, reach, index % 2 ? darken(tone, 0.1) : lighten(tone, 0.1), {
      squash: 0.03 + 0.06 * near,
      alpha: 0.5,
      hasOutline: false,
      isFlat: true,
    });
  }
  if (isGrass(earth) && pen.light.weather !== 'snow') lawn(pen, width, top, bottom, tone);
}
