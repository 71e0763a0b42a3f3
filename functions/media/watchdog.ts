/**
 * A thread that ends the task after its time limit, even if the main thread hangs. Step Functions stops waiting for a
 * state after the limit, but the container would run on and be billed. `workerData` is the limit in seconds.
 */
import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** Milliseconds for the main thread to end its processes and remove its files. */
const GRACE_MS = 5_000;
const STANDARD_ERROR = 2;

const seconds: number = workerData;

setTimeout(() => {
  const message = `The task ended itself after its time limit of ${seconds} s.`;
  // Writes directly, because a thread's usual output passes through the main thread, which may hang.
  writeSync(STANDARD_ERROR, `${JSON.stringify({ level: 'ERROR', message, timestamp: new Date().toISOString() })}\n`);
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS);
}, seconds * 1000);

parentPort?.postMessage('watching');
