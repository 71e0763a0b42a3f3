import { useSignal } from '@preact/signals';
import { Icon } from '../../parts/icons.tsx';
import type { JobView } from '../../state/jobs.ts';
import { notify } from '../../state/notices.ts';
import { messageOf, songreel } from '../../state/session.ts';

/** Deletes the files of an ended job, after a second question. */
export function DeleteFiles({ job, onDeleted }: { job: JobView; onDeleted: (at: string) => void }) {
  const isAsked = useSignal(false);
  const ask = (yes: boolean) => () => {
    isAsked.value = yes;
  };
  const remove = async () => {
    try {
      onDeleted((await songreel().deleteFiles(job.id)).files_deleted_at);
      notify('The files were deleted.');
    } catch (error) {
      notify(messageOf(error), 'bad');
      isAsked.value = false;
    }
  };
  if (!isAsked.value) {
    return (
      <button type="button" onClick={ask(true)}>
        <Icon name="trash" /> Delete the files
      </button>
    );
  }
  return (
    <fieldset class="question">
      <legend>Delete the song, the pictures and the result for good?</legend>
      <button type="button" onClick={() => void remove()}>
        <Icon name="trash" /> Delete
      </button>
      <button type="button" class="link" onClick={ask(false)}>
        Keep them
      </button>
    </fieldset>
  );
}
