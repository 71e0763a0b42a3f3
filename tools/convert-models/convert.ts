import { type OnnxConstant, type OnnxGraph, type OnnxNode, writeOnnx } from './onnx.ts';
import { type Network, type Operator, readTflite, type TfliteTensor } from './tflite.ts';

/**
 * Converts a network of TensorFlow Lite to one of ONNX that gives the same numbers. Inputs and outputs keep their names
 * and shapes. TensorFlow Lite puts channels last and ONNX puts them first, so pictures are transposed on entry, and
 * again before operators that depend on the order. Weights stay 16 bits wide, as in the file, and are widened when the
 * network is loaded.
 */
export function convertNetwork(file: Uint8Array, name: string): Uint8Array {
  return writeOnnx(new Conversion(readTflite(file)).graph(name));
}

type Attributes = OnnxNode['attributes'];
type Sides = readonly [number, number];

/** ONNX's operators for activations, by TensorFlow Lite's numbers. RELU6 is a Clip between 0 and 6. */
const ACTIVATIONS: Readonly<Record<number, string>> = { 0: '', 1: 'Relu', 3: 'Clip' };
const SAME = 0;
const CHANNELS_FIRST = [0, 3, 1, 2];
const CHANNELS_LAST = [0, 2, 3, 1];

class Conversion {
  readonly #network: Network;
  readonly #nodes: OnnxNode[] = [];
  readonly #constants: OnnxConstant[] = [];
  /** The stored constant that each tensor widened by DEQUANTIZE stands for. */
  readonly #widened = new Map<number, TfliteTensor>();
  #made = 0;

  constructor(network: Network) {
    this.#network = network;
  }

  graph(name: string): OnnxGraph {
    const { inputs, outputs, operators } = this.#network;
    for (const index of inputs) {
      this.#add('Transpose', [this.#tensor(index).name], this.#name(index), { perm: CHANNELS_FIRST });
    }
    for (const operator of operators) this.#convert(operator);
    const results = outputs.map((index) => {
      const { name: output, shape } = this.#tensor(index);
      this.#add('Identity', [this.#channelsLast(index)], output);
      return { name: output, shape };
    });
    const given = inputs.map((index) => ({ name: this.#tensor(index).name, shape: this.#tensor(index).shape }));
    return { name, inputs: given, outputs: results, nodes: this.#nodes, constants: this.#constants };
  }

  /** The function that converts each kind of operator of TensorFlow Lite. */
  readonly #conversions: Readonly<Record<string, (operator: Operator) => void>> = {
    DEQUANTIZE: ({ inputs: [input = -1], outputs: [output = -1] }) => this.#widened.set(output, this.#tensor(input)),
    CONV_2D: (operator) => this.#convolve(operator, [0, 3, 1, 2], 1, { activation: 3, dilation: 4 }),
    DEPTHWISE_CONV_2D: (operator) => {
      const [, , , channels = 1] = this.#tensor(operator.inputs[0]).shape;
      this.#convolve(operator, [3, 0, 1, 2], channels, { activation: 4, dilation: 5 });
    },
    Convolution2DTransposeBias: (operator) => this.#convolveBack(operator),
    MAX_POOL_2D: (operator) => this.#pool('MaxPool', operator),
    AVERAGE_POOL_2D: (operator) => this.#pool('AveragePool', operator),
    ADD: (operator) => this.#combine('Add', operator),
    MUL: (operator) => this.#combine('Mul', operator),
    RELU: (operator) => this.#map('Relu', operator),
    HARD_SWISH: (operator) => this.#map('HardSwish', operator),
    LOGISTIC: (operator) => this.#map('Sigmoid', operator),
    PRELU: ({ inputs: [input = -1, slope = -1], outputs: [output = -1] }) =>
      this.#add('PRelu', [this.#name(input), this.#operand(slope)], this.#name(output)),
    PAD: (operator) => this.#pad(operator),
    RESIZE_BILINEAR: (operator) => this.#resize(operator),
    RESHAPE: (operator) => this.#reshape(operator),
    CONCATENATION: (operator) => this.#concatenate(operator),
  };

  #convert(operator: Operator): void {
    const conversion = this.#conversions[operator.kind];
    if (!conversion) throw new RangeError(`There is no conversion for the operator ${operator.kind}.`);
    conversion(operator);
  }

  #map(name: string, { inputs: [input = -1], outputs: [output = -1] }: Operator): void {
    this.#add(name, [this.#name(input)], this.#name(output));
  }

  #combine(name: string, { inputs, outputs: [output = -1], options }: Operator): void {
    const names = inputs.map((index) => this.#operand(index));
    this.#activated(options.byte(0), name, names, output);
  }

  #convolve(operator: Operator, order: number[], group: number, at: { activation: number; dilation: number }): void {
    const [input = -1, weights = -1, bias = -1] = operator.inputs;
    const [output = -1] = operator.outputs;
    const { options } = operator;
    const kernel = this.#tensor(weights).shape.slice(1, 3);
    const strides = [options.integer(2, 1), options.integer(1, 1)];
    const dilations = [options.integer(at.dilation + 1, 1), options.integer(at.dilation, 1)];
    const reach = kernel.map((size, axis) => (size - 1) * (dilations[axis] ?? 1) + 1);
    const pads = options.byte(0) === SAME ? padding(this.#sides(input), this.#sides(output), reach, strides) : NO_PADS;
    const names = [this.#name(input), this.#constant(weights, order), this.#constant(bias)];
    this.#activated(options.byte(at.activation), 'Conv', names, output, { strides, dilations, group, pads });
  }

  /** Converts MediaPipe's own operator. Its options are three 32-bit numbers: padding (1 is SAME), strides across, down. */
  #convolveBack({ inputs, outputs, customOptions }: Operator): void {
    const [input = -1, weights = -1, bias = -1] = inputs;
    const [output = -1] = outputs;
    const view = new DataView(customOptions.buffer, customOptions.byteOffset, customOptions.byteLength);
    const strides = [view.getInt32(8, true), view.getInt32(4, true)];
    const kernel = this.#tensor(weights).shape.slice(1, 3);
    const pads = padding(this.#sides(output), this.#sides(input), kernel, strides);
    const names = [this.#name(input), this.#constant(weights, [3, 0, 1, 2]), this.#constant(bias)];
    this.#add('ConvTranspose', names, this.#name(output), { strides, pads });
  }

  #pool(name: string, { inputs: [input = -1], outputs: [output = -1], options }: Operator): void {
    const strides = [options.integer(2, 1), options.integer(1, 1)];
    const kernel = [options.integer(4, 1), options.integer(3, 1)];
    const pads = options.byte(0) === SAME ? padding(this.#sides(input), this.#sides(output), kernel, strides) : NO_PADS;
    this.#activated(options.byte(5), name, [this.#name(input)], output, { strides, pads, kernel_shape: kernel });
  }

  #pad({ inputs: [input = -1, amounts = -1], outputs: [output = -1] }: Operator): void {
    const { data } = this.#tensor(amounts);
    if (!data) throw new RangeError('A network pads by amounts that it computes.');
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    const amount = (axis: number, end: number) => view.getInt32((axis * 2 + end) * 4, true);
    const pads = [0, 1].flatMap((end) => CHANNELS_FIRST.map((axis) => amount(axis, end)));
    this.#add('Pad', [this.#name(input), this.#integers(pads)], this.#name(output));
  }

  #resize({ inputs: [input = -1], outputs: [output = -1], options }: Operator): void {
    const { shape } = this.#tensor(output);
    const sizes = this.#integers(CHANNELS_FIRST.map((axis) => shape[axis] ?? 1));
    const mode = options.byte(2) ? 'align_corners' : options.byte(3) ? 'half_pixel' : 'asymmetric';
    const attributes = { mode: 'linear', coordinate_transformation_mode: mode };
    this.#add('Resize', [this.#name(input), '', '', sizes], this.#name(output), attributes);
  }

  #reshape({ inputs: [input = -1], outputs: [output = -1] }: Operator): void {
    const { shape } = this.#tensor(output);
    if (shape.length === 4) throw new RangeError('A network makes a picture out of a list.');
    this.#add('Reshape', [this.#channelsLast(input), this.#integers(shape)], this.#name(output));
  }

  #concatenate({ inputs, outputs: [output = -1], options }: Operator): void {
    const { shape } = this.#tensor(output);
    const axis = (options.integer(0) + shape.length) % shape.length;
    const ordered = shape.length === 4 ? CHANNELS_FIRST.indexOf(axis) : axis;
    this.#add(
      'Concat',
      inputs.map((index) => this.#name(index)),
      this.#name(output),
      { axis: ordered },
    );
  }

  /** @param activation TensorFlow Lite's number for the activation that follows the operator */
  #activated(
    activation: number,
    operator: string,
    inputs: string[],
    output: number,
    attributes: Attributes = {},
  ): void {
    const after = ACTIVATIONS[activation];
    if (after === undefined) throw new RangeError(`There is no conversion for the activation ${activation}.`);
    const plain = after === '' ? this.#name(output) : this.#newName();
    this.#add(operator, inputs, plain, attributes);
    if (after === '') return;
    const limits = after === 'Clip' ? [this.#number(0), this.#number(6)] : [];
    this.#add(after, [plain, ...limits], this.#name(output));
  }

  #operand(index: number): string {
    const shape = this.#tensor(index).shape;
    if (!this.#stored(index)) return this.#name(index);
    // A constant of lower rank than the picture has one number for each channel.
    return shape.length === 4 ? this.#constant(index, CHANNELS_FIRST) : this.#constant(index, [2, 0, 1], [1, 1]);
  }

  /** Adds axes of the sizes `before` in front of a constant's axes, then puts all axes in the given order. */
  #constant(index: number, order = [0], before: readonly number[] = []): string {
    const stored = this.#stored(index);
    if (!stored?.data || stored.type === 'int32') throw new RangeError('A network computes its weights.');
    const whole = [...before, ...stored.shape].slice(-order.length);
    const name = this.#newName();
    const { shape, data } = transposed(whole, stored.data, stored.type === 'float16' ? 2 : 4, order);
    this.#constants.push({ name, shape, type: stored.type, data });
    if (stored.type === 'float32') return name;
    const wide = this.#newName();
    this.#add('Cast', [name], wide, { to: 1 });
    return wide;
  }

  #stored(index: number): TfliteTensor | undefined {
    const tensor = this.#widened.get(index) ?? this.#tensor(index);
    return tensor.data ? tensor : undefined;
  }

  #integers(values: readonly number[]): string {
    const name = this.#newName();
    const data = new Uint8Array(BigInt64Array.from(values, BigInt).buffer);
    this.#constants.push({ name, shape: [values.length], type: 'int64', data });
    return name;
  }

  #number(value: number): string {
    const name = this.#newName();
    this.#constants.push({ name, shape: [], type: 'float32', data: new Uint8Array(Float32Array.of(value).buffer) });
    return name;
  }

  #channelsLast(index: number): string {
    if (this.#tensor(index).shape.length !== 4) return this.#name(index);
    const turned = this.#newName();
    this.#add('Transpose', [this.#name(index)], turned, { perm: CHANNELS_LAST });
    return turned;
  }

  #sides(index: number): Sides {
    const [, height = 1, width = 1] = this.#tensor(index).shape;
    return [height, width];
  }

  #tensor(index = -1): TfliteTensor {
    const tensor = this.#network.tensors[index];
    if (!tensor) throw new RangeError(`The network has no tensor ${index}.`);
    return tensor;
  }

  #name(index: number): string {
    return `t${index}`;
  }

  #newName(): string {
    this.#made += 1;
    return `n${this.#made}`;
  }

  #add(operator: string, inputs: string[], output: string, attributes: Attributes = {}): void {
    this.#nodes.push({ operator, inputs, outputs: [output], attributes });
  }
}

const NO_PADS = [0, 0, 0, 0];

/** Returns TensorFlow's SAME padding in pixels: top, left, bottom, right. An odd pixel goes to the bottom or right. */
function padding(large: Sides, small: Sides, kernel: readonly number[], strides: readonly number[]): number[] {
  const need = [0, 1].map((axis) =>
    Math.max(0, ((small[axis] ?? 1) - 1) * (strides[axis] ?? 1) + (kernel[axis] ?? 1) - (large[axis] ?? 1)),
  );
  return [...need.map((total) => Math.floor(total / 2)), ...need.map((total) => Math.ceil(total / 2))];
}

function transposed(shape: readonly number[], data: Uint8Array, width: number, order: readonly number[]) {
  const target = order.map((axis) => shape[axis] ?? 1);
  const stride = (axis: number) => shape.slice(axis + 1).reduce((product, size) => product * size, 1);
  const strides = order.map(stride);
  const moved = new Uint8Array(data.length);
  const place = target.map(() => 0);
  for (let at = 0; at < data.length; at += width) {
    const from = place.reduce((sum, index, axis) => sum + index * (strides[axis] ?? 1), 0) * width;
    moved.set(data.subarray(from, from + width), at);
    for (let axis = place.length - 1; axis >= 0; axis -= 1) {
      place[axis] = ((place[axis] ?? 0) + 1) % (target[axis] ?? 1);
      if (place[axis] !== 0) break;
    }
  }
  return { shape: target, data: moved };
}
