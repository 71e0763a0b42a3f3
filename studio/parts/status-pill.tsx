import type { Status } from '../state/jobs.ts';

const LABELS: Record<Status, string> = {
  processing: 'In progress',
  completed: 'Done',
  failed: 'Failed',
  canceled: 'Canceled',
};

export function StatusPill({ status }: { status: Status }) {
  return <span class={`pill is-${status}`}>{LABELS[status]}</span>;
}
