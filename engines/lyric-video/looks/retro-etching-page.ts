import { type Context2D, plate } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc, handStroke, polygon } from '../../drawing/hand.ts';
import { grain } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';
import { stars } from './retro-etching-night.ts';
import { INK, PAPER } from './retro-etching-sea.ts';

/** The horizon. Under it, the sea goes down to the frame, or to the words of a frame without sides. */
export function seaLine({
  shape,
  art,
  height,
  movement,
}: Pick<Composition, 'shape' | 'art' | 'height' | 'movement'>): number {
  if (movement === 'chorus') return height * 0.86;
  if (shape !== 'wide' && (movement === 'break' || movement === 'ending')) return height * 0.76;
  return shape === 'wide' ? height * 0.73 : art.top + art.height * 0.76;
}

export function footOf({ shape, height, text, art, unit }: Composition): number {
  return shape === 'wide' || text.top > height || text.top < art.top ? height - 40 * unit : text.top - 14 * unit;
}

/** Where the middle of the ship may be: beside the sun if there is room, otherwise low under a corner of the sky. */
export function courseOf({ width, shape, unit, movement, art }: Composition, sun: number, ship: number) {
  const x = art.left + art.width / 2;
  const [first, last] = [44 * unit + ship * 0.6, width - 44 * unit - ship * 0.6];
  const before = x - sun - ship / 2;
  const after = x + sun + ship / 2;
  if (movement === 'chorus' || after > last) return { from: first, to: Math.max(first, Math.min(before, last)) };
  return { from: Math.min(after, last), to: shape === 'wide' ? last : Math.min(after + ship, last) };
}

export function pageOf(composition: Composition) {
  const { width, height, tint, unit, chance, text, shape, movement } = composition;
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, width, height);
    const age = pen.createRadialGradient(
      width / 2,
      height / 2,
      Math.min(width, height) * 0.35,
      width / 2,
      height / 2,
      Math.hypot(width, height) * 0.56,
    );
    age.addColorStop(0, 'rgb(120 80 30 / 0)');
    age.addColorStop(1, 'rgb(110 70 25 / 0.42)');
    pen.fillStyle = age;
    pen.fillRect(0, 0, width, height);
    grain(pen, width, height, 0.12, chance, 1.8);
    border(pen, composition);
    const own = chance.fork('sky');
    const [left, right] = [44 * unit, width - 44 * unit];
    const floor = seaLine(composition) + 20 * unit;
    pen.save();
    pen.beginPath();
    pen.rect(left, 44 * unit, right - left, floor - 44 * unit);
    pen.clip();
    sky(pen, composition, own, floor);
    for (const [across, down, size] of cloudsOf(composition))
      cloud(pen, across, down, size, tint(PAPER), tint(INK), unit, own);
    pen.restore();
    if (movement === 'ending') stars(pen, composition, own);
    if (shape !== 'wide' && text.top < height && text.top > composition.art.top) ornament(pen, composition);
  });
}

/** Ruled lines, as an engraver's machine draws them: closer and darker at the top, broken where there is light. */
function sky(pen: Context2D, { width, unit, tint, text }: Composition, own: Chance, floor: number): void {
  pen.strokeStyle = tint(INK);
  // How far a line is from the words, from 0 to 1 and more.
  const words = (x: number, y: number, long: number) =>
    Math.hypot(
      Math.max(0, Math.abs(x - text.left - text.width / 2) - (text.width + long) / 2) / (90 * unit),
      Math.max(0, Math.abs(y - text.top - text.height / 2) - text.height / 2) / (50 * unit),
    );
  for (let y = 48 * unit; y < floor; y += (8.6 - 4.4 * (1 - y / floor)) * unit) {
    const fade = 1 - y / floor;
    let x = 42 * unit - own.next() * 60 * unit;
    while (x < width - 42 * unit) {
      const long = own.between(50, 170) * unit;
      // Around words, the paper stays light.
      const near = Math.min(1, words(x + long / 2, y, long));
      if (own.next() < (0.34 + 0.66 * fade) * near) {
        pen.globalAlpha = 0.4 + 0.45 * fade;
        pen.lineWidth = (0.8 + 1.1 * fade) * unit;
        handStroke(pen, [x, y], [x + long, y], 1 * unit, own);
      }
      x += long + own.between(3, 16) * unit;
    }
  }
  pen.globalAlpha = 1;
}

/** Clouds with curled edges, beside the sun and the words. */
function cloudsOf({ width, height, art, shape, text, movement, unit }: Composition): [number, number, number][] {
  const line = seaLine({ shape, art, height, movement });
  // At night there are stars, and in a chorus the words and the sun need the sky.
  if (movement === 'ending' || movement === 'chorus') return [];
  if (shape === 'tall' && movement === 'break')
    return [
      [width * 0.24, height * 0.16, 58 * unit],
      [width * 0.68, height * 0.29, 76 * unit],
      [width * 0.2, height * 0.42, 40 * unit],
    ];
  if (shape !== 'wide')
    return [
      [width * 0.12, art.top + 40 * unit, 46 * unit],
      [width * 0.9, line - 130 * unit, 52 * unit],
    ];
  const isSung = text.left < width;
  if (!isSung)
    return [
      [width * 0.14, height * 0.28, 62 * unit],
      [width * 0.85, height * 0.2, 58 * unit],
      [width * 0.2, line - 70 * unit, 36 * unit],
    ];
  if (movement === 'opening')
    return [
      [width * 0.16, height * 0.42, 52 * unit],
      [width * 0.85, height * 0.47, 44 * unit],
    ];
  const far = 0.9;
  return [
    [width * far, height * 0.16, 46 * unit],
    [width * (0.5 - (far - 0.5) * 0.2), line - 40 * unit, 32 * unit],
  ];
}

function cloud(
  pen: Context2D,
  x: number,
  y: number,
  size: number,
  paper: string,
  ink: string,
  unit: number,
  own: Chance,
): void {
  const puffs = [
    [-1.5, 0.15, 0.5],
    [1.5, 0.12, 0.52],
    [-0.8, -0.2, 0.72],
    [0.75, -0.22, 0.76],
    [0, -0.42, 0.86],
    [-0.3, 0.12, 0.7],
    [0.6, 0.18, 0.62],
  ] as const;
  pen.strokeStyle = ink;
  for (const [dx, dy, r] of puffs) {
    pen.save();
    disc(pen, x + dx * size, y + dy * size, r * size);
    pen.fillStyle = paper;
    pen.fill();
    pen.lineWidth = 2.2 * unit;
    pen.stroke();
    pen.clip();
    // Shade inside the lower right edge.
    pen.lineWidth = 1.1 * unit;
    for (let ring = 0; ring < 8; ring++) {
      pen.beginPath();
      pen.arc(
        x + (dx - 0.34 * r) * size,
        y + (dy - 0.42 * r) * size,
        r * size * (0.98 + ring * 0.065),
        0.1 + own.next() * 0.3,
        1.4 + own.next() * 0.4,
      );
      pen.stroke();
    }
    pen.restore();
  }
}

/** Three lines around the sheet, with a small fan of leaves in each corner. */
function border(pen: Context2D, { width, height, tint, unit }: Composition): void {
  pen.strokeStyle = tint(INK);
  for (const [inset, line] of [
    [20, 5],
    [30, 1.4],
    [40, 1.8],
  ] as const) {
    pen.lineWidth = line * unit;
    pen.strokeRect(inset * unit, inset * unit, width - 2 * inset * unit, height - 2 * inset * unit);
  }
  pen.lineWidth = 1 * unit;
  pen.beginPath();
  for (let x = 30 * unit; x < width - 30 * unit; x += 9 * unit) {
    for (const y of [30 * unit, height - 40 * unit]) {
      pen.moveTo(x, y);
      pen.lineTo(x + 9 * unit, y + 10 * unit);
    }
  }
  for (let y = 30 * unit; y < height - 30 * unit; y += 9 * unit) {
    for (const x of [30 * unit, width - 40 * unit]) {
      pen.moveTo(x, y);
      pen.lineTo(x + 10 * unit, y + 9 * unit);
    }
  }
  pen.stroke();
  for (const [x, y] of [
    [30, 30],
    [width / unit - 30, 30],
    [30, height / unit - 30],
    [width / unit - 30, height / unit - 30],
  ] as const) {
    disc(pen, x * unit, y * unit, 15 * unit);
    pen.fillStyle = tint(PAPER);
    pen.fill();
    pen.lineWidth = 2 * unit;
    pen.stroke();
    for (let leaf = 0; leaf < 8; leaf++) {
      const angle = (leaf / 8) * 2 * Math.PI;
      pen.beginPath();
      pen.ellipse(
        (x + Math.cos(angle) * 7) * unit,
        (y + Math.sin(angle) * 7) * unit,
        6.5 * unit,
        2.6 * unit,
        angle,
        0,
        2 * Math.PI,
      );
      pen.stroke();
    }
  }
}

/** A compass between two scrolls, under the words of a frame without sides. */
function ornament(pen: Context2D, { width, height, text, tint, unit }: Composition): void {
  const room = height - 52 * unit - text.top - text.height;
  const radius = Math.min(58 * unit, room * 0.42);
  if (radius < 16 * unit) return;
  const [x, y] = [width / 2, text.top + text.height + room * 0.52];
  pen.strokeStyle = tint(INK);
  for (const [share, line] of [
    [0.66, 1.2],
    [0.6, 1.2],
    [0.34, 1.2],
  ] as const) {
    pen.lineWidth = line * unit;
    disc(pen, x, y, radius * share);
    pen.stroke();
  }
  for (let point = 0; point < 16; point++) {
    const ray = [7, 3, 5, 1, 9, 11, 13, 15, 2, 6, 10, 14, 0, 4, 8, 12][point] as number;
    const angle = (ray / 16) * 2 * Math.PI - Math.PI / 2;
    const long = radius * (ray % 4 === 0 ? 1.15 : ray % 2 === 0 ? 0.84 : 0.6);
    const wide = radius * (ray % 4 === 0 ? 0.17 : 0.12);
    for (const side of [-1, 1]) {
      polygon(pen, [
        [x, y],
        [x + Math.cos(angle + (side * Math.PI) / 8) * wide, y + Math.sin(angle + (side * Math.PI) / 8) * wide],
        [x + Math.cos(angle) * long, y + Math.sin(angle) * long],
      ]);
      pen.fillStyle = tint(side < 0 ? INK : PAPER);
      pen.fill();
      pen.lineWidth = 1.4 * unit;
      pen.stroke();
    }
  }
  for (const side of [-1, 1]) {
    pen.lineWidth = 2.2 * unit;
    for (let curl = 0; curl < 3; curl++) {
      const start = x + side * (radius * 1.4 + curl * 62 * unit);
      const size = (22 - curl * 5) * unit;
      pen.beginPath();
      for (let step = 0; step <= 30; step++) {
        const turn = (step / 30) * 8.2;
        const far = size * (1 - step / 34);
        pen.lineTo(
          start + side * (size + Math.cos(turn + Math.PI) * far),
          y + (curl % 2 ? -1 : 1) * Math.sin(turn + Math.PI) * far,
        );
      }
      pen.stroke();
    }
    pen.beginPath();
    pen.moveTo(x + side * radius * 1.35, y);
    pen.lineTo(x + side * (radius * 1.4 + 200 * unit), y);
    pen.lineWidth = 1.2 * unit;
    pen.stroke();
  }
}
