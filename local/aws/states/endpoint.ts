import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { KEEP_ALIVE, LOOPBACK, listen } from '../../ports.ts';
import { type Executions, StatesError } from './executions.ts';

export interface StatesEndpoint {
  /** Where the Step Functions protocol is spoken. */
  endpoint: string;
  stop(): Promise<void>;
}

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
 * Speaks AWS JSON 1.0, so that the real SDK client reaches the executions.
 * @param executions undefined until the state machines are there, which need to know this endpoint first
 */
export async function serveStates(executions: () => Executions | undefined): Promise<StatesEndpoint> {
  const server = createServer((request, response) => {
    answer(executions(), request).then(
      (body) => send(response, 200, body),
      (error) => {
        const known = error instanceof StatesError;
        const __type = known ? error.name : 'InternalFailure';
        send(response, known ? 400 : 500, { __type, message: error.message });
      },
    );
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  const port = await listen(server);
  return {
    endpoint: `http://${LOOPBACK}:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(executions: Executions | undefined, request: IncomingMessage): Promise<object> {
  if (!executions) throw new Error('the state machines are not there yet');
  const name = TARGET.exec(String(request.headers['x-amz-target']))?.[1] ?? '';
  const operation = OPERATIONS[name];
  if (!operation)
    throw new StatesError('UnknownOperationException', `the local service does not know ${name || 'this'}`);
  return operation(executions, JSON.parse(await textOf(request)));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
}
