/**
 * Goes on all journeys of clients, operators and crashes through the local service, and prints for each right that the
 * templates grant which journey is refused without it:
 *
 *   npm run rights
 *
 * The exit status is 0 if each right is needed, except those that only AWS itself uses.
 */
import { loadAssembly } from '../local/assembly.ts';
import { synthesize } from '../local/synthesis.ts';
import { Deployment } from '../local/template.ts';
import { grantsOf, refusedWithout } from '../test/acceptance/granted-rights.ts';
import { goOnJourneys } from '../test/acceptance/journeys.ts';
import { reasonWithoutUse } from '../test/acceptance/unused-rights.ts';

const uses = await goOnJourneys(undefined, (journey) => process.stderr.write(`${journey}\n`));
const deployment = new Deployment(await loadAssembly((await synthesize()).folder), {});
const counts = { needed: 0, explained: 0, unused: 0 };
for (const grant of grantsOf(deployment)) {
  const journey = refusedWithout(grant, uses);
  const reason = reasonWithoutUse(grant);
  const kind = journey !== undefined ? 'needed' : reason !== undefined ? 'explained' : 'unused';
  counts[kind] += 1;
  const role = grant.role.replace(/^.*Songreel-Local-Service-/, '');
  process.stdout.write(`${kind}\t${role}\t${grant.what}\t${journey ?? reason ?? 'no journey needs it'}\n`);
}
process.stdout.write(`\n${counts.needed} needed, ${counts.explained} used by AWS only, ${counts.unused} unused\n`);
process.exitCode = counts.unused === 0 ? 0 : 1;
