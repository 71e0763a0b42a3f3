import { darken, type Rgb } from '../../../drawing/color.ts';
import type { Lighting } from '../../../drawing/solids/lighting.ts';
import type { Radiance } from '../../../drawing/solids/tone.ts';
import { weather } from '../../../drawing/solids/weathering.ts';
import { hasLampsLit, type Light } from '../../light/light.ts';
import { NATURE } from '../../scenery/nature.ts';
import { partsOf } from '../../scenery/things.ts';
import type { Workshop } from '../belongings.ts';
import type { SolidDesign } from '../painted-place.ts';
import { makePart } from '../part-maker.ts';
import { buildRoom, layGround } from '../soft/ground.ts';
import { drawFarLights } from './far-lights.ts';
import { FilmBuilder, leafy, photographic } from './film-builder.ts';
import { drawFilmSky } from './film-sky.ts';
import { expose } from './film-stock.ts';
import { drawLensGlow } from './lens-glow.ts';
import { addPassersBy } from './passers-by.ts';

const filmWorkshop: Workshop = {
  builder(into, isDark) {
    const maker = new FilmBuilder(into, isDark);
    return { build: (part) => makePart(maker, part) };
  },
  scale: 1,
};

/** Places as a film camera sees them: rough and used surfaces, leaves, clouds, and a lens that focuses on people. */
export const filmDesign: SolidDesign = {
  angle: 0.62,
  travel: 1,
  lift: 0,
  // Photographs bear a near camera better than drawings do, and their faces tell the story.
  frames: {
    wide: { share: 0.79, tall: 0.63, aim: 0.555, eye: 0.58 },
    medium: { share: 1.62, tall: 1.2, aim: 0.77, eye: 0.82 },
  },
  showing: {
    raised: {
      medium: { share: 1.3, tall: 1, aim: 0.79, eye: 0.82 },
      close: { share: 2.05, tall: 1.55, aim: 0.89, eye: 0.88 },
    },
    before: { close: { share: 1.9, tall: 1.45, aim: 0.8, eye: 0.84 } },
    knees: { medium: { share: 1.12, tall: 0.86, aim: 0.69, eye: 0.74 } },
  },
  pair: { share: 1.62, tall: 1.08, aim: 0.765, eye: 0.8 },
  alone: { share: 1.34, tall: 1, aim: 0.73, eye: 0.79 },
  holdsPoses: true,
  vignette: 'rgba(10,8,18,0.3)',
  build(place, scenery, light, seed, extras) {
    const isDark = light.isDark || scenery.around === 'dark';
    const { ground, water, room } = scenery;
    const tone = ground.kind === 'grass' ? (color: Rgb) => darken(leafy(color), 0.1) : photographic;
    const land = { ...ground, color: tone(ground.color), accent: tone(ground.accent) };
    const photographed = {
      ...scenery,
      ground: land,
      ...(water && { water: { ...water, color: photographic(water.color) } }),
    };
    layGround(place, photographed, light, seed, { blades: 7000, width: 0.45, tuft: 1 });
    if (room && !room.hasOwnWalls)
      buildRoom(place, { ...room, wall: photographic(room.wall), trim: photographic(room.trim) });
    scenery.things.forEach((thing, index) => {
      const builder = new FilmBuilder(place.at(thing.z), isDark, thing.kind in NATURE);
      for (const part of partsOf(thing, `${seed}/${thing.kind}/${index}`, light.isDark)) makePart(builder, part);
    });
    const isLit = isDark || hasLampsLit(light);
    for (const part of extras) makePart(new FilmBuilder(place.at(part.at[2]), isLit), part);
  },
  addPassersBy,
  workshop: filmWorkshop,
  drawSky: drawFilmSky,
  drawBeyond: drawFarLights,
  drawLens: drawLensGlow,
  light: filmed,
  focus: {
    wide: [0.44, 0.58, 1, 0.3],
    medium: [0.2, 0.28, 0.58, 0.22],
    close: [0.11, 0.16, 0.36, 0.18],
  },
  // A camera on a shoulder is never quite still.
  shake: ({ seconds }) => ({
    x: Math.sin(seconds * 1.7) * 0.0028 + Math.sin(seconds * 3.1) * 0.0012,
    y: Math.cos(seconds * 1.3) * 0.0026 + Math.sin(seconds * 2.7) * 0.001,
  }),
  develop(raster, light, pixels, window) {
    weather(raster, light, pixels, window);
    expose(pixels);
  },
};

/** Factor of the distances at which haze begins and ends: in photographs, far things are paler than in drawings. */
const NEARER = 0.8;
/** Factors of the usual light. */
const RIM = 0.2;
const LAMPS = 1.6;
const REACH = 1.35;
/** Factors of the sun's and the sky's light by day: a camera exposes for a bright place, so that it looks like noon. */
const [SUNNY, OPEN] = [1.3, 1.45];
/** The same for the sky around a low sun, whose light fills the shadows. */
const AROUND = 1.35;
/** Light of rooms on film: lamps are lit, and the windows stay cool. */
const ROOM: Radiance = [1.2, 1.06, 0.86];
/** Color of lamps on film, which is made for daylight. */
const WARM: Radiance = [1.12, 0.96, 0.74];

/**
 * Drawn looks outline everything with light; in photographs, only people against the light have such edges. Lamps are
 * brighter and warmer, because film sees little else at night.
 */
function filmed({ rim, lamps, haze, key, sky, ...usual }: Lighting, { time, isInside, isDark }: Light): Lighting {
  const isSunny = time === 'day' && !isInside;
  const isLow = (time === 'sunset' || time === 'dawn') && !isInside;
  const sun = isSunny ? SUNNY : 1;
  const pale = (color: Radiance) => (isDark && !isInside ? grayer(color, MOONLIT) : color);
  const inRoom = (color: Radiance) => (isInside ? times(color, ROOM) : color);
  const open = isSunny ? OPEN : isLow ? AROUND : 1;
  return {
    ...usual,
    key: { ...key, color: inRoom(pale(times(key.color, [sun, sun, sun]))) },
    sky: inRoom(pale(times(sky, [open, open, open]))),
    ...(haze && { haze: { ...haze, from: haze.from * NEARER, to: haze.to * NEARER } }),
    rim: { ...rim, color: times(rim.color, [RIM, RIM, RIM]) },
    lamps: lamps.map(({ at, color, reach }) => ({
      at,
      color: times(times(color, WARM), [LAMPS, LAMPS, LAMPS]),
      reach: reach * REACH,
    })),
  };
}

/** Share of its color that moonlight keeps: to the eye, snow at night is gray more than blue. */
const MOONLIT = 0.5;

function grayer(color: Radiance, keeps: number): Radiance {
  const gray = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11;
  return [gray + (color[0] - gray) * keeps, gray + (color[1] - gray) * keeps, gray + (color[2] - gray) * keeps];
}

function times(one: Radiance, other: Radiance): Radiance {
  return [one[0] * other[0], one[1] * other[1], one[2] * other[2]];
}
