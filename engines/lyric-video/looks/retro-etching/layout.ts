import type { Composition } from '../../look.ts';

/** The horizon. Under it, the sea goes down to the frame, or to the words of a frame without sides. */
export function seaLine({
  shape,
  art,
  height,
  movement,
}: Pick<Composition, 'shape' | 'art' | 'height' | 'movement'>): number {
  if (movement === 'chorus') return height * (shape === 'wide' ? 0.76 : 0.84);
  if (shape !== 'wide' && (movement === 'break' || movement === 'ending')) return height * 0.76;
  return shape === 'wide' ? height * 0.73 : art.top + art.height * 0.76;
}

/** The lower edge of what is engraved, above words at the foot of the sheet. */
export function footOf({ shape, height, text, art, unit }: Composition): number {
  return shape === 'wide' || text.top > height || text.top < art.top ? height - 40 * unit : text.top - 14 * unit;
}
