import type { Look } from './look.ts';
import type { MovementKind } from './movements.ts';

/**
 * Writes the colors of a painted look's movements as rows of a table.
 * @param verse the look's own colors `#rrggbb`, separated by spaces
 * @param others the colors that take their places, in the same order
 */
export function palettes(verse: string, others: Partial<Record<MovementKind, string>>): NonNullable<Look['inks']> {
  const own = verse.split(' ');
  const inksOf = (row: string) => Object.fromEntries(row.split(' ').map((color, index) => [own[index], color]));
  return Object.fromEntries(Object.entries(others).map(([kind, row]) => [kind, inksOf(row)]));
}
