/** Amounts of light for each value of a screen, 256 numbers of 8 bytes. The caller fills the tables once. */
export const LINEAR = memory.data(256 * 8, 16);
/** The values of a screen for amounts of light, 1,024 for each step of 1, up to 4. */
export const SCREEN = memory.data(4096, 16);
/** Amounts of light, 0 to 65,535, for each value of a screen. */
export const SUMMED = memory.data(256 * 4, 16);
/** Values of a screen for 4,096 amounts of light. */
export const MEAN = memory.data(4100, 16);

export function linearTable(): usize {
  return LINEAR;
}

export function screenTable(): usize {
  return SCREEN;
}

export function summedTable(): usize {
  return SUMMED;
}

export function meanTable(): usize {
  return MEAN;
}

export function screen(amount: f64): u32 {
  const step = <i32>(amount * 1024);
  return load<u8>(SCREEN + <usize>(step < 0 ? 0 : min(step, 4095)));
}

export function linear(value: usize): f64 {
  return load<f64>(LINEAR + ((<usize>load<u8>(value)) << 3));
}
