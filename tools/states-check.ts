/**
 * Sends the table of cases that the local interpreter is tested with to TestState in a real account, and prints where
 * Step Functions differs from the table:
 *
 *   npm run states:check -- --stage dev [--region eu-west-1]
 *
 * It uses the role of the stage's state machine, so the stage must be deployed. All work is mocked: nothing is called and
 * nothing is stored. The credentials need states:TestState, states:ListStateMachines, states:DescribeStateMachine and
 * iam:PassRole. The exit status is 0 if there is no difference.
 */

import { messageOf } from '../local/fault.ts';
import { StepFunctions } from '../local/session/test-state.ts';
import { optionsOf } from './options.ts';
import { CASES } from './states/cases.ts';
import { differences } from './states/differences.ts';

const { values } = optionsOf({ options: { stage: { type: 'string' }, region: { type: 'string' } } });
if (values.stage === undefined) throw new Error('Name a stage: npm run states:check -- --stage dev');

const stepFunctions = new StepFunctions(values.region);
try {
  process.exitCode = (await check(values.stage)) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}

async function check(stage: string): Promise<boolean> {
  const role = await stepFunctions.roleOfStage(stage);
  let cases = 0;
  let different = 0;
  for (const [part, rows] of Object.entries(CASES)) {
    for (const row of rows) {
      const found = await stepFunctions.test(row, role).then(
        (answer) => differences(row, answer),
        (error) => [`TestState refuses it: ${messageOf(error)}`],
      );
      cases += 1;
      if (found.length > 0) different += 1;
      for (const difference of found) process.stdout.write(`${part}: ${row.name}: ${difference} (${row.source})\n`);
    }
  }
  process.stdout.write(`${cases} cases, ${different} differ\n`);
  return different === 0;
}
