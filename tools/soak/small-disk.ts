import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file system in memory with a fixed size, which can be filled. Linux lets only root mount one. */
export class SmallDisk {
  readonly path: string;
  readonly #ballast: string;

  /** @throws Error if the system refuses to mount it */
  constructor(path: string, megabytes: number) {
    mkdirSync(path, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'songreel-soak', path], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.path = path;
    this.#ballast = join(path, 'ballast');
  }

  /** Takes all space that is free. Until `free`, every write that needs a new page fails with ENOSPC. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.path);
    const page = Buffer.alloc(bsize);
    try {
      writeFileSync(this.#ballast, Buffer.alloc(bavail * bsize));
      // Another program may have freed some space in the meantime.
      for (;;) writeFileSync(this.#ballast, page, { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  free(): void {
    rmSync(this.#ballast, { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['--lazy', this.path]);
  }
}
