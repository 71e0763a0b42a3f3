import { sidesOf } from '../../../drawing/curve.ts';
import { type Point, ringOf } from '../../../drawing/hand.ts';
import { cycle, type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { bird } from './bird.ts';
import { cat, furry } from './cat.ts';
import { drawnOf, pageOf, sizeOf, TAKES, takeOf } from './page.ts';
import { type Sketch, smooth } from './pen.ts';
import { ASLEEP, hangingTail } from './poses.ts';
import { corners } from './roofs.ts';
import { portraitOf } from './singer.ts';

/** Where the foot of the gramophone is in units of the page, and pixels at 720p of its units. */
interface Place {
  x: number;
  y: number;
  scale: number;
}

const ALONE: Readonly<Record<Composition['shape'], Place>> = {
  wide: { x: 560, y: 628, scale: 1.5 },
  tall: { x: 262, y: 1010, scale: 1.5 },
  square: { x: 270, y: 636, scale: 1.4 },
};

/** With a singer beside the gramophone, or below its shelf. */
const SHARED: typeof ALONE = {
  wide: { x: 300, y: 640, scale: 1.3 },
  tall: { x: 262, y: 610, scale: 1.3 },
  square: { x: 210, y: 322, scale: 0.8 },
};

/** In units of the gramophone: the opening of its horn, and the cat in it. */
const BELL = { x: 156, y: -252, across: 132, down: 118 } as const;
const CAT = { x: 168, y: -168, scale: 3 } as const;
const [SWINGS, TURNS] = [7, 8];

/** The cat sleeps in the horn of a gramophone and beats time with its tail. The bird rides on the record. */
export function gramophoneOf(composition: Composition): Layer[] {
  const place = (composition.singer ? SHARED : ALONE)[composition.shape];
  const { x, y, scale } = place;
  const { unit } = composition;
  const [width] = sizeOf(composition);
  const page = pageOf(composition, (sketch) => {
    table(sketch, width, place);
    sketch.within({ x, y, scale }, () => {
      box(sketch);
      horn(sketch);
      arm(sketch);
      sketch.within(CAT, () => cat(sketch, ASLEEP));
      rim(sketch);
    });
  });
  const area = (left: number, top: number, across: number, down: number) => ({
    left: x + left * scale,
    top: y + top * scale,
    width: across * scale,
    height: down * scale,
  });
  const tails = drawnOf(composition, 'tail', area(190, -190, 130, 160), SWINGS, (sketch, index) =>
    sketch.within({ x, y, scale }, () =>
      sketch.within({ ...CAT, x: CAT.x + 34 }, () => furry(sketch, hangingTail((index / (SWINGS - 1)) * 2 - 1))),
    ),
  );
  const discs = drawnOf(composition, 'record', area(-112, -118, 170, 48), TURNS, (sketch, index) =>
    sketch.within({ x, y, scale }, () => record(sketch, index / TURNS)),
  );
  const rider = drawnOf(composition, 'bird', area(-100, -160, 70, 70), TAKES, (sketch) =>
    sketch.within({ x, y, scale }, () => bird(sketch, { x: -66, y: -98, scale: 1.25, isAsleep: true, flip: true })),
  );
  return [
    still(page),
    ...portraitOf(composition),
    cycle(discs.sprites, ({ onTwos: { beat } }) => Math.floor(beat * 4)).at([discs.x, discs.y], 'top-left'),
    cycle(rider.sprites, takeOf).at(
      ({ onTwos: { bass } }) => [rider.x, rider.y - Math.round(2 * bass) * unit],
      'top-left',
    ),
    meter(tails.sprites, ({ onTwos: { beat } }) => 0.5 + 0.499 * Math.sin(beat * Math.PI)).at(
      [tails.x, tails.y],
      'top-left',
    ),
  ];
}

function table({ line, hatch }: Sketch, width: number, { x, y, scale }: Place): void {
  line(
    [
      [-20, y + 8],
      [width * 0.4, y + 5],
      [width + 20, y + 10],
    ],
    { weight: 1.2, taper: 0.01 },
  );
  hatch(
    corners([
      [x - 120 * scale, y + 12],
      [x + 190 * scale, y + 12],
      [x + 130 * scale, y + 40],
      [x - 70 * scale, y + 42],
    ]),
    { angle: 66, gap: 9, weight: 0.45 },
  );
}

function box({ shape, line, hatch, felt, inks }: Sketch): void {
  const front = corners([
    [-104, -62],
    [66, -62],
    [60, 0],
    [-98, 0],
  ]);
  const lid = corners([
    [-118, -78],
    [80, -78],
    [76, -62],
    [-114, -62],
  ]);
  shape(front, { weight: 1.1 });
  felt(front, inks.yellow, { gap: 13, angle: -70, shift: [5, 4] });
  hatch(
    corners([
      [18, -60],
      [66, -60],
      [60, 0],
      [24, 0],
    ]),
    { angle: 66, gap: 6, weight: 0.45 },
  );
  shape(lid, { weight: 1.1 });
  line('-84,-50 -84,-12 -84,-12 -34,-12 -34,-12 -34,-50 -34,-50 -84,-50', { weight: 0.6, taper: 0.02 });
  for (const x of [-92, 54])
    shape(
      corners([
        [x - 10, 0],
        [x + 10, 0],
        [x + 8, 8],
        [x - 8, 8],
      ]),
      { weight: 0.9 },
    );
  // The crank.
  line('70,-36 92,-36 92,-36 98,-14 98,-14 114,-15', { weight: 1.6, taper: 0.02 });
  shape(
    ringOf(118, -15, 6, 8, () => 1),
    { weight: 0.9 },
  );
}

/** The arm that holds the needle on the record. */
function arm({ line, dot, inks }: Sketch): void {
  line('32,-92 14,-122 -8,-126 -18,-112 -21,-101', { weight: 2.6, taper: 0.02 });
  line('28,-96 12,-120 -7,-124', { weight: 0.9, color: inks.paper });
  dot([-20, -104], 6);
}

/** The record seen from the side. @param share of one turn */
function record({ fill, line, inks }: Sketch, share: number): void {
  const [x, y] = [-28, -94];
  const ellipse = (across: number): Point[] =>
    ringOf(x, y, across, 16, () => 1).map(([px, py]): Point => [px, y + (py - y) * 0.22]);
  fill(ellipse(76), inks.ink);
  for (const groove of [64, 52, 40]) {
    const from = Math.floor(((share + groove * 0.031) % 1) * 16);
    const ring = [...ellipse(groove), ...ellipse(groove)];
    for (const opposite of [0, 8]) {
      const part = ring.slice((from + opposite) % 16, ((from + opposite) % 16) + 4);
      line(part, { color: inks.paper, weight: 0.5, taper: 0.5 });
    }
  }
  fill(ellipse(26), inks.red);
  const turn = share * 2 * Math.PI;
  line(
    [
      [x + Math.cos(turn) * 8, y + Math.sin(turn) * 2],
      [x + Math.cos(turn) * 20, y + Math.sin(turn) * 4.6],
    ],
    { color: inks.paper, weight: 0.9, taper: 0.1 },
  );
}

function horn({ shape, line, hatch, felt, fill, inks }: Sketch): void {
  const { x, y, across, down } = BELL;
  const neck = smooth('36,-74 38,-100 50,-128 78,-160 118,-200 150,-240');
  const [left, right] = sidesOf(neck, (share) => 8 + 54 * share ** 2.2);
  shape(corners([...left, ...right.reverse()]), { weight: 1.2 });
  const lower = sidesOf(neck, (share) => 0.35 * (8 + 54 * share ** 2.2))[0];
  hatch([...left, ...lower.reverse()], { angle: -56, gap: 6, weight: 0.48 });
  for (const ring of ['27,-82 37,-79 47,-83', '29,-104 40,-100 49,-106']) line(ring, { weight: 0.9, taper: 0.1 });
  const bell = petals(1);
  shape(bell, { weight: 1.3 });
  felt(bell, inks.red, { gap: 15, angle: -40, shift: [6, 5] });
  // Seams from the throat to the edge.
  for (let seam = 0; seam < 9; seam++) {
    const turn = ((seam + 0.5) / 9) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const [tx, ty] = [x - 34, y - 14];
    line(
      [
        [tx + dx * 22, ty + dy * 20],
        [x - 16 + dx * across * 0.55, y - 6 + dy * down * 0.55],
        [x + dx * across * 0.95, y + dy * down * 0.95],
      ],
      { weight: 0.8, taper: 0.4 },
    );
  }
  const throat = ringOf(x - 34, y - 14, 24, 10, () => 1);
  fill(throat, inks.ink);
}

/** The outline of the horn's opening: nine petals. */
function petals(share: number): Point[] {
  const { x, y, across, down } = BELL;
  return Array.from({ length: 36 }, (_, index): Point => {
    const turn = (index / 36) * 2 * Math.PI;
    const out = share * (1 + 0.045 * Math.abs(Math.sin((turn * 9) / 2)) * 1.6 - 0.03);
    return [x + Math.cos(turn) * across * out, y + Math.sin(turn) * down * out];
  });
}

/** The near edge of the horn, in front of the cat. */
function rim({ line, fill, felt, inks }: Sketch): void {
  const outer = petals(1).slice(3, 16);
  const inner = petals(0.86).slice(3, 16).reverse();
  const lip = [...outer, ...inner];
  fill(lip, inks.paper);
  felt(lip, inks.red, { gap: 9, angle: -30, shift: [2, 2] });
  line(outer, { weight: 1.3, taper: 0.1 });
  line(inner, { weight: 0.8, taper: 0.2 });
}
