import type { Rgb } from '../../drawing/color.ts';

/**
 * How the houses of a town are built.
 * - blocks: plain walls with rows of windows
 * - concrete: ribbons of windows, tanks and antennas
 * - timber: tiled gables and beams
 * - spires: steep roofs and arched windows
 * - paper: walls that widen upward, with few windows
 * - suburb: pastel shops and houses with garages
 */
export type Architecture = 'blocks' | 'concrete' | 'timber' | 'spires' | 'paper' | 'suburb';

/**
 * How trees and bushes are drawn.
 * - leaves: single leaves in many tones
 * - masses: masses of light and shadow with hard edges
 * - storybook: rounded clouds with curls of light
 * - shapes: circles and wedges on sticks
 * - outline: one bumpy outline in flat color
 * - sprite: clumps of square pixels
 */
export type Foliage = 'leaves' | 'masses' | 'storybook' | 'shapes' | 'outline' | 'sprite';

/** How a look draws shapes. */
export interface Hand {
  /**
   * flat: one color · cel: a hard shadow · soft: a gradient · round: a body with a rim of light ·
   * paint: brush strokes · facet: flat triangles
   */
  shading: 'flat' | 'cel' | 'soft' | 'round' | 'paint' | 'facet';
  /** Width of outlines in hundredths of the picture's shorter side; 0 draws none. */
  outline: number;
  /** Color of outlines. Without it, outlines are a darker shade of the fill. */
  ink?: Rgb;
  /** Whether outlines are thick in the middle of each side and thin at its ends. Otherwise they are even. */
  swells?: boolean;
  /** How far lines stray from their points, in hundredths of the shorter side. */
  wobble: number;
  /** Offset between a fill and its outline, in hundredths of the shorter side. */
  offset: number;
  /** Whether curves are drawn with corners. */
  isAngular: boolean;
  /** How crooked rectangles are, 0 to 1, and how round their corners are, in hundredths of the shorter side. */
  skew: number;
  corner: number;
  /** Number of visible steps in which a sky changes color; 0 for a smooth change. */
  bands: number;
  /** How a town's houses are built. Without it, they are plain blocks. */
  architecture?: Architecture;
  /** How trees and bushes are drawn. Without it, they are plain blobs. */
  foliage?: Foliage;
  /** Changes the color of an object before it is lit. */
  pigment?(color: Rgb): Rgb;
  /** Changes every color that is visible in the picture. */
  tint(color: Rgb): Rgb;
}
