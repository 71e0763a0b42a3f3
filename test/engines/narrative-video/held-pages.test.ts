import { describe, expect, test } from '@jest/globals';
import { luminance } from '../../../engines/drawing/color.ts';
import { carriedObject } from '../../../engines/narrative-video/scenery/objects/index.ts';

/** Height of a line of writing at most, meters. */
const LINE = 0.02;

function writingOnBook() {
  const parts = carriedObject('book')?.parts ?? [];
  return parts.filter((part) => part.form === 'block' && part.size[1] < LINE && luminance(part.color) < 170);
}

describe('pages in the hands of a reader', () => {
  test('of a book show their writing to the reader, not to the viewer', () => {
    const writing = writingOnBook();
    expect(writing.length).toBeGreaterThan(3);
    for (const { at } of writing) expect(at[2]).toBeLessThan(0);
  });
});
