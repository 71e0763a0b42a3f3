import type { Composition } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';

/** The inks with which the picture of a movement is printed, and the paints that are on its walls. */
export interface Inks {
  /** From the zenith to the horizon. */
  sky: readonly string[];
  /** The sun or the moon, and the glow around it. */
  disc: string;
  glow: string;
  /** Rows of houses. */
  far: string;
  middle: string;
  near: string;
  /** Silhouettes, and the edges on which light falls. */
  dark: string;
  edge: string;
  lit: string;
  /** A wall, its bricks that are darker and lighter, and the wall in the light of a lamp. */
  wall: string;
  shade: string;
  warm: string;
  lamplit: string;
  /** The cloud of paint behind a line, and its edge. */
  cloud: string;
  rim: string;
  /** Letters: paint and its lower side, the outline, the block, and the outline of words that wait. */
  body: string;
  under: string;
  line: string;
  block: string;
  sketch: string;
  /** Paints of a mural, from dark to light, and the coat below it. */
  tones: readonly string[];
  coat: string;
}

const NIGHT_WALL = { line: '#10131f', sketch: '#fff3d6' };

const PRINTS: Readonly<Record<MovementKind, Inks>> = {
  opening: {
    ...NIGHT_WALL,
    ...{ sky: ['#0b2440', '#114a63', '#2f8a8c', '#8ecfae', '#ffe3a8'], disc: '#fff0c4', glow: '#bfe3b4' },
    ...{ far: '#2f7f88', middle: '#175566', near: '#0d3550', dark: '#081c33', edge: '#5fb8a8', lit: '#ffcf4a' },
    ...{ wall: '#12405a', shade: '#0c3049', warm: '#1a5670', lamplit: '#2a7080' },
    ...{ cloud: '#0a2a44', rim: '#ff7a59', body: '#ffd24a', under: '#ff8a4c', block: '#06162a' },
    ...{ tones: ['#081c33', '#081c33', '#1f7f8c', '#ffb37a', '#fff0cf'], coat: '#f0694f' },
  },
  verse: {
    ...NIGHT_WALL,
    ...{ sky: ['#1f4e79', '#3f7f9a', '#f2a65e', '#ff8552', '#ffd08a'], disc: '#ffe7b0', glow: '#ffb26b' },
    ...{ far: '#c9605a', middle: '#7a3a58', near: '#3a2348', dark: '#1a1430', edge: '#ff9a5c', lit: '#ffd35c' },
    ...{ wall: '#96402f', shade: '#7c3128', warm: '#ad5138', lamplit: '#d9824a' },
    ...{ cloud: '#173a5e', rim: '#38b6b0', body: '#ff5c8a', under: '#d8256b', block: '#10131f' },
    ...{ tones: ['#1a1430', '#1a1430', '#d8404f', '#ffb36b', '#fff0cf'], coat: '#1f6f86' },
  },
  chorus: {
    ...NIGHT_WALL,
    ...{ sky: ['#f5a623', '#ffb938', '#ffcb52', '#ffdd7a', '#ffedaa'], disc: '#ff5a3c', glow: '#ff8f3f' },
    ...{ far: '#f08a2c', middle: '#d9502f', near: '#8f2440', dark: '#2a1238', edge: '#ffd27a', lit: '#ffe9a0' },
    ...{ wall: '#167c80', shade: '#11686f', warm: '#1e8e8c', lamplit: '#2aa596' },
    ...{ cloud: '#3a1248', rim: '#ff4f7d', body: '#ffe14d', under: '#ff9a2e', block: '#14081f' },
    ...{ tones: ['#2a1238', '#2a1238', '#d93a4a', '#ffb347', '#fff3cf'], coat: '#ff6b4a' },
  },
  break: {
    ...NIGHT_WALL,
    ...{ sky: ['#5b1f5e', '#9a2a5e', '#d83f55', '#f4694c', '#ff9d5a'], disc: '#ffe08a', glow: '#ff8f55' },
    ...{ far: '#b23560', middle: '#7a2660', near: '#43205c', dark: '#1c123c', edge: '#ff9d6b', lit: '#ffd76b' },
    ...{ wall: '#7a2c52', shade: '#652347', warm: '#8f3858', lamplit: '#b84a5c' },
    ...{ cloud: '#1f5f86', rim: '#46c8c0', body: '#ffd84a', under: '#ff8a3c', block: '#1c123c' },
    ...{ tones: ['#1c123c', '#1c123c', '#b8326a', '#ff9a5c', '#ffeec2'], coat: '#2a8f9a' },
  },
  ending: {
    ...NIGHT_WALL,
    ...{ sky: ['#0a1030', '#101c48', '#172c60', '#214178', '#2f5a8c'], disc: '#f4f0d2', glow: '#2f5a8c' },
    ...{ far: '#1d3a6c', middle: '#15295a', near: '#0e1c44', dark: '#070e28', edge: '#4f86b8', lit: '#ffd35c' },
    ...{ wall: '#2b2a5c', shade: '#22224e', warm: '#36346a', lamplit: '#8a6a5c' },
    ...{ cloud: '#1a1f52', rim: '#ff5f8f', body: '#ffd84a', under: '#ff8f4a', block: '#070a1f' },
    ...{ tones: ['#070e28', '#070e28', '#2f6f9c', '#f7b25c', '#fff1cf'], coat: '#c23c64' },
  },
};

/** Returns the inks of a picture, shifted for the song's genre. */
export function inksOf({ movement, tint }: Pick<Composition, 'movement' | 'tint'>): Inks {
  const shifted = Object.entries(PRINTS[movement]).map(([name, ink]: [string, string | readonly string[]]) => [
    name,
    typeof ink === 'string' ? tint(ink) : ink.map(tint),
  ]);
  return Object.fromEntries(shifted) as Inks;
}
