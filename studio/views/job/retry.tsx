import { presetOf } from '../../looks.ts';
import * as draft from '../../order/draft.ts';
import { Icon } from '../../parts/icons.tsx';
import type { JobView } from '../../state/jobs.ts';
import { go } from '../../state/route.ts';
import { songsOfJobs } from '../../state/songs.ts';

/** Opens the order form again with what is known of the job: its song, if it is still there, and its look. */
export function Retry({ job }: { job: JobView }) {
  const again = () => {
    const song = songOf(job);
    if (song) draft.chooseSong(song);
    draft.kind.value = job.type;
    draft.lyricPreset.value = presetOf(job.metadata?.look);
    go({ view: 'create' });
  };
  return (
    <button type="button" onClick={again}>
      <Icon name="redo" /> {LABELS[job.status] ?? 'Order again'}
    </button>
  );
}

const LABELS: Partial<Record<JobView['status'], string>> = { failed: 'Try again', completed: 'Try another look' };

/** The song that this tab ordered with, or the address that the order noted. Uploads are kept for a day. */
function songOf({ id, metadata, created_at }: JobView): draft.Song | undefined {
  const known = songsOfJobs.get(id);
  if (known) return known;
  const isFresh = Date.now() - Date.parse(created_at ?? '') < 23 * 60 * 60 * 1000;
  const url = metadata?.song;
  return url && (isFresh || !url.startsWith('songreel:'))
    ? { name: metadata?.title ?? 'The same song', url }
    : undefined;
}
