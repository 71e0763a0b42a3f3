import { chanceOf } from '../../../drawing/chance.ts';
import { css, hex, lighten, mix } from '../../../drawing/color.ts';
import type { Lighting } from '../../../drawing/solids/lighting.ts';
import type { Radiance } from '../../../drawing/solids/tone.ts';
import { hasLampsLit, type Light } from '../../light/light.ts';
import { partsOf } from '../../scenery/things.ts';
import type { Workshop } from '../belongings.ts';
import type { Around, SolidDesign } from '../painted-place.ts';
import { skyTones } from '../sky.ts';
import { BrickBuilder } from './build.ts';
import { GUITAR_SCALE } from './fretting.ts';
import { buildRoom, layGround } from './ground.ts';
import { molded } from './plastic.ts';

/** A letter is a tile that is no wider than the torso between the hands of its reader, and food is no larger than a face. */
const SCALES = { letter: 0.9, pizza: 1.05, 'ice-cream': 1.05, cup: 1.2, cake: 1 };

/** Makes small things as molded pieces, which hands hold as they grip a bar. */
export const legoWorkshop: Workshop = {
  builder: (into, isDark) => new BrickBuilder(into, isDark, true),
  scale: 1.5,
  scales: { guitar: GUITAR_SCALE, 'electric-guitar': GUITAR_SCALE, ...SCALES },
};

/** Bricks on a table in front of a painted backdrop, filmed from low down with a lens that is sharp at one distance. */
export const legoDesign: SolidDesign = {
  angle: 0.6,
  travel: 0.9,
  lift: -0.1,
  frames: { wide: { share: 0.84, tall: 0.58, aim: 0.57, eye: 0.52 } },
  build(place, scenery, light, seed, extras) {
    layGround(place, scenery, light);
    if (scenery.room && !scenery.room.hasOwnWalls) buildRoom(place, scenery.room);
    scenery.things.forEach((thing, index) => {
      const builder = new BrickBuilder(place.at(thing.z), light.isDark || scenery.around === 'dark');
      for (const part of partsOf(thing, `${seed}/${thing.kind}/${index}`, light.isDark)) builder.build(part);
    });
    for (const part of extras)
      new BrickBuilder(place.at(part.at[2]), hasLampsLit(light) || scenery.around === 'dark').build(part);
  },
  workshop: legoWorkshop,
  light: whiterAtNight,
  drawSky,
  // The hands that move the figures also bump the table.
  shake: ({ frame }) => ({ x: ((frame * 7) % 3) * 0.0006, y: ((frame * 5) % 3) * 0.0005 }),
  focus: {
    wide: [0.4, 0.58, 1, 0.4],
    medium: [0.26, 0.4, 0.8, 0.3],
    close: [0.16, 0.22, 0.4, 0.2],
  },
};

/** Share of its tint that the light of a night keeps: on bricks, more of it would leave one color of all. */
const TINT = 0.4;

/** Returns the light under which plastic keeps its colors outside at night. */
function whiterAtNight(usual: Lighting, { isDark, isInside }: Light): Lighting {
  if (!isDark || isInside) return usual;
  const { key, fill, sky } = usual;
  return {
    ...usual,
    key: { ...key, color: whiter(key.color) },
    fill: { ...fill, color: whiter(fill.color) },
    sky: whiter(sky),
  };
}

function whiter([red, green, blue]: Radiance): Radiance {
  const white = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [white + (red - white) * TINT, white + (green - white) * TINT, white + (blue - white) * TINT];
}

function drawSky(context: Parameters<SolidDesign['drawSky']>[0], place: Around): void {
  const { width, height, horizon, unit, light, scenery, seed } = place;
  const { around = 'sky' } = scenery;
  const tones = skyTones(place);
  const gradient = context.createLinearGradient(0, 0, 0, horizon);
  tones.forEach((tone, index) => {
    gradient.addColorStop([0, 0.6, 1][index] ?? 0, css(mix(tone, molded(tone), 0.25)));
  });
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  const chance = chanceOf(`${seed}/sky`);
  const stars = around === 'space' ? 1 : around === 'sky' ? light.stars : 0;
  for (let star = 0; star < stars * 70; star += 1) {
    const size = unit * chance.between(0.0014, 0.0036);
    studOn(context, width * chance.next(), horizon * chance.next() ** 1.2, size, '#fff6d0');
  }
  if (!light.sun || around !== 'sky') return;
  const { x, y, radius, color, isMoon } = light.sun;
  sunOf(
    context,
    width * x,
    Math.min(horizon * 0.96, height * y * 0.9),
    unit * radius * 1.3,
    css(isMoon ? hex('#f4f2dc') : molded(mix(color, hex('#ffd83c'), 0.6))),
    css(lighten(color, 0.3), 0.22),
  );
}

/** Draws the sun or moon as a round plate with studs. */
function sunOf(
  context: Parameters<SolidDesign['drawSky']>[0],
  x: number,
  y: number,
  radius: number,
  color: string,
  glow: string,
): void {
  const halo = context.createRadialGradient(x, y, radius * 0.9, x, y, radius * 2.6);
  halo.addColorStop(0, glow);
  halo.addColorStop(1, 'rgba(255,255,255,0)');
  context.fillStyle = halo;
  context.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6);
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
  context.lineWidth = radius * 0.05;
  context.strokeStyle = 'rgba(0,0,0,0.12)';
  context.stroke();
  const step = radius * 0.42;
  for (let row = -2; row <= 2; row += 1) {
    for (let column = -2; column <= 2; column += 1) {
      if (Math.hypot(row, column) * step < radius * 0.86)
        studOn(context, x + column * step, y + row * step, radius * 0.13, color);
    }
  }
}

function studOn(
  context: Parameters<SolidDesign['drawSky']>[0],
  x: number,
  y: number,
  radius: number,
  color: string,
): void {
  const disc = (dx: number, dy: number, size: number, tone: string) => {
    context.fillStyle = tone;
    context.beginPath();
    context.arc(x + dx, y + dy, size, 0, 7);
    context.fill();
  };
  disc(radius * 0.18, radius * 0.26, radius * 1.08, 'rgba(0,0,0,0.22)');
  disc(-radius * 0.1, -radius * 0.12, radius * 1.06, 'rgba(255,255,255,0.5)');
  disc(0, 0, radius * 0.98, color);
}
