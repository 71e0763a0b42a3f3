import { expect, test } from '@jest/globals';
import { dropIslands } from '../../../../engines/narrative-video/figures/photo/head-outline.ts';

/** Returns a picture whose pixels are as opaque as the rows say: `#` fully, `:` faintly, and a blank not at all. */
function pictureOf(rows: readonly string[]) {
  const width = rows[0]?.length ?? 0;
  const data = new Uint8ClampedArray(width * rows.length * 4);
  [...rows.join('')].forEach((mark, at) => {
    data[at * 4 + 3] = mark === '#' ? 255 : mark === ':' ? 40 : 0;
  });
  return { data, width, height: rows.length };
}

test('a rest of the background beside a head disappears, and a faint strand of hair stays', () => {
  const picture = pictureOf(['        ', '  ###  #', '  ###  #', '  ##:   ', '    :   ']);
  dropIslands(picture, { x: 3, y: 2 });
  const shown = (x: number, y: number) => picture.data[(y * picture.width + x) * 4 + 3];
  expect(shown(7, 1)).toBe(0);
  expect(shown(7, 2)).toBe(0);
  expect(shown(2, 1)).toBe(255);
  expect(shown(4, 4)).toBe(40);
});
