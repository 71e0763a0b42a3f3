import { type Context2D, frames } from '../../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import type { Stage } from './stage.ts';

const LEVELS = 6;
const ROWS = 11;

/** How a microphone stands before the disc. Lengths are in radiuses of the disc. */
interface Pose {
  /** Height of its head. */
  tall: number;
  /** Where the joint of head and stand is, from the disc's middle. */
  joint: Point;
  /** Of the head, in radians. */
  lean: number;
}

const POSES: Partial<Record<Composition['movement'], Pose>> = {
  opening: { tall: 0.82, joint: [0, 0.34], lean: 0.14 },
  verse: { tall: 1.2, joint: [-0.06, 0.66], lean: 0.2 },
  chorus: { tall: 1.46, joint: [0.06, 0.66], lean: -0.24 },
};

/**
 * A dark microphone before the disc, with a colored light on each side. Light inside its head grows with the music.
 * @returns pictures from quiet to loud, and their place in the frame: the middle of the upper edge, in pixels
 */
export function microphoneOf(composition: Composition, { middle, radius, horizon }: Stage) {
  const { movement, height, text, unit } = composition;
  const pose = POSES[movement] ?? (POSES.verse as Pose);
  const tall = pose.tall * radius;
  const top = Math.max(0, middle[1] + pose.joint[1] * radius - 1.08 * tall);
  const stands = movement === 'opening';
  const bottom = stands ? Math.min(text.top, horizon + 0.16 * radius) : height;
  const joint = middle[1] + pose.joint[1] * radius - top;
  const wide = 1.06 * tall;
  const states = frames(LEVELS, wide, bottom - top, (pen, share) => {
    pen.translate(wide / 2 + pose.joint[0] * radius, joint);
    stand(pen, composition, { tall, down: bottom - top - joint, stands });
    pen.rotate(pose.lean);
    pen.scale(tall, tall);
    pen.translate(0, -1.02);
    head(pen, composition, share, unit / tall);
  });
  return { states, at: [middle[0], top] as Point };
}

/** A tube, lit like the head. @param stands whether it ends on a foot */
function stand(pen: Context2D, composition: Composition, part: { tall: number; down: number; stands: boolean }): void {
  const { tall, down, stands } = part;
  const tube = (half: number, from: number, to: number) => {
    pen.fillStyle = metal(pen, composition, half);
    pen.fillRect(-half, from, 2 * half, to - from);
  };
  const foot = stands ? 0.1 * tall : 0;
  tube(0.032 * tall, 0, down - foot);
  tube(0.05 * tall, 0.2 * tall, 0.29 * tall);
  tube(0.042 * tall, 0.62 * tall, 0.67 * tall);
  if (stands) {
    pen.fillStyle = metal(pen, composition, 0.3 * tall);
    pen.beginPath();
    pen.ellipse(0, down - foot * 0.75, 0.3 * tall, foot * 0.7, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = composition.tint('#06041a');
    pen.beginPath();
    pen.ellipse(0, down - foot * 0.95, 0.26 * tall, foot * 0.5, 0, 0, 2 * Math.PI);
    pen.fill();
    tube(0.032 * tall, down - 2 * foot, down - foot);
  }
  // The joint that the head turns on.
  pen.fillStyle = metal(pen, composition, 0.075 * tall);
  pen.beginPath();
  pen.roundRect(-0.075 * tall, -0.05 * tall, 0.15 * tall, 0.15 * tall, 0.03 * tall);
  pen.fill();
  pen.fillStyle = composition.tint('#06041a');
  disc(pen, 0, 0.025 * tall, 0.034 * tall);
  pen.fill();
}

/** Dark metal between a warm light on its left and a cool light on its right. */
function metal(pen: Context2D, { tint }: Composition, half: number) {
  const gradient = pen.createLinearGradient(-half, 0, half, 0);
  for (const [stop, color] of [
    [0, tint('#ff5fa2')],
    [0.05, '#fff0f6'],
    [0.13, tint('#ff5fa2')],
    [0.3, tint('#24115a')],
    [0.55, tint('#06041a')],
    [0.76, tint('#24115a')],
    [0.88, tint('#4cc9ff')],
    [0.95, '#eefcff'],
    [1, tint('#4cc9ff')],
  ] as const)
    gradient.addColorStop(stop, color);
  return gradient;
}

/** One high, around a vertical axis; its lower edge is at 1. @param hair width of a fine line */
function head(pen: Context2D, composition: Composition, share: number, hair: number): void {
  const { tint } = composition;
  pen.fillStyle = metal(pen, composition, 0.15);
  polygon(pen, [
    [-0.19, 0.86],
    [0.19, 0.86],
    [0.1, 1.0],
    [-0.1, 1.0],
  ]);
  pen.fill();
  outline(pen);
  pen.fillStyle = metal(pen, composition, 0.335);
  pen.fill();
  pen.save();
  pen.clip();
  for (let row = 0; row < ROWS; row++) opening(pen, composition, { row, share, hair });
  // Light from above slides over the dome; the lower half turns away from it.
  const shade = pen.createLinearGradient(0, 0, 0, 0.94);
  shade.addColorStop(0, 'rgb(255 255 255 / 0.42)');
  shade.addColorStop(0.2, 'rgb(255 255 255 / 0)');
  shade.addColorStop(0.62, 'rgb(0 0 0 / 0)');
  shade.addColorStop(1, 'rgb(0 0 0 / 0.6)');
  pen.fillStyle = shade;
  pen.fillRect(-0.5, 0, 1, 1);
  pen.restore();
  spine(pen, composition, hair);
  outline(pen);
  pen.strokeStyle = tint('#06041a');
  pen.lineWidth = 2.4 * hair;
  pen.stroke();
}

function outline(pen: Context2D): void {
  pen.beginPath();
  pen.moveTo(-0.33, 0.36);
  pen.bezierCurveTo(-0.33, 0.1, -0.19, 0, 0, 0);
  pen.bezierCurveTo(0.19, 0, 0.33, 0.1, 0.33, 0.36);
  pen.bezierCurveTo(0.335, 0.56, 0.325, 0.68, 0.3, 0.78);
  pen.bezierCurveTo(0.27, 0.88, 0.2, 0.92, 0.14, 0.93);
  pen.lineTo(-0.14, 0.93);
  pen.bezierCurveTo(-0.2, 0.92, -0.27, 0.88, -0.3, 0.78);
  pen.bezierCurveTo(-0.325, 0.68, -0.335, 0.56, -0.33, 0.36);
  pen.closePath();
}

/** A row of the grille's openings. They bend around the head, and the light inside shines through them. */
function opening(
  pen: Context2D,
  { tint }: Composition,
  { row, share, hair }: { row: number; share: number; hair: number },
): void {
  const y = 0.1 + row * 0.072;
  if (Math.abs(y - 0.5) < 0.045) return;
  const half = 0.29 * Math.sqrt(Math.max(0, 1 - Math.max(0, (0.36 - y) / 0.37) ** 2)) - Math.max(0, y - 0.72) * 0.35;
  const bend = 0.035;
  for (const side of [-1, 1]) {
    const [inner, outer] = [side * 0.075, side * half];
    pen.beginPath();
    pen.moveTo(inner, y + bend);
    pen.quadraticCurveTo(side * half * 0.75, y + bend, outer, y);
    pen.lineTo(outer, y + 0.034);
    pen.quadraticCurveTo(side * half * 0.75, y + bend + 0.036, inner, y + bend + 0.036);
    pen.closePath();
    const inside = pen.createLinearGradient(inner, 0, outer, 0);
    const alpha = Math.round(255 * Math.min(1, 0.12 + 0.88 * share));
    const lit = alpha.toString(16).padStart(2, '0');
    pen.fillStyle = tint('#06041a');
    pen.fill();
    inside.addColorStop(0, `${tint('#ffc4a8')}${lit}`);
    inside.addColorStop(
      0.75,
      `${tint(side < 0 ? '#ff5fa2' : '#a878ff')}${Math.round(alpha / 3)
        .toString(16)
        .padStart(2, '0')}`,
    );
    inside.addColorStop(1, `${tint('#a878ff')}00`);
    pen.fillStyle = inside;
    pen.fill();
    pen.strokeStyle = `${tint(side < 0 ? '#ff5fa2' : '#4cc9ff')}c0`;
    pen.lineWidth = 1.6 * hair;
    pen.beginPath();
    pen.moveTo(outer, y + 0.034);
    pen.quadraticCurveTo(side * half * 0.75, y + bend + 0.036, inner, y + bend + 0.036);
    pen.stroke();
  }
}

/** The bar down the middle, the band across it and the badge where they meet. */
function spine(pen: Context2D, composition: Composition, hair: number): void {
  const { tint } = composition;
  pen.fillStyle = metal(pen, composition, 0.06);
  pen.strokeStyle = tint('#06041a');
  pen.lineWidth = 2 * hair;
  pen.beginPath();
  pen.roundRect(-0.06, -0.012, 0.12, 0.95, 0.05);
  pen.fill();
  pen.stroke();
  pen.fillStyle = metal(pen, composition, 0.345);
  pen.beginPath();
  pen.moveTo(-0.345, 0.46);
  pen.quadraticCurveTo(0, 0.535, 0.345, 0.46);
  pen.lineTo(0.345, 0.535);
  pen.quadraticCurveTo(0, 0.61, -0.345, 0.535);
  pen.closePath();
  pen.fill();
  const edge = pen.createLinearGradient(0, 0.46, 0, 0.6);
  edge.addColorStop(0, 'rgb(255 255 255 / 0.55)');
  edge.addColorStop(0.35, 'rgb(255 255 255 / 0.12)');
  edge.addColorStop(1, 'rgb(0 0 0 / 0.45)');
  pen.fillStyle = edge;
  pen.fill();
  pen.stroke();
  pen.fillStyle = tint('#ff5fa2');
  pen.beginPath();
  pen.roundRect(-0.095, 0.475, 0.19, 0.12, 0.025);
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#fff6fb';
  for (const [x, tall] of [
    [-0.05, 0.03],
    [-0.018, 0.06],
    [0.014, 0.042],
    [0.046, 0.024],
  ] as const)
    pen.fillRect(x - 0.008, 0.535 - tall / 2, 0.016, tall);
}
