import type { LyricPreset } from '../../functions/domain/requests.ts';
import type { Look } from './look.ts';
import { artBrut } from './looks/art-brut/index.ts';
import { artPoster } from './looks/art-poster/index.ts';
import { bauhaus } from './looks/bauhaus/index.ts';
import { blueprint } from './looks/blueprint/index.ts';
import { c4dCartoon } from './looks/c4d-cartoon/index.ts';
import { childrensBook } from './looks/childrens-book/index.ts';
import { collage } from './looks/collage/index.ts';
import { doodle } from './looks/doodle/index.ts';
import { eightiesIllustration } from './looks/eighties-illustration/index.ts';
import { emotionalMinimal } from './looks/emotional-minimal/index.ts';
import { flatArt } from './looks/flat-art/index.ts';
import { flatVector } from './looks/flat-vector/index.ts';
import { graffitiOne } from './looks/graffiti-one/index.ts';
import { graffitiTwo } from './looks/graffiti-two/index.ts';
import { minimalIllustration } from './looks/minimal-illustration/index.ts';
import { mixedMedia } from './looks/mixed-media/index.ts';
import { nightGlow } from './looks/night-glow/index.ts';
import { paintGesture } from './looks/paint-gesture/index.ts';
import { popArt } from './looks/pop-art/index.ts';
import { retroEtching } from './looks/retro-etching/index.ts';
import { watercolor } from './looks/watercolor/index.ts';
import { weird } from './looks/weird/index.ts';
import { woodblockPrint } from './looks/woodblock-print/index.ts';

const LOOKS: Record<LyricPreset, Look> = {
  '80S_ILLUSTRATION': eightiesIllustration,
  ART_BRUT: artBrut,
  ART_POSTER: artPoster,
  BAUHAUS: bauhaus,
  C4D_CARTOON: c4dCartoon,
  CHILDRENS_BOOK: childrensBook,
  COLLAGE: collage,
  BLUEPRINT: blueprint,
  DOODLE: doodle,
  EMOTIONAL_MINIMAL: emotionalMinimal,
  FLAT_ART: flatArt,
  FLAT_VECTOR: flatVector,
  GRAFFITI_I: graffitiOne,
  GRAFFITI_II: graffitiTwo,
  MINIMAL_ILLUSTRATION: minimalIllustration,
  MIXED_MEDIA: mixedMedia,
  PAINT_GESTURE: paintGesture,
  POP_ART: popArt,
  RETRO_ETCHING: retroEtching,
  WATERCOLOR: watercolor,
  WEIRD: weird,
  WOODBLOCK_PRINT: woodblockPrint,
};

/** @param preset undefined for the default look */
export function lookOf(preset: LyricPreset | undefined): Look {
  return preset ? LOOKS[preset] : nightGlow;
}
