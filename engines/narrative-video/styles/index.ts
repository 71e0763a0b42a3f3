import type { NarrativePreset } from '../../../functions/domain/requests.ts';
import { anime } from './anime.ts';
import { cartoonNetwork } from './cartoon-network.ts';
import { disney } from './disney.ts';
import { ghibli } from './ghibli.ts';
import { lego } from './lego.ts';
import { lowPoly } from './low-poly.ts';
import { pixar } from './pixar.ts';
import { pixelArt } from './pixel-art.ts';
import { realistic } from './realistic.ts';
import type { PaintedStyle, Style } from './style.ts';
import { yellowFamily } from './yellow-family.ts';

const STYLES = {
  '90s-anime': anime,
  ghibli,
  'yellow-family': yellowFamily,
  'pixar-3d': pixar,
  'ps2-low-poly': lowPoly,
  'disney-90s': disney,
  lego,
  'cartoon-network': cartoonNetwork,
  'pixel-art': pixelArt,
} as const satisfies Record<NarrativePreset, Style>;

type StyleOf<Preset> = Preset extends NarrativePreset ? (typeof STYLES)[Preset] : PaintedStyle;

/** Without a preset: realistic. */
export function styleOf<Preset extends NarrativePreset | undefined>(preset: Preset): StyleOf<Preset> {
  return (preset === undefined ? realistic : STYLES[preset]) as StyleOf<Preset>;
}
