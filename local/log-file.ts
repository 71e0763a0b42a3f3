import { close, open, write } from 'node:fs';
import { Writable } from 'node:stream';

/**
 * Returns a stream that appends to a file. A line that cannot be written, for example because the disk is full, is lost,
 * and the stream stays usable: a log must not end the service.
 */
export function logFile(path: string): Writable {
  let file: number | undefined;
  return new Writable({
    construct(done) {
      open(path, 'a', (_, opened) => {
        file = opened;
        done();
      });
    },
    write(chunk: Buffer, _, done) {
      if (file === undefined) done();
      else write(file, chunk, () => done());
    },
    destroy(error, done) {
      if (file === undefined) done(error);
      else close(file, () => done(error));
    },
  });
}
