import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import { curve, pointsOf } from '../../../drawing/curve.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import { disc, type Point, polygon } from '../../../drawing/hand.ts';
import type { Composition, Tint } from '../../look.ts';
import { around, block, bokashi, carve, KEY, PALE, PAPER } from './carving.ts';

/** The drawing's own size. A walker stands in its middle, on its lower edge, and walks to the right. */
const [WIDE, HIGH] = [180, 230];
const [SKIN, STRAW, RUST, OCHER, GRAY] = ['#e8b98f', '#d3ac68', '#b8402f', '#dcae4e', '#5f7486'];

/** Somebody on the bridge: under a hat and a cape of straw, under an umbrella, or with a load. */
export interface Walker {
  kind: 'cape' | 'umbrella' | 'porter';
  robe: string;
  cover: string;
}

export const WALKERS: readonly Walker[] = [
  { kind: 'umbrella', robe: '#2f5a7c', cover: RUST },
  { kind: 'cape', robe: '#24406a', cover: STRAW },
  { kind: 'umbrella', robe: '#7a4a5c', cover: OCHER },
  { kind: 'porter', robe: '#47708c', cover: STRAW },
  { kind: 'umbrella', robe: '#35604f', cover: PALE },
  { kind: 'cape', robe: '#5a4a3c', cover: STRAW },
];

/** The two steps of a walker. @param tall pixels */
export function stepsOf({ tint }: Composition, walker: Walker, tall: number): Sprite[] {
  const scale = tall / HIGH;
  return [0, 1].map((step) =>
    sprite(WIDE * scale, tall, (pen) => {
      pen.scale(scale, scale);
      legs(pen, step, tint, walker.kind === 'umbrella');
      if (walker.kind === 'cape') caped(pen, walker, tint);
      else if (walker.kind === 'porter') porter(pen, walker, step, tint);
      else robed(pen, walker, tint);
    }),
  );
}

function form(pen: Context2D, outline: readonly Point[], ink: string, tint: Tint, line = 3): void {
  block(pen, outline, tint(ink));
  pen.fillStyle = tint(KEY);
  carve(pen, [...outline, outline[0] as Point], line, around);
}

function legs(pen: Context2D, step: number, tint: Tint, short: boolean): void {
  const top = short ? 186 : 160;
  const strides = step === 0 ? [-20, 16] : [-4, 6];
  strides.forEach((stride, index) => {
    const knee = 92 + stride * 0.7 + (index === 1 ? 5 : 0);
    const foot = 90 + stride * 1.5;
    const lift = step === 1 && index === 0 ? 9 : 0;
    pen.fillStyle = tint(KEY);
    const leg = curve([
      [90 + stride * 0.2, top],
      [knee, (top + 214) / 2 - lift],
      [foot, 216 - lift],
    ]);
    carve(pen, leg, 19, (share) => 1 - 0.36 * share);
    pen.fillStyle = tint(SKIN);
    carve(pen, leg, 13.5, (share) => 1 - 0.36 * share);
    form(pen, curve(pointsOf('-6,1 4,0 15,8 -7,9', foot, 213 - lift)), '#3a3a44', tint, 2);
  });
}

/** A head in profile. */
function head(pen: Context2D, x: number, y: number, tint: Tint): void {
  form(pen, curve(pointsOf('-9,-6 0,-11 9,-6 12,2 8,9 -3,11 -9,4', x, y), true, 5), SKIN, tint, 2.4);
  pen.fillStyle = tint(KEY);
  carve(pen, pointsOf('4,-1 7,-1.6 10,-1', x, y), 2.2);
  carve(pen, pointsOf('7,5.4 10,5', x, y), 1.8, () => 1);
  block(pen, curve(pointsOf('-12,2 -12,-9 0,-14 8,-8 -2,-5 -4,4', x, y), true, 5), tint(KEY));
}

/** A cone of straw. @param half its half width */
function hat(pen: Context2D, x: number, y: number, half: number, tint: Tint): void {
  const rim = curve([
    [x + half, y + 7],
    [x + half * 0.4, y + 14],
    [x - half * 0.4, y + 12],
    [x - half, y + 2],
  ]);
  const cone: Point[] = [
    ...curve([
      [x - half, y + 2],
      [x - half * 0.42, y - 13],
      [x + 3, y - 27],
      [x + half * 0.5, y - 12],
      [x + half, y + 7],
    ]),
    ...rim,
  ];
  form(pen, cone, STRAW, tint, 3.2);
  pen.fillStyle = tint('#7a4a2c');
  for (const aside of [-0.66, -0.3, 0.08, 0.42, 0.75]) {
    carve(
      pen,
      curve([
        [x + 3, y - 25],
        [x + half * aside * 0.7 + 1, y - 8],
        [x + half * aside, y + 8],
      ]),
      2,
    );
  }
}

/** Bent forward under a cape of straw that drips. */
function caped(pen: Context2D, { robe }: Walker, tint: Tint): void {
  form(pen, curve(pointsOf('70,126 112,128 112,172 96,180 72,176'), true, 6), robe, tint);
  head(pen, 112, 66, tint);
  const cape: Point[] = pointsOf('104,70 86,76 62,104 46,150');
  const hem: Point[] = [];
  for (let tuft = 0; tuft <= 8; tuft++) hem.push([46 + tuft * 9.5, tuft % 2 ? 168 + (tuft % 3) * 4 : 152]);
  form(pen, [...curve(cape), ...hem, ...curve(pointsOf('124,148 126,112 120,84 104,70'))], '#c79d58', tint, 3.2);
  pen.fillStyle = tint('#6b4a2a');
  for (let straw = 0; straw < 9; straw++) {
    const x = 56 + straw * 8;
    carve(
      pen,
      curve([
        [98 + straw * 2, 80 + (straw % 3) * 5],
        [78 + straw * 5, 114],
        [x, 148 + (straw % 2) * 8],
      ]),
      2.2,
    );
  }
  hat(pen, 110, 58, 44, tint);
}

/** A robe with a sash, and an umbrella that is held against the rain. */
function robed(pen: Context2D, { robe, cover }: Walker, tint: Tint): void {
  const gown = curve(pointsOf('82,88 106,88 114,108 112,136 120,196 64,196 72,138 70,106'), true, 7);
  form(pen, gown, robe, tint, 3.2);
  pen.save();
  polygon(pen, gown);
  pen.clip();
  bokashi(pen, { width: WIDE, from: 200, to: 146 }, tint(KEY), 0.55);
  pen.fillStyle = tint(PAPER);
  carve(pen, curve(pointsOf('90,88 100,104 92,122 84,196')), 3);
  pen.restore();
  form(pen, pointsOf('71,122 114,121 114,138 70,139'), PAPER === cover ? GRAY : cover, tint, 2.4);
  form(pen, curve(pointsOf('64,118 80,114 82,140 66,144'), true, 5), cover, tint, 2.4);
  head(pen, 97, 74, tint);
  pen.fillStyle = tint(KEY);
  carve(pen, pointsOf('126,124 112,68 98,12'), 5, () => 1);
  form(pen, curve(pointsOf('84,94 104,102 122,116 130,128 118,140 100,132 84,118'), true, 6), robe, tint, 2.8);
  pen.fillStyle = tint(SKIN);
  disc(pen, 126, 122, 6);
  pen.fill();
  umbrella(pen, 98, 30, 82, cover, tint);
}

/** An umbrella from the side, tilted against the rain, with its ribs and a rim of another ink. */
function umbrella(pen: Context2D, x: number, y: number, half: number, ink: string, tint: Tint): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(0.2);
  const rim = (t: number): Point => [t * half, 24 + 7 * Math.cos(t * Math.PI * 0.5) * 1.4 - 6];
  const dome = curve([
    [-half, 19],
    [-half * 0.72, -4],
    [-half * 0.34, -20],
    [0, -26],
    [half * 0.34, -20],
    [half * 0.72, -4],
    [half, 19],
  ]);
  const edge = Array.from({ length: 17 }, (_, step): Point => {
    const [ax, ay] = rim(1 - (step / 16) * 2);
    return [ax, ay + (step % 2 ? -2.5 : 1.5)];
  });
  const outline = [...dome, ...edge];
  block(pen, outline, tint(ink));
  pen.save();
  polygon(pen, outline);
  pen.clip();
  pen.fillStyle = tint(PAPER);
  carve(
    pen,
    curve([
      [-half * 0.88, 8],
      [-half * 0.4, 13],
      [0, 14.5],
      [half * 0.4, 13],
      [half * 0.88, 8],
    ]),
    7,
    () => 1,
  );
  bokashi(pen, { left: -half, width: half * 2, from: -30, to: 4 }, tint(KEY), 0.4);
  pen.restore();
  pen.fillStyle = tint(KEY);
  for (let rib = 1; rib < 16; rib += 2) {
    const [ex, ey] = edge[rib] as Point;
    carve(
      pen,
      curve([
        [0, -25],
        [ex * 0.62, -10],
        [ex, ey],
      ]),
      2,
    );
  }
  carve(pen, [...outline, outline[0] as Point], 3.4, around);
  pen.fillRect(-3.5, -34, 7, 10);
  pen.restore();
}

/** A pole over the shoulder with a basket on either end, under one hat. */
function porter(pen: Context2D, { robe }: Walker, step: number, tint: Tint): void {
  const swing = step ? 4 : -4;
  for (const [x, way] of [
    [26, -1],
    [156, 1],
  ] as const) {
    pen.fillStyle = tint(KEY);
    carve(
      pen,
      [
        [x, 96],
        [x - 9 + swing * way * 0.3, 126],
      ],
      2,
      () => 1,
    );
    carve(
      pen,
      [
        [x, 96],
        [x + 11 + swing * way * 0.3, 126],
      ],
      2,
      () => 1,
    );
    form(
      pen,
      curve([
        [x - 19 + swing * 0.4, 126],
        [x + 19 + swing * 0.4, 126],
        [x + 15, 158],
        [x - 15, 158],
      ]),
      '#c79d58',
      tint,
    );
    form(
      pen,
      curve([
        [x - 17 + swing * 0.4, 126],
        [x - 6, 116],
        [x + 8, 117],
        [x + 18 + swing * 0.4, 126],
      ]),
      '#35604f',
      tint,
      2.4,
    );
    pen.fillStyle = tint(KEY);
    for (const row of [136, 146])
      carve(
        pen,
        [
          [x - 16, row],
          [x, row + 2],
          [x + 16, row],
        ],
        1.8,
      );
  }
  form(pen, curve(pointsOf('76,88 104,86 112,112 108,148 114,172 70,174 74,146 70,112'), true, 7), robe, tint, 3.2);
  form(pen, pointsOf('72,136 110,134 111,145 72,147'), RUST, tint, 2.2);
  head(pen, 102, 66, tint);
  pen.fillStyle = tint(KEY);
  carve(pen, curve(pointsOf('12,99 60,89 92,87 124,89 170,99')), 9, () => 1);
  pen.fillStyle = tint('#d9a86a');
  carve(pen, curve(pointsOf('14,98.5 60,89 92,87 124,89 168,98.5')), 4.6, () => 1);
  form(pen, curve(pointsOf('84,94 102,100 122,92 128,98 108,114 88,112'), true, 6), robe, tint, 2.6);
  hat(pen, 99, 56, 40, tint);
}
