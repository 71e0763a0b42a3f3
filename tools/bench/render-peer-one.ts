/**
 * Renders one video with Remotion, in a separate process: `render-peer-one.ts BUNDLE PROPS.json SONG VIDEO.mp4
 * BROWSER`.
 */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { loadPeer } from './render-peer.ts';

const [serveUrl = '', propsFile = '', song = '', video = '', browserExecutable = ''] = process.argv.slice(2);
const { selectComposition, renderMedia } = await loadPeer('@remotion/renderer');
const inputProps = JSON.parse(await readFile(propsFile, 'utf8'));
const browser = { browserExecutable, chromiumOptions: { enableMultiProcessOnLinux: true }, logLevel: 'error' };
const composition = await selectComposition({ serveUrl, id: 'scene', inputProps, ...browser });
const silent = `${video}.silent.mp4`;
await renderMedia({ composition, serveUrl, inputProps, codec: 'h264', outputLocation: silent, ...browser });
execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-i', silent, '-i', song, '-c', 'copy', '-shortest', video]);
process.exit(0);
