import type { Inks } from './inks.ts';

/** The inks of somebody's clothes. */
export interface Clothes {
  hood: string;
  fold: string;
  bag: string;
  /** Of the nearer and the farther leg. */
  jeans: string;
  shade: string;
  shoe: string;
  skin: string;
  seam: string;
}

export function writerIn({ tones, dark, near, body, line }: Inks): Clothes {
  const [, , , warm, pale] = tones as [string, string, string, string, string];
  return { hood: pale, fold: warm, bag: body, jeans: dark, shade: near, shoe: pale, skin: warm, seam: line };
}

export function friendIn({ tones, dark, rim, near, cloud }: Inks): Clothes {
  const [, , , warm, pale] = tones as [string, string, string, string, string];
  return { hood: rim, fold: cloud, bag: pale, jeans: dark, shade: near, shoe: pale, skin: warm, seam: dark };
}
