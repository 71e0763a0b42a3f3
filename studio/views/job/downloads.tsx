import { useSignal } from '@preact/signals';
import type { JobView } from '../../state/jobs.ts';
import { fetchLyrics, LYRIC_FORMATS, type LyricFormat, save } from '../../state/lyrics.ts';
import { messageOf } from '../../state/session.ts';

/** The words in every format that the service writes. */
export function Downloads({ job }: { job: JobView }) {
  const fault = useSignal<string | undefined>(undefined);
  const download = async (format: LyricFormat) => {
    try {
      const { name, text, type } = await fetchLyrics(job.id, format);
      save(name, new Blob([text], { type }));
      fault.value = undefined;
    } catch (error) {
      fault.value = messageOf(error);
    }
  };
  return (
    <section class="downloads" aria-labelledby="downloads-title">
      <h2 id="downloads-title">The words as a file</h2>
      <div class="chips">
        {LYRIC_FORMATS.map(({ format, label }) => (
          <button type="button" class="chip" key={format} onClick={() => void download(format)}>
            {label}
          </button>
        ))}
      </div>
      <p class="fault" role="alert">
        {fault.value}
      </p>
    </section>
  );
}
