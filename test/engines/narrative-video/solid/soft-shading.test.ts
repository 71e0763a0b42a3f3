import { describe, expect, test } from '@jest/globals';
import { IDENTITY, moved } from '../../../../engines/drawing/solids/matrix.ts';
import { MeshBuilder } from '../../../../engines/drawing/solids/mesh.ts';
import { besideOf } from '../../../../engines/narrative-video/solid/soft/contact.ts';
import { Eyes } from '../../../../engines/narrative-video/solid/soft/eyes.ts';
import { Head } from '../../../../engines/narrative-video/solid/soft/head.ts';
import { addLocks } from '../../../../engines/narrative-video/solid/soft/locks.ts';
import { Mane } from '../../../../engines/narrative-video/solid/soft/mane.ts';
import { skullOf } from '../../../../engines/narrative-video/solid/soft/skull.ts';
import { combed } from '../../../../engines/narrative-video/solid/soft/strands.ts';
import { evenly, Tube } from '../../../../engines/narrative-video/solid/soft/tube.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const AHEAD = [0, 0, 1] as const;
const COLOR = { color: [120, 80, 40] } as const;

describe('an arm beside a body', () => {
  const arm = evenly(
    [
      [0.3, 1, 0],
      [0.3, 1.1, 0],
      [0.3, 1.2, 0],
    ],
    0.05,
    0.05,
  );
  const opennessBeside = (x: number) => {
    const trunk = { from: [x, 0.8, 0], to: [x, 1.4, 0], radius: 0.2 } as const;
    const { positions, openness } = new Tube(3, 8, [COLOR]).shape(besideOf(arm, [trunk]), AHEAD);
    const of = (side: -1 | 1) =>
      [...openness].filter((_, vertex) => ((positions[vertex * 3] ?? 0) - 0.3) * side > 0.049);
    return { inside: Math.max(...of(-1)), outside: Math.min(...of(1)) };
  };

  test('gets less light on the side that touches the body', () => {
    expect(opennessBeside(0.05).inside).toBeLessThan(0.4);
    expect(opennessBeside(0.05).outside).toBe(1);
  });

  test('gets all light when it is stretched away from the body', () => {
    expect(opennessBeside(-0.4)).toEqual({ inside: 1, outside: 1 });
  });
});

describe('long hair', () => {
  const head = { middle: [0, 1.5, 0], size: 0.4, up: [0, 1, 0], yaw: 0, front: AHEAD, seconds: 0 } as const;
  const { hair } = aSheet({ hair: { ...aSheet().hair, length: 'long', texture: 'straight' } });
  const clumps = new Mane({ hair }, 12, [COLOR]).hang(head).map(({ mesh }) => {
    const points = Array.from({ length: mesh.positions.length / 3 }, (_, vertex) => {
      const [x = 0, y = 0, z = 0] = mesh.positions.subarray(vertex * 3, vertex * 3 + 3);
      return { x, y, z };
    });
    const lowest = Math.min(...points.map(({ y }) => y));
    const near = (from: number, to: number) => points.filter(({ y }) => y - lowest >= from && y - lowest <= to);
    const wide = (some: typeof points) => Math.max(...some.map(({ x }) => x)) - Math.min(...some.map(({ x }) => x));
    return { tip: wide(near(0, 0.004)), middle: wide(near(0.2, 0.35)), z: near(0, 0.004)[0]?.z ?? 0, lowest };
  });

  test('hangs in many clumps that end in points at different heights', () => {
    expect(clumps.length).toBeGreaterThan(8);
    for (const { tip, middle } of clumps) expect(tip).toBeLessThan(middle / 5);
    expect(new Set(clumps.map(({ lowest }) => lowest.toFixed(2))).size).toBeGreaterThan(5);
  });

  test('falls before the shoulders on both sides, and behind them', () => {
    expect(clumps.filter(({ z }) => z > 0.05)).toHaveLength(4);
    expect(clumps.filter(({ z }) => z < -0.05).length).toBeGreaterThan(6);
  });
});

describe('combed hair', () => {
  const { texture } = combed({ ...COLOR });
  const { width = 0, data = [] } = texture ?? {};
  const red = (x: number) => data[x * 4] ?? 0;

  test('has lighter and darker strands', () => {
    const tones = Array.from({ length: width }, (_, x) => red(x));
    expect(Math.max(...tones) - Math.min(...tones)).toBeGreaterThan(20);
  });

  test('has no seam where its strands repeat', () => {
    const steps = Array.from({ length: width }, (_, x) => Math.abs(red(x) - red((x + 1) % width)));
    expect(steps.at(-1)).toBeLessThanOrEqual(Math.max(...steps.slice(0, -1)));
  });
});

test('a closed eye is less deep than an open one', () => {
  // A man's brows would be farther ahead.
  const sheet = aSheet({ presentation: 'feminine' });
  const eyes = new Eyes(sheet, { color: sheet.skin }, 0.166);
  const front = (blink: number) => {
    const placed = eyes.pose(IDENTITY, { ...NEUTRAL_FACE, feeling: 'neutral', blink });
    const ends = placed.flatMap(({ mesh: { positions }, matrix }) =>
      Array.from(
        { length: positions.length / 3 },
        (_, at) => moved(matrix, [positions[at * 3] ?? 0, positions[at * 3 + 1] ?? 0, positions[at * 3 + 2] ?? 0])[2],
      ),
    );
    return Math.max(...ends);
  };
  expect(front(1)).toBeLessThan(front(0) - 0.03);
});

test('men have smaller eyes than women and boys', () => {
  const wide = (person: Parameters<typeof aSheet>[0]) => {
    const [eye] = new Eyes(aSheet(person), { color: [200, 160, 130] }, 0.166).pose(IDENTITY, {
      ...NEUTRAL_FACE,
      feeling: 'neutral',
    });
    return eye?.matrix[0] ?? 0;
  };
  const [man, woman, boy] = [wide({}), wide({ presentation: 'feminine' }), wide({ age: 'child' })];
  expect(man).toBeLessThan(woman * 0.95);
  expect(boy).toBeCloseTo(woman);
});

test('the skin around the mouth sinks into the face between the eyes, where light would draw a line along its edge', () => {
  const sheet = aSheet();
  const skull = skullOf(sheet);
  const [, mouth] = new Head(sheet, { sides: 20, eye: 0.16 }).pose(IDENTITY, NEUTRAL_FACE);
  const { positions } = mouth?.mesh ?? { positions: [] };
  const lifts = Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const [x = 0, y = 0, z = 0] = positions.slice(vertex * 3, vertex * 3 + 3);
    return { x, y, z };
  })
    .filter(({ x }) => Math.abs(x) < 0.03)
    .map(({ y, z }) => ({ y, lift: z - skull([0, y * 2, Math.sqrt(1 - (y * 2) ** 2)])[2] }));
  const [top] = lifts.toSorted((one, other) => other.y - one.y);
  expect(top?.lift).toBeLessThan(0);
  expect(Math.max(...lifts.map(({ lift }) => lift))).toBeGreaterThan(0.004);
});

test('locks of short hair turn no side to the head, which would catch light from behind', () => {
  const sheet = aSheet();
  const builder = new MeshBuilder();
  addLocks(builder, skullOf(sheet), { ...sheet, hair: { ...sheet.hair, length: 'short', parting: 'left' } }, [COLOR]);
  const { positions, normals } = builder.mesh();
  const outward = Array.from({ length: positions.length / 3 }, (_, vertex) =>
    [0, 1, 2].reduce((sum, axis) => sum + (positions[vertex * 3 + axis] ?? 0) * (normals[vertex * 3 + axis] ?? 0), 0),
  );
  expect(outward.length).toBeGreaterThan(500);
  expect(Math.min(...outward)).toBeGreaterThan(0);
});
