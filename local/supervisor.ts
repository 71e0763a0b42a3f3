/**
 * Runs one command and leads its process group. Ends the whole group when the process that started it is gone. Standard
 * input is a pipe to that process, and the pipe also closes if that process is killed.
 *
 *   node local/supervisor.ts COMMAND [ARGUMENT…]      started by local/child.ts, detached
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

function endGroup(): void {
  process.kill(-process.pid, 'SIGKILL');
}

// The command gets the same signal and may exit. Until then, this process ignores the signal.
process.on('SIGTERM', () => undefined);
process.on('SIGINT', () => undefined);
process.stdin.on('end', endGroup).on('close', endGroup).on('error', endGroup).resume();

child.on('error', (error) => {
  process.stderr.write(`${command} cannot be started: ${error.message}\n`);
  process.exit(127);
});
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
});
