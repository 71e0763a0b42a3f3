import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { dataEnvironment, grantData } from './data-access.ts';
import type { DataStack } from './data-stack.ts';
import type { Handler } from './handler.ts';
import { logRetention } from './log-retention.ts';
import type { StageName } from './stage.ts';

interface ServiceFunctionProps {
  stage: StageName;
  /** Name of the handler's file, and the last part of the function's name. */
  name: string;
  handler: Handler;
  /** The folder with its bundle, `index.mjs`. */
  code: string;
  data: DataStack;
}

/** One Lambda function with its own role and log group, and only the permissions that its handler declares. */
export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    const { stage, name, handler, data } = props;
    const functionName = `songreel-${stage}-${name}`;
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: logRetention(stage),
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    grantData(role, handler.access, data);

    this.lambda = new LambdaFunction(this, 'Function', {
      functionName,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(props.code),
      handler: 'index.handler',
      timeout: Duration.seconds(handler.timeout),
      memorySize: handler.memory,
      tracing: Tracing.ACTIVE,
      role,
      logGroup,
      // Versions of earlier deployments stay, because running jobs call them.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
      environment: {
        STAGE: stage,
        NODE_OPTIONS: '--enable-source-maps',
        ...dataEnvironment(handler.access, data),
      },
    });
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray has no resources to name: it takes segments for the account.',
    });
  }
}
