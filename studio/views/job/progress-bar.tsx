import { timeLeft } from '../../parts/format.ts';
import type { Progress } from '../../state/jobs.ts';

const STAGES: Record<string, string> = {
  queued: 'Waiting for its turn',
  preparing: 'Reading the song',
  transcribing: 'Listening to the words',
  rendering: 'Drawing',
  finishing: 'Finishing',
};

export function ProgressBar({ progress }: { progress: Progress | undefined }) {
  const percent = Math.round(progress?.percent ?? 0);
  const stage = progress ? (STAGES[progress.stage] ?? progress.stage.replaceAll('_', ' ')) : 'Starting';
  const left = progress?.seconds_left;
  return (
    <div class="progress">
      <div
        class="progress-bar"
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-label="Progress"
      >
        <span style={{ width: `${Math.max(2, percent)}%` }} />
      </div>
      <p>
        <strong>{percent} %</strong>
        <span role="status">{stage}</span>
        {left !== null && left !== undefined && <span>{timeLeft(left)}</span>}
      </p>
    </div>
  );
}
