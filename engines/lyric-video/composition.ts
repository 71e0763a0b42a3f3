import { chanceOf } from '../drawing/chance.ts';
import { inLightOf } from './light.ts';
import type { Composition, Look, Singer } from './look.ts';
import { inMood, type Mood } from './mood.ts';
import type { MovementKind } from './movements.ts';
import { areasIn, type Shares, USUAL } from './shots.ts';
import type { Rectangle } from './words/layout.ts';

/** How much larger a close-up frames the face of a singer who stands on the frame's edge. Set by eye. */
const NEAR = 1.3;

/** Composes a movement of a look. Without a look, it is composed as in most looks. */
export function compositionOf(
  size: { width: number; height: number },
  seed: string,
  mood: Mood,
  singer?: Singer,
  movement: MovementKind = 'verse',
  look: Pick<Look, 'shots' | 'mirrored' | 'inks' | 'arrange' | 'stands'> = {},
): Composition {
  const { width, height } = size;
  const shape = width === height ? 'square' : width > height ? 'wide' : 'tall';
  const shot = look.shots?.[movement] ?? USUAL[movement];
  const { text, art } = areasIn(shot, shape, singer !== undefined, look.stands);
  const area = ([left, top, across, down]: Shares): Rectangle => ({
    left: (look.mirrored && shape === 'wide' && left < 1 ? 1 - left - across : left) * width,
    top: top * height,
    width: across * width,
    height: down * height,
  });
  const inks = look.inks && { ...look.inks[movement] };
  const composition: Composition = {
    width,
    height,
    unit: Math.min(width, height) / 720,
    shape,
    chance: chanceOf(seed),
    movement,
    tint: (color) => (inks ? inMood(inks[color] ?? color, mood) : inLightOf(movement, inMood(color, mood))),
    text: area(text),
    art: area(art),
    ...(singer
      ? { singer: look.stands ? { ...singer, stands: true, near: shot === 'close-up' ? NEAR : 1 } : singer }
      : {}),
  };
  return { ...composition, ...look.arrange?.(composition) };
}
