import type { Progress as JobProgress } from '../../client/src/index.ts';

/** Shows the progress of a program: one changing line on a terminal, otherwise one line for each step. */
export interface Progress {
  /** @param far how far the job is, for a bar; without it there is none */
  step(text: string, far?: JobProgress): void;
  /** Ends the changing line. */
  done(): void;
}

/** What the service does in each stage of a job, for the person who waits. */
export const DOING: Readonly<Record<JobProgress['stage'], string>> = {
  queued: 'waiting for a worker',
  preparing: 'reading the song',
  transcribing: 'listening',
  rendering: 'drawing',
  finishing: 'finishing',
  completed: 'completed',
  failed: 'failed',
  canceled: 'canceled',
};

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 80;
const CLEAR_LINE = '\r\u001b[2K';
/** Characters of the bar. */
const BAR = 20;

export function startProgress(terminal: NodeJS.WriteStream = process.stdout): Progress {
  return terminal.isTTY ? moving(terminal) : plain(terminal);
}

function plain(out: NodeJS.WriteStream): Progress {
  let last = '';
  return {
    step(text) {
      if (text !== last) out.write(`${text}\n`);
      last = text;
    },
    done() {},
  };
}

function moving(out: NodeJS.WriteStream): Progress {
  const began = Date.now();
  let text = '';
  let frame = 0;
  const timer = setInterval(() => {
    frame = (frame + 1) % FRAMES.length;
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const line = `${FRAMES[frame]} ${text} · ${seconds} s`;
    out.write(CLEAR_LINE + line.slice(0, Math.max(10, out.columns - 1)));
  }, FRAME_MS);
  return {
    step(next, far) {
      text = far ? `${barOf(far)} ${next}${leftOf(far)}` : next;
    },
    done() {
      clearInterval(timer);
      out.write(CLEAR_LINE);
    },
  };
}

/** `████████░░░░░░░░░░░░  41 %` */
function barOf({ percent }: JobProgress): string {
  const full = Math.floor((percent / 100) * BAR);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${String(Math.floor(percent)).padStart(3)} %`;
}

/** The time that is left, or nothing while it is unknown. */
function leftOf({ percent, seconds_left }: JobProgress): string {
  if (seconds_left === null || percent === 100) return '';
  const minutes = Math.floor(seconds_left / 60);
  return ` · ${minutes > 0 ? `${minutes} min ` : ''}${seconds_left % 60} s left`;
}
