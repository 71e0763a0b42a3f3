import { chanceOf } from '../drawing/chance.ts';
import { inLightOf } from './light.ts';
import type { Composition, Look, Singer } from './look.ts';
import { inMood, type Mood } from './mood.ts';
import type { MovementKind } from './movements.ts';
import { areasIn, type Shares, USUAL } from './shots.ts';
import type { Rectangle } from './words/layout.ts';

/** Composes a movement of a look. Without a look, it is composed as in most looks. */
export function compositionOf(
  size: { width: number; height: number },
  seed: string,
  mood: Mood,
  singer?: Singer,
  movement: MovementKind = 'verse',
  look: Pick<Look, 'shots' | 'inks' | 'arrange'> = {},
): Composition {
  const { width, height } = size;
  const shape = width === height ? 'square' : width > height ? 'wide' : 'tall';
  const { text, art } = areasIn(look.shots?.[movement] ?? USUAL[movement], shape, singer !== undefined);
  const area = ([left, top, across, down]: Shares): Rectangle => ({
    left: left * width,
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
    ...(singer ? { singer } : {}),
  };
  return { ...composition, ...look.arrange?.(composition) };
}
