/**
 * Disturbs every call that the service makes in the life of a job, one at a time and in every way, and checks after each
 * that every promise about money and ends is kept:
 *
 *   npm run faults -- [--walk 'a lyric video'] [--fault restarted] [--shard 1/2] [--list]
 *
 * Prints a table of calls and faults; with `--list` only the calls. `--shard 1/2` walks every second walk, from the first
 * one on. The exit status is 0 if the service survives all of them.
 */
import '../test/platform/quiet.ts';
import { disturb, FAULTS, type FaultKind, WALKS, walk } from '../test/simulation/walks.ts';
import { World } from '../test/simulation/world.ts';
import { optionsOf } from './options.ts';

const { values } = optionsOf({
  options: {
    walk: { type: 'string' },
    fault: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    list: { type: 'boolean', default: false },
  },
});
const SURVIVED = 'ok';
const BROKEN = 'BROKEN';

const world = await World.start();
const kinds = FAULTS.filter((kind) => values.fault === undefined || values.fault === kind);
const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
const walks = (values.walk === undefined ? Object.keys(WALKS) : [values.walk]).filter(
  (_, index) => index % shards === shard - 1,
);
if (values.list) await list();
else process.exitCode = (await disturbAll()) ? 0 : 1;
await world.stop();

async function list(): Promise<void> {
  const labels = new Set<string>();
  for (const name of walks) for (const { label } of await walk(world, name)) labels.add(label);
  for (const label of [...labels].sort()) print(label);
}

async function disturbAll(): Promise<boolean> {
  let faults = 0;
  const broken: string[] = [];
  for (const name of walks) {
    const rows = new Map<string, Partial<Record<FaultKind, string>>>();
    for await (const { place, kind, broken: what } of disturb(world, name, kinds)) {
      faults += 1;
      const row = rows.get(place.label) ?? {};
      // One row stands for all calls of that kind.
      row[kind] = what === undefined ? (row[kind] ?? SURVIVED) : BROKEN;
      rows.set(place.label, row);
      if (what !== undefined) broken.push(`${name}, ${place.label}, ${kind}: ${what}`);
    }
    print(`\n${name}\n\n| call | ${kinds.join(' | ')} |\n|---|${kinds.map(() => '---|').join('')}`);
    for (const [label, row] of rows) print(`| ${label} | ${kinds.map((kind) => row[kind] ?? '').join(' | ')} |`);
  }
  for (const one of broken) print(one);
  print(`\n${faults} faults, ${faults - broken.length} survived`);
  return broken.length === 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
