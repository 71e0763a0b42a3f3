import type { Canvas } from '../../../drawing/canvas.ts';
import { mix } from '../../../drawing/color.ts';
import type { Radiance } from '../../../drawing/solids/tone.ts';
import type { Light } from '../../light/light.ts';
import type { PartPicture } from './part-picture.ts';

/** Opacity of the night on colors that are seen by streetlamps and the moon, and of the air by day. */
const [NIGHT, AIR] = [0.06, 0.03];
/**
 * Factors of what light from behind leaves on a body, and on a face, which a film crew lights: limbs and clothes sink
 * into the dark.
 */
const BEHIND: Readonly<Record<'low' | 'night' | 'lamps' | 'day' | 'room', { body: Radiance; face: Radiance }>> = {
  low: { body: [0.74, 0.7, 0.7], face: [1, 0.96, 0.93] },
  night: { body: [0.7, 0.73, 0.78], face: [1, 1, 1] },
  lamps: { body: [0.88, 0.86, 0.85], face: [1, 0.98, 0.96] },
  day: { body: [0.97, 0.97, 0.98], face: [1, 1, 1] },
  room: { body: [0.94, 0.92, 0.91], face: [1, 0.99, 0.98] },
};

/**
 * Lights a picture as its place is lit: darker where the light comes from behind, and with the air before it.
 * @param onBody share of the body's light at a pixel, 0 on a face. Default: 1
 */
export type PlaceLight = (picture: Canvas, onBody?: (x: number, y: number) => number) => void;

/**
 * Returns the light of a place on pictures of people. It is laid on once, when they are cut, because people move in
 * every second frame.
 */
export function placeLight(light: Light): PlaceLight {
  const { body, face } = BEHIND[kindOf(light)];
  const air = light.isDark ? mix(light.zenith, light.horizon, 0.4) : light.haze;
  const veil = light.isInside || light.isLamplit ? 0 : light.isDark ? NIGHT : AIR;
  return (picture, onBody = () => 1) => {
    const { width, height } = picture;
    const pen = picture.getContext('2d');
    const image = pen.getImageData(0, 0, width, height);
    const { data } = image;
    /** Lights one row. V8 compiles a function once; long loops kept falling back to uncompiled code. */
    const lightRow = (y: number): void => {
      for (let x = 0; x < width; x += 1) {
        const at = (y * width + x) * 4;
        if (data[at + 3] === 0) continue;
        const share = onBody(x, y);
        for (let channel = 0; channel < 3; channel += 1) {
          const high = face[channel] as number;
          const lit = (data[at + channel] as number) * (high + ((body[channel] as number) - high) * share);
          data[at + channel] = lit + ((air[channel] as number) - lit) * veil;
        }
      }
    };
    for (let y = 0; y < height; y += 1) lightRow(y);
    pen.putImageData(image, 0, 0);
  };
}

function kindOf({ time, isDark, isInside, isLamplit }: Light): keyof typeof BEHIND {
  if (isLamplit) return 'lamps';
  if (isInside) return isDark ? 'lamps' : 'room';
  if (time === 'sunset' || time === 'dawn') return 'low';
  return isDark ? 'night' : 'day';
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
