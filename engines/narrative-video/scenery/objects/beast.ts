import { darken, lighten } from '../../../drawing/color.ts';
import type { Part } from '../part.ts';
import { ball, both, cone, DARK, PAPER, rod } from './parts.ts';

interface Beast {
  /** Height of the back, in meters. */
  tall: number;
  /** Length of the body from chest to tail, in meters. */
  long: number;
  stout: number;
  neck: number;
  head: number;
  coat: string;
  muzzle?: string;
  ears: 'up' | 'round' | 'long' | 'hanging' | 'none';
  tail: number;
  /** Color of a collar, for pets. */
  collar?: string;
}

/** Length from which the end of a tail is bushy, meters. */
const TIPPED = 0.25;
/** How much darker than the coat hanging ears are, and how much lighter the ears' insides. */
const [EAR, INSIDE] = [0.22, 0.4];

/** Builds an animal on four legs. It faces right, with its face turned half toward the viewer. */
export function beast(kind: Beast): Part[] {
  const { tall, long, stout, neck, head, coat, muzzle = coat, tail, collar } = kind;
  const [x, y] = [long * 0.52 + neck * 0.35, tall + neck * 0.8];
  const throat = Math.max(stout * 0.36, head * 0.32);
  const nape = [long * 0.3, tall - stout * 0.4, 0] as const;
  const chin = [x - head * 0.12, y + head * 0.2, 0] as const;
  const between = (share: number) =>
    [nape[0] + (chin[0] - nape[0]) * share, nape[1] + (chin[1] - nape[1]) * share, 0] as const;
  return [
    // Long balls flow into one another. Short ones would look like beads.
    ball([0, tall - stout * 1.02, 0], [long * 1.04, stout * 1.02, stout * 0.94], coat),
    ball([long * 0.2, tall - stout * 1.12, 0], [long * 0.62, stout * 1.2, stout * 1.02], coat),
    ball([-long * 0.24, tall - stout * 1.06, 0], [long * 0.54, stout * 1.1, stout], coat),
    ball([long * 0.34, tall - stout * 1.02, 0], [long * 0.3, stout * 0.86, stout * 0.8], muzzle),
    ...legs(kind),
    rod(nape, chin, throat, coat),
    ...(collar ? [rod(between(0.34), between(0.52), throat * 1.1, collar)] : []),
    ball([x, y - head * 0.1, 0.02], [head, head * 0.88, head * 0.86], coat),
    ball([x + head * 0.34, y - head * 0.06, 0.05], [head * 0.58, head * 0.48, head * 0.54], muzzle),
    ball([x + head * 0.58, y + head * 0.17, 0.07], [head * 0.16, head * 0.14, head * 0.2], DARK),
    ...both((side) => eye([x + head * 0.25, y + head * 0.32, side * head * 0.33 + 0.01], head, side)),
    ...both((side) => ear(kind, [x, y], side)),
    rod(
      [-long * 0.45, tall - stout * 0.3, 0],
      [-long * 0.45 - tail * 0.6, tall + tail * 0.5, 0],
      Math.max(0.028, stout * 0.12),
      coat,
    ),
    ...(tail > TIPPED
      ? [ball([-long * 0.45 - tail * 0.62, tall + tail * 0.5 - stout * 0.14, 0], stout * 0.3, muzzle)]
      : []),
  ];
}

/** Legs with haunches, so that they do not look like posts under a barrel. */
function legs({ tall, long, stout, coat, muzzle = coat }: Beast): Part[] {
  return both((side) =>
    both((end): Part[] => {
      const [foot, aside] = [end * long * 0.33, side * stout * 0.27];
      return [
        ball([end * long * 0.29, tall - stout * 1.1, aside], [stout * 0.62, stout * 0.86, stout * 0.44], coat),
        rod([foot, 0.02, aside], [end * long * 0.3, tall - stout * 0.66, aside], stout * 0.17, coat),
        ball([foot + stout * 0.08, 0, aside], [stout * 0.48, stout * 0.26, stout * 0.4], muzzle),
      ];
    }).flat(),
  );
}

/** A dark eye with the glint of the light in it, on the side of the viewer. */
function eye([x, y, z]: readonly [number, number, number], head: number, side: 1 | -1): Part[] {
  return [
    ball([x, y - head * 0.01, z], head * 0.19, DARK),
    ball([x + head * 0.05, y + head * 0.09, z + side * head * 0.07], head * 0.065, PAPER),
  ];
}

function ear({ head, coat, ears }: Beast, [x, y]: readonly [number, number], side: 1 | -1): Part[] {
  const at = [x - head * 0.1, y + head * 0.62, side * head * 0.3] as const;
  if (ears === 'up') return [cone(at, head * 0.17, 0.005, head * 0.42, coat)];
  if (ears === 'round')
    return [
      ball(at, head * 0.36, coat),
      toned(ball([at[0] + head * 0.1, at[1] + head * 0.06, at[2]], head * 0.24, coat), INSIDE),
    ];
  if (ears === 'long') return [ball([at[0], at[1] - 0.02, at[2]], [head * 0.24, head * 0.95, head * 0.16], coat)];
  if (ears === 'hanging') {
    const hung = [at[0] - head * 0.06, y - head * 0.08, side * head * 0.42] as const;
    return [toned(ball(hung, [head * 0.34, head * 0.72, head * 0.16], coat), -EAR)];
  }
  return [];
}

/** Returns the part in a lighter or, if `by` is below 0, a darker color. */
function toned(part: Part, by: number): Part {
  return { ...part, color: by < 0 ? darken(part.color, -by) : lighten(part.color, by) };
}
