import type { Tint } from '../../look.ts';
import type { Fade } from './ink.ts';

/** Returns paints of two flat tones. */
export function twoTones(tint: Tint, light: string, dark: string): Fade {
  return [tint(light), tint(light), tint(dark)];
}

/** The paints of the writer, who is in several pictures. */
export function clothesOf(tint: Tint): { hood: Fade; glove: Fade } {
  return { hood: twoTones(tint, '#7d5cf0', '#33209a'), glove: twoTones(tint, '#fff1d0', '#d99a6a') };
}
