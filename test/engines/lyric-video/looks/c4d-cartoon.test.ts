import { describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { type Frame, frameOf } from '../../../../engines/drawing/frame.ts';
import type { Point } from '../../../../engines/drawing/hand.ts';
import { IDENTITY, minus, moved, type Vector } from '../../../../engines/drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../../engines/drawing/solids/mesh.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import type { Singer } from '../../../../engines/lyric-video/look.ts';
import { addEyes } from '../../../../engines/lyric-video/looks/c4d-cartoon/eyes.ts';
import { c4dCartoon } from '../../../../engines/lyric-video/looks/c4d-cartoon/index.ts';
import { portraitOf } from '../../../../engines/lyric-video/looks/c4d-cartoon/portrait.ts';
import { SETS } from '../../../../engines/lyric-video/looks/c4d-cartoon/sets.ts';
import { plasticOf } from '../../../../engines/lyric-video/looks/c4d-cartoon/shapes.ts';
import { stageOf } from '../../../../engines/lyric-video/looks/c4d-cartoon/stage.ts';
import { aheadOn, along, type Ball, hopping, rocking } from '../../../../engines/lyric-video/looks/c4d-cartoon/ways.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import type { MovementKind } from '../../../../engines/lyric-video/movements.ts';
import type { Face } from '../../../../engines/people/person.ts';
import { cuesAmid, difference } from '../films.ts';

/** Radius of balls that strike on the beat, meters. Smaller ones are late, or jump on the skins of drums. */
const LARGE = 0.22;
const SIZES = [
  { width: 320, height: 180 },
  { width: 180, height: 320 },
  { width: 240, height: 240 },
];

function setOf(movement: MovementKind) {
  return SETS[movement](plasticOf((color) => color));
}

/** Where all balls of a set are at a beat. */
function ballsAt(balls: readonly Ball[], beat: number) {
  return balls.flatMap(({ way, beats, starts, radius }) =>
    starts.map((start) => ({ radius, ...way((((beat / beats + start) % 1) + 1) % 1) })),
  );
}

function distance(one: Vector, other: Vector): number {
  return Math.hypot(...minus(one, other));
}

function highest({ positions }: Mesh): number {
  return positions.reduce((top, value, at) => (at % 3 === 1 ? Math.max(top, value) : top), -Infinity);
}

function meanOf(numbers: Float32Array): number {
  return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

/** The range of a solid from left to right, meters. */
function widthOf({ positions }: Mesh): [number, number] {
  const across = [...positions].filter((_, at) => at % 3 === 0);
  return [Math.min(...across), Math.max(...across)];
}

describe('a hop', () => {
  const HOP = { from: [0, 0, 0], to: [2, -1, 0], rise: 0.6, beats: 2 } as const;

  test('touches both of its points, where the ball is flat', () => {
    for (const [share, { 0: x, 1: y }] of [
      [0, HOP.from],
      [1, HOP.to],
    ] as const) {
      const { middle, gap, height } = hopping(HOP, 0.3, share);
      expect(gap).toBe(0);
      expect(height).toBeLessThan(0.8);
      expect(middle[0]).toBeCloseTo(x);
      expect(middle[1] - 0.3 * height).toBeCloseTo(y);
    }
  });

  test('is highest halfway, where the ball is round', () => {
    expect(hopping(HOP, 0.3, 0.5)).toMatchObject({ gap: 0.6, height: 1 });
  });
});

test('a ball in a trough never leaves its surface, and swings to both sides', () => {
  const trough = { middle: [0, 5, 0], radius: 4 } as const;
  const way = rocking(trough, 0.5, 0.3);
  const places = Array.from({ length: 16 }, (_, index) => way(index / 16));
  for (const { middle } of places) expect(distance(middle, trough.middle)).toBeCloseTo(4 - 0.3);
  const across = places.map(({ middle }) => middle[0]);
  expect(Math.max(...across)).toBeCloseTo(-Math.min(...across));
});

test('a ball on rails takes longer where it is slower', () => {
  const way = along(
    [
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
    ],
    ([x]) => (x < 1 ? 1 : 3),
  );
  expect(way(0)).toEqual([0, 0, 0]);
  expect(way(1)[0]).toBeCloseTo(2);
  expect(way(0.75)[0]).toBeCloseTo(1, 1);
});

describe('a ball with eyes', () => {
  test('looks where it goes, and nowhere while it rests', () => {
    const rolling = { radius: 0.3, color: '#f00', beats: 4, starts: [0] };
    const [right, , back] = [0, 0.25, 0.5].map((share) =>
      aheadOn({ ...rolling, way: rocking({ middle: [0, 5, 0], radius: 4 }, -0.5, 0.3) }, share),
    ) as [Vector, Vector, Vector];
    expect(right[0]).toBeGreaterThan(0.3);
    expect(back[0]).toBeLessThan(-0.3);
    expect(Math.hypot(...right)).toBeLessThanOrEqual(1);
    const resting = { ...rolling, way: () => ({ middle: [1, 2, 3], up: [0, 1, 0], gap: 0, height: 1 }) as const };
    expect(aheadOn(resting, 0.5)).toEqual([0, 0, 0]);
  });

  test('has both at one height, side by side, turned toward what it looks at', () => {
    const middlesOf = (toward: Point) => {
      const into = new MeshBuilder();
      addEyes(
        into,
        plasticOf((color) => color),
        IDENTITY,
        { viewer: [0, 0, 1], toward },
      );
      const { positions } = into.mesh();
      const eyes = [positions.subarray(0, positions.length / 2), positions.subarray(positions.length / 2)];
      const pointOf = (eye: Float32Array): Point => [
        meanOf(eye.filter((_, at) => at % 3 === 0)),
        meanOf(eye.filter((_, at) => at % 3 === 1)),
      ];
      return eyes.map(pointOf) as [Point, Point];
    };
    const [straight, aside] = [middlesOf([0, 0]), middlesOf([1, 0])];
    expect(straight[0][0]).toBeCloseTo(-straight[1][0]);
    for (const [left, right] of [straight, aside]) expect(left[1]).toBeCloseTo(right[1]);
    for (const side of [0, 1] as const) expect(aside[side][0]).toBeGreaterThan(straight[side][0] + 0.2);
  });
});

describe('the xylophone of the verse', () => {
  const { balls, states = [] } = setOf('verse');
  const bars = states.map(({ meshes, shown }) => ({ meshes, shown, range: widthOf(meshes[0] as Mesh) }));
  const barUnder = (x: number) => bars.find(({ range }) => x >= range[0] && x <= range[1]);

  test('is struck by every large ball on every beat, and each struck bar is down', () => {
    for (const beat of [24, 25, 31]) {
      const cues = { ...cuesAmid(12), beat };
      for (const { middle, radius, height } of ballsAt(balls, beat)) {
        const bar = barUnder(middle[0]);
        if (!bar || radius < LARGE) continue;
        expect(bar.shown(cues)).toBeGreaterThan(0.67);
        expect(middle[1] - radius * height).toBeCloseTo(highest(bar.meshes.at(-1) as Mesh), 2);
      }
    }
  });

  test('has no ball inside a bar', () => {
    for (let beat = 24; beat < 32; beat += 0.125) {
      const cues = { ...cuesAmid(12), beat };
      for (const { middle, radius, height } of ballsAt(balls, beat)) {
        const bar = barUnder(middle[0]);
        if (!bar) continue;
        const state = bar.meshes[Math.floor(bar.shown(cues) * bar.meshes.length)] as Mesh;
        expect(middle[1] - radius * height).toBeGreaterThan(highest(state) - 0.01);
      }
    }
  });
});

test('a ball lands on each small drum of the chorus with every beat, and its skin is down', () => {
  const { balls, states = [] } = setOf('chorus');
  const skins = states.slice(1);
  expect(skins).toHaveLength(2);
  for (const { meshes, shown } of skins) {
    const [left, right] = widthOf(meshes[0] as Mesh);
    for (let beat = 16; beat < 24; beat++) {
      expect(shown({ ...cuesAmid(8), beat })).toBeGreaterThan(0.67);
      const landing = ballsAt(balls, beat).filter(
        ({ middle: [x], gap, radius }) => gap < 1e-6 && radius > LARGE && x > left && x < right,
      );
      expect(landing).toHaveLength(1);
    }
  }
});

test('the balls of the landscape never touch or jump', () => {
  const { balls } = setOf('break');
  for (let beat = 0; beat < 24; beat += 0.25) {
    const [now, next] = [ballsAt(balls, beat), ballsAt(balls, beat + 0.125)];
    now.forEach(({ middle, radius }, index) => {
      expect(distance(middle, next[index]?.middle as Vector)).toBeLessThan(radius * 1.5);
      for (const other of now.slice(index + 1)) expect(distance(middle, other.middle)).toBeGreaterThan(2 * radius);
    });
  }
});

describe.each(SIZES)('a film at $width × $height', (size) => {
  test.each(['opening', 'verse', 'chorus'] as const)('moves nothing behind the words of its %s', (movement) => {
    const composition = compositionOf(size, 'job', moodOf(undefined), undefined, movement, c4dCartoon);
    const changed = movedIn(composition, 16);
    const { left, top, width, height } = composition.text;
    const rows = Array.from({ length: Math.floor(height) }, (_, row) => {
      const from = Math.ceil(top + row) * changed.width + Math.ceil(left);
      return changed.y.subarray(from, from + Math.floor(width)).includes(255);
    });
    expect(changed.y).toContain(255);
    expect(rows).not.toContain(true);
  });
});

test.each(['opening', 'verse', 'chorus', 'break'] as const)(
  'no ball passes before the singer on the disc: %s',
  (kind) => {
    for (const size of SIZES) {
      const { set, spot, scaleAt } = stageOf(
        compositionOf(size, 'job', moodOf(undefined), undefined, kind, c4dCartoon),
      );
      const { at, radius } = set.medal;
      const middle = moved(at, [0, 0, 0]);
      const [x, y] = spot(middle);
      for (let beat = 0; beat < 24; beat += 0.125)
        for (const ball of ballsAt(set.balls, beat)) {
          const [ballX, ballY] = spot(ball.middle);
          const apart = Math.hypot(ballX - x, ballY - y);
          expect(apart).toBeGreaterThan(radius * scaleAt(middle) + 0.9 * ball.radius * scaleAt(ball.middle));
        }
    }
  },
);

/** Everything that moves within some beats, as a frame that is bright there. */
function movedIn(composition: ReturnType<typeof compositionOf>, beats: number): Frame {
  const scene = c4dCartoon.scene(composition);
  const at = (beat: number) => {
    const frame = frameOf(composition.width, composition.height);
    const cues = { ...cuesAmid(8), beat, bass: beat % 1 };
    scene.draw(frame, { ...cues, onTwos: cues });
    return frame;
  };
  const first = at(0);
  const changed = frameOf(first.width, first.height);
  for (let beat = 0; beat < beats; beat += 0.25) {
    const { y } = at(beat);
    for (let pixel = 0; pixel < y.length; pixel++) if (y[pixel] !== first.y[pixel]) changed.y[pixel] = 255;
  }
  return changed;
}

test('shows the whole face of a singer inside the disc, with the eyes about a third from its top', () => {
  // Exchanging the colors of checkers changes the face alone, and no tone of the rest.
  const prints = [0, 1].map((first) => {
    const composition = compositionOf(
      { width: 320, height: 180 },
      'job',
      moodOf(undefined),
      someone(first),
      'verse',
      c4dCartoon,
    );
    return portraitOf(composition) as NonNullable<ReturnType<typeof portraitOf>>;
  });
  const [one, other] = prints.map(({ data, width, height }) => {
    const frame = frameOf(width, height);
    for (let at = 0; at < frame.y.length; at++) frame.y[at] = data[at * 4 + 1] as number;
    return frame;
  }) as [Frame, Frame];
  const { left, top, right, bottom } = difference(one, other, 40) as NonNullable<ReturnType<typeof difference>>;
  const radius = one.width / 2;
  for (const x of [left, right])
    for (const y of [top, bottom]) expect(Math.hypot(x - radius, y - radius)).toBeLessThan(radius);
  const eyes = top + (bottom - top) * 0.4;
  expect(eyes / one.height).toBeGreaterThan(0.28);
  expect(eyes / one.height).toBeLessThan(0.42);
});

/** A bust with a checkered face. @param first which cells are black, 0 or 1 */
function someone(first: number): Singer {
  const { canvas, pen } = newCanvas(200, 300);
  pen.fillStyle = '#864';
  pen.fillRect(60, 40, 80, 130);
  pen.fillRect(10, 170, 180, 130);
  const box = { x: 70, y: 60, width: 60, height: 80 };
  for (let cell = 0; cell < 48; cell++) {
    const [column, row] = [cell % 6, Math.floor(cell / 6)];
    pen.fillStyle = (column + row) % 2 === first ? '#000' : '#fff';
    pen.fillRect(box.x + column * 10, box.y + row * 10, 10, 10);
  }
  const face: Face = { box, points: [], leftEye: [85, 92], rightEye: [115, 92], mouth: [100, 122], tilt: 0, turn: 0 };
  return { canvas, width: 200, height: 300, cutOut: true, face };
}
