import type { Context2D } from '../../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../../drawing/hand.ts';
import { BLACK, type Inks, outlined, screen } from './print.ts';

/** Things of a comic. They are drawn around the origin, about 2 wide and high; what is behind them goes on farther. */

/** Width, height and color of a building, from left to right. */
const BUILDINGS = [
  [0.5, 0.9, 'blue'],
  [0.42, 1.5, 'red'],
  [0.36, 0.7, 'paper'],
  [0.5, 1.9, 'blue'],
  [0.44, 1.1, 'red'],
  [0.3, 1.6, 'paper'],
  [0.52, 1.25, 'blue'],
  [0.4, 0.8, 'red'],
  [0.5, 1.7, 'paper'],
  [0.5, 1.0, 'blue'],
] as const;

/** A skyline before a large sun. Each building has a side in shade. */
export function city(pen: Context2D, { red, yellow, blue, disc: sun, hair }: Inks): void {
  screen(pen, yellow, '#ffffff', 0.4, hair);
  disc(pen, 0.15, -0.1, 0.78);
  outlined(pen, sun, hair);
  let x = -2.2;
  for (const [wide, tall, color] of BUILDINGS) {
    const [top, fill] = [1 - tall, { red, blue, paper: '#ffffff' }[color]];
    pen.beginPath();
    pen.rect(x, top, wide, 4);
    outlined(pen, fill, hair);
    pen.fillStyle = BLACK;
    pen.fillRect(x + wide * 0.74, top, wide * 0.26, 4);
    for (let y = top + 0.12; y < 1.1; y += 0.2)
      for (const share of [0.12, 0.32, 0.52]) {
        const lit = Math.sin(x * 31 + y * 17 + share * 57) > -0.2;
        pen.fillStyle = lit ? (fill === '#ffffff' ? BLACK : '#ffffff') : fill;
        pen.fillRect(x + wide * share, y, wide * 0.12, 0.11);
      }
    if (tall > 1.55) {
      pen.fillStyle = BLACK;
      pen.fillRect(x + wide * 0.4, top - 0.34, 0.025, 0.34);
      disc(pen, x + wide * 0.4 + 0.012, top - 0.36, 0.035);
      pen.fill();
    }
    x += wide * 0.97;
  }
  // The street in front of it.
  pen.beginPath();
  pen.rect(-4, 1.02, 8, 3);
  outlined(pen, BLACK, hair);
  pen.fillStyle = '#ffffff';
  for (let mark = -4; mark < 4; mark += 0.5) pen.fillRect(mark, 1.16, 0.26, 0.05);
}

/** An open car at full speed. */
export function car(pen: Context2D, { red, yellow, blue, hair }: Inks): void {
  screen(pen, blue, '#ffffff', 0.3, hair);
  pen.beginPath();
  pen.rect(-4, 0.52, 8, 4);
  outlined(pen, BLACK, hair);
  // The air that it leaves behind.
  pen.fillStyle = '#ffffff';
  for (const [x, y, long] of [
    [-1.75, -0.5, 0.9],
    [-1.95, -0.28, 0.7],
    [-1.7, 0.02, 0.5],
    [-2.1, 0.26, 0.8],
  ] as const) {
    polygon(pen, [
      [x - long, y],
      [x + 0.3, y - 0.035],
      [x + 0.3, y + 0.035],
    ]);
    pen.fill();
  }
  for (let mark = -3.4; mark < 4; mark += 0.9) pen.fillRect(mark, 0.86, 0.5, 0.05);
  // The windshield, the seats and who drives.
  pen.beginPath();
  pen.moveTo(0.2, -0.16);
  pen.lineTo(-0.02, -0.56);
  pen.lineTo(0.07, -0.58);
  pen.lineTo(0.42, -0.14);
  outlined(pen, '#e8f6ff', hair);
  pen.beginPath();
  pen.moveTo(-0.62, -0.06);
  pen.lineTo(-0.6, -0.36);
  pen.quadraticCurveTo(-0.5, -0.44, -0.42, -0.34);
  pen.lineTo(-0.34, -0.06);
  outlined(pen, yellow, hair);
  pen.beginPath();
  pen.moveTo(-0.44, -0.06);
  pen.bezierCurveTo(-0.44, -0.34, -0.22, -0.36, -0.12, -0.06);
  outlined(pen, blue, hair);
  pen.beginPath();
  pen.ellipse(-0.26, -0.5, 0.14, 0.17, 0.1, 0, 2 * Math.PI);
  outlined(pen, '#ffd9bd', hair);
  pen.beginPath();
  pen.moveTo(-0.14, -0.62);
  pen.bezierCurveTo(-0.3, -0.8, -0.48, -0.66, -0.42, -0.46);
  pen.bezierCurveTo(-0.62, -0.44, -0.86, -0.6, -1.02, -0.44);
  pen.bezierCurveTo(-0.82, -0.3, -0.56, -0.3, -0.38, -0.34);
  pen.bezierCurveTo(-0.3, -0.46, -0.3, -0.56, -0.14, -0.62);
  outlined(pen, yellow, hair);
  pen.fillStyle = BLACK;
  pen.fillRect(-0.22, -0.54, 0.12, 0.06);
  // The body: a long hood, a fin at its back.
  pen.beginPath();
  pen.moveTo(-1.46, 0.3);
  pen.lineTo(-1.58, -0.34);
  pen.quadraticCurveTo(-1.2, -0.16, -0.8, -0.1);
  pen.lineTo(0.3, -0.14);
  pen.bezierCurveTo(0.9, -0.14, 1.3, -0.04, 1.48, 0.14);
  pen.quadraticCurveTo(1.56, 0.3, 1.46, 0.42);
  pen.lineTo(-1.4, 0.42);
  pen.closePath();
  outlined(pen, red, 1.2 * hair);
  pen.beginPath();
  pen.moveTo(-1.42, 0.12);
  pen.lineTo(1.2, 0.12);
  pen.quadraticCurveTo(1.36, 0.14, 1.4, 0.24);
  pen.lineTo(-1.42, 0.24);
  pen.closePath();
  outlined(pen, '#ffffff', 0.8 * hair);
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.ellipse(0.78, -0.06, 0.34, 0.03, 0.1, 0, 2 * Math.PI);
  pen.fill();
  disc(pen, 1.36, 0.12, 0.09);
  outlined(pen, yellow, hair);
  polygon(pen, [
    [1.46, 0.06],
    [4, -0.34],
    [4, 0.6],
    [1.46, 0.18],
  ]);
  pen.fillStyle = 'rgb(255 255 255 / 0.7)';
  pen.fill();
  pen.beginPath();
  pen.roundRect(-1.62, 0.34, 3.18, 0.13, 0.06);
  outlined(pen, '#c9ced8', hair);
  for (const x of [-0.94, 0.94]) {
    disc(pen, x, 0.46, 0.32);
    outlined(pen, BLACK, hair);
    disc(pen, x, 0.46, 0.2);
    outlined(pen, '#ffffff', hair);
    disc(pen, x, 0.46, 0.09);
    outlined(pen, red, hair);
  }
}

/** A microphone with flashes of sound around it. */
export function microphone(pen: Context2D, { red, yellow, blue, hair }: Inks): void {
  screen(pen, red, yellow, 0.3, hair);
  pen.save();
  pen.rotate(0.5);
  pen.beginPath();
  pen.moveTo(-0.26, 0.02);
  pen.lineTo(0.26, 0.02);
  pen.lineTo(0.15, 3);
  pen.lineTo(-0.15, 3);
  pen.closePath();
  outlined(pen, BLACK, hair);
  pen.fillStyle = '#ffffff';
  polygon(pen, [
    [-0.16, 0.24],
    [-0.09, 0.24],
    [-0.05, 3],
    [-0.1, 3],
  ]);
  pen.fill();
  disc(pen, 0, -0.42, 0.5);
  outlined(pen, '#ffffff', hair);
  pen.save();
  pen.clip();
  pen.fillStyle = blue;
  pen.beginPath();
  pen.arc(0, -0.42, 0.5, 0, 2 * Math.PI);
  pen.arc(-0.16, -0.54, 0.46, 0, 2 * Math.PI, true);
  pen.fill();
  pen.lineWidth = 0.5 * hair;
  for (let line = -5; line <= 5; line++) {
    const bend = line * 0.1;
    pen.beginPath();
    pen.moveTo(bend * 0.6, -0.96);
    pen.quadraticCurveTo(bend * 1.9, -0.42, bend * 0.6, 0.1);
    pen.moveTo(-0.54, -0.42 + bend * 0.6);
    pen.quadraticCurveTo(0, -0.42 + bend * 1.9, 0.54, -0.42 + bend * 0.6);
    pen.stroke();
  }
  pen.restore();
  pen.beginPath();
  pen.roundRect(-0.34, -0.02, 0.68, 0.2, 0.07);
  outlined(pen, yellow, hair);
  pen.beginPath();
  pen.roundRect(-0.07, 0.42, 0.14, 0.24, 0.05);
  outlined(pen, red, hair);
  pen.restore();
  for (const turn of [-2.62, -2.0, -1.32, -0.62]) bolt(pen, turn, yellow, hair);
}

/** A flash that leaves the microphone. */
function bolt(pen: Context2D, turn: number, color: string, hair: number): void {
  pen.save();
  pen.translate(0.2, -0.37);
  pen.rotate(turn);
  const points: Point[] = [
    [0.62, -0.03],
    [0.86, -0.14],
    [0.84, -0.03],
    [1.16, -0.1],
    [0.92, 0.12],
    [0.93, 0.02],
    [0.68, 0.08],
  ];
  polygon(pen, points);
  outlined(pen, color, hair);
  pen.restore();
}
