/** Amounts of light for each value of a screen, 256 numbers of 4 bytes. The caller fills the tables once. */
export const LINEAR = memory.data(256 * 4, 16);
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

/** The opaque color that a screen shows for amounts of red, green and blue light. Red is in its lowest byte. */
export function screen(light: v128): u32 {
  const wanted = i32x4.trunc_sat_f32x4_s(f32x4.mul(light, f32x4.splat(1024)));
  const steps = i32x4.min_s(i32x4.max_s(wanted, i32x4.splat(0)), i32x4.splat(4095));
  return (
    0xff000000 |
    ((<u32>load<u8>(SCREEN + <usize>i32x4.extract_lane(steps, 2))) << 16) |
    ((<u32>load<u8>(SCREEN + <usize>i32x4.extract_lane(steps, 1))) << 8) |
    <u32>load<u8>(SCREEN + <usize>i32x4.extract_lane(steps, 0))
  );
}

/** Amounts of red, green and blue light of a pixel, and a fourth number. */
export function linear(pixel: usize, fourth: f32): v128 {
  return f32x4(amount(pixel), amount(pixel + 1), amount(pixel + 2), fourth);
}

function amount(value: usize): f32 {
  return load<f32>(LINEAR + ((<usize>load<u8>(value)) << 2));
}
