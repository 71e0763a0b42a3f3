import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { chanceOf } from '../../../engines/drawing/chance.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { createPen, type Pen } from '../../../engines/narrative-video/pen/pen.ts';
import { tree } from '../../../engines/narrative-video/props/nature.ts';
import { stall } from '../../../engines/narrative-video/props/stalls.ts';
import { house } from '../../../engines/narrative-video/props/town.ts';

const LOOKS = ['90s-anime', 'ghibli', 'disney-90s', 'cartoon-network', 'yellow-family', 'pixel-art'] as const;
const SIDE = 160;
const DAY = lightOf('day', 'clear', 'calm');

const BUILDING_LOOKS = ['90s-anime', 'ghibli', 'disney-90s', 'cartoon-network', 'yellow-family'] as const;

describe('the countryside', () => {
  test('has market stalls of a different shape in each look', () => {
    expectApart((pen) => stall(pen, { x: 30, foot: 150, wide: 100, cloth: [216, 72, 62] }), BUILDING_LOOKS);
  });

  test('has trees of a different shape in each look', () => {
    expectApart((pen) => tree(pen, 80, 150, 140), LOOKS);
  });

  test('has houses of a different shape in each look', () => {
    expectApart((pen) => house(pen, 50, 150, 60, 60, [234, 217, 184], [184, 80, 60]), LOOKS);
  });
});

/** Expects the brightness of every two looks' pictures to differ in many pixels, drawn with the same lines and colors. */
function expectApart(draw: (pen: Pen) => void, looks: readonly (typeof LOOKS)[number][]): void {
  const pictures = looks.map((look) => grayOf(look, draw));
  pictures.forEach((one, index) => {
    for (const other of pictures.slice(index + 1)) {
      const differing = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24).length;
      expect(differing).toBeGreaterThan(SIDE * SIDE * 0.06);
    }
  });
}

function grayOf(look: (typeof LOOKS)[number], draw: (pen: Pen) => void): number[] {
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  const { architecture, foliage } = lookOf(look).hand;
  const { architecture: _, foliage: __, ...bare } = { ...lookOf('90s-anime').hand, wobble: 0 };
  const hand = { ...bare, ...(architecture && { architecture }), ...(foliage && { foliage }) };
  draw(createPen({ context, unit: SIDE, depth: 0 }, hand, DAY, chanceOf('countryside')));
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return Array.from({ length: SIDE * SIDE }, (_, pixel) => (data[pixel * 4] ?? 0) + (data[pixel * 4 + 1] ?? 0));
}
