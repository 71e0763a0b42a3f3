import { describe, expect, test } from '@jest/globals';
import { voiceOf } from '../../../engines/transcription/voice.ts';

const RATE = 16_000;
const SECONDS = 4;

function stereo(left: (t: number) => number, right: (t: number) => number): Int16Array {
  return Int16Array.from({ length: RATE * SECONDS * 2 }, (_, i) => {
    const t = Math.floor(i / 2) / RATE;
    return Math.round(4000 * (i % 2 === 0 ? left(t) : right(t)));
  });
}

function tone(hz: number) {
  return (t: number) => Math.sin(2 * Math.PI * hz * t);
}

/** Returns the strength of a tone in the second half, after the canceller has adapted. */
function strength(samples: Int16Array, hz: number): number {
  let [re, im] = [0, 0];
  const from = samples.length >> 1;
  for (let i = from; i < samples.length; i++) {
    re += (samples[i] ?? 0) * Math.cos((2 * Math.PI * hz * i) / RATE);
    im += (samples[i] ?? 0) * Math.sin((2 * Math.PI * hz * i) / RATE);
  }
  return (2 * Math.hypot(re, im)) / (samples.length - from);
}

describe('the voice extracted from a song', () => {
  test('equals the song if both of its sides are equal', () => {
    const song = stereo(tone(440), tone(440));
    const voice = voiceOf(song);
    expect(voice).toHaveLength(RATE * SECONDS);
    expect(voice.every((sample, i) => Math.abs(sample - (song[2 * i] ?? 0)) <= 2)).toBe(true);
  });

  test('has almost nothing of an instrument on one side, and everything in the middle', () => {
    const [singer, guitar] = [tone(700), tone(440)];
    const voice = voiceOf(
      stereo(
        (t) => singer(t) + guitar(t),
        (t) => singer(t) + 0.2 * guitar(t),
      ),
    );
    expect(strength(voice, 700)).toBeGreaterThan(3800);
    // A plain sum of both sides would give 2400.
    expect(strength(voice, 440)).toBeLessThan(300);
  });

  test('keeps a singer with a faint echo on one side', () => {
    const singer = tone(700);
    const voice = voiceOf(stereo((t) => 1.1 * singer(t), singer));
    expect(strength(voice, 700)).toBeGreaterThan(3800);
  });

  test('is empty for no samples and silent for silence', () => {
    expect(voiceOf(new Int16Array(0))).toHaveLength(0);
    expect(voiceOf(new Int16Array(2000)).some(Boolean)).toBe(false);
  });
});
