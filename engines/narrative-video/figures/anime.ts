import { darken, hex, isGray, lighten, mix, saturate } from '../../drawing/color.ts';
import { animeHead } from './heads/anime.ts';
import { type PuppetDesign, puppets } from './kit/puppet.ts';
import { aged, built, shaped, shouldered } from './kit/sizes.ts';

const INK = hex('#241a38');

/**
 * Cel animation of the 1990s: long legs, pointed chins and hair, tall eyes full of light, two tones with a violet
 * shadow.
 */
const design: PuppetDesign = {
  proportions: (sheet) =>
    aged(
      shouldered(
        {
          head: 0.16,
          neck: 0.022,
          torso: 0.28,
          shoulders: 0.2,
          hips: 0.096,
          upperArm: 0.17,
          forearm: 0.145,
          hand: 0.085,
          thigh: 0.262,
          shin: 0.245,
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
          torso: { hips: 0.073, waist: 0.06, chest: 0.086, shoulders: 0.1, neck: 0.03, depth: 0.62 },
          arm: [0.015, 0.025, 0.021, 0.022, 0.016],
          leg: [0.032, 0.044, 0.033, 0.033, 0.021],
          neck: 0.021,
          hand: { fingers: 5, finger: 0.09, palm: 0.26 },
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
  skin: (color) => lighten(saturate(color, 1.1), 0.16),
  headHalf: ({ face }) => (face === 'long' ? 0.74 : face === 'round' ? 0.84 : 0.8),
  mostYaw: 1.4,
  head: animeHead,
};

export const animeFigures = puppets(design);
