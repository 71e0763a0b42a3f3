import { readFile } from 'node:fs/promises';
import { suretyOf } from './belief.ts';
import { endOf, type Hearing, partOf } from './hearing.ts';
import { type Heard, loadMoonshine } from './moonshine.ts';
import { piecesOf } from './pieces.ts';

/**
 * `node listener.ts VOICE WHOLE`: a process of its own, since the model keeps a processor busy for a minute, and what memory
 * WebAssembly took it gives back to the system only at the end. Its arguments are files of one song's samples, as a hearing has them: with the
 * voice brought forward, and as it is. It writes a list of HeardPiece as JSON.
 */

/** What was heard from `start` to `end`, in seconds from the first sample. */
export interface HeardPiece extends Heard {
  start: number;
  end: number;
}

/** Each piece is heard both ways: a voice in the middle is clearer without the band, but of a choir, which is wide, too much goes with it. */
async function listen(voice: Hearing, whole: Hearing): Promise<HeardPiece[]> {
  const moonshine = await loadMoonshine();
  const heard: HeardPiece[] = [];
  for (const piece of piecesOf(voice)) {
    const [start, end] = [piece.start, endOf(piece)];
    const forward = await moonshine.listen(piece);
    const plain = await moonshine.listen(partOf(whole, start, end));
    heard.push({ ...(suretyOf(forward) >= suretyOf(plain) ? forward : plain), start, end });
  }
  return heard;
}

async function hearingIn(path: string): Promise<Hearing> {
  const bytes = await readFile(path);
  return { samples: new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1), start: 0 };
}

const [voice = '', whole = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await listen(await hearingIn(voice), await hearingIn(whole))));
