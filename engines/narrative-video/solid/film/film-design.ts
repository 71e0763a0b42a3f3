import { darken, type Rgb } from '../../../drawing/color.ts';
import type { Radiance } from '../../../drawing/solids/tone.ts';
import { weather } from '../../../drawing/solids/weathering.ts';
import { NATURE } from '../../scenery/nature.ts';
import { partsOf } from '../../scenery/things.ts';
import type { SolidDesign } from '../painted-place.ts';
import { makePart } from '../part-maker.ts';
import { buildRoom, layGround } from '../soft/ground.ts';
import { FilmBuilder, leafy, photographic } from './film-builder.ts';
import { drawFilmSky } from './film-sky.ts';
import { expose } from './film-stock.ts';

/** Places as a film camera sees them: rough and used surfaces, leaves, clouds, and a lens that focuses on people. */
export const filmDesign: SolidDesign = {
  angle: 0.62,
  travel: 1,
  lift: 0,
  build(place, scenery, light, seed, extras) {
    const isDark = light.isDark || scenery.around === 'dark';
    const { ground, water, room } = scenery;
    const tone = ground.kind === 'grass' ? (color: Rgb) => darken(leafy(color), 0.24) : photographic;
    const land = { ...ground, color: tone(ground.color), accent: tone(ground.accent) };
    const photographed = {
      ...scenery,
      ground: land,
      ...(water && { water: { ...water, color: photographic(water.color) } }),
    };
    layGround(place, photographed, light, seed, { blades: 7000, width: 0.45 });
    if (room) buildRoom(place, { ...room, wall: photographic(room.wall), trim: photographic(room.trim) });
    scenery.things.forEach((thing, index) => {
      const builder = new FilmBuilder(place.at(thing.z), isDark, thing.kind in NATURE);
      for (const part of partsOf(thing, `${seed}/${thing.kind}/${index}`)) makePart(builder, part);
    });
    for (const part of extras) makePart(new FilmBuilder(place.at(part.at[2]), isDark), part);
  },
  drawSky: drawFilmSky,
  // Drawn looks outline everything with light. In photographs only people against the light have such edges.
  light: (usual) => ({ ...usual, rim: { ...usual.rim, color: scaledBy(usual.rim.color, 0.2) } }),
  focus: {
    wide: [0.72, 1, 1, 0.3],
    medium: [0.3, 0.42, 0.7, 0.25],
    close: [0.16, 0.24, 0.45, 0.2],
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

function scaledBy([red, green, blue]: Radiance, by: number): Radiance {
  return [red * by, green * by, blue * by];
}
