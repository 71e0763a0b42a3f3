import { beforeAll, describe, expect, test } from '@jest/globals';
import { registerFonts } from '../../../engines/drawing/fonts.ts';
import { frameOf } from '../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../engines/lyric-video/composition.ts';
import { lookOf } from '../../../engines/lyric-video/looks.ts';
import { moodOf } from '../../../engines/lyric-video/mood.ts';
import { captionsOf } from '../../../engines/lyric-video/words/captions.ts';
import type { Card } from '../../../engines/lyric-video/words/layout.ts';
import { drawnOnce } from '../../../engines/lyric-video/words/returning-cards.ts';
import { phraseOf } from '../../../engines/lyric-video/words/tokens.ts';
import { cuesAmid, line } from './films.ts';

beforeAll(registerFonts);

/** The words of a song whose second and fourth lines are the same, and the texts that its look has painted. */
function captions() {
  const composition = compositionOf({ width: 320, height: 180 }, 'job', moodOf(undefined));
  const usual = lookOf('ART_BRUT').lettering(composition);
  const painted: string[] = [];
  const lettering: typeof usual = {
    ...usual,
    paint(pen, text, state, facts) {
      if (state === 'sung') painted.push(text);
      usual.paint(pen, text, state, facts);
    },
  };
  const phrases = ['Rain fell', 'Stay here', 'Snow fell', 'Stay here'].map((text, index) =>
    phraseOf(line(text, 3 * index, 3 * index + 2)),
  );
  const { cards, draw } = captionsOf(phrases, lettering, composition, 24, (word) => [word]);
  return {
    cards,
    painted,
    drawAt(seconds: number) {
      const frame = frameOf(320, 180);
      draw(frame, cuesAmid(seconds));
      return frame.data;
    },
  };
}

describe('a line that returns', () => {
  test('is painted once', () => {
    const { painted, drawAt } = captions();
    for (const seconds of [1, 4, 7, 10]) drawAt(seconds);
    expect(painted.map((text) => text.toLowerCase())).toEqual(['rain', 'fell', 'stay', 'here', 'snow', 'fell']);
  });

  test('shows its words when they are sung again', () => {
    const { cards, drawAt } = captions();
    const [first, second] = cards[3]?.words ?? [];
    if (!first || !second) throw new Error('the line has two words');
    const [early, late] = [first, second].map(({ start, end }) => drawAt((start + end) / 2)) as [
      Uint8Array,
      Uint8Array,
    ];
    expect(Buffer.compare(early, late)).not.toBe(0);
    expect(Buffer.compare(drawAt((first.start + first.end) / 2), early)).toBe(0);
  });

  test('looks the same whatever was drawn before it', () => {
    const [whole, end] = [captions(), captions()];
    for (const seconds of [1, 4, 7]) whole.drawAt(seconds);
    expect(Buffer.compare(whole.drawAt(10), end.drawAt(10))).toBe(0);
  });
});

describe('pictures of cards', () => {
  const card = (text: string): Card => ({
    words: [{ text, before: 'line', x: 0, y: 0, width: 9, line: 0, rightToLeft: false, start: 0, end: 1 }],
    ...{ size: 10, block: { left: 0, top: 0, width: 9, height: 9 }, lines: 1, start: 0, end: 1, rightToLeft: false },
  });

  function drawn(texts: readonly string[], room: number) {
    const asked: number[] = [];
    const pictureAt = drawnOnce(
      texts.map(card),
      (index) => asked.push(index),
      () => 10,
      room,
    );
    for (const index of texts.keys()) pictureAt(index);
    return asked;
  }

  test('are drawn again if there is no room to keep them', () => {
    expect(drawn(['a', 'b', 'a', 'b', 'a'], 10)).toEqual([0, 1, 1]);
    expect(drawn(['a', 'a'], 9)).toEqual([0, 0]);
  });

  test('leave their room when they have returned for the last time', () => {
    expect(drawn(['a', 'a', 'b', 'b'], 10)).toEqual([0, 2]);
  });
});
