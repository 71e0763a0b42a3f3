import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Lens, projected } from '../../drawing/solids/lens.ts';
import type { Lighting } from '../../drawing/solids/lighting.ts';
import { product, shifted } from '../../drawing/solids/matrix.ts';
import { ShadowMap } from '../../drawing/solids/shadow-map.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Light } from '../light.ts';
import type { PictureSize } from '../picture-size.ts';
import { INDOORS } from '../places/index.ts';
import { SCENERIES } from '../scenery/index.ts';
import type { Scene } from '../story.ts';
import { type Beam, beamsOf, drawBeams, lightOfBeams } from './beams.ts';
import { Brush } from './brush.ts';
import { type Framing, framingOf, STATURE } from './framing.ts';
import { GroundShadow } from './ground-shadow.ts';
import { type PaintedPlace, type PlaceTools, paintPlace, type SolidDesign } from './painted-place.ts';
import { peopleLight } from './people-light.ts';
import { ReflectionPainter } from './reflection.ts';
import { CUTS, laySlice, SlicePainter } from './slices.ts';
import type { Placed } from './solid-figure.ts';
import type { Space, SpaceDesign, Standing } from './space.ts';
import { drawSplashes } from './splashes.ts';
import { drawWaves, type Waves, wavesOf } from './waves.ts';

/** Places that are drawn once for their shot, in slices that the camera moves past each other; people are drawn for each frame. */
export function slicedSpace(design: SolidDesign): SpaceDesign {
  const brush = new Brush();
  const painter = new SlicePainter();
  const shadow = new ShadowMap(1280);
  const reflection = new ReflectionPainter();
  return {
    build: (scene, light, picture, seed) =>
      new SlicedSpace(scene, light, picture, design, seed, { brush, painter, shadow, reflection }),
  };
}

/** What is used again from scene to scene. */
interface Tools extends PlaceTools {
  brush: Brush;
}

class SlicedSpace implements Space {
  readonly #scene: Scene;
  readonly #framing: Framing;
  readonly #picture: PictureSize;
  readonly #design: SolidDesign;
  readonly #place: PaintedPlace;
  readonly #peopleLight: Lighting;
  readonly #shadow: GroundShadow;
  readonly #brush: Brush;
  readonly #beams: readonly Beam[];
  readonly #waves: Waves | undefined;

  constructor(scene: Scene, light: Light, picture: PictureSize, design: SolidDesign, seed: string, tools: Tools) {
    const scenery = SCENERIES[scene.place];
    this.#scene = scene;
    this.#picture = picture;
    this.#brush = tools.brush;
    this.#design = design;
    this.#framing = framingOf(scene, picture, design.angle, design.travel, design.lift);
    this.#place = paintPlace({ scene, light, picture, framing: this.#framing, design, seed }, tools);
    this.#peopleLight = peopleLight(this.#place.light, light, {
      isInside: INDOORS.has(scene.place),
      isDeep: scenery.around === 'deep',
    });
    this.#shadow = new GroundShadow(picture, this.#place.light);
    this.#beams = beamsOf(scenery);
    this.#waves = scenery.water && wavesOf(scenery.water, light);
  }

  draw(context: SKRSContext2D, facts: FrameFacts, people: readonly Standing[]): void {
    const { sky, slices, isWet } = this.#place;
    const { base } = this.#framing;
    const still = this.#framing.at(facts.seconds / facts.length);
    const shake = this.#design.shake?.(facts) ?? { x: 0, y: 0 };
    const lens = {
      ...still,
      centerX: still.centerX + shake.x * facts.unit,
      centerY: still.centerY + shake.y * facts.unit,
    };
    context.drawImage(sky, 0, 0);
    slices.forEach((slice, index) => {
      if (slice && index > 0 && index < CUTS.length) laySlice(context, slice, base, lens);
    });
    if (this.#waves) drawWaves(context, lens, this.#waves, facts);
    if (isWet && this.#scene.shot !== 'close') drawSplashes(context, lens, facts);
    drawBeams(context, lens, this.#beams, facts);
    this.#drawPeople(context, lens, facts, people);
    const front = slices[CUTS.length];
    if (front) laySlice(context, front, base, lens);
  }

  #drawPeople(context: SKRSContext2D, lens: Lens, facts: FrameFacts, people: readonly Standing[]): void {
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
    const isGroundSeen = feet < this.#picture.height * 1.05;
    if (isGroundSeen) this.#shadow.draw(context, lens, forms);
    const light = lightOfBeams(this.#peopleLight, this.#beams, facts);
    this.#brush.draw(context, lens, light, forms, this.#picture, this.#place.isWet && isGroundSeen ? feet : undefined);
  }
}
