import { expect, test } from '@jest/globals';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { retroEtching } from '../../../../engines/lyric-video/looks/retro-etching/index.ts';
import { sunOf } from '../../../../engines/lyric-video/looks/retro-etching/sun.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { MOVEMENT_KINDS } from '../../../../engines/lyric-video/movements.ts';

/** Where the longest rays of an etched sun end, in its radii, and the width of the border, in shares of the frame. */
const [RAYS, BORDER] = [1.72, 44 / 720];

test.each([
  [360, 640],
  [640, 360],
  [360, 360],
])('shows all rays of an etched sun inside the border of a frame of %d by %d', (width, height) => {
  for (const movement of MOVEMENT_KINDS) {
    const { x, y, radius } = sunOf(
      compositionOf({ width, height }, 'job', moodOf(undefined), undefined, movement, retroEtching),
    );
    const edge = BORDER * 360 - 1;
    expect(radius).toBeGreaterThan(360 * 0.06);
    expect(x - radius * RAYS).toBeGreaterThan(edge);
    expect(x + radius * RAYS).toBeLessThan(width - edge);
    expect(y - radius * RAYS).toBeGreaterThan(edge);
  }
});
