import { darken, hex, lighten, type Rgb } from '../../../drawing/color.ts';
import { noise } from '../../../drawing/noise.ts';
import type { HullSection } from '../../../drawing/solids/hull.ts';
import {
  aligned,
  minus,
  moved,
  plus,
  product,
  scaled,
  shifted,
  turned,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Surface } from '../../../drawing/solids/mesh.ts';
import { box, cylinder, lathe, sphere } from '../../../drawing/solids/shapes.ts';
import type { Part, Windows } from '../../scenery/part.ts';
import { bowlProfile, isBowl } from '../bowl.ts';
import { addCanopy } from '../canopy.ts';
import { litPane } from '../lit-pane.ts';
import { glazingOf, makePart, type PartMaker, type PartOf, stripsOf } from '../part-maker.ts';
import { block, frustum, heap, SEAMS, studs, tiledBox, tower, wall } from './bricks.ts';
import { BRICK, molded, plastic, STUD } from './plastic.ts';
import { addSpectator } from './spectator.ts';

const CUBE = box();
const ROD = cylinder(12);
const DISC = cylinder(36);
const BALL = sphere(18);
const BEAD = sphere(9);
/** Columns lower than this, in meters, are round tiles: studs on plates and cymbals would look like hats. */
const TILE = 0.05;
/** Glow of a pane through which a room is seen. A brighter one would show nothing. */
const PANE = 1;
/** Beyond this z, in meters, joints between bricks are printed instead of built. */
const FAR = -9.5;
/** A side with more bricks than this is printed too. */
const MOST = 34;

/** Builds the parts of things with bricks, or as single molded pieces. */
export class BrickBuilder implements PartMaker {
  readonly #into: MeshBuilder;
  readonly #isDark: boolean;
  readonly #isMolded: boolean;
  readonly #known = new Map<string, Surface>();

  /**
   * @param isMolded whether balls and columns are molded pieces of their form and not heaps of bricks, which are seen from the
   *   front only and have studs
   */
  constructor(into: MeshBuilder, isDark: boolean, isMolded = false) {
    this.#into = into;
    this.#isDark = isDark;
    this.#isMolded = isMolded;
  }

  build(part: Part): void {
    makePart(this, part);
  }

  #surface({ color, finish }: Pick<Part, 'color' | 'finish'>, tone = 0): Surface {
    const key = `${color}/${finish}/${tone}`;
    const known = this.#known.get(key);
    if (known) return known;
    const shade = molded(color);
    const base = tone === 0 ? shade : tone > 0 ? lighten(shade, tone) : darken(shade, -tone);
    const made = plastic(base, {
      ...(finish === 'lamp' && { glow: this.#isDark ? 1.6 : 0.6 }),
      ...(finish === 'glass' && { gloss: 0.9, sharpness: 120, sheen: 1 }),
      ...(finish === 'metal' && { gloss: 0.8, sharpness: 40, sheen: 0.9 }),
      ...(finish === 'water' && { gloss: 0.9, sharpness: 110, sheen: 1 }),
    });
    this.#known.set(key, made);
    return made;
  }

  column(part: PartOf<'column'>): void {
    if (isBowl(part)) {
      this.#into.add(lathe(bowlProfile(part), 24), this.#surface(part), shifted(...part.at));
      return;
    }
    if (this.#isMolded || part.height < TILE) {
      this.#into.add(frustum(part), this.#surface(part), shifted(...part.at));
      return;
    }
    tower(this.#into, part.at, part.radius, part.top, part.height, this.#pair(part));
  }

  #pair(part: Part): Surface[] {
    return [this.#surface(part), this.#surface(part), this.#surface(part, -0.05), this.#surface(part, 0.05)];
  }

  block(part: PartOf<'block'>): void {
    const { at, size, windows, isSmooth, color, finish, turn = 0 } = part;
    const frame = turned(turn);
    const isPrinted = at[2] < FAR || size[0] > MOST * STUD || size[1] > MOST * BRICK;
    const place = product(shifted(...at), frame);
    if (finish === 'lamp' && litPane(color, size)) {
      this.#into.add(block(...size, at[2]), this.#pane(color, size), place);
    } else if (isSmooth || Math.min(size[0], size[2]) < STUD * 0.6 || size[1] < BRICK * 0.5) {
      this.#into.add(block(...size, at[2]), this.#surface(part), place);
    } else if (isPrinted) {
      const surface = { ...this.#surface(part), texture: SEAMS };
      this.#into.add(tiledBox(...size, STUD * 4, BRICK * 2), surface, place);
      if (size[0] * size[2] < 40) studs(this.#into, at, size, this.#surface(part), frame);
    } else wall(this.#into, at, size, this.#pair(part), frame);
    if (windows) this.#windows(part, windows);
  }

  /** Returns the surface of a lit pane through which a room or a shop is seen. */
  #pane(color: Rgb, size: readonly number[]): Surface {
    const texture = litPane(color, size);
    return {
      ...this.#surface({ color, finish: 'lamp' }),
      ...(texture && { texture, glow: this.#isDark ? PANE : PANE / 2 }),
    };
  }

  #windows(part: PartOf<'block'>, windows: Windows): void {
    const { at, size, turn = 0 } = part;
    const front = product(shifted(...at), turned(turn), shifted(0, 0, size[2] / 2));
    const { width, height, panes } = glazingOf(part, windows, this.#isDark, 0.56);
    const bright = this.#pane(windows.color ?? hex('#ffd98a'), [width, height]);
    const dull = this.#surface({ color: hex('#9fc3e9'), finish: 'glass' }, this.#isDark ? -0.6 : 0);
    const frame = this.#surface({ color: hex('#f4f4f0') });
    for (const { x, y, isLit } of panes) {
      const around = product(front, shifted(x, y - 0.05, 0), scaled(width + 0.12, height + 0.1, 0.12));
      this.#into.add(CUBE, frame, around);
      this.#into.add(CUBE, isLit ? bright : dull, product(front, shifted(x, y, 0), scaled(width, height, 0.16)));
    }
  }

  ball(part: PartOf<'ball'>): void {
    const { at, size, rough = 0, finish, of } = part;
    if (of) {
      addSpectator(this.#into, of, at, size, this.#surface(part));
      return;
    }
    if (this.#isMolded || Math.max(...size) < 0.75 || finish === 'metal' || finish === 'cloth') {
      const matrix = product(shifted(at[0], at[1] + size[1] / 2, at[2]), scaled(size[0] / 2, size[1] / 2, size[2] / 2));
      this.#into.add(Math.max(...size) < 0.12 ? BEAD : BALL, this.#surface(part), matrix);
      return;
    }
    const tones = [this.#surface(part), this.#surface(part, 0.1), this.#surface(part, -0.08)];
    const unit = Math.max(1, Math.round(Math.max(...size) / (STUD * 14)));
    heap(
      this.#into,
      at,
      size,
      (layer, _, row) => tones[(layer * 2 + row) % 3] as Surface,
      (x, y, z) => {
        const ragged = rough * 0.22 * (noise(x * 9 + at[0] * 5, (y * 2 + z) * 7 + at[2] * 3) - 0.5);
        return (x * 2) ** 2 + (y * 2 - 1) ** 2 + (z * 2) ** 2 < (1.02 + ragged) ** 2;
      },
      unit,
    );
  }

  roof(part: PartOf<'roof'>): void {
    const { at, size, turn = 0 } = part;
    const courses = Math.max(2, Math.round(size[1] / BRICK));
    const frame = turned(turn);
    for (let course = 0; course < courses; course += 1) {
      const deep = size[2] * (1 - course / courses);
      const step: Vector = [size[0], size[1] / courses, deep];
      const height = (course * size[1]) / courses;
      const surface = this.#surface(part, course % 2 ? 0.06 : 0);
      this.#into.add(block(...step, at[2]), surface, product(shifted(at[0], at[1] + height, at[2]), frame));
      const ledge = size[2] / courses / 2;
      for (const side of course === courses - 1 ? [0] : [1, -1]) {
        const z = side * (deep / 2 - ledge / 2);
        studs(
          this.#into,
          plus(at, [Math.sin(turn) * z, height, Math.cos(turn) * z]),
          [size[0], step[1], ledge],
          surface,
          frame,
        );
      }
    }
  }

  bar(part: PartOf<'bar'>): void {
    const { at, to, radius } = part;
    const long = Math.hypot(...minus(to, at));
    const shape = radius > long ? DISC : ROD;
    this.#into.add(shape, this.#surface(part), product(aligned(at, to), scaled(radius * 2, long, radius * 2)));
  }

  /** Adds a leaf element: plates in a row, each hanging lower than the one before. */
  frond(part: PartOf<'frond'>): void {
    const { at, to, width } = part;
    const surface = this.#surface(part);
    const long = Math.hypot(...to);
    const isUpright = Math.abs(to[1]) > long * 0.6;
    let from = at;
    const steps = 4;
    for (let step = 0; step < steps; step += 1) {
      const share = (step + 1) / steps;
      const droop = isUpright ? 0 : long * 0.32 * (Math.sin(share * 2) * 0.55 - share * share);
      const next = plus(plus(at, to, share), [0, droop, 0]);
      const wide = width * (step === steps - 1 ? 0.55 : 1 - step * 0.08);
      const length = Math.hypot(next[0] - from[0], next[1] - from[1], next[2] - from[2]);
      this.#into.add(CUBE, surface, product(aligned(from, next, [0, 1, 0.01]), scaled(wide, length, 0.06)));
      this.#into.add(
        CUBE,
        this.#surface(part, -0.12),
        product(
          aligned(from, next, [0, 1, 0.01]),
          shifted(0, length * 0.3, 0),
          scaled(wide * 1.35, length * 0.28, 0.05),
        ),
      );
      from = next;
    }
  }

  /** Adds plates side by side, in two colors if the sheet is striped. */
  sheet(part: PartOf<'sheet'>): void {
    const { width, height, strips } = stripsOf(part, STUD * 1.1);
    for (const { color, place } of strips) {
      const surface = this.#surface({ ...part, color });
      this.#into.add(CUBE, surface, product(place, scaled(width - 0.01, height, 0.07)));
    }
  }

  canopy(part: PartOf<'canopy'>): void {
    addCanopy(this.#into, part, true, (color) => this.#surface({ ...part, color }));
  }

  /** Steps the body in bricks, whose upper sides have studs. */
  hull(part: PartOf<'hull'>): void {
    const { at, sections, turn = 0 } = part;
    const place = product(shifted(...at), turned(turn));
    sections.slice(1).forEach(([front, half, low, high], index) => {
      const [back, halfBehind, lowBehind, highBehind] = sections[index] as HullSection;
      const size: Vector = [half + halfBehind, (high + highBehind - low - lowBehind) / 2, front - back];
      const foot = moved(place, [0, (low + lowBehind) / 2, (front + back) / 2]);
      const surface = this.#surface(part);
      this.#into.add(block(...size, foot[2]), surface, product(shifted(...foot), turned(turn)));
      if (size[0] > STUD && size[2] > STUD * 0.6) studs(this.#into, foot, size, surface, turned(turn));
    });
  }

  hill(part: PartOf<'hill'>): void {
    const { at, size, peak, rough = 0.2 } = part;
    const unit = Math.max(1, Math.round(Math.max(size[0] / 26, size[1] / 14) / STUD));
    const tones = [this.#surface(part), this.#surface(part, -0.07), this.#surface(part, 0.06)];
    const capped = peak ? [this.#surface({ color: peak }), this.#surface({ color: peak }, -0.04)] : undefined;
    heap(
      this.#into,
      at,
      size,
      (layer, layers, row) => (capped && layer > layers * 0.62 ? capped[row % 2] : tones[(layer + row) % 3]) as Surface,
      (x, y, z) => {
        const ragged = rough * (noise(x * 6 + at[0], z * 6 + at[2]) - 0.5);
        const from = Math.hypot(x * 2, z * 2) * (1 + ragged * 0.6);
        return y < (peak ? Math.max(0, 1 - from) : Math.max(0, 1 - from * from));
      },
      unit,
    );
  }

  cloud(part: PartOf<'cloud'>): void {
    const { at, size } = part;
    const unit = Math.max(1, Math.round(size[0] / (STUD * 16)));
    const white = [this.#surface(part), this.#surface(part, -0.03)];
    heap(
      this.#into,
      at,
      size,
      (layer) => white[layer % 2] as Surface,
      (x, y, z) =>
        [
          [-0.25, 0.3, 0.32],
          [0.05, 0.45, 0.4],
          [0.3, 0.28, 0.26],
        ].some(
          ([cx = 0, cy = 0, radius = 0]) =>
            ((x - cx) / radius) ** 2 + ((y - cy) / (radius * 1.5)) ** 2 + (z / 0.5) ** 2 < 1,
        ),
      unit,
    );
  }

  /** Returns the plastic for a color that belongs to no part, such as a baseplate's. */
  plain(color: Rgb, tone = 0): Surface {
    return this.#surface({ color }, tone);
  }
}
