/** Writes networks in ONNX's format: protocol-buffer messages whose fields are numbered as in onnx/onnx.proto. */

export interface OnnxGraph {
  name: string;
  inputs: ValueInfo[];
  outputs: ValueInfo[];
  nodes: OnnxNode[];
  constants: OnnxConstant[];
}

interface ValueInfo {
  name: string;
  /** The elements are 32-bit floating-point numbers. */
  shape: number[];
}

export interface OnnxNode {
  operator: string;
  inputs: string[];
  outputs: string[];
  attributes: Readonly<Record<string, number | string | readonly number[]>>;
}

export interface OnnxConstant {
  name: string;
  shape: readonly number[];
  type: 'float32' | 'float16' | 'int64';
  /** Little-endian values. */
  data: Uint8Array;
}

/** The oldest set of operators that has HardSwish. */
const OPERATOR_SET = 14;
/** The version of the file format that was released with that operator set. */
const FORMAT = 7;
const TYPES = { float32: 1, int64: 7, float16: 10 } as const;
const ATTRIBUTE = { integer: 2, text: 3, integers: 7 } as const;

export function writeOnnx(graph: OnnxGraph): Uint8Array {
  const body = message(
    ...graph.nodes.map((node) => nested(1, nodeMessage(node))),
    text(2, graph.name),
    ...graph.constants.map((constant) => nested(5, constantMessage(constant))),
    ...graph.inputs.map((value) => nested(11, valueMessage(value))),
    ...graph.outputs.map((value) => nested(12, valueMessage(value))),
  );
  return message(integer(1, FORMAT), text(2, 'songreel'), nested(7, body), nested(8, integer(2, OPERATOR_SET)));
}

function nodeMessage({ operator, inputs, outputs, attributes }: OnnxNode): Buffer {
  return message(
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, operator),
    ...Object.entries(attributes).map(([name, value]) => nested(5, attributeMessage(name, value))),
  );
}

function attributeMessage(name: string, value: number | string | readonly number[]): Buffer {
  if (typeof value === 'number') return message(text(1, name), integer(3, value), integer(20, ATTRIBUTE.integer));
  if (typeof value === 'string') return message(text(1, name), text(4, value), integer(20, ATTRIBUTE.text));
  return message(text(1, name), ...value.map((each) => integer(8, each)), integer(20, ATTRIBUTE.integers));
}

function constantMessage({ name, shape, type, data }: OnnxConstant): Buffer {
  return message(...shape.map((size) => integer(1, size)), integer(2, TYPES[type]), text(8, name), nested(9, data));
}

function valueMessage({ name, shape }: ValueInfo): Buffer {
  const sizes = message(...shape.map((size) => nested(1, integer(1, size))));
  return message(text(1, name), nested(2, nested(1, message(integer(1, TYPES.float32), nested(2, sizes)))));
}

function message(...fields: readonly Uint8Array[]): Buffer {
  return Buffer.concat(fields);
}

/** Encodes a number that is not negative. */
function integer(field: number, value: number): Buffer {
  return Buffer.from([...base128(field << 3), ...base128(value)]);
}

function text(field: number, value: string): Buffer {
  return nested(field, Buffer.from(value, 'utf8'));
}

function nested(field: number, bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([...base128((field << 3) | 2), ...base128(bytes.length)]), bytes]);
}

/** Encodes seven bits in each byte, lowest first. The eighth bit is set if more bytes follow. */
function base128(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...base128(Math.floor(value / 128))];
}
