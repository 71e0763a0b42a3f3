import { describe, expect, test } from '@jest/globals';
import type { Rgb } from '../../../../engines/drawing/color.ts';
import { fillThroat } from '../../../../engines/narrative-video/figures/photo/throat.ts';
import type { CharacterSheet } from '../../../../engines/people/character-sheet.ts';

const SIDE = 200;
const PLACE = { chin: [100, 80], head: 100, toward: [0, 1] } as const;
const [BROWN, RED, TAN, WHITE]: readonly Rgb[] = [
  [60, 40, 25],
  [190, 40, 30],
  [190, 130, 85],
  [225, 220, 210],
];

/** Brown hair around a white gap under the chin. */
function throat(): { data: Uint8ClampedArray; width: number; height: number } {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    data.set([...(x > 92 && x < 108 && y > 92 && y < 108 ? (WHITE as Rgb) : (BROWN as Rgb)), 255], at * 4);
  }
  return { data, width: SIDE, height: SIDE };
}

function wearing(kind: CharacterSheet['top']['kind'], length: CharacterSheet['hair']['length'] = 'long') {
  const hair = { color: BROWN as Rgb, length } as CharacterSheet['hair'];
  return { top: { kind, color: RED as Rgb }, hair, skin: TAN as Rgb };
}

const gapOf = ({ data }: { data: Uint8ClampedArray }) => [...data.subarray((100 * SIDE + 100) * 4).subarray(0, 3)];

describe('A pale gap between long hair and a bare throat', () => {
  test('gets the colors around it', () => {
    const cut = throat();
    fillThroat(cut, PLACE, wearing('tank-top'));
    expect(gapOf(cut)).toEqual(BROWN);
  });

  test.each([
    ['a collar may be pale', wearing('shirt')],
    ['short hair does not hide a throat', wearing('tank-top', 'short')],
    ['the top is pale itself', { ...wearing('tank-top'), top: { kind: 'tank-top', color: WHITE as Rgb } as const }],
  ])('stays if %s', (_, sheet) => {
    const cut = throat();
    fillThroat(cut, PLACE, sheet);
    expect(gapOf(cut)).toEqual(WHITE);
  });
});
