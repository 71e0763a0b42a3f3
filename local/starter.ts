import { readFileSync } from 'node:fs';

/** Milliseconds between two checks of the parent process. */
const WATCH = 200;

/**
 * Calls back when the service has to end because its starter is gone. The starter is one of two:
 * - npm, or the program that started the service through npm, such as the demo or a test. npm may be killed before it
 * can end what it started.
 * - the terminal, if the service is in its foreground.
 *
 * A service in the background keeps running when its terminal is closed, and when the shell that started npm ends.
 */
export function onStarterGone(callback: (reason: string) => void): void {
  let inBackground = isInBackground();
  const stopWatching = watchParent(() => callback('The program that started it has ended'));
  // The shell's `bg` continues a service that Ctrl-Z stopped.
  process.on('SIGCONT', () => {
    inBackground = isInBackground();
  });
  process.on('SIGHUP', () => {
    if (!inBackground) callback('Its terminal was closed');
    // npm gets the same signal and ends because of it.
    stopWatching();
  });
}

/**
 * Calls back once, when the parent process is gone. A service that was not started through npm has no parent to watch.
 */
function watchParent(onGone: () => void): () => void {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const parent = process.ppid;
  let wasGone = false;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    // Waits one more round, because a SIGHUP that ended npm may not have been handled here yet.
    if (wasGone) onGone();
    wasGone = true;
  }, WATCH);
  timer.unref();
  return () => clearInterval(timer);
}

/** Returns whether another process group is in the foreground of this terminal. Returns false without Linux's /proc. */
function isInBackground(): boolean {
  try {
    // The fields after the program's name, which is in parentheses:
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    const [, , group, , terminal, foreground] =
      readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return terminal !== '0' && group !== foreground;
  } catch {
    return false;
  }
}
