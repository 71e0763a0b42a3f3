import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

/** The folder is next to this file in the sources and next to the bundle in the image. */
const FOLDER = new URL('./assets/fonts/', import.meta.url);

const registered = new Set<string>();

/** Registers the project's fonts with the canvas, each under its file's name: `Abril Fatface.ttf`. */
export function registerFonts(): void {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.ttf'))) register(file);
}

/** Registers one font, for programs that seldom write. @param family the name of its file, without the ending */
export function registerFont(family: string): void {
  register(`${family}.ttf`);
}

function register(file: string): void {
  if (registered.has(file)) return;
  const path = fileURLToPath(new URL(encodeURIComponent(file), FOLDER));
  // Each weight of a family is a file of its own: `Jost-700.ttf`.
  const family = basename(file, '.ttf').replace(/-.*$/, '');
  if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`The font ${file} cannot be read.`);
  registered.add(file);
}
