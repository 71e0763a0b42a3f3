import type { IncomingMessage } from 'node:http';
import { messageOf } from '../../fault.ts';
import type { Endpoint } from '../endpoint.ts';
import { sendJson, startJsonEndpoint } from '../json-endpoint.ts';
import { executionAccess } from '../rights/accesses.ts';
import { AccessDenied, type Principal } from '../rights/principals.ts';
import type { Callers } from '../signature.ts';
import type { Executions } from './executions.ts';
import { StatesError } from './states-error.ts';

type Input = Record<string, string>;
type Operation = (executions: Executions, input: Input) => object | Promise<object>;

/** The operations that the service and its operator use. */
const OPERATIONS: Record<string, Operation> = {
  StartExecution: (executions, { stateMachineArn = '', name, input }) => {
    const { executionArn, startDate } = executions.start(stateMachineArn, name, input);
    return { executionArn, startDate };
  },
  DescribeExecution: (executions, { executionArn = '' }) => executions.describe(executionArn),
  StopExecution: async (executions, { executionArn = '', error, cause }) => {
    const { stopDate } = await executions.stop(executionArn, error, cause);
    return { stopDate };
  },
  SendTaskSuccess: (executions, { taskToken = '', output = '' }) => {
    executions.returnToken(taskToken, output);
    return {};
  },
  GetExecutionHistory: (executions, { executionArn = '' }) => ({ events: executions.history(executionArn) }),
  ListStateMachines: (executions) => ({ stateMachines: executions.stateMachines() }),
  ListExecutions: (executions, { stateMachineArn = '', statusFilter }) => ({
    executions: executions
      .list(stateMachineArn)
      .filter(({ status }) => statusFilter === undefined || status === statusFilter)
      .map(({ input, output, error, cause, ...listed }) => listed),
  }),
};

const TARGET = /^AWSStepFunctions\.(\w+)$/;

/**
 * Serves AWS JSON 1.0, so that the AWS SDK can reach the executions.
 * @param executions returns undefined until the state machines exist, because they need to know this endpoint first
 */
export function serveStates(executions: () => Executions | undefined, callers: Callers<Principal>): Promise<Endpoint> {
  return startJsonEndpoint({ service: 'states', callers }, async (request, body, response, caller) => {
    try {
      sendJson(response, 200, await answer(executions(), request, body, caller));
    } catch (error) {
      if (error instanceof AccessDenied) throw error;
      const known = error instanceof StatesError;
      const __type = known ? error.name : 'InternalFailure';
      sendJson(response, known ? 400 : 500, { __type, message: messageOf(error) });
    }
  });
}

async function answer(
  executions: Executions | undefined,
  request: IncomingMessage,
  body: Buffer,
  caller: Principal,
): Promise<object> {
  if (!executions) throw new Error('the state machines do not exist yet');
  const name = TARGET.exec(String(request.headers['x-amz-target']))?.[1] ?? '';
  const operation = OPERATIONS[name];
  if (!operation)
    throw new StatesError('UnknownOperationException', `the local service does not know ${name || 'this'}`);
  const input = JSON.parse(body.toString('utf8'));
  caller.authorize(executionAccess(name, input));
  return operation(executions, input);
}
