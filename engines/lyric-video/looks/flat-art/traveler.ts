import { Path2D } from '@napi-rs/canvas';
import type { Brush } from '../../picture/flat-shapes.ts';
import { jointOf } from '../../picture/joint.ts';

/** The two who travel. Both wear the same clothes in every picture. */
export const COATS = { first: ['#ffc44d', '#e0892f'], second: ['#2f8f8b', '#1d6470'] } as const;
export const SKINS = { first: ['#f6bd94', '#d98b6b'], second: ['#a9664c', '#82493c'] } as const;
export const HAIR = { first: '#4a2438', second: '#241430' } as const;
const [SCARF, DEEP] = ['#e2483d', '#b22f3b'] as const;
const [TROUSERS, FAR, DARK] = ['#3c2f6b', '#2a2150', '#221539'] as const;

/** How far a bicycle and its rider reach around the pen's origin, in lengths of the sheet. */
export const BICYCLE = { left: -60, top: -10, right: 330, bottom: 306 } as const;

/** Somebody on a bicycle, with a guitar on the back. @param share of a turn of the pedals */
export function cyclist(brush: Brush, share: number): void {
  const { fill, limb, disc } = brush;
  const turn = share * 2 * Math.PI;
  const crank = [142, 250] as const;
  const hip = [104, 140] as const;
  for (const x of [62, 248]) wheel(brush, x, 240, turn);
  const leg = (angle: number, cloth: string) => {
    const [fx, fy] = [crank[0] + Math.cos(angle) * 26, crank[1] + Math.sin(angle) * 26];
    const ankle = [fx - 10, fy - 14] as const;
    const [kx, ky] = jointOf(hip, ankle, 70, 66, 1);
    limb(cloth, `${hip[0]},${hip[1]},38 ${(hip[0] + kx) / 2 + 3},${(hip[1] + ky) / 2 - 4},36 ${kx},${ky},27`);
    limb(cloth, `${kx},${ky},26 ${(kx + ankle[0]) / 2 - 4},${(ky + ankle[1]) / 2},22 ${ankle[0]},${ankle[1]},13`);
    fill(
      '#fff0d6',
      `${ankle[0] - 7},${ankle[1] - 4}* ${ankle[0] + 7},${ankle[1] - 4}* ${ankle[0] + 8},${ankle[1] + 5}* ${ankle[0] - 8},${ankle[1] + 5}*`,
    );
    fill(
      DARK,
      `${fx - 19},${fy - 12} ${fx - 3},${fy - 12} ${fx + 10},${fy - 6} ${fx + 20},${fy - 1} ${fx + 20},${fy + 4}* ${fx - 19},${fy + 4}*`,
    );
  };
  leg(turn + Math.PI, FAR);
  bar(brush, 'M62 240 L142 250 L112 164 L214 158 L142 250 M62 240 L112 164 M248 240 Q236 200 218 140', SCARF, 6.5);
  bar(brush, 'M112 164 L107 146 M217 140 Q232 126 240 138', DARK, 6);
  fill(DARK, '82,142 94,138 112,140 130,146 116,152 92,152');
  disc(DARK, crank[0], crank[1], 11);
  brush.pen.save();
  brush.pen.translate(-22, 2);
  guitar(brush);
  brush.pen.restore();
  // The coat, lit from behind, and the arm.
  fill(COATS.first[0], '86,150* 84,118 98,84 122,58 146,48 166,56 172,72 160,100 142,128 136,152*');
  fill(COATS.first[1], '118,152* 126,118 146,96 166,64 172,72 162,100 144,128 136,152*');
  leg(turn, TROUSERS);
  limb(COATS.first[0], '150,66,30 168,96,26 186,112,22');
  limb(COATS.first[0], '184,112,22 206,122,18 222,130,15');
  fill(COATS.first[1], '168,96* 178,116 196,126 222,135* 222,130* 200,118 184,106*');
  disc(SKINS.first[0], 229, 132, 8.5);
  const wind = Math.sin(turn) * 5;
  fill(
    DEEP,
    `150,52* 118,${50 + wind} 84,${64 - wind} 44,${54 + wind} 36,${66 + wind}* 52,${72 + wind}* 86,${80 - wind} 120,${66 + wind} 152,66*`,
  );
  fill(
    SCARF,
    `152,44* 116,${32 - wind} 78,${44 + wind} 30,${28 - wind} 24,${42 - wind}* 36,${50 - wind}* 80,${64 + wind} 118,${56 - wind} 150,62*`,
  );
  limb(SKINS.first[1], '158,52,20 164,38,18');
  fill(SCARF, '142,50 152,40 172,42 180,54 174,64 152,64');
  // The head looks ahead: face, hair and a cap.
  fill(HAIR.first, '146,20 152,2 176,0 178,20 168,34 160,46 150,44 142,34');
  fill(SKINS.first[0], '160,16* 184,12* 188,20 193,27 188,30 188,36 184,43 172,45 164,38 158,28');
  fill(SKINS.first[1], '160,26* 170,32 168,42 176,46 166,46 158,36');
  disc('#e8806a', 176, 32, 4);
  limb(DARK, '176.6,23.4,0.8 180.4,20.8,2 185,23,0.8');
  limb(HAIR.first, '177,16.6,0.8 181,15.2,1.6 185,16,0.8');
  fill('#8f2a3a', '188.6,34.4* 178.6,33.4* 181,38 186.4,39.4');
  fill('#fff0d6', '187.8,34.4* 180,33.6* 181,35.2* 187.6,35.8*');
  fill(SCARF, '148,16 150,0 164,-9 180,-4 187,11* 206,14 208,19 186,19 160,17');
  fill(DEEP, '148,16 149,6 162,12 186,12* 187,19 160,18');
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

/** A guitar across the back, its neck up. */
function guitar({ fill, limb, disc }: Brush): void {
  limb('#5a2a3c', '88,70,9 60,20,8 46,-4,8');
  limb(DARK, '50,2,13 42,-12,15');
  fill('#8a3f3a', '78,58 94,62 104,78 108,92 122,106 120,132 104,146 82,142 70,124 74,104 66,90 66,70');
  fill('#c8743f', '76,60 86,62 94,74 96,92 108,108 106,130 94,142 80,140 70,124 74,104 66,90 66,70');
  disc(DARK, 84, 96, 9);
}
