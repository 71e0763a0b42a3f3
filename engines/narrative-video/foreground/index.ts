import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import { css, darken, mix } from '../../drawing/color.ts';
import { viewAt } from '../camera.ts';
import { freeCanvas } from '../canvas-memory.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Light } from '../light/light.ts';
import { copyOf } from '../looks/raster.ts';
import type { PictureSize } from '../picture-size.ts';
import type { PlaceName, Scene } from '../story.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import type { Tone } from './near-shape.ts';
import { SHAPES, type ShapeName } from './shapes.ts';

/** What is near the camera in each place. In a train, it would hide seats, and a dark corner of one says nothing. */
const NEAR: Readonly<Record<Exclude<PlaceName, 'train'>, readonly [ShapeName, ...ShapeName[]]>> = {
  city: ['leaves'],
  street: ['leaves'],
  rooftop: ['rail'],
  road: ['grass'],
  railway: ['grass'],
  station: ['post'],
  market: ['lantern'],
  castle: ['leaves'],
  village: ['leaves'],
  forest: ['leaves', 'grass'],
  field: ['grass'],
  garden: ['leaves', 'grass'],
  mountain: ['fir'],
  desert: ['rock'],
  snow: ['snowy-fir'],
  cave: ['rock'],
  beach: ['palm'],
  sea: ['rope'],
  river: ['grass', 'leaves'],
  underwater: ['weed'],
  room: ['curtain'],
  kitchen: ['table'],
  hospital: ['curtain'],
  office: ['table'],
  club: ['stage-curtain'],
  church: ['bench'],
  graveyard: ['grass', 'leaves'],
  school: ['bench'],
  gym: ['bench'],
  cafe: ['table'],
  space: ['rock'],
  clouds: ['cloud'],
  supermarket: ['goods'],
  library: ['table'],
  museum: ['curtain'],
  airport: ['bench'],
  prison: ['bars'],
  courtroom: ['bench'],
  cinema: ['stage-curtain'],
  theater: ['stage-curtain'],
  ballroom: ['curtain'],
  bakery: ['table'],
  subway: ['pillar'],
  spaceship: ['pillar'],
  bedroom: ['curtain'],
  bathroom: ['curtain'],
  garage: ['table'],
  pool: ['palm'],
  poolWater: ['steps'],
  playground: ['leaves'],
  parking: ['leaves'],
  stadium: ['grass'],
  zoo: ['leaves'],
  circus: ['stage-curtain'],
  farm: ['grass'],
  harbor: ['rope'],
  vineyard: ['leaves'],
  waterfall: ['leaves'],
  volcano: ['rock'],
  treehouse: ['leaves'],
  fuelStation: ['post'],
  motorway: ['rail'],
  busStop: ['leaves'],
};

/** Something out of focus at an edge of a scene's picture. */
export interface Foreground {
  draw(context: SKRSContext2D, facts: FrameFacts): void;
  free(): void;
}

/** Painted pixels along the shorter side of a picture, and the blur in these. */
const SOFT = { pixels: 180, blur: 1.7 };
/** How dark things near the camera are, 0 to 1. Sharp ones keep their color, or leaves would be holes in the picture. */
const SHADED = { sharp: 0.05, soft: 0.58 };
/** Room around a shape, in shares of the shorter side: the camera uncovers it, and the blur spreads into it. */
const ROOM = 0.16;
/** Room that people need beside their feet, in shares of their height, and the least size of a shape relative to its usual one. */
const [ARMS, LEAST] = [0.27, 0.5];
/** Size of shapes, and in pictures that are taller than wide. */
const [SIZE, IN_TALL] = [1.45, 0.68];
/** How much further than the picture's middle they move with the camera: aside and up in shares of a side, and larger. */
const PARALLAX = { aside: 0.05, up: 0.035, larger: 1.9 };

/**
 * Paints something near the camera for wide scenes, on the side with more room beside people. It moves more than they do.
 * Nothing hangs from above where something flies, and nothing is before people who look at the place. Nearer pictures are
 * about people, and a dark shape before them would draw the eye away.
 * @param people where people stand and how tall they are, pixels; nothing covers their heads and arms
 */
export function foregroundOf(
  scene: Scene,
  light: Light,
  picture: PictureSize,
  people: readonly { x: number; height?: number }[],
  { isSharp, travel, seed }: { isSharp: boolean; travel: number; seed: string },
): Foreground | undefined {
  // Sharp blades of grass would hide a train, and a dark branch the place at which people look.
  if (scene.shot !== 'wide' || scene.framing === 'from-behind' || (isSharp && scene.place === 'railway'))
    return undefined;
  const chance = chanceOf(`${seed}/${scene.text}/${scene.start}`).fork('foreground');
  const { width, height } = picture;
  const name = shapeIn(scene, chance.next());
  if (!name) return undefined;
  const shape = SHAPES[name];
  if (shape.anchor === 'top' && hadIn(scene).some((thing) => thingOf(thing).bearing === 'above')) return undefined;
  const middle = people.reduce((sum, { x }) => sum + x / people.length, 0);
  const side =
    people.length === 0 || Math.abs(middle / width - 0.5) < 0.02 ? chance.pick([-1, 1]) : middle > width / 2 ? -1 : 1;
  const usual = Math.min(width, height) * SIZE * (height > width ? IN_TALL : 1);
  const free = Math.min(width, ...people.map(({ x, height: tall = 0 }) => (side < 0 ? x : width - x) - tall * ARMS));
  const unit = Math.min(usual, free / shape.wide);
  if (unit < usual * LEAST) return undefined;
  const dark = mix(light.haze, [18, 14, 30], light.isDark ? 0.9 : 0.84);
  const tone: Tone = (color, shade = isSharp ? SHADED.sharp : SHADED.soft, alpha = 1) =>
    css(mix(darken(color, light.isDark ? 0.3 : 0), dark, shade), alpha);
  const coarse = isSharp ? 1 : Math.max(1, Math.min(width, height) / SOFT.pixels);
  const [wide, tall] = [(shape.wide + ROOM * 2) * unit, (shape.tall + ROOM * 2) * unit];
  const canvas = createCanvas(Math.ceil(wide / coarse), Math.ceil(tall / coarse));
  const pen = canvas.getContext('2d');
  pen.scale(unit / coarse, unit / coarse);
  // Its corner is at the left edge, above or below; the picture mirrors it.
  pen.translate(ROOM, shape.anchor === 'top' ? ROOM : shape.tall + ROOM);
  if (shape.anchor === 'bottom') pen.scale(1, -1);
  shape.draw(pen, tone, chance);
  const painted = isSharp ? canvas : blurred(canvas, wide, tall);
  return {
    draw(context, { seconds, length }) {
      const view = viewAt(scene.camera, 1, seconds / length, travel);
      const larger = 1 + (view.zoom - 1) * PARALLAX.larger;
      const corner = { x: side < 0 ? 0 : width, y: shape.anchor === 'top' ? 0 : height };
      const at = {
        x: width / 2 + (corner.x - width / 2) * larger - view.x * PARALLAX.aside * width,
        y: height / 2 + (corner.y - height / 2) * larger - view.y * PARALLAX.up * height,
      };
      const top = shape.anchor === 'top' ? -ROOM : -(shape.tall + ROOM);
      context.save();
      context.translate(at.x, at.y);
      context.scale(-side * larger, larger);
      // Out of focus, it needs no smoothing.
      context.imageSmoothingEnabled = false;
      context.drawImage(painted, -ROOM * unit, top * unit, wide, tall);
      context.restore();
    },
    free: () => freeCanvas(painted),
  };
}

/** Returns what is near the camera: what hangs at a stall, or what the place has, if anything. */
function shapeIn(scene: Scene, choice: number): ShapeName | undefined {
  const { place, weather } = scene;
  if (hadIn(scene).includes('stall')) return 'lantern';
  if (place === 'train') return undefined;
  const shapes = NEAR[place];
  const shape = shapes[Math.floor(choice * shapes.length)] ?? shapes[0];
  return shape === 'fir' && weather === 'snow' ? 'snowy-fir' : shape;
}

function hadIn({ things, deeds }: Scene): readonly ThingName[] {
  return [...things, ...deeds.flatMap((deed) => deed.things ?? [])];
}

/** Blurs a coarse picture and enlarges it to the size at which it is shown. */
function blurred(canvas: Canvas, width: number, height: number): Canvas {
  const soft = createCanvas(canvas.width, canvas.height);
  const context = soft.getContext('2d');
  context.filter = `blur(${SOFT.blur}px)`;
  context.drawImage(canvas, 0, 0);
  const large = copyOf(soft, width, height);
  freeCanvas(canvas);
  freeCanvas(soft);
  return large;
}
