import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Pen } from '../pen/pen.ts';
import type { SetLayers } from '../places/set-layers.ts';
import type { PlaceName } from '../story.ts';

/** Places with power lines. */
const WIRED: ReadonlySet<PlaceName> = new Set(['city', 'street', 'village', 'road', 'field', 'market', 'rooftop']);

/** Draws utility poles with wires across the sky, as in animated suburbs. */
export function utilityPoles({ far, middle, light, width, horizon, unit }: SetLayers, place: PlaceName): void {
  if (!WIRED.has(place)) return;
  const tone = mix(hex('#3a3550'), light.horizon, light.isDark ? 0 : 0.12);
  const poles: readonly (readonly [x: number, foot: number, tall: number])[] = [
    [0.02, horizon + unit * 0.2, unit * 0.78],
    [0.31, horizon + unit * 0.07, unit * 0.46],
    [0.45, horizon + unit * 0.03, unit * 0.3],
  ];
  const bare = { isFlat: true, hasOutline: false };
  const tops = poles.map(([x, foot, tall]) => ({ x: x * width, y: foot - tall, tall }));
  tops.forEach((top, index) => {
    const next = tops[index + 1] ?? { x: width * 0.54, y: horizon - unit * 0.18, tall: unit * 0.2 };
    for (const wire of [-0.09, -0.03, 0.05]) {
      const sag = (top.tall + next.tall) * 0.07;
      const middleX = (top.x + next.x) / 2;
      far.line(
        [
          [top.x + wire * top.tall, top.y + top.tall * 0.08],
          [middleX, (top.y + next.y) / 2 + sag],
          [next.x + wire * next.tall, next.y + next.tall * 0.08],
        ],
        Math.max(1, unit * 0.0026),
        tone,
        { isSmooth: true, hasOutline: false },
      );
    }
  });
  for (const [x, foot, tall] of poles) {
    const pen: Pen = tall > unit * 0.6 ? middle : far;
    const thick = tall * 0.026;
    pen.rect(x * width - thick / 2, foot - tall, thick, tall, tone, bare);
    pen.rect(x * width - tall * 0.12, foot - tall * 0.94, tall * 0.24, thick * 0.7, tone, bare);
    pen.rect(x * width - tall * 0.08, foot - tall * 0.84, tall * 0.16, thick * 0.7, tone, bare);
    pen.rect(x * width + thick * 0.5, foot - tall * 0.8, thick * 1.5, tall * 0.11, darken(tone, 0.2), bare);
  }
}

/** Draws a hazy fairy-tale castle with thin towers on the farthest hill. */
export function distantCastle({ sky, light, width, horizon, unit }: SetLayers): void {
  const [x, foot] = [width * 0.66, horizon + unit * 0.02];
  const stone = mix(mix(hex('#a894c8'), light.horizon, 0.42), light.zenith, light.isDark ? 0.45 : 0.08);
  const roof = mix(mix(hex('#5a5aa8'), light.horizon, 0.3), light.zenith, light.isDark ? 0.4 : 0.05);
  const bare = { isBright: true };
  const hill: Point[] = [
    [x - unit * 0.46, foot + unit * 0.02],
    [x - unit * 0.22, foot - unit * 0.09],
    [x, foot - unit * 0.14],
    [x + unit * 0.24, foot - unit * 0.08],
    [x + unit * 0.5, foot + unit * 0.02],
  ];
  sky.glow(x, foot - unit * 0.3, unit * 0.5, light.horizon, 0.55);
  sky.shape(hill, mix(stone, light.haze, 0.3), { ...bare, isSmooth: true });
  const towers: readonly (readonly [dx: number, wide: number, tall: number])[] = [
    [-0.13, 0.036, 0.15],
    [0.14, 0.034, 0.17],
    [-0.08, 0.05, 0.2],
    [0.085, 0.048, 0.23],
    [0, 0.075, 0.22],
    [-0.035, 0.032, 0.3],
    [0.03, 0.036, 0.36],
  ];
  for (const [dx, wide, tall] of towers) {
    const [left, top] = [x + (dx - wide / 2) * unit, foot - unit * (0.1 + tall)];
    const [right, spire] = [left + wide * unit, unit * (wide * 1.7 + 0.03)];
    sky.shape(
      [
        [left, top],
        [right, top],
        [right, foot - unit * 0.06],
        [left, foot - unit * 0.06],
      ],
      stone,
      bare,
    );
    sky.shape(
      [
        [(left + right) / 2, top],
        [right, top],
        [right, foot - unit * 0.06],
        [(left + right) / 2, foot - unit * 0.06],
      ],
      darken(stone, 0.12),
      bare,
    );
    sky.shape(
      [
        [left - wide * unit * 0.2, top],
        [(left + right) / 2, top - spire],
        [right + wide * unit * 0.2, top],
      ],
      roof,
      bare,
    );
    if (light.isDark) sky.disc((left + right) / 2, top + unit * 0.035, unit * 0.006, hex('#ffd890'), bare);
  }
}

/** Draws the two cooling towers of a power plant, and their steam. */
export function coolingTowers({ sky, light, width, horizon, unit }: SetLayers): void {
  const tone = light.isDark ? hex('#5a4f86') : mix(hex('#d8cfc0'), light.horizon, 0.25);
  const foot = horizon + unit * 0.03;
  for (const [at, size] of [
    [0.86, 0.16],
    [0.95, 0.2],
  ] as const) {
    const [x, wide, tall] = [at * width, size * unit * 0.42, size * unit];
    const steam: Rgb = light.isDark ? hex('#8f86b4') : hex('#ffffff');
    for (const [dx, lift, radius] of [
      [0.1, 0.12, 0.3],
      [0.5, 0.36, 0.42],
      [1.1, 0.6, 0.52],
    ] as const) {
      sky.disc(x + dx * wide, foot - tall - lift * tall, radius * wide * 1.2, steam, {
        isFlat: true,
        squash: 0.8,
        isBright: true,
      });
    }
    sky.shape(
      [
        [x - wide, foot],
        [x - wide * 0.68, foot - tall * 0.5],
        [x - wide * 0.62, foot - tall * 0.75],
        [x - wide * 0.72, foot - tall],
        [x + wide * 0.72, foot - tall],
        [x + wide * 0.62, foot - tall * 0.75],
        [x + wide * 0.68, foot - tall * 0.5],
        [x + wide, foot],
      ],
      tone,
      { isFlat: true },
    );
    sky.rect(x - wide * 0.66, foot - tall * 0.9, wide * 1.32, tall * 0.06, hex('#d8503c'), {
      hasOutline: false,
      isFlat: true,
    });
  }
}

/** Draws a thundercloud in two hard tones, with its light side toward the sun. */
export function celCumulus({ sky, light, chance }: SetLayers, x: number, foot: number, size: number): void {
  const white = light.isDark ? lighten(light.cloud, 0.16) : lighten(light.cloud, 0.55);
  const shade = mix(light.cloud, light.zenith, light.isDark ? 0.2 : 0.36);
  const side = light.sun && light.sun.x < 0.5 ? -1 : 1;
  const heads = Array.from({ length: 13 }, (_, index) => {
    const up = index / 12;
    const reach = size * (0.95 - up * 0.72);
    return {
      x: x + (index % 2 ? 1 : -1) * reach * chance.between(0.15, 0.9),
      y: foot - up * size * 1.05,
      radius: size * (0.3 - up * 0.13) * chance.between(0.85, 1.15),
    };
  });
  const base = { isBright: true };
  for (const head of heads) sky.disc(head.x, head.y, head.radius, shade, base);
  for (const head of heads) {
    sky.disc(head.x + side * head.radius * 0.2, head.y - head.radius * 0.24, head.radius * 0.84, white, base);
  }
  for (const head of heads.slice(0, 6)) {
    sky.disc(
      head.x - side * head.radius * 0.1,
      head.y + head.radius * 0.62,
      head.radius * 0.74,
      mix(shade, white, 0.32),
      base,
    );
  }
}

/** Draws a summer cloud in gouache: large soft domes over a flat base, warm where it is lit and blue below. */
export function gouacheCumulus({ sky, light, chance }: SetLayers, x: number, foot: number, size: number): void {
  const white = mix(light.cloud, hex('#fffdf4'), light.isDark ? 0.12 : 0.75);
  const blue = mix(light.cloud, light.zenith, light.isDark ? 0.25 : 0.4);
  const layers = 5;
  for (let layer = 0; layer < layers; layer += 1) {
    const up = layer / (layers - 1);
    const heads = 6 - layer;
    for (let head = 0; head < heads; head += 1) {
      const across = heads === 1 ? 0 : (head / (heads - 1)) * 2 - 1;
      const radius = size * (0.3 - up * 0.09) * chance.between(0.8, 1.2);
      const left = x + across * size * (0.86 - up * 0.6) + chance.between(-0.06, 0.06) * size;
      const top = foot - size * (0.1 + up * 0.66) - (1 - across * across) * size * 0.12;
      for (const [shift, share, alpha] of [
        [0.22, 1, 0.9],
        [0.08, 0.86, 0.8],
        [-0.06, 0.68, 0.75],
        [-0.16, 0.44, 0.7],
      ] as const) {
        const tone = mix(blue, white, Math.min(1, 0.34 + up * 0.4 + (0.24 - shift) * 0.85));
        sky.blob(left - shift * radius * 0.5, top + shift * radius, radius * share, radius * share * 0.86, tone, {
          isBright: true,
          alpha,
          bumps: 11,
        });
      }
    }
  }
}

/** Draws broad beams of light from an upper corner. */
export function lightShafts({ sky, light, width, height, horizon }: SetLayers): void {
  const x = (light.sun?.x ?? 0.8) * width;
  const tone = light.isDark ? hex('#a8b8ff') : mix(light.horizon, hex('#fff0c0'), 0.6);
  for (const [from, to, alpha] of [
    [-0.5, -0.34, 0.1],
    [-0.24, -0.16, 0.12],
    [-0.04, 0.1, 0.1],
    [0.2, 0.28, 0.12],
  ] as const) {
    sky.shape(
      [
        [x - width * 0.02, -height * 0.1],
        [x + width * 0.02, -height * 0.1],
        [x + to * width, horizon * 1.2],
        [x + from * width, horizon * 1.2],
      ],
      tone,
      { isBright: true, alpha },
    );
  }
}
