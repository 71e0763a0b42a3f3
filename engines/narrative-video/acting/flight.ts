import { chanceOf } from '../../drawing/chance.ts';
import { clamp } from '../../drawing/motion.ts';
import type { Deed, Scene } from '../story.ts';
import type { ThingName } from '../vocabulary/things.ts';
import type { ClipTime } from './clip.ts';
import type { ClipName } from './clips/index.ts';
import type { Vector } from './skeleton.ts';

/** A thing on its way from a hand or a foot. */
export interface Flown {
  /** Share of its way, 0 to 1. */
  share: number;
  /** Where it ends, relative to the feet of whoever threw it, in statures. */
  to: Vector;
}

/** Moments of a clip at which a thing leaves and arrives, in the unit of the clip. */
const LEAVES: Partial<Record<ClipName, { from: number; to: number }>> = {
  throw: { from: 1.1, to: 2.4 },
  kick: { from: 1.6, to: 3 },
  'set-ball': { from: 1.8, to: 3.4 },
};

/** What balls are shot at, and where they end: aside, up and toward the viewer, in statures. */
const AIMS = {
  goal: { in: [1.6, 0.45, -1.5], missed: [2, 1.5, -1.6] },
  hoop: { in: [1.35, 1.5, -1.3], missed: [1.9, 1.7, -1.3] },
} as const satisfies Partial<Record<ThingName, { in: Vector; missed: Vector }>>;
/** Where a thing ends that is thrown away. */
const AWAY: Vector = [2.4, 0.05, -0.3];

function aimIn({ things }: Pick<Scene, 'things'>): keyof typeof AIMS | undefined {
  return (['goal', 'hoop'] as const).find((name) => things.includes(name));
}

/** Returns the side of what balls are shot at in a scene: 1 is the viewer's right. Undefined if nothing is. */
export function sideOfAim({ things, text }: Pick<Scene, 'things' | 'text'>): 1 | -1 | undefined {
  return aimIn({ things }) && (chanceOf(`${text}/aim`).next() < 0.5 ? -1 : 1);
}

/** Returns where a thing ends that somebody throws or kicks in a scene. Undefined if it stays with that one. */
export function flightOf({ action, things: own = [] }: Deed, scene: Scene, yaw: number): Vector | undefined {
  if (action === 'throw') return [AWAY[0] * (yaw < 0 ? -1 : 1), AWAY[1], AWAY[2]];
  const aim = aimIn(scene);
  const side = sideOfAim(scene);
  if (
    !aim ||
    !side ||
    action !== 'jump' ||
    !own.some((name) => name === 'football' || name === 'ball' || name === 'basketball')
  )
    return undefined;
  // Whoever misses is sad.
  const [x, y, z] = AIMS[aim][scene.mood === 'sad' ? 'missed' : 'in'];
  return [x * side, y, z];
}

/** Returns how far a thing is on its way at a moment of a clip. Undefined while it is held. */
export function flownAt(
  name: ClipName,
  { counts, length }: { counts: 'beats' | 'seconds'; length: number },
  time: ClipTime,
  to: Vector | undefined,
): Flown | undefined {
  const leaves = LEAVES[name];
  if (!leaves || !to) return undefined;
  const count = time[counts] - Math.floor(time[counts] / length) * length;
  if (count < leaves.from) return undefined;
  return { share: clamp((count - leaves.from) / (leaves.to - leaves.from), 0, 1), to };
}

/** Height of the arc of a flight, in statures. */
const ARC = 0.5;

/** Returns how far a thing is from where it left, in statures. @param from where that was, from the feet */
export function flightOffset({ share, to }: Flown, from: Vector): Vector {
  return [
    (to[0] - from[0]) * share,
    (to[1] - from[1]) * share + 4 * ARC * share * (1 - share),
    (to[2] - from[2]) * share,
  ];
}
