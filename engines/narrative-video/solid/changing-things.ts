import { product, rolled, scaled, shifted } from '../../drawing/solids/matrix.ts';
import { billowsOf, changedBy } from '../acting/changing.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { changingThings } from '../scenery/extras.ts';
import { ball } from '../scenery/objects/parts.ts';
import { placedParts } from '../scenery/things.ts';
import type { Scene } from '../story.ts';
import { thingOf } from '../vocabulary/things.ts';
import { MeshShelf, type Workshop } from './belongings.ts';
import { STATURE } from './framing.ts';
import type { Placed } from './solid-figure.ts';

/** Colors of a blast, and of the cloud in which something is gone. */
const COLORS = { explodes: ['#f0602a', '#ffb03a', '#fff0a0'], other: ['#ffffff', '#f0e6ff', '#fff2c8'] } as const;
/** Radius of that cloud, relative to the size of what is gone, and the height of its middle. */
const CLOUD = { radius: 0.9, up: 0.5 };

/** Builds the things of a scene that move or change, and places them for each frame. */
export class ChangingThings {
  readonly #scene: Scene;
  readonly #things: ReturnType<typeof changingThings>;
  readonly #shelf: MeshShelf;

  constructor(scene: Scene, seed: string, workshop: Workshop, isDark: boolean) {
    this.#scene = scene;
    this.#things = changingThings(scene, seed);
    this.#shelf = new MeshShelf(workshop, isDark);
  }

  /** Returns their forms at a moment, in meters. */
  at(facts: FrameFacts): Placed[] {
    return this.#things.flatMap(({ name, parts, at: { x, y = 0, z, ...rest } }): Placed[] => {
      const change = name === 'burning-house' ? 'burns' : this.#scene.changes?.[name];
      if (!change) return [];
      const { right, up, wide, tall, turn, burst } = changedBy(change, facts, this.#scene.isChanged);
      const mesh = () => this.#shelf.meshOf(name, placedParts(parts, { ...rest, x: 0, z: 0 }));
      const place = shifted(x + right * STATURE, y + up * STATURE, z);
      const own = wide > 0 ? [{ mesh: mesh(), matrix: product(place, rolled(-turn), scaled(wide, tall, wide)) }] : [];
      if (burst === undefined) return own;
      const radius = Math.max(0.6, thingOf(name).size * CLOUD.radius);
      const colors = change === 'explodes' ? COLORS.explodes : COLORS.other;
      const cloud = billowsOf(burst).flatMap((one, index): Placed[] => {
        if (one.radius < 0.01) return [];
        const color = colors[index % colors.length] as string;
        const middle = shifted(one.x * radius, (CLOUD.up + one.y) * radius, one.z * radius);
        return [
          {
            mesh: this.#shelf.meshOf(color, [ball([0, -0.5, 0], 1, color, 'lamp')]),
            matrix: product(place, middle, scaled(2 * one.radius * radius)),
            isClear: true,
          },
        ];
      });
      return [...own, ...cloud];
    });
  }
}
