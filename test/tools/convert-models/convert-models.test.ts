import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import { convertNetwork } from '../../../tools/convert-models/convert.ts';
import { SOURCES, sourceOf } from '../../../tools/convert-models/sources.ts';
import { faceInput, strideOf } from './face-input.ts';

const ASSETS = join(import.meta.dirname, '../../../engines/people/assets/networks');
/** Outputs of TensorFlow Lite's own runtime, which record-tflite.ts recorded. */
const RECORDED: Record<string, Record<string, number[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'tflite-outputs.json'), 'utf8'),
);

describe.each(SOURCES)('the network $name', (source) => {
  test('is what the converter makes of its source', () => {
    const made = convertNetwork(sourceOf(source, readFileSync), source.name);
    expect(Buffer.from(made).equals(readFileSync(join(ASSETS, `${source.name}.onnx`)))).toBe(true);
  });

  test('gives for a photographed face what TensorFlow Lite gives for it', async () => {
    env.logLevel = 'error';
    env.wasm.numThreads = 1;
    const session = await InferenceSession.create(readFileSync(join(ASSETS, `${source.name}.onnx`)));
    const [input] = session.inputMetadata;
    if (!input?.isTensor) throw new TypeError('The network takes no tensor.');
    const shape = input.shape.map(Number);
    const [, height = 0, width = 0] = shape;
    const given = new Tensor('float32', await faceInput(height, width), shape);
    const outputs = await session.run({ [input.name]: given });
    const recorded = RECORDED[source.name] ?? {};
    expect(Object.keys(outputs).sort()).toEqual(Object.keys(recorded).sort());
    for (const [name, expected] of Object.entries(recorded)) {
      const values = Array.from((outputs[name]?.data ?? []) as Float32Array);
      const stride = strideOf(values.length);
      const compared = values.filter((_, place) => place % stride === 0);
      const scale = Math.max(...expected.map(Math.abs));
      const apart = compared.map((value, place) => Math.abs(value - (expected[place] ?? Number.NaN)));
      expect(compared).toHaveLength(expected.length);
      expect(Math.max(...apart)).toBeLessThan(scale * 1e-3);
    }
  });
});
