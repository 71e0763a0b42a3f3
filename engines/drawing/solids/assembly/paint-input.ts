import { Raster } from './raster';

/** Positions of a surface's numbers, as in `materials.ts`, in bytes. The color is three numbers from 0 on. */
export const SOFT: usize = 12;
export const GLOSS: usize = 16;
export const SHEEN: usize = 20;
export const GLOW: usize = 24;
export const SPOT_SIZE: usize = 28;
export const SPOTS: usize = 32;
export const POWERS: usize = 36;
export const TEXTURE: usize = 40;
export const MIRROR: usize = 44;
export const MATERIAL: usize = 48;

/** Number of steps from a highlight's edge to its middle. */
export const GLEAM_STEPS: f32 = 512;
/** Bytes of a lamp: its position and the square of its reach, and its color. */
export const LAMP: usize = 32;
export const LAMP_COLOR: usize = 16;

/** All the light in a scene. `light-input.ts` writes it. */
@unmanaged
export class Light {
  kx: f64;
  ky: f64;
  kz: f64;
  kr: f64;
  kg: f64;
  kb: f64;
  lx: f64;
  ly: f64;
  lz: f64;
  lr: f64;
  lg: f64;
  lb: f64;
  mx: f64;
  my: f64;
  mz: f64;
  mr: f64;
  mg: f64;
  mb: f64;
  sr: f64;
  sg: f64;
  sb: f64;
  gr: f64;
  gg: f64;
  gb: f64;
  hr: f64;
  hg: f64;
  hb: f64;
  hazeFrom: f64;
  hazeOver: f64;
  hazeMost: f64;
  /** Tolerance of shadows, meters. */
  slack: f64;
  /** The lens of the mirror's image. */
  mirrorPx: f64;
  mirrorPy: f64;
  mirrorPz: f64;
  mirrorRx: f64;
  mirrorRy: f64;
  mirrorRz: f64;
  mirrorUx: f64;
  mirrorUy: f64;
  mirrorUz: f64;
  mirrorFx: f64;
  mirrorFy: f64;
  mirrorFz: f64;
  mirrorFocal: f64;
  mirrorCenterX: f64;
  mirrorCenterY: f64;
  mirrorWidth: i32;
  mirrorHeight: i32;
  /** Red, green, blue and alpha; 0: there is no mirror. */
  mirrorData: usize;
  /** What the sun sees; 0: everything. */
  shadow: usize;
  lamps: usize;
  lampCount: i32;
}

/** What `paint` needs beside what was drawn. */
@unmanaged
export class PaintInput {
  raster: Raster;
  /** Where the colors of the drawn bounds are written, row after row. */
  words: usize;
  table: usize;
  textures: usize;
  /** Strengths of highlights, 4 bytes each. */
  gleams: usize;
  /** Addresses of the lights whose mean is shown. */
  lights: usize;
  lightCount: i32;
  /** The light on everything from a record on, 0 if there is none. */
  other: usize;
  otherFrom: i32;
  textureCount: i32;
}

/** A texture, as `paint` reads it. */
@unmanaged
export class Texture {
  width: i32;
  height: i32;
  isCoarse: i32;
  data: usize;
}
