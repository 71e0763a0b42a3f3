import type { Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { BodyCut } from '../kit/body-cut.ts';
import type { Shoulders } from './build.ts';
import type { Tint } from './head-light.ts';
import type { HeadPicture } from './head-picture.ts';
import type { PlaceLight } from './part-light.ts';
import type { PhotoSource } from './photo-source.ts';

/** What the parts of a body are made from. */
export interface Pattern {
  sheet: CharacterSheet;
  /** Whether the sheet's clothes are a costume, whose details are drawn over the body. */
  isCostume: boolean;
  cut: BodyCut;
  proportions: Proportions;
  shoulders: Shoulders;
  source: PhotoSource;
  /** The photograph in the light of the place. */
  lit: PhotoSource['data'];
  head: HeadPicture;
  /** Returns a color of the sheet in the light of the place. */
  paint(color: Rgb): Rgb;
  skin: Rgb;
  /** Color of the top in the light of the place. */
  cloth: Rgb;
  /** Color of the trousers in the light of the place. */
  trousers: Rgb;
  /** Structure of the top's cloth, as `Form` has it. */
  weave: Float32Array;
  /** Side of the light: -1 left, 1 right. */
  side: number;
  tint: Tint;
  /** Lays the light of the place on a painted part. */
  place: PlaceLight;
}

/** How deep the folds of skin, a shirt and trousers are. */
export const FOLDS = { skin: 0.1, top: 0.7, bottom: 0.72 };
