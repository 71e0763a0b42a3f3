/** Reads networks in TensorFlow Lite's format: a flatbuffer with the field numbers of tensorflow/lite/schema/schema.fbs. */

export interface Network {
  tensors: TfliteTensor[];
  /** Indexes of tensors. */
  inputs: number[];
  outputs: number[];
  operators: Operator[];
}

export interface TfliteTensor {
  name: string;
  shape: number[];
  type: 'float32' | 'float16' | 'int32';
  /** Little-endian values of a constant. */
  data?: Uint8Array;
}

export interface Operator {
  /** Name in the schema's enumeration, or of a custom operator. */
  kind: string;
  inputs: number[];
  outputs: number[];
  /** The operator's own table; empty for a custom operator. */
  options: Table;
  customOptions: Uint8Array;
}

const KINDS: Readonly<Record<number, string>> = {
  0: 'ADD',
  1: 'AVERAGE_POOL_2D',
  2: 'CONCATENATION',
  3: 'CONV_2D',
  4: 'DEPTHWISE_CONV_2D',
  6: 'DEQUANTIZE',
  14: 'LOGISTIC',
  17: 'MAX_POOL_2D',
  18: 'MUL',
  19: 'RELU',
  22: 'RESHAPE',
  23: 'RESIZE_BILINEAR',
  34: 'PAD',
  54: 'PRELU',
  117: 'HARD_SWISH',
};
const CUSTOM = 32;
const TYPES: Readonly<Record<number, TfliteTensor['type']>> = { 0: 'float32', 1: 'float16', 2: 'int32' };

/** @throws RangeError if the network uses a type or an operator that is not in the lists above */
export function readTflite(file: Uint8Array): Network {
  const model = modelOf(file);
  const kinds = model.tables(1).map(kindOf);
  const buffers = model.tables(4).map((buffer) => buffer.bytes(0));
  const [graph] = model.tables(2);
  if (!graph) throw new RangeError('The file has no network.');
  return {
    tensors: graph.tables(0).map((tensor) => tensorOf(tensor, buffers)),
    inputs: graph.integers(1),
    outputs: graph.integers(2),
    operators: graph.tables(3).map((operator) => ({
      kind: kinds[operator.integer(0)] ?? '',
      inputs: operator.integers(1),
      outputs: operator.integers(2),
      options: operator.table(4),
      customOptions: operator.bytes(5),
    })),
  };
}

/** Returns the root table of the file. */
export function modelOf(file: Uint8Array): Table {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  return new Table(view, view.getUint32(0, true));
}

function kindOf(code: Table): string {
  // Numbers below 128 are in the older, one-byte field too.
  const number = Math.max(code.byte(0), code.integer(3));
  const kind = number === CUSTOM ? code.text(1) : KINDS[number];
  if (!kind) throw new RangeError(`The network uses operator ${number}, which this reader does not know.`);
  return kind;
}

function tensorOf(table: Table, buffers: readonly Uint8Array[]): TfliteTensor {
  const name = table.text(3);
  const type = TYPES[table.byte(1)];
  if (!type) throw new RangeError(`The tensor ${name} has type ${table.byte(1)}, which this reader does not know.`);
  const data = buffers[table.integer(2)];
  return { name, shape: table.integers(0), type, ...(data?.length ? { data } : {}) };
}

/** A table of a flatbuffer. Absent fields read as 0, as empty, or as the given default. */
export class Table {
  readonly #view: DataView;
  readonly #at: number;

  /** @param at 0 for a table without fields */
  constructor(view: DataView, at: number) {
    this.#view = view;
    this.#at = at;
  }

  byte(field: number, missing = 0): number {
    const at = this.#field(field);
    return at ? this.#view.getInt8(at) : missing;
  }

  integer(field: number, missing = 0): number {
    const at = this.#field(field);
    return at ? this.#view.getInt32(at, true) : missing;
  }

  text(field: number): string {
    return Buffer.from(this.bytes(field)).toString('utf8');
  }

  bytes(field: number): Uint8Array {
    const { start, length } = this.#vector(field);
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + start, length);
  }

  integers(field: number): number[] {
    const { start, length } = this.#vector(field);
    return Array.from({ length }, (_, index) => this.#view.getInt32(start + index * 4, true));
  }

  table(field: number): Table {
    const at = this.#field(field);
    return new Table(this.#view, at ? this.#pointed(at) : 0);
  }

  tables(field: number): Table[] {
    const { start, length } = this.#vector(field);
    return Array.from({ length }, (_, index) => new Table(this.#view, this.#pointed(start + index * 4)));
  }

  #vector(field: number): { start: number; length: number } {
    const at = this.listAt(field);
    return at ? { start: at + 4, length: this.#view.getUint32(at, true) } : { start: 0, length: 0 };
  }

  #pointed(at: number): number {
    return at + this.#view.getUint32(at, true);
  }

  /** Returns the position of a field's list, or 0 if there is none. The list's length comes before its elements. */
  listAt(field: number): number {
    const at = this.#field(field);
    return at && this.#pointed(at);
  }

  /** Returns the position of a field's value, or 0 if it is absent. The list of offsets begins with its own size. */
  #field(field: number): number {
    if (!this.#at) return 0;
    const offsets = this.#at - this.#view.getInt32(this.#at, true);
    const entry = 4 + field * 2;
    const offset = entry < this.#view.getUint16(offsets, true) ? this.#view.getUint16(offsets + entry, true) : 0;
    return offset && this.#at + offset;
  }
}
