import { type Context2D, sprite } from '../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

type Tint = Composition['tint'];

export function pine(pen: Context2D, x: number, y: number, size: number): void {
  for (let floor = 0; floor < 3; floor++) {
    const wide = size * (0.62 - floor * 0.14);
    polygon(pen, [
      [x - wide, y - floor * size * 0.55],
      [x + wide, y - floor * size * 0.55],
      [x, y - (floor * 0.55 + 1.05) * size],
    ]);
    pen.fill();
  }
}

export function bird(pen: Context2D, unit: number, color: string, share: number): void {
  const flap = Math.sin(share * 2 * Math.PI) * 9 * unit;
  const [x, y] = [23 * unit, 16 * unit];
  pen.fillStyle = color;
  pen.beginPath();
  pen.moveTo(x - 20 * unit, y - flap);
  pen.quadraticCurveTo(x - 9 * unit, y - 6 * unit - flap * 0.4, x, y);
  pen.quadraticCurveTo(x + 9 * unit, y - 6 * unit - flap * 0.4, x + 20 * unit, y - flap);
  pen.quadraticCurveTo(x + 8 * unit, y, x, y + 4 * unit);
  pen.quadraticCurveTo(x - 8 * unit, y, x - 20 * unit, y - flap);
  pen.fill();
}

function stroke(pen: Context2D, color: string, wide: number, ...points: Point[]): void {
  pen.strokeStyle = color;
  pen.lineWidth = wide;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}

/** Somebody on a bicycle with a scarf in the wind. The wheels stand on the lower edge. @param share of a turn */
export function cyclist(pen: Context2D, tint: Tint, size: number, share: number): void {
  pen.scale(size, size);
  pen.translate(0.16, 0.06);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const dark = tint('#1d1233');
  const angle = share * 2 * Math.PI;
  const [rear, front, crank]: Point[] = [
    [0.2, 0.9],
    [0.94, 0.9],
    [0.52, 0.92],
  ];
  for (const [x, y] of [rear, front] as Point[]) {
    pen.strokeStyle = dark;
    pen.lineWidth = 0.035;
    disc(pen, x, y, 0.21);
    pen.stroke();
    for (let spoke = 0; spoke < 3; spoke++) {
      const turn = angle + (spoke * Math.PI) / 3;
      const [dx, dy] = [Math.cos(turn) * 0.2, Math.sin(turn) * 0.2];
      stroke(pen, dark, 0.009, [x - dx, y - dy], [x + dx, y + dy]);
    }
  }
  const foot = (turn: number): Point => [
    (crank as Point)[0] + Math.cos(turn) * 0.09,
    (crank as Point)[1] + Math.sin(turn) * 0.09,
  ];
  const hip: Point = [0.44, 0.5];
  const leg = (turn: number, color: string) => {
    const [fx, fy] = foot(turn);
    // The knee is in front of the line from hip to foot.
    const knee: Point = [(hip[0] + fx) / 2 + 0.15, (hip[1] + fy) / 2 - 0.06];
    stroke(pen, color, 0.085, hip, knee, [fx, fy - 0.02]);
    stroke(pen, dark, 0.06, [fx - 0.02, fy], [fx + 0.06, fy + 0.005]);
  };
  leg(angle + Math.PI, tint('#3a2a66'));
  const red = tint('#e8503f');
  stroke(pen, red, 0.032, rear as Point, [0.4, 0.62], [0.84, 0.6], crank as Point, rear as Point);
  stroke(pen, red, 0.032, [0.4, 0.58], crank as Point);
  stroke(pen, red, 0.032, front as Point, [0.82, 0.52]);
  stroke(pen, dark, 0.03, [0.82, 0.52], [0.9, 0.47]);
  stroke(pen, dark, 0.045, [0.34, 0.565], [0.46, 0.57]);
  leg(angle, tint('#4a3785'));
  // A coat, an arm, a head with a cap, and the scarf.
  polygon(pen, [
    [0.35, 0.56],
    [0.5, 0.56],
    [0.69, 0.27],
    [0.55, 0.2],
    [0.4, 0.36],
  ]);
  pen.fillStyle = tint('#ffd27a');
  pen.strokeStyle = tint('#ffd27a');
  pen.lineWidth = 0.05;
  pen.fill();
  pen.stroke();
  stroke(pen, tint('#ffb84f'), 0.065, [0.6, 0.3], [0.71, 0.44], [0.88, 0.48]);
  pen.fillStyle = tint('#f4b08a');
  disc(pen, 0.68, 0.12, 0.088);
  pen.fill();
  pen.fillStyle = dark;
  pen.beginPath();
  pen.arc(0.67, 0.1, 0.098, Math.PI * 0.98, Math.PI * 1.98);
  pen.fill();
  stroke(pen, dark, 0.028, [0.68, 0.095], [0.82, 0.095]);
  const wind = Math.sin(angle) * 0.03;
  pen.fillStyle = tint('#ffffff');
  pen.beginPath();
  pen.moveTo(0.68, 0.21);
  pen.quadraticCurveTo(0.4, 0.1 + wind, 0.12, 0.2 - wind);
  pen.quadraticCurveTo(0.2, 0.26, 0.16, 0.3 - wind);
  pen.quadraticCurveTo(0.42, 0.2 + wind, 0.63, 0.27);
  pen.fill();
}

/** A deer with antlers that looks to the left. */
export function deerOf({ tint }: Composition, size: number) {
  return sprite(size, size, (pen) => {
    pen.scale(size, size);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    const dark = tint('#1d1233');
    for (const [x, bend] of [
      [0.42, -0.02],
      [0.5, 0.02],
      [0.74, -0.02],
      [0.81, 0.03],
    ] as const)
      stroke(pen, dark, 0.04, [x, 0.62], [x + bend, 0.8], [x, 0.99]);
    pen.fillStyle = dark;
    pen.beginPath();
    pen.moveTo(0.36, 0.5);
    pen.quadraticCurveTo(0.6, 0.46, 0.84, 0.5);
    pen.quadraticCurveTo(0.9, 0.6, 0.83, 0.7);
    pen.quadraticCurveTo(0.6, 0.68, 0.42, 0.71);
    pen.quadraticCurveTo(0.34, 0.64, 0.34, 0.5);
    pen.quadraticCurveTo(0.28, 0.42, 0.3, 0.3);
    pen.lineTo(0.2, 0.31);
    pen.quadraticCurveTo(0.15, 0.29, 0.19, 0.26);
    pen.lineTo(0.3, 0.2);
    pen.quadraticCurveTo(0.4, 0.2, 0.41, 0.3);
    pen.quadraticCurveTo(0.44, 0.44, 0.52, 0.48);
    pen.fill();
    polygon(pen, [
      [0.37, 0.22],
      [0.48, 0.18],
      [0.4, 0.27],
    ]);
    pen.fill();
    for (const side of [0, 0.06]) {
      stroke(pen, dark, 0.018, [0.33 + side, 0.2], [0.3 + side * 2.4, 0.1], [0.34 + side * 2.2, 0.01]);
      stroke(pen, dark, 0.014, [0.31 + side * 2, 0.13], [0.22 + side * 2, 0.06]);
      stroke(pen, dark, 0.014, [0.31 + side * 2.3, 0.08], [0.4 + side * 2, 0.04]);
    }
  });
}

/** A hot-air balloon in stripes. */
export function balloon(pen: Context2D, tint: Tint, size: number, index: number): void {
  pen.scale(size, size);
  const colors = [
    ['#e8503f', '#fff1dc'],
    ['#552b5f', '#ffb84f'],
    ['#c95d63', '#ffe3ae'],
  ][index % 3] as [string, string];
  pen.save();
  pen.beginPath();
  pen.arc(0.5, 0.5, 0.47, Math.PI * 0.86, Math.PI * 2.14);
  pen.quadraticCurveTo(0.8, 0.92, 0.62, 1.08);
  pen.lineTo(0.38, 1.08);
  pen.quadraticCurveTo(0.2, 0.92, 0.08, 0.7);
  pen.clip();
  pen.fillStyle = tint(colors[0]);
  pen.fillRect(0, 0, 1, 1.2);
  for (const reach of [0.36, 0.12]) {
    pen.beginPath();
    pen.ellipse(0.5, 0.5, reach, 0.66, 0, 0, 2 * Math.PI);
    pen.fillStyle = tint(colors[1]);
    pen.fill();
    pen.beginPath();
    pen.ellipse(0.5, 0.5, reach - (reach > 0.3 ? 0.12 : 0.06), 0.66, 0, 0, 2 * Math.PI);
    pen.fillStyle = tint(colors[0]);
    pen.fill();
  }
  pen.restore();
  for (const side of [-1, 1]) stroke(pen, tint('#552b5f'), 0.014, [0.5 + side * 0.1, 1.08], [0.5 + side * 0.08, 1.26]);
  pen.fillStyle = tint('#552b5f');
  pen.beginPath();
  pen.roundRect(0.4, 1.25, 0.2, 0.16, 0.03);
  pen.fill();
}

/** A tent with a light inside, and somebody at a fire. @param share of the flames' cycle */
export function campOf(pen: Context2D, { tint }: Composition, size: number, share: number): void {
  pen.scale(size, size);
  pen.translate(0.2, 0.3);
  pen.lineCap = 'round';
  const glow = pen.createRadialGradient(1.5, 0.8, 0.02, 1.5, 0.8, 0.75);
  glow.addColorStop(0, 'rgb(255 190 90 / 0.75)');
  glow.addColorStop(1, 'rgb(255 150 60 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(0.6, 0, 1.8, 1);
  const triangle = (color: string, ...points: Point[]) => {
    pen.fillStyle = color;
    polygon(pen, points);
    pen.fill();
  };
  triangle(tint('#e8503f'), [0.45, 0.2], [1.02, 1], [-0.1, 1]);
  triangle(tint('#a52f4c'), [0.45, 0.2], [0.1, 1], [-0.1, 1]);
  triangle('#ffd27a', [0.47, 0.36], [0.72, 1], [0.3, 1]);
  triangle('#fff1c2', [0.48, 0.55], [0.62, 1], [0.38, 1]);
  const dark = tint('#1d1233');
  for (const side of [-1, 1]) stroke(pen, dark, 0.05, [1.5 - side * 0.14, 0.98], [1.5 + side * 0.14, 0.93]);
  const flame = (reach: number, color: string, phase: number) => {
    const bend = Math.sin(share * 2 * Math.PI + phase) * 0.06;
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(1.5 - reach * 0.36, 0.92);
    pen.quadraticCurveTo(1.5 - reach * 0.4, 0.92 - reach * 0.5, 1.5 + bend, 0.92 - reach);
    pen.quadraticCurveTo(1.5 + reach * 0.42, 0.92 - reach * 0.45, 1.5 + reach * 0.36, 0.92);
    pen.fill();
  };
  flame(0.42, '#ff7b3a', 0);
  flame(0.27, '#ffc04a', 2);
  flame(0.14, '#fff3c4', 4);
  // Somebody sits on the other side of the fire.
  pen.fillStyle = dark;
  pen.beginPath();
  pen.moveTo(1.86, 1);
  pen.quadraticCurveTo(1.84, 0.58, 2.0, 0.54);
  pen.quadraticCurveTo(2.2, 0.58, 2.16, 1);
  pen.fill();
  disc(pen, 1.98, 0.44, 0.1);
  pen.fill();
  stroke(pen, dark, 0.075, [1.94, 0.66], [1.8, 0.76]);
  stroke(pen, dark, 0.095, [2.02, 0.95], [1.82, 0.78], [1.78, 0.98]);
}
