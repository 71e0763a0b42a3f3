import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import type { Deployment, Resource } from '../../template.ts';
import { type FunctionConfiguration, LambdaFunction } from './function.ts';
import { Spares } from './spares.ts';

/** Lambda's defaults: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
const DEFAULT_TIMEOUT = 3;
const DEFAULT_MEMORY = 128;
/** Number of instances beyond the first of each function. Further invocations wait while all are busy. */
const MOST_SPARES = 16;

/**
 * Returns the functions of the templates, by ARN.
 * @param awsOf returns environment variables with which a role's SDK reaches the embedded services
 * @param logOf returns the destination of a function's output
 */
export function deployedFunctions(
  deployment: Deployment,
  awsOf: (role: string) => Record<string, string>,
  logOf: (name: string) => Writable,
): Map<string, LambdaFunction> {
  const spares = new Spares(MOST_SPARES);
  return new Map(
    deployment
      .resources('AWS::Lambda::Function')
      .map((resource) => [
        resource.arn,
        new LambdaFunction(
          functionConfiguration(resource, awsOf(resource.properties.Role)),
          logOf(resource.name),
          spares,
        ),
      ]),
  );
}

function functionConfiguration(resource: Resource, aws: Record<string, string>): FunctionConfiguration {
  const { properties, name, arn } = resource;
  const { Handler, Code, Environment, Timeout = DEFAULT_TIMEOUT, MemorySize = DEFAULT_MEMORY } = properties;
  if (typeof Code?.S3Key !== 'string') throw resource.fault('its code is not an asset of this project');
  const folder = resource.asset(Code.S3Key.split('.')[0]);
  return {
    name,
    arn,
    folder,
    handler: Handler,
    timeout: Number(Timeout),
    memory: Number(MemorySize),
    environment: {
      ...runtimeEnvironment(name, folder, Handler, Number(MemorySize)),
      ...aws,
      ...Environment?.Variables,
    },
  };
}

/** https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html#configuration-envvars-runtime */
function runtimeEnvironment(name: string, folder: string, handler: string, memory: number): Record<string, string> {
  return {
    PATH: [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    _HANDLER: handler,
    LAMBDA_TASK_ROOT: folder,
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memory),
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
  };
}
