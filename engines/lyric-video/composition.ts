import { chanceOf } from '../drawing/chance.ts';
import type { Composition, Singer } from './look.ts';
import { inMood, type Mood } from './mood.ts';
import type { Rectangle } from './words/layout.ts';

/** Areas of words and picture, as shares of the frame. They depend on its shape and on whether there is a singer. */
const AREAS: Record<Composition['shape'], Record<'alone' | 'singer', { text: Shares; art: Shares }>> = {
  tall: {
    alone: { text: [0.09, 0.5, 0.82, 0.32], art: [0.09, 0.09, 0.82, 0.38] },
    singer: { text: [0.09, 0.58, 0.82, 0.26], art: [0.09, 0.08, 0.82, 0.46] },
  },
  wide: {
    alone: { text: [0.36, 0.22, 0.58, 0.56], art: [0.05, 0.1, 0.28, 0.8] },
    singer: { text: [0.42, 0.2, 0.53, 0.6], art: [0.04, 0.08, 0.35, 0.87] },
  },
  square: {
    alone: { text: [0.09, 0.5, 0.82, 0.4], art: [0.09, 0.07, 0.82, 0.38] },
    singer: { text: [0.09, 0.6, 0.82, 0.32], art: [0.09, 0.05, 0.82, 0.52] },
  },
};
type Shares = [left: number, top: number, width: number, height: number];

export function compositionOf(
  size: { width: number; height: number },
  seed: string,
  mood: Mood,
  singer?: Singer,
): Composition {
  const { width, height } = size;
  const shape = width === height ? 'square' : width > height ? 'wide' : 'tall';
  const { text, art } = AREAS[shape][singer ? 'singer' : 'alone'];
  const area = ([left, top, across, down]: Shares): Rectangle => ({
    left: left * width,
    top: top * height,
    width: across * width,
    height: down * height,
  });
  return {
    width,
    height,
    unit: Math.min(width, height) / 720,
    shape,
    chance: chanceOf(seed),
    tint: (color) => inMood(color, mood),
    text: area(text),
    art: area(art),
    ...(singer ? { singer } : {}),
  };
}
