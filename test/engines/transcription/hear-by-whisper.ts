import { recognizeByWhisper } from '../../../engines/transcription/whisper.ts';

/** Listens to a second of silence with the model named by its argument, in a process of its own: jest's contexts stall the native module. */
const [model = ''] = process.argv.slice(2);
const heard = await recognizeByWhisper({ samples: new Int16Array(16_000), start: 0 }, model);
process.stdout.write(`${JSON.stringify(heard)}\n`);
