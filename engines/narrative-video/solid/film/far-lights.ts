import type { Canvas } from '@napi-rs/canvas';
import { chanceOf } from '../../../drawing/chance.ts';
import { hex, type Rgb } from '../../../drawing/color.ts';
import { discOf } from '../../light/disc-of-light.ts';
import type { Shot } from '../../story.ts';
import type { Around, SolidDesign } from '../painted-place.ts';

/** Colors of lamps far away. Most are warm. */
const LAMPS = ['#ffcf8a', '#ffb45a', '#ffe2b0', '#ffc46e', '#ff9a5a', '#fff2d8', '#ff7460', '#a8d8e0'].map(hex);
/** Number of lamps in open country and among houses, and the things by which houses are known. */
const COUNT = { country: 11, town: 40 };
const HOUSES = /house|tower|shop|building|skyline|stall|facade|street/;
/** Radius of a disc in shares of the picture's shorter side: a lens that is focused on what is near makes it larger. */
const RADIUS: Readonly<Record<Shot, number>> = { wide: 0.011, medium: 0.022, close: 0.034 };
/** Greatest height above the horizon in the same shares. */
const HIGHEST = { country: 0.07, town: 0.3 };

/** Draws lamps far away as a lens shows them that focuses on people: discs of light. */
export const drawFarLights: NonNullable<SolidDesign['drawBeyond']> = (context, around, shot) => {
  const { width, horizon, unit, light, scenery, seed } = around;
  const kind = isTown(around) ? 'town' : 'country';
  if (!light.isDark || scenery.around !== undefined || scenery.room) return;
  const chance = chanceOf(`${seed}/far lights`);
  const discs = new Map<Rgb, Canvas>();
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (let lamp = 0; lamp < COUNT[kind]; lamp += 1) {
    const color = chance.pick(LAMPS);
    const disc = discs.get(color) ?? discOf(color);
    discs.set(color, disc);
    const radius = unit * RADIUS[shot] * chance.between(0.5, 1.25);
    const [x, up] = [chance.between(-0.05, 1.05) * width, chance.next() ** 2.2 * HIGHEST[kind] * unit];
    context.globalAlpha = chance.between(0.22, 0.72);
    context.drawImage(disc, x - radius, horizon - up - radius, radius * 2, radius * 2);
  }
  context.restore();
};

function isTown({ scenery }: Around): boolean {
  return scenery.things.some(({ kind }) => HOUSES.test(kind));
}
