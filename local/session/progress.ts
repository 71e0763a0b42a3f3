/** Shows the progress of a program: one changing line on a terminal, otherwise one line for each step. */
export interface Progress {
  step(text: string): void;
  /** Ends the changing line. */
  done(): void;
}

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 80;
const CLEAR_LINE = '\r\u001b[2K';

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
    step(next) {
      text = next;
    },
    done() {
      clearInterval(timer);
      out.write(CLEAR_LINE);
    },
  };
}
