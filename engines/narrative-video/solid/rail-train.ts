import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, lighten } from '../../drawing/color.ts';
import { type Lens, projected } from '../../drawing/solids/lens.ts';
import { product, shifted, turned, type Vector } from '../../drawing/solids/matrix.ts';
import type { Mesh } from '../../drawing/solids/mesh.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { hasLampsLit, isRaining, type Light } from '../light/light.ts';
import type { PictureSize } from '../picture-size.ts';
import { PANE, PITCH, passingCarriage, TRAIN_LIVERY, WINDOW_LIGHT, WINDOWS } from '../scenery/passing-train.ts';
import { besideLine, headAt, LINE, NEAR_END } from '../scenery/railway-line.ts';
import { MeshShelf, type Workshop } from './belongings.ts';
import { drawGlow } from './glow.ts';
import type { Placed } from './solid-figure.ts';

/** How near the light of the windows is to the rails and how far it reaches, in meters, and its strength. */
const [BESIDE, REACH, STRENGTH] = [1.7, 4.6, 0.42];
/** Strength of the windows' reflection in wet ground. */
const MIRRORED = 0.2;
/** Widths of the layers of which each light consists, so that its sides are soft. */
const SOFT = [0.55, 0.85, 1.15, 1.45];
/** Darkness under the train, and its half width in meters. */
const UNDER = { dark: 0.55, half: 1.5 };
/** How far in front of the near end of the line anything is drawn, in meters. */
const BEFORE = -4;

/** A train that passes on the line of a `railway`, built by a look's workshop. */
export class RailTrain {
  readonly #head: Mesh;
  readonly #carriage: Mesh;
  readonly #isLit: boolean;
  readonly #isDark: boolean;
  readonly #isWet: boolean;
  readonly #whole: number;

  /** @param base lens at the middle of the camera's way */
  constructor(workshop: Workshop, light: Light, base: Lens, { width }: PictureSize) {
    this.#isLit = hasLampsLit(light);
    this.#isDark = light.isDark;
    this.#isWet = isRaining(light);
    const shelf = new MeshShelf(workshop, this.#isLit);
    this.#head = shelf.meshOf('head', passingCarriage(TRAIN_LIVERY, this.#isLit, true));
    this.#carriage = shelf.meshOf('carriage', passingCarriage(TRAIN_LIVERY, this.#isLit, false));
    const [near] = NEAR_END;
    const away = base.position[2] - NEAR_END[2];
    // Where the line leaves the picture at the right.
    const slope = (width - base.centerX) / base.focal;
    const far = (slope * away + base.position[0] - near) / (Math.cos(LINE.angle) - slope * Math.sin(LINE.angle));
    this.#whole = far > 0 ? Math.min(far, LONGEST) : LONGEST;
  }

  /** @param lay draws forms over the picture */
  draw(
    context: SKRSContext2D,
    lens: Lens,
    { seconds, length }: FrameFacts,
    lay: (forms: readonly Placed[]) => void,
  ): void {
    const progress = seconds / length;
    this.lightGround(context, lens, progress);
    lay(this.formsAt(progress));
    this.drawLamps(context, lens, progress);
  }

  /** @param progress share of the scene, 0 to 1 */
  formsAt(progress: number): Placed[] {
    return this.#carriagesAt(progress).map((along, index) => {
      const mesh = index === 0 ? this.#head : this.#carriage;
      return { mesh, matrix: product(shifted(...besideLine(along)), turned(LINE.angle)) };
    });
  }

  #shade(context: SKRSContext2D, lens: Lens, head: number): void {
    const { half, dark } = UNDER;
    context.fillStyle = `rgba(10,10,16,${dark})`;
    context.beginPath();
    for (const [along, aside] of [
      [BEFORE, -half],
      [head, -half],
      [head, half],
      [BEFORE, half],
    ] as const) {
      const { x, y } = projected(lens, besideLine(along, aside, -0.14));
      context.lineTo(x, y);
    }
    context.fill();
  }

  /** Draws the shadow under the train, at night the light of the windows on the ground, and their reflection if it is wet. */
  lightGround(context: SKRSContext2D, lens: Lens, progress: number): void {
    this.#shade(context, lens, headAt(this.#whole, progress));
    if (!this.#isDark) return;
    context.save();
    context.globalCompositeOperation = 'screen';
    for (const middle of this.#carriagesAt(progress)) {
      for (const x of WINDOWS) {
        const along = middle + x;
        if (along < BEFORE) continue;
        const ground = -NEAR_END[1];
        for (const soft of SOFT) {
          const half = (PANE.wide / 2) * soft;
          const across = (wide: number) => [-half * wide, half * wide];
          const light = [
            ...across(1).map((side) => besideLine(along + side, BESIDE, ground)),
            ...across(1.7)
              .map((side) => besideLine(along + side, REACH, ground))
              .reverse(),
          ];
          fade(context, lens, light, STRENGTH / SOFT.length);
          if (!this.#isWet) continue;
          const low = ground * 2 - PANE.sill;
          const mirrored = [
            ...across(1).map((side) => besideLine(along + side, PANE.side, low + 0.9)),
            ...across(1)
              .map((side) => besideLine(along + side, PANE.side, low - 2))
              .reverse(),
          ];
          fade(context, lens, mirrored, MIRRORED / SOFT.length);
        }
      }
    }
    context.restore();
  }

  /** Draws the light of the lamps at the head of the train. */
  drawLamps(context: SKRSContext2D, lens: Lens, progress: number): void {
    if (!this.#isLit) return;
    const at = besideLine(headAt(this.#whole, progress) + 0.6, 0.9, 1.2);
    drawGlow(context, { at, color: lighten(WINDOW_LIGHT, 0.4), radius: 2.8 }, lens);
  }

  /** Returns the middles of the carriages in the picture on the line, the first one first. Meters. */
  #carriagesAt(progress: number): number[] {
    const head = headAt(this.#whole, progress) - PITCH / 2;
    const count = Math.max(1, Math.ceil((head + PITCH / 2 - BEFORE) / PITCH));
    return Array.from({ length: count }, (_, index) => head - index * PITCH);
  }
}

/** Greatest length of the line over which the train goes in a scene, meters. */
const LONGEST = 60;

/** Fills four points in space with light that fades from the first two to the last two. */
function fade(context: SKRSContext2D, lens: Lens, points: readonly Vector[], strength: number): void {
  const seen = points.map((point) => projected(lens, point));
  const [a, b, c, d] = seen;
  if (!a || !b || !c || !d || seen.some(({ distance }) => distance < 0.5)) return;
  const light = context.createLinearGradient((a.x + b.x) / 2, (a.y + b.y) / 2, (c.x + d.x) / 2, (c.y + d.y) / 2);
  light.addColorStop(0, css(WINDOW_LIGHT, strength));
  light.addColorStop(0.4, css(WINDOW_LIGHT, strength * 0.45));
  light.addColorStop(1, css(WINDOW_LIGHT, 0));
  context.fillStyle = light;
  context.beginPath();
  for (const { x, y } of seen) context.lineTo(x, y);
  context.fill();
}
