import type { Chance } from '../../../drawing/chance.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import type { Brush } from '../../picture/flat-shapes.ts';
import { BY_DAY, dogHead } from './dog.ts';
import { passenger } from './people.ts';
import { spray } from './spray.ts';

/** Each color of a balloon in the light, and in the shade. */
type Cloth = readonly [lit: string, shade: string];
const [RED, CREAM, NAVY, GOLD, TEAL]: readonly Cloth[] & { length: 5 } = [
  ['#e2483d', '#b02c40'],
  ['#fff0d6', '#eac5ab'],
  ['#34377c', '#23245a'],
  ['#ffc44d', '#e5923a'],
  ['#2f8f8b', '#1d6470'],
];

/** The clothes of the balloons: the gores in turn, and the belt. */
const BALLOONS: readonly { gores: readonly Cloth[]; belt: Cloth; sign: Cloth }[] = [
  { gores: [RED, CREAM], belt: NAVY, sign: GOLD },
  { gores: [GOLD, TEAL], belt: CREAM, sign: RED },
  { gores: [NAVY, CREAM, RED], belt: GOLD, sign: NAVY },
  { gores: [CREAM, GOLD], belt: RED, sign: CREAM },
];

/** What is sprayed on the side away from the light. */
const DUSK = '#4a2148';

/** Half the width of the envelope from its top to its mouth, if its radius is 100. */
const PROFILE: readonly Point[] = [
  [-100, 0],
  [-95, 31],
  [-82, 57],
  [-60, 80],
  [-30, 95],
  [0, 100],
  [30, 97],
  [60, 87],
  [90, 72],
  [120, 53],
  [145, 36],
  [160, 27],
];
/** What belongs to a balloon of radius 100 around its middle. */
export const REACH = { across: 106, up: 104, down: 332 } as const;

/** A balloon of radius 100 around the pen's origin. @param face whether the front is left free for a face */
export function balloon(brush: Brush, kind: number, chance: Chance, face = false): void {
  const { fill, limb, bar, disc, pen } = brush;
  const { gores, belt, sign } = BALLOONS[kind % BALLOONS.length] as (typeof BALLOONS)[number];
  const count = gores.length === 3 ? 15 : 14;
  const edge = (turn: number): Point[] => PROFILE.map(([y, wide]) => [wide * Math.sin(turn), y]);
  const between = (from: number, to: number): Point[] => [...edge(from), ...edge(to).reverse()];
  const at = (gore: number) =>
    Math.max(-Math.PI / 2, Math.min(Math.PI / 2, -Math.PI / 2 + ((gore - 0.35) * Math.PI) / (count - 0.7)));
  for (let gore = 0; gore < count; gore++) {
    const cloth = gores[gore % gores.length] as Cloth;
    const [from, to] = [at(gore), at(gore + 1)];
    fill(cloth[from > 0.42 ? 1 : 0], between(from, to));
  }
  pen.save();
  polygon(pen, between(-Math.PI / 2, Math.PI / 2));
  pen.clip();
  spray(brush, gores[0]?.[1] ?? belt[1], edge(0.42), [-52, 0], chance, 0.44);
  spray(brush, DUSK, edge(Math.PI / 2), [-42, 0], chance, 0.44);
  pen.restore();
  if (face) {
    disc(belt[0], 0, 0, 88);
    disc(sign[0], 0, 0, 84);
    disc('#fff4dc', 0, 0, 79);
  } else {
    pen.save();
    polygon(pen, between(-Math.PI / 2, Math.PI / 2));
    pen.clip();
    const band = (top: number, bottom: number, color: Cloth) => {
      const part = PROFILE.filter(([y]) => y >= top && y <= bottom);
      const sides = (turn: number): Point[] =>
        part.map(([y, wide]) => [wide * Math.sin(turn), y + 9 * Math.cos(turn) - 4]);
      for (const [from, to, tone] of [
        [-Math.PI / 2, 0.42, 0],
        [0.42, Math.PI / 2, 1],
      ] as const) {
        const turns = Array.from({ length: 9 }, (_, step) => from + ((to - from) * step) / 8);
        const upper = turns.map((turn) => sides(turn)[0] as Point);
        const lower = turns.map((turn) => sides(turn).at(-1) as Point);
        fill(color[tone], [...twice(upper), ...twice(lower.reverse())]);
      }
    };
    band(-30, 30, belt);
    for (let gore = 0; gore < count; gore++) {
      const turn = (at(gore) + at(gore + 1)) / 2;
      const reach = ((at(gore + 1) - at(gore)) / 2) * 0.72 * Math.cos(turn) * 98;
      const [x, y] = [98 * Math.sin(turn), 9 * Math.cos(turn) - 4];
      const color = sign[turn > 0.42 ? 1 : 0];
      fill(color, `${x},${y - 24}* ${x + reach},${y}* ${x},${y + 24}* ${x - reach},${y}*`);
    }
    pen.restore();
  }
  const [dark, brown, light] = ['#3b2144', '#8a4b3c', '#c47a4c'];
  fill(dark, '-27,160* 27,160* 22,174* -22,174*');
  for (const side of [-1, 1]) {
    limb(dark, `${side * 26},166,1.6 ${side * 54},280,1.6`);
    limb(dark, `${side * 29},166,1.6 ${side * 59},280,1.6`);
  }
  fill('#ffb43a', '0,166* 6,178 4,188 0,191 -4,188 -6,178');
  fill('#fff0c0', '0,174* 3,182 0,190 -3,182');
  bar(dark, -8, 190, 16, 5);
  fill(brown, '-58,280* 58,280* 51,326* -51,326*');
  fill(light, '-58,280* 6,280* 4,326* -51,326*');
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 9; column++) {
      const x = -53 + column * 11.4 + (row % 2) * 5;
      bar(column > 4 ? '#6d3637' : '#a45c40', x, 290 + row * 8.8, 7, 2.4);
    }
  }
  bar(dark, -62, 275, 124, 8);
  bar(dark, -53, 322, 106, 7);
}

/** The two travelers, who sing to each other above the edge of the basket, and their dog. @param share of a wave of their hands */
export function crew(brush: Brush, share: number): void {
  const { pen } = brush;
  for (const [x, who, side] of [
    [24, 'second', 1],
    [-24, 'first', -1],
  ] as const) {
    pen.save();
    pen.translate(x, 282);
    pen.scale(0.8 * side, 0.8);
    passenger(brush, who, share);
    pen.restore();
  }
  pen.save();
  pen.translate(1, 275);
  pen.rotate(0.5 + 0.12 * Math.sin(share * 2 * Math.PI));
  pen.scale(0.72, 0.72);
  dogHead(brush, BY_DAY);
  pen.restore();
}

function twice(points: readonly Point[]): Point[] {
  return [points[0] as Point, ...points, points.at(-1) as Point];
}
