import { type Canvas, type Context2D, frames, sprite } from '../../../drawing/canvas.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import { disc } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { circle, figureOf } from '../../picture/figure.ts';
import { toned } from '../../picture/prints.ts';

/** Pictures of a turn of the record's label. */
const TURN = 24;
/** Diameter of the record's label, in shares of the record's. */
const LABEL = 0.36;
/** The same with a face on it. */
const FACE = 0.68;

/** The singer in the disc of light. @param side diameter in pixels */
export function faceIn(composition: Composition, side: number): Sprite {
  const face = faceOf(composition, side);
  return sprite(side, side, (pen) => {
    circle(pen, side, side);
    pen.clip();
    pen.fillStyle = composition.tint('#241250');
    pen.fillRect(0, 0, side, side);
    if (face) pen.drawImage(face, 0, 0);
  });
}

function faceOf({ singer, tint }: Composition, side: number): Canvas | undefined {
  if (!singer) return undefined;
  const inks = [tint('#120a33'), tint('#7a2f9a'), tint('#ff7fae'), '#fff3e6'];
  return toned(figureOf(singer, { width: side, height: side }, circle), inks);
}

/** A record, its label in turn, and the arm, whose pivot is the upper right corner. @param side diameter in pixels */
export function recordOf(composition: Composition, side: number): { disk: Sprite; label: Sprite[]; arm: Sprite } {
  const { tint, singer, unit } = composition;
  const inner = side * (singer ? FACE : LABEL);
  const disk = sprite(side, side, (pen) => {
    disc(pen, side / 2, side / 2, side / 2);
    pen.fillStyle = tint('#120a33');
    pen.fill();
    pen.clip();
    // Light lies on the grooves and does not turn with them.
    const light = pen.createConicGradient(0.6, side / 2, side / 2);
    for (const [stop, alpha] of [
      [0, 0],
      [0.07, 0.5],
      [0.14, 0],
      [0.5, 0],
      [0.57, 0.5],
      [0.64, 0],
      [1, 0],
    ] as const)
      light.addColorStop(stop, `rgb(255 200 220 / ${alpha})`);
    pen.fillStyle = light;
    pen.fillRect(0, 0, side, side);
    pen.lineWidth = 1.4 * unit;
    for (let radius = inner / 2 + 5 * unit; radius < side / 2; radius += 5 * unit) {
      pen.strokeStyle = `${tint('#ff7fae')}${Math.round(radius) % 5 ? '3c' : '80'}`;
      disc(pen, side / 2, side / 2, radius);
      pen.stroke();
    }
  });
  const arm = sprite(side * 0.62, side * 0.74, (pen) => tonearm(pen, composition, side));
  if (singer) return { disk, label: [faceIn(composition, inner)], arm };
  const label = frames(TURN, inner, inner, (pen, share) => {
    pen.translate(inner / 2, inner / 2);
    pen.rotate(share * 2 * Math.PI);
    pen.fillStyle = tint('#ff5fa2');
    disc(pen, 0, 0, inner / 2);
    pen.fill();
    pen.clip();
    pen.fillStyle = tint('#b07bff');
    pen.fillRect(-inner, 0, 2 * inner, inner);
    pen.strokeStyle = '#fff3e6';
    pen.lineWidth = 3 * unit;
    disc(pen, 0, 0, inner * 0.4);
    pen.stroke();
    pen.fillStyle = '#fff3e6';
    for (const [x, y, wide] of [
      [-0.2, -0.24, 0.4],
      [-0.12, -0.16, 0.24],
      [-0.16, 0.18, 0.32],
    ] as const)
      pen.fillRect(x * inner, y * inner, wide * inner, 0.035 * inner);
    pen.fillStyle = tint('#120a33');
    disc(pen, 0, 0, inner * 0.06);
    pen.fill();
  });
  return { disk, label, arm };
}

/** From a pivot at the upper right to a needle on the grooves. */
function tonearm(pen: Context2D, { tint, unit }: Composition, side: number): void {
  const [wide, high] = [side * 0.62, side * 0.74];
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [color, width] of [
    [tint('#120a33'), 15],
    ['#fff3e6', 8],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width * unit;
    pen.beginPath();
    pen.moveTo(wide * 0.86, high * 0.12);
    pen.lineTo(wide * 0.78, high * 0.62);
    pen.lineTo(wide * 0.58, high * 0.86);
    pen.stroke();
  }
  pen.translate(wide * 0.56, high * 0.885);
  pen.rotate(0.7);
  pen.fillStyle = tint('#ff5fa2');
  pen.beginPath();
  pen.roundRect(-13 * unit, -20 * unit, 26 * unit, 40 * unit, 5 * unit);
  pen.fill();
  pen.resetTransform();
  for (const [color, radius] of [
    [tint('#7a2f9a'), 30],
    ['#fff3e6', 17],
  ] as const) {
    pen.fillStyle = color;
    disc(pen, wide * 0.86, high * 0.12, radius * unit);
    pen.fill();
  }
}
