import type { NarrativePreset } from '../../functions/domain/requests.ts';
import type { Look, PaintedLook } from './look.ts';
import { anime } from './looks/anime.ts';
import { cartoonNetwork } from './looks/cartoon-network.ts';
import { disney } from './looks/disney.ts';
import { ghibli } from './looks/ghibli.ts';
import { lego } from './looks/lego.ts';
import { lowPoly } from './looks/low-poly.ts';
import { pixar } from './looks/pixar.ts';
import { pixelArt } from './looks/pixel-art.ts';
import { realistic } from './looks/realistic.ts';
import { yellowFamily } from './looks/yellow-family.ts';

const LOOKS = {
  '90s-anime': anime,
  ghibli,
  'yellow-family': yellowFamily,
  'pixar-3d': pixar,
  'ps2-low-poly': lowPoly,
  'disney-90s': disney,
  lego,
  'cartoon-network': cartoonNetwork,
  'pixel-art': pixelArt,
} as const satisfies Record<NarrativePreset, Look>;

type LookOf<Preset> = Preset extends NarrativePreset ? (typeof LOOKS)[Preset] : PaintedLook;

/** Returns the look of a preset. Without a preset, it is realistic. */
export function lookOf<Preset extends NarrativePreset | undefined>(preset: Preset): LookOf<Preset> {
  return (preset === undefined ? realistic : LOOKS[preset]) as LookOf<Preset>;
}
