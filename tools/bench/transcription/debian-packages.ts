import { spawnSync } from 'node:child_process';

const SPEECH = ['espeak-ng', 'python3', 'flite', 'sox', 'festival', 'festvox-kallpc16k'];
const FOREIGN = ['festvox-ru', 'festvox-czech-ph', 'festvox-suopuhe-lj', 'festvox-ca-ona-hts', 'festvox-hi-nsk'];
const SINGING = ['festvox-kdlpc16k'];

/** The parts of the bench. */
export const MEASURED = ['all', 'languages', 'long', 'singing'] as const;
export type Measured = (typeof MEASURED)[number];

const NEEDED: Readonly<Record<Measured, readonly string[]>> = {
  all: [...SPEECH, ...FOREIGN, ...SINGING],
  languages: [...SPEECH, ...FOREIGN],
  long: SPEECH,
  singing: [...SPEECH, ...SINGING],
};

/** Throws if Debian packages with the voices of this part are not installed, and says how to install them. */
export function checkPackages(measured: Measured): void {
  const missing = NEEDED[measured].filter((name) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status !== 0);
  if (missing.length > 0)
    throw new Error(`voices are missing; install them with: apt-get install --yes ${missing.join(' ')}`);
}
