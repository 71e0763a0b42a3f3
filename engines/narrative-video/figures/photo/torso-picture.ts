import { type Canvas, newCanvas } from '../../../drawing/canvas.ts';
import { css, type Rgb } from '../../../drawing/color.ts';
import { cutOut } from '../../../people/cut-out.ts';
import type { Person } from '../../../people/person.ts';
import { loadPicture } from '../../../people/picture.ts';
import type { Brush } from '../kit/ink.ts';
import type { Trunk } from '../kit/trunk.ts';
import { canvasOf, rgbaOf } from './head-picture.ts';

/** The photographed clothes on a person's chest. */
export interface TorsoPicture {
  /** Opaque where the person is. Upright, with the point between the shoulders in the horizontal middle. */
  canvas: Canvas;
  /** Pixels between the shoulders, and from the upper edge down to them. */
  shoulders: number;
  above: number;
}

/** Minimum distance between the shoulders of a person seen from the front, in heights of the face. */
const FRONTAL = 1.25;
/** How far the picture extends to each side, up and down, in distances between the shoulders. */
const [ASIDE, UP, DOWN] = [0.75, 0.24, 1.7];
/** Maximum pixels between the shoulders: the largest size in any shot. */
const LARGEST = 420;
/** Height of the shoulders on a trunk, and the number of strips that follow its bends. */
const [LEVEL, STRIPS] = [0.88, 14];

/**
 * Cuts the torso out of a person's picture.
 * @returns undefined if the picture does not show both shoulders from the front
 */
export async function torsoPictureOf(path: string, { joints, mask, face }: Person): Promise<TorsoPicture | undefined> {
  const { leftShoulder: left, rightShoulder: right } = joints;
  if (!left || !right) return undefined;
  const across = Math.hypot(left[0] - right[0], left[1] - right[1]);
  if (across < face.box.height * FRONTAL || left[0] < right[0]) return undefined;
  const source = await loadPicture(path);
  const colors = { data: rgbaOf(source.data), width: source.width, height: source.height };
  cutOut(colors, mask);
  const scale = Math.min(1, LARGEST / across);
  const { canvas, pen } = newCanvas(across * scale * ASIDE * 2, across * scale * (UP + DOWN));
  pen.imageSmoothingQuality = 'high';
  pen.translate(canvas.width / 2, across * scale * UP);
  pen.rotate(-Math.atan2(left[1] - right[1], left[0] - right[0]));
  pen.scale(scale, scale);
  pen.drawImage(canvasOf(colors), -(left[0] + right[0]) / 2, -(left[1] + right[1]) / 2);
  return { canvas: fadedBelow(canvas), shoulders: across * scale, above: across * scale * UP };
}

/** Fades the lower end of the picture, so that it blends into plain cloth. */
function fadedBelow(canvas: Canvas): Canvas {
  const pen = canvas.getContext('2d');
  const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
  let end = height - 1;
  while (end > 0 && (data[(end * width + (width >> 1)) * 4 + 3] ?? 0) < 128) end -= 1;
  pen.resetTransform();
  const fade = pen.createLinearGradient(0, end - height * 0.16, 0, end);
  fade.addColorStop(0, 'rgba(0,0,0,1)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = fade;
  pen.fillRect(0, 0, width, height);
  return canvas;
}

/**
 * Draws the clothes onto a trunk, strip by strip along its bends.
 * @param light color of white in the light of the place
 */
export function drawTorso(
  { canvas, shoulders, above }: TorsoPicture,
  { context }: Brush,
  trunk: Trunk,
  light: Rgb,
): void {
  const scale = (trunk.half(LEVEL) * 2) / shoulders;
  context.save();
  context.clip(trunk.path);
  for (let strip = 0; strip < STRIPS; strip += 1) {
    const [upper, lower] = [1.04 - (strip / STRIPS) * 1.16, 1.04 - ((strip + 1) / STRIPS) * 1.16];
    const [start, end] = [trunk.edge(0, upper), trunk.edge(0, lower)];
    const aside = trunk.edge(1, (upper + lower) / 2);
    const [mx, my] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    const long = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const from = above + (distanceDown(trunk, LEVEL, upper) / scale) * Math.sign(LEVEL - upper);
    context.save();
    context.translate(start[0], start[1]);
    context.rotate(Math.atan2(aside[1] - my, aside[0] - mx));
    // Draw slightly more than the strip, so that no gap shows between two strips.
    const tall = long / scale;
    context.drawImage(
      canvas,
      0,
      from,
      canvas.width,
      tall * 1.1,
      (-canvas.width / 2) * scale,
      0,
      canvas.width * scale,
      long * 1.1,
    );
    context.restore();
  }
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = css(light);
  context.fill(trunk.path);
  context.restore();
}

/** Returns the distance between two heights along the trunk's middle, in pixels. */
function distanceDown(trunk: Trunk, one: number, other: number): number {
  const [from, to] = [trunk.edge(0, one), trunk.edge(0, other)];
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}
