import { clamp, smoothstep } from '../../drawing/motion.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Change, Turned } from '../story.ts';

/** How a thing is moved and stretched from where it usually is, about the middle of its base. */
export interface Changed {
  /** To the viewer's right, and up, in adult heights. */
  right: number;
  up: number;
  /** Relative to its usual width and height. */
  wide: number;
  tall: number;
  /** Clockwise, in radians. */
  turn: number;
  /** How far its burst is, 0 to 1. Absent if nothing bursts now. */
  burst?: number;
}

const STILL: Changed = { right: 0, up: 0, wide: 1, tall: 1, turn: 0 };
/** Share of a scene at which something that happens at once happens, and seconds that the cloud of it lasts. */
const [MOMENT, CLOUD] = [0.4, 1.3];
/** Seconds before the moment at which the cloud begins. */
const BEFORE = 0.3;
/** Shares of a scene between which what takes time happens. */
const [FROM, TO] = [0.12, 0.88];

/**
 * Returns what a change has done to a thing at a moment.
 * @param isDone whether the change happened in an earlier scene
 */
export function changedBy(
  change: Change,
  { seconds, length, beats }: Pick<FrameFacts, 'seconds' | 'length' | 'beats'>,
  isDone = false,
): Changed {
  const share = isDone ? 1 : smoothstep(FROM, TO, seconds / length);
  switch (change) {
    case 'dances': {
      const phase = beats * Math.PI;
      const hop = Math.abs(Math.sin(phase));
      const sway = Math.sin(phase);
      return {
        right: sway * 0.05,
        up: hop * 0.07,
        wide: 1 + (0.5 - hop) * 0.08,
        tall: 1 - (0.5 - hop) * 0.1,
        turn: sway * 0.13,
      };
    }
    case 'melts':
      return { ...STILL, wide: 1 + share * 0.55, tall: 1 - share * 0.78 };
    case 'grows':
      return { ...STILL, wide: 0.2 + share * 0.8, tall: 0.16 + share * 0.84 };
    case 'crashes':
      return { ...STILL, right: (share - 1) * 0.9, up: (1 - share) * 0.5 - share * 0.75, turn: 0.16 + share * 0.5 };
    case 'sinks':
      return { ...STILL, up: -share * 0.16, tall: 1 - share * 0.4, turn: share * 0.34 };
    case 'burns':
      return { ...STILL, wide: 1 + Math.sin(seconds * 7) * 0.02, tall: 1 + Math.sin(seconds * 9) * 0.05 };
    case 'vanishes':
    case 'explodes': {
      const burst = isDone ? undefined : cloudAt(seconds, length);
      const isGone = isDone || seconds > length * MOMENT;
      return { ...STILL, ...(isGone && { wide: 0, tall: 0 }), ...(burst !== undefined && { burst }) };
    }
  }
}

/** Which shape somebody has at a moment. */
export interface Shape {
  /** The thing whose shape it is, if any. */
  into?: NonNullable<Turned['into']>;
  /** Whether it has that shape, and not its own. */
  isTurned: boolean;
  /** How far the cloud around it has spread, 0 to 1. Absent if there is none. */
  cloud?: number;
}

/** Returns the shape that somebody has at a moment of a scene, in seconds. */
export function shapeAt({ into, when }: Turned, { seconds, length }: Pick<FrameFacts, 'seconds' | 'length'>): Shape {
  const isAfter = seconds > length * MOMENT;
  const cloud = when === 'stays' ? undefined : cloudAt(seconds, length);
  return {
    ...(into && { into }),
    isTurned: when === 'stays' || (when === 'becomes') === isAfter,
    ...(cloud !== undefined && { cloud }),
  };
}

function cloudAt(seconds: number, length: number): number | undefined {
  const share = (seconds - length * MOMENT + BEFORE) / CLOUD;
  return share > 0 && share < 1 ? clamp(share, 0, 1) : undefined;
}

/** Place and size of a ball of a cloud: from its middle, in radii of the cloud. */
export interface Billow {
  x: number;
  y: number;
  z: number;
  radius: number;
}

/** Number of balls of a cloud. */
const BILLOWS = 18;

/** Returns the balls of a cloud that spreads, and then gets thin. @param share how far it has spread, 0 to 1 */
export function billowsOf(share: number): Billow[] {
  const spread = 0.4 + 0.6 * (1 - (1 - share) ** 3);
  const thin = Math.min(1, share * 9) * (1 - smoothstep(0.55, 1, share));
  return Array.from({ length: BILLOWS }, (_, index) => {
    const [angle, far] = [index * 2.4, 0.2 + 0.8 * Math.sqrt((index + 0.5) / BILLOWS)];
    return {
      x: Math.cos(angle) * far * spread,
      y: Math.sin(angle) * far * spread + share * 0.25,
      z: Math.sin(index * 1.7) * 0.3 * spread,
      radius: (0.3 + 0.08 * (index % 3)) * thin,
    };
  });
}
