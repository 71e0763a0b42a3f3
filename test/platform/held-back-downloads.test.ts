import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { downloadPublic } from '../../functions/platform/public-fetch.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

/**
 * Downloads whose disk is slower than their server. The file is a pipe that is read only when the test wants it. Data
 * that cannot be written yet waits in the connection.
 */
const MIB = 1024 * 1024;
const BODY = 48 * MIB;
const PIECE = Buffer.alloc(MIB / 4, 7);
/** Milliseconds. A server that could send nothing for this long is held back. */
const STILL_MS = 300;

let server: Server;
let socket: Socket;
/** Bytes that the system has accepted from the server. */
let sent = 0;
let folder: TemporaryFolder;
let pipe: string;
let reading: number;

beforeEach(async () => {
  sent = 0;
  server = createServer((request, response) => {
    socket = request.socket;
    response.writeHead(200, request.url === '/measured' ? { 'content-length': BODY } : {});
    void send(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, { STAGE: 'local', ALLOWED_ORIGINS: origin });
  folder = await temporaryFolder();
  pipe = join(folder.path, 'pipe');
  execFileSync('mkfifo', [pipe]);
  reading = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
});

afterEach(async () => {
  closeSync(reading);
  server.closeAllConnections();
  server.close();
  await folder.remove();
});

async function send(response: ServerResponse): Promise<void> {
  while (sent < BODY && !response.destroyed) {
    await new Promise((resolve) => response.write(PIECE, resolve));
    sent += PIECE.length;
  }
  response.end();
}

function download(path: string): Promise<{ bytes: number }> {
  const { port } = server.address() as AddressInfo;
  return downloadPublic(`http://127.0.0.1:${port}${path}`, { maxBytes: BODY, path: pipe });
}

/** Waits until the server can send no more. Returns how much it has sent. */
async function heldBack(): Promise<number> {
  for (let before = -1; ; before = sent) {
    await sleep(STILL_MS);
    if (sent > 0 && sent === before) return sent;
  }
}

/** Reads the pipe until the download has settled. */
async function letGo<T>(settling: Promise<T>): Promise<T> {
  const buffer = Buffer.alloc(MIB);
  const reader = setInterval(() => {
    try {
      while (readSync(reading, buffer) > 0);
    } catch {
      // EAGAIN means that the pipe is empty at the moment.
    }
  }, 1);
  return settling.finally(() => clearInterval(reader));
}

describe('a download that is held back', () => {
  test.each([
    ['/measured', 'ends', () => socket.destroy()],
    ['/measured', 'resets', () => socket.resetAndDestroy()],
    ['/unmeasured', 'ends', () => socket.destroy()],
    ['/unmeasured', 'resets', () => socket.resetAndDestroy()],
  ])('fails visibly when the server of %s %s the connection', async (path, _, hangUp) => {
    const failing = download(path).catch((error) => error);
    await heldBack();
    hangUp();
    await sleep(STILL_MS);
    expect(await letGo(failing)).toMatchObject({ name: 'FetchFailure', fault: 'unreachable' });
  });

  test('accepts no more from its server than the buffers can store, and is complete in the end', async () => {
    const whole = download('/measured');
    expect(await heldBack()).toBeLessThan(16 * MIB);
    expect(await letGo(whole)).toEqual({ bytes: BODY });
  });
});
