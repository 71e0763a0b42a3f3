import type { Clip } from '../clip.ts';
import { dance } from './dancing.ts';
import { sing } from './singing.ts';
import { stand } from './standing.ts';
import { walk } from './walking.ts';

/** Every movement that the acting knows, by its name. */
export const CLIPS = { stand, walk, sing, dance } satisfies Record<string, Clip>;
export type ClipName = keyof typeof CLIPS;
