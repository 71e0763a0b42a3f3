import { once } from 'node:events';
import type { Server } from 'node:http';
import type { LocalOptions } from './arguments.ts';
import { loadAssembly } from './assembly.ts';
import { startBuckets } from './aws/bucket/buckets.ts';
import { startDatabase } from './aws/database.ts';
import { DeployedRuntimes } from './aws/deployed-runtimes.ts';
import { EventBridge } from './aws/event-bridge.ts';
import { Fargate, type InImage } from './aws/fargate.ts';
import { baseUrl, createGateway } from './aws/gateway/gateway.ts';
import { aliasesOf, startKeys } from './aws/keys.ts';
import { serveFunctions } from './aws/lambda/endpoint.ts';
import { deployedFunctions } from './aws/lambda/functions.ts';
import { STOPPED } from './aws/lambda/protocol.ts';
import { PermittedRuntimes } from './aws/rights/permitted-runtimes.ts';
import { Principals } from './aws/rights/principals.ts';
import { checkStateMachineRoles } from './aws/rights/state-machine-roles.ts';
import { tablesOf } from './aws/rights/table-accesses.ts';
import { UseRecord } from './aws/rights/use-record.ts';
import { TaskFailure } from './aws/runtimes.ts';
import { ServiceCalls } from './aws/service-calls.ts';
import { deployedStateMachines } from './aws/states/definition.ts';
import { serveStates } from './aws/states/endpoint.ts';
import type { ExecutionDescription } from './aws/states/execution.ts';
import { Executions } from './aws/states/executions.ts';
import { createTables } from './aws/tables.ts';
import { awsEnvironment, type Endpoints } from './aws-environment.ts';
import type { DataFolder } from './data-folder.ts';
import { type DemoAccount, demoAccount } from './demo-account.ts';
import { Fault, messageOf } from './fault.ts';
import { operatorEnvironment } from './operator-environment.ts';
import { listen } from './ports.ts';
import { Deployment } from './template.ts';
import { whisperModel } from './whisper-model.ts';

export interface LocalService extends DemoAccount {
  base_url: string;
  endpoints: Endpoints;
}

/** A change in a job's execution: it entered a Task state, or its status changed. */
export interface JobEvent {
  job_id: string;
  state?: string;
  /** Status of the execution: running, succeeded, failed, timed_out or aborted. */
  status?: string;
  /** Reason of a failure: the job's error code and message. */
  error?: { code: string; message: string };
}

/** What needs to know the endpoints first, so that it exists only after them. */
interface Parts {
  executions?: Executions;
  runtimes?: DeployedRuntimes;
}

/** Callbacks while the service runs. */
export interface Watcher {
  onJob(event: JobEvent): void;
  onFault(message: string): void;
}

/**
 * Runs the templates of an assembly on a data folder.
 * @param ending gets every step that ends the service, even if the start fails halfway
 * @param inImage runs media tasks in their image; without it, they run on this machine
 * @throws Fault
 */
export async function startService(
  assembly: string,
  data: DataFolder,
  options: LocalOptions,
  watcher: Watcher,
  ending: AsyncDisposableStack,
  inImage?: InImage,
): Promise<LocalService> {
  const deployment = new Deployment(await loadAssembly(assembly), {
    AllowedOrigins: options.allowedOrigins.join(' '),
    WhisperModel: await whisperModel(process.env.WHISPER_MODEL),
  });
  const parts: Parts = {};
  const { providers, recordRights } = options;
  const record = recordRights === undefined ? undefined : new UseRecord(recordRights);
  const principals = Principals.of(deployment, (role, access) => record?.add(role, access));
  checkStateMachineRoles(deployment, principals);
  const endpoints = await startStores(deployment, data, principals, ending, parts);
  const running: Running = { deployment, data, options, principals, endpoints, watcher, ending };
  const runtimes = deployRuntimes(running, inImage);
  parts.runtimes = runtimes;
  const { executions, events } = deployMachines(running, runtimes);
  parts.executions = executions;

  const { server, stage } = createGateway(deployment, (arn, payload) => runtimes.invokeForGateway(arn, payload));
  const base_url = baseUrl(await serveApi(server, options.port, ending), stage);
  const operator = awsEnvironment(endpoints, principals.operator.credentials, providers);
  const environment = { ...operatorEnvironment(deployment), ...operator };
  await data.writeRecord({ pid: process.pid, base_url, environment, principals: principals.all });
  ending.defer(() => data.removeRecord());
  events.startSchedules();
  return { base_url, endpoints, ...(await demoAccount(data)) };
}

/** What the parts of a service are made from. */
interface Running {
  deployment: Deployment;
  data: DataFolder;
  options: LocalOptions;
  principals: Principals;
  endpoints: Endpoints;
  watcher: Watcher;
  ending: AsyncDisposableStack;
}

function deployRuntimes(running: Running, inImage: InImage | undefined): DeployedRuntimes {
  const { deployment, data, options, principals, endpoints, watcher, ending } = running;
  const { workers, refuse, startSeconds, providers } = options;
  const awsOf = (role: string) => awsEnvironment(endpoints, principals.role(role).credentials, providers);
  const { scratch } = data;
  const log = data.log('media');
  const fargate = new Fargate(deployment, { workers, refuse, startSeconds, awsOf, inImage, scratch, log });
  const functions = deployedFunctions(deployment, awsOf, (name) => data.log(name));
  const runtimes = new DeployedRuntimes(functions, fargate, watcher.onFault);
  ending.defer(() => runtimes.stop());
  return runtimes;
}

/** Lets state machines run, and rules start them and functions. */
function deployMachines(running: Running, runtimes: DeployedRuntimes): { executions: Executions; events: EventBridge } {
  const { deployment, options, principals, endpoints, watcher, ending } = running;
  const machines = deployedStateMachines(deployment, (arn) => {
    const role = principals.role(arn);
    const services = new ServiceCalls({ ...endpoints, providers: options.providers }, role.credentials);
    ending.defer(() => services.stop());
    return new PermittedRuntimes(runtimes, services, role);
  });
  const onFault = (fault: unknown) => {
    const wasStopped = fault instanceof TaskFailure && fault.name === STOPPED.errorType;
    if (!wasStopped) watcher.onFault(messageOf(fault));
  };
  const targets = {
    hasFunction: (arn: string) => runtimes.hasFunction(arn),
    invoke: (arn: string, event: object) => runtimes.invoke(arn, event),
    hasStateMachine: (arn: string) => machines.some((machine) => machine.arn === arn),
    start: (resource: string, event: object, role: string) => {
      principals.role(role).authorize({ action: 'states:StartExecution', resource });
      executions.start(resource, undefined, JSON.stringify(event));
    },
  };
  const events = new EventBridge(deployment, targets, onFault);
  const executions = new Executions(machines, {
    onStatus: ({ description }) => {
      events.executionChanged(description);
      watcher.onJob(statusEvent(description));
    },
    onTask: ({ description }, state) => watcher.onJob({ job_id: description.name, state }),
  });
  ending.defer(() => executions.close());
  ending.defer(() => events.stop());
  return { executions, events };
}

function statusEvent({ name, status, error, cause }: ExecutionDescription): JobEvent {
  const failure = error === undefined ? {} : { error: { code: error, message: cause ?? '' } };
  return { job_id: name, status: status.toLowerCase(), ...failure };
}

async function startStores(
  deployment: Deployment,
  data: DataFolder,
  principals: Principals,
  ending: AsyncDisposableStack,
  parts: Parts,
): Promise<Endpoints> {
  const [database, buckets, states, keys, functions] = await Promise.all([
    started(ending, startDatabase(data.database, principals, tablesOf(deployment))),
    started(ending, startBuckets(deployment, data.bucket, principals)),
    started(
      ending,
      serveStates(() => parts.executions, principals),
    ),
    started(ending, startKeys(data.keys, principals, aliasesOf(deployment))),
    started(
      ending,
      serveFunctions((arn, payload) => parts.runtimes?.outcomeOf(arn, payload), principals),
    ),
  ]);
  await createTables(deployment, database.endpoint, principals.operator.credentials);
  return {
    dynamodb: database.endpoint,
    s3: buckets.endpoint,
    states: states.endpoint,
    kms: keys.endpoint,
    lambda: functions.endpoint,
  };
}

/** Waits until a part has started, and arranges that it ends with the service. */
async function started<T extends { stop(): Promise<void> }>(ending: AsyncDisposableStack, start: Promise<T>) {
  return ending.adopt(await start, (part) => part.stop());
}

async function serveApi(server: Server, port: number, ending: AsyncDisposableStack): Promise<number> {
  try {
    const bound = await listen(server, port);
    ending.defer(async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    });
    return bound;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Fault(`port ${port} is in use: name another with --port, or 0 for any free one`);
    if (code === 'EACCES') throw new Fault(`port ${port} may not be used by this user: name another with --port`);
    throw error;
  }
}
