/**
 * Must be imported first. The container starts as root only for this step: the process becomes TASK_USER, and keeps
 * only the rights to start decoders as another user (setuid, setgid) and to end them (kill). Does nothing if TASK_USER
 * is not set.
 */
const { TASK_USER } = process.env;
const RIGHTS = '-all,+setuid,+setgid,+kill';

if (TASK_USER && process.getuid?.() === 0) {
  const user = [`--reuid=${TASK_USER}`, `--regid=${TASK_USER}`, '--init-groups'];
  const rights = [`--inh-caps=${RIGHTS}`, `--ambient-caps=${RIGHTS}`, `--bounding-set=${RIGHTS}`];
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.('/usr/bin/setpriv', ['setpriv', ...user, ...rights, '--', ...command], process.env);
}
