import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { date, KINDS, tokens } from '../parts/format.ts';
import { Icon } from '../parts/icons.tsx';
import { StatusPill } from '../parts/status-pill.tsx';
import { filters, type JobView, jobs, loadJobs, nextCursor } from '../state/jobs.ts';
import { hrefOf } from '../state/route.ts';
import { messageOf } from '../state/session.ts';
import { songsOfJobs } from '../state/songs.ts';

/** Milliseconds between reads while a job is under way: a key may make 60 requests a minute. */
const PAUSE_MS = 6_000;

/** All jobs of the account, newest first. */
export function Jobs() {
  const fault = useSignal<string | undefined>(undefined);
  const load = async (cursor?: string) => {
    fault.value = await loadJobs(cursor).then(() => undefined, messageOf);
  };
  useEffect(() => {
    void load();
    const timer = setInterval(() => {
      if (jobs.value?.some(({ status }) => status === 'processing') && !document.hidden) void load();
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, []);
  const filter = (part: Record<string, string | undefined>) => {
    const all = { ...filters.value, ...part };
    filters.value = Object.fromEntries(Object.entries(all).filter(([, value]) => value));
    void load();
  };
  return (
    <section class="library" aria-labelledby="library-title">
      <div class="library-head">
        <h1 id="library-title">Library</h1>
        <Select
          label="Kind"
          value={filters.value.type}
          options={Object.entries(KINDS)}
          onPick={(type) => filter({ type })}
        />
        <Select
          label="Status"
          value={filters.value.status}
          options={Object.entries({
            processing: 'In progress',
            completed: 'Done',
            failed: 'Failed',
            canceled: 'Canceled',
          })}
          onPick={(status) => filter({ status })}
        />
      </div>
      {fault.value && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
      <JobGrid />
      {nextCursor.value && (
        <button type="button" onClick={() => void load(nextCursor.value ?? undefined)}>
          Show older ones
        </button>
      )}
    </section>
  );
}

interface SelectProps {
  label: string;
  value: string | undefined;
  options: [value: string, label: string][];
  onPick: (value: string | undefined) => void;
}

function Select({ label, value, options, onPick }: SelectProps) {
  return (
    <label class="select">
      <span>{label}</span>
      <select value={value ?? ''} onChange={(event) => onPick(event.currentTarget.value || undefined)}>
        <option value="">All</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function JobGrid() {
  if (!jobs.value) return <p class="empty">Loading…</p>;
  if (jobs.value.length > 0) {
    return (
      <ul class="job-grid">
        {jobs.value.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </ul>
    );
  }
  return (
    <div class="empty is-big">
      <Icon name="note" />
      <p>Nothing here yet. Your videos appear here as soon as you order one.</p>
      <a class="button primary" href={hrefOf({ view: 'create' })}>
        Make your first video
      </a>
    </div>
  );
}

function JobCard({ job }: { job: JobView }) {
  return (
    <li class={`job-card is-${job.status}`}>
      <a href={hrefOf({ view: 'job', type: job.type, id: job.id })}>
        <span class="job-picture">
          {job.thumbnail_url ? <img src={job.thumbnail_url} alt="" loading="lazy" /> : <Icon name="note" />}
          <StatusPill status={job.status} />
        </span>
        <strong>{titleOf(job)}</strong>
        <small>
          {KINDS[job.type]} · {date(job.created_at)}
        </small>
        <small>{costLine(job)}</small>
      </a>
    </li>
  );
}

export function titleOf({ id, type, metadata }: JobView): string {
  return metadata?.title ?? songsOfJobs.get(id)?.name ?? KINDS[type];
}

function costLine({ credits_charged, credits_refunded }: JobView): string {
  if (credits_charged === 0) return 'Not charged';
  return credits_refunded > 0 ? `${tokens(credits_refunded)} refunded` : tokens(credits_charged);
}
