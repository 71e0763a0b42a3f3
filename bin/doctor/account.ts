import { type Caller, caller } from '../../functions/platform/account/caller.ts';
import { quotaOf } from '../../functions/platform/account/quotas.ts';
import { type DeployedStack, findStack } from '../../functions/platform/account/stacks.ts';
import { type Finding, ok } from './finding.ts';
import { refusal } from './refusal.ts';

/** Finds out whose credentials are used. The other checks make no sense without them. */
export async function checkCaller(): Promise<{ findings: Finding[]; caller?: Caller }> {
  try {
    const found = await caller();
    const who = ok(
      `The credentials are those of ${found.arn}, in the account ${found.account}, region ${found.region}.`,
    );
    return { findings: [who], caller: found };
  } catch (error) {
    return { findings: [refusal('The credentials', error)] };
  }
}

/** @param needed the version of the bootstrap stack that the templates need */
export async function checkBootstrap({ account, region }: Caller, needed: number): Promise<Finding> {
  const fix = `npx cdk bootstrap aws://${account}/${region}`;
  try {
    const stack = await findStack('CDKToolkit');
    if (!stack) {
      const what = 'This account and region are not bootstrapped for the CDK.';
      return { level: 'fault', what, why: 'cdk deploy uploads templates, code and the image to its buckets.', fix };
    }
    const version = Number(stack.outputs.BootstrapVersion);
    if (version >= needed) return ok(`The CDK's bootstrap stack has version ${version}, and ${needed} is needed.`);
    const what = `The CDK's bootstrap stack has version ${version}, and ${needed} is needed.`;
    return { level: 'fault', what, why: 'cdk deploy refuses an older one.', fix };
  } catch (error) {
    return refusal('The bootstrap stack', error);
  }
}

interface Quota {
  service: string;
  code: string;
  name: string;
  /** At least this much is needed. Less is a fault. */
  least: number;
  /** Less is advice. */
  enough: number;
  what(value: number): string;
  why: string;
}

/** Quotas that a first deployment meets. https://docs.aws.amazon.com/general/latest/gr/aws-service-information.html */
const QUOTAS: readonly Quota[] = [
  {
    service: 'fargate',
    code: 'L-3032A538',
    name: 'The vCPU quota of Fargate',
    least: 2,
    enough: 16,
    what: (value) => `Fargate runs ${value} vCPUs at a time, which is ${Math.floor(value / 2)} jobs.`,
    why: 'Further jobs wait, and fail after about six hours.',
  },
  {
    service: 'lambda',
    code: 'L-B99A9384',
    name: 'The concurrency quota of Lambda',
    least: 1,
    enough: 100,
    what: (value) => `Lambda runs ${value} calls at a time for the whole account.`,
    why: 'Further requests of clients get 503, and states are repeated.',
  },
  {
    service: 'dynamodb',
    code: 'L-F98FE922',
    name: 'The table quota of DynamoDB',
    least: 7,
    enough: 20,
    what: (value) => `DynamoDB may have ${value} tables in this region.`,
    why: 'A stage needs seven.',
  },
];

export async function checkQuotas(): Promise<Finding[]> {
  return Promise.all(QUOTAS.map(checkQuota));
}

async function checkQuota({ service, code, name, least, enough, what, why }: Quota): Promise<Finding> {
  try {
    const value = await quotaOf(service, code);
    if (value === undefined) return { level: 'unknown', what: `${name} could not be checked: AWS names no value.` };
    if (value >= enough) return ok(what(value));
    const level = value < least ? 'fault' : 'advice';
    const request = 'aws service-quotas request-service-quota-increase';
    const fix = `${request} --service-code ${service} --quota-code ${code} --desired-value ${wanted(enough)}`;
    return { level, what: what(value), why, fix };
  } catch (error) {
    return refusal(name, error);
  }
}

/** Four times as much as is enough, because an increase takes days. */
const wanted = (enough: number): number => enough * 4;

/** Stacks in these states refuse the next deployment. */
const STUCK: Readonly<Record<string, string>> = {
  ROLLBACK_COMPLETE: 'aws cloudformation delete-stack --stack-name',
  ROLLBACK_FAILED: 'aws cloudformation delete-stack --stack-name',
  DELETE_FAILED: 'aws cloudformation delete-stack --stack-name',
  UPDATE_ROLLBACK_FAILED: 'aws cloudformation continue-update-rollback --stack-name',
};

/** Looks at a stack of the stage. @returns the stack too, if it is deployed */
export async function checkStack(name: string): Promise<{ finding: Finding; stack?: DeployedStack }> {
  try {
    const stack = await findStack(name);
    if (!stack) return { finding: ok(`${name} is not deployed yet.`) };
    const { status } = stack;
    const command = STUCK[status];
    if (command) {
      const why = 'CloudFormation refuses to deploy it again.';
      return {
        finding: { level: 'fault', what: `${name} is in the state ${status}.`, why, fix: `${command} ${name}` },
        stack,
      };
    }
    if (!status.endsWith('_IN_PROGRESS')) return { finding: ok(`${name} is deployed (${status}).`), stack };
    const fix = `aws cloudformation describe-stack-events --stack-name ${name}`;
    const busy = {
      level: 'advice',
      what: `${name} is being changed (${status}).`,
      why: 'Wait for its end.',
      fix,
    } as const;
    return { finding: busy, stack };
  } catch (error) {
    return { finding: refusal(`The stack ${name}`, error) };
  }
}
