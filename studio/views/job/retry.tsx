import * as draft from '../../order/draft.ts';
import { Icon } from '../../parts/icons.tsx';
import type { JobView } from '../../state/jobs.ts';
import { go } from '../../state/route.ts';
import { songsOfJobs } from '../../state/songs.ts';

/** Opens the order form again, with the song if this tab still has it. */
export function Retry({ job }: { job: JobView }) {
  const again = () => {
    const song = songsOfJobs.get(job.id);
    if (song) draft.song.value = song;
    draft.kind.value = job.type;
    go({ view: 'create' });
  };
  return (
    <button type="button" onClick={again}>
      <Icon name="redo" /> {job.status === 'failed' ? 'Try again' : 'Try another look'}
    </button>
  );
}
