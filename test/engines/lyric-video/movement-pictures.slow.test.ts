import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../engines/drawing/canvas.ts';
import { registerFonts } from '../../../engines/drawing/fonts.ts';
import { type Frame, frameOf } from '../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../engines/lyric-video/composition.ts';
import type { Composition, Look, Singer } from '../../../engines/lyric-video/look.ts';
import { lookOf } from '../../../engines/lyric-video/looks.ts';
import { moodOf } from '../../../engines/lyric-video/mood.ts';
import type { MovementKind } from '../../../engines/lyric-video/movements.ts';
import { loadSinger } from '../../../engines/lyric-video/singer.ts';
import { LYRIC_PRESETS } from '../../../functions/domain/requests.ts';
import { cuesAmid, difference } from './films.ts';

const ALL = [undefined, ...LYRIC_PRESETS];
interface Size {
  width: number;
  height: number;
}

/** Small frames, because only the arrangement is compared. */
const CASES: [string, Size, boolean][] = [
  ['16:9 with a singer', { width: 320, height: 180 }, true],
  ['9:16 with a singer', { width: 180, height: 320 }, true],
  ['9:16 without a singer', { width: 180, height: 320 }, false],
  ['1:1 with a singer', { width: 240, height: 240 }, true],
  ['1:1 without a singer', { width: 240, height: 240 }, false],
];
const WIDE_ALONE: (typeof CASES)[number] = ['16:9 without a singer', { width: 320, height: 180 }, false];
const CUES = cuesAmid(8);

let singer: Singer;
/** The same picture, whose face is checkered, and again with the colors of the checkers exchanged. */
let checkered: Singer[];

beforeAll(async () => {
  registerFonts();
  singer = await loadSinger(join(import.meta.dirname, '../../pictures/astronaut.jpg'), tmpdir());
  checkered = [0, 1].map((first) => ({ ...singer, canvas: withCheckers(singer, first) }));
});

function withCheckers({ canvas, width, height, face }: Singer, first: number): Singer['canvas'] {
  if (!face) throw new Error('the picture has no face');
  const { canvas: changed, pen } = newCanvas(width, height);
  pen.drawImage(canvas, 0, 0);
  const [column, row] = [face.box.width / 3, face.box.height / 3];
  for (let cell = 0; cell < 9; cell++) {
    pen.fillStyle = cell % 2 === first ? '#000' : '#fff';
    pen.fillRect(face.box.x + (cell % 3) * column, face.box.y + Math.floor(cell / 3) * row, column, row);
  }
  return changed;
}

function composed(look: Look, size: Size, kind: MovementKind, who?: Singer): Composition {
  return compositionOf(size, 'job', moodOf(undefined), who, kind, look);
}

describe.each(ALL)('%s', (preset) => {
  const look = lookOf(preset);

  test.each(CASES)('has a clearly different picture for each kind of movement, in %s', (_, size, hasSinger) => {
    const [verse, ...others] = (['verse', 'chorus', 'break', 'opening', 'ending'] as const).map((kind) => {
      const composition = composed(look, size, kind, hasSinger ? singer : undefined);
      const frame = frameOf(size.width, size.height);
      look.scene(composition).draw(frame, CUES);
      return frame;
    });
    const share = (frame: Frame) => (difference(verse as Frame, frame)?.pixels ?? 0) / (size.width * size.height);
    for (const other of others) expect(share(other)).toBeGreaterThan(0.04);
  });

  // Exchanging the colors changes every part of the face that is seen, and no part that is covered.
  test.each(CASES.slice(0, 2))('lets nothing cover the face, in %s', (_, size) => {
    for (const kind of ['opening', 'verse', 'chorus', 'break'] as const) {
      const [one, other] = checkered.map((who) => {
        const frame = frameOf(size.width, size.height);
        look.scene(composed(look, size, kind, who)).draw(frame, CUES);
        return frame;
      });
      const { left = 0, right = 0, top = 0, bottom = 0, pixels = 0 } = difference(one as Frame, other as Frame) ?? {};
      expect(pixels / ((right - left) * (bottom - top))).toBeGreaterThan(0.19);
    }
  });

  test.each([...CASES, WIDE_ALONE])('keeps words inside the safe margins, in %s', (_, size, hasSinger) => {
    for (const kind of ['opening', 'verse', 'chorus'] as const) {
      const { text } = composed(look, size, kind, hasSinger ? singer : undefined);
      expect(text.left).toBeGreaterThanOrEqual(size.width * 0.04);
      expect(text.left + text.width).toBeLessThanOrEqual(size.width * 0.96);
      expect(text.top).toBeGreaterThanOrEqual(size.height * 0.04);
      expect(text.top + text.height).toBeLessThanOrEqual(size.height * 0.95);
    }
  });
});
