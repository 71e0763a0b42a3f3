import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { blob, disc, handLine, type Point, polygon, star } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import type { Rectangle } from '../words/layout.ts';

export const FILLS = [
  ['#fff35c', '#ff7a1a', '#ff2e88'],
  ['#b8fff2', '#22d3ee', '#2563eb'],
  ['#f5d0fe', '#d946ef', '#7c3aed'],
  ['#e9ff9c', '#84e01e', '#0f9d58'],
] as const;

/** The background of the piece: a cloud of blended color with bubbles, from one end of the car to the other. */
export function piece(pen: Context2D, composition: Composition, chance: Chance): void {
  const { width, height, text, art, unit, tint, shape } = composition;
  const [artEnd, textEnd] = [art.top + art.height, text.top + text.height];
  const top = Math.min(art.top, text.top);
  // Without words, their area is outside the frame.
  const bottom = text.top < height ? Math.max(artEnd, textEnd) : artEnd;
  const middle = shape === 'wide' ? height * 0.56 : (top + bottom) / 2 + 20 * unit;
  const half = shape === 'wide' ? height * 0.36 : (bottom - top) / 2;
  for (const [grow, color] of [
    [1.04, '#14121f'],
    [1, '#31206b'],
    [0.9, '#4a2b93'],
    [0.78, '#5f37b8'],
  ] as const) {
    pen.fillStyle = tint(color);
    const own = chance.fork('cloud');
    for (let puff = 0; puff < 26; puff++) {
      const angle = (puff / 26) * 2 * Math.PI;
      blob(
        pen,
        width / 2 + Math.cos(angle) * width * 0.4 * grow,
        middle + Math.sin(angle) * half * 0.84 * grow,
        Math.min(width, height) * own.between(0.13, 0.19) * grow,
        0.05,
        own,
      );
      pen.fill();
    }
    pen.beginPath();
    pen.ellipse(width / 2, middle, width * 0.43 * grow, half * 0.9 * grow, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  extras(pen, composition, { middle, half }, chance.fork('extras'));
  for (let bubble = 0; bubble < 26; bubble++) {
    const [x, y, r] = [chance.next() * width, middle + chance.around() * half, chance.between(5, 19) * unit];
    pen.strokeStyle = tint(chance.pick(['#22d3ee', '#ff2e88', '#a78bfa']));
    pen.globalAlpha = 0.75;
    pen.lineWidth = 3 * unit;
    disc(pen, x, y, r);
    pen.stroke();
    pen.fillStyle = '#ffffff';
    disc(pen, x - r * 0.35, y - r * 0.35, r * 0.2);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** What writers add around a piece: a haze of spray, drips, stars, and the tags of others. */
function extras(
  pen: Context2D,
  { width, height, unit, tint, text }: Composition,
  { middle, half }: { middle: number; half: number },
  chance: Chance,
): void {
  const edge = (angle: number, grow: number): Point => [
    width / 2 + Math.cos(angle) * width * 0.46 * grow,
    middle + Math.sin(angle) * half * 1.02 * grow,
  ];
  for (let speck = 0; speck < 1400; speck++) {
    const [x, y] = edge(chance.between(0, 2 * Math.PI), 1.02 + 0.22 * chance.next() ** 2);
    pen.globalAlpha = chance.between(0.12, 0.5);
    pen.fillStyle = tint(chance.pick(['#ff2e88', '#22d3ee', '#a78bfa']));
    disc(pen, x, y, chance.between(0.6, 2.4) * unit);
    pen.fill();
  }
  pen.globalAlpha = 1;
  pen.lineCap = 'round';
  for (let drip = 0; drip < 16; drip++) {
    const [x, y] = edge(chance.between(0.12 * Math.PI, 0.88 * Math.PI), 0.99);
    const long = chance.between(18, 70) * unit;
    pen.strokeStyle = '#14121f';
    pen.lineWidth = chance.between(3, 6) * unit;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x, y + long);
    pen.stroke();
    pen.fillStyle = '#14121f';
    disc(pen, x, y + long, pen.lineWidth * 0.75);
    pen.fill();
  }
  for (let tag = 0; tag < 7; tag++) {
    const x = chance.pick([chance.between(0.02, 0.16), chance.between(0.84, 0.96)]) * width;
    tagged(pen, [x, chance.between(middle - half, Math.min(height * 0.93, middle + half * 1.3))], unit, chance);
  }
  for (let shape = 0; shape < 9; shape++) {
    const [x, y] = edge(chance.between(0, 2 * Math.PI), chance.between(0.84, 1));
    const radius = chance.between(12, 30) * unit;
    const color = chance.pick(['#fff35c', '#b8fff2', '#f5d0fe']);
    if (isNear(text, x, y, 1.5 * radius)) continue;
    star(pen, x, y, radius, radius * 0.45, 5);
    pen.lineJoin = 'round';
    pen.strokeStyle = '#14121f';
    pen.lineWidth = 9 * unit;
    pen.stroke();
    pen.fillStyle = tint(color);
    pen.fill();
  }
}

function isNear({ left, top, width, height }: Rectangle, x: number, y: number, room: number): boolean {
  return x > left - room && x < left + width + room && y > top - room && y < top + height + room;
}

/** A signature in one quick line of a marker. */
function tagged(pen: Context2D, [x, y]: Point, unit: number, chance: Chance): void {
  pen.globalAlpha = 0.55;
  pen.strokeStyle = chance.pick(['#0d0f16', '#e9edf3']);
  pen.lineWidth = 3.4 * unit;
  const strokes = Array.from({ length: 9 }, (_, index): Point => {
    const up = index % 2 === 0 ? -1 : 1;
    return [x + (index * 11 + chance.around() * 9) * unit, y + up * chance.between(8, 30) * unit - index * 2 * unit];
  });
  handLine(pen, strokes, 0, chance);
  pen.stroke();
  handLine(
    pen,
    [
      [x - 6 * unit, y + 34 * unit],
      [x + 50 * unit, y + 26 * unit],
      [x + 112 * unit, y + 22 * unit],
    ],
    3 * unit,
    chance,
  );
  pen.stroke();
  pen.globalAlpha = 1;
}

/** Distance of an arrow's block from its face, in units of the piece. */
const BLOCK = 15;

/** A knot of wildstyle arrows around a boom box, or behind the singer. */
export function burst(pen: Context2D, composition: Composition, radius: number, share: number): void {
  const { tint, unit, singer } = composition;
  pen.translate(radius * 1.35, radius * 1.35);
  pen.lineJoin = 'round';
  const arms = Array.from({ length: 7 }, (_, arm) => ({
    fill: FILLS[arm % FILLS.length] as (typeof FILLS)[number],
    path: arrowOf(radius, (arm / 7) * 2 * Math.PI + 0.1, 1.06 + 0.16 * share * (arm % 2 ? 1 : 0.4)),
  }));
  for (const { path } of arms) {
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = 20 * unit;
    for (const step of [0, 1]) outlineOf(pen, path, (step * BLOCK * unit) / Math.SQRT2);
  }
  for (const { path, fill } of arms) {
    const [high, middle, low] = fill;
    // The block is seen from the lower right.
    pen.strokeStyle = '#14121f';
    pen.lineWidth = 9 * unit;
    for (let step = 6; step >= 1; step--) {
      outlineOf(pen, path, ((step / 6) * BLOCK * unit) / Math.SQRT2);
      pen.fillStyle = tint(low);
      pen.fill();
    }
    outlineOf(pen, path, 0);
    const blend = pen.createRadialGradient(0, 0, radius * 0.2, 0, 0, radius * 1.15);
    blend.addColorStop(0, tint(low));
    blend.addColorStop(0.6, tint(middle));
    blend.addColorStop(1, tint(high));
    pen.fillStyle = blend;
    pen.fill();
  }
  if (!singer) boomBox(pen, composition, radius, share);
}

/** The outline of an arrow that leaves the middle in a curve. */
function arrowOf(radius: number, angle: number, long: number): Point[] {
  const spine = (share: number): { at: Point; turn: number } => {
    const turn = angle + 0.7 * share * share;
    return {
      at: [Math.cos(turn) * radius * long * share, Math.sin(turn) * radius * long * share],
      turn: turn + share * 0.9,
    };
  };
  const beside = (share: number, off: number): Point => {
    const { at, turn } = spine(share);
    return [at[0] - Math.sin(turn) * off * radius, at[1] + Math.cos(turn) * off * radius];
  };
  const shaft = [0.3, 0.42, 0.54, 0.66, 0.78];
  const tip = spine(0.8);
  const point: Point = [tip.at[0] + Math.cos(tip.turn) * radius * 0.34, tip.at[1] + Math.sin(tip.turn) * radius * 0.34];
  return [
    ...shaft.map((share) => beside(share, 0.1)),
    beside(0.74, 0.27),
    point,
    beside(0.74, -0.27),
    ...shaft.toReversed().map((share) => beside(share, -0.1)),
  ];
}

function outlineOf(pen: Context2D, path: readonly Point[], by: number): void {
  polygon(
    pen,
    path.map(([x, y]): Point => [x + by, y + by]),
  );
  pen.stroke();
}

function boomBox(pen: Context2D, { tint, unit }: Composition, radius: number, share: number): void {
  const [w, h] = [radius * 1.5, radius * 0.84];
  const box = (grow: number, color: string) => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.roundRect(-w / 2 - grow, -h / 2 - grow, w + 2 * grow, h + 2 * grow, 20 * unit);
    pen.fill();
  };
  pen.strokeStyle = '#14121f';
  pen.lineWidth = 16 * unit;
  pen.beginPath();
  pen.moveTo(-w * 0.36, -h / 2);
  pen.lineTo(-w * 0.36, -h * 0.78);
  pen.lineTo(w * 0.36, -h * 0.78);
  pen.lineTo(w * 0.36, -h / 2);
  pen.stroke();
  box(13 * unit, '#ffffff');
  box(8 * unit, '#14121f');
  box(0, tint('#2b3146'));
  for (const side of [-1, 1]) {
    const r = h * 0.33;
    for (const [grow, color] of [
      [1, '#14121f'],
      [0.88, '#c9ced8'],
      [0.74, '#14121f'],
      [0.5 + 0.16 * share, tint('#ff2e88')],
      [0.22 + 0.06 * share, '#14121f'],
    ] as const) {
      pen.fillStyle = color;
      disc(pen, side * w * 0.29, h * 0.1, r * grow);
      pen.fill();
    }
  }
  pen.fillStyle = tint('#22d3ee');
  pen.fillRect(-w * 0.1, -h * 0.12, w * 0.2, h * 0.34);
  pen.fillStyle = '#14121f';
  for (let bar = 0; bar < 4; bar++)
    pen.fillRect(
      -w * 0.08 + bar * w * 0.043,
      h * 0.18 - h * 0.26 * Math.min(1, share * (0.6 + 0.2 * ((bar * 7) % 4)) + 0.12),
      w * 0.028,
      h * 0.26,
    );
  for (let knob = 0; knob < 5; knob++) {
    pen.fillStyle = tint(knob % 2 ? '#84e01e' : '#fff35c');
    disc(pen, -w * 0.28 + knob * w * 0.14, -h * 0.34, h * 0.06);
    pen.fill();
  }
}
