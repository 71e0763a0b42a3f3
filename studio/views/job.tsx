import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { SongreelError } from '../../client/src/error.ts';
import type { JobType } from '../../functions/domain/job-type.ts';
import { type Look, LYRIC_LOOKS, lookOf, presetOf, STORY_LOOKS } from '../looks.ts';
import { storyPreset } from '../order/draft.ts';
import { date, KINDS, tokens } from '../parts/format.ts';
import { Icon } from '../parts/icons.tsx';
import { Loop } from '../parts/loop.tsx';
import { StatusPill } from '../parts/status-pill.tsx';
import { cancelJob, type JobView, type Progress, readJob, readProgress } from '../state/jobs.ts';
import { notify } from '../state/notices.ts';
import { hrefOf } from '../state/route.ts';
import { messageOf, refreshAccount } from '../state/session.ts';
import { DeleteFiles } from './job/delete-files.tsx';
import { Deliveries } from './job/deliveries.tsx';
import { Downloads } from './job/downloads.tsx';
import { ProgressBar } from './job/progress-bar.tsx';
import { Retry } from './job/retry.tsx';
import { titleOf } from './jobs.tsx';

/** Milliseconds between two reads of the progress: a key may make 60 requests a minute. */
const PAUSE_MS = 2_500;
/** After so many reads of the progress, the job itself is read. It shows the charge and a cancellation. */
const JOB_EVERY = 4;

/** One job: what it does now, its result, what it cost, and what can be done with it. */
export function Job({ type, id }: { type: JobType; id: string }) {
  const job = useSignal<JobView | undefined>(undefined);
  const progress = useSignal<Progress | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const watch = new AbortController();
    void follow(type, id, watch.signal, {
      onJob: (now) => {
        job.value = now;
      },
      onProgress: (now) => {
        progress.value = now;
      },
      onFault: (text) => {
        fault.value = text;
      },
    });
    return () => watch.abort();
  }, [type, id, job, progress, fault]);
  const now = job.value;
  const deleted = (files_deleted_at: string) => {
    if (now) job.value = { ...now, files_deleted_at };
  };
  return (
    <section class="job">
      <a class="back" href={hrefOf({ view: 'jobs' })}>
        <Icon name="back" /> Library
      </a>
      {fault.value && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
      {now ? (
        <JobBody job={now} progress={progress.value} onDeleted={deleted} />
      ) : (
        !fault.value && <p class="empty">Loading…</p>
      )}
    </section>
  );
}

interface Callbacks {
  onJob: (job: JobView) => void;
  onProgress: (progress: Progress) => void;
  onFault: (text: string | undefined) => void;
}

/** Reads the job and its progress until it has ended or nobody looks any more. */
async function follow(type: JobType, id: string, signal: AbortSignal, on: Callbacks): Promise<void> {
  for (let round = 0; !signal.aborted; round += 1) {
    let pause = PAUSE_MS;
    try {
      // Without the progress, the job itself says enough.
      const progress = round === 0 ? undefined : await readProgress(id).catch(() => undefined);
      if (progress) on.onProgress(progress);
      if (round % JOB_EVERY === 0 || progress?.percent === 100) {
        const job = await readJob(type, id);
        if (signal.aborted) return;
        on.onJob(job);
        if (job.status !== 'processing') return void refreshAccount();
      }
      on.onFault(undefined);
    } catch (error) {
      const isFinal = error instanceof SongreelError && !error.isTransient;
      on.onFault(messageOf(error));
      if (isFinal) return;
      pause = 1000 * Math.max(5, error instanceof SongreelError ? (error.retryAfter ?? 0) : 0);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

interface JobBodyProps {
  job: JobView;
  progress: Progress | undefined;
  onDeleted: (at: string) => void;
}

function JobBody({ job, progress, onDeleted }: JobBodyProps) {
  const isVideo = job.type !== 'lyric_transcription';
  return (
    <div class={`job-body is-${job.status}`}>
      {isVideo && <Stage job={job} />}
      <div class="job-facts">
        <StatusPill status={job.status} />
        <h1>{titleOf(job)}</h1>
        <p class="muted">
          {KINDS[job.type]} · {date(job.created_at)}
        </p>
        {job.status === 'processing' && <ProgressBar progress={progress} />}
        {job.error && <Failure job={job} />}
        {job.files_deleted_at && <p class="muted">Its files were deleted on {date(job.files_deleted_at)}.</p>}
        <Actions job={job} />
        <Cost job={job} />
        {hasWords(job) && <Downloads job={job} />}
        <Deliveries job={job} />
        {job.status !== 'processing' && !job.files_deleted_at && <DeleteFiles job={job} onDeleted={onDeleted} />}
      </div>
    </div>
  );
}

/** Whether the words of the job can be read. */
function hasWords({ status, type, files_deleted_at }: JobView): boolean {
  return status === 'completed' && type !== 'narrative_video' && !files_deleted_at;
}

function Stage({ job }: { job: JobView }) {
  if (job.video_url && !job.files_deleted_at) {
    return (
      <div class="stage">
        {/* biome-ignore lint/a11y/useMediaCaption: the words are part of the picture, and can be downloaded as subtitles */}
        <video
          src={job.video_url}
          poster={job.thumbnail_url ?? undefined}
          controls
          playsInline
          aria-label="The video"
        />
      </div>
    );
  }
  return (
    <div class="stage is-empty" aria-hidden="true">
      {job.status === 'processing' && <Loop look={lookOfJob(job)} playing />}
      <span class={job.status === 'processing' ? 'equalizer' : ''}>
        {[1, 2, 3, 4, 5].map((bar) => (
          <i key={bar} />
        ))}
      </span>
    </div>
  );
}

/** The look that the order noted. Orders of stories have no notes. */
function lookOfJob({ type, metadata }: JobView): Look {
  if (type === 'narrative_video') return lookOf(storyPreset.value, STORY_LOOKS);
  return lookOf(presetOf(metadata?.look), LYRIC_LOOKS);
}

function Failure({ job }: { job: JobView }) {
  return (
    <div class="failure">
      <Icon name="warn" />
      <p>
        <strong>{job.error?.message}</strong>
        <span>
          {job.credits_refunded > 0 ? `${tokens(job.credits_refunded)} were refunded. ` : 'Nothing was charged. '}
          <code>{job.error?.code}</code>
        </span>
      </p>
    </div>
  );
}

function Actions({ job }: { job: JobView }) {
  return (
    <div class="actions">
      {job.video_url && !job.files_deleted_at && (
        <a class="button primary" href={job.video_url} download>
          <Icon name="download" /> Download MP4
        </a>
      )}
      {hasWords(job) && (
        <a class="button" href={hrefOf({ view: 'words', type: job.type, id: job.id })}>
          <Icon name="pen" /> Edit the words
        </a>
      )}
      {job.status !== 'processing' && <Retry job={job} />}
      {job.status === 'processing' && job.type !== 'lyric_transcription' && <Cancel job={job} />}
    </div>
  );
}

function Cancel({ job }: { job: JobView }) {
  const asked = useSignal(false);
  if (job.cancellation_requested || asked.value) return <p class="muted">Canceling…</p>;
  const cancel = async () => {
    try {
      await cancelJob(job.type, job.id);
      asked.value = true;
      notify('The cancellation was requested.');
    } catch (error) {
      notify(messageOf(error), 'bad');
    }
  };
  return (
    <button type="button" onClick={() => void cancel()}>
      <Icon name="close" /> Cancel
    </button>
  );
}

function Cost({ job }: { job: JobView }) {
  return (
    <dl class="facts">
      <div>
        <dt>Charged</dt>
        <dd>{tokens(job.credits_charged)}</dd>
      </div>
      {job.credits_refunded > 0 && (
        <div>
          <dt>Refunded</dt>
          <dd>{tokens(job.credits_refunded)}</dd>
        </div>
      )}
      {job.duration_seconds !== undefined && (
        <div>
          <dt>Song</dt>
          <dd>{job.duration_seconds.toFixed(1)} s</dd>
        </div>
      )}
      <div>
        <dt>Id</dt>
        <dd>
          <code>{job.id}</code>
        </dd>
      </div>
    </dl>
  );
}
