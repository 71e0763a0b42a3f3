import { beforeAll, expect, test } from '@jest/globals';
import { registerFonts } from '../../../engines/drawing/fonts.ts';
import { frameOf } from '../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../engines/lyric-video/composition.ts';
import { lookOf } from '../../../engines/lyric-video/looks.ts';
import { moodOf } from '../../../engines/lyric-video/mood.ts';
import type { MovementKind } from '../../../engines/lyric-video/movements.ts';
import { captionsOf, merged } from '../../../engines/lyric-video/words/captions.ts';
import { kinetic, large } from '../../../engines/lyric-video/words/hook.ts';
import type { Lettering } from '../../../engines/lyric-video/words/lettering.ts';
import { phraseOf } from '../../../engines/lyric-video/words/tokens.ts';
import { cuesAmid, line } from './films.ts';

const WORDS = 'Sing it';

beforeAll(registerFonts);

function cardsOf(kind: MovementKind, change: (lettering: Lettering) => Lettering, start = 0, text = WORDS) {
  const composition = compositionOf({ width: 320, height: 180 }, 'job', moodOf(undefined), undefined, kind);
  const lettering = change(lookOf('BAUHAUS').lettering(composition));
  const phrase = phraseOf(line(text, start, start + 2));
  return captionsOf([phrase], lettering, composition, 24, (word) => [word]);
}

const sizeOf = (...of: Parameters<typeof cardsOf>) => cardsOf(...of).cards[0]?.size ?? 0;

test('words are larger in a chorus than in a verse, and largest in its hook', () => {
  const sizes = [sizeOf('verse', (same) => same), sizeOf('chorus', large), sizeOf('chorus', kinetic)];
  expect(sizes[1]).toBeGreaterThan((sizes[0] as number) * 1.1);
  expect(sizes[2]).toBeGreaterThan((sizes[1] as number) * 1.1);
});

test('each word of a hook comes when it is sung, and leaps', () => {
  const lettering = kinetic(
    lookOf('BAUHAUS').lettering(compositionOf({ width: 320, height: 180 }, 'job', moodOf(undefined))),
  );
  const facts = {} as Parameters<Lettering['paint']>[3];
  expect(lettering.entrance.by).toBe('word');
  expect(lettering.sway?.(0.5, facts).dy).toBeLessThan(0);
  expect(lettering.sway?.(1, facts).dy).toBeCloseTo(0);
});

test.each([
  ['line', WORDS],
  ['second line', 'Sing\nit'],
])('the rest of a hook’s %s waits faintly while its first word is sung', (_, text) => {
  const { cards, draw } = cardsOf('chorus', kinetic, 0, text);
  const [first, next] = cards[0]?.words ?? [];
  if (!first || !next) throw new Error('the hook has two words');
  const darkness = (seconds: number, { x, y, width }: typeof next) => {
    const frame = frameOf(320, 180);
    frame.y.fill(255);
    draw(frame, cuesAmid(seconds));
    let darkest = 255;
    for (let row = Math.round(y - 20); row < y; row++)
      darkest = Math.min(darkest, ...frame.y.subarray(row * 320 + Math.round(x), row * 320 + Math.round(x + width)));
    return 255 - darkest;
  };
  const waiting = (first.start + next.start) / 2;
  expect(next.line - first.line).toBe(text === WORDS ? 0 : 1);
  expect(darkness(waiting, next)).toBeGreaterThan(30);
  expect(darkness(waiting, next)).toBeLessThan(0.6 * darkness(next.end - 0.4, next));
});

test('a word hardly leaves its line while it is sung, however a look lets it sway', () => {
  const composition = compositionOf({ width: 320, height: 180 }, 'job', moodOf(undefined));
  const jumping: Lettering = { ...lookOf('BAUHAUS').lettering(composition), sway: () => ({ dy: -0.5 }) };
  const { cards, draw } = captionsOf([phraseOf(line('Sing', 0, 2))], jumping, composition, 24, (word) => [word]);
  const [
    {
      size,
      words: [word],
    } = { size: 0, words: [] },
  ] = cards;
  const topAt = (seconds: number) => {
    const frame = frameOf(320, 180);
    frame.y.fill(255);
    draw(frame, cuesAmid(seconds));
    return Math.floor(frame.y.findIndex((luma) => luma < 200) / 320);
  };
  if (!word) throw new Error('the card has a word');
  const [during, after] = [topAt((word.start + word.end) / 2), topAt(word.end)];
  expect(after - during).toBeLessThanOrEqual(0.06 * size + 1);
});

test('captions of several kinds are one list in the order of the song', () => {
  const all = merged([cardsOf('verse', large, 8), cardsOf('chorus', large, 2), cardsOf('verse', large, 5)]);
  expect(all.cards.map(({ start }) => start)).toEqual([2, 5, 8]);
});
