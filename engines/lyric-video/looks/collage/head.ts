import type { Context2D } from '../../../drawing/canvas.ts';
import { blob, disc, type Point, polygon } from '../../../drawing/hand.ts';
import { halftone } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { bust, crown, hat } from './clothes.ts';
import { cutOut, eye, lidded, lips, nose, WHITE } from './features.ts';

/** What stands for a head. */
export type HeadKind = 'paper' | 'flower' | 'clock' | 'eye' | 'moon';

export const HEADS: Readonly<Record<MovementKind, HeadKind>> = {
  opening: 'eye',
  verse: 'paper',
  chorus: 'paper',
  break: 'paper',
  ending: 'moon',
};

/**
 * An absurd head, glued together from pages, around the origin and about 1 wide and high.
 * @param turn 0 to 1: how far its record has turned, and where it looks
 */
export function absurdHead(pen: Context2D, composition: Composition, kind: HeadKind, turn: number): void {
  const { tint } = composition;
  if (kind === 'eye') {
    greatEye(pen, composition, turn);
    return;
  }
  const sways = 0.04 * Math.sin(turn * 2 * Math.PI);
  const look: Point = turn % 0.5 < 0.25 ? [-0.03, 0.006] : [0.03, 0.0];
  if (kind !== 'moon') bust(pen, tint);
  pen.save();
  pen.translate(0, -0.04);
  if (kind === 'paper') egg(pen, tint);
  else if (kind === 'flower') turned(pen, [0, 0], sways, () => flower(pen, composition));
  else if (kind === 'clock') clock(pen, tint, turn);
  else moon(pen, composition);
  if (kind === 'moon') for (const x of [-0.15, 0.16]) lidded(pen, [x, -0.06], 0.11);
  else {
    // One eye is a record.
    if (kind === 'paper') turned(pen, [-0.15, -0.1], turn * 2 * Math.PI, () => record(pen, 0.15, tint));
    else eye(pen, [-0.15, -0.1], 0.125, look, tint('#3b7ea1'));
    eye(pen, [0.17, -0.12], 0.1, look, tint('#3b7ea1'));
  }
  nose(pen);
  turned(pen, [0.01, 0.18], -0.06 + sways, () =>
    lips(pen, kind === 'paper' ? 0.17 : 0.2, tint('#d51f3a'), kind === 'moon' ? 0.35 : 1),
  );
  if (kind === 'paper') hat(pen);
  else if (kind === 'clock') crown(pen, tint('#f6c445'));
  pen.restore();
}

function turned(pen: Context2D, at: Point, angle: number, draw: () => void): void {
  pen.save();
  pen.translate(...at);
  pen.rotate(angle);
  draw();
  pen.restore();
}

/** A head cut out of a colored page, with a blush and shade in dots, and ears. */
function egg(pen: Context2D, tint: Composition['tint']): void {
  const color = '#ffd9b0';
  for (const side of [-1, 1]) cutOut(pen, () => disc(pen, side * 0.33, 0, 0.07), color);
  const shape = () => {
    pen.beginPath();
    pen.moveTo(-0.33, -0.12);
    pen.bezierCurveTo(-0.34, -0.5, 0.34, -0.5, 0.33, -0.12);
    pen.bezierCurveTo(0.34, 0.22, 0.18, 0.42, 0, 0.42);
    pen.bezierCurveTo(-0.18, 0.42, -0.34, 0.22, -0.33, -0.12);
    pen.closePath();
  };
  cutOut(pen, shape, color);
  pen.save();
  shape();
  pen.clip();
  pen.fillStyle = tint('#f29ca3');
  halftone(pen, { left: -0.36, top: -0.5, width: 0.72, height: 0.94 }, 0.026, 30, (x, y) =>
    Math.max(0.0, 0.9 * (x * 1.5 + y * 0.5) - 0.05),
  );
  pen.restore();
}

function record(pen: Context2D, radius: number, tint: Composition['tint']): void {
  cutOut(pen, () => disc(pen, 0, 0, radius), '#191919');
  pen.fillStyle = 'rgb(255 255 255 / 0.16)';
  for (const from of [0.3, Math.PI + 0.3]) {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, radius * 0.97, from, from + 0.5);
    pen.fill();
  }
  pen.strokeStyle = 'rgb(255 255 255 / 0.15)';
  pen.lineWidth = radius * 0.009;
  for (let ring = 0.46; ring < 1; ring += 0.05) {
    disc(pen, 0, 0, radius * ring);
    pen.stroke();
  }
  pen.fillStyle = tint('#e8452c');
  disc(pen, 0, 0, radius * 0.38);
  pen.fill();
  pen.fillStyle = WHITE;
  pen.fillRect(-radius * 0.24, -radius * 0.24, radius * 0.48, radius * 0.05);
  pen.fillRect(-radius * 0.15, -radius * 0.15, radius * 0.3, radius * 0.03);
  disc(pen, 0, 0, radius * 0.04);
  pen.fill();
}

function flower(pen: Context2D, { tint, chance }: Composition): void {
  const own = chance.fork('flower head');
  for (let petal = 0; petal < 9; petal++) {
    const angle = (petal / 9) * 2 * Math.PI;
    cutOut(
      pen,
      () => blob(pen, Math.cos(angle) * 0.3, Math.sin(angle) * 0.3, 0.125, 0.04, own.fork(`${petal}`)),
      tint(petal % 2 ? '#f29ca3' : '#e8452c'),
    );
  }
  cutOut(pen, () => disc(pen, 0, 0, 0.28), tint('#f6c445'));
  pen.fillStyle = 'rgb(180 90 20 / 0.35)';
  halftone(pen, { left: -0.28, top: -0.28, width: 0.56, height: 0.56 }, 0.034, 45, (x, y) =>
    Math.hypot(x, y) < 0.26 ? 0.12 + 0.5 * Math.max(0, x + y) : 0,
  );
}

function clock(pen: Context2D, tint: Composition['tint'], turn: number): void {
  cutOut(pen, () => disc(pen, 0, 0, 0.36), tint('#2f7a5c'));
  pen.fillStyle = '#f4efe2';
  disc(pen, 0, 0, 0.31);
  pen.fill();
  pen.fillStyle = '#1b1b1b';
  pen.font = '0.075px "DM Serif Display"';
  pen.textAlign = 'center';
  for (let hour = 1; hour <= 12; hour++) {
    const angle = (hour / 12) * 2 * Math.PI;
    pen.fillText(String(hour), Math.sin(angle) * 0.265, -Math.cos(angle) * 0.265 + 0.025);
  }
  pen.strokeStyle = '#1b1b1b';
  pen.lineCap = 'round';
  for (const [angle, far, wide] of [
    [turn * 2 * Math.PI, 0.22, 0.014],
    [-0.9, 0.15, 0.022],
  ] as const) {
    pen.lineWidth = wide;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(Math.sin(angle) * far, -Math.cos(angle) * far);
    pen.stroke();
  }
}

function moon(pen: Context2D, { tint }: Composition): void {
  cutOut(pen, () => disc(pen, 0, 0, 0.42), '#f6e3a0');
  pen.fillStyle = tint('#f6c445');
  halftone(pen, { left: -0.42, top: -0.42, width: 0.84, height: 0.84 }, 0.03, 30, (x, y) =>
    Math.hypot(x, y) < 0.4 ? Math.max(0, 0.1 + 0.9 * (x * 0.8 + y * 0.6)) : 0,
  );
}

/** An eye as large as the picture, whose iris is a record. */
function greatEye(pen: Context2D, { tint }: Composition, turn: number): void {
  pen.scale(0.74, 0.74);
  const shape = () => {
    pen.beginPath();
    pen.moveTo(-0.82, 0.02);
    pen.quadraticCurveTo(0, -0.84, 0.82, 0.02);
    pen.quadraticCurveTo(0, 0.72, -0.82, 0.02);
    pen.closePath();
  };
  cutOut(pen, shape, '#f7f3ea', 0.022);
  pen.save();
  shape();
  pen.clip();
  pen.fillStyle = 'rgb(27 23 19 / 0.75)';
  halftone(
    pen,
    { left: -0.82, top: -0.5, width: 1.64, height: 1 },
    0.026,
    45,
    (x) => 0.55 * Math.max(0, Math.abs(x) / 0.5 - 0.85),
  );
  pen.restore();
  pen.save();
  pen.translate(0, -0.02);
  pen.rotate(turn * 2 * Math.PI);
  record(pen, 0.34, tint);
  pen.restore();
  pen.strokeStyle = '#1b1b1b';
  pen.lineCap = 'round';
  pen.lineWidth = 0.045;
  pen.beginPath();
  pen.moveTo(-0.82, 0.02);
  pen.quadraticCurveTo(0, -0.84, 0.82, 0.02);
  pen.stroke();
  // Lashes are strips of paper.
  for (let lash = -4; lash <= 4; lash++) {
    const x = lash * 0.16;
    const y = -0.4 + 0.027 * lash ** 2;
    const tip: Point = [x * 1.35, y - 0.19 + 0.012 * lash ** 2];
    cutOut(pen, () => polygon(pen, [[x - 0.03, y], [x + 0.03, y], tip]), tint(lash % 2 ? '#1f1f1f' : '#e8452c'), 0.006);
  }
}
