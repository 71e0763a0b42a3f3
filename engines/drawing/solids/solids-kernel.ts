import { type GrowingKernel, startGrowingKernel } from '../kernel.ts';
import { LINEAR, MEAN, SCREEN } from './tone.ts';

/** Functions of `assembly/index.ts`. Numbers are addresses in bytes, unless their names say otherwise. */
interface Functions {
  newRaster(): number;
  freeRaster(raster: number): void;
  resize(raster: number, width: number, height: number, density: number): void;
  begin(raster: number): void;
  draw(raster: number, mesh: number): void;
  paint(input: number, left: number, top: number, right: number, bottom: number): void;
  linearTable(): number;
  screenTable(): number;
  summedTable(): number;
  meanTable(): number;
  /** Returns memory for `bytes`, valid until the next call. */
  scratchOf(bytes: number): number;
}

/** Draws and colors solids. */
export type SolidsKernel = GrowingKernel<Functions>;

let common: SolidsKernel | undefined;

/** Returns the kernel that everybody shares who does not need much memory for a short time. */
export function solidsKernel(): SolidsKernel {
  common ??= newSolidsKernel();
  return common;
}

/**
 * Returns a kernel with a memory of its own, which is freed with it. The shared kernel's memory never shrinks, as that of
 * any WebAssembly.
 */
export function newSolidsKernel(): SolidsKernel {
  const kernel = startGrowingKernel<Functions>('solids');
  const { functions, bytes, ints } = kernel;
  bytes.set(new Uint8Array(Float32Array.from(LINEAR).buffer), functions.linearTable());
  bytes.set(SCREEN, functions.screenTable());
  ints.set(
    LINEAR.map((light) => Math.round(light * 65535)),
    functions.summedTable() / 4,
  );
  bytes.set(MEAN, functions.meanTable());
  return kernel;
}

/** Blocks of memory for one call of a kernel's function. The first one has the numbers and addresses that it reads. */
export class Arguments {
  readonly #arrays: { array: ArrayBufferView; at: number }[] = [];
  readonly kernel: SolidsKernel;
  #size = 0;

  constructor(kernel: SolidsKernel) {
    this.kernel = kernel;
  }

  /** Makes room for bytes that the caller or the kernel writes. @returns the block's position, for `place` */
  room(bytes: number): number {
    const at = this.#size;
    this.#size = (at + bytes + 15) & ~15;
    return at;
  }

  /** Adds a copy of an array. @returns the block's position */
  add(array: ArrayBufferView): number {
    const at = this.room(array.byteLength);
    this.#arrays.push({ array, at });
    return at;
  }

  /** Copies the arrays into the kernel's memory. @returns the address of the first block, to which positions are added */
  place(): number {
    const { kernel } = this;
    const base = kernel.functions.scratchOf(this.#size);
    const { bytes } = kernel;
    for (const { array, at } of this.#arrays)
      bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), base + at);
    return base;
  }
}
