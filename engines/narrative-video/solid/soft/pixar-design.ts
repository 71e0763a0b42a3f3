import { chanceOf } from '../../../drawing/chance.ts';
import { css, hex, lighten, saturate } from '../../../drawing/color.ts';
import type { Surface } from '../../../drawing/solids/mesh.ts';
import { hasLampsLit } from '../../light/light.ts';
import type { Part } from '../../scenery/part.ts';
import { partsOf } from '../../scenery/things.ts';
import type { Workshop } from '../belongings.ts';
import { litPane } from '../lit-pane.ts';
import type { Around, SolidDesign } from '../painted-place.ts';
import { skyTones } from '../sky.ts';
import { FormBuilder } from './build.ts';
import type { Grain } from './grain.ts';
import { buildRoom, layGround } from './ground.ts';
import { drawMist } from './mist.ts';
import { darkenHollows, modeledLight } from './modeled-light.ts';

const FINISHES: Readonly<Record<NonNullable<Part['finish']>, Partial<Surface>>> = {
  plain: { softness: 0.2, gloss: 0.08, sharpness: 12 },
  stone: { mottle: { size: 0.28, strength: 0.1 } },
  wood: { mottle: { size: 0.16, strength: 0.1 }, gloss: 0.1, sharpness: 16 },
  cloth: { softness: 0.5 },
  leaf: { softness: 0.7 },
  metal: { gloss: 0.6, sharpness: 34, sheen: 0.7 },
  glass: { gloss: 0.9, sharpness: 90, sheen: 1.3 },
  water: { gloss: 0.9, sharpness: 60, sheen: 1.3 },
  earth: { mottle: { size: 1.6, strength: 0.1 } },
  lamp: {},
};

/** Glow of a pane through which a room is seen. A brighter one would show nothing. */
const PANE = 1.05;

const GRAIN: Grain = {
  sides: 18,
  isRounded: true,
  leaves: 26,
  surface({ color, finish = 'plain', size }, isDark) {
    const pane = finish === 'lamp' && size ? litPane(color, size) : undefined;
    return {
      color: saturate(color, 1.12),
      ...FINISHES[finish],
      ...(finish === 'lamp' && { glow: isDark ? (pane ? PANE : 1.9) : pane ? PANE / 2 : 0.7 }),
      ...(pane && { texture: pane }),
    };
  },
};

export const pixarWorkshop: Workshop = {
  builder: (into, isDark) => new FormBuilder(into, isDark, GRAIN),
  scale: 1.25,
  // What is raised to the mouth hides no more than the mouth.
  scales: { 'ice-cream': 0.72, cup: 1, glass: 1, microphone: 1, brush: 0.95 },
};

/** Modeled forms with rounded edges in soft light, a shallow depth of field and a gliding camera. */
export const pixarDesign: SolidDesign = {
  angle: 0.66,
  travel: 1,
  lift: 0,
  pair: { share: 1.12, tall: 0.78, aim: 0.685, eye: 0.7 },
  holdsPoses: true,
  vignette: 'rgba(36,10,52,0.3)',
  build(place, scenery, light, seed, extras) {
    layGround(place, scenery, light, seed);
    if (scenery.room && !scenery.room.hasOwnWalls) buildRoom(place, scenery.room);
    scenery.things.forEach((thing, index) => {
      const builder = new FormBuilder(place.at(thing.z), light.isDark || scenery.around === 'dark', GRAIN);
      for (const part of partsOf(thing, `${seed}/${thing.kind}/${index}`, light.isDark)) builder.build(part);
    });
    for (const part of extras)
      new FormBuilder(place.at(part.at[2]), hasLampsLit(light) || scenery.around === 'dark', GRAIN).build(part);
  },
  workshop: pixarWorkshop,
  drawSky,
  drawBeyond: drawMist,
  light: modeledLight,
  develop: darkenHollows,
  focus: {
    wide: [0.5, 1, 1, 0.3],
    medium: [0.24, 0.34, 0.6, 0.25],
    close: [0.14, 0.2, 0.4, 0.2],
  },
};

function drawSky(context: Parameters<SolidDesign['drawSky']>[0], around: Around): void {
  const { width, height, horizon, unit, light, scenery, seed } = around;
  const gradient = context.createLinearGradient(0, 0, 0, horizon);
  skyTones(around).forEach((tone, index) => {
    gradient.addColorStop([0, 0.55, 1][index] ?? 0, css(tone));
  });
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  const chance = chanceOf(`${seed}/sky`);
  const stars = scenery.around === 'space' ? 1 : scenery.around === undefined ? light.stars : 0;
  for (let star = 0; star < stars * 150; star += 1) {
    const size = unit * chance.between(0.0008, 0.0024);
    context.fillStyle = css(hex('#fff8e8'), chance.between(0.4, 1));
    context.beginPath();
    context.arc(width * chance.next(), horizon * chance.next() ** 1.3, size, 0, 7);
    context.fill();
  }
  if (!light.sun || scenery.around !== undefined) return;
  const { x, y, radius, color, isMoon } = light.sun;
  const [sunX, sunY, size] = [width * x, Math.min(horizon * 0.95, height * y * 0.9), unit * radius];
  const halo = context.createRadialGradient(sunX, sunY, 0, sunX, sunY, size * 7);
  halo.addColorStop(0, css(lighten(color, 0.5), isMoon ? 0.5 : 0.95));
  halo.addColorStop(0.16, css(color, isMoon ? 0.22 : 0.5));
  halo.addColorStop(1, css(color, 0));
  context.fillStyle = halo;
  context.fillRect(0, 0, width, height);
  context.fillStyle = css(lighten(color, 0.6));
  context.beginPath();
  context.arc(sunX, sunY, size * (isMoon ? 0.7 : 0.8), 0, 7);
  context.fill();
}
