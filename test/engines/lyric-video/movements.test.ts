import { expect, test } from '@jest/globals';
import { hookOf, type Movement, movementsOf, plain, type SungLine } from '../../../engines/lyric-video/movements.ts';

const SECOND_BEATS = Array.from({ length: 421 }, (_, second) => second + 0.25);

function song(durationSeconds: number, energies: readonly number[] = [0.5]) {
  const each = durationSeconds / energies.length;
  const sections = energies.map((energy, index) => ({ start: index * each, end: (index + 1) * each, energy }));
  return { durationSeconds, beats: SECOND_BEATS.filter((beat) => beat < durationSeconds), sections };
}

/** Lines of 3 s, one every 4 s. */
function stanza(start: number, ...texts: readonly string[]): SungLine[] {
  return texts.map((text, index) => ({ text, start: start + 4 * index, end: start + 4 * index + 3 }));
}

const CHORUS = ['Sing it again', 'Sing it all night'];
const WHOLE = [
  ...stanza(12, 'One morning', 'I woke up', 'and went out'),
  ...stanza(24, ...CHORUS, 'Sing it again'),
  ...stanza(56, 'One evening', 'I came home', 'and lay down'),
  ...stanza(68, ...CHORUS, 'sing it, again!'),
];

const kinds = (movements: readonly Movement[]) => movements.map(({ kind }) => kind).join(' ');

test('an opening, verses, choruses of lines that come back, a break and an ending are found', () => {
  const movements = movementsOf(song(100), WHOLE);
  expect(kinds(movements)).toBe('opening verse chorus break verse chorus ending');
  expect(movements.map(({ start }) => start)).toEqual([0, 9.25, 23.25, 35.25, 53.25, 67.25, 79.25]);
});

test('movements cover the song without gaps and last at least 6 s, and words never cross a border', () => {
  for (const [duration, lines] of [
    [100, WHOLE],
    [300, stanza(3, ...Array.from({ length: 70 }, (_, index) => (index % 9 < 2 ? 'La la la' : `Line ${index}`)))],
    [60, [...stanza(20, 'Alone'), ...stanza(40, 'At last')]],
    [22, stanza(2, 'Hello morning', 'hello light', 'take my hand')],
  ] as const) {
    const movements = movementsOf(song(duration), lines);
    expect(movements[0]?.start).toBe(0);
    expect(movements.at(-1)?.end).toBe(duration);
    movements.forEach(({ start, end, free }, index) => {
      expect(end - start).toBeGreaterThanOrEqual(6);
      expect(free).toBeLessThanOrEqual(start);
      if (index > 0) expect(movements[index - 1]?.end).toBe(start);
      expect(lines.filter((line) => line.start < start && line.end > start)).toEqual([]);
    });
  }
});

test('borders are on beats if a beat is between the words', () => {
  const borders = movementsOf(song(100), WHOLE).slice(1);
  expect(borders.filter(({ start }) => !SECOND_BEATS.includes(start))).toEqual([]);
});

test('a short song with a few lines is one verse', () => {
  expect(kinds(movementsOf(song(12), stanza(2, 'Hello tonight', 'The stars fall')))).toBe('verse');
});

test('without lines that come back, the louder part is the chorus', () => {
  const lines = stanza(2, ...Array.from({ length: 14 }, (_, index) => `Line ${index}`));
  expect(kinds(movementsOf(song(60, [0.3, 0.7, 0.3]), lines))).toBe('verse chorus verse');
});

test.each([
  [30, 6, 'verse'],
  [60, 14, 'verse chorus'],
  [180, 44, 'verse chorus verse chorus verse chorus verse'],
])('a song of %d s with equally loud lines that never come back still changes its picture', (seconds, count, found) => {
  const lines = stanza(2, ...Array.from({ length: count }, (_, index) => `Line ${index}`));
  expect(kinds(movementsOf(song(seconds), lines))).toBe(found);
});

test('a song in which every line comes back is divided by loudness', () => {
  const lines = stanza(2, ...Array.from({ length: 14 }, (_, index) => `Line ${index % 7}`));
  expect(kinds(movementsOf(song(60, [0.3, 0.7]), lines))).toBe('verse chorus');
});

test('an echo within a verse is no chorus', () => {
  const lines = stanza(2, 'Go', 'Go', 'Away from here', 'And never back', 'And far away', 'And gone');
  expect(kinds(movementsOf(song(30), lines))).toBe('verse');
});

test('a song without words changes with its loudness', () => {
  expect(kinds(movementsOf(song(60, [0.2, 0.25, 0.8]), []))).toBe('verse chorus');
  expect(kinds(movementsOf(song(60), []))).toBe('verse');
});

test('the hook is the line that returns most often, whatever its case and punctuation', () => {
  expect(hookOf(WHOLE)).toBe(plain('Sing it again'));
  expect(hookOf(stanza(2, 'Once', 'Twice'))).toBeUndefined();
});

test('lines of other scripts come back too', () => {
  const verse = (from: number) => Array.from({ length: 3 }, (_, index) => `夜が${from + index}`);
  const lines = [
    ...stanza(1, ...verse(0)),
    ...stanza(13, '歌おう', '空へ'),
    ...stanza(21, ...verse(5)),
    ...stanza(33, '歌おう', '空へ'),
  ];
  expect(kinds(movementsOf(song(44), lines))).toBe('verse chorus verse chorus');
});
