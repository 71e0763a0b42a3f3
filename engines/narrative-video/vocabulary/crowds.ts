import type { Deed } from '../story.ts';
import { lexiconOf, plain } from './lexicon.ts';
import { CROWD_WORDS } from './people.ts';

const CROWD = lexiconOf({ crowd: CROWD_WORDS });

/** Whether somebody sings or plays for a crowd. @param text what the story says, as it was written */
export function isForCrowd({ text, deeds }: { text: string; deeds: readonly Deed[] }): boolean {
  const isShow = deeds.some(({ action }) => action === 'sing' || action.startsWith('play-'));
  return isShow && CROWD.first(plain(text)) !== undefined;
}
