import { minus, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import { BOWLS } from '../../acting/holding.ts';
import type { FigureState } from '../../figures/figure.ts';
import { isGuitar } from '../strap.ts';
import { isInBothHands } from '../written-sheet.ts';
import type { HandShape } from './hand-shapes.ts';
import { SIDES, type Side } from './stance.ts';

/** What a hand does with what it holds: its shape, and where its fingers and its thumb point. */
export interface HandUse {
  shape: HandShape;
  fingers: Vector;
  thumb: Vector;
}

const UP: Vector = [0, 1, 0];

/**
 * Returns how a hand holds a partner, a bowl, a sheet or a guitar; undefined for anything else, around which a fist-like
 * hand closes.
 * @param hands positions of both hands and wrists
 * @param front direction that the chest faces
 */
export function handUseOf(
  { pose, things = [], held, around, contact }: FigureState,
  side: Side,
  at: (joint: `${Side}${'Hand' | 'Wrist'}`) => Vector,
  front: Vector,
): HandUse | undefined {
  const inward: Vector = side === 'left' ? [-front[2], 0, front[0]] : [front[2], 0, -front[0]];
  const forearm = unit(minus(at(`${side}Hand`), at(`${side}Wrist`)));
  if (around?.[side]) return { shape: contact === 'comfort' ? 'relaxed' : 'embrace', fingers: forearm, thumb: UP };
  if (SIDES.every((one) => pose[`${one}Hand`] !== 'relaxed') && things.some(isGuitar)) {
    const outward: Vector = [-inward[0], 0, -inward[2]];
    return side === 'left'
      ? { shape: 'fret', fingers: unit([outward[0] * -0.25, 1, outward[2] * -0.25]), thumb: outward }
      : { shape: 'strum', fingers: unit([inward[0], -0.45, inward[2]]), thumb: UP };
  }
  if (pose[`${side}Hand`] !== 'hold') return undefined;
  const isBowl = things.some((name) => BOWLS.has(name)) && side === (held?.left ? 'left' : 'right');
  if (isBowl) {
    const level = unit([forearm[0], Math.min(forearm[1], 0), forearm[2]]);
    const thumb: Vector = side === 'left' ? [level[2], 0, -level[0]] : [-level[2], 0, level[0]];
    return { shape: 'cradle', fingers: level, thumb };
  }
  if (things.some((name) => isInBothHands(name, pose))) return { shape: 'edge', fingers: inward, thumb: UP };
  return undefined;
}
