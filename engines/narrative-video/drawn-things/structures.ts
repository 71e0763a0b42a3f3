import { darken, hex, lighten } from '../../drawing/color.ts';
import { pointsOf } from '../../drawing/curve.ts';
import type { Point } from '../../drawing/hand.ts';
import type { DrawnThing, Sketch } from './sketch.ts';
import { drawnThing } from './sketch.ts';

const WOOD = hex('#8a5a34');
const STONE = hex('#a6a6ae');
const BARE = { hasOutline: false } as const;

/** Middle of the sails, their length, and their turn, in hundredths and radians. */
const SAILS = { x: 0, y: 158, long: 92, turn: 0.36 };

/** Draws one sail: a lattice with cloth, behind its pole. @param angle direction in which it points */
function sail(sketch: Sketch, angle: number): void {
  const { x, y, long } = SAILS;
  const at = (along: number, aside: number): Point => [
    x + Math.cos(angle) * along - Math.sin(angle) * aside,
    y + Math.sin(angle) * along + Math.cos(angle) * aside,
  ];
  sketch.shape([at(22, 2), at(22, 22), at(long, 22), at(long, 2)], hex('#f6ecd6'));
  for (const along of [39, 56, 74]) sketch.line([at(along, 2), at(along, 22)], 1.6, WOOD, BARE);
  sketch.line([at(22, 12), at(long, 12)], 1.4, WOOD, BARE);
  sketch.line([at(0, 0), at(long + 3, 0)], 4, WOOD);
}

function windmill(sketch: Sketch): void {
  const wall = hex('#f8f2ea');
  sketch.shape(pointsOf('-50,0 50,0 27,140 -27,140'), wall);
  sketch.shape(pointsOf('14,0 50,0 27,140 8,140'), darken(wall, 0.16), { ...BARE, isFlat: true });
  sketch.shape(pointsOf('-36,138 36,138 30,160 0,184 -30,160'), hex('#b8503c'));
  sketch.shape(pointsOf('-15,0 15,0 15,30 0,40 -15,30'), WOOD);
  sketch.disc(8, 16, 1.8, hex('#f0c84a'), BARE);
  for (const [x, y] of [
    [-8, 62],
    [-7, 100],
  ] as const)
    sketch.rect(x, y, 15, 19, sketch.isLit ? hex('#ffdf90') : hex('#6f8ea8'), { isBright: sketch.isLit });
  sketch.rect(-50, 46, 100, 5, WOOD);
  for (let x = -48; x <= 48; x += 12) sketch.line(pointsOf(`${x},50 ${x},60`), 1.6, WOOD, BARE);
  sketch.line(pointsOf('-50,60 50,60'), 2, WOOD, BARE);
  for (let index = 0; index < 4; index += 1) sail(sketch, SAILS.turn + (index * Math.PI) / 2);
  sketch.disc(SAILS.x, SAILS.y, 7, darken(WOOD, 0.3));
}

function cross(sketch: Sketch): void {
  for (const [half, low, tall] of [
    [30, 0, 10],
    [21, 10, 10],
  ] as const)
    sketch.rect(-half, low, half * 2, tall, darken(STONE, 0.14));
  sketch.shape(pointsOf('-8,20 -7,74 -31,74 -31,90 -7,90 -7,116 7,116 7,90 31,90 31,74 7,74 8,20'), STONE, {
    isFlat: true,
  });
  sketch.shape(pointsOf('2,20 8,20 7,74 31,74 31,78 2,78'), darken(STONE, 0.28), { ...BARE, isFlat: true });
  sketch.shape(pointsOf('2,90 7,90 7,116 2,116'), darken(STONE, 0.28), { ...BARE, isFlat: true });
  sketch.blob(-24, 3, 12, 6, hex('#5f8f4c'));
  sketch.blob(26, 2, 9, 5, hex('#5f8f4c'));
}

const STEPS = 8;
/** Depth and height of a step. */
const [TREAD, RISER] = [17, 13];

/** Stairs of stone from the side, which go up to the right, with a rail. */
function stairs(sketch: Sketch): void {
  const left = (-STEPS * TREAD) / 2;
  const side: Point[] = [[left, 0]];
  for (let step = 0; step < STEPS; step += 1) {
    side.push([left + step * TREAD, (step + 1) * RISER]);
    side.push([left + (step + 1) * TREAD, (step + 1) * RISER]);
  }
  side.push([left + STEPS * TREAD, 0]);
  sketch.shape(side, STONE, { isFlat: true });
  for (let step = 0; step < STEPS; step += 1) {
    const [x, top] = [left + step * TREAD, (step + 1) * RISER];
    sketch.rect(x - 3, top - 4, TREAD + 3, 5, lighten(STONE, 0.35));
    sketch.rect(x, 0, 2, top - 4, darken(STONE, 0.2), BARE);
  }
  const rail = (step: number): Point => [left + (step + 0.5) * TREAD, (step + 1) * RISER + 30];
  for (let step = 0; step < STEPS; step += 1) {
    const [x, top] = rail(step);
    sketch.line(pointsOf(`${x},${top} ${x},${top - 30}`), step % (STEPS - 1) ? 2.2 : 5, WOOD);
  }
  sketch.line([rail(0), rail(STEPS - 1)], 5, WOOD);
}

/** A grandfather clock. */
function clock(sketch: Sketch): void {
  const gold = hex('#e8b84a');
  sketch.rect(-26, 0, 52, 16, darken(WOOD, 0.2));
  sketch.rect(-20, 14, 40, 62, WOOD);
  sketch.rect(-12, 22, 24, 46, hex('#2c2030'));
  sketch.line(pointsOf('0,66 3,38'), 1.8, gold, BARE);
  sketch.disc(3, 33, 6.4, gold);
  sketch.rect(-26, 74, 52, 46, WOOD);
  sketch.shape(pointsOf('-30,118 30,118 16,134 0,128 -16,134'), darken(WOOD, 0.2));
  sketch.disc(0, 131, 4.4, gold);
  sketch.disc(0, 97, 20, gold);
  sketch.disc(0, 97, 16.4, hex('#fbf4e0'), { isFlat: true });
  for (let hour = 0; hour < 12; hour += 1) {
    const at = (far: number): Point => [
      Math.sin((hour / 6) * Math.PI) * far,
      97 + Math.cos((hour / 6) * Math.PI) * far,
    ];
    sketch.line([at(12), at(14.4)], 1.4, WOOD, BARE);
  }
  sketch.line(pointsOf('0,97 -7,104'), 2.4, hex('#241a28'), BARE);
  sketch.line(pointsOf('0,97 5,108'), 1.7, hex('#241a28'), BARE);
  sketch.disc(0, 97, 1.8, hex('#241a28'), BARE);
}

/** Buildings, monuments and other built things that stand behind people. */
export const STRUCTURES = {
  windmill: drawnThing(190, 256, windmill),
  cross: drawnThing(64, 118, cross),
  stairs: drawnThing(STEPS * TREAD, 136, stairs),
  clock: drawnThing(60, 138, clock),
} satisfies Record<string, DrawnThing>;
