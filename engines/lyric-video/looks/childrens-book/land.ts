import { css, hex, mix } from '../../../drawing/color.ts';
import { curve } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { type Brush, dab, drawn, form, placed } from './paint.ts';
import { around, outlineOf, points } from './shapes.ts';

/** Skies, hills, grass and flowers. Lengths are in hundredths of the picture's height; a picture is 100 tall. */

/** Fills the sky with broad strokes. @param colors from top to horizon */
export function sky(brush: Brush, wide: number, horizon: number, colors: readonly string[], slant = -0.06): void {
  const { pen, tint, plain } = brush;
  const own = brush.chance.fork('sky');
  const [light, dark] = [hex(plain('#fff7e2')), hex(plain('#60688c'))];
  const paints = colors.map((color) => hex(tint(color)));
  const colorAt = (y: number) => {
    const place = Math.max(0, Math.min(0.999, y / horizon)) * (paints.length - 1);
    const index = Math.floor(place);
    const [from, to] = [paints[index], paints[Math.min(paints.length - 1, index + 1)]];
    return mix(from as (typeof paints)[number], to as (typeof paints)[number], place - index);
  };
  for (let y = -2; y < horizon + 4; y += 1.5) {
    pen.fillStyle = css(colorAt(y));
    pen.fillRect(0, y, wide, 1.8);
  }
  pen.lineCap = 'round';
  for (let stroke = 0; stroke < wide * 2.4; stroke++) {
    const [x, y] = [own.between(-10, wide), own.between(-2, horizon + 2)];
    const long = own.between(8, 30);
    const color = mix(colorAt(y + own.around() * 9), own.next() < 0.5 ? light : dark, 0.1);
    pen.strokeStyle = css(color, own.between(0.2, 0.55));
    pen.lineWidth = own.between(0.6, 3.4);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + long / 2, y + long * slant + own.around() * 2, x + long, y + long * slant * 1.6);
    pen.stroke();
  }
}

/** A cloud of soft dabs, flat below. @param wide of it */
export function cloud({ pen, chance, tint, plain }: Brush, x: number, y: number, wide: number, color: string): void {
  const own = chance.fork(`cloud ${x}`);
  const [light, dark] = [hex(plain('#fffaec')), hex(plain('#968ca0'))];
  for (let dabs = 0; dabs < 46; dabs++) {
    const across = own.around();
    const up = own.next() * (1 - across * across);
    pen.fillStyle = css(mix(hex(tint(color)), up > 0.4 ? light : dark, 0.24), 0.4);
    pen.beginPath();
    const size = wide * own.between(0.06, 0.15);
    pen.ellipse(x + across * wide * 0.5, y - up * wide * 0.2, size * 1.5, size * 0.8, -0.05, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** Ground below a line of points, down to the lower edge, with grass that follows the slope. @param hair length of the grass */
export function ground(brush: Brush, ridge: readonly Point[], color: string, hair: number, bottom = 104): void {
  const top = curve(ridge, false, 10);
  const [first, last] = [top[0] as Point, top.at(-1) as Point];
  const outline: Point[] = [...top, [last[0], bottom], [first[0], bottom]];
  form(brush, outline, color, { flow: -1.3, hair, apart: 0.62, shade: 0, line: 0 });
  const { pen, chance, tint, plain } = brush;
  const [light, dark] = [hex(plain('#ffe8a0')), hex(plain('#323c54'))];
  const own = chance.fork(`ground ${color} ${Math.round(first[1])}`);
  const base = hex(tint(color));
  pen.lineCap = 'round';
  // Long strokes of light lie across the slope.
  for (let stroke = 0; stroke < (last[0] - first[0]) * 1.1; stroke++) {
    const [ax, ay] = own.pick(top);
    const down = own.next() ** 1.6 * (bottom - ay);
    const long = own.between(3, 12);
    pen.strokeStyle = css(mix(base, own.next() < 0.55 ? light : dark, 0.3), own.between(0.12, 0.36));
    pen.lineWidth = own.between(0.3, 1.4);
    pen.beginPath();
    pen.moveTo(ax - long, ay + down + 1);
    pen.quadraticCurveTo(ax, ay + down + 0.4 + own.around(), ax + long, ay + down + 1.4);
    pen.stroke();
  }
}

/** A path that narrows into the distance. @param spine from the near end @param widths at its points */
export function path(brush: Brush, spine: readonly Point[], widths: readonly number[], color: string): void {
  form(brush, around(spine, widths), color, { flow: 0.1, hair: 1.2, apart: 1.1, shade: 0.4, line: 0 });
}

const BLADES = ['#5d6b39', '#7f8a4a', '#97994f', '#4c5c3a', '#b1a65a'] as const;

/** Blades of grass that grow from one place. */
export function tuft(brush: Brush, x: number, y: number, size: number): void {
  const own = brush.chance.fork(`tuft ${x.toFixed(1)} ${y.toFixed(1)}`);
  const blades = 5 + own.below(6);
  for (let blade = 0; blade < blades; blade++) {
    const lean = own.around() * 0.7 + (blade / blades - 0.5) * 0.9;
    const tall = size * own.between(0.5, 1.1);
    const root = x + own.around() * size * 0.3;
    drawn(
      brush,
      [
        [root, y],
        [root + lean * tall * 0.25, y - tall * 0.6],
        [root + lean * tall * 0.8, y - tall],
      ],
      own.pick(BLADES),
      size * own.between(0.05, 0.1),
      0.95,
    );
  }
}

/** A flower of one of several kinds, on a bent stem. */
export function flower(brush: Brush, x: number, y: number, size: number, kind: number): void {
  const own = brush.chance.fork(`flower ${x.toFixed(1)} ${y.toFixed(1)}`);
  const [hx, hy] = [x + own.around() * size * 0.5, y - size * own.between(0.8, 1.3)];
  drawn(
    brush,
    [
      [x, y],
      [x + (hx - x) * 0.2, y + (hy - y) * 0.6],
      [hx, hy],
    ],
    '#5d6b39',
    size * 0.07,
    1,
  );
  drawn(
    brush,
    [
      [x, y - size * 0.1],
      [x - size * 0.2, y - size * 0.4],
      [x - size * 0.36, y - size * 0.46],
    ],
    '#7f8a4a',
    size * 0.1,
    1,
  );
  placed(brush, { x: hx, y: hy, turn: own.around() * 0.5, scale: size }, (head) => HEADS[kind % HEADS.length]?.(head));
}

const HEADS: readonly ((brush: Brush) => void)[] = [
  // A poppy from the side.
  (brush) => {
    form(
      brush,
      outlineOf(points('-0.3,-0.02 -0.36,-0.26 -0.1,-0.34 0.14,-0.28 0.36,-0.3 0.32,-0.02 0.02,0.12')),
      '#bf4630',
      { flow: 1.5, line: 0.02 },
    );
    form(brush, outlineOf(points('-0.26,0.02 -0.14,-0.2 0.16,-0.2 0.3,0 0,0.14')), '#d65f3c', {
      flow: 1.5,
      line: 0.02,
    });
  },
  // A daisy, tilted.
  (brush) => {
    for (let petal = 0; petal < 11; petal++) {
      const angle = (petal / 11) * 2 * Math.PI;
      dab(brush, Math.cos(angle) * 0.22, Math.sin(angle) * 0.13, 0.13, 0.06, petal % 3 ? '#fbf3df' : '#e6dcc8', angle);
    }
    dab(brush, 0, -0.01, 0.1, 0.075, '#d79a35');
  },
  // Bells along a stem.
  (brush) => {
    for (const [x, y] of [
      [-0.14, 0.2],
      [0.14, 0.1],
      [-0.12, -0.02],
      [0.12, -0.14],
      [0, -0.28],
    ] as const)
      form(
        brush,
        outlineOf([
          [x, y - 0.1],
          [x + 0.09, y],
          [x + 0.1, y + 0.1],
          [x, y + 0.07],
          [x - 0.1, y + 0.1],
          [x - 0.09, y],
        ]),
        '#7688ac',
        { flow: 1.5, line: 0.015 },
      );
  },
  // An umbel of tiny blossoms.
  (brush) => {
    for (let ray = 0; ray < 9; ray++) {
      const across = (ray / 8 - 0.5) * 0.8;
      const up = -0.2 + across * across * 0.4;
      drawn(
        brush,
        [
          [0, 0.16],
          [across, up],
        ],
        '#7f8a4a',
        0.02,
        0.9,
      );
      dab(brush, across, up, 0.07, 0.05, ray % 2 ? '#f3e6cb' : '#e9d3a0');
    }
  },
];

/** Grass and flowers across a strip, denser where `many` is large. @param at height of the ground at a place across */
export function meadow(
  brush: Brush,
  { left, right, at }: { left: number; right: number; at(x: number): number },
  size: number,
  many = 1,
): void {
  const own = brush.chance.fork(`meadow ${left.toFixed(0)} ${size}`);
  for (let x = left; x < right; x += (own.between(0.3, 1) * size) / many) {
    const y = at(x) + own.around() * size * 0.5;
    if (own.next() < 0.2) flower(brush, x, y, size * own.between(0.7, 1.15), own.below(HEADS.length));
    else tuft(brush, x, y, size * own.between(0.6, 1.2));
  }
}
