import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../drawing/color.ts';
import { skeletonOf } from '../acting/kinematics.ts';
import { standing } from '../acting/standing.ts';
import { freeCanvas } from '../canvas-memory.ts';
import type { Figure, FigureState } from '../figures/figure.ts';
import type { PaintedLook } from '../look.ts';
import { perspectiveOf, scaleAt, seenAt } from '../places/perspective.ts';
import type { SetLayers } from '../places/set-layers.ts';
import { ADULT_METERS, type Bystander } from '../scenery/bystanders.ts';

const FACE = { mouth: 'closed', feeling: 'neutral', strength: 0, blink: 0, gaze: [0, 0] } as const;
/** Share of haze on people, relative to that of the horizon, and distance at which they have all of it, meters. */
const [HAZE, FARTHEST] = [0.6, 14];
const RAISED = { swing: 2.5, spread: 0.35, bend: 0.6, twist: 0 };
const DANCING = { ...standing, leftArm: RAISED, rightArm: { ...RAISED, swing: 2.2, bend: 0.9 } };
/** Returns how somebody stands in the background, or dances there. */
export function bystanding({ proportions }: Figure, turn: number, dances: boolean): FigureState {
  const pose = dances ? DANCING : standing;
  return { pose, skeleton: skeletonOf(pose, proportions, turn), face: FACE, seconds: 0, pulse: 0 };
}

/** Room around a figure for arms and hair, in its heights. */
const ROOM = 0.5;

/** Draws people in the background as the look designs people, the farthest first. They are drawn once, and stand still. */
export async function drawPassersBy(
  context: SKRSContext2D,
  people: readonly Bystander[],
  layers: SetLayers,
  look: PaintedLook,
): Promise<void> {
  const view = perspectiveOf(layers);
  const { light } = layers;
  for (const { x, z, turn, dances, sheet } of people.toSorted((one, other) => one.z - other.z)) {
    const figure = await look.figures.make({ sheet, picture: '' }, light);
    const height = ADULT_METERS * scaleAt(view, z) * (figure.stature ?? 1);
    const [left, foot] = seenAt(view, [x, 0, z]);
    const canvas = createCanvas(Math.ceil(height * (1 + ROOM)), Math.ceil(height * (1 + ROOM)));
    const pen = canvas.getContext('2d');
    const state = bystanding(figure, turn, dances);
    figure.draw(pen, { x: canvas.width / 2, y: canvas.height - height * ROOM * 0.3, height }, state);
    pen.globalCompositeOperation = 'source-atop';
    pen.fillStyle = css(light.haze, Math.min(1, -z / FARTHEST) * light.hazeShare * HAZE);
    pen.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(canvas, left - canvas.width / 2, foot - canvas.height + height * ROOM * 0.3);
    freeCanvas(canvas);
  }
}
