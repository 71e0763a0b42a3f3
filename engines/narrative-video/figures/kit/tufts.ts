import { Path2D } from '@napi-rs/canvas';
import { coversEars } from '../../../people/character-sheet.ts';
import { type HairCut, volumeOf } from './hair.ts';
import { endsOfLocks } from './hair-locks.ts';
import type { Head } from './head-space.ts';
import type { Point } from './tube.ts';

/** A lock that sticks out of the hair's outline. */
interface Tuft {
  /** Angle from the crown, in radians, positive toward the side to which the hair is combed. */
  angle: number;
  /** How far it leans to that side, in radians. */
  lean: number;
  /** Length and half of its width, in the head's units. */
  long: number;
  wide: number;
}

const POINTED: readonly Tuft[] = [
  { angle: -1.62, lean: -0.2, long: 0.14, wide: 0.16 },
  { angle: -1.2, lean: -0.2, long: 0.17, wide: 0.18 },
  { angle: -0.6, lean: -0.22, long: 0.14, wide: 0.2 },
  { angle: -0.08, lean: 0.34, long: 0.24, wide: 0.13 },
  { angle: 0.42, lean: 0.26, long: 0.15, wide: 0.2 },
  { angle: 0.95, lean: 0.22, long: 0.18, wide: 0.18 },
  { angle: 1.5, lean: 0.2, long: 0.16, wide: 0.16 },
];
const ROUND: readonly Tuft[] = [
  { angle: -0.1, lean: 0.42, long: 0.15, wide: 0.12 },
  { angle: 0.16, lean: 0.3, long: 0.1, wide: 0.12 },
  { angle: 1.1, lean: 0.24, long: 0.1, wide: 0.2 },
  { angle: -1.2, lean: -0.22, long: 0.09, wide: 0.2 },
];

/** Swept hair is brushed up in broad waves, and its layers end in feathers at the sides. */
const WAVES: readonly Tuft[] = [
  { angle: -1.25, lean: -0.16, long: 0.1, wide: 0.3 },
  { angle: -0.55, lean: 0.2, long: 0.1, wide: 0.42 },
  { angle: 0.1, lean: 0.34, long: 0.16, wide: 0.46 },
  { angle: 0.86, lean: 0.36, long: 0.14, wide: 0.42 },
  { angle: 1.4, lean: 0.16, long: 0.1, wide: 0.3 },
];

/** Hair of medium length is heavy, so only the locks at the crown stand up. Longer hair lies flat. */
const UPRIGHT = 0.3;
const FLAT = new Set(['bald', 'cropped', 'long']);

/** Returns the locks that break the outline of the hair, so that it does not look like a helmet. */
export function tuftsOf(head: Head, cut: HairCut): Path2D[] {
  const { hair, hat, age } = head.sheet;
  if (hat || hair.recedes || FLAT.has(hair.length) || hair.texture === 'curly') return [];
  const isBlunt = cut.tip === 'straight';
  if (isBlunt && hair.length !== 'swept') return [];
  const isHeavy = hair.length === 'medium';
  const side = hair.parting === 'right' ? -1 : 1;
  const volume = volumeOf(head.sheet, cut);
  if (coversEars(hair) && hair.length === 'swept') return endsOfLocks(head, volume);
  return (hair.length === 'swept' ? WAVES : cut.tip === 'pointed' && age !== 'old' ? POINTED : ROUND)
    .filter(({ angle }) => !isHeavy || Math.abs(angle) < UPRIGHT)
    .map((tuft) => tuftPath(head, tuft, side, volume, cut));
}

/** Returns a point around the head. @param turn from the crown, in radians, and how far out, in radii of the hair */
type Around = (turn: number, reach: number) => Point;

function aroundOf({ half, yaw }: Head, side: number, volume: number): Around {
  return (turn, reach) => [
    Math.sin(turn * side) * (half + volume) * reach - Math.sin(yaw) * 0.1,
    -Math.cos(turn) * (1 + volume) * reach,
  ];
}

function tuftPath(head: Head, { angle, lean, long, wide }: Tuft, side: number, volume: number, cut: HairCut): Path2D {
  const at = aroundOf(head, side, volume);
  const blown = Math.sin(head.seconds * 2.1 + angle) * cut.wind * 0.6;
  const tip = at(angle + lean + blown, 0.98 + long);
  const path = new Path2D();
  path.moveTo(...at(angle - wide, 0.88));
  path.quadraticCurveTo(...at(angle - wide * 0.2, 0.99 + long * 0.4), ...tip);
  path.quadraticCurveTo(...at(angle + wide * 0.7, 0.97 + long * 0.1), ...at(angle + wide, 0.86));
  path.closePath();
  return path;
}
