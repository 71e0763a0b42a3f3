import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Lens, projected } from '../../drawing/solids/lens.ts';
import { floats } from '../acting/afloat.ts';
import type { PictureSize } from '../picture-size.ts';
import { STATURE } from './framing.ts';
import type { Standing } from './space.ts';

/** How far the water's edge around a body is before its middle, meters. */
const BEFORE = 0.2;

/** Draws what is above the water that is at the height of the ground, where somebody floats. */
export function aboveWater(context: SKRSContext2D, y: number, { width }: Pick<PictureSize, 'width'>, draw: () => void) {
  context.save();
  context.beginPath();
  context.rect(-width, -y, width * 3, y * 2);
  context.clip();
  draw();
  context.restore();
}

/** Returns who floats among people with solid forms, and the line in the picture at which the water cuts them off. */
export function afloatAmong(people: readonly Standing[], lens: Lens): { people: readonly Standing[]; y: number } {
  const afloat = people.filter(({ state, figure }) => figure.solid && floats(state));
  const lines = afloat.map(({ x, z, gone }) => projected(lens, [(x + gone) * STATURE, 0, z * STATURE + BEFORE]).y);
  return { people: afloat, y: Math.max(0, ...lines) };
}
