import type { LyricPreset } from '../../functions/domain/requests.ts';
import type { Look } from './look.ts';
import { artBrut } from './looks/art-brut.ts';
import { artPoster } from './looks/art-poster.ts';
import { bauhaus } from './looks/bauhaus.ts';
import { blueprint } from './looks/blueprint.ts';
import { c4dCartoon } from './looks/c4d-cartoon.ts';
import { childrensBook } from './looks/childrens-book.ts';
import { collage } from './looks/collage.ts';
import { doodle } from './looks/doodle.ts';
import { eightiesIllustration } from './looks/eighties-illustration.ts';
import { emotionalMinimal } from './looks/emotional-minimal.ts';
import { flatArt } from './looks/flat-art.ts';
import { flatVector } from './looks/flat-vector.ts';
import { graffitiOne } from './looks/graffiti-one.ts';
import { graffitiTwo } from './looks/graffiti-two.ts';
import { minimalIllustration } from './looks/minimal-illustration.ts';
import { mixedMedia } from './looks/mixed-media.ts';
import { nightGlow } from './looks/night-glow.ts';
import { paintGesture } from './looks/paint-gesture.ts';
import { popArt } from './looks/pop-art.ts';
import { retroEtching } from './looks/retro-etching.ts';
import { watercolor } from './looks/watercolor.ts';
import { weird } from './looks/weird.ts';
import { woodblockPrint } from './looks/woodblock-print.ts';

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
