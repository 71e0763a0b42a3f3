import { smoothstep } from '../../../drawing/motion.ts';
import { gridShape } from '../../../drawing/solids/grid-shape.ts';
import { cross, IDENTITY, minus, plus, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Shape, Surface } from '../../../drawing/solids/mesh.ts';
import { type CharacterSheet, isHanging } from '../../../people/character-sheet.ts';
import { addCurls } from './curls.ts';
import type { Skull } from './skull.ts';

/** A place on the scalp in degrees: around the head from the front to the viewer's right, and up from the ears. */
type Place = readonly [around: number, up: number];

interface Lock {
  root: Place;
  tip: Place;
  /** Greatest width, and how far its middle and its tip stand out, as shares of the head's height. */
  width: number;
  lift: number;
  flick?: number;
  /** How far it swings to either side on its way, as a share of the head's height. */
  wave?: number;
}

/** How finely a lock is modeled: along it and around it. */
interface Fineness {
  rings: number;
  sides: number;
}

const FINE: Fineness = { rings: 11, sides: 6 };
/** Depth of a lock relative to its width: deeper ones would look like rolls. */
const FLAT = 0.27;
/** How much of the direction away from the head is added to the normals of locks. */
const BENT = 1.25;
/** Radians through which the wave of a lock runs on its way. */
const WAVES = 6.6;
/** Share of a lock over which its direction is measured. */
const STEP = 0.05;

/** Adds the locks in which hair is combed. They lie over a cap of hair. @param tones surfaces of neighboring locks */
export function addLocks(
  builder: MeshBuilder,
  skull: Skull,
  sheet: CharacterSheet,
  tones: readonly Surface[],
  fineness = FINE,
): void {
  if (!hasLocks(sheet)) return;
  if (sheet.hair.texture === 'curly') addCurls(builder, skull, sheet, tones);
  else
    locksOf(sheet).forEach((lock, index) => {
      builder.add(shapeOf(skull, lock, fineness), tones[index % tones.length] as Surface, IDENTITY, crowded);
    });
}

/** Whether hair is combed in locks. A hat hides them. */
export function hasLocks({ hair, hat }: Pick<CharacterSheet, 'hair' | 'hat'>): boolean {
  return hair.length !== 'bald' && hair.length !== 'cropped' && !hat;
}

function locksOf({ hair }: CharacterSheet): Lock[] {
  const { fringe, parting, recedes, full } = hair;
  const side = parting === 'left' ? -1 : 1;
  const locks: Lock[] = [];
  const isLong = isHanging(hair);
  if (recedes) {
    // Thin hair is combed back, and full only over the ears.
    for (const way of [-1, 1])
      for (const [index, around] of [84, 104].entries())
        locks.push({
          root: [way * around * 0.9, 60],
          tip: [way * around, -10 - index * 6],
          width: 0.15,
          lift: 0.14,
          flick: 0.03,
        });
  } else if (fringe) {
    for (const [index, around] of [-56, -36, -17, 2, 21, 40, 58].entries())
      locks.push({ root: [around * 0.35, 84], tip: [around, 21 + (index % 2) * 4], width: 0.13, lift: 0.13 });
  } else if (isLong) {
    for (const [index, up] of [51, 60, 68, 77, 86, 96].entries()) {
      const part = parting === 'middle' ? 0 : side * 24;
      // Each lock goes on in a clump that hangs beside the face or behind the ear.
      for (const way of [-1, 1])
        locks.push({
          root: [part, up],
          tip: [way * (73 + index * 12), -18 + index * 4],
          width: index === 0 ? 0.12 : 0.16,
          lift: 0.15 - index * 0.008,
          flick: 0.02,
        });
    }
  } else if (parting === 'middle') {
    // Brushed up from the forehead.
    for (const [index, around] of [-50, -30, -10, 10, 30, 50].entries())
      locks.push({
        root: [around, 29 + 8 * Math.cos((around * Math.PI) / 100)],
        tip: [around * 0.8 + 62, 66 + (index % 2) * 7],
        width: 0.165,
        lift: 0.17,
        flick: 0.1,
      });
  } else {
    // Swept from a side parting over the forehead. Narrow locks of different lengths look like hair, wide ones like cloth.
    for (const [index, up] of [40, 45, 50, 55, 60, 66, 73, 80].entries())
      locks.push({
        root: [side * (33 - index * 3), up + 5],
        tip: [-side * (38 + index * 10 + (index % 3) * 7), 27 + (index % 2) * 9 - index * 2.5],
        width: 0.105 - (index % 2) * 0.018,
        lift: 0.15 + (index % 3) * 0.022,
        flick: 0.05 + (index % 2) * 0.06,
      });
    for (const [index, up] of [46, 53, 61, 70].entries())
      locks.push({
        root: [side * 34, up + 5],
        tip: [side * (62 + index * 15), 20 - index * 9 + (index % 2) * 5],
        width: 0.1,
        lift: 0.14 + (index % 2) * 0.02,
        flick: 0.04,
      });
    // Full over the ears.
    for (const way of [-1, 1])
      for (const [index, around] of [74, 92, 110].entries())
        locks.push({
          root: [way * around * 0.8, 66 - index * 4],
          tip: [way * around, -8 - index * 7],
          width: 0.15,
          lift: 0.2,
          flick: 0.03,
        });
  }
  if (full) locks.push(...wavesOver(side));
  if (!isLong)
    for (const around of [-152, -122, 122, 152, 180])
      locks.push({ root: [around, 70], tip: [around * 0.96, -16], width: 0.19, lift: 0.12, flick: 0.05 });
  return locks;
}

/** Returns the locks of short, full hair: they stand up from the parting and fall in waves over the ears to the jaw. */
function wavesOver(side: number): Lock[] {
  const beside = [-1, 1].flatMap((way) =>
    [48, 58, 68, 78, 88, 98, 109, 121, 134].map((around, index): Lock => {
      const isInner = index % 2 === 1;
      return {
        root: [way * (around * 0.55 + 6), 62 - (index % 3) * 7],
        tip: [way * (around + (index % 3) * 4 - 2), -33 + (index % 3) * 8 - (index < 2 ? -9 : 0)],
        width: isInner ? 0.105 : 0.14,
        lift: isInner ? 0.33 : 0.36,
        flick: -0.03 + (index % 3) * 0.035,
        wave: (isInner ? -1 : 1) * way * 0.035,
      };
    }),
  );
  const above = [40, 47, 54, 61, 68, 75, 82, 89].map(
    (up, index): Lock => ({
      root: [side * (30 - index * 2), up],
      tip: [-side * (50 + index * 17), 34 - index * 5 + (index % 2) * 8],
      width: 0.14 - (index % 2) * 0.03,
      lift: 0.33 + (index % 3) * 0.015,
      flick: 0.06 + (index % 2) * 0.05,
      wave: (index % 2 ? 1 : -1) * 0.03,
    }),
  );
  return [...beside, ...above];
}

/** Returns how open to the light locks are by their height on the head: those below the crown lie between others. */
function crowded(y: number): number {
  return 0.5 + 0.4 * smoothstep(-0.1, 0.55, y);
}

/** Builds one lock: a flat tube that follows the scalp, swells in the middle and ends in a point. */
function shapeOf(
  skull: Skull,
  { root, tip, width, lift, flick = 0.02, wave = 0 }: Lock,
  { rings, sides }: Fineness,
): Shape {
  const [from, to] = [directionOf(root), directionOf(tip)];
  const line = (share: number): Vector => {
    const on = skull(unit(plus(scaledBy(from, 1 - share), scaledBy(to, share))));
    const rise = 1 + 0.06 + (lift - 0.06) * Math.sin(Math.PI * Math.min(1, share * 1.15)) + flick * share ** 3;
    return [on[0] * rise, on[1] * rise, on[2] * rise];
  };
  const half = (share: number) => (width / 2) * Math.max(0.02, Math.sin(Math.PI * (0.22 + share * 0.78)) ** 0.7);
  const shape = gridShape(sides, rings - 1, (u, share) => {
    const at = line(share);
    const out = unit(at);
    const across = unit(cross(minus(line(share + STEP), line(share - STEP)), out));
    const angle = u * Math.PI * 2;
    const aside = Math.cos(angle) * half(share) + wave * Math.sin(share * WAVES) * share;
    return plus(plus(at, across, aside), out, Math.sin(angle) * half(share) * FLAT);
  });
  return { ...shape, normals: outward(shape) };
}

/** Returns the normals of a lock, bent away from the head: light from behind would draw a line along each edge. */
function outward({ positions, normals }: Shape): Float32Array {
  const bent = Float32Array.from(normals);
  for (let at = 0; at < bent.length; at += 3) {
    const out = unit([positions[at] as number, positions[at + 1] as number, positions[at + 2] as number]);
    bent.set(unit(plus([bent[at] as number, bent[at + 1] as number, bent[at + 2] as number], out, BENT)), at);
  }
  return bent;
}

function directionOf([around, up]: Place): Vector {
  const [turn, rise] = [(around * Math.PI) / 180, (up * Math.PI) / 180];
  return [Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise)];
}

function scaledBy([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}
