import { costumeOf } from '../figures/costumes/costume-of.ts';
import type { Model } from '../figures/figure.ts';
import { inPajamas, inWinterClothes } from '../figures/seasonal-clothes.ts';
import { inSwimwear } from '../figures/swimwear.ts';
import { inWeddingClothes } from '../figures/wedding-clothes.ts';
import type { Deed } from '../story.ts';

/** What people wear instead of their own clothes in looks that draw bodies, besides costumes. */
const CLOTHES = {
  swimwear: inSwimwear,
  wedding: inWeddingClothes,
  pajamas: inPajamas,
  winter: inWinterClothes,
} as const;

function isUsual(wears: NonNullable<Deed['wears']>): wears is keyof typeof CLOTHES {
  return wears in CLOTHES;
}

/** Returns a model that is dressed. Photographed people keep their clothes, unless they wear a costume. */
export function clothed(model: Model, wears: NonNullable<Deed['wears']>, keepsClothes = false): Model {
  if (isUsual(wears)) return keepsClothes ? model : { ...model, sheet: CLOTHES[wears](model.sheet) };
  const costume = costumeOf(wears)(model.sheet);
  if (costume === model.sheet) return model;
  return keepsClothes ? { ...model, costume } : { ...model, sheet: costume };
}
