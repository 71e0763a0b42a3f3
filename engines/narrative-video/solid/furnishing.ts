import { type Matrix, product, scaled, shifted, type Vector } from '../../drawing/solids/matrix.ts';
import { ROWBOAT } from '../scenery/objects/boats.ts';
import { carriedObject } from '../scenery/objects/index.ts';
import { STEERING_WHEEL } from '../scenery/objects/ridden.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { groundFrame, MeshShelf, type Workshop } from './belongings.ts';
import { flying } from './flying.ts';
import { STATURE } from './framing.ts';
import { cloudForms, shapeForms } from './shapes.ts';
import type { Placed } from './solid-figure.ts';
import type { Standing } from './space.ts';
import { wheelBetween } from './steering.ts';

/** Returns the places of both hands, meters from the feet. */
function handsOf({ skeleton: { joints } }: Standing['state'], height: number): [left: Vector, right: Vector] {
  const place = ([x, y, z]: Vector): Vector => [x * height, y * height, z * height];
  return [place(joints.leftHand), place(joints.rightHand)];
}

/** Things around whoever is in them: what is nearer to the viewer than the person hides legs. */
const ENCLOSING: ReadonlySet<ThingName> = new Set<ThingName>(['car', 'truck', 'tractor', 'sleigh', 'splash']);

/** Builds what flat people sit on, ride, drive and play. They hold and wear small things in their own pictures. */
export class Furnishing {
  readonly #shelf: MeshShelf;

  constructor(workshop: Workshop, isDark: boolean) {
    this.#shelf = new MeshShelf(workshop, isDark);
  }

  /** Returns a boat in a frame. */
  boat(matrix: Matrix): Placed {
    return { mesh: this.#shelf.meshOf('boat', ROWBOAT), matrix };
  }

  /** Returns the shapes that flat people have, and the clouds in which they get them: all, and those before people. */
  shapes(people: readonly Standing[]): { all: Placed[]; hiding: Placed[] } {
    const changed = people.filter(({ figure, state }) => !figure.solid && state.shape);
    const placed = (forms: Placed[], { x, z, gone }: Standing) => {
      const stand = shifted((x + gone) * STATURE, 0, z * STATURE);
      return forms.map((form) => ({ ...form, matrix: product(stand, form.matrix) }));
    };
    return {
      all: changed.flatMap((one) =>
        one.state.shape?.isTurned ? placed(shapeForms(this.#shelf, one.state, STATURE * one.size), one) : [],
      ),
      hiding: changed.flatMap((one) =>
        one.state.shape ? placed(cloudForms(this.#shelf, one.state.shape, STATURE * one.size), one) : [],
      ),
    };
  }

  /**
   * Returns the forms that stand on the ground with these people, placed among them: all of them, and those that can
   * hide a part of somebody.
   * @param boat frame of the boat in which they sit
   */
  of(people: readonly Standing[], boat?: Matrix): { all: Placed[]; hiding: Placed[] } {
    const all: Placed[] = [];
    const hiding: Placed[] = [];
    for (const { figure, state, x, z, size, gone } of people) {
      if (figure.isBust) continue;
      const height = STATURE * size;
      for (const name of state.things ?? []) {
        const object = carriedObject(name);
        if (object?.anchor !== 'ground') continue;
        const stand = product(shifted((x + gone) * STATURE, 0, z * STATURE), groundFrame(name, state, height));
        const placed = {
          mesh: this.#shelf.meshOf(name, object.parts),
          matrix: product(flying(state, height), stand, scaled(size)),
        };
        all.push(placed);
        const wheel = wheelBetween(name, state, ...handsOf(state, height), height);
        if (wheel) {
          const at = product(shifted((x + gone) * STATURE, 0, z * STATURE), wheel);
          const steering = { mesh: this.#shelf.meshOf('steering wheel', STEERING_WHEEL), matrix: at };
          all.push(steering);
          hiding.push(steering);
        }
        if (ENCLOSING.has(name) || thingOf(name).bearing === 'before') hiding.push(placed);
      }
    }
    if (boat && people.length > 0) {
      all.push(this.boat(boat));
      hiding.push(this.boat(boat));
    }
    return { all, hiding };
  }
}
