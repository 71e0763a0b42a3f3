import { recognizeByWhisper } from '../../../engines/transcription/whisper.ts';

/**
 * Recognizes a second of silence with the model that its argument names. It is a separate process, because the native
 * module stalls in jest's contexts.
 */
const [model = ''] = process.argv.slice(2);
const heard = await recognizeByWhisper({ samples: new Int16Array(16_000), start: 0 }, model);
process.stdout.write(`${JSON.stringify(heard)}\n`);
