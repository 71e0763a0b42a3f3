import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../../drawing/color.ts';
import { type Lens, lensAt, projected } from '../../../drawing/solids/lens.ts';
import type { Lighting } from '../../../drawing/solids/lighting.ts';
import { IDENTITY, type Matrix, shifted } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { Rasterizer } from '../../../drawing/solids/rasterizer.ts';
import { paint } from '../../../drawing/solids/shade.ts';
import { radiance } from '../../../drawing/solids/tone.ts';
import { freeCanvas } from '../../canvas-memory.ts';
import type { FrameFacts } from '../../frame-facts.ts';
import { hasLampsLit, isRaining, type Light } from '../../light/light.ts';
import type { PictureSize } from '../../picture-size.ts';
import { sceneryOf } from '../../scenery/afloat.ts';
import { bystanderParts, bystandersOf } from '../../scenery/bystanders.ts';
import { extrasOf } from '../../scenery/extras.ts';
import { partsOf } from '../../scenery/things.ts';
import type { Scene } from '../../story.ts';
import { drawCarriageLight } from '../../train/carriage-light.ts';
import { drawPassingView } from '../../train/passing-view.ts';
import { INDOORS, SHELTERED } from '../../vocabulary/shelter.ts';
import { type Beam, beamsOf, drawBeams, lightOfBeams } from '../beams.ts';
import { ChangingThings } from '../changing-things.ts';
import { type Framing, framingOf, STATURE } from '../framing.ts';
import { Furnishing } from '../furnishing.ts';
import { drawGlow, type Glow, glowsOf, spotOf } from '../glow.ts';
import { lightingOf } from '../lighting.ts';
import { horizonOf } from '../painted-place.ts';
import { peopleLight } from '../people-light.ts';
import { RailTrain } from '../rail-train.ts';
import { ReflectionPainter } from '../reflection.ts';
import { aboard } from '../rowboat.ts';
import { skyTones } from '../sky.ts';
import { modeledLight } from '../soft/modeled-light.ts';
import type { Heads, Space, SpaceDesign, Standing } from '../space.ts';
import { drawSplashes } from '../splashes.ts';
import { formsOf, onBuiltSeats, overShoulder } from '../standing-people.ts';
import { darkenGround } from './blob-shadow.ts';
import { Bloom } from './bloom.ts';
import { layFloor, waterOf } from './floor.ts';
import { framesOf, PAIR, SHOWING } from './frames.ts';
import { foamOf, hasShore } from './shore.ts';
import { consoleWorkshop } from './workshop.ts';

/** Distances at which the fog begins and ends, meters, and how much it hides. Consoles drew nothing beyond their fog. */
const FOG = { from: 7, to: 36, most: 0.82 };
/** Angle of view, radians: wide in a place, and long near people, whose faces and hands a wide lens would swell. */
const ANGLE = { place: 0.86, near: 0.44 };
/** Framings that are near people. */
const NEAR: ReadonlySet<Scene['framing']> = new Set<Scene['framing']>(['insert', 'over-shoulder', 'close-up']);
/** Share of the light from behind that people get. */
const RIM = 0.3;
/** Height at which the sky's colors end, as a share of the picture's height from above. */
const HORIZON = 0.56;
/** How far the sky reaches beyond either side of the picture, as a share of its width, for a camera that turns. */
const SKY_MARGIN = 0.15;
/** Maximum number of glows. Each costs a gradient in every frame. */
const MOST_GLOWS = 8;

/** Distances from the lens, meters, from which anything is drawn: a thing that an insert shows is very near. */
const NEAREST = { usual: 0.3, insert: 0.08 };

const reflection = new ReflectionPainter();

/** Draws everything for each frame, from a camera that follows people. */
export const liveSpace: SpaceDesign = {
  build: (scene, light, picture, _, heads) => new LiveSpace(scene, light, picture, heads),
};

class LiveSpace implements Space {
  readonly #scene: Scene;
  readonly #picture: PictureSize;
  readonly #light: Light;
  readonly #angle: number;
  readonly #framing: Framing;
  readonly #lighting: Lighting;
  readonly #peopleLight: Lighting;
  readonly #isWet: boolean;
  readonly #beams: readonly Beam[];
  readonly #train: RailTrain | undefined;
  readonly #glows: readonly Glow[];
  readonly #water: Mesh | undefined;
  readonly #place: Mesh;
  readonly #furnishing: Furnishing;
  readonly #changing: ChangingThings;
  readonly #sky: Canvas;
  readonly #canvas: Canvas;
  readonly #bloom: Bloom;
  readonly #raster: Rasterizer;
  readonly #pixels: Uint8ClampedArray;

  constructor(scene: Scene, light: Light, picture: PictureSize, heads?: Heads) {
    const scenery = sceneryOf(scene, light);
    this.#scene = scene;
    this.#picture = picture;
    this.#light = light;
    this.#angle = scene.shot === 'close' || NEAR.has(scene.framing) ? ANGLE.near : ANGLE.place;
    this.#framing = framingOf(
      scene,
      picture,
      { angle: this.#angle, travel: 1, lift: 0.1, frames: framesOf(scene), showing: SHOWING, pair: PAIR },
      heads,
    );
    const extras = [...extrasOf(scene, scene.text), ...bystanderParts(bystandersOf(scene, scene.text))];
    const lighting = modeledLight(lightingOf(light, scene.place, scenery, extras), light);
    const tones = skyTones({ light, scenery });
    // Half of the fog is in front of what has to be recognized, and water keeps its color up to the horizon.
    const sight = scenery.sight ?? (scenery.water ? 50 : undefined);
    const clear = sight === undefined ? 1 : (sight * 2) / FOG.to;
    const near = light.isDark ? 1.5 : light.weather === 'clear' ? 1 : 0.6;
    const lit: Lighting = {
      ...lighting,
      ...(!INDOORS.has(scene.place) && {
        haze: { color: radiance(tones[2]), from: FOG.from * near * clear, to: FOG.to * near * clear, most: FOG.most },
      }),
    };
    const onPeople = peopleLight(lit, light, {
      isInside: INDOORS.has(scene.place),
      isAtWindow: scene.place === 'train',
      isDeep: scenery.around === 'deep',
    });
    // On facets, light from behind would be a white fringe instead of a soft edge.
    const [red, green, blue] = onPeople.rim.color;
    this.#peopleLight = { ...onPeople, rim: { ...onPeople.rim, color: [red * RIM, green * RIM, blue * RIM] } };
    this.#isWet = isRaining(light) && !SHELTERED.has(scene.place);
    this.#beams = beamsOf(scenery);
    if (scene.place === 'railway') this.#train = new RailTrain(consoleWorkshop, light, this.#framing.base, picture);
    this.#glows = glowsOf(scenery, light, extras).slice(0, MOST_GLOWS);
    const builder = new MeshBuilder();
    layFloor(builder, scenery, light);
    scenery.things.forEach((thing, index) => {
      if (thing.z < -FOG.to * 1.6) return;
      const forms = consoleWorkshop.builder(builder, light.isDark || scenery.around === 'dark');
      for (const part of partsOf(thing, `${thing.kind}/${index}`, light.isDark)) forms.build(part);
    });
    for (const part of extras) consoleWorkshop.builder(builder, hasLampsLit(light)).build(part);
    this.#place = builder.mesh();
    this.#furnishing = new Furnishing(consoleWorkshop, light.isDark);
    this.#changing = new ChangingThings(scene, scene.text, consoleWorkshop, light.isDark);
    if (scenery.water) {
      const water = new MeshBuilder().add(...waterOf(scenery.water, light));
      if (hasShore(scenery.ground, scenery.water)) water.add(...foamOf(scenery.water));
      this.#water = water.mesh();
    }
    const isOpen = scenery.around === undefined;
    this.#sky = skyOf(picture, light, tones, horizonOf(this.#framing.base), isOpen);
    const drawSky = (context: SKRSContext2D, size: PictureSize, horizon: number) => {
      const tall = horizon / HORIZON;
      context.drawImage(this.#sky, 0, 0, this.#sky.width, picture.height, 0, 0, size.width, tall);
    };
    const isMirrored = this.#isWet || scenery.water !== undefined || scene.place === 'club';
    this.#lighting = isMirrored
      ? { ...lit, mirror: reflection.draw([this.#place], this.#framing.base, lit, picture, drawSky) }
      : lit;
    this.#canvas = createCanvas(picture.width, picture.height);
    this.#bloom = new Bloom(picture);
    this.#raster = new Rasterizer(picture.width, picture.height, 1);
    this.#raster.snaps = true;
    this.#raster.isFaceted = true;
    this.#raster.near = heads?.insert ? NEAREST.insert : NEAREST.usual;
    this.#pixels = new Uint8ClampedArray(picture.width * picture.height * 4);
  }

  draw(context: SKRSContext2D, facts: FrameFacts, standing: readonly Standing[]): void {
    const seated = overShoulder(onBuiltSeats(standing, this.#scene), this.#framing.near);
    const { people, boat } = aboard(seated);
    const { width, height } = this.#picture;
    const followed = people.reduce((sum, { gone }) => sum + gone, 0) / Math.max(1, people.length);
    const lens = this.#chase(facts, followed * STATURE);
    const turned = (lens.forward[0] * lens.focal) / (width * SKY_MARGIN);
    context.drawImage(this.#sky, -width * SKY_MARGIN * (1 + Math.max(-1, Math.min(1, turned))), 0);
    if (this.#scene.place === 'train') drawPassingView(context, facts, this.#light, horizonOf(lens));
    const raster = this.#raster;
    raster.begin(lens);
    raster.draw(this.#place, IDENTITY);
    if (this.#water) raster.draw(this.#water, swell(facts.seconds));
    const progress = facts.seconds / facts.length;
    for (const { mesh, matrix } of this.#train?.formsAt(progress) ?? []) raster.draw(mesh, matrix);
    for (const { mesh, matrix } of this.#changing.at(facts)) raster.draw(mesh, matrix);
    const from = raster.count;
    if (boat) raster.draw(this.#furnishing.boat(boat).mesh, boat);
    // The console mixed the light of people's corners, and left the place, which is far larger, in facets.
    raster.isFaceted = false;
    for (const { mesh, matrix } of formsOf(people)) raster.draw(mesh, matrix);
    raster.isFaceted = true;
    paint(raster, this.#lighting, this.#pixels, {
      other: { from, light: lightOfBeams(this.#peopleLight, this.#beams, facts) },
    });
    for (const { figure, state, x, z, gone } of people) {
      if (!figure.solid) continue;
      const [left, , ahead] = state.skeleton.joints.hips;
      darkenGround(this.#pixels, raster, lens, from, [(x + gone + left) * STATURE, (z + ahead) * STATURE]);
    }
    this.#canvas.getContext('2d').putImageData(new ImageData(this.#pixels, width, height), 0, 0);
    context.drawImage(this.#canvas, 0, 0);
    this.#bloom.over(context, this.#canvas);
    this.#train?.lightGround(context, lens, progress);
    this.#train?.drawLamps(context, lens, progress);
    for (const glow of this.#glows) if (!this.#isHidden(glow, lens, from)) drawGlow(context, glow, lens);
    drawBeams(context, lens, this.#beams, facts);
    if (this.#scene.place === 'train' && this.#light.isDark) drawCarriageLight(context, facts);
    if (this.#isWet && this.#scene.shot !== 'close') drawSplashes(context, lens, facts);
    for (const { figure, state, x, z, size, gone } of people) {
      if (figure.solid) continue;
      const foot = projected(lens, [(x + gone) * STATURE, 0, z * STATURE]);
      figure.draw(context, { x: foot.x, y: foot.y, height: (STATURE * size * lens.focal) / foot.distance }, state);
    }
  }

  free(): void {
    this.#raster.free();
    freeCanvas(this.#sky);
    freeCanvas(this.#canvas);
    this.#bloom.free();
  }

  /** Returns whether a person hides the middle of a glow. @param from index of the people's first triangle */
  #isHidden(glow: Glow, lens: Lens, from: number): boolean {
    const { width, height, seen } = this.#raster;
    const spot = spotOf(glow, lens);
    if (!spot) return true;
    const [x, y] = [Math.floor(spot.x), Math.floor(spot.y)];
    return x >= 0 && y >= 0 && x < width && y < height && (seen[y * width + x] as number) > from;
  }

  /** Returns the lens of a camera on a boom, which swings around people and lags behind them. */
  #chase({ seconds, length }: FrameFacts, followed: number): Lens {
    const { shot, action, camera } = this.#scene;
    const progress = seconds / length;
    const still = this.#framing.at(progress);
    if (this.#scene.framing === 'insert' || this.#framing.near || this.#train) return still;
    const isGoing = action === 'walk' || action === 'run';
    const wide = shot === 'wide' ? 1 : 0.6;
    const swing =
      ((camera === 'pan-left' ? -1 : 1) * (progress - 0.5) * 0.5 + (isGoing ? Math.sign(followed || 1) * 0.5 : 0)) *
      wide;
    const [aside] = this.#framing.base.position;
    const boom = Math.hypot(still.position[0] - aside, still.position[2]);
    const bob = isGoing ? Math.sin(seconds * 9) * 0.02 : Math.sin(seconds * 1.7) * 0.012;
    const middle = aside + followed * 0.88;
    const target = [
      middle,
      still.position[1] + (still.forward[1] / Math.hypot(still.forward[0], still.forward[2])) * boom,
      0,
    ] as const;
    const position = [middle + Math.sin(swing) * boom, still.position[1] + bob, Math.cos(swing) * boom] as const;
    return lensAt(position, target, this.#angle, this.#picture);
  }
}

/** Moves the water as one sheet: in and out, up and down. */
function swell(seconds: number): Matrix {
  return shifted(Math.sin(seconds * 0.5) * 0.3, Math.sin(seconds * 0.9) * 0.03, Math.sin(seconds * 0.7) * 0.4);
}

/**
 * Draws a gradient with a hard-edged sun of ten sides. It is wider than the picture, because it shifts as the camera
 * turns.
 */
function skyOf(
  { width, height }: PictureSize,
  light: Light,
  tones: ReturnType<typeof skyTones>,
  horizon: number,
  isOpen: boolean,
): Canvas {
  const canvas = createCanvas(Math.ceil(width * (1 + SKY_MARGIN * 2)), height);
  const context = canvas.getContext('2d');
  const gradient = context.createLinearGradient(0, 0, 0, height * HORIZON);
  tones.forEach((tone, index) => {
    gradient.addColorStop([0, 0.6, 1][index] ?? 0, css(tone));
  });
  context.fillStyle = gradient;
  context.fillRect(0, 0, canvas.width, height);
  if (!light.sun || !isOpen) return canvas;
  const { x, y, radius, color } = light.sun;
  // A low sun touches the horizon, wherever this camera sees it.
  const middle = Math.min(height * y * 0.8, horizon - radius * height * 0.6);
  const across = width * (SKY_MARGIN + Math.max(0.14, Math.min(0.86, x)));
  context.fillStyle = css(color);
  context.beginPath();
  for (let side = 0; side < 10; side += 1) {
    const angle = (side / 10) * Math.PI * 2;
    context.lineTo(across + Math.cos(angle) * radius * height, middle + Math.sin(angle) * radius * height);
  }
  context.fill();
  return canvas;
}
