import { blendingFrames, SMALL_ROOM } from '../drawing/blending-frames.ts';
import { settle } from '../drawing/blit.ts';
import { ChangingFrames } from '../drawing/changing-frames.ts';
import { darken } from '../drawing/fade.ts';
import type { Scene } from './look.ts';
import type { Movement, MovementKind } from './movements.ts';
import { CHANGES, type Transition } from './transitions.ts';

/** Pictures that are kept. More would take too much memory at 1080p; fewer would be built again and again. */
const KEPT = 3;
/** Seconds in which a picture gives way to the next. */
const CHANGE_SECONDS = 0.5;
/** Seconds in which the last picture of a song with an ending grows dark. */
const DARK_SECONDS = 2.5;

/** Returns the movement of a time. */
export function movementAt(movements: readonly Movement[], seconds: number): Movement {
  return movements.findLast(({ start }) => start <= seconds) ?? (movements[0] as Movement);
}

/**
 * Draws for each movement its own picture. A picture is built when it is first needed. The next picture has arrived at
 * the border between two movements, and comes while no words are shown.
 */
export function staged(
  movements: readonly Movement[],
  build: (kind: MovementKind) => Scene,
  transition: Transition,
  { width, height }: { width: number; height: number },
): Scene {
  const scenes = new Map<MovementKind, Scene>();
  let arriving: ChangingFrames | undefined;
  const sceneOf = (kind: MovementKind) => {
    const kept = scenes.get(kind);
    const [oldest] = scenes.keys();
    // The oldest is freed first, so that never more than KEPT are in memory.
    if (!kept && scenes.size >= KEPT && oldest) scenes.delete(oldest);
    const scene = kept ?? build(kind);
    scenes.delete(kind);
    scenes.set(kind, scene);
    return scene;
  };
  return {
    draw(frame, cues) {
      const { seconds } = cues;
      const now = movementAt(movements, seconds);
      sceneOf(now.kind).draw(frame, cues);
      const next = movements[movements.indexOf(now) + 1];
      const share = next ? shareOf(next, seconds) : 0;
      if (next && share > 0 && transition !== 'cut') {
        arriving ??= new ChangingFrames(blendingFrames(width, height, 1, SMALL_ROOM));
        const { draw } = sceneOf(next.kind);
        settle(frame);
        CHANGES[transition](
          frame,
          arriving.draw((spare) => draw(spare, cues)),
          share,
        );
      }
      const light = (now.end - seconds) / DARK_SECONDS;
      if (now.kind !== 'ending' || light >= 1) return;
      settle(frame);
      darken(frame, light);
    },
  };
}

function shareOf({ start, free }: Movement, seconds: number): number {
  const from = Math.max(free, start - CHANGE_SECONDS);
  return start > from ? (seconds - from) / (start - from) : 0;
}
