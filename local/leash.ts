/**
 * Runs one command as the leader of its own process group, and ends the whole group when the process that started it is
 * gone: its standard input is a pipe whose other end lives in the starter, and closes however the starter dies.
 *
 *   node local/leash.ts COMMAND [ARGUMENT…]      started by local/child.ts, detached
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

function endGroup(): void {
  process.kill(-process.pid, 'SIGKILL');
}

// The group is asked to end before it is made to: the leader stays until the command has gone.
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
