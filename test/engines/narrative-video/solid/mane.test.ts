import { expect, test } from '@jest/globals';
import { Mane } from '../../../../engines/narrative-video/solid/soft/mane.ts';

const HEAD = { middle: [0, 1.6, 0], size: 0.24, up: [0, 1, 0], yaw: 0, front: [0, 0, 1], seconds: 0 } as const;
const HAIR = { color: [90, 60, 40], length: 'long', texture: 'straight', fringe: false, parting: 'middle' } as const;
const RINGS = 7;

/** Returns how far from the middle of the head, and how wide, the clumps beside the face are at one of their rings. */
function ringsAt(sides: number, ring: number): { far: number; wide: number }[] {
  const mane = new Mane({ hair: HAIR }, sides, [{ color: HAIR.color }]);
  const beside = mane.hang(HEAD).slice(-2);
  return beside.map(({ mesh: { positions } }) => {
    const row = positions.length / 3 / RINGS;
    const across = Math.floor(row);
    const xs = Array.from({ length: across }, (_, side) => positions[(ring * across + side) * 3] as number);
    return { far: Math.max(...xs.map(Math.abs)), wide: Math.max(...xs) - Math.min(...xs) };
  });
}

test('clumps of few sides begin narrow and inside of the hair, and not in a step beside the head', () => {
  const [root, below] = [ringsAt(5, RINGS - 1), ringsAt(5, RINGS - 2)];
  root.forEach(({ far, wide }, clump) => {
    expect(wide).toBeLessThan((below[clump]?.wide ?? 0) * 0.6);
    expect(far).toBeLessThan((below[clump]?.far ?? 0) * 0.85);
  });
});

test('the sides of clumps that face the neck get almost no light, so that none from behind glitters on them', () => {
  const mane = new Mane({ hair: HAIR }, 10, [{ color: HAIR.color }]);
  for (const { mesh } of mane.hang(HEAD).slice(-4)) {
    const outward = (mesh.positions[0] as number) > 0 ? 1 : -1;
    const facing = (way: number) =>
      [...mesh.openness].filter((_, vertex) => {
        const [x = 0, y = 0, z = 0] = mesh.normals.subarray(vertex * 3, vertex * 3 + 3);
        return (x * way) / Math.hypot(x, y, z) > 0.8;
      });
    expect(Math.max(...facing(-outward))).toBeLessThan(0.3);
    expect(Math.max(...facing(outward))).toBeGreaterThan(0.5);
  }
});
