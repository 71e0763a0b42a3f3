import { aligned, minus, plus, product, scaled, unit } from '../../../drawing/solids/matrix.ts';
import type { Mesh, Surface } from '../../../drawing/solids/mesh.ts';
import type { Rest } from '../../acting/lap.ts';
import type { FigureState } from '../../figures/figure.ts';
import type { Placed } from '../solid-figure.ts';
import type { BodyCanon } from './canon.ts';
import type { HandShape } from './hand-shapes.ts';
import { handUseOf } from './hand-use.ts';
import type { Side, Stance } from './stance.ts';
import { thumbOf } from './thumb.ts';

/** How much more a hand on the lap follows the thigh than the forearm. */
const LAID = 2.5;
/** Length of a modeled hand relative to the skeleton's, whose fingers are slightly bent. */
const LONG = 1.12;

/** The hands of one body, in every shape that it needs. */
export class Hands {
  readonly #canon: BodyCanon;
  readonly #skin: Surface;
  readonly #meshes = new Map<string, Mesh>();

  constructor(skin: Surface, canon: BodyCanon) {
    this.#skin = skin;
    this.#canon = canon;
  }

  /** @param rest where the hand lies on the lap, if it does */
  pose(side: Side, { at, height, front }: Stance, state: FigureState, rest: Rest | undefined): Placed {
    const [wrist, hand] = [at(`${side}Wrist`), at(`${side}Hand`)];
    const grip = state.pose[`${side}Hand`];
    const use = rest ? undefined : handUseOf(state, side, at, front);
    const thumb = use?.thumb ?? thumbOf(at, side, front, { grip, isLaid: rest !== undefined });
    // A hand on the lap lies along the thigh, however the forearm comes down to it.
    const along = rest ? unit(plus(unit(minus(hand, wrist)), rest.along, LAID)) : minus(hand, wrist);
    const frame = aligned(wrist, plus(wrist, use?.fingers ?? along, -1), thumb);
    const size = this.#canon.proportions.hand * height * LONG;
    return { mesh: this.#meshOf(use?.shape ?? grip, side), matrix: product(frame, scaled(size)) };
  }

  #meshOf(shape: HandShape, side: Side): Mesh {
    const key = `${side} ${shape}`;
    const known = this.#meshes.get(key);
    if (known) return known;
    const mesh = this.#canon.hand(shape, side === 'left' ? 1 : -1, this.#skin);
    this.#meshes.set(key, mesh);
    return mesh;
  }
}
