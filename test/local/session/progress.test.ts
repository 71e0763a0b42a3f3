import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startProgress } from '../../../local/session/progress.ts';

let written: string[];

function output(isTTY: boolean): NodeJS.WriteStream {
  const write = (text: string) => written.push(text);
  return { isTTY, columns: 100, write } as unknown as NodeJS.WriteStream;
}

beforeEach(() => {
  written = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a terminal shows one line with a bar, the percent and the time that is left', () => {
  const progress = startProgress(output(true));
  const lines = [
    [{ stage: 'queued', percent: 0, seconds_left: null }, '░░░░░░░░░░░░░░░░░░░░   0 % song · 0.1 s'],
    [{ stage: 'rendering', percent: 41.7, seconds_left: 23 }, '████████░░░░░░░░░░░░  41 % song · 23 s left · 0.2 s'],
    [
      { stage: 'rendering', percent: 99.9, seconds_left: 125 },
      '███████████████████░  99 % song · 2 min 5 s left · 0.2 s',
    ],
    [{ stage: 'completed', percent: 100, seconds_left: 0 }, '████████████████████ 100 % song · 0.3 s'],
  ] as const;
  for (const [far, line] of lines) {
    progress.step('song', far);
    jest.advanceTimersByTime(80);
    // After the sequence that clears the line, and a character that turns.
    expect(written.at(-1)?.startsWith('\r\u001b[2K')).toBe(true);
    expect(written.at(-1)?.slice(7)).toBe(line);
  }
  progress.done();
});

test('a file gets a line for each stage, without a bar', () => {
  const progress = startProgress(output(false));
  progress.step('reading', { stage: 'preparing', percent: 1, seconds_left: null });
  progress.step('drawing', { stage: 'rendering', percent: 40, seconds_left: 3 });
  progress.step('drawing', { stage: 'rendering', percent: 60, seconds_left: 2 });
  progress.done();
  expect(written).toEqual(['reading\n', 'drawing\n']);
});
