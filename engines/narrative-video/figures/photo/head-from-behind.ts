import type { Canvas, Context2D } from '../../../drawing/canvas.ts';
import { chanceOf } from '../../../drawing/chance.ts';
import { css, darken, lighten, type Rgb } from '../../../drawing/color.ts';
import { canvasOf, EXTENT, type HeadPicture } from './head-picture.ts';

/** Heights on a head from behind, in the space of the head, between which it narrows to the neck. */
const [EARS, NAPE] = [0.1, 0.78];
/** Heights between which the photograph of the front changes to hair: over the brows below a hat, and over the forehead. */
const CROWN = { hat: [-0.74, -0.6], bare: [-0.96, -0.74] } as const;
/** Width of the neck relative to the picture, below short hair and below long hair, and number of strands that are drawn. */
const [NECK, STRANDS] = [{ short: 0.215, long: 0.38 }, 260];
/** Most of half the width of a head with short and with long hair, relative to the picture: hair may have flown aside. */
const BROAD = { short: 0.255, long: 0.235 };
/** The back of a head, which the front may not show: its middle, half of its width and height, and where long hair ends. */
const SKULL = { y: -0.14, across: 0.76, down: 0.86, long: 1.35 };
/** Where short hair ends on the neck in the space of the head, and how far it gets thinner there. */
const [TRIMMED, THINS] = [0.72, 0.26];
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
  const [hairline, below] = hat ? CROWN.hat : CROWN.bare;
  const row = (down: number) => ((down - EXTENT.top) / (EXTENT.bottom - EXTENT.top)) * height;
  fillSkull(pen, { width, row }, css(color), isLong);
  pen.globalCompositeOperation = 'source-atop';
  const hair = pen.createLinearGradient(0, row(hairline), 0, row(1));
  const edge = (row(below) - row(hairline)) / (row(1) - row(hairline));
  hair.addColorStop(0, css(color, 0));
  hair.addColorStop(edge, css(darken(color, 0.12)));
  hair.addColorStop(1, css(darken(color, 0.45)));
  pen.fillStyle = hair;
  pen.fillRect(0, 0, width, height);
  if (hat) {
    const crown = pen.createLinearGradient(0, 0, 0, row(hairline + 0.06));
    crown.addColorStop(0, css(lighten(hat, 0.12), PLAIN));
    crown.addColorStop(0.96, css(darken(hat, 0.2), PLAIN));
    crown.addColorStop(1, css(darken(hat, 0.2), 0));
    pen.fillStyle = crown;
    pen.fillRect(0, 0, width, row(hairline + 0.06));
  }
  const chance = chanceOf('strands');
  pen.lineWidth = width * 0.004;
  for (let strand = 0; strand < STRANDS; strand += 1) {
    const low = isLong ? SKULL.long - 0.1 : TRIMMED;
    const [aside, top, end] = [chance.between(-0.24, 0.24), chance.between(below, 0.1), chance.between(0.1, low)];
    const tone = chance.next() < 0.5 ? lighten(color, 0.1) : darken(color, 0.34);
    pen.strokeStyle = css(tone, 0.26);
    pen.beginPath();
    // Combed hair falls around the back of the head, and toward the middle of the neck.
    pen.moveTo(width * (0.5 + aside * 0.7), row(top));
    pen.quadraticCurveTo(
      width * (0.5 + aside * 1.1),
      row((top + end) / 2),
      width * (0.5 + aside * (isLong ? 0.85 : 0.6)),
      row(end),
    );
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
  pen.filter = `blur(${width * 0.006}px)`;
  pen.beginPath();
  const length = isLong ? 'long' : 'short';
  const [half, broad] = [NECK[length] / 2, BROAD[length]];
  const at = (share: number) => width * (0.5 + share);
  pen.moveTo(at(-half), height);
  pen.lineTo(at(-half), row(NAPE));
  pen.quadraticCurveTo(at(-broad * 0.86), row(NAPE), at(-broad), row(EARS));
  pen.bezierCurveTo(at(-broad), row(-1), at(-broad * 0.8), 0, at(0), 0);
  pen.bezierCurveTo(at(broad * 0.8), 0, at(broad), row(-1), at(broad), row(EARS));
  pen.quadraticCurveTo(at(broad * 0.86), row(NAPE), at(half), row(NAPE));
  pen.lineTo(at(half), height);
  pen.fill();
  return canvas;
}

/** Lays the back of the head under its front, of which a turned face or a hand may have hidden a side. */
function fillSkull(
  pen: Context2D,
  { width, row }: { width: number; row(down: number): number },
  color: string,
  isLong: boolean,
): void {
  const unit = row(1) - row(0);
  const { y, across, down, long } = SKULL;
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = color;
  pen.filter = `blur(${unit * 0.03}px)`;
  pen.beginPath();
  pen.ellipse(width / 2, row(y), across * unit, down * unit, 0, 0, Math.PI * 2);
  if (isLong) pen.roundRect(width / 2 - across * unit, row(y), across * unit * 2, (long - y) * unit, unit * 0.3);
  pen.fill();
  pen.filter = 'none';
}

/** Darkens the sides of a head, which is round. */
function roundOff(pen: Context2D, width: number, height: number): void {
  const across = pen.createLinearGradient(width * 0.28, 0, width * 0.72, 0);
  across.addColorStop(0, 'rgba(6,5,10,0.6)');
  across.addColorStop(0.3, 'rgba(6,5,10,0)');
  across.addColorStop(0.7, 'rgba(6,5,10,0)');
  across.addColorStop(1, 'rgba(6,5,10,0.6)');
  pen.fillStyle = across;
  pen.fillRect(0, 0, width, height);
}
