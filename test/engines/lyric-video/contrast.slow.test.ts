import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { registerFonts } from '../../../engines/drawing/fonts.ts';
import { type Frame, frameOf } from '../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../engines/lyric-video/composition.ts';
import type { FrameCues } from '../../../engines/lyric-video/frame-cues.ts';
import type { Look, Singer } from '../../../engines/lyric-video/look.ts';
import { lookOf } from '../../../engines/lyric-video/looks.ts';
import { moodOf } from '../../../engines/lyric-video/mood.ts';
import type { MovementKind } from '../../../engines/lyric-video/movements.ts';
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
/** How much more sung words stand out at least, so that it is seen at a glance. Set by eye. */
const STRONGER = 1.15;
const SIZES = [
  { width: 640, height: 360 },
  { width: 360, height: 640 },
];
/** When all words wait, and when all are sung. */
const [WAITING, SUNG] = [cuesAmid(2), cuesAmid(7)];
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
      const { lettering, drawn } = stageOf(look, kind, size);
      if (bringsOwnGround(lettering)) continue;
      expect(readable(drawn(WAITING), drawn(WAITING, { ...lettering, paint: () => {} }))).toBeGreaterThan(SHARE);
    }
  });

  test.each(['verse', 'chorus'] as const)('words of a %s stand out more once they are sung', (kind) => {
    for (const size of SIZES) {
      const { lettering, drawn } = stageOf(look, kind, size);
      if (bringsOwnGround(lettering)) continue;
      const without = drawn(WAITING, { ...lettering, paint: () => {} });
      expect(strengthOf(drawn(SUNG), without)).toBeGreaterThan(STRONGER * strengthOf(drawn(WAITING), without));
    }
  });
});

function stageOf(look: Look, kind: MovementKind, size: (typeof SIZES)[number]) {
  const composition = compositionOf(size, 'job', moodOf(undefined), singer, kind, look);
  const usual = look.lettering(composition);
  const lettering = kind === 'chorus' ? large(usual) : usual;
  const scene = look.scene(composition);
  const drawn = (cues: FrameCues, words: Lettering = lettering) => {
    const frame = frameOf(size.width, size.height);
    scene.draw(frame, WAITING);
    captionsOf([phraseOf(WORDS)], words, composition, look.fps, (word) => [word]).draw(frame, cues);
    return frame;
  };
  return { lettering, drawn };
}

/** Looks that bring each word when it is sung have no words that wait, or have them on papers of their own. */
function bringsOwnGround({ entrance }: Lettering): boolean {
  return entrance.by === 'word';
}

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

/** How much letters change a picture: the distance in color of all their pixels from what was there. */
function strengthOf(frame: Frame, before: Frame): number {
  let sum = 0;
  for (let at = 0; at < frame.y.length; at++) {
    const [row, column] = [Math.floor(at / frame.width), at % frame.width];
    const pair = Math.floor(row / 2) * (frame.width / 2) + Math.floor(column / 2);
    const change = (plane: 'y' | 'u' | 'v', index: number) =>
      (frame[plane][index] as number) - (before[plane][index] as number);
    sum += Math.hypot(change('y', at), change('u', pair), change('v', pair));
  }
  return sum;
}
