import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import tokenizer from 'llama-tokenizer-js';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import { type AudioClip, endOf } from './audio-clip.ts';

/**
 * The result of Moonshine tiny, a model of English speech: the words in a chunk of sound, and the probability of each
 * token.
 */

export interface Heard {
  text: string;
  /** Parts of words, in order. */
  tokens: Token[];
  /** Whether the text ended within the chunk's limit of tokens. */
  isEnded: boolean;
  /** Probability that nothing is said, 0 to 1. */
  silence: number;
}

export interface Token {
  id: number;
  /** Natural logarithm. */
  logProbability: number;
}

export interface Moonshine {
  listen(chunk: AudioClip): Promise<Heard>;
}

/** Tokens of the vocabulary of Llama 2, which the model uses. */
const [BEGIN, END, FIRST_WORD] = [1, 2, 3];
const [LAYERS, HEADS, HEAD_SIZE] = [6, 8, 36];
const FULL_SCALE = 32_768;
/** The limit in the model's card. Nobody speaks faster, so a model that exceeds it is repeating itself. */
const TOKENS_A_SECOND = 6.5;
/**
 * If the probability that nothing is said exceeds this, the words are not decoded. `npm run bench:confidence` prints
 * 0.98 or more for an instrumental, and at most 0.36 for the sung chunks of the sample song.
 */
const SILENT = 0.9;

type Tensors = Record<string, Tensor>;

/** Loads the model, which takes a second and half a gigabyte. */
export async function loadMoonshine(): Promise<Moonshine> {
  env.logLevel = 'error';
  // Other songs are transcribed at the same time, and the tasks are too small to share among threads.
  env.wasm.numThreads = 1;
  const encoder = await InferenceSession.create(modelFile('encoder_model.onnx'));
  const decoder = await InferenceSession.create(modelFile('decoder_model_merged.onnx'));
  return {
    async listen(chunk) {
      const sound = Float32Array.from(chunk.samples, (sample) => sample / FULL_SCALE);
      const heard = await encoder.run({ input_values: new Tensor('float32', sound, [1, sound.length]) });
      const seconds = endOf(chunk) - chunk.start;
      return decode(decoder, heard.last_hidden_state as Tensor, Math.ceil(seconds * TOKENS_A_SECOND));
    },
  };
}

function modelFile(name: string): string {
  const manifest = findPackageJSON('@moonshine-ai/moonshine-js', import.meta.url);
  if (!manifest) throw new Error('The package @moonshine-ai/moonshine-js, which has the model, is not installed.');
  return join(dirname(manifest), 'dist/model/tiny/quantized', name);
}

/**
 * Decodes greedily: it always chooses the most likely token, except that the first one must not be the end. Callers
 * judge whether the text is right.
 */
async function decode(decoder: InferenceSession, sound: Tensor, most: number): Promise<Heard> {
  const tokens: Token[] = [];
  let memory = emptyMemory();
  let silence = 0;
  let isEnded = false;
  while (!isEnded && tokens.length < most) {
    const first = tokens.length === 0;
    const results: Tensors = await decoder.run({
      input_ids: new Tensor('int64', [BigInt(tokens.at(-1)?.id ?? BEGIN)], [1, 1]),
      encoder_hidden_states: sound,
      use_cache_branch: new Tensor('bool', [!first]),
      ...memory,
    });
    const logits = results.logits?.data as Float32Array;
    const all = logSumExp(logits);
    if (first) silence = Math.exp((logits[END] as number) - all);
    if (silence > SILENT) break;
    const id = likeliest(logits, first ? FIRST_WORD : END);
    isEnded = id === END;
    if (!isEnded) tokens.push({ id, logProbability: (logits[id] as number) - all });
    memory = { ...memory, ...memoryIn(results, first) };
  }
  const text = tokenizer.decode(
    tokens.map(({ id }) => id),
    false,
    false,
  );
  return { text: text.trim(), tokens, isEnded, silence };
}

function emptyMemory(): Tensors {
  const names = Array.from({ length: LAYERS }, (_, layer) =>
    ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'].map((part) => `past_key_values.${layer}.${part}`),
  );
  const empty = () => new Tensor('float32', new Float32Array(0), [0, HEADS, 1, HEAD_SIZE]);
  return Object.fromEntries(names.flat().map((name) => [name, empty()]));
}

/** Returns the memory for the next token. The model returns its memory of the sound only with the first token. */
function memoryIn(results: Tensors, first: boolean): Tensors {
  const kept = Object.entries(results).filter(
    ([name]) => name.startsWith('present.') && (first || name.includes('.decoder.')),
  );
  return Object.fromEntries(kept.map(([name, tensor]) => [name.replace('present', 'past_key_values'), tensor]));
}

function likeliest(logits: Float32Array, from: number): number {
  let best = from;
  for (let id = from; id < logits.length; id++) {
    if ((logits[id] as number) > (logits[best] as number)) best = id;
  }
  return best;
}

function logSumExp(logits: Float32Array): number {
  const most = logits[likeliest(logits, 0)] as number;
  return most + Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - most), 0));
}
