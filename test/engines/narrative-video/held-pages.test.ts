import { describe, expect, test } from '@jest/globals';
import { luminance } from '../../../engines/drawing/color.ts';
import { carriedObject } from '../../../engines/narrative-video/scenery/objects/index.ts';

describe('pages in the hands of a reader', () => {
  test.each(['letter', 'book'] as const)('%s: show their writing to the reader, not to the viewer', (name) => {
    const parts = carriedObject(name)?.parts ?? [];
    const writing = parts.filter(({ color: [red, green, blue] }) => {
      const level = luminance([red, green, blue]);
      return level > 120 && level < 170 && Math.max(red, green, blue) - Math.min(red, green, blue) < 20;
    });
    expect(writing.length).toBeGreaterThan(3);
    for (const { at } of writing) expect(at[2]).toBeLessThan(0);
  });
});
