import { type Context2D, frames, sprite } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, type Layer, picture } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { grainOf } from './sheet.ts';
import { bar, type Inks, inksOf, round, type Tone } from './solids.ts';

/** Drawings of an arm from one end of its swing to the other. */
const ANGLES = 25;

/** What hangs on an arm. Lengths are in shares of the frame's shorter side. */
export interface Weight {
  drop: number;
  /** Half of its width and of its height. */
  half: number;
  draw(pen: Context2D, radius: number): void;
}

export interface Arm {
  drop: number;
  /** Lengths to both ends. */
  reach: readonly [left: number, right: number];
  tone: Tone;
  /** Radians clockwise at rest, how far it swings, and where in the swing it begins. */
  slope: number;
  swing: number;
  phase: number;
  ends: readonly [Hung, Hung];
}

type Hung = Weight | Arm;

/** The point from which something hangs, in pixels. */
type From = (cues: FrameCues) => Point;

/** The layers of an arm and of everything on it. @param from the point from which it hangs */
export function hung(composition: Composition, thing: Hung, from: From): Layer[] {
  return 'ends' in thing ? armOf(composition, thing, from) : [weightOf(composition, thing, from)];
}

function armOf(composition: Composition, arm: Arm, from: From): Layer[] {
  const { slope, swing, phase, tone, ends } = arm;
  const { width, height, unit } = composition;
  const short = Math.min(width, height);
  const inks = inksOf(composition);
  const drop = arm.drop * short;
  const [left, right] = arm.reach.map((length) => length * short) as [number, number];
  const most = Math.max(left, right);
  const [half, tall] = [most + 8 * unit, most * Math.sin(Math.abs(slope) + swing) + 14 * unit];
  const angleOf = (step: number) => slope + swing * ((2 * step) / (ANGLES - 1) - 1);
  const stepAt = ({ onTwos: { travel } }: FrameCues) =>
    Math.round((0.5 + 0.5 * Math.sin(travel * 0.9 + phase)) * (ANGLES - 1));
  const drawings = frames(ANGLES, 2 * half, 2 * tall, (pen, share) => {
    pen.translate(half, tall);
    pen.rotate(angleOf(Math.round(share * ANGLES)));
    bar(pen, tone[0], [-left, 0], [right, 0], 11 * unit);
    round(pen, inks.yellow[0], [0, 0], 13 * unit);
    round(pen, inks.black[0], [0, 0], 5 * unit);
  });
  const pivot = (cues: FrameCues): Point => {
    const [x, y] = from(cues);
    return [x, y + drop];
  };
  const endOf =
    (reach: number) =>
    (cues: FrameCues): Point => {
      const angle = angleOf(stepAt(cues));
      const [x, y] = pivot(cues);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    };
  const string = drop > 0 && stringOf(drop, inks, unit);
  return [
    ...(string ? [picture(string).at(from, 'top')] : []),
    ...hung(composition, ends[0], endOf(-left)),
    ...hung(composition, ends[1], endOf(right)),
    cycle(drawings, stepAt).at(pivot),
  ];
}

function weightOf(composition: Composition, { drop, half, draw }: Weight, from: From): Layer {
  const { width, height, unit } = composition;
  const grained = grainOf(composition);
  const short = Math.min(width, height);
  const [length, radius] = [drop * short, half * short];
  const drawing = sprite(2 * radius, length + 2 * radius, (pen) => {
    bar(pen, inksOf(composition).black[0], [radius, 0], [radius, length + 2], 3 * unit);
    pen.translate(radius, length + radius);
    draw(pen, radius);
    grained(pen);
  });
  return picture(drawing).at(from, 'top');
}

function stringOf(length: number, inks: Inks, unit: number) {
  const wide = 4 * unit;
  return sprite(wide, length, (pen) => bar(pen, inks.black[0], [wide / 2, 0], [wide / 2, length], 3 * unit));
}
