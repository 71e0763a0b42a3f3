import { type Canvas, newCanvas } from '../../../drawing/canvas.ts';
import { css, lighten, mix, type Rgb } from '../../../drawing/color.ts';
import type { Light } from '../../light.ts';
import type { PartPicture } from './part-picture.ts';

/** Width of the bright edge toward the light, in shares of the figure's height, and its opacity by low sun and at night. */
const RIM = { width: 0.0046, low: 0.32, night: 0.3 };
/** Opacity of the night on colors that are seen by streetlamps and the moon, and of the air by day. */
const [NIGHT, AIR] = [0.1, 0.1];
/** Color of lamps and the moon behind people at night. */
const BACKLIGHT: Rgb = [206, 214, 236];

/** Lights a picture as its place is lit: a bright edge toward a low sun or the lamps of the night, and the air before it. */
export type PlaceLight = (picture: Canvas, scale: number) => void;

/**
 * Returns the light of a place on pictures of people. It is laid on once, when they are cut, because people move in
 * every second frame.
 */
export function placeLight(light: Light): PlaceLight {
  if (light.isInside) return () => {};
  const isLow = light.time === 'sunset' || light.time === 'dawn';
  const side = light.sun && light.sun.x < 0.5 ? -1 : 1;
  const rim = isLow
    ? css(lighten(light.horizon, 0.35), RIM.low)
    : light.isDark
      ? css(mix(BACKLIGHT, light.horizon, 0.3), RIM.night)
      : undefined;
  const air = light.isDark ? css(mix(light.zenith, light.horizon, 0.4), NIGHT) : css(light.haze, AIR);
  return (picture, scale) => {
    const edge = rim && edgeOf(picture, scale * RIM.width, side, rim);
    const pen = picture.getContext('2d');
    pen.save();
    pen.resetTransform();
    pen.globalCompositeOperation = 'source-atop';
    pen.fillStyle = air;
    pen.fillRect(0, 0, picture.width, picture.height);
    if (edge) pen.drawImage(edge, 0, 0);
    pen.restore();
  };
}

/** Returns the edge of a picture on the side of the light and above, in a color. */
function edgeOf(picture: Canvas, width: number, side: number, color: string): Canvas {
  const { canvas, pen } = newCanvas(picture.width, picture.height);
  pen.drawImage(picture, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = color;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.globalCompositeOperation = 'destination-out';
  // The second pass leaves nothing inside of the picture.
  for (const [far, share] of [
    [0.5, 0.6],
    [1, 1],
  ] as const) {
    pen.globalAlpha = share;
    pen.drawImage(picture, -side * width * far, width * far * 0.6);
  }
  return canvas;
}

/** Darkness of shoes by their nearness to the ground, and how much of it reaches up to the shin and the thigh. */
export const GROUND_SHADE = { thigh: [0, 0.1], shin: [0.1, 0.22] } as const;

/** Darkens a hanging part toward its lower joint. @param shade opacity at its upper and at its lower joint */
export function shadedBelow(part: PartPicture, [above, below]: readonly [number, number]): PartPicture {
  const pen = part.canvas.getContext('2d');
  const down = pen.createLinearGradient(0, part.above, 0, part.above + part.long);
  down.addColorStop(0, `rgba(12,9,12,${above})`);
  down.addColorStop(1, `rgba(12,9,12,${below})`);
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = down;
  pen.fillRect(0, 0, part.canvas.width, part.canvas.height);
  pen.restore();
  return part;
}
