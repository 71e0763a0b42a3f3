import type { Canvas, Context2D } from '../../../drawing/canvas.ts';
import { chanceOf } from '../../../drawing/chance.ts';
import { css, darken, lighten, type Rgb } from '../../../drawing/color.ts';
import { canvasOf, EXTENT, type HeadPicture } from './head-picture.ts';

/**
 * Heights on a head from behind, in the space of the head: between the first two, over the brows, the photograph changes
 * to hair, and between the last two, the head narrows to the neck.
 */
const [HAIRLINE, BELOW, EARS, NAPE] = [-0.74, -0.6, 0.05, 0.75];
/** Width of the neck relative to the head, and number of strands that are drawn. */
const [NECK, STRANDS] = [0.5, 170];
/** Where short hair ends on the neck in the space of the head, and how far it gets thinner there. */
const [TRIMMED, THINS] = [0.42, 0.16];
/** Share of a hat's own color over its front, whose emblem is not on its back. */
const PLAIN = 0.9;

/** What a head from behind is made of, in the light of the place. */
export interface Behind {
  hair: Rgb;
  skin: Rgb;
  /** Color of a hat, if there is one. */
  hat: Rgb | undefined;
  /** Whether the hair hides the neck. */
  isLong: boolean;
}

/**
 * Returns a head from behind. The hair on the crown looks like that in front, a hat has no emblem, and combed hair hides
 * the rest, down to the neck.
 */
export function headFromBehind(picture: HeadPicture, { hair: color, skin, hat, isLong }: Behind): Canvas {
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
  if (hat) {
    const crown = pen.createLinearGradient(0, 0, 0, row(HAIRLINE + 0.06));
    crown.addColorStop(0, css(lighten(hat, 0.12), PLAIN));
    crown.addColorStop(0.96, css(darken(hat, 0.2), PLAIN));
    crown.addColorStop(1, css(darken(hat, 0.2), 0));
    pen.fillStyle = crown;
    pen.fillRect(0, 0, width, row(HAIRLINE + 0.06));
  }
  const chance = chanceOf('strands');
  pen.lineWidth = width * 0.008;
  for (let strand = 0; strand < STRANDS; strand += 1) {
    const low = isLong ? 0.7 : TRIMMED;
    const [aside, top, end] = [chance.between(-0.42, 0.42), chance.between(BELOW, 0), chance.between(0.1, low)];
    const tone = chance.next() < 0.5 ? lighten(color, 0.1) : darken(color, 0.6);
    pen.strokeStyle = css(tone, 0.4);
    pen.beginPath();
    pen.moveTo(width * (0.5 + aside * 0.8), row(top));
    pen.quadraticCurveTo(width * (0.5 + aside * 1.1), row((top + end) / 2), width * (0.5 + aside * 0.85), row(end));
    pen.stroke();
  }
  if (!isLong) {
    const neck = pen.createLinearGradient(0, row(TRIMMED - THINS), 0, row(1.3));
    neck.addColorStop(0, css(darken(skin, 0.5), 0));
    neck.addColorStop(THINS / (1.3 - TRIMMED + THINS), css(darken(skin, 0.42)));
    neck.addColorStop(1, css(darken(skin, 0.25)));
    pen.fillStyle = neck;
    pen.fillRect(0, row(TRIMMED - THINS), width, height);
  }
  roundOff(pen, width, height);
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

/** Darkens the sides of a head, which is round. */
function roundOff(pen: Context2D, width: number, height: number): void {
  const across = pen.createLinearGradient(width * 0.2, 0, width * 0.8, 0);
  across.addColorStop(0, 'rgba(6,5,10,0.6)');
  across.addColorStop(0.3, 'rgba(6,5,10,0)');
  across.addColorStop(0.7, 'rgba(6,5,10,0)');
  across.addColorStop(1, 'rgba(6,5,10,0.6)');
  pen.fillStyle = across;
  pen.fillRect(0, 0, width, height);
}
