import { type Context2D, plate, sprite } from '../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

export const PALETTES = [
  { top: '#ff8fa3', left: '#f2456b', right: '#b81f4f' },
  { top: '#7cf0d0', left: '#1fc7a0', right: '#0f8f7c' },
  { top: '#ffe07a', left: '#ffb52e', right: '#e07f12' },
  { top: '#9fb4ff', left: '#5b74ff', right: '#3646c9' },
] as const;
export const CARS = ['#ff5d73', '#ffd23f', '#ffffff', '#4fd1ff'] as const;
const [NIGHT, FAR, NEAR] = ['#241c59', '#322873', '#1a1344'];

/**
 * A night sky with a large moon, and two rows of houses along the lower edge.
 * @param giant draws who stands in front of the moon
 */
export function groundOf(
  { width, height, tint, unit, chance }: Composition,
  { x, y, radius }: { x: number; y: number; radius: number },
  giant: ((pen: Context2D) => void) | undefined,
) {
  const own = chance.fork('skyline');
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(NIGHT);
    pen.fillRect(0, 0, width, height);
    for (const [share, color] of [
      [1.45, '#2c2369'],
      [1.2, '#3b2f85'],
      [0.98, '#ff5d73'],
    ] as const) {
      pen.fillStyle = tint(color);
      disc(pen, x, y, radius * share);
      pen.fill();
    }
    // Flat bands across the moon, as over a sea.
    pen.save();
    disc(pen, x, y, radius * 0.98);
    pen.clip();
    pen.fillStyle = tint('#ff7f6b');
    for (let band = 0; band < 5; band++)
      pen.fillRect(x - radius, y + radius * (0.1 + band * 0.17), radius * 2, radius * (0.11 - band * 0.015));
    pen.restore();
    pen.fillStyle = tint('#ffffff');
    for (let star = 0; star < 60; star++) {
      const [sx, sy] = [own.next() * width, own.next() * height * 0.8];
      if (Math.hypot(sx - x, sy - y) < radius * 1.02) continue;
      const size = own.between(1.2, 3.6) * unit;
      polygon(pen, [
        [sx, sy - size],
        [sx + size, sy],
        [sx, sy + size],
        [sx - size, sy],
      ]);
      pen.fill();
    }
    giant?.(pen);
    for (const [color, low, high, lit] of [
      [FAR, 0.075, 0.17, '#5a4bb0'],
      [NEAR, 0.03, 0.105, '#ffd23f'],
    ] as const) {
      for (let left = -20 * unit; left < width; ) {
        const wide = own.between(46, 104) * unit;
        const top = height * (1 - own.between(low, high));
        house(pen, { left, top, wide, height }, tint(color), tint(lit), unit, own.next());
        left += wide;
      }
    }
  });
}

function house(
  pen: Context2D,
  { left, top, wide, height }: Record<'left' | 'top' | 'wide' | 'height', number>,
  color: string,
  lit: string,
  unit: number,
  kind: number,
): void {
  pen.fillStyle = color;
  pen.fillRect(left, top, wide + unit, height - top);
  if (kind < 0.3)
    polygon(pen, [
      [left, top],
      [left + wide / 2, top - 22 * unit],
      [left + wide, top],
    ]);
  else if (kind < 0.5) {
    pen.beginPath();
    pen.rect(left + wide * 0.46, top - 30 * unit, 4 * unit, 30 * unit);
  } else {
    pen.beginPath();
    pen.rect(left + wide * 0.18, top - 11 * unit, wide * 0.34, 11 * unit);
  }
  pen.fill();
  pen.fillStyle = lit;
  for (let row = 0; row < Math.floor((height - top) / (22 * unit)); row++) {
    for (let column = 0; column < 3; column++) {
      if ((row * 7 + column * 5 + Math.floor(kind * 40)) % 4 !== 0) continue;
      pen.fillRect(left + wide * (0.2 + column * 0.24), top + (12 + row * 22) * unit, 8 * unit, 11 * unit);
    }
  }
}

/** The slab that the town stands on: a street around lawns, and earth below. */
export function islandOf({ tint, unit }: Composition, across: number, tile: number) {
  const reach = (across * tile) / 2 + 6 * unit;
  const deep = tile * 0.34;
  return sprite(reach * 2, reach + deep + 4, (pen) => {
    const diamond = (share: number, down: number): Point[] => [
      [reach, reach / 2 - (reach * share) / 2 + down],
      [reach + reach * share, reach / 2 + down],
      [reach, reach / 2 + (reach * share) / 2 + down],
      [reach - reach * share, reach / 2 + down],
    ];
    const fill = (color: string, points: Point[]) => {
      pen.fillStyle = tint(color);
      polygon(pen, points);
      pen.fill();
    };
    fill('#7a2f63', [
      [0, reach / 2],
      [reach, reach],
      [reach, reach + deep],
      [0, reach / 2 + deep],
    ]);
    fill('#561f52', [
      [reach * 2, reach / 2],
      [reach, reach],
      [reach, reach + deep],
      [reach * 2, reach / 2 + deep],
    ]);
    fill('#b9487a', [
      [0, reach / 2],
      [reach, reach],
      [reach, reach + deep * 0.3],
      [0, reach / 2 + deep * 0.3],
    ]);
    fill('#8c3169', [
      [reach * 2, reach / 2],
      [reach, reach],
      [reach, reach + deep * 0.3],
      [reach * 2, reach / 2 + deep * 0.3],
    ]);
    fill('#4a3f8f', diamond(1, 0));
    // The lawn inside the street; the street is on the two sides in front.
    const lawn = (across - 1) / across;
    fill('#2fbf8f', [
      [reach, 0],
      [reach + reach * lawn, (reach * lawn) / 2],
      [reach, reach * lawn],
      [reach - reach * lawn, (reach * lawn) / 2],
    ]);
    pen.strokeStyle = tint('#ffd23f');
    pen.lineWidth = 2.4 * unit;
    pen.setLineDash([9 * unit, 8 * unit]);
    const lane = (lawn + 1) / 2;
    pen.beginPath();
    pen.moveTo(reach - reach * lane, (reach * lane) / 2 + 2 * unit);
    pen.lineTo(reach, reach * lane);
    pen.lineTo(reach + reach * lane, (reach * lane) / 2 + 2 * unit);
    pen.stroke();
  });
}

/** Three round trees on a tile. */
export function grove(pen: Context2D, { tint }: Composition, tile: number): void {
  for (const [x, y, size] of [
    [0.5, 0.66, 0.2],
    [0.33, 0.78, 0.17],
    [0.66, 0.84, 0.19],
  ] as const) {
    const [cx, cy, r] = [x * tile, y * tile * 1.1, size * tile];
    pen.fillStyle = tint('#5b2a4a');
    pen.fillRect(cx - r * 0.12, cy - r * 0.5, r * 0.24, r * 1.1);
    pen.fillStyle = tint('#17a67e');
    disc(pen, cx, cy - r * 1.1, r);
    pen.fill();
    pen.save();
    pen.clip();
    pen.fillStyle = tint('#5ce0a8');
    disc(pen, cx - r * 0.35, cy - r * 1.4, r);
    pen.fill();
    pen.restore();
  }
}

/** A small car on an isometric street. @param toRight whether it drives on the side to the right */
export function carOf({ tint, unit }: Composition, tile: number, color: string, toRight: boolean) {
  const size = tile * 0.34;
  return sprite(size * 1.4, size * 1.2, (pen) => {
    if (!toRight) {
      pen.translate(size * 1.4, 0);
      pen.scale(-1, 1);
    }
    pen.translate(size * 0.7, size * 0.62);
    const box = (
      x: number,
      y: number,
      long: number,
      wide: number,
      high: number,
      shade: readonly [string, string, string],
    ) => {
      const at = (a: number, b: number, up: number): Point => [
        x + (a - b) * 0.5 * size,
        y + (a + b) * 0.25 * size - up * size,
      ];
      const face = (tone: string, ...points: Point[]) => {
        pen.fillStyle = tone;
        polygon(pen, points);
        pen.fill();
      };
      face(shade[1], at(-long, wide, 0), at(long, wide, 0), at(long, wide, high), at(-long, wide, high));
      face(shade[2], at(long, wide, 0), at(long, -wide, 0), at(long, -wide, high), at(long, wide, high));
      face(shade[0], at(-long, -wide, high), at(long, -wide, high), at(long, wide, high), at(-long, wide, high));
    };
    const own = tint(color);
    box(0, 0.1 * size, 0.62, 0.34, 0.06, [tint('#15103a'), tint('#15103a'), tint('#15103a')]);
    box(0, 0.06 * size, 0.62, 0.34, 0.2, [own, own, tint('#2b2166')]);
    box(-0.02 * size, -0.13 * size, 0.34, 0.29, 0.17, [own, tint('#bfe9ff'), tint('#7fb8e6')]);
    pen.fillStyle = '#fff6c2';
    disc(pen, 0.4 * size, 0.16 * size, 2.6 * unit);
    pen.fill();
  });
}

export function tower(
  pen: Context2D,
  { tint }: Composition,
  tile: number,
  tall: number,
  share: number,
  palette: (typeof PALETTES)[number],
): void {
  const high = tile * 0.12 + tall * 0.88 * share;
  const [x, base] = [tile / 2 + 2, tall + tile * 0.5];
  const half = tile * 0.46;
  const quarter = half / 2;
  const face = (color: string, points: Point[]) => {
    pen.fillStyle = tint(color);
    polygon(pen, points);
    pen.fill();
  };
  face(palette.left, [
    [x - half, base - quarter],
    [x, base],
    [x, base - high],
    [x - half, base - quarter - high],
  ]);
  face(palette.right, [
    [x + half, base - quarter],
    [x, base],
    [x, base - high],
    [x + half, base - quarter - high],
  ]);
  face(palette.top, [
    [x, base - high],
    [x + half, base - quarter - high],
    [x, base - half - high],
    [x - half, base - quarter - high],
  ]);
  pen.fillStyle = tint('#fff0b3');
  for (let floor = 0; floor < Math.floor(high / (tile * 0.2)) - 1; floor++) {
    for (const column of [0.25, 0.6]) {
      const [wx, wy] = [x + half * column, base - quarter * column - (floor + 0.9) * tile * 0.2];
      polygon(pen, [
        [wx, wy],
        [wx + half * 0.18, wy - quarter * 0.18],
        [wx + half * 0.18, wy - quarter * 0.18 - tile * 0.09],
        [wx, wy - tile * 0.09],
      ]);
      pen.fill();
    }
  }
}

export function cloudShape(pen: Context2D, unit: number, color: string): void {
  pen.fillStyle = color;
  for (const [x, y, r] of [
    [40, 40, 19],
    [70, 30, 26],
    [104, 38, 20],
  ] as const) {
    disc(pen, x * unit, y * unit, r * unit);
    pen.fill();
  }
  pen.beginPath();
  pen.roundRect(22 * unit, 38 * unit, 104 * unit, 21 * unit, 11 * unit);
  pen.fill();
}
