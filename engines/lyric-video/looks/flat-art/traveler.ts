import { Path2D } from '@napi-rs/canvas';
import type { Point } from '../../../drawing/hand.ts';
import type { Brush } from '../../picture/flat-shapes.ts';
import { jointOf } from '../../picture/joint.ts';
import { BY_DAY, dogHead } from './dog.ts';
import { backlit, DAY, head, SCARF, type Who } from './heads.ts';

/** The coats of the two who travel, in the light and in the shade. */
export const COATS = { first: ['#ffc44d', '#e0892f'], second: ['#2f8f8b', '#1d6470'] } as const;
const [TROUSERS, FAR, DARK] = ['#3c2f6b', '#2a2150', '#221539'] as const;

/** How far the tandem and its riders reach around the pen's origin, in lengths of the sheet. */
export const TANDEM = { left: -60, top: -50, right: 470, bottom: 306 } as const;
/** How far the second rider is ahead of the first. */
const AHEAD = 142;
const [HIP, CRANK]: readonly [Point, Point] = [
  [104, 140],
  [142, 250],
];

/** The two on a tandem, with a guitar on one's back and the dog in the basket. @param share of a turn of the pedals */
export function tandem(brush: Brush, share: number): void {
  const { pen } = brush;
  const turn = share * 2 * Math.PI;
  const each = (paint: (who: Who) => void) => {
    for (const [who, ahead] of [
      ['first', 0],
      ['second', AHEAD],
    ] as const) {
      pen.save();
      pen.translate(ahead, 0);
      paint(who);
      pen.restore();
    }
  };
  for (const x of [62, 248 + AHEAD]) wheel(brush, x, 240, turn);
  each(() => leg(brush, turn + Math.PI, FAR));
  frame(brush);
  pen.save();
  pen.translate(412, 112);
  pen.scale(-1, 1);
  dogHead(brush, BY_DAY);
  pen.restore();
  basket(brush);
  pen.save();
  pen.translate(-22, 2);
  guitar(brush);
  pen.restore();
  each((who) => rider(brush, who, turn));
}

/** The tandem without its riders. */
export function parked(brush: Brush): void {
  for (const x of [62, 248 + AHEAD]) wheel(brush, x, 240, 0);
  frame(brush);
  basket(brush);
}

function basket({ fill }: Brush): void {
  fill('#8a4b3c', '378,114* 436,114* 428,152* 386,152*');
  fill('#c47a4c', '378,114* 408,114* 404,152* 386,152*');
}

function frame(brush: Brush): void {
  const front = 248 + AHEAD;
  bar(
    brush,
    `M62 240 L142 250 L112 164 L${214 + AHEAD} 158 L${142 + AHEAD} 250 L142 250 M62 240 L112 164 L${142 + AHEAD} 250 L${112 + AHEAD} 164 M${front} 240 Q${front - 12} 200 ${front - 30} 140`,
    SCARF.lit,
    6.5,
  );
  bar(brush, 'M112 164 L107 146 M250 161 L246 146 M236 128 Q248 122 252 148', DARK, 6);
  bar(brush, `M${front - 31} 140 Q${front - 16} 126 ${front - 8} 138`, DARK, 6);
  for (const ahead of [0, AHEAD]) {
    brush.fill(DARK, `${82 + ahead},140* ${130 + ahead},144* ${114 + ahead},152* ${90 + ahead},152*`);
    brush.disc(DARK, CRANK[0] + ahead, CRANK[1], 11);
  }
}

/** A leg on its pedal. */
function leg({ fill, limb }: Brush, angle: number, cloth: string): void {
  const [fx, fy] = [CRANK[0] + Math.cos(angle) * 26, CRANK[1] + Math.sin(angle) * 26];
  const [ax, ay]: Point = [fx - 10, fy - 14];
  const [kx, ky] = jointOf(HIP, [ax, ay], 70, 66, 1);
  limb(cloth, `${HIP[0]},${HIP[1]},38 ${(HIP[0] + kx) / 2 + 3},${(HIP[1] + ky) / 2 - 4},35 ${kx},${ky},26`);
  limb(cloth, `${kx},${ky},25 ${(kx + ax) / 2 - 4},${(ky + ay) / 2},21 ${ax},${ay},13`);
  fill('#fff0d6', `${ax - 7},${ay - 4}* ${ax + 7},${ay - 4}* ${ax + 8},${ay + 5}* ${ax - 8},${ay + 5}*`);
  fill(
    DARK,
    `${fx - 19},${fy - 12}* ${fx - 2},${fy - 12}* ${fx + 20},${fy - 1}* ${fx + 20},${fy + 4}* ${fx - 19},${fy + 4}*`,
  );
}

/** Somebody who leans into the wind, lit from behind. */
function rider(brush: Brush, who: Who, turn: number): void {
  const { fill, limb, disc, pen } = brush;
  const [coat, shade] = COATS[who];
  fill(coat, '84,152* 86,112* 112,66* 144,46* 168,54* 172,74* 150,118* 136,152*');
  fill(shade, '112,152* 122,112* 152,72* 168,54* 172,74* 150,118* 136,152*');
  leg(brush, turn, TROUSERS);
  limb(coat, '152,66,29 170,98,25 188,114,20');
  limb(coat, '186,113,20 206,122,17 222,130,14');
  fill(shade, '164,98* 178,118* 222,137* 222,130* 200,118* 184,104*');
  disc(DAY[who].skin, 229, 132, 8.5);
  const wind = Math.sin(turn) * 5;
  if (who === 'first') {
    fill(
      SCARF.shade,
      `150,52* 112,${54 + wind} 84,${68 - wind} 40,${52 + wind}* 34,${72 + wind}* 86,${86 - wind} 122,${66 + wind} 152,64*`,
    );
    fill(
      SCARF.lit,
      `152,40* 112,${30 - wind} 78,${44 + wind} 20,${18 - wind}* 18,${40 - wind}* 80,${64 + wind} 118,${54 - wind} 150,60*`,
    );
  }
  pen.save();
  pen.translate(160, 47);
  pen.rotate(who === 'first' ? 0.06 : -0.14);
  pen.scale(-1, 1);
  head(brush, who, backlit(DAY[who]), 0.5 - 0.5 * Math.cos(turn));
  pen.restore();
  if (who === 'first') fill(SCARF.lit, '142,50* 150,36* 176,40* 182,56* 164,66*');
}

function wheel({ pen, disc, tint }: Brush, x: number, y: number, turn: number): void {
  pen.strokeStyle = tint(DARK);
  pen.lineWidth = 6.5;
  pen.beginPath();
  pen.arc(x, y, 57, 0, 2 * Math.PI);
  pen.stroke();
  pen.lineWidth = 1.4;
  for (let spoke = 0; spoke < 7; spoke++) {
    const angle = turn * 0.5 + (spoke * Math.PI) / 7;
    const [dx, dy] = [Math.cos(angle) * 55, Math.sin(angle) * 55];
    pen.beginPath();
    pen.moveTo(x - dx, y - dy);
    pen.lineTo(x + dx, y + dy);
    pen.stroke();
  }
  disc(DARK, x, y, 7);
}

/** A line with round ends. @param path SVG path data */
function bar({ pen, tint }: Brush, path: string, color: string, wide: number): void {
  pen.strokeStyle = tint(color);
  pen.lineWidth = wide;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.stroke(new Path2D(path));
}

/** A guitar on a back, its neck up: from x 46 to 122, and from y -12 to 146. */
export function guitar({ fill, limb, disc }: Brush): void {
  limb('#5a2a3c', '88,70,9 60,20,8 46,-4,8');
  limb(DARK, '50,2,13 42,-12,15');
  fill('#8a3f3a', '78,58 94,62 104,78 108,92 122,106 120,132 104,146 82,142 70,124 74,104 66,90 66,70');
  fill('#c8743f', '76,60 86,62 94,74 96,92 108,108 106,130 94,142 80,140 70,124 74,104 66,90 66,70');
  disc(DARK, 84, 96, 9);
}
