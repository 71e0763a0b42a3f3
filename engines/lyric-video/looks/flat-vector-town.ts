import { type Context2D, plate } from '../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

export const PALETTES = [
  { top: '#ffb199', left: '#ff5d73', right: '#a8275f' },
  { top: '#8ef0e0', left: '#2aa8b8', right: '#16617f' },
  { top: '#ffe9a8', left: '#ffc145', right: '#d9772b' },
  { top: '#b9a6ff', left: '#7a4fd6', right: '#472a9c' },
] as const;
const [NIGHT, FAR] = ['#241c59', '#322873'];

/**
 * A sky with a large sun or moon, and a row of far houses on the horizon.
 * @param giant draws who stands in front of the moon
 * @param street draws what is before the horizon
 */
export function groundOf(
  { width, height, tint, unit, chance, text }: Composition,
  { x, y, radius }: { x: number; y: number; radius: number },
  horizon: number,
  giant: ((pen: Context2D) => void) | undefined,
  street: (pen: Context2D) => void,
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
      const isAmong = sx > text.left && sx < text.left + text.width && sy > text.top && sy < text.top + text.height;
      if (isAmong || Math.hypot(sx - x, sy - y) < radius * 1.02) continue;
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
    for (let left = -20 * unit; left < width; ) {
      const wide = own.between(46, 104) * unit;
      const top = horizon - own.between(0.02, 0.1) * height;
      house(pen, { left, top, wide, height: horizon }, tint(FAR), tint('#5a4bb0'), unit, own.next());
      left += wide;
    }
    street(pen);
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
  // A dark edge, so that a house before the moon keeps its outline.
  pen.strokeStyle = tint(palette.right);
  pen.lineWidth = tile * 0.016;
  pen.beginPath();
  pen.moveTo(x - half, base - quarter);
  pen.lineTo(x - half, base - quarter - high);
  pen.lineTo(x, base - high);
  pen.lineTo(x + half, base - quarter - high);
  pen.stroke();
  roof(pen, [x, base - high], half, palette, tint);
  const floors = Math.floor(high / (tile * 0.2)) - 1;
  for (const side of [-1, 1]) {
    const at = (along: number, up: number): Point => [x + side * half * along, base - quarter * along - up];
    const pane = (along: number, up: number, wide: number, tall: number, color: string) => {
      pen.fillStyle = color;
      polygon(pen, [at(along, up), at(along + wide, up), at(along + wide, up + tall), at(along, up + tall)]);
      pen.fill();
    };
    for (let floor = 1; floor < floors; floor++)
      for (const [window, along] of [0.16, 0.44, 0.72].entries()) {
        // Some are dark, because not everybody is at home.
        const isLit = (floor * 5 + window * 3 + (side > 0 ? 2 : 0) + palette.top.length) % 7 > 2;
        pane(along, (floor + 0.35) * tile * 0.2, 0.17, tile * 0.1, isLit ? tint('#fff0b3') : tint('#2a1c5e'));
      }
    if (side < 0 && floors > 0) {
      pane(0.36, 0, 0.28, tile * 0.17, tint('#2a1c5e'));
      pane(0.3, tile * 0.19, 0.4, tile * 0.035, tint('#ffe9a8'));
    }
  }
}

/** The roof of a house, of another kind for each color. Its nearest corner is at a point. */
function roof(
  pen: Context2D,
  [x, y]: Point,
  half: number,
  palette: (typeof PALETTES)[number],
  tint: Composition['tint'],
): void {
  const [left, right, top] = [palette.left, palette.right, palette.top].map(tint) as [string, string, string];
  const at = (along: number, across: number, up = 0): Point => [
    x + (along - across) * half,
    y - ((along + across) * half) / 2 - up * half,
  ];
  const face = (color: string, points: Point[]) => {
    pen.fillStyle = color;
    polygon(pen, points);
    pen.fill();
  };
  const kind = PALETTES.indexOf(palette);
  if (kind === 0) {
    // A pyramid of tiles.
    face(top, [at(0, 0), at(0, 1), at(0.5, 0.5, 0.62)]);
    face(left, [at(0, 0), at(1, 0), at(0.5, 0.5, 0.62)]);
    return;
  }
  if (kind === 3) {
    // A gable along the street.
    face(top, [at(0, 0), at(0, 1), at(0.5, 1, 0.45), at(0.5, 0, 0.45)]);
    face(right, [at(0, 0), at(1, 0), at(0.5, 0, 0.45)]);
    return;
  }
  face(left, [at(0.1, 0.1), at(0.9, 0.1), at(0.9, 0.9), at(0.1, 0.9)]);
  face(top, [at(0.16, 0.1), at(0.9, 0.1), at(0.9, 0.84), at(0.16, 0.84)]);
  if (kind === 1) {
    // A garden with a round tree.
    face(tint('#17a67e'), [at(0.22, 0.22), at(0.8, 0.22), at(0.8, 0.8), at(0.22, 0.8)]);
    pen.fillStyle = tint('#5ce0a8');
    disc(pen, ...at(0.5, 0.5, 0.22), half * 0.2);
    pen.fill();
    return;
  }
  const [from, to, up] = [0.36, 0.68, 0.24];
  face(left, [at(from, from), at(from, to), at(from, to, up), at(from, from, up)]);
  face(right, [at(from, from), at(to, from), at(to, from, up), at(from, from, up)]);
  face(top, [at(from, from, up), at(to, from, up), at(to, to, up), at(from, to, up)]);
}
