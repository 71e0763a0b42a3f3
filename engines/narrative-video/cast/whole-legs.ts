import type { Scene } from '../story.ts';

/** Share of the picture's height that a standing adult takes who dances, below room for raised hands and leaps. */
const WHOLE = 0.8;

type Shown = Pick<Scene, 'shot' | 'deeds' | 'characters'>;

/** Whether a picture is a medium one of somebody who dances, which shows the feet: a dance is what they do. */
export function showsLegs({ shot, deeds, characters }: Shown): boolean {
  return (
    shot === 'medium' && deeds.some(({ action, character }) => action === 'dance' && characters.includes(character))
  );
}

/**
 * Returns the share of the picture's height that a standing adult takes, which may be more than 1.
 * @param usual the share in a picture that need not show legs
 */
export function shareWithLegs(scene: Shown, usual: number): number {
  return showsLegs(scene) ? Math.min(usual, WHOLE) : usual;
}
