/**
 * Renders one video with its engine, in a separate process, so that its whole cost can be measured:
 * `render-one.ts lyric|narrative FACTS.json VIDEO.mp4`.
 */
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderLyricVideo } from '../../engines/lyric-video/render.ts';
import { renderNarrativeVideo } from '../../engines/narrative-video/render.ts';

const [kind, file = '', out = ''] = process.argv.slice(2);
const workDir = await mkdtemp(join(tmpdir(), 'songreel-bench-'));
try {
  const facts = { ...JSON.parse(await readFile(file, 'utf8')), workDir };
  const { video } = await (kind === 'narrative' ? renderNarrativeVideo(facts) : renderLyricVideo(facts));
  await copyFile(video, out);
} finally {
  await rm(workDir, { recursive: true, force: true });
}
process.exit(0);
