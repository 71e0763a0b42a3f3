import { fileURLToPath } from 'node:url';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';

/** Outputs of a network for one picture, by name. */
export type Run = (input: Float32Array) => Promise<Readonly<Record<string, Float32Array>>>;

const loaded = new Map<string, Promise<Run>>();

const FOLDER = new URL('./assets/networks/', import.meta.url);

/**
 * Loads a network once for all pictures of a process.
 * @param name of a file in assets/networks, whose README describes its input
 * @param size pixels of each side of the picture that it takes
 * @throws Error if the file or the runtime is missing
 */
export function loadNetwork(name: string, size: number): Promise<Run> {
  const known = loaded.get(name) ?? load(name, size);
  loaded.set(name, known);
  return known;
}

async function load(name: string, size: number): Promise<Run> {
  env.logLevel = 'error';
  // One thread, because other work runs at the same time and the networks are too small to split.
  env.wasm.numThreads = 1;
  const session = await InferenceSession.create(fileURLToPath(new URL(`${name}.onnx`, FOLDER)));
  const [input = ''] = session.inputNames;
  return async (values) => {
    const outputs = await session.run({ [input]: new Tensor('float32', values, [1, size, size, 3]) });
    return Object.fromEntries(Object.entries(outputs).map(([key, tensor]) => [key, tensor.data as Float32Array]));
  };
}
