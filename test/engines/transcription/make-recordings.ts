import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bandOnly,
  overMusic,
  record,
  sayByEspeak,
  sayByFlite,
  writeSong,
} from '../../../tools/bench/transcription/recordings.ts';
import { espeakVerses, songOf } from '../../../tools/bench/transcription/sung-lyrics.ts';

/**
 * Makes the recordings in this folder again: `node test/engines/transcription/make-recordings.ts`. It needs flite,
 * espeak-ng, Python, sox and ffmpeg.
 */

const said = record(
  [
    sayByFlite('there is a road that leads back to the sea', 'rms'),
    sayByFlite('you said goodbye but i still hear your voice', 'kal16'),
  ],
  2,
);
const file = (name: string) => join(import.meta.dirname, name);
writeSong(said.sound, file('spoken.m4a'), '64k');
writeSong(overMusic(said, 10).sound, file('spoken-over-music.m4a'), '96k');
const german = record(
  [
    sayByEspeak('der Morgen kommt und die Sonne steigt langsam über die stillen Hügel', 'de'),
    sayByEspeak('jeder Stern erzählt uns eine Geschichte von zu Hause', 'de'),
  ],
  1,
);
writeSong(german.sound, file('german.m4a'), '48k');
const band = bandOnly();
const seconds = 12;
writeSong(
  { left: band.left.slice(0, seconds * 48_000), right: band.right.slice(0, seconds * 48_000) },
  file('instrumental.m4a'),
  '96k',
);
writeFileSync(file('spoken.json'), `${JSON.stringify(said.segments, null, 2)}\n`);
const spanish = songOf((await espeakVerses('es')).slice(0, 3), 5, 5, 6);
writeSong(spanish.sound, file('spanish-over-music.m4a'), '64k');
writeFileSync(file('spanish.json'), `${JSON.stringify(spanish.segments, null, 2)}\n`);
const japanese = overMusic(record((await espeakVerses('ja')).slice(0, 2), 1), 5);
writeSong(japanese.sound, file('japanese-over-music.m4a'), '64k');
writeFileSync(file('japanese.json'), `${JSON.stringify(japanese.segments, null, 2)}\n`);
