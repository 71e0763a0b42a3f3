import { expect, test } from '@jest/globals';
import { type Frame, frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { weird } from '../../../../engines/lyric-video/looks/weird/index.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { cuesAmid } from '../films.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
];

test.each(SIZES)('the dark ground of weird words reaches past their corners, at $width × $height', (size) => {
  for (const movement of ['opening', 'verse', 'chorus'] as const) {
    const composition = compositionOf(size, 'job', moodOf(undefined), undefined, movement, weird);
    const frame = frameOf(size.width, size.height);
    weird.scene(composition).draw(frame, cuesAmid(8));
    const { left, top, width, height } = composition.text;
    const { inset = 0 } = weird.lettering(composition);
    const ground = lightAt(frame, left + width / 2, top + height / 2);
    for (const across of [inset, 1 - inset]) {
      for (const down of [0.03, 0.97])
        expect(lightAt(frame, left + across * width, top + down * height)).toBeCloseTo(ground, -1);
    }
  }
});

function lightAt({ width, y }: Frame, left: number, top: number): number {
  return y[Math.round(top) * width + Math.round(left)] as number;
}
