/**
 * A thread that ends the task when its time is over, even if the main thread hangs. Step Functions gives up a state whose
 * time is over, but what still ran in the container would be billed until it ended. Its data is the limit in seconds.
 */
import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** What the main thread has to end its processes and remove its files. */
const GRACE_MS = 5_000;
const STANDARD_ERROR = 2;

const seconds: number = workerData;

setTimeout(() => {
  const message = `The task ended itself, because its ${seconds} s were over.`;
  // Written directly: what a thread prints passes through the main thread, which may hang.
  writeSync(STANDARD_ERROR, `${JSON.stringify({ level: 'ERROR', message, timestamp: new Date().toISOString() })}\n`);
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS);
}, seconds * 1000);

parentPort?.postMessage('watching');
