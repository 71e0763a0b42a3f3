import { readFileSync } from 'node:fs';

/** Milliseconds between looks. */
const WATCH = 200;

/**
 * Under npm, calls back when whoever started this process is gone: the shell between npm and this process passes no signal on,
 * and npm, the demo or a test may be killed. Started otherwise, this process stays when its starter ends, as a service does.
 */
export function onStarterGone(callback: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const starters = ancestry();
  const timer = setInterval(() => {
    if (ancestry() === starters) return;
    clearInterval(timer);
    callback();
  }, WATCH);
  timer.unref();
}

/** The starter's number, and that of its own starter where /proc tells it: of the shell, and of npm. */
function ancestry(): string {
  const parent = process.ppid;
  try {
    // The second field after the program's name, which is in parentheses.
    return `${parent} ${readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]}`;
  } catch {
    return `${parent}`;
  }
}
