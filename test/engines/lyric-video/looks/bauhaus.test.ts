import { describe, expect, test } from '@jest/globals';
import { frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { bauhaus } from '../../../../engines/lyric-video/looks/bauhaus.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { cuesAmid, difference } from '../films.ts';

const SIZES = [
  { width: 180, height: 320 },
  { width: 320, height: 180 },
  { width: 240, height: 240 },
];

describe.each(['opening', 'verse', 'chorus'] as const)('the %s of a Bauhaus film', (movement) => {
  test.each(SIZES)('has its words above the highest step of the meter, at $width × $height', (size) => {
    const composition = compositionOf(size, 'job', moodOf(undefined), undefined, movement, bauhaus);
    const scene = bauhaus.scene(composition);
    const [quiet, loud] = [0, 1].map((loudness) => {
      const frame = frameOf(size.width, size.height);
      const cues = { ...cuesAmid(8), loudness, bass: 0, hit: 0 };
      scene.draw(frame, { ...cues, onTwos: cues });
      // Only the meter is at the foot of the page.
      frame.y.fill(0, 0, Math.round(0.7 * size.height) * size.width);
      return frame;
    });
    if (!quiet || !loud) throw new Error('both frames are drawn');
    const { text } = composition;
    expect(difference(quiet, loud)?.top).toBeGreaterThan(text.top + text.height);
  });
});
