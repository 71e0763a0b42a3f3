import { describe, expect, test } from '@jest/globals';
import type { Head } from '../../../../engines/narrative-video/figures/kit/head-space.ts';
import { reachesOf } from '../../../../engines/narrative-video/figures/kit/skull.ts';
import type { CharacterSheet } from '../../../../engines/people/character-sheet.ts';
import { DRAWN, headOf, LEVEL, RADIUS, SIDE, TURNING } from './head-pixels.ts';

const BALD = {
  hair: { color: [60, 40, 30], length: 'bald', texture: 'straight', fringe: false, parting: 'left' },
} as const;

describe('heads of drawn looks', () => {
  test.each(DRAWN)('%s shows the light crown of an officer’s cap above its dark band', async (look) => {
    const cap = { kind: 'cap', color: [20, 16, 24] } as const;
    const light = async (hat: CharacterSheet['hat']) => {
      const { at } = await headOf(look, 0.2, { ...BALD, ...(hat && { hat }) });
      const column = Array.from({ length: RADIUS }, (_, up) => at(SIDE / 2 + 30, LEVEL - RADIUS * 1.3 + up));
      return column.filter(([red = 0, green = 0, blue = 0]) => Math.min(red, green, blue) > 170).length;
    };
    expect(await light({ ...cap, crown: [250, 250, 250] })).toBeGreaterThan(8);
    expect(await light(cap)).toBeLessThan(4);
  });

  test.each(DRAWN)('%s covers the back of a head with short hair down to the nape', async (look) => {
    const { at } = await headOf(look, Math.PI);
    for (const across of [-12, 0, 12]) {
      const [red = 255, , , opacity] = at(SIDE / 2 + across, LEVEL + RADIUS * 0.55);
      expect(opacity).toBe(255);
      expect(red).toBeLessThan(110);
    }
  });

  test.each(TURNING)('%s gives faces from the side a nose, lips and a chin', async (look) => {
    const { reach } = await headOf(look, Math.PI / 2, BALD);
    const nose = Math.max(...[0.36, 0.38, 0.4, 0.42, 0.44, 0.46, 0.48].map(reach));
    expect(nose).toBeGreaterThan(reach(0.14) + 0.04);
    expect(nose).toBeGreaterThan(reach(0.7) + 0.04);
    expect(reach(0.9)).toBeGreaterThan(reach(0.9 + 0.12) + 0.05);
  });

  test('end under the chin before the middle of a head from the side', () => {
    const side = { yaw: Math.PI / 2, isAway: false, half: 1 } as Head;
    const [chin] = reachesOf(side, [[1, 0.05, 0.72, -0.6]]);
    expect(chin?.left).toBeCloseTo(0.6);
    expect(chin?.right).toBeCloseTo(0.72);
  });

  test.each(TURNING)('%s joins the jaw and the neck of a head from the side', async (look) => {
    const { at } = await headOf(look, Math.PI / 2, BALD);
    for (let y = LEVEL; y < LEVEL + RADIUS * 1.1; y += 1) expect(at(SIDE / 2, y)[3]).toBe(255);
  });

  test('have an outline of their own in each look', async () => {
    const outlines = await Promise.all(
      TURNING.map(async (look) => {
        const { reach } = await headOf(look, 0, BALD);
        return Array.from({ length: 18 }, (_, step) => reach(-0.9 + step * 0.1));
      }),
    );
    outlines.forEach((one, index) => {
      for (const other of outlines.slice(index + 1)) {
        const most = Math.max(...one.map((reach, step) => Math.abs(reach - (other[step] ?? 0))));
        expect(most).toBeGreaterThan(0.08);
      }
    });
  });

  test.each(TURNING)('%s draws locks and light on hair from behind', async (look) => {
    const hair = { color: [150, 90, 40], length: 'long', texture: 'straight', fringe: false, parting: 'left' } as const;
    const { at } = await headOf(look, Math.PI, { hair });
    const tones = new Map<string, number>();
    for (let y = LEVEL - 80; y < LEVEL + 60; y += 1)
      for (let x = SIDE / 2 - 50; x < SIDE / 2 + 50; x += 1) {
        const tone = [...at(x, y).subarray(0, 3)].map((value) => value >> 4).join();
        tones.set(tone, (tones.get(tone) ?? 0) + 1);
      }
    expect([...tones.values()].filter((count) => count > 80).length).toBeGreaterThanOrEqual(3);
  });

  test.each(DRAWN)('%s draws a cap over the hair from every side, with a visor before the face', async (look) => {
    const hat = { kind: 'cap', color: [200, 30, 40] } as const;
    for (const yaw of [0, 1.2, Math.PI]) {
      const { at } = await headOf(look, yaw, { hat });
      let red = 0;
      for (let y = LEVEL - 120; y < LEVEL; y += 1)
        for (let x = SIDE / 2 - 60; x < SIDE / 2 + 60; x += 1) {
          const [r = 0, g = 0, b = 0] = at(x, y);
          if (r > 110 && r > g * 2 && r > b * 2) red += 1;
        }
      expect(red).toBeGreaterThan(4000);
    }
    const [bare, capped] = [await headOf(look, 0.8), await headOf(look, 0.8, { hat })];
    const visor = [-0.5, -0.44, -0.38, -0.32];
    expect(Math.max(...visor.map(capped.reach))).toBeGreaterThan(Math.max(...visor.map(bare.reach)) + 0.1);
  });

  test.each(DRAWN)('%s shows the whole face under a cap', async (look) => {
    const { at } = await headOf(look, 0, { hat: { kind: 'cap', color: [200, 30, 40] } });
    let lowest = 0;
    for (let y = LEVEL - 120; y < LEVEL + 40; y += 1) {
      const [r = 0, g = 0, b = 0] = at(SIDE / 2, y);
      if (r > 110 && r > g * 2 && r > b * 2) lowest = (y - LEVEL) / RADIUS;
    }
    expect(lowest).toBeLessThan(-0.3);
  });

  test.each(DRAWN)('%s keeps most of the lightness of skin at night', async (look) => {
    const lightness = async (time: 'day' | 'night') => {
      const { at } = await headOf(look, 0, {}, { time });
      const cheek: number[] = [];
      for (let x = SIDE / 2 - 40; x < SIDE / 2 + 40; x += 1) {
        const [r = 0, g = 0, b = 0] = at(x, LEVEL + Math.round(RADIUS * 0.55));
        cheek.push(0.2126 * r + 0.7152 * g + 0.0722 * b);
      }
      return Math.max(...cheek);
    };
    const [day, night] = [await lightness('day'), await lightness('night')];
    expect(night / day).toBeGreaterThan(0.76);
    expect(night / day).toBeLessThan(0.95);
  });

  test.each(['90s-anime', 'disney-90s', 'ghibli', 'cartoon-network', 'pixel-art'] as const)(
    '%s draws lines of age on an old face',
    async (look) => {
      const [young, old] = [await headOf(look, 0), await headOf(look, 0, { age: 'old' })];
      let changed = 0;
      for (let y = LEVEL + 30; y < LEVEL + 60; y += 1)
        for (let x = SIDE / 2 - 40; x < SIDE / 2 + 40; x += 1)
          if ((young.at(x, y)[1] ?? 0) > (old.at(x, y)[1] ?? 0) + 12) changed += 1;
      expect(changed).toBeGreaterThan(15);
    },
  );

  test.each(DRAWN)('%s draws gray hair without a hue', async (look) => {
    const hair = {
      color: [190, 190, 194],
      length: 'short',
      texture: 'straight',
      fringe: false,
      parting: 'left',
    } as const;
    const { at } = await headOf(look, 0, { hair, age: 'old' });
    const [r = 0, g = 0, b = 0] = at(SIDE / 2 + 20, LEVEL - Math.round(RADIUS * 0.98));
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(30);
    expect(g).toBeGreaterThan(120);
  });
});
