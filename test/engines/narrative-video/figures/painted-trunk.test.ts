import { expect, test } from '@jest/globals';
import { chest } from '../../../../engines/narrative-video/figures/photo/painted-trunk.ts';
import type { Pattern } from '../../../../engines/narrative-video/figures/photo/pattern.ts';
import { plainWeave } from '../../../../engines/narrative-video/figures/photo/weave.ts';

const PATTERN = {
  sheet: { top: { kind: 'sweater' } },
  cut: {
    torso: { hips: 0.085, waist: 0.074, chest: 0.092, shoulders: 0.108, neck: 0.032, depth: 0.66 },
    arm: [0.016, 0.027, 0.022, 0.024, 0.016],
    neck: 0.045,
  },
  proportions: { torso: 0.295, shoulders: 0.215 },
  cloth: [90, 90, 90],
  weave: plainWeave('trunk'),
  side: 1,
} as unknown as Pattern;

test('shoulders slope from the neck to the arms without steps', () => {
  const { canvas, above, scale } = chest(PATTERN);
  const wideAt = (down: number) => {
    const row = Math.round(above + down * PATTERN.proportions.torso * scale);
    const { data } = canvas.getContext('2d').getImageData(0, row, canvas.width, 1);
    return data.filter((alpha, at) => at % 4 === 3 && alpha > 128).length;
  };
  const downs = Array.from({ length: 9 }, (_, step) => -0.095 + step * 0.008);
  const grown = downs.slice(1).map((down, step) => wideAt(down) - wideAt(downs[step] as number));
  expect(Math.min(...grown)).toBeGreaterThan(Math.max(...grown) * 0.2);
});
