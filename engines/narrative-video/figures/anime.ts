import { darken, hex, isGray, lighten, mix, saturate } from '../../drawing/color.ts';
import { depthOf } from '../../people/skin-tone.ts';
import { animeHead } from './heads/anime.ts';
import { type PuppetDesign, puppets } from './kit/puppet.ts';
import { aged, built, shaped, shouldered } from './kit/sizes.ts';

const INK = hex('#241a38');

/**
 * Cel animation of the 1990s: pointed chins and hair, tall eyes full of light, two tones with a violet
 * shadow.
 */
const design: PuppetDesign = {
  proportions: (sheet) =>
    aged(
      shouldered(
        {
          head: 0.172,
          neck: 0.012,
          torso: 0.298,
          shoulders: 0.2,
          hips: 0.086,
          upperArm: 0.172,
          forearm: 0.145,
          hand: 0.076,
          thigh: 0.252,
          shin: 0.235,
          foot: 0.125,
        },
        sheet,
      ),
      sheet,
    ),
  body: (sheet) =>
    built(
      shaped(
        {
          torso: { hips: 0.079, waist: 0.068, chest: 0.088, shoulders: 0.1, neck: 0.03, depth: 0.62 },
          arm: [0.016, 0.028, 0.021, 0.025, 0.016],
          leg: [0.035, 0.05, 0.033, 0.036, 0.022],
          neck: 0.024,
          hand: { fingers: 5, finger: 0.085, palm: 0.25 },
          foot: [0.03, 0.022],
          flare: 1.1,
        },
        sheet,
      ),
      sheet,
    ),
  ink: {
    weight: 2.5,
    line: (fill) => mix(INK, fill, 0.08),
    drop: 0,
    shadow: {
      color: (fill) => mix(darken(fill, 0.12), [fill[0] * 0.5, fill[1] * 0.42, fill[2] * 0.68], 0.75),
      depth: 0.02,
    },
  },
  pigment: (color) => saturate(color, isGray(color) ? 0.4 : 1.3),
  skin: (color) => lighten(saturate(color, 1.1 + 0.25 * depthOf(color)), 0.16 - 0.08 * depthOf(color)),
  mouth: { down: 0.69 },
  headHalf: ({ face }) => (face === 'long' ? 0.74 : face === 'round' ? 0.84 : 0.8),
  mostYaw: 1.25,
  faceDepth: 0.8,
  head: animeHead,
};

export const animeFigures = puppets(design);
