import type { Scene } from '../story.ts';

/**
 * Shares of the picture's height that a standing adult takes: one who dances with whole legs, below room for raised hands,
 * and the least one whom the lower edge cuts at the hips.
 */
const [WHOLE, FROM_HIPS] = [0.74, 1.25];

/**
 * Returns the share of the picture's height that a standing adult takes, which may be more than 1. A leg that a dancer
 * bends or kicks looks broken if a medium picture cuts it off, so dancers are seen whole or from the hips up.
 * @param usual the share in a picture of people who do not dance
 */
export function shareWithLegs(
  { shot, deeds, characters }: Pick<Scene, 'shot' | 'deeds' | 'characters'>,
  usual: number,
) {
  const dancesAlone = deeds.some(
    (deed) => deed.action === 'dance' && deed.with === undefined && characters.includes(deed.character),
  );
  return shot === 'medium' && dancesAlone && usual < FROM_HIPS ? Math.min(usual, WHOLE) : usual;
}
