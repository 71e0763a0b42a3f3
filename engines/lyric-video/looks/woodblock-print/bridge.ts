import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import { curve } from '../../../drawing/curve.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import type { Composition, Tint } from '../../look.ts';
import { around, block, bokashi, carve, KEY } from './carving.ts';

const [WOOD, LACQUER, DARK, BRONZE] = ['#b08a62', '#b8402f', '#4d2b30', '#3c5a58'];

/** The arch of a bridge in pixels: where its crown is, and how far it falls at the frame's sides. */
export interface Arch {
  crown: Point;
  fall: number;
  width: number;
}

/** The height of the deck at a place. */
export function deckAt({ crown: [x, y], fall, width }: Arch, at: number): number {
  return y + fall * ((at - x) / (width / 2)) ** 2;
}

/** The bridge behind those who walk on it: its piers, its deck and the far railing. */
export function bridgeOf({ width, height, unit, tint }: Composition, arch: Arch) {
  return sprite(width, height, (pen) => {
    const edge = (drop: number): Point[] => {
      const line: Point[] = [];
      for (let x = -10 * unit; x <= width + 10 * unit; x += 10 * unit) line.push([x, deckAt(arch, x) + drop * unit]);
      return line;
    };
    railing(pen, arch, unit, tint, -14, 0.8);
    const piers = width > height ? [-0.74, -0.25, 0.25, 0.74] : [-0.72, 0.3];
    for (const share of piers) pier(pen, arch, share, height, unit, tint);
    block(pen, [...edge(-16), ...edge(10).reverse()], tint(WOOD));
    pen.fillStyle = tint(KEY);
    for (let x = 0; x < width; x += 17 * unit) {
      const y = deckAt(arch, x);
      carve(
        pen,
        [
          [x, y - 15 * unit],
          [x - 5 * unit, y + 9 * unit],
        ],
        1.4 * unit,
        () => 1,
      );
    }
    carve(pen, edge(-16), 2.4 * unit, () => 1);
    block(pen, [...edge(10), ...edge(38).reverse()], tint(LACQUER));
    pen.save();
    polygon(pen, [...edge(10), ...edge(38).reverse()]);
    pen.clip();
    for (const [drop, ink] of [
      [30, DARK],
      [36, DARK],
    ] as const) {
      pen.fillStyle = `${tint(ink)}90`;
      carve(pen, edge(drop), 9 * unit, () => 1);
    }
    pen.restore();
    pen.fillStyle = tint(KEY);
    carve(pen, edge(10), 4 * unit, () => 1);
    carve(pen, edge(38), 4 * unit, () => 1);
    for (let x = 30 * unit; x < width; x += 62 * unit) {
      const y = deckAt(arch, x) + 24 * unit;
      pen.fillRect(x - 4 * unit, y - 5 * unit, 8 * unit, 10 * unit);
    }
  });
}

/** The railing before those who walk. */
export function frontRailOf({ width, height, unit, tint }: Composition, arch: Arch) {
  return sprite(width, height, (pen) => railing(pen, arch, unit, tint, 12, 1));
}

function railing(pen: Context2D, arch: Arch, unit: number, tint: Tint, drop: number, size: number): void {
  const { width } = arch;
  const tall = 46 * unit * size;
  const rail = (up: number, thick: number) => {
    const line: Point[] = [];
    for (let x = -10 * unit; x <= width + 10 * unit; x += 10 * unit)
      line.push([x, deckAt(arch, x) + drop * unit - up * tall]);
    pen.fillStyle = tint(KEY);
    carve(pen, line, (thick + 5) * unit * size, () => 1);
    pen.fillStyle = tint(LACQUER);
    carve(pen, line, thick * unit * size, () => 1);
  };
  const post = (x: number, wide: number, up: number) => {
    const foot = deckAt(arch, x) + drop * unit;
    block(
      pen,
      [
        [x - wide - 2.5 * unit, foot],
        [x - wide - 2.5 * unit, foot - up],
        [x + wide + 2.5 * unit, foot - up],
        [x + wide + 2.5 * unit, foot],
      ],
      tint(KEY),
    );
    block(
      pen,
      [
        [x - wide, foot],
        [x - wide, foot - up],
        [x + wide * 0.3, foot - up],
        [x + wide * 0.3, foot],
      ],
      tint(LACQUER),
    );
    block(
      pen,
      [
        [x + wide * 0.3, foot],
        [x + wide * 0.3, foot - up],
        [x + wide, foot - up],
        [x + wide, foot],
      ],
      tint(DARK),
    );
  };
  for (let x = arch.crown[0] % (62 * unit); x < width; x += 62 * unit) post(x, 4 * unit * size, tall * 0.9);
  rail(0.45, 6);
  rail(0.92, 9);
  const gap = 248 * unit;
  for (let x = (arch.crown[0] % gap) - gap / 2; x < width + gap; x += gap) {
    post(x, 9 * unit * size, tall * 1.12);
    const top = deckAt(arch, x) + drop * unit - tall * 1.12;
    const s = unit * size;
    const bulb = curve(
      [
        [x - 11 * s, top + 3 * s],
        [x - 9 * s, top - 4 * s],
        [x - 13 * s, top - 13 * s],
        [x, top - 30 * s],
        [x + 13 * s, top - 13 * s],
        [x + 9 * s, top - 4 * s],
        [x + 11 * s, top + 3 * s],
      ],
      true,
      6,
    );
    block(pen, bulb, tint(BRONZE));
    pen.fillStyle = tint(KEY);
    carve(pen, [...bulb, bulb[0] as Point], 3 * s, around);
  }
}

/** Two posts and their braces that stand in the river. */
function pier(pen: Context2D, arch: Arch, share: number, height: number, unit: number, tint: Tint): void {
  const x = arch.crown[0] + (share * arch.width) / 2;
  const top = deckAt(arch, x) + 20 * unit;
  const wide = 13 * unit;
  for (const aside of [30, -8]) {
    const left = x + aside * unit;
    const post: Point[] = [
      [left - wide, top],
      [left + wide, top],
      [left + wide + 3 * unit, height],
      [left - wide - 3 * unit, height],
    ];
    block(pen, post, tint(aside > 0 ? DARK : WOOD));
    pen.save();
    polygon(pen, post);
    pen.clip();
    bokashi(pen, { left: left - 40 * unit, width: 80 * unit, from: top, to: top + 120 * unit }, tint(DARK));
    bokashi(pen, { left: left - 40 * unit, width: 80 * unit, from: height, to: height - 90 * unit }, tint('#35557a'));
    pen.restore();
    pen.strokeStyle = tint(KEY);
    pen.lineWidth = 3 * unit;
    polygon(pen, post);
    pen.stroke();
  }
  for (const drop of [70, 128]) {
    const y = top + drop * unit;
    block(
      pen,
      [
        [x - 34 * unit, y],
        [x + 56 * unit, y],
        [x + 56 * unit, y + 13 * unit],
        [x - 34 * unit, y + 13 * unit],
      ],
      tint(WOOD),
    );
    pen.strokeRect(x - 34 * unit, y, 90 * unit, 13 * unit);
  }
}
