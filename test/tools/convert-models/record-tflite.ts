import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES, sourceOf } from '../../../tools/convert-models/sources.ts';
import { modelOf, type Network, readTflite } from '../../../tools/convert-models/tflite.ts';
import { faceInput, strideOf } from './face-input.ts';

/**
 * `node test/tools/convert-models/record-tflite.ts FOLDER` records the outputs of TensorFlow Lite for the face.
 * Converted networks are compared with them. FOLDER contains the unpacked package @tensorflow/tfjs-tflite
 * 0.0.1-alpha.10, whose folder `wasm` has the C++ runtime. The package has 25 MB and no longer changes, so only the
 * recording is in the repository. The runtime lacks MediaPipe's own operator, the transposed convolution at the end of
 * the mask's network, so this program computes it.
 */

interface RuntimeTensor {
  name: string;
  shape: string;
  data(): Float32Array;
}

interface List {
  size(): number;
  get(index: number): RuntimeTensor;
}

interface Runner {
  GetInputs(): List;
  GetOutputs(): List;
  Infer(): boolean;
}

interface Runtime {
  HEAPU8: Uint8Array;
  _malloc(size: number): number;
  TFLiteWebModelRunner: {
    CreateFromBufferAndOptions(at: number, size: number, options: object): { ok(): boolean; value(): Runner };
  };
}

const OPTIONS = {
  numThreads: 1,
  enableWebNNDelegate: false,
  webNNDeviceType: 0,
  enableProfiling: false,
  maxProfilingBufferEntries: 0,
};

const folder = process.argv[2] ?? '';
const runtime = await loadRuntime();
const recorded: Record<string, Record<string, number[]>> = {};
for (const source of SOURCES) recorded[source.name] = await record(sourceOf(source, readFileSync));
writeFileSync(join(import.meta.dirname, 'tflite-outputs.json'), `${JSON.stringify(recorded)}\n`);

async function loadRuntime(): Promise<Runtime> {
  const name = join(folder, 'wasm/tflite_web_api_cc_simd');
  // Hides `process`, so that the script does not take this for a browser's worker or look for files.
  const script = new Function('process', `${readFileSync(`${name}.js`, 'utf8')};return tflite_web_api_ModuleFactory`);
  return script(undefined)({ wasmBinary: readFileSync(`${name}.wasm`) });
}

async function record(network: Uint8Array): Promise<Record<string, number[]>> {
  const isMask = readTflite(network).operators.at(-2)?.kind === 'Convolution2DTransposeBias';
  const outputs = await run(isMask ? endBeforeMask(network) : network);
  const results = isMask ? { activation_10: maskFrom(readTflite(network), Object.values(outputs)[0] ?? []) } : outputs;
  return Object.fromEntries(
    Object.entries(results).map(([name, values]) => {
      const stride = strideOf(values.length);
      return [name, Array.from(values).filter((_, place) => place % stride === 0)];
    }),
  );
}

async function run(network: Uint8Array): Promise<Record<string, ArrayLike<number>>> {
  const at = runtime._malloc(network.length);
  runtime.HEAPU8.set(network, at);
  const made = runtime.TFLiteWebModelRunner.CreateFromBufferAndOptions(at, network.length, OPTIONS);
  if (!made.ok()) throw new Error('TensorFlow Lite refused the network.');
  const runner = made.value();
  const input = runner.GetInputs().get(0);
  const [, height = 0, width = 0] = input.shape.split(',').map(Number);
  const face = await faceInput(height, width);
  input.data().set(face);
  runner.Infer();
  const outputs = runner.GetOutputs();
  const tensors = Array.from({ length: outputs.size() }, (_, index) => outputs.get(index));
  return Object.fromEntries(tensors.map((output) => [output.name, Float32Array.from(output.data())]));
}

/** Returns a copy of the network without the last two operators. Its output is their input. */
function endBeforeMask(network: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(network);
  const view = new DataView(copy.buffer);
  const [graph] = modelOf(copy).tables(2);
  const operators = readTflite(copy).operators;
  view.setUint32(graph?.listAt(3) ?? 0, operators.length - 2, true);
  view.setInt32((graph?.listAt(2) ?? 0) + 4, operators.at(-2)?.inputs[0] ?? -1, true);
  return copy;
}

/** Spreads the 16 numbers of each of 128 × 128 places over 2 × 2 pixels by weights. Then applies a logistic function. */
function maskFrom({ tensors, operators }: Network, places: ArrayLike<number>): number[] {
  const stored = (index = -1) => {
    const widening = operators.find(({ kind, outputs }) => kind === 'DEQUANTIZE' && outputs[0] === index);
    return halves(tensors[widening?.inputs[0] ?? index]?.data ?? new Uint8Array());
  };
  const [, weightsAt, biasAt] = operators.at(-2)?.inputs ?? [];
  const weights = stored(weightsAt);
  const [bias = 0] = stored(biasAt);
  return Array.from({ length: 256 * 256 }, (_, pixel) => {
    const [x, y] = [pixel % 256, Math.floor(pixel / 256)];
    const place = ((y >> 1) * 128 + (x >> 1)) * 16;
    const corner = ((y % 2) * 2 + (x % 2)) * 16;
    let sum = bias;
    for (let channel = 0; channel < 16; channel += 1) {
      sum += (places[place + channel] ?? 0) * (weights[corner + channel] ?? 0);
    }
    return 1 / (1 + Math.exp(-sum));
  });
}

/** Reads 16-bit floating-point numbers: a sign, 5 bits of exponent, 10 bits of fraction. */
function halves(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 2 }, (_, index) => {
    const bits = view.getUint16(index * 2, true);
    const [exponent, fraction] = [(bits >> 10) & 31, (bits & 1023) / 1024];
    const size = exponent === 0 ? 2 ** -14 * fraction : 2 ** (exponent - 15) * (1 + fraction);
    return bits & 0x8000 ? -size : size;
  });
}
