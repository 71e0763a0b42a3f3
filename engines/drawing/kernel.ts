import { readFileSync } from 'node:fs';

/** What this project uses of WebAssembly, whose types come only with those of browsers. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Memory: new (size: { initial: number }) => Memory;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
};

interface Memory {
  /** Replaced by another one when the memory grows. */
  readonly buffer: ArrayBuffer;
}

const PAGE = 65_536;
const compiled = new Map<string, object>();

/** A kernel's functions, and the memory that they read and write. */
export interface Kernel<Functions> {
  functions: Functions;
  memory: ArrayBuffer;
}

/**
 * Starts a kernel with a memory of its own. `npm run build:wasm` makes `assets/NAME.wasm`. The assets are next to this
 * file, and next to the bundle in the image.
 * @param bytes size of the memory
 */
export function startKernel<Functions>(name: string, bytes: number): Kernel<Functions> {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const { exports } = new WebAssembly.Instance(moduleOf(name), { frames: { memory } });
  return { functions: exports as Functions, memory: memory.buffer };
}

/** A kernel that takes more memory when it needs it. Its views are valid until the next call of a function. */
export class GrowingKernel<Functions> {
  readonly functions: Functions;
  readonly #memory: Memory;
  #bytes: Uint8Array;
  #ints: Int32Array;
  #doubles: Float64Array;

  constructor({ memory, ...functions }: { memory: Memory }) {
    this.functions = functions as Functions;
    this.#memory = memory;
    [this.#bytes, this.#ints, this.#doubles] = viewsOf(memory);
  }

  get bytes(): Uint8Array {
    this.#refresh();
    return this.#bytes;
  }

  get ints(): Int32Array {
    this.#refresh();
    return this.#ints;
  }

  get doubles(): Float64Array {
    this.#refresh();
    return this.#doubles;
  }

  #refresh(): void {
    if (this.#bytes.length === 0) [this.#bytes, this.#ints, this.#doubles] = viewsOf(this.#memory);
  }
}

function viewsOf({ buffer }: Memory): [Uint8Array, Int32Array, Float64Array] {
  return [new Uint8Array(buffer), new Int32Array(buffer), new Float64Array(buffer)];
}

/** Starts a kernel that has a memory and grows it. */
export function startGrowingKernel<Functions>(name: string): GrowingKernel<Functions> {
  const { exports } = new WebAssembly.Instance(moduleOf(name), {});
  return new GrowingKernel<Functions>(exports as { memory: Memory });
}

function moduleOf(name: string): object {
  const module =
    compiled.get(name) ?? new WebAssembly.Module(readFileSync(new URL(`./assets/${name}.wasm`, import.meta.url)));
  compiled.set(name, module);
  return module;
}
