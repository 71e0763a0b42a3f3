import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { environmentOf } from '../../../engines/narrative-video/draw-parts.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';

const HANDWRITING = join(
  ...[import.meta.dirname, '..', '..', '..', 'engines', 'narrative-video', 'figures', 'kit', 'handwriting.ts'],
);

function familiesAfter(program: string): string[] {
  const start = "import { createCanvas, GlobalFonts } from '@napi-rs/canvas';";
  const end = 'console.log(JSON.stringify(GlobalFonts.families.map(({ family }) => family)))';
  const env = { ...process.env, ...environmentOf(lookOf('ghibli')) };
  const args = ['--input-type=module', '-e', `${start} ${program}; ${end}`];
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
}

test('parts are drawn without a search for fonts of the system', () => {
  expect(familiesAfter('')).toEqual([]);
});

test('a letter is written by hand although no other font is there', () => {
  const write = `const { writeLetter } = await import(${JSON.stringify(HANDWRITING)});
    writeLetter(createCanvas(8, 8).getContext('2d'), [0, 0, 0])`;
  expect(familiesAfter(write)).toEqual(['Dancing Script']);
});
