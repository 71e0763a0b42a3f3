import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { Fault, messageOf } from '../fault.ts';
import { type Lyrics, readLyrics } from './lyrics.ts';

/** The parsed arguments of `npm run make`. Paths are unchanged. */
export interface Wishes {
  song: string;
  /** One video is made for each preset. Without presets, one video is made in the default look. */
  presets: string[] | 'all';
  shape: string | undefined;
  quality: string | undefined;
  out: string;
  /** Folder of a service that may be running. */
  data: string;
  kind: 'lyric-video' | 'story' | 'transcription';
  lyrics: Lyrics | undefined;
  photo: string | undefined;
  story: { prompt: string; characters: { name: string; file: string }[] } | undefined;
}

export const USAGE = `npm run make -- SONG [--lyrics FILE] [--preset NAME]… [--all-presets] [--photo FILE]
                    [--story "PROMPT" --character "NAME=FILE"…] [--transcribe]
                    [--shape 9:16|16:9|1:1] [--quality basic|pro] [--out made] [--data .songreel]`;

export const HELP = `Makes a lyric video, a story or a transcription of a song on your disk.

${USAGE}

  --lyrics       the words as a text, LRC, SRT or JSON with segments; without it, the song is transcribed
  --preset       a look such as BAUHAUS, or for a story a style such as lego; may be given several times
  --all-presets  a video in each look
  --photo        a picture of the singer, who becomes part of the lyric video
  --story        the story; each --character gives a name and a picture, the singer first
  --transcribe   only the words, as SRT, LRC and JSON
  --out          folder for the results
  --data         folder of a running service, which is used; otherwise one is started, and removed afterwards
`;

/** Parses and checks the arguments, and reads the lyrics. @throws Fault with what to change */
export async function parseWishes(args: string[]): Promise<Wishes> {
  const { values, positionals } = parsed(args);
  const [song, ...more] = positionals;
  if (song === undefined) throw new Fault(`name a song. Usage: ${USAGE}`);
  if (more.length > 0) throw new Fault(`name only one song, without ${more.join(', ')}. Quote names with spaces`);
  const { story: prompt, character, transcribe, lyrics, photo } = values;
  if (transcribe && prompt !== undefined) throw new Fault('choose one of --transcribe and --story');
  if (prompt === undefined && character.length > 0) throw new Fault('--character needs a --story');
  if (prompt !== undefined && character.length === 0)
    throw new Fault('--story needs a --character such as "Mina=mina.jpg"');
  if (prompt !== undefined && lyrics !== undefined)
    throw new Fault('--lyrics are not used in a --story; leave them out');
  if (prompt !== undefined && photo !== undefined) throw new Fault('in a --story, give pictures with --character');
  const characters = character.map(characterOf);
  for (const file of [song, lyrics, photo, ...characters.map(({ file }) => file)]) if (file) await checkFile(file);
  const read = lyrics === undefined ? undefined : await readLyrics(lyrics);
  if (transcribe && read && 'segments' in read.words)
    throw new Fault('--transcribe takes --lyrics as a text, LRC or SRT, not as JSON');
  const kind = transcribe ? 'transcription' : prompt === undefined ? 'lyric-video' : 'story';
  return {
    song,
    presets: values['all-presets'] ? 'all' : values.preset,
    shape: values.shape,
    quality: values.quality,
    out: values.out,
    data: values.data,
    kind,
    lyrics: read,
    photo,
    story: prompt === undefined ? undefined : { prompt, characters },
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      strict: true,
      options: {
        lyrics: { type: 'string' },
        preset: { type: 'string', multiple: true, default: [] },
        'all-presets': { type: 'boolean', default: false },
        photo: { type: 'string' },
        story: { type: 'string' },
        character: { type: 'string', multiple: true, default: [] },
        transcribe: { type: 'boolean', default: false },
        shape: { type: 'string' },
        quality: { type: 'string' },
        out: { type: 'string', default: 'made' },
        data: { type: 'string', default: '.songreel' },
      },
    });
  } catch (error) {
    throw new Fault(`${messageOf(error).split(/\.\s|\n/)[0]}. Usage: ${USAGE}`);
  }
}

function characterOf(text: string): { name: string; file: string } {
  const [, name, file] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name && file) return { name, file };
  throw new Fault(`--character takes a name and a picture such as "Mina=mina.jpg", not "${text}"`);
}

async function checkFile(path: string): Promise<void> {
  const found = await stat(path).catch((error) => {
    const why = error.code === 'ENOENT' ? 'there is no such file' : messageOf(error);
    throw new Fault(`${path}: ${why}`);
  });
  if (!found.isFile()) throw new Fault(`${path} is not a file`);
  if (found.size === 0) throw new Fault(`${basename(path)} is empty`);
}
