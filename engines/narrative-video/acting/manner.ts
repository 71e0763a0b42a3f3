import { chanceOf } from '../../drawing/chance.ts';
import type { Pose } from './pose.ts';
import { numbersOf, type Part, poseOf } from './pose-values.ts';

/** How one person's movements differ from another's in the same clip. */
export interface Manner {
  /** Scale of torso and head movements: below 1 is sparing, above 1 is lavish. */
  size: number;
  /** Head start in seconds, so that people do not move in step if a clip does not follow the beat. */
  ahead: number;
  /** Delay after the beat, in beats: nobody is exactly on it. */
  late: number;
  /** Constant forward lean, in radians. */
  stoop: number;
  tilt: number;
  /** Whether the person prefers the left hand and the left leg. */
  isLeftHanded: boolean;
  /** 0 to 1: chooses what the hands do while the person waits. */
  habit: number;
}

export function mannerOf(seed: string): Manner {
  const chance = chanceOf(seed).fork('manner');
  return {
    size: 1 + chance.around() * 0.14,
    ahead: chance.between(0, 20),
    late: chance.between(-0.02, 0.06),
    stoop: chance.around() * 0.04,
    tilt: chance.around() * 0.05,
    isLeftHanded: chance.next() < 0.4,
    habit: chance.next(),
  };
}

const FREE: ReadonlySet<string> = new Set([
  'torso.bend',
  'torso.sway',
  'torso.twist',
  'head.nod',
  'head.tilt',
  'head.turn',
]);

/**
 * Returns the pose as this person takes it. Arms and legs do not change, because they reach for something or carry the
 * body.
 * @param seconds time for breathing, which continues during every action
 */
export function inManner(pose: Pose, manner: Manner, seconds: number): Pose {
  const breath = Math.sin(((seconds + manner.ahead) * Math.PI * 2) / 3.7) * 0.012;
  const value = (part: Part, name: string) => {
    const number = numbersOf(pose, part)[name] ?? 0;
    const channel = `${part}.${name}`;
    const scaled = FREE.has(channel) ? number * manner.size : number;
    if (channel === 'torso.bend') return scaled + manner.stoop + breath;
    if (channel === 'head.nod') return scaled - manner.stoop - breath * 0.7;
    if (channel === 'head.tilt') return scaled + manner.tilt;
    return scaled;
  };
  return poseOf(value, pose);
}
