import { type Canvas, type Context2D, frames, sprite } from '../../drawing/canvas.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { disc } from '../../drawing/hand.ts';
import { grain } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';
import { circle, figureOf } from '../picture/figure.ts';
import { toned } from '../picture/prints.ts';

const LEVELS = 10;
/** Pictures of a turn of the record's label. */
const TURN = 24;
/** Diameter of the record's label, in shares of the record's. */
const LABEL = 0.4;
/** The same with a face on it. */
const FACE = 0.68;

/** What is inside the ring. */
interface Heart {
  /** From quiet to loud. */
  states: Sprite[];
  /** What turns on a record. */
  label?: Sprite[];
  /** The arm of a record player. Its pivot is the upper right corner, one radius above and beside the middle. */
  arm?: Sprite;
}

/** A microphone, a record in a break, a moon in an ending; or the singer in their places. @param side diameter in pixels */
export function heartOf(composition: Composition, side: number): Heart {
  const { movement, singer } = composition;
  if (movement === 'break') return recordOf(composition, side);
  if (singer) return { states: [faceIn(composition, side)] };
  if (movement === 'ending')
    return { states: frames(LEVELS, side, side, (pen, share) => moon(pen, composition, side, share)) };
  return { states: frames(LEVELS, side, side, (pen, share) => microphone(pen, composition, side, share)) };
}

/** The singer in evening light. */
function faceIn(composition: Composition, side: number): Sprite {
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

/** @param share how many of its slots are lit, 0 to 1 */
function microphone(pen: Context2D, { tint }: Composition, side: number, share: number): void {
  const [pink, violet, blue, dark] = [tint('#ff5fa2'), tint('#b07bff'), tint('#4cc9ff'), tint('#120a33')];
  pen.translate(side / 2, side / 2);
  pen.scale(side, side);
  pen.save();
  disc(pen, 0, 0, 0.5);
  pen.clip();
  const glow = pen.createRadialGradient(0, -0.1, 0, 0, -0.1, 0.52);
  glow.addColorStop(0, `${tint('#7a2f9a')}d0`);
  glow.addColorStop(0.6, `${tint('#241250')}b0`);
  glow.addColorStop(1, `${tint('#241250')}30`);
  pen.fillStyle = glow;
  pen.fillRect(-0.5, -0.5, 1, 1);
  const metal = pen.createLinearGradient(-0.2, 0, 0.2, 0);
  metal.addColorStop(0, tint('#7a2f9a'));
  metal.addColorStop(0.22, '#fff3fa');
  metal.addColorStop(0.42, pink);
  metal.addColorStop(0.72, violet);
  metal.addColorStop(0.92, tint('#241250'));
  metal.addColorStop(1, blue);
  pen.fillStyle = metal;
  pen.fillRect(-0.024, 0.2, 0.048, 0.34);
  pen.beginPath();
  pen.moveTo(-0.14, 0.13);
  pen.lineTo(0.14, 0.13);
  pen.lineTo(0.06, 0.24);
  pen.lineTo(-0.06, 0.24);
  pen.fill();
  pen.shadowColor = pink;
  pen.shadowBlur = 0.05 * side;
  pen.beginPath();
  pen.roundRect(-0.2, -0.4, 0.4, 0.56, [0.2, 0.2, 0.09, 0.09]);
  pen.fill();
  pen.shadowBlur = 0;
  pen.clip();
  slots(pen, share, [blue, violet, pink], dark);
  pen.fillStyle = metal;
  pen.fillRect(-0.2, -0.075, 0.4, 0.055);
  pen.fillRect(-0.035, -0.4, 0.07, 0.56);
  pen.strokeStyle = dark;
  pen.lineWidth = 0.006;
  pen.strokeRect(-0.035, -0.42, 0.07, 0.6);
  pen.strokeRect(-0.25, -0.075, 0.5, 0.055);
  pen.restore();
}

/** The openings of the grille, which light up from the lowest to the highest. */
function slots(pen: Context2D, share: number, colors: readonly [string, string, string], dark: string): void {
  const count = 10;
  for (let slot = 0; slot < count; slot++) {
    const y = 0.115 - slot * 0.05;
    const isLit = slot / count < 0.15 + share;
    const half = Math.min(0.175, 0.2 * Math.sqrt(Math.max(0.1, 1 - Math.max(0, (-0.2 - y) / 0.2) ** 2)) - 0.02);
    pen.fillStyle = isLit ? (colors[Math.floor((slot / count) * 3)] as string) : dark;
    pen.beginPath();
    pen.roundRect(-half, y, 2 * half, 0.026, 0.013);
    pen.fill();
    if (!isLit) continue;
    pen.fillStyle = 'rgb(255 255 255 / 0.75)';
    pen.fillRect(-half + 0.02, y + 0.009, 2 * half - 0.04, 0.008);
  }
}

function recordOf(composition: Composition, side: number): Heart {
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
  if (singer) return { states: [disk], label: [faceIn(composition, inner)], arm };
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
  return { states: [disk], label, arm };
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

/** A full moon with its seas. */
function moon(pen: Context2D, { tint, chance }: Composition, side: number, share: number): void {
  const radius = side * (0.4 + 0.06 * share);
  const glow = pen.createRadialGradient(side / 2, side / 2, radius * 0.9, side / 2, side / 2, side / 2);
  glow.addColorStop(0, `${tint('#ff7fae')}c0`);
  glow.addColorStop(1, `${tint('#ff7fae')}00`);
  pen.fillStyle = glow;
  pen.fillRect(0, 0, side, side);
  disc(pen, side / 2, side / 2, radius);
  const body = pen.createLinearGradient(side * 0.2, side * 0.15, side * 0.8, side * 0.9);
  body.addColorStop(0, '#fff6fb');
  body.addColorStop(0.6, tint('#ffd0e4'));
  body.addColorStop(1, tint('#b07bff'));
  pen.fillStyle = body;
  pen.fill();
  pen.clip();
  pen.fillStyle = `${tint('#7a2f9a')}30`;
  for (const [x, y, wide, high] of [
    [0.36, 0.36, 0.14, 0.1],
    [0.55, 0.28, 0.08, 0.06],
    [0.62, 0.5, 0.13, 0.15],
    [0.4, 0.62, 0.09, 0.07],
    [0.53, 0.74, 0.06, 0.04],
    [0.25, 0.55, 0.04, 0.05],
  ] as const) {
    pen.beginPath();
    pen.ellipse(x * side, y * side, wide * side, high * side, 0.5, 0, 2 * Math.PI);
    pen.fill();
  }
  grain(pen, side, side, 0.08, chance.fork('moon'), 1.3);
}
