import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Lens, projected } from '../../drawing/solids/lens.ts';
import type { Lighting } from '../../drawing/solids/lighting.ts';
import { ShadowMap } from '../../drawing/solids/shadow-map.ts';
import { freeCanvas } from '../canvas-memory.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Light } from '../light/light.ts';
import type { PictureSize } from '../picture-size.ts';
import { sceneryOf } from '../scenery/afloat.ts';
import { partsOf } from '../scenery/things.ts';
import type { Scene } from '../story.ts';
import { drawCarriageLight } from '../train/carriage-light.ts';
import { drawSoftPassingView } from '../train/passing-view.ts';
import { INDOORS } from '../vocabulary/shelter.ts';
import { type Beam, beamsOf, drawBeams, lightOfBeams } from './beams.ts';
import { Brush } from './brush.ts';
import { ChangingThings } from './changing-things.ts';
import { FlatPeople } from './flat-people.ts';
import { type Framing, framingOf, placeOf } from './framing.ts';
import { Furnishing } from './furnishing.ts';
import { GroundShadow } from './ground-shadow.ts';
import { hiddenBehind, layAbove } from './hidden-slices.ts';
import { horizonOf, type PaintedPlace, type PlaceTools, paintPlace, type SolidDesign } from './painted-place.ts';
import { peopleLight } from './people-light.ts';
import { RailTrain } from './rail-train.ts';
import { ReflectionPainter } from './reflection.ts';
import { aboard } from './rowboat.ts';
import { CUTS, laySlice, SlicePainter } from './slices.ts';
import type { Placed } from './solid-figure.ts';
import type { Heads, Space, SpaceDesign, Standing } from './space.ts';
import { drawSplashes } from './splashes.ts';
import { formsOf, onBuiltSeats, overShoulder } from './standing-people.ts';
import { aboveWater, afloatAmong } from './waterline.ts';
import { drawWaves, isBelowGround, type Obstacle, obstaclesOf, type Waves, wavesOf } from './waves.ts';

/**
 * Builds spaces whose place is drawn once for each shot, in slices that shift relative to each other as the camera
 * moves. People are drawn for each frame.
 */
export function slicedSpace(design: SolidDesign): SpaceDesign {
  let tools: Tools | undefined;
  return {
    build(scene, light, picture, seed, heads) {
      tools ??= newTools();
      return new SlicedSpace(scene, light, picture, design, seed, tools, heads);
    },
  };
}

function newTools(): Tools {
  return {
    brush: new Brush(),
    furniture: new Brush(),
    painter: new SlicePainter(),
    shadow: new ShadowMap(1280),
    reflection: new ReflectionPainter(),
    held: {},
  };
}

/** Tools that are reused from scene to scene. */
interface Tools extends PlaceTools {
  brush: Brush;
  /** Draws what flat people sit on, ride and play. */
  furniture: Brush;
  held: HeldPicture;
}

/** The whole picture of the pose that was drawn last. */
interface HeldPicture {
  canvas?: Canvas | undefined;
  /** Identity of the space that drew it. A reference would keep the space's pictures while the next one is built. */
  subject?: symbol;
  /** Time of the pose, milliseconds since the scene began. */
  posedAt?: number;
}

/** From this z on, in meters, things are large enough that water behind them must stay hidden, and where people begin. */
const [HIDES_FROM, FRONT] = [-9, CUTS[2]];

class SlicedSpace implements Space {
  readonly #identity = Symbol();
  readonly #scene: Scene;
  readonly #framing: Framing;
  readonly #picture: PictureSize;
  readonly #light: Light;
  readonly #design: SolidDesign;
  readonly #place: PaintedPlace;
  readonly #peopleLight: Lighting;
  readonly #shadow: GroundShadow;
  readonly #brush: Brush;
  readonly #furniture: Brush;
  readonly #furnishing: Furnishing;
  readonly #changing: ChangingThings;
  #flat: FlatPeople | undefined;
  readonly #held: HeldPicture;
  readonly #beams: readonly Beam[];
  readonly #train: RailTrain | undefined;
  readonly #waves: Waves | undefined;
  readonly #obstacles: readonly Obstacle[];

  constructor(
    scene: Scene,
    light: Light,
    picture: PictureSize,
    design: SolidDesign,
    seed: string,
    tools: Tools,
    heads?: Heads,
  ) {
    const scenery = sceneryOf(scene, light);
    this.#scene = scene;
    this.#picture = picture;
    this.#light = light;
    this.#brush = tools.brush;
    this.#furniture = tools.furniture;
    this.#furnishing = new Furnishing(design.workshop, light.isDark || scenery.around === 'dark');
    this.#changing = new ChangingThings(scene, seed, design.workshop, light.isDark);
    this.#held = tools.held;
    this.#design = design;
    this.#framing = framingOf(scene, picture, design, heads);
    this.#place = paintPlace({ scene, light, picture, framing: this.#framing, design, seed }, tools);
    this.#peopleLight = peopleLight(this.#place.light, light, {
      isInside: INDOORS.has(scene.place),
      isAtWindow: scene.place === 'train',
      isDeep: scenery.around === 'deep',
    });
    this.#shadow = new GroundShadow(picture, this.#place.light);
    this.#beams = beamsOf(scenery);
    if (scene.place === 'railway') this.#train = new RailTrain(design.workshop, light, this.#framing.base, picture);
    this.#waves = scenery.water && wavesOf(scenery.water, light);
    const inView = scenery.water ? scenery.things.filter(({ z }) => z > HIDES_FROM && z < FRONT) : [];
    this.#obstacles = obstaclesOf(
      inView.flatMap((thing) => partsOf(thing, `${seed}/${thing.kind}/${scenery.things.indexOf(thing)}`, light.isDark)),
    );
  }

  /** Draws a frame. While a pose is held, its picture follows the camera, because drawing it again is slow. */
  draw(context: SKRSContext2D, facts: FrameFacts, people: readonly Standing[]): void {
    const { time, poseTime, seconds } = facts;
    // The beams of stage lamps and a train change in every frame.
    if (!this.#design.holdsPoses || this.#beams.length > 0 || this.#train) {
      this.#drawAll(context, this.#lensAt(facts, seconds), facts, people);
      return;
    }
    const held = this.#held;
    const posedFacts = { ...facts, time: poseTime, seconds: seconds - (time - poseTime) };
    const posed = this.#lensAt(posedFacts, posedFacts.seconds);
    const posedAt = Math.round(posedFacts.seconds * 1000);
    if (!held.canvas || held.subject !== this.#identity || held.posedAt !== posedAt) {
      const onto = this.#heldContext(held);
      this.#drawAll(onto, posed, posedFacts, people);
      [held.subject, held.posedAt] = [this.#identity, posedAt];
    }
    const { canvas } = held as { canvas: Canvas };
    if (time === poseTime) {
      context.drawImage(canvas, 0, 0);
      return;
    }
    const { x, y, scale } = placeOf(posed, this.#lensAt(facts, seconds), this.#framing.distance);
    const left = posed.centerX * (1 - scale) + x;
    const top = posed.centerY * (1 - scale) + y;
    const grown = { wide: canvas.width * (scale - 1), tall: canvas.height * (scale - 1) };
    const moved = [left, top, left + grown.wide, top + grown.tall].map(Math.abs);
    layEdges(context, canvas, Math.ceil(Math.max(...moved)) + 1);
    // Moved by whole pixels, a picture is copied without scaling, which is faster, and stays as sharp as in the frame
    // before.
    if (Math.abs(grown.wide) < GROWN)
      context.drawImage(canvas, Math.round(left + grown.wide / 2), Math.round(top + grown.tall / 2));
    else context.drawImage(canvas, left, top, canvas.width + grown.wide, canvas.height + grown.tall);
  }

  free(): void {
    const { sky, slices } = this.#place;
    freeCanvas(sky);
    for (const slice of slices) if (slice) freeCanvas(slice.canvas);
    this.#shadow.free();
    this.#flat?.free();
    // The next place needs the most memory while it is built, before anybody is drawn in it.
    if (this.#held.canvas) freeCanvas(this.#held.canvas);
    this.#held.canvas = undefined;
  }

  #heldContext(held: HeldPicture): SKRSContext2D {
    const { width, height } = this.#picture;
    if (held.canvas?.width !== width || held.canvas.height !== height) held.canvas = createCanvas(width, height);
    const context = held.canvas.getContext('2d');
    context.reset();
    context.imageSmoothingQuality = 'low';
    return context;
  }

  #drawAll(context: SKRSContext2D, lens: Lens, facts: FrameFacts, people: readonly Standing[]): void {
    const { sky, slices, isWet } = this.#place;
    const { base } = this.#framing;
    const shown = (index: number) => hiddenBehind(this.#place, index, base, lens, this.#picture);
    layAbove(context, shown(0), () => context.drawImage(sky, 0, 0));
    if (this.#scene.place === 'train') drawSoftPassingView(context, facts, this.#light, horizonOf(lens));
    const waves = this.#waves;
    const isBelow = waves !== undefined && isBelowGround(waves.y);
    slices.forEach((slice, index) => {
      if (isBelow && index === CUTS.length - 1) drawWaves(context, lens, waves, facts);
      if (slice && index > 0 && index < CUTS.length)
        layAbove(context, shown(index), () => laySlice(context, slice, base, lens));
    });
    if (waves && !isBelow) drawWaves(context, lens, waves, facts, this.#obstacles);
    if (isWet && this.#scene.shot !== 'close') drawSplashes(context, lens, facts);
    drawBeams(context, lens, this.#beams, facts);
    this.#train?.draw(context, lens, facts, (forms) => this.#layForms(context, lens, this.#place.light, forms));
    if (this.#train && this.#light.isDark) this.#design.drawLens?.(context);
    this.#drawPeople(context, lens, facts, people);
    const front = slices[CUTS.length];
    // So near, what usually stands before people would be behind the camera or hide them.
    if (front && this.#scene.framing !== 'insert' && !this.#framing.near) laySlice(context, front, base, lens);
    if (this.#scene.place === 'train' && this.#light.isDark) drawCarriageLight(context, facts);
  }

  #lensAt(facts: FrameFacts, seconds: number): Lens {
    const still = this.#framing.at(seconds / facts.length);
    const shake = this.#design.shake?.({ ...facts, seconds }) ?? { x: 0, y: 0 };
    return {
      ...still,
      centerX: still.centerX + shake.x * facts.unit,
      centerY: still.centerY + shake.y * facts.unit,
    };
  }

  #drawPeople(context: SKRSContext2D, lens: Lens, facts: FrameFacts, standing: readonly Standing[]): void {
    const seated = overShoulder(onBuiltSeats(standing, this.#scene), this.#framing.near);
    const { people, boat } = aboard(seated);
    const feet = projected(lens, [0, 0, 0]).y;
    const isGroundSeen = feet < this.#picture.height * 1.05;
    const flat = people.filter(({ figure, state }) => !figure.solid && !state.shape?.isTurned);
    const changing = this.#changing.at(facts);
    if (flat.length > 0) {
      this.#flat ??= new FlatPeople(this.#picture, this.#place.light);
      this.#flat.pose(lens, flat);
    }
    const { all, hiding } = this.#furnishing.of(flat, boat);
    const clouds = this.#furnishing.shapes(people);
    all.push(...changing, ...clouds.all);
    hiding.push(...clouds.hiding);
    const afloat = afloatAmong(people, lens);
    const forms = formsOf(people.filter((one) => !afloat.people.includes(one)));
    if (boat && flat.length === 0) forms.push(this.#furnishing.boat(boat));
    const light = lightOfBeams(this.#peopleLight, this.#beams, facts);
    const mirrored = (this.#place.isWet || boat) && isGroundSeen ? feet : undefined;
    if (isGroundSeen) {
      this.#shadow.cast(lens, [...all, ...forms]);
      this.#shadow.lay(context);
    }
    this.#layForms(context, lens, light, all, mirrored);
    this.#flat?.lay(context, isGroundSeen, mirrored);
    this.#brush.render(lens, light, forms, this.#picture);
    this.#brush.lay(context, mirrored);
    if (afloat.people.length > 0)
      aboveWater(context, afloat.y, this.#picture, () => {
        this.#brush.render(lens, light, formsOf(afloat.people), this.#picture);
        this.#brush.lay(context);
      });
    // What is nearer than a lap hides flat pictures.
    this.#layForms(context, lens, light, hiding, undefined, projected(lens, [0, 0, 0]).distance - LAP);
  }

  /** @param nearerThan distance from the lens, in meters, from which nothing is shown */
  #layForms(
    context: SKRSContext2D,
    lens: Lens,
    light: Lighting,
    forms: readonly Placed[],
    mirrored?: number,
    nearerThan?: number,
  ): void {
    if (forms.length === 0) return;
    this.#furniture.render(lens, light, forms, this.#picture, nearerThan);
    this.#furniture.lay(context, mirrored);
  }
}

/** Growth of a held picture, in pixels of its width, below which its middle moves and its size does not change. */
const GROWN = 1.2;

/** Draws a picture's edges in their place. @param edge pixels that the picture does not cover when it has moved */
function layEdges(context: SKRSContext2D, canvas: Canvas, edge: number): void {
  const { width, height } = canvas;
  const strip = (x: number, y: number, wide: number, tall: number) =>
    context.drawImage(canvas, x, y, wide, tall, x, y, wide, tall);
  strip(0, 0, width, edge);
  strip(0, height - edge, width, edge);
  strip(0, 0, edge, height);
  strip(width - edge, 0, edge, height);
}

/** Distance from the feet of a seated person to what can hide the legs, meters. */
const LAP = 0.25;
