import type { Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { FigureState } from '../figure.ts';
import type { HandCut } from './hand.ts';
import type { Lips, ThingDesign } from './held-thing.ts';
import type { Brush } from './ink.ts';
import type { Chain, Girth } from './limb.ts';
import type { Rig } from './rig.ts';
import type { Torso } from './trunk.ts';

/** The body shapes of a look. Widths are in shares of the figure's height. */
export interface BodyCut {
  torso: Torso;
  arm: Girth;
  leg: Girth;
  neck: number;
  hand: HandCut;
  /** Half of a foot's width as seen from the front, and half of its height. */
  foot: readonly [width: number, height: number];
  /** How far skirts widen toward the hem. */
  flare: number;
}

export interface Body {
  brush: Brush;
  rig: Rig;
  sheet: CharacterSheet;
  cut: BodyCut;
  proportions: Proportions;
  state: FigureState;
  /** Strength of the wind in which its clothes blow, 0 to 1. Absent if the look has no wind. */
  wind?: number;
  /** Turns a color into the one that the look and the light of the place show. */
  paint(color: Rgb): Rgb;
  skin: Rgb;
  /** Returns how the look draws a thing. Without it, things are drawn as in drawings. */
  thing?: ThingDesign;
  /** The mouth that the look draws, in pixels. */
  mouth?: Lips;
}

export type Side = 'left' | 'right';

/** Length of a dress, 1 at the knees and 2 at the ankles: it ends a little below the knees. */
export const DRESS = 1.12;

/** Returns the three joints of a limb. */
export function chainOf({ joints }: Rig, side: Side, limb: 'arm' | 'leg'): Chain {
  return limb === 'arm'
    ? [joints[`${side}Shoulder`], joints[`${side}Elbow`], joints[`${side}Wrist`]]
    : [joints[`${side}Hip`], joints[`${side}Knee`], joints[`${side}Ankle`]];
}
