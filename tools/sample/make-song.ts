import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playBand } from './band.ts';
import { master, polishVoice, reverberate } from './mix.ts';
import { LINES, SECONDS_PER_BEAT, SONG_BEATS } from './score.ts';
import { SPOKEN_HZ, type Sung, sing } from './singing.ts';
import { add, SAMPLE_RATE, type Stereo, silence } from './sound.ts';
import { speak } from './speech.ts';

/** Makes song.m4a and lyrics.json of local/sample: `node tools/sample/make-song.ts`. Needs flite, sox and ffmpeg. */

/** The pitch of the speech, which is close to the melody. */
const SINGABLE = { voice: 'slt', hz: SPOKEN_HZ, stretch: 1.15 };
const LEAD = { cents: 0, vibratoPhase: 0 };
const DOUBLES = [
  { cents: -7, vibratoPhase: 1.9, pan: -0.8, late: 0.014 },
  { cents: 8, vibratoPhase: 4.1, pan: 0.8, late: 0.021 },
];
const SECONDS = SONG_BEATS * SECONDS_PER_BEAT;

const band = silence(SECONDS);
playBand(band);
const choir = silence(SECONDS);
const lyrics = LINES.map((line) => {
  const speech = speak(line.spoken ?? line.words, SINGABLE);
  const lead = sing(line, speech, LEAD);
  add(choir, polishVoice(lead.samples), lead.start, 1.55);
  for (const double of DOUBLES) {
    add(choir, polishVoice(sing(line, speech, double).samples), lead.start + double.late, 0.16, double.pan);
  }
  return segment(line.words, lead);
});
const song = master([reverberate(band, 0.25), reverberate(choir, 0.28)], 0.84, 2.2);
const folder = join(import.meta.dirname, '..', '..', 'local', 'sample');
encode(song, join(folder, 'song.m4a'));
writeFileSync(join(folder, 'lyrics.json'), `${JSON.stringify(lyrics, null, 2)}\n`);

function segment(words: string[], sung: Sung) {
  const timedWords = words.map((text, index) => {
    const { start = 0, end = 0 } = sung.words[index] ?? {};
    return { text, start: milli(start), end: milli(end) };
  });
  const start = timedWords[0]?.start ?? 0;
  const end = timedWords.at(-1)?.end ?? 0;
  return { text: words.join(' '), start, end, duration: milli(end - start), wordCount: words.length, timedWords };
}

function milli(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

function encode({ left, right }: Stereo, file: string): void {
  const interleaved = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i++) interleaved.set([left[i] ?? 0, right[i] ?? 0], i * 2);
  const input = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', 'pipe:0'];
  const title = ['-metadata', 'title=Every Word Becomes a Song', '-metadata', 'copyright=Apache-2.0'];
  execFileSync(
    'ffmpeg',
    ['-v', 'error', '-y', ...input, '-c:a', 'aac', '-b:a', '160k', ...title, '-movflags', '+faststart', file],
    {
      input: Buffer.from(interleaved.buffer),
    },
  );
}
