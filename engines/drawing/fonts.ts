import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

/** Beside this file in the sources, beside the bundle in the image. */
const FOLDER = new URL('./assets/fonts/', import.meta.url);

let registered = false;

/** Makes the fonts of the project known to the canvas, each by its file's name: `Abril Fatface.ttf`. */
export function registerFonts(): void {
  if (registered) return;
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.ttf'))) {
    const path = fileURLToPath(new URL(encodeURIComponent(file), FOLDER));
    // Weights of one family are files of their own: `Jost-700.ttf`.
    const family = basename(file, '.ttf').replace(/-.*$/, '');
    if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`The font ${file} cannot be read.`);
  }
  registered = true;
}
