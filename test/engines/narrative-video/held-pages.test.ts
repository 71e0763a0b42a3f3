import { describe, expect, test } from '@jest/globals';
import { luminance } from '../../../engines/drawing/color.ts';
import { carriedObject } from '../../../engines/narrative-video/scenery/objects/index.ts';

/** Height of a line of writing at most, meters. */
const LINE = 0.02;

function writingOn(name: 'letter' | 'book') {
  const parts = carriedObject(name)?.parts ?? [];
  return parts.filter((part) => part.form === 'block' && part.size[1] < LINE && luminance(part.color) < 170);
}

describe('pages in the hands of a reader', () => {
  test('of a book show their writing to the reader, not to the viewer', () => {
    const writing = writingOn('book');
    expect(writing.length).toBeGreaterThan(3);
    for (const { at } of writing) expect(at[2]).toBeLessThan(0);
  });

  test('of a letter are written on both sides, so that the viewer sees that it is one', () => {
    const depths = writingOn('letter').map(({ at }) => at[2]);
    expect(depths.filter((z) => z > 0).length).toBeGreaterThan(3);
    expect(depths.filter((z) => z < 0).length).toBeGreaterThan(3);
  });
});
