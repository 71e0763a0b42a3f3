import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Chance, chanceOf } from '../../engines/drawing/chance.ts';
import { findPeople } from '../../engines/people/find-person.ts';
import { type Checked, checkMedia, openWorkshop, type Workshop } from '../media/prepare/media-files.ts';
import { Canary } from './canary.ts';
import { changedMedia } from './media-changes.ts';
import { referringMedia } from './media-references.ts';
import { makeSeeds, type Seed } from './media-seeds.ts';

/** Prepares changed files as the task does, and checks what must hold for every one. */
export interface MediaReport {
  files: number;
  /** Numbers of files by outcome: an error code, `a song` or `an image`. */
  outcomes: Record<string, number>;
  /** Pictures that were searched for people, and those in which a person was found. */
  searched: number;
  people: number;
  violations: MediaViolation[];
  /** Processor time of the most expensive file. */
  mostCpuSeconds: number;
  /** Megabytes. */
  largestPeak: number;
}

export interface MediaViolation {
  /** The number of the file: the same for the same seed. */
  file: number;
  from: string;
  changes: string[];
  what: string;
}

interface Made {
  number: number;
  path: string;
  seed: Seed;
  changes: string[];
}

/** The limits of the decoders' processes are larger, so that they never end a valid file on a loaded machine. */
const MAX_PEAK_MB = 600;
/** Seconds of processor time. The longest song that is allowed takes up to 36 on an overloaded machine. */
const MAX_CPU_SECONDS = 60;
const REFERRING = 0.2;
/** Files that one process checks. */
const BATCH = 24;
const AT_ONCE = 2;
const ERRORS = /^(media_unreadable|audio_too_long|audio_too_short|image_too_large)$/;
/** What only somebody inside the service may read. */
const INTERNAL = /\/tmp|ffmpeg|ffprobe|vips|prlimit|Error:/;

export class MediaFuzz {
  readonly #workshop: Workshop;
  readonly #seeds: Seed[];
  readonly #canary: Canary;
  readonly #seed: string;
  readonly #report: MediaReport = {
    files: 0,
    outcomes: {},
    searched: 0,
    people: 0,
    violations: [],
    mostCpuSeconds: 0,
    largestPeak: 0,
  };

  private constructor(workshop: Workshop, seeds: Seed[], canary: Canary, seed: string) {
    this.#workshop = workshop;
    this.#seeds = seeds;
    this.#canary = canary;
    this.#seed = seed;
  }

  static async start(seed: string): Promise<MediaFuzz> {
    const workshop = await openWorkshop();
    const seeds = await makeSeeds(workshop);
    const canary = await Canary.plant(workshop.path('song.wav'), workshop.path('canary.wav'));
    return new MediaFuzz(workshop, seeds, canary, seed);
  }

  async stop(): Promise<void> {
    await this.#canary.remove();
    await this.#workshop.remove();
  }

  /**
   * Makes and checks files.
   * @param first the number of the first file
   * @param onProgress is called after each batch
   */
  async run(first: number, count: number, onProgress: (done: number) => void = () => undefined): Promise<MediaReport> {
    let next = first;
    const worker = async () => {
      while (next < first + count) {
        const numbers = Array.from({ length: Math.min(BATCH, first + count - next) }, () => next++);
        await this.#batch(numbers);
        onProgress(this.#report.files);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return this.#report;
  }

  async #batch(numbers: number[]): Promise<void> {
    const made = await Promise.all(numbers.map((number) => this.#make(number)));
    const checked = await checkMedia(
      made.map(({ path, seed }) => `${seed.kind === 'song' ? 'words' : 'portrait'}:${path}`),
    );
    made.forEach((file, index) => {
      this.#judge(file, checked[index] as Checked);
    });
    await this.#searchPeople(made.filter(({ path }) => existsSync(`${path}.png`)));
    // Two batches run at a time, so the files of both may have led there.
    for (const target of this.#canary.touched()) {
      this.#report.violations.push({
        file: numbers[0] ?? 0,
        from: `files ${numbers}`,
        changes: [],
        what: `reaches ${target}`,
      });
    }
    await Promise.all(made.flatMap(({ path }) => [path, `${path}.png`]).map((path) => rm(path, { force: true })));
  }

  async #make(number: number): Promise<Made> {
    const chance = chanceOf(`${this.#seed}/${number}`);
    const seed = chance.pick(this.#seeds);
    const { bytes, changes } = this.#change(seed, chance);
    return { number, seed, changes, path: await this.#workshop.write(`${number}`, bytes) };
  }

  #change(seed: Seed, chance: Chance): { bytes: Buffer; changes: string[] } {
    const movie = this.#seeds.find(({ name }) => name === 'song.mov')?.bytes ?? Buffer.alloc(0);
    if (chance.next() < REFERRING) return referringMedia(seed, movie, this.#canary, chance);
    if (chance.next() < 0.05) {
      const other = chance.pick(this.#seeds);
      const cut = chance.below(seed.bytes.length);
      return {
        bytes: Buffer.concat([seed.bytes.subarray(0, cut), other.bytes.subarray(cut)]),
        changes: [`the rest of ${other.name}`],
      };
    }
    return changedMedia(seed.bytes, chance);
  }

  #judge(file: Made, { duration, error, cpuSeconds, peak }: Checked): void {
    const report = this.#report;
    const isSong = file.seed.kind === 'song';
    const outcome = error ? (error.code ?? 'an exception') : isSong ? 'a song' : 'an image';
    report.files += 1;
    report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1;
    report.mostCpuSeconds = Math.max(report.mostCpuSeconds, cpuSeconds);
    report.largestPeak = Math.max(report.largestPeak, peak);
    const faults = [
      error && !ERRORS.test(outcome) && `no error of the job, but ${JSON.stringify(error)}`,
      error && INTERNAL.test(error.message ?? '') && `tells of the inside: ${error.message}`,
      !error && isSong && !((duration ?? 0) > 0) && `lasts ${duration} ms`,
      peak > MAX_PEAK_MB && `takes ${Math.round(peak)} MB`,
      cpuSeconds > MAX_CPU_SECONDS && `takes ${cpuSeconds} seconds of processor time`,
    ];
    for (const what of faults) if (what) this.#violation(file, what);
  }

  /** Searches as the engines do. A search that fails is only a warning there, and a violation here. */
  async #searchPeople(images: Made[]): Promise<void> {
    const failures: string[] = [];
    const onWarning = (warning: Error) => warning.name === 'PeopleSearchWarning' && failures.push(warning.message);
    process.on('warning', onWarning);
    const people = await findPeople(
      images.map(({ path }) => `${path}.png`),
      this.#workshop.folder,
    );
    // Node.js emits a warning in the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', onWarning);
    this.#report.searched += images.length;
    this.#report.people += people.filter((person) => person !== undefined).length;
    const [image] = images;
    for (const failure of failures) if (image) this.#violation(image, `or one of its batch: ${failure}`);
  }

  #violation({ number, seed, changes }: Made, what: string): void {
    this.#report.violations.push({ file: number, from: seed.name, changes, what });
  }
}
