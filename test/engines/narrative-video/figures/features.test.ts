import { describe, expect, test } from '@jest/globals';
import { fullnessOf } from '../../../../engines/narrative-video/figures/kit/mouth.ts';
import { skullOf } from '../../../../engines/narrative-video/solid/soft/skull.ts';
import { type Features, USUAL_FEATURES } from '../../../../engines/people/features.ts';
import { aSheet } from '../a-sheet.ts';
import { DRAWN, headOf, SWEPT, TURNING } from './head-pixels.ts';

const BALD = { color: [60, 40, 30], length: 'bald', texture: 'straight', fringe: false, parting: 'left' } as const;

function personWith(features: Partial<Features>, hair = BALD) {
  return { features: { ...USUAL_FEATURES, ...features }, hair };
}

describe('features of a person', () => {
  test.each(DRAWN)('%s draws a long face narrower than a short one', async (look) => {
    const [long, short] = [
      await headOf(look, 0, personWith({ length: 1 })),
      await headOf(look, 0, personWith({ length: -1 })),
    ];
    expect(short.reach(-0.3)).toBeGreaterThan(long.reach(-0.3) + 0.07);
  });

  test.each([...TURNING, 'pixel-art'] as const)('%s draws a broad jaw broader than a slender one', async (look) => {
    const [broad, slender] = [
      await headOf(look, 0, personWith({ jaw: 1 })),
      await headOf(look, 0, personWith({ jaw: -1 })),
    ];
    expect(broad.reach(0.78)).toBeGreaterThan(slender.reach(0.78) + 0.05);
    expect(broad.reach(-0.4)).toBeCloseTo(slender.reach(-0.4), 1);
  });

  test.each([...TURNING, 'cartoon-network', 'pixel-art'] as const)(
    '%s draws full lips with more of their color than thin ones',
    async (look) => {
      const red = async (lips: number) => {
        const { count } = await headOf(look, 0, {
          ...personWith({ lips }),
          presentation: 'feminine',
          lips: [200, 30, 40],
        });
        return count((r, g, b) => r > 120 && g < r * 0.62 && b < r * 0.7);
      };
      expect(await red(1)).toBeGreaterThan((await red(-1)) * 1.25);
    },
  );

  test.each(DRAWN)('%s draws another nose, another mouth and other eyes', async (look) => {
    const usual = await headOf(look, 0, personWith({}));
    // Eyes that are whole circles are equally open.
    for (const name of look === 'yellow-family' ? (['nose', 'mouth'] as const) : (['nose', 'mouth', 'eyes'] as const)) {
      const { at } = await headOf(look, 0, personWith({ [name]: 1 }));
      let changed = 0;
      for (let y = 130; y < 280; y += 1)
        for (let x = 120; x < 280; x += 1)
          if (Math.abs((at(x, y)[1] ?? 0) - (usual.at(x, y)[1] ?? 0)) > 20) changed += 1;
      expect(changed).toBeGreaterThan(3);
    }
  });

  test('a solid head has a broad jaw and a short face too', () => {
    const [broad, slender] = [1, -1].map((jaw) => skullOf(aSheet(personWith({ jaw })))([0.6, -0.7, 0.4])[0]);
    const [long, short] = [1, -1].map((length) => skullOf(aSheet(personWith({ length })))([1, 0, 0])[0]);
    expect(broad).toBeGreaterThan((slender ?? 0) * 1.08);
    expect(short).toBeGreaterThan((long ?? 0) * 1.08);
  });
});

describe('short, full hair of a woman', () => {
  const hair = { color: [20, 120, 40], length: 'swept', texture: 'wavy', fringe: false, parting: 'left' } as const;
  const isSkin = (r: number, g: number, b: number) => r > g && g > b;

  test.each(TURNING)('%s covers the ears and stands away from the head', async (look) => {
    const [flat, full] = [
      await headOf(look, 0, { presentation: 'feminine', hair }),
      await headOf(look, 0, { presentation: 'feminine', hair: { ...hair, full: true } }),
    ];
    const ears = ({ at }: typeof full) =>
      [0.1, 0.16, 0.22, 0.28, 0.34].flatMap((down) =>
        [-1, 1].filter((side) => {
          const [r = 0, g = 0, b = 0] = at(200 + side * 80 * 0.88, 200 + 80 * down);
          return isSkin(r, g, b);
        }),
      ).length;
    expect(ears(full)).toBeLessThanOrEqual(ears(flat));
    expect(full.reach(0.24)).toBeGreaterThan(flat.reach(0.24) + 0.04);
  });

  test.each(['cartoon-network', 'yellow-family', 'pixel-art'] as const)('%s covers the ears', async (look) => {
    const { at } = await headOf(look, 0, { presentation: 'feminine', hair: { ...hair, full: true } });
    for (const side of [-1, 1]) {
      const [r = 0, g = 0, b = 0] = at(200 + side * 80 * 0.97, 200 + 80 * 0.2);
      expect(isSkin(r, g, b)).toBe(false);
    }
  });
});

test.each(TURNING)('%s shows no wave of hair on the far side of a turned head, beside the face', async (look) => {
  const { at } = await headOf(look, 0.9, { presentation: 'feminine', hair: SWEPT });
  let green = 0;
  for (let y = 206; y < 240; y += 1)
    for (let x = 262; x < 320; x += 1) {
      const [r = 0, g = 0, b = 0, opacity = 0] = at(x, y);
      if (opacity > 128 && g > r * 1.5 && g > b * 1.5) green += 1;
    }
  expect(green).toBe(0);
});

test.each([...TURNING, 'cartoon-network'] as const)('%s draws deep skin brown, not gray', async (look) => {
  const { at } = await headOf(look, 0, { skin: [140, 95, 63], hair: BALD });
  const [red = 0, , blue = 0] = at(200 + 30, 200 + 60);
  expect((red - blue) / red).toBeGreaterThan(0.49);
});

test.each(TURNING)('%s holds the ring of a space suit close under the chin', async (look) => {
  const { at } = await headOf(look, 0, {
    presentation: 'feminine',
    hair: BALD,
    top: { kind: 'spacesuit', color: [240, 110, 60], ring: [120, 130, 160] },
  });
  let highest = 400;
  for (let y = 399; y > 285; y -= 1)
    for (let x = 150; x < 250; x += 1) {
      const [r = 0, , b = 0] = at(x, y);
      if (b > r + 3 && b > 60) highest = y;
    }
  expect(highest).toBeLessThan(280 + 80 * 0.34);
});

test('ghibli cuts wide irises by the lower lid, because eyes with white all around would stare', async () => {
  const { at } = await headOf('ghibli', 0, {
    ...personWith({ eyes: 1 }),
    presentation: 'feminine',
    eyes: [90, 60, 40],
  });
  for (const sign of [-1, 1]) {
    const x = Math.round(200 + sign * 80 * 0.9 * 0.42);
    const below = Array.from({ length: 16 }, (_, step) => at(x, 222 + step));
    expect(below.filter(([r = 0, , b = 0]) => r > 235 && b > 215)).toHaveLength(0);
    expect(below.filter(([r = 0, g = 0, b = 0]) => Math.max(r, g, b) < 130).length).toBeGreaterThan(4);
  }
});

test('lips become thinner with age', () => {
  expect(fullnessOf({ age: 'old' })).toBeLessThan(fullnessOf({ age: 'adult' }) * 0.8);
});

test('pixel-art bends a closed smile in steps, not as a bracket', async () => {
  const { at } = await headOf('pixel-art', 0, { hair: BALD }, { face: { feeling: 'happy' } });
  const lowest = (x: number) => {
    for (let y = 258; y > 236; y -= 1) {
      const [r = 0, g = 0, b = 0] = at(x, y);
      if (Math.max(r, g, b) < 110) return y;
    }
    return undefined;
  };
  const columns = Array.from({ length: 80 }, (_, step) => 160 + step).filter((x) => lowest(x) !== undefined);
  const [left = 0, right = 0] = [columns[0], columns.at(-1)];
  const levelAt = (share: number) => lowest(Math.round((left + right) / 2 + ((right - left) / 2) * share)) ?? 0;
  expect(levelAt(0.65)).toBeLessThan(levelAt(0));
  expect(levelAt(0.95)).toBeLessThan(levelAt(0.65));
});
