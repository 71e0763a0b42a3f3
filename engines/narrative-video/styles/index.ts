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
import type { Style } from './style.ts';
import { yellowFamily } from './yellow-family.ts';

const STYLES: Readonly<Record<NarrativePreset, Style>> = {
  '90s-anime': anime,
  ghibli,
  'yellow-family': yellowFamily,
  'pixar-3d': pixar,
  'ps2-low-poly': lowPoly,
  'disney-90s': disney,
  lego,
  'cartoon-network': cartoonNetwork,
  'pixel-art': pixelArt,
};

/** Without a preset: realistic. */
export function styleOf(preset: NarrativePreset | undefined): Style {
  return preset === undefined ? realistic : STYLES[preset];
}
