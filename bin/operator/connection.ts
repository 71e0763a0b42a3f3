import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from './fault.ts';

/** Names of the tables. The operator finds them by the same environment variables as the functions. */
const TABLES = ['accounts', 'keys', 'jobs', 'ledger', 'idempotency', 'settings'];

/** The record that a running local service writes into its data folder. */
interface ServiceFile {
  pid: number;
  environment: Record<string, string>;
}

/** Connects to a stage on AWS, with the credentials and the region that all AWS tools on this machine use. */
export function connectToStage(stage: string): void {
  process.env.STAGE = stage;
  for (const name of TABLES) process.env[`${name.toUpperCase()}_TABLE`] = `songreel-${stage}-${name}`;
  process.env.WEBHOOK_SECRETS_KEY = `alias/songreel-${stage}-webhook-secrets`;
}

/**
 * Returns the account and region of a stage, which are shown before a command changes anything there. They complete the
 * ARNs of the state machines whose executions are the jobs and deliver webhooks.
 * @throws Fault if no region is set, or the stage is not deployed there
 */
export async function placeOf(stage: string): Promise<string> {
  const { whereabouts } = await import('../../functions/platform/whereabouts.ts');
  const place = await whereabouts().catch((error: Error) => {
    if (error.message !== 'Region is missing') throw error;
    throw new Fault('No AWS region is set. Set AWS_REGION, or a region in your AWS profile.');
  });
  if (place) {
    const machines = `arn:${place.partition}:states:${place.region}:${place.account}:stateMachine:songreel-${stage}`;
    process.env.JOB_STATE_MACHINE = `${machines}-job`;
    process.env.SETTLEMENT_STATE_MACHINE = `${machines}-settlement`;
    return `the stage ${stage} in the AWS account ${place.account}, region ${place.region}`;
  }
  throw new Fault(`The stage ${stage} is not deployed in this AWS account and region. Set AWS_PROFILE or AWS_REGION.`);
}

/** Connects to the local service on a data folder. @throws Fault if no service is running on it */
export async function connectToFolder(folder: string): Promise<void> {
  const { pid, environment } = await readServiceFile(folder);
  if (!isAlive(pid)) throw noService(folder);
  Object.assign(process.env, environment);
}

async function readServiceFile(folder: string): Promise<ServiceFile> {
  const path = join(folder, 'service.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw noService(folder);
  });
  try {
    const { pid, environment } = JSON.parse(text) as ServiceFile;
    if (Number.isInteger(pid) && typeof environment === 'object') return { pid, environment };
  } catch {
    // A damaged file gets the same message below as a file with missing fields.
  }
  throw new Fault(`${path} is damaged; start the service again.`);
}

function noService(folder: string): Fault {
  return new Fault(
    `No local service is running on ${folder}. Start it with "npm start", or name another folder or stage.`,
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
