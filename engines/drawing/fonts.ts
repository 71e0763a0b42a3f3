import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

/** The folder is next to this file in the sources and next to the bundle in the image. */
const FOLDER = new URL('./assets/fonts/', import.meta.url);

let registered = false;

/** Registers the project's fonts with the canvas, each under its file's name: `Abril Fatface.ttf`. */
export function registerFonts(): void {
  if (registered) return;
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.ttf'))) {
    const path = fileURLToPath(new URL(encodeURIComponent(file), FOLDER));
    // Each weight of a family is a file of its own: `Jost-700.ttf`.
    const family = basename(file, '.ttf').replace(/-.*$/, '');
    if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`The font ${file} cannot be read.`);
  }
  registered = true;
}
