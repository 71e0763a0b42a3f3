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

/** Strength of a tone in the second half, where the canceller has heard enough. */
function strength(samples: Int16Array, hz: number): number {
  let [re, im] = [0, 0];
  const from = samples.length >> 1;
  for (let i = from; i < samples.length; i++) {
    re += (samples[i] ?? 0) * Math.cos((2 * Math.PI * hz * i) / RATE);
    im += (samples[i] ?? 0) * Math.sin((2 * Math.PI * hz * i) / RATE);
  }
  return (2 * Math.hypot(re, im)) / (samples.length - from);
}

describe('the voice brought forward', () => {
  test('of a song with two equal sides is the song', () => {
    const song = stereo(tone(440), tone(440));
    const voice = voiceOf(song);
    expect(voice).toHaveLength(RATE * SECONDS);
    expect(voice.every((sample, i) => Math.abs(sample - (song[2 * i] ?? 0)) <= 2)).toBe(true);
  });

  test('has next to nothing of an instrument at one side, and all of what is in the middle', () => {
    const [singer, guitar] = [tone(700), tone(440)];
    const voice = voiceOf(
      stereo(
        (t) => singer(t) + guitar(t),
        (t) => singer(t) + 0.2 * guitar(t),
      ),
    );
    expect(strength(voice, 700)).toBeGreaterThan(3800);
    // Added up plainly, it would be 2400.
    expect(strength(voice, 440)).toBeLessThan(300);
  });

  test('keeps a singer whose faint echo is at one side', () => {
    const singer = tone(700);
    const voice = voiceOf(stereo((t) => 1.1 * singer(t), singer));
    expect(strength(voice, 700)).toBeGreaterThan(3800);
  });

  test('of nothing is nothing', () => {
    expect(voiceOf(new Int16Array(0))).toHaveLength(0);
    expect(voiceOf(new Int16Array(2000)).some(Boolean)).toBe(false);
  });
});
