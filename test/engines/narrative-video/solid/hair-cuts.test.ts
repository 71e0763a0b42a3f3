import { describe, expect, test } from '@jest/globals';
import { unit } from '../../../../engines/drawing/solids/matrix.ts';
import { hairTone } from '../../../../engines/narrative-video/solid/hair-tone.ts';
import { hairShell } from '../../../../engines/narrative-video/solid/lego/hair-shell.ts';
import { hairTones } from '../../../../engines/narrative-video/solid/soft/head.ts';
import { Mane } from '../../../../engines/narrative-video/solid/soft/mane.ts';
import { hairPush } from '../../../../engines/narrative-video/solid/soft/skull.ts';
import type { CharacterSheet } from '../../../../engines/people/character-sheet.ts';
import { aSheet } from '../a-sheet.ts';

type Hair = CharacterSheet['hair'];

function cut(change: Partial<Hair>): Hair {
  return { ...aSheet().hair, ...change };
}

/** Returns the lowest height of hair over the face of a molded head, across its middle or at its temples. */
function edgeOf(hair: Hair, [from, to]: readonly [number, number]): number {
  const { positions } = hairShell(hair);
  let lowest = Infinity;
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3);
    const turn = Math.abs(Math.atan2(x, z + 0.2));
    if (turn >= from && turn <= to && Math.hypot(x, z + 0.2) > 5) lowest = Math.min(lowest, y);
  }
  return lowest;
}

describe('hair of solid people', () => {
  test.each([12, 6])('hangs in ringlets of several coils if it is curly, with %i sides', (sides) => {
    const narrowings = (texture: Hair['texture']) => {
      const mane = new Mane({ hair: cut({ length: 'long', texture }) }, sides, [{ color: [200, 160, 90] }]);
      const place = { middle: [0, 1.5, 0], size: 0.3, up: [0, 1, 0], yaw: 0, front: [0, 0, 1], seconds: 0 } as const;
      const [clump] = mane.hang(place);
      const row = (sides > 8 ? 7 : 4) + 1;
      const { positions = new Float32Array() } = clump?.mesh ?? {};
      const widths = Array.from({ length: Math.floor((positions.length / 3 - 2) / row) }, (_, ring) => {
        const at = (side: number) => positions.subarray((ring * row + side) * 3, (ring * row + side) * 3 + 3);
        const [one, other] = [at(0), at((row - 1) >> 1)];
        return Math.hypot(...[0, 1, 2].map((axis) => (one[axis] ?? 0) - (other[axis] ?? 0)));
      });
      return widths.filter((wide, ring) => wide < (widths[ring - 1] ?? 0) * 0.9 && wide < (widths[ring + 1] ?? 0) * 0.9)
        .length;
    };
    expect(narrowings('curly')).toBeGreaterThanOrEqual(5);
    expect(narrowings('straight')).toBe(0);
  });

  test('keeps its hue if it is dark brown, in each of its tones and strands', () => {
    const strength = ([red, , blue]: readonly number[]) => ((red ?? 0) - (blue ?? 0)) / (red ?? 1);
    const own = cut({ color: [67, 51, 44] });
    for (const { color, texture } of hairTones({ hair: own })) {
      expect(strength(color)).toBeGreaterThan(strength(own.color));
      const pixels = Array.from({ length: 96 * 12 }, (_, at) => [
        ...(texture?.data.subarray(at * 4, at * 4 + 3) ?? []),
      ]);
      for (const pixel of pixels) expect(strength(pixel)).toBeGreaterThan(strength(own.color) * 0.8);
    }
  });

  test('that is cropped leaves a forehead free, and has the same edge on both sides', () => {
    const [cropped, short] = [cut({ length: 'cropped' }), cut({ length: 'short' })];
    expect(edgeOf(cropped, [0, 0.5])).toBeGreaterThan(edgeOf(short, [0, 0.5]) + 0.3);
    const push = hairPush(aSheet({ hair: cropped }));
    for (const y of [0.4, 0.55, 0.7]) expect(push(unit([0.3, y, 0.7]))).toBeCloseTo(push(unit([-0.3, y, 0.7])), 1);
  });

  test('that recedes has moved up at the temples', () => {
    const [receding, short] = [cut({ length: 'short', recedes: true }), cut({ length: 'short' })];
    expect(edgeOf(receding, [0.5, 0.75])).toBeGreaterThan(edgeOf(short, [0.5, 0.75]) + 1);
    const at = unit([0.42, 0.72, 0.55]);
    expect(hairPush(aSheet({ hair: receding }))(at)).toBeLessThan(0);
    expect(hairPush(aSheet({ hair: short }))(at)).toBeGreaterThan(0);
  });

  test('that turns gray is lighter than its dark hairs, and darker than its gray ones', () => {
    const [tone] = hairTone({ hair: cut({ color: [60, 58, 56], graying: [180, 180, 180] }) });
    expect(tone).toBeGreaterThan(85);
    expect(tone).toBeLessThan(130);
    expect(hairTone({ hair: cut({}) })).toEqual(cut({}).color);
  });
});
