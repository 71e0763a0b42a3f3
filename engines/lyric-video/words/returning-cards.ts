import type { Card } from './layout.ts';

/** Most bytes of pictures that wait for their return. A card takes 1 to 3 MB at 720 lines. */
const ROOM = 12 << 20;

/**
 * Draws cards that look the same only once, because a chorus returns. A picture is kept until its last return, if there
 * is room for it.
 * @param draw draws a card by its index. It is only asked for the first of the same cards, so that a picture does not
 * depend on what was drawn before it.
 * @param bytesOf bytes of a picture
 */
export function drawnOnce<T>(
  cards: readonly Card[],
  draw: (index: number) => T,
  bytesOf: (picture: T) => number,
  room = ROOM,
): (index: number) => T {
  const [firsts, lasts] = [new Map<string, number>(), new Map<number, number>()];
  const same = cards.map((card, index) => {
    const look = lookOf(card);
    const first = firsts.get(look) ?? index;
    firsts.set(look, first);
    lasts.set(first, index);
    return first;
  });
  const kept = new Map<number, T>();
  let free = room;
  return (index) => {
    const first = same[index] as number;
    const known = kept.get(first);
    const picture = known ?? draw(first);
    const returns = index < (lasts.get(first) as number);
    if (returns && !known && bytesOf(picture) <= free) {
      kept.set(first, picture);
      free -= bytesOf(picture);
    } else if (!returns && known) {
      kept.delete(first);
      free += bytesOf(picture);
    }
    return picture;
  };
}

/** What a card shows and where, but not when. */
function lookOf({ words, size, block, rightToLeft, romanized }: Card): string {
  const shown = words.map(({ text, x, y, width, rightToLeft: turned }) => [text, x, y, width, turned]);
  return JSON.stringify([shown, size, block, rightToLeft, romanized && lookOf(romanized)]);
}
