import type { Caller } from '../../functions/platform/account/caller.ts';
import type { DeployedStack } from '../../functions/platform/account/stacks.ts';
import { checkBootstrap, checkCaller, checkQuotas, checkStack } from './account.ts';
import type { DoctorLine } from './command-line.ts';
import { costFindings } from './costs.ts';
import { type Finding, ok } from './finding.ts';
import { checkMachine, thisMachine } from './machine.ts';
import { checkRetained } from './retained.ts';
import { smokeTest } from './smoke.ts';
import { type StageTemplates, synthesizeStage } from './templates.ts';

/** Yields the findings about a stage: this machine, the templates and their costs, then the AWS account. */
export async function* examine(line: DoctorLine): AsyncGenerator<Finding> {
  yield* await checkMachine(thisMachine());
  const templates = await synthesized(line.stage);
  yield templates.finding;
  if (templates.found) yield* costFindings(templates.found.resources);

  const { findings, caller } = await checkCaller();
  yield* findings;
  if (!caller) {
    yield { level: 'unknown', what: 'Bootstrap, quotas, stacks and names were not checked: they need credentials.' };
    return;
  }
  if (templates.found) yield await checkBootstrap(caller, templates.found.bootstrapVersion);
  yield* await checkQuotas();
  const service = yield* checkStacks(line.stage, caller, templates.found?.tables ?? []);
  if (service) yield* afterDeployment(line, service);
  else if (line.smoke) yield { level: 'fault', what: 'There is nothing to test.', why: 'The stage is not deployed.' };
}

async function synthesized(stage: string): Promise<{ finding: Finding; found?: StageTemplates }> {
  try {
    const found = await synthesizeStage(stage);
    return { finding: ok(`The templates of ${stage} synthesize: ${found.resources.length} resources.`), found };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return {
      finding: { level: 'fault', what, why: 'cdk deploy does the same first.', fix: 'npm ci, then npm run synth' },
    };
  }
}

/** @returns the service stack, if it is deployed */
async function* checkStacks(
  stage: string,
  caller: Caller,
  tables: readonly string[],
): AsyncGenerator<Finding, DeployedStack | undefined> {
  const prefix = `Songreel-${stage.charAt(0).toUpperCase()}${stage.slice(1)}`;
  const data = await checkStack(`${prefix}-Data`);
  yield data.finding;
  if (!data.stack && data.finding.level === 'ok') yield* await checkRetained(stage, tables, caller);
  const service = await checkStack(`${prefix}-Service`);
  yield service.finding;
  return service.stack;
}

async function* afterDeployment(line: DoctorLine, { outputs }: DeployedStack): AsyncGenerator<Finding> {
  if (line.smoke) {
    yield* smokeTest(line, outputs.BaseUrl ?? '');
    return;
  }
  const fix = `npm run doctor -- --stage ${line.stage} --smoke`;
  yield { level: 'advice', what: 'The stage is deployed, but this run does not test it.', fix };
}
