import type { Action } from '../../actions.ts';
import type { Scene } from '../../story.ts';
import type { Clip } from '../clip.ts';
import { dance } from './dancing.ts';
import { sing } from './singing.ts';
import { stand } from './standing.ts';
import { walk } from './walking.ts';

/** Every movement that the acting knows, by its name. */
export const CLIPS = { stand, walk, sing, dance } satisfies Record<string, Clip>;
export type ClipName = keyof typeof CLIPS;

interface Wanted {
  action: Action;
  /** With a partner who does the same. */
  isTogether: boolean;
  scene: Pick<Scene, 'mood' | 'energy'>;
  /** 0 to 1: which of several that suit. */
  choice: number;
}

export function clipFor({ action }: Wanted): ClipName {
  return action in CLIPS ? (action as ClipName) : 'stand';
}
