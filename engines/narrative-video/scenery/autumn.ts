import type { Chance } from '../../drawing/chance.ts';
import { hex, mix, type Rgb } from '../../drawing/color.ts';
import type { Part } from './part.ts';
import type { Ground } from './thing.ts';

/** Colors of leaves before they fall. */
const LEAVES = ['#d9822b', '#c8552a', '#e2ac38', '#b5472c'].map(hex);
/** Withered grass, and its share in a lawn. */
const [WITHERED, SHARE] = [hex('#b89a48'), 0.4];

/** Returns the color of a tree's leaves in autumn. Each tree has its own. */
export function autumnLeaf(chance: Chance): Rgb {
  return chance.pick(LEAVES);
}

/** Returns a part in autumn. Its leaves turn if they are green: a tree in blossom stays so. */
export function inAutumn(part: Part, leaf: Rgb): Part {
  const [red, green, blue] = part.color;
  const isGreen = green > red && green > blue;
  return part.finish === 'leaf' && isGreen ? { ...part, color: mix(leaf, part.color, 0.12) } : part;
}

/** Returns a lawn in autumn. Other grounds stay as they are. */
export function lawnInAutumn(ground: Ground): Ground {
  if (ground.kind !== 'grass') return ground;
  return { ...ground, color: mix(ground.color, WITHERED, SHARE), accent: mix(ground.accent, WITHERED, SHARE) };
}
