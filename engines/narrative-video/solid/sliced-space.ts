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
import { FlatPeople } from './flat-people.ts';
import { type Framing, framingOf, placeOf, STATURE } from './framing.ts';
import { GroundShadow } from './ground-shadow.ts';
import { type PaintedPlace, type PlaceTools, paintPlace, type SolidDesign } from './painted-place.ts';
import { peopleLight } from './people-light.ts';
import { ReflectionPainter } from './reflection.ts';
import { CUTS, laySlice, SlicePainter } from './slices.ts';
import type { Placed } from './solid-figure.ts';
import type { Space, SpaceDesign, Standing } from './space.ts';
import { drawSplashes } from './splashes.ts';
import { drawWaves, type Waves, wavesOf } from './waves.ts';

/**
 * Builds spaces whose place is drawn once for each shot, in slices that shift relative to each other as the camera
 * moves. People are drawn for each frame.
 */
export function slicedSpace(design: SolidDesign): SpaceDesign {
  const tools: Tools = {
    brush: new Brush(),
    painter: new SlicePainter(),
    shadow: new ShadowMap(1280),
    reflection: new ReflectionPainter(),
  };
  return { build: (scene, light, picture, seed) => new SlicedSpace(scene, light, picture, design, seed, tools) };
}

/** Tools that are reused from scene to scene. */
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
  #flat: FlatPeople | undefined;
  readonly #beams: readonly Beam[];
  readonly #waves: Waves | undefined;
  /** Time of the pose that was last rendered, seconds of the song. */
  #posedAt: number | undefined;

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
    const lens = this.#lensAt(facts, facts.seconds);
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

  #lensAt(facts: FrameFacts, seconds: number): Lens {
    const still = this.#framing.at(seconds / facts.length);
    const shake = this.#design.shake?.({ ...facts, seconds }) ?? { x: 0, y: 0 };
    return {
      ...still,
      centerX: still.centerX + shake.x * facts.unit,
      centerY: still.centerY + shake.y * facts.unit,
    };
  }

  /** Draws people in their current pose. While a pose is held, its picture follows the camera. */
  #drawPeople(context: SKRSContext2D, lens: Lens, facts: FrameFacts, people: readonly Standing[]): void {
    const posed = this.#lensAt(facts, facts.seconds - (facts.time - facts.poseTime));
    const feet = projected(posed, [0, 0, 0]).y;
    const isGroundSeen = feet < this.#picture.height * 1.05;
    context.save();
    const { x, y, scale } = placeOf(posed, lens, this.#framing.distance);
    context.translate(posed.centerX + x, posed.centerY + y);
    context.scale(scale, scale);
    context.translate(-posed.centerX, -posed.centerY);
    const flat = people.filter(({ figure }) => !figure.solid);
    const isNew = this.#brush.subject !== this || this.#posedAt !== facts.poseTime;
    if (flat.length > 0) {
      this.#flat ??= new FlatPeople(this.#picture, this.#place.light);
      if (isNew) this.#flat.pose(posed, flat);
    }
    // Beams change even while a pose is held.
    if (isNew || this.#beams.length > 0) {
      this.#posedAt = facts.poseTime;
      this.#brush.subject = this;
      const forms = formsOf(people);
      if (isGroundSeen) this.#shadow.cast(posed, forms);
      this.#brush.render(posed, lightOfBeams(this.#peopleLight, this.#beams, facts), forms, this.#picture);
    }
    const mirrored = this.#place.isWet && isGroundSeen ? feet : undefined;
    this.#flat?.lay(context, isGroundSeen, mirrored);
    if (isGroundSeen) this.#shadow.lay(context);
    this.#brush.lay(context, mirrored);
    context.restore();
  }
}

/** Returns the forms of all people, placed where they stand. */
function formsOf(people: readonly Standing[]): Placed[] {
  return people.flatMap(({ figure, state, x, z, size, gone }) => {
    const stand = shifted((x + gone) * STATURE, 0, z * STATURE);
    const forms = figure.solid?.pose(state, STATURE * size) ?? [];
    return forms.map(({ mesh, matrix }) => ({ mesh, matrix: product(stand, matrix) }));
  });
}
