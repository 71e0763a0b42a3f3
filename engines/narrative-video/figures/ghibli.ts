import { darken, hex, mix, saturate } from '../../drawing/color.ts';
import { depthOf } from '../../people/skin-tone.ts';
import { ghibliHead } from './heads/ghibli.ts';
import { type PuppetDesign, puppets } from './kit/puppet.ts';
import { aged, built, shaped, shouldered } from './kit/sizes.ts';

const BROWN = hex('#5e3f30');

/**
 * Round, simple people as in a picture book: full cheeks, small dark eyes, thin brown lines, wind in hair and skirts.
 */
const design: PuppetDesign = {
  proportions: (sheet) =>
    aged(
      shouldered(
        {
          head: 0.186,
          neck: 0.013,
          torso: 0.282,
          shoulders: 0.172,
          hips: 0.092,
          upperArm: 0.15,
          forearm: 0.135,
          hand: 0.07,
          thigh: 0.24,
          shin: 0.236,
          foot: 0.115,
        },
        sheet,
      ),
      sheet,
    ),
  body: (sheet) =>
    built(
      shaped(
        {
          torso: { hips: 0.078, waist: 0.07, chest: 0.078, shoulders: 0.087, neck: 0.03, depth: 0.8 },
          arm: [0.017, 0.028, 0.021, 0.025, 0.017],
          leg: [0.037, 0.049, 0.034, 0.038, 0.026],
          neck: 0.023,
          hand: { fingers: 5, finger: 0.1, palm: 0.3 },
          foot: [0.034, 0.026],
          flare: 1.5,
        },
        sheet,
      ),
      sheet,
    ),
  ink: {
    weight: 1.35,
    line: (fill) => mix(BROWN, darken(fill, 0.55), 0.35),
    drop: 0,
    shadow: {
      color: (fill) => mix(fill, [fill[0] * 0.72, fill[1] * 0.66, fill[2] * 0.7], 0.8),
      depth: 0.026,
      hasHalfTone: true,
    },
  },
  pigment: (color) => mix(saturate(color, 0.96), hex('#e8cfa0'), 0.12),
  // Water colors make deep skin gray, unless it has more color of its own.
  skin(color) {
    const deep = depthOf(color);
    return mix(saturate(color, 1.05 + 0.35 * deep), hex('#ffe6cc'), 0.22 * (1 - 0.6 * deep));
  },
  mouth: { down: 0.73 },
  headHalf: ({ face }) => (face === 'long' ? 0.82 : 0.9),
  mostYaw: 1.25,
  faceDepth: 0.8,
  isWindy: true,
  head: ghibliHead,
};

export const ghibliFigures = puppets(design);
