import { frames, sprite } from '../../../drawing/canvas.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import { disc } from '../../../drawing/hand.ts';
import { type Layer, meter, picture } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import type { View } from '../../picture/flat-shapes.ts';
import { keptDrawings } from '../../picture/kept.ts';
import { inDisc, medalOf } from '../../picture/medallion.ts';
import { posterized } from '../../picture/prints.ts';
import type { Tones } from '../../picture/tones.ts';
import type { Shape } from '../../shots.ts';

/** Diameter of the disc in which a singer is analyzed once, in shares of the frame's shorter side. */
const ANALYZED = 0.6;
/** From dark to light, for day and for night. */
const DAY = ['#35203f', '#94456a', '#ee9774', '#fff1dc'];
const NIGHT = ['#1a2054', '#4d589f', '#a9b2e0', '#fdf3dc'];

/**
 * Where a face is in the sky: how far from the middle of the frame and from the sheet's upper edge, and its radius. Nothing
 * passes before it, and no words are on it.
 */
const FACES: Partial<Record<Composition['movement'], Record<Shape, readonly [x: number, y: number, radius: number]>>> =
  {
    opening: { wide: [-240, 290, 138], tall: [-146, 254, 114], square: [-205, 304, 106] },
    verse: { wide: [-385, 200, 146], tall: [0, 262, 124], square: [0, 292, 100] },
    break: { wide: [-240, 188, 140], tall: [-30, 150, 150], square: [-60, 118, 128] },
    ending: { wide: [160, 196, 140], tall: [0, 150, 150], square: [0, 128, 122] },
  };

const kept = keptDrawings<Tones>();

/** The singer in a disc. @param radius in pixels */
export function portraitOf({ singer, tint, width, height, movement }: Composition, radius: number): Sprite | undefined {
  if (!singer) return undefined;
  const inks = (movement === 'ending' ? NIGHT : DAY).map(tint);
  const usual = ANALYZED * Math.min(width, height);
  const tones = kept(singer, usual, () => drawnTones(medalOf(singer, usual), 1.6));
  const drawn = inDisc(posterized(tones, inks));
  return sprite(2 * radius, 2 * radius, (pen) => {
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(drawn, 0, 0, 2 * radius, 2 * radius);
  });
}

/** Where the sun or the moon with a face is, and its radius, on the sheet. */
export function placeInSky(
  { movement, shape }: Pick<Composition, 'movement' | 'shape'>,
  { middle }: Pick<View, 'middle'>,
) {
  const [x, y, radius] = FACES[movement]?.[shape] ?? [0, 0, 0];
  return { x: middle + x, y, radius };
}

/** The singer in the sun or in the moon. Without a singer, there is nothing. Lengths are those of the sheet. */
export function faceInSky(composition: Composition, view: View): Layer[] {
  const { tint, movement } = composition;
  const { x, y, radius } = placeInSky(composition, view);
  const portrait = portraitOf(composition, radius * view.scale);
  if (!portrait) return [];
  const rings = movement === 'ending' ? ['#2c3576', '#47539b'] : ['#ffe6b8', '#fff4dc'];
  const reach = radius * 1.3 * view.scale;
  const halo = frames(6, 2 * reach, 2 * reach, (pen, share) => {
    for (const [index, wide] of [1.18 + 0.1 * share, 1.07 + 0.04 * share].entries()) {
      disc(pen, reach, reach, radius * wide * view.scale);
      pen.fillStyle = tint(rings[index] as string);
      pen.fill();
    }
  });
  const place = view.at(x, y);
  return [meter(halo, ({ bass, hit }) => 0.7 * bass + 0.4 * hit).at(place), picture(portrait).at(place)];
}
