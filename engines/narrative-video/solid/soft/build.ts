import { chanceOf } from '../../../drawing/chance.ts';
import { darken, hex, lighten, type Rgb } from '../../../drawing/color.ts';
import { hull } from '../../../drawing/solids/hull.ts';
import { aligned, minus, product, scaled, shifted, turned, type Vector } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Shape, Surface } from '../../../drawing/solids/mesh.ts';
import { lathe, pill, prism, roundedBox, sphere } from '../../../drawing/solids/shapes.ts';
import type { Part } from '../../scenery/part.ts';
import { bowlProfile, isBowl } from '../bowl.ts';
import { addCanopy } from '../canopy.ts';
import { glazingOf, makePart, type PartMaker, type PartOf, stripsOf } from '../part-maker.ts';
import { blade, dented, hillForm, shaded } from './forms.ts';
import type { Grain, Look } from './grain.ts';
import { mountainForms } from './mountains.ts';
import { addHeadFromBehind } from './spectator.ts';

const LAMPLIGHT = hex('#ffd98a');

/** Size of forms that few triangles are enough for, meters. */
const TINY = 0.12;
/** Radius from which a disc of few triangles has more sides, meters: discs of a guitar's body make one outline. */
const ROUND = 0.1;
/** Number of sides of a bowl, which people hold near the camera, at least. */
const BOWL_SIDES = 9;

/** Builds parts from plain forms: boxes, balls, cylinders and blades. */
export class FormBuilder implements PartMaker {
  readonly #into: MeshBuilder;
  readonly #isDark: boolean;
  readonly #grain: Grain;

  constructor(into: MeshBuilder, isDark: boolean, grain: Grain) {
    this.#into = into;
    this.#isDark = isDark;
    this.#grain = grain;
  }

  build(part: Part): void {
    makePart(this, part);
  }

  #surface(part: Look): Surface {
    return this.#grain.surface(part, this.#isDark);
  }

  #box(width: number, height: number, depth: number): Shape {
    if (!this.#grain.isRounded)
      return prism(
        [
          [-width / 2, 0],
          [width / 2, 0],
          [width / 2, height],
          [-width / 2, height],
        ],
        depth,
      );
    return roundedBox(width, height, depth, Math.min(0.07, width / 3, height / 3, depth / 3), 2);
  }

  block(part: PartOf<'block'>): void {
    const { at, size, windows, turn = 0 } = part;
    const place = product(shifted(...at), turned(turn));
    const facade = windows && this.#grain.facade?.(part, windows, this.#isDark);
    const isPrinted = facade !== undefined || part.finish === 'lamp';
    const form = isPrinted ? this.#box(...size) : this.#tiled(this.#box(...size), false);
    this.#into.add(form, facade ?? this.#surface(part), place, shaded(at[1]));
    if (!windows || facade) return;
    const front = product(place, shifted(0, 0, size[2] / 2));
    const { width, height, panes } = glazingOf(part, windows, this.#isDark, 0.52);
    const bright = this.#surface({ color: windows.color ?? LAMPLIGHT, finish: 'lamp', size: [width, height] });
    const dull = this.#surface({ color: this.#isDark ? hex('#26355c') : hex('#a8d0e8'), finish: 'glass' });
    const frame = this.#surface({ color: lighten(part.color, 0.5) });
    const [outer, inner] = [this.#box(width + 0.16, height + 0.16, 0.12), this.#box(width, height, 0.08)];
    for (const { x, y, isLit } of panes) {
      if (at[2] > -14) this.#into.add(outer, frame, product(front, shifted(x, y - 0.08, 0)));
      this.#into.add(inner, isLit ? bright : dull, product(front, shifted(x, y, 0.05)));
    }
  }

  #tiled(shape: Shape, isRound: boolean): Shape {
    return this.#grain.tiled?.(shape, isRound) ?? shape;
  }

  #round(size = 0): Shape {
    const { sides } = this.#grain;
    return sphere(size > 0 && size < TINY ? Math.min(8, sides) : Math.round(sides * (size > 4 ? 1.6 : 1)));
  }

  ball(part: PartOf<'ball'>): void {
    const { at, size, rough = 0, finish, of } = part;
    if (of === 'head') {
      addHeadFromBehind(this.#into, at, size, part.color, (color) => this.#surface({ color }));
      return;
    }
    const surface = this.#surface(part);
    const middle = product(shifted(at[0], at[1] + size[1] / 2, at[2]), scaled(size[0] / 2, size[1] / 2, size[2] / 2));
    if (finish !== 'leaf' || rough === 0) {
      const shape = rough > 0 ? dented(this.#round(size[0]), rough, at[0] + at[2]) : this.#round(Math.max(...size));
      this.#into.add(shape, surface, middle, shaded(at[1]));
      return;
    }
    // A crown of leaves is a dark ball covered with smaller balls, which are lighter above.
    this.#into.add(
      this.#round(),
      this.#surface({ color: darken(part.color, 0.2), finish }),
      product(middle, scaled(0.9)),
      0.7,
    );
    const chance = chanceOf(`${at.join()}`);
    const count = this.#grain.leaves;
    const tones = [
      this.#surface(part),
      this.#surface({ color: lighten(part.color, 0.1), finish }),
      this.#surface({ color: darken(part.color, 0.1), finish }),
    ];
    for (let leaf = 0; leaf < count; leaf += 1) {
      const y = 1 - (2 * (leaf + 0.5)) / count;
      const reach = Math.sqrt(1 - y * y);
      const angle = leaf * 2.4;
      const radius = chance.between(0.26, 0.4);
      const [x, z] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      const tone = tones[y > 0.35 ? 1 : y < -0.3 ? 2 : 0] as Surface;
      const open = 0.62 + 0.38 * (y * 0.5 + 0.5);
      this.#into.add(
        sphere(Math.max(5, Math.round(this.#grain.sides * 0.6))),
        tone,
        product(middle, shifted(x * 0.78, y * 0.78, z * 0.78), scaled(radius)),
        open,
      );
    }
  }

  column(part: PartOf<'column'>): void {
    const { at, radius, top, height, finish } = part;
    const { sides, isRounded } = this.#grain;
    if (isBowl(part)) {
      const bowl = lathe(bowlProfile(part), Math.max(BOWL_SIDES, sides));
      this.#into.add(bowl, this.#surface(part), shifted(...at), shaded(at[1]));
      return;
    }
    const around = radius > 1 ? Math.round(sides * 1.4) : sides;
    const rim = isRounded ? Math.min(0.06, height / 4, Math.max(top, 0.02) / 2, radius / 3) : 0;
    const droop = finish === 'leaf' && top < radius * 0.6 ? height * 0.12 : 0;
    const profile =
      rim > 0
        ? ([
            [0, droop],
            [radius - rim, 0],
            [radius - rim * 0.3, rim * 0.3],
            [radius, rim],
            [top + (radius - top) * 0.05, height - rim],
            [Math.max(0, top - rim * 0.3), height - rim * 0.3],
            [Math.max(0, top - rim), height],
            [0, height],
          ] as const)
        : ([
            [0, 0],
            [radius, 0],
            [radius, 0],
            [top, height],
            [top, height],
            [0, height],
          ] as const);
    this.#into.add(this.#tiled(lathe(profile, around), true), this.#surface(part), shifted(...at), shaded(at[1]));
  }

  roof(part: PartOf<'roof'>): void {
    const { at, size, turn = 0, color } = part;
    const [width, height, depth] = size;
    const place = product(shifted(...at), turned(turn));
    const gable = prism(
      [
        [-depth / 2 + 0.3, 0],
        [depth / 2 - 0.3, 0],
        [0, height * 0.86],
      ],
      width - 0.5,
    );
    this.#into.add(gable, this.#surface({ color: lighten(color, 0.55) }), product(place, turned(Math.PI / 2)));
    const rows = this.#grain.isRounded ? 5 : 1;
    for (const side of [1, -1]) {
      for (let row = 0; row < rows; row += 1) {
        const [low, high] = [row / rows, (row + 1) / rows];
        const at0: Vector = [0, height * low, side * (depth / 2) * (1 - low)];
        const at1: Vector = [0, height * high + 0.03, side * (depth / 2) * (1 - high)];
        const tone = row % 2 ? color : darken(color, 0.07);
        const long = Math.hypot(...minus(at1, at0));
        this.#into.add(
          this.#box(width, long * 1.12, 0.14),
          this.#surface({ color: tone }),
          product(place, aligned(at0, at1, [0, 1, side])),
        );
      }
    }
  }

  bar(part: PartOf<'bar'>): void {
    const { at, to, radius } = part;
    const long = Math.hypot(...minus(to, at));
    const { sides, isRounded } = this.#grain;
    // A disc is seen from its flat side, where corners show.
    const isDisc = radius > long && radius > 0.05;
    const shape = isRounded
      ? pill(
          isDisc ? sides * 2 : Math.min(radius < TINY / 6 ? 6 : 12, sides),
          radius,
          long,
          Math.min(radius * 0.9, long / 3),
        )
      : lathe(
          [
            [0, 0],
            [radius, 0],
            [radius, 0],
            [radius, long],
            [radius, long],
            [0, long],
          ],
          isDisc ? (radius > ROUND ? 16 : 10) : 5,
        );
    this.#into.add(this.#tiled(shape, true), this.#surface(part), aligned(at, to));
  }

  frond(part: PartOf<'frond'>): void {
    this.#into.add(blade(part, this.#grain.isRounded), { ...this.#surface(part), isThin: true });
  }

  canopy(part: PartOf<'canopy'>): void {
    addCanopy(this.#into, part, this.#grain.isRounded, (color) => this.#surface({ ...part, color }));
  }

  hull(part: PartOf<'hull'>): void {
    const { at, sections, turn = 0 } = part;
    const [sides, rows] = this.#grain.isRounded ? [22, sections.length * 3] : [8, sections.length + 1];
    this.#into.add(
      hull(sections, sides, rows),
      this.#surface(part),
      product(shifted(...at), turned(turn)),
      shaded(at[1]),
    );
  }

  sheet(part: PartOf<'sheet'>): void {
    const { right, stripes } = part;
    const { width, height, strips } = stripsOf(part, 0.36);
    for (const { color, foot, place } of strips) {
      const surface = this.#surface({ ...part, color });
      this.#into.add(this.#box(width, height, 0.05), surface, place);
      if (stripes && this.#grain.isRounded) {
        // Scallops hang from an awning's edge.
        const edge = product(shifted(...foot), turned(-Math.atan2(right[2], right[0])), shifted(0, -0.18, 0));
        this.#into.add(this.#box(width, 0.22, 0.04), surface, edge);
      }
    }
  }

  hill(part: PartOf<'hill'>): void {
    const { at, size, peak, rough = 0.15, finish } = part;
    const matrix = product(shifted(...at), scaled(size[0] / 2, size[1], size[2] / 2));
    const { sides, isRounded } = this.#grain;
    const surfaceOf = (color: Rgb) => this.#surface({ color, ...(finish && { finish }) });
    if (!peak) {
      this.#into.add(hillForm(sides * 2, rough, at[0] * 0.3), surfaceOf(part.color), matrix);
      return;
    }
    const { rock, snow } = mountainForms(isRounded ? sides * 4 : sides * 3, isRounded ? 22 : 6, rough, at[0] * 0.3);
    this.#into.add(rock, surfaceOf(part.color), matrix);
    this.#into.add(snow, surfaceOf(peak), matrix);
  }

  cloud(part: PartOf<'cloud'>): void {
    const { at, size } = part;
    const surface: Surface = { ...this.#surface(part), softness: 1, glow: this.#isDark ? 0.02 : 0.16 };
    for (const [x, y, wide] of [
      [-0.34, 0.26, 0.34],
      [-0.1, 0.42, 0.5],
      [0.16, 0.36, 0.42],
      [0.38, 0.22, 0.28],
      [0, 0.18, 0.6],
    ] as const) {
      const radius = (wide * size[0]) / 2;
      this.#into.add(
        this.#round(5),
        surface,
        product(
          shifted(at[0] + x * size[0], at[1] + y * size[1], at[2] + x * size[2] * 0.3),
          scaled(radius, radius * 0.72, radius * 0.7),
        ),
      );
    }
  }
}
