import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Actor } from '../cast/actors.ts';
import type { FigureState, Footing } from '../figures/figure.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { drawnIn } from './drawn.ts';
import { paintedThing, ROOM, type ThingSetting } from './painted-thing.ts';

/**
 * Least height of a shape that somebody has, so that a frog is seen in a picture of people, and the most that a thing is
 * enlarged for that. Hundredths of an adult's height.
 */
const [LEAST, MOST] = [36, 2.2];
/** Height at which shapes fly, and how far they move up and down, in hundredths of an adult's height. */
const [ALOFT, BOB] = [66, 6];

/** How far a shape hops on a beat, as a share of its height. */
const HOP = 0.06;

/** Returns what draws the shapes that people of a scene have. Each is painted once. */
export function shapesIn(setting: ThingSetting) {
  const kept = new Map<string, ReturnType<typeof paintedThing>>();
  const shapeOf = (name: ThingName, grown: number) => {
    const key = `${name} ${Math.round(grown)}`;
    const thing = drawnIn(name, setting.scene.place);
    const made = kept.get(key) ?? (thing && paintedThing(thing, grown, setting, [thing.draw]));
    if (made) kept.set(key, made);
    return made;
  };
  return (
    context: SKRSContext2D,
    actor: Actor,
    at: Footing,
    { shape, seconds, pulse, skeleton }: FigureState,
  ): void => {
    const into = shape?.into;
    const made = into && shapeOf(into, actor.grown);
    if (!into || !made) return;
    const { canvas, thing, scale } = made;
    const unit = (at.height * actor.grown) / actor.height / 100;
    const larger = Math.max(1, Math.min(MOST, LEAST / thing.height));
    const isAloft = thingOf(into).bearing === 'above';
    const up = isAloft ? ALOFT + Math.sin(seconds * 2.6) * BOB : pulse * HOP * thing.height * larger;
    const size = (unit * larger) / scale;
    context.save();
    context.translate(at.x, at.y - up * unit);
    // Things are drawn facing right.
    context.scale(skeleton.chestYaw < 0 ? -1 : 1, 1);
    context.drawImage(
      canvas,
      (-canvas.width * size) / 2,
      ROOM * unit * larger - canvas.height * size,
      canvas.width * size,
      canvas.height * size,
    );
    context.restore();
  };
}
