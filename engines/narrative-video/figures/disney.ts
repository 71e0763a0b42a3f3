import { darken, isGray, lighten, luminance, mix, saturate } from '../../drawing/color.ts';
import { depthOf } from '../../people/skin-tone.ts';
import { disneyHead } from './heads/disney.ts';
import { type PuppetDesign, puppets } from './kit/puppet.ts';
import { aged, built } from './kit/sizes.ts';

/**
 * Heroes of an animated musical: narrow waists and broad shoulders, wavy hair, large eyes under thick brows, outlines
 * in a darker shade of the fill.
 */
const design: PuppetDesign = {
  proportions: (sheet) =>
    aged(
      {
        head: 0.176,
        neck: 0.012,
        torso: 0.288,
        shoulders: sheet.presentation === 'feminine' ? 0.188 : 0.245,
        hips: 0.087,
        upperArm: 0.165,
        forearm: 0.145,
        hand: 0.078,
        thigh: 0.24,
        shin: 0.237,
        foot: 0.125,
      },
      sheet,
    ),
  body(sheet) {
    const torso =
      sheet.presentation === 'feminine'
        ? { hips: 0.084, waist: 0.06, chest: 0.083, shoulders: 0.094, neck: 0.028, depth: 0.7 }
        : { hips: 0.08, waist: 0.072, chest: 0.112, shoulders: 0.122, neck: 0.044, depth: 0.62 };
    return built(
      {
        torso,
        arm:
          sheet.presentation === 'feminine' ? [0.015, 0.026, 0.019, 0.023, 0.014] : [0.022, 0.034, 0.026, 0.03, 0.019],
        leg: sheet.presentation === 'feminine' ? [0.036, 0.05, 0.031, 0.036, 0.021] : [0.036, 0.05, 0.035, 0.04, 0.024],
        neck: sheet.presentation === 'feminine' ? 0.021 : 0.03,
        hand: { fingers: 5, finger: 0.085, palm: 0.27 },
        foot: [0.03, 0.022],
        flare: 1.8,
      },
      sheet,
    );
  },
  ink: {
    weight: 2,
    line: (fill) => saturate(darken(fill, luminance(fill) < 50 ? 0.5 : 0.6), 1.3),
    drop: 0.25,
    shadow: {
      color: (fill) => mix(saturate([fill[0] * 0.62, fill[1] * 0.55, fill[2] * 0.66], 1.2), fill, 0.22),
      depth: 0.017,
    },
  },
  pigment: (color) => saturate(color, isGray(color) ? 0.4 : 1.22),
  skin: (color) => lighten(saturate(color, 1.12 + 0.3 * depthOf(color)), 0.12 - 0.06 * depthOf(color)),
  mouth: { down: 0.66 },
  headHalf: ({ face }) => (face === 'long' ? 0.74 : face === 'round' ? 0.86 : 0.8),
  squash: 0.035,
  mostYaw: 1.25,
  faceDepth: 0.8,
  head: disneyHead,
};

export const disneyFigures = puppets(design);
