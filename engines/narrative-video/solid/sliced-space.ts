import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { projected } from '../../drawing/solids/lens.ts';
import type { Lighting } from '../../drawing/solids/lighting.ts';
import { product, shifted } from '../../drawing/solids/matrix.ts';
import { ShadowMap } from '../../drawing/solids/shadow-map.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Light } from '../light.ts';
import type { PictureSize } from '../picture-size.ts';
import { INDOORS } from '../places/index.ts';
import { SCENERIES } from '../scenery/index.ts';
import type { Scenery } from '../scenery/thing.ts';
import type { ThingKind } from '../scenery/things.ts';
import type { Scene, Shot } from '../story.ts';
import { Brush } from './brush.ts';
import { type Framing, framingOf, STATURE } from './framing.ts';
import { GroundShadow } from './ground-shadow.ts';
import { lightingOf } from './lighting.ts';
import { peopleLight } from './people-light.ts';
import { CUTS, laySlice, type Slice, SlicedPlace, SlicePainter } from './slices.ts';
import type { Placed } from './solid-figure.ts';
import type { Space, SpaceDesign, Standing } from './space.ts';

/** How a look builds places in space. */
export interface SolidDesign {
  /** Of the picture's shorter side, radians. */
  angle: number;
  /** How far the camera travels, 0 to 1. */
  travel: number;
  /** How high the camera stands above its usual height, in statures. */
  lift: number;
  build(place: SlicedPlace, scenery: Scenery<ThingKind>, light: Light, seed: string): void;
  /** The open sky, or what is around, over the whole picture with its margin. */
  drawSky(context: SKRSContext2D, around: Around): void;
  /** Pixels for each of the picture's, by slice from the farthest: what is out of focus needs fewer. */
  focus: Readonly<Record<Shot, readonly [number, number, number, number]>>;
  /** The camera's own unrest: offset in shares of the shorter side. */
  shake?(facts: FrameFacts): { x: number; y: number };
}

export interface Around {
  width: number;
  height: number;
  /** Pixels from above. */
  horizon: number;
  /** Shorter side of the picture, pixels. */
  unit: number;
  light: Light;
  scenery: Scenery<ThingKind>;
  seed: string;
}

/** Places that are drawn once for their shot, in slices that the camera moves past each other; people are drawn for each frame. */
export function slicedSpace(design: SolidDesign): SpaceDesign {
  const brush = new Brush();
  const painter = new SlicePainter();
  const shadow = new ShadowMap(1280);
  return {
    build: (scene, light, picture, seed) =>
      new SlicedSpace(scene, light, picture, design, seed, { brush, painter, shadow }),
  };
}

/** What is used again from scene to scene. */
interface Tools {
  brush: Brush;
  painter: SlicePainter;
  shadow: ShadowMap;
}

class SlicedSpace implements Space {
  readonly #framing: Framing;
  readonly #light: Lighting;
  readonly #peopleLight: Lighting;
  readonly #picture: PictureSize;
  readonly #design: SolidDesign;
  readonly #sky: Canvas;
  readonly #slices: (Slice | undefined)[];
  readonly #shadow: GroundShadow;
  readonly #brush: Brush;

  constructor(scene: Scene, light: Light, picture: PictureSize, design: SolidDesign, seed: string, tools: Tools) {
    const scenery = SCENERIES[scene.place];
    const { shot } = scene;
    this.#picture = picture;
    this.#brush = tools.brush;
    this.#design = design;
    this.#framing = framingOf(scene, picture, design.angle, design.travel, design.lift);
    this.#light = lightingOf(light, scene.place, scenery);
    this.#peopleLight = peopleLight(this.#light, light, {
      isInside: INDOORS.has(scene.place),
      isDeep: scenery.around === 'deep',
    });
    const place = new SlicedPlace();
    design.build(place, scenery, light, seed);
    const { shadow } = tools;
    shadow.begin(this.#light.key.toward, [0, 0, -5], 12);
    for (const mesh of place.meshes.slice(1)) shadow.draw(mesh);
    const { base, distance } = this.#framing;
    const far = [distance + 40, distance + 7, distance, Math.max(1, distance - 1.4)];
    this.#slices = place.meshes.map((mesh, index) =>
      tools.painter.draw(
        mesh,
        base,
        { ...this.#light, shadow },
        picture,
        design.focus[shot][index] ?? 1,
        far[index] ?? distance,
      ),
    );
    this.#sky = createCanvas(picture.width, picture.height);
    const horizon = base.centerY + (base.forward[1] / Math.hypot(base.forward[0], base.forward[2])) * base.focal;
    const unit = Math.min(picture.width, picture.height);
    design.drawSky(this.#sky.getContext('2d'), { ...picture, horizon, unit, light, scenery, seed });
    // What is farthest hardly moves against the sky.
    const [farthest] = this.#slices;
    if (farthest) laySlice(this.#sky.getContext('2d'), farthest, base, base);
    this.#shadow = new GroundShadow(picture, this.#light);
  }

  draw(context: SKRSContext2D, facts: FrameFacts, people: readonly Standing[]): void {
    const { base } = this.#framing;
    const still = this.#framing.at(facts.seconds / facts.length);
    const shake = this.#design.shake?.(facts) ?? { x: 0, y: 0 };
    const lens = {
      ...still,
      centerX: still.centerX + shake.x * facts.unit,
      centerY: still.centerY + shake.y * facts.unit,
    };
    context.drawImage(this.#sky, 0, 0);
    this.#slices.forEach((slice, index) => {
      if (slice && index > 0 && index < CUTS.length) laySlice(context, slice, base, lens);
    });
    const forms: Placed[] = [];
    for (const { figure, state, x, z, size, gone } of people) {
      const right = (x + gone) * STATURE;
      if (figure.solid) {
        const stand = shifted(right, 0, z * STATURE);
        for (const { mesh, matrix } of figure.solid.pose(state, STATURE * size)) {
          forms.push({ mesh, matrix: product(stand, matrix) });
        }
      } else {
        const foot = projected(lens, [right, 0, z * STATURE]);
        figure.draw(context, { x: foot.x, y: foot.y, height: (STATURE * size * lens.focal) / foot.distance }, state);
      }
    }
    const feet = projected(lens, [0, 0, 0]).y;
    if (feet < this.#picture.height * 1.05) this.#shadow.draw(context, lens, forms);
    this.#brush.draw(context, lens, this.#peopleLight, forms, this.#picture);
    const front = this.#slices[CUTS.length];
    if (front) laySlice(context, front, base, lens);
  }
}
