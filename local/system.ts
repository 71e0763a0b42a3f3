import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { databaseProgram } from './aws/database-program.ts';
import { Fault } from './fault.ts';

/** Something that is needed: its name, the packages that contain it, and a check for it. */
export interface Requirement {
  what: string;
  apt: string[];
  brew: string[];
  isThere(): Promise<boolean>;
}

const ENGLISH_MODELS = [
  '/usr/share/pocketsphinx/model/en-us/en-us',
  '/opt/homebrew/share/pocketsphinx/model/en-us/en-us',
  '/usr/local/share/pocketsphinx/model/en-us/en-us',
];

/** Debian's packages, which the media image installs too. */
const DEBIAN: Record<'video' | 'recognition' | 'fonts', string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../functions/media/debian-packages.json'), 'utf8'),
);

const REQUIREMENTS: Requirement[] = [
  {
    what: 'ffmpeg with libx264 and aac',
    apt: DEBIAN.video,
    brew: ['ffmpeg'],
    isThere: async () => {
      const encoders = await output('ffmpeg', '-encoders');
      return / libx264 /.test(encoders) && / aac /.test(encoders);
    },
  },
  { what: 'ffprobe', apt: DEBIAN.video, brew: ['ffmpeg'], isThere: () => isProgram('ffprobe') },
  {
    what: 'pocketsphinx with its English model',
    apt: DEBIAN.recognition,
    brew: ['cmu-pocketsphinx'],
    isThere: async () => (await isProgram('pocketsphinx_batch')) && (await someIsThere(ENGLISH_MODELS)),
  },
  { what: 'espeak-ng', apt: DEBIAN.recognition, brew: ['espeak-ng'], isThere: () => isProgram('espeak-ng') },
  {
    what: 'fonts for every script',
    apt: DEBIAN.fonts,
    brew: ['fontconfig', 'font-noto-sans', 'font-noto-sans-cjk'],
    isThere: async () => {
      const families = await output('fc-list', ':', 'family');
      return ['Noto Sans', 'Noto Sans CJK'].every((family) => families.includes(family));
    },
  },
];

/** Finds what the service needs and the system lacks, as `ensureInstalled` does. @throws Fault */
export async function ensureSystem(progress: (text: string) => void): Promise<void> {
  await databaseProgram();
  await ensureInstalled(REQUIREMENTS, progress);
}

/**
 * Finds missing requirements. As root on Debian or Ubuntu, it installs them.
 * @param progress gets the output of the installation
 * @throws Fault with the command to run, if it cannot or must not install
 */
export async function ensureInstalled(
  requirements: readonly Requirement[],
  progress: (text: string) => void,
): Promise<void> {
  const missing = await missingAmong(requirements);
  if (missing.length === 0) return;
  const packages = [...new Set(missing.flatMap(({ apt }) => apt))];
  if (process.getuid?.() !== 0 || !(await isDebian()) || !(await isProgram('apt-get'))) {
    throw new Fault(await lacking(missing));
  }
  progress(`installing missing packages: ${packages.join(' ')}\n`);
  await apt(['update'], progress);
  await apt(['install', '--yes', '--no-install-recommends', ...packages], progress);
  const still = await missingAmong(requirements);
  if (still.length > 0) throw new Fault(await lacking(still));
}

async function missingAmong(requirements: readonly Requirement[]): Promise<Requirement[]> {
  const there = await Promise.all(requirements.map(({ isThere }) => isThere()));
  return requirements.filter((_, index) => !there[index]);
}

async function lacking(missing: Requirement[]): Promise<string> {
  const what = missing.map((requirement) => requirement.what).join(', ');
  return `this system lacks ${what}. Run: ${await installCommand(missing)}`;
}

async function installCommand(missing: Requirement[]): Promise<string> {
  const names = (of: (requirement: Requirement) => string[]) => [...new Set(missing.flatMap(of))].join(' ');
  if (process.platform === 'darwin') return `brew install ${names(({ brew }) => brew)}`;
  const packages = names(({ apt }) => apt);
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  if (await isDebian()) return `${sudo}apt-get update && ${sudo}apt-get install --yes ${packages}`;
  return `your system's package manager for what Debian calls ${packages}`;
}

async function apt(args: string[], progress: (text: string) => void): Promise<void> {
  // Another service that is starting may be installing the same packages.
  const child = spawn('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-2000);
      progress(String(chunk));
    });
  }
  const status = await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  if (status !== 0) throw new Fault(`apt-get ${args[0]} failed: ${said.trim().split('\n').at(-1)}`);
}

async function isDebian(): Promise<boolean> {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(release);
}

async function output(program: string, ...args: string[]): Promise<string> {
  return promisify(execFile)(program, args, { maxBuffer: 16 * 1024 * 1024 }).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

export async function isProgram(name: string): Promise<boolean> {
  return someIsThere((process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
}

async function someIsThere(paths: string[]): Promise<boolean> {
  const found = await Promise.all(
    paths.map((path) =>
      access(path).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
}
