import { cycled, sprite } from '../../../drawing/canvas.ts';
import { css, hex } from '../../../drawing/color.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import {
  aligned,
  cross,
  dot,
  minus,
  plus,
  product,
  scaled,
  unit,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import { MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { type Layer, picture } from '../../layers.ts';
import { BALL, LACQUER } from './shapes.ts';
import type { Stage } from './stage.ts';
import type { Ball, BallPlace } from './ways.ts';

/** Pictures for a beat: as many as frames on twos at 112 beats a minute. */
const POSES = 8;
/** The sprite of a ball reaches so far, in radii, which is enough for a ball that lands. */
const REACH = 1.3;
/** Distance above which a ball casts no shadow, in radii. */
const HIGH = 3.5;
const CORNERS = 28;

/** The layers of balls: first their shadows. */
export function layersOf(stage: Stage, balls: readonly Ball[]): Layer[] {
  const drawn = balls.map((ball) => ({ ball, poses: posesOf(stage, ball) }));
  const follow = (kind: 'body' | 'shadow') =>
    drawn.flatMap(({ ball: { beats, starts }, poses }) =>
      starts.map(
        (start): Layer =>
          (frame, cues) =>
            cycled(poses, (cues.onTwos.beat / beats + start) * poses.length)?.[kind]?.(frame, cues),
      ),
    );
  return [...follow('shadow'), ...follow('body')];
}

interface Drawn {
  body: Layer;
  shadow: Layer | undefined;
}

/** The ball in all poses of its way. A ball that looks like one before is drawn only once. */
function posesOf(stage: Stage, ball: Ball): (Drawn | undefined)[] {
  const bodies = new Map<string, Sprite>();
  const shadows = new Map<string, Cast | undefined>();
  const { spot, scaleAt, isInFrame } = stage;
  return Array.from({ length: Math.round(ball.beats * POSES) }, (_, index) => {
    const place = ball.way(index / Math.round(ball.beats * POSES));
    const { middle, up, gap, height } = place;
    const scale = scaleAt(middle);
    if (!isInFrame(spot(middle), ball.radius * 2 * scale)) return undefined;
    const look = [height * 25, Math.log(scale) * 30, up[0] * 12, up[2] * 12].map(Math.round).join();
    const body = kept(bodies, look, () => bodyOf(stage, ball, place, scale));
    const shadow = kept(shadows, `${look},${Math.round((gap / ball.radius) * 8)}`, () => shadowOf(stage, ball, place));
    const [x, y] = spot(middle);
    return {
      body: picture(body).at([x, y]),
      shadow: shadow && picture(shadow.sprite).at([x + shadow.beside[0], y + shadow.beside[1]]),
    };
  });
}

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as T;
}

function bodyOf(
  { plastic, painter }: Stage,
  { radius, color }: Ball,
  { up, height }: BallPlace,
  scale: number,
): Sprite {
  // What is pressed flat becomes wider.
  const wide = radius / Math.sqrt(height);
  const mesh = new MeshBuilder()
    .add(BALL, plastic(color, LACQUER), product(aligned([0, 0, 0], up), scaled(wide, radius * height, wide)))
    .mesh();
  return painter.alone(mesh, scale, radius * REACH);
}

/** A shadow, and where its middle is from the middle of the ball, pixels. */
interface Cast {
  sprite: Sprite;
  beside: Point;
}

/** The shadow of a ball on the surface below it: dark where it touches, wide and faint under a ball that flies. */
function shadowOf(stage: Stage, { radius }: Ball, { middle, up, gap, height }: BallPlace): Cast | undefined {
  if (gap > HIGH * radius) return undefined;
  const { spot, scaleAt, set, composition } = stage;
  const far = gap / (HIGH * radius);
  const below = plus(middle, up, -(radius * height + gap));
  const toward = unit(set.light.key.toward);
  // The lamp is so wide that the shadow moves only a part of the way that a point of light would move it.
  const away = minus(toward, [up[0] * dot(toward, up), up[1] * dot(toward, up), up[2] * dot(toward, up)]);
  const foot = plus(below, away, -0.7 * (gap + 0.35 * radius));
  const [x, y] = spot(foot);
  const scale = scaleAt(foot);
  const blur = radius * scale * (0.16 + 0.5 * far);
  const ringOn = (size: number, at: Vector): Point[] => {
    const side = unit(cross(up, [0, 0, 1]));
    const front = cross(side, up);
    return Array.from({ length: CORNERS }, (_, corner) => {
      const angle = (corner / CORNERS) * 2 * Math.PI;
      const point = plus(plus(at, side, Math.cos(angle) * size), front, Math.sin(angle) * size);
      const [px, py] = spot(point);
      return [px - x, py - y];
    });
  };
  const half = radius * scale * 1.6 + 3 * blur;
  const color = hex(composition.tint(set.shade));
  const drawn = sprite(2 * half, 2 * half, (pen) => {
    pen.translate(half, half);
    const put = (size: number, at: Vector, opacity: number, soft: number) => {
      pen.filter = `blur(${soft}px)`;
      pen.fillStyle = css(color, opacity);
      polygon(pen, ringOn(size, at));
      pen.fill();
    };
    put(radius * (0.95 + 0.4 * far), foot, 0.42 * (1 - far), blur);
    put(radius * 0.55, below, 0.5 * Math.max(0, 1 - 3 * far), radius * scale * 0.1);
  });
  const [ballX, ballY] = spot(middle);
  return { sprite: drawn, beside: [x - ballX, y - ballY] };
}
