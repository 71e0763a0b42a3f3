import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertNetwork } from './convert.ts';
import { SOURCES, sourceOf } from './sources.ts';

/** Converts the networks of MediaPipe's packages that find people: `node tools/convert-models/main.ts`. */

const FOLDER = join(import.meta.dirname, '../../engines/people/assets/networks');

for (const source of SOURCES) {
  const network = convertNetwork(sourceOf(source, readFileSync), source.name);
  writeFileSync(join(FOLDER, `${source.name}.onnx`), network);
  console.log(`${source.name}: ${(network.length / 1e6).toFixed(2)} MB from ${source.file}`);
}
