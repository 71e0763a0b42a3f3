import { describe, expect, test } from '@jest/globals';
import { ANSWER_BYTES, answerLine } from '../../functions/domain/answer-line.ts';

const lineOf = (text: string) => answerLine(Buffer.from(text));

describe('the first line of an answer', () => {
  test.each([
    ['ok', 'ok'],
    ['ok\nmore', 'ok'],
    ['\r\n \n  no such order \r\n', 'no such order'],
    ['', null],
    [' \n\t\n', null],
    ['\u001b[31mred\u001b[0m\u0000\u007f\u202e', '[31mred[0m'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('of %j is %j', (text, line) => {
    expect(lineOf(text)).toBe(line);
  });

  test('has at most 200 complete characters', () => {
    expect(lineOf('🎵'.repeat(300))).toBe('🎵'.repeat(200));
    const cut = Buffer.from('x🎵'.repeat(300)).subarray(0, ANSWER_BYTES);
    expect(answerLine(cut)).toBe('x🎵'.repeat(100));
  });

  test('is readable if the response is not text', () => {
    expect(answerLine(Buffer.from([0xff, 0xfe, 0x41]))).toBe('��A');
  });

  test.each([
    ['expected whsec_9w6v8m2k5c4r7h3t!', 'expected …!'],
    ['key songreel_live_aaaaaaaaaaaaaaaa_bbbb is wrong', 'key … is wrong'],
    [
      '{"url":"https://s3/v.mp4?X-Amz-Credential=AKIA%2F1&X-Amz-Security-Token=abc&X-Amz-Signature=0f2c"}',
      '{"url":"https://s3/v.mp4?X-Amz-Credential=…&X-Amz-Security-Token=…&X-Amz-Signature=…"}',
    ],
  ])('shows no secret of ours that a receiver sends back: %s', (text, line) => {
    expect(lineOf(text)).toBe(line);
  });
});
