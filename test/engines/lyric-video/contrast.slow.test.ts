import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { registerFonts } from '../../../engines/drawing/fonts.ts';
import { type Frame, frameOf } from '../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../engines/lyric-video/composition.ts';
import type { Singer } from '../../../engines/lyric-video/look.ts';
import { lookOf } from '../../../engines/lyric-video/looks.ts';
import { moodOf } from '../../../engines/lyric-video/mood.ts';
import { loadSinger } from '../../../engines/lyric-video/singer.ts';
import { captionsOf } from '../../../engines/lyric-video/words/captions.ts';
import { large } from '../../../engines/lyric-video/words/hook.ts';
import type { Lettering } from '../../../engines/lyric-video/words/lettering.ts';
import { phraseOf } from '../../../engines/lyric-video/words/tokens.ts';
import { LYRIC_PRESETS } from '../../../functions/domain/requests.ts';
import { cuesAmid, line } from './films.ts';

/** WCAG 2.2, 1.4.3: what large letters need. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const READABLE = 3;
/** In an outlined letter, about this share of what is drawn stands out from what is around. */
const SHARE = 0.25;
const SIZES = [
  { width: 640, height: 360 },
  { width: 360, height: 640 },
];
/** Words that wait for two seconds. */
const CUES = cuesAmid(2);
const WORDS = line('All the windows are burning', 0, 8);
WORDS.timedWords = WORDS.text.split(' ').map((text, index) => ({ text, start: 4 + index / 2, end: 4.5 + index / 2 }));

let singer: Singer;

beforeAll(async () => {
  registerFonts();
  singer = await loadSinger(join(import.meta.dirname, '../../pictures/astronaut.jpg'), tmpdir());
});

const looks = [undefined, ...LYRIC_PRESETS].map((preset) => ({ preset, look: lookOf(preset) }));

describe.each(looks)('$preset', ({ look }) => {
  test.each(['verse', 'chorus'] as const)('words of a %s can be read before they are sung', (kind) => {
    for (const size of SIZES) {
      const composition = compositionOf(size, 'job', moodOf(undefined), singer, kind, look);
      const usual = look.lettering(composition);
      const lettering = kind === 'chorus' ? large(usual) : usual;
      // A look that shows each word when it is sung has no words that wait.
      if (lettering.entrance.by === 'word') continue;
      const scene = look.scene(composition);
      const drawn = (words: Lettering) => {
        const frame = frameOf(size.width, size.height);
        scene.draw(frame, CUES);
        captionsOf([phraseOf(WORDS)], words, composition, look.fps, (word) => [word]).draw(frame, CUES);
        return frame;
      };
      expect(readable(drawn(lettering), drawn({ ...lettering, paint: () => {} }))).toBeGreaterThan(SHARE);
    }
  });
});

/** The share of the pixels that letters change in which they have enough contrast to what was there. */
function readable({ y }: Frame, before: Frame): number {
  let [changed, strong] = [0, 0];
  for (let at = 0; at < y.length; at++) {
    const [above, below] = [y[at] as number, before.y[at] as number];
    if (above - below < 8 && below - above < 8) continue;
    const [one, other] = [lightOf(above), lightOf(below)];
    changed++;
    if (one >= READABLE * other || other >= READABLE * one) strong++;
  }
  return strong / changed;
}

/** Relative luminance of WCAG and its 0.05 of glare, for luma in limited range. */
function lightOf(luma: number): number {
  return (luma > 16 ? ((luma - 16) / 219) ** 2.2 : 0) + 0.05;
}
