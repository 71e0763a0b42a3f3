import type { Canvas } from '../../../drawing/canvas.ts';
import { chanceOf } from '../../../drawing/chance.ts';
import { css, darken, lighten, type Rgb } from '../../../drawing/color.ts';
import { canvasOf, EXTENT, type HeadPicture } from './head-picture.ts';

/**
 * Heights on a head from behind, in the space of the head: between the first two, over the brows, the photograph changes
 * to hair, and between the last two, the head narrows to the neck.
 */
const [HAIRLINE, BELOW, EARS, NAPE] = [-0.74, -0.6, 0.05, 0.75];
/** Width of the neck relative to the head, and number of strands that are drawn. */
const [NECK, STRANDS] = [0.6, 130];

/** Returns a head from behind. A hat and the hair on the crown look like those in front; combed hair hides the rest. */
export function headFromBehind(picture: HeadPicture, color: Rgb): Canvas {
  const canvas = canvasOf(picture);
  const { width, height } = canvas;
  const pen = canvas.getContext('2d');
  const row = (down: number) => ((down - EXTENT.top) / (EXTENT.bottom - EXTENT.top)) * height;
  pen.globalCompositeOperation = 'source-atop';
  const hair = pen.createLinearGradient(0, row(HAIRLINE), 0, row(1));
  const edge = (row(BELOW) - row(HAIRLINE)) / (row(1) - row(HAIRLINE));
  hair.addColorStop(0, css(color, 0));
  hair.addColorStop(edge, css(darken(color, 0.2)));
  hair.addColorStop(1, css(darken(color, 0.6)));
  pen.fillStyle = hair;
  pen.fillRect(0, 0, width, height);
  const chance = chanceOf('strands');
  pen.lineWidth = width * 0.008;
  for (let strand = 0; strand < STRANDS; strand += 1) {
    const [aside, top, end] = [chance.between(-0.42, 0.42), chance.between(BELOW, 0), chance.between(0.2, 0.7)];
    const tone = chance.next() < 0.5 ? lighten(color, 0.1) : darken(color, 0.6);
    pen.strokeStyle = css(tone, 0.4);
    pen.beginPath();
    pen.moveTo(width * (0.5 + aside * 0.8), row(top));
    pen.quadraticCurveTo(width * (0.5 + aside * 1.1), row((top + end) / 2), width * (0.5 + aside * 0.85), row(end));
    pen.stroke();
  }
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = css(color);
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(width, 0);
  pen.lineTo(width, row(EARS));
  const [left, right] = [0.5 - NECK / 2, 0.5 + NECK / 2];
  pen.quadraticCurveTo(width * 0.86, row(NAPE), width * right, row(NAPE));
  pen.lineTo(width * right, height);
  pen.lineTo(width * left, height);
  pen.lineTo(width * left, row(NAPE));
  pen.quadraticCurveTo(width * 0.14, row(NAPE), 0, row(EARS));
  pen.fill();
  return canvas;
}
