import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Alias, IFunction, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledgeWildcard } from './acknowledge-wildcard.ts';
import { API_HANDLERS } from './api-handlers.ts';
import type { DataStack } from './data-stack.ts';
import type { Handler } from './handler.ts';
import { HANDLER_NAMES, HANDLERS, type HandlerName, handlerFolder } from './handlers.ts';
import { MACHINE_VARIABLE, type MachineName, machineName } from './machine-names.ts';
import { pascalCase } from './pascal-case.ts';
import { grantCleanUp } from './provider-access.ts';
import { ServiceFunction } from './service-function.ts';
import type { StageName } from './stage.ts';

interface FunctionsProps {
  stage: StageName;
  data: DataStack;
  /** The folder with one bundle for each handler. */
  bundles: string;
  /** Separated by spaces; set only in the local stage. */
  allowedOrigins?: string;
  /** Empty if no model is named. */
  whisperModel: string;
  /** Whether requests reach the API's functions through aliases, which can share them between two versions. */
  canary: boolean;
}

/** All Lambda functions of the service. */
export class Functions extends Construct {
  readonly byName: Readonly<Record<HandlerName, LambdaFunction>>;
  /** Empty unless new code gets only a part of the requests at first. */
  readonly aliases: ReadonlyMap<HandlerName, Alias>;
  private readonly stage: StageName;

  constructor(scope: Construct, id: string, props: FunctionsProps) {
    super(scope, id);
    const { stage, data, bundles, allowedOrigins, whisperModel, canary } = props;
    this.stage = stage;
    const made = HANDLER_NAMES.map((name): [HandlerName, LambdaFunction] => {
      const handler: Handler = HANDLERS[name];
      const code = handlerFolder(bundles, name);
      const { lambda } = new ServiceFunction(this, pascalCase(name), { stage, name, handler, code, data });
      if (allowedOrigins !== undefined && handler.followsCallers) {
        lambda.addEnvironment('ALLOWED_ORIGINS', allowedOrigins);
      }
      if (handler.cleansUpProviders && lambda.role) grantCleanUp(lambda.role);
      if (handler.choosesEngines) lambda.addEnvironment('WHISPER_MODEL', whisperModel);
      return [name, lambda];
    });
    this.byName = Object.fromEntries(made) as Record<HandlerName, LambdaFunction>;
    this.grantExecutions();
    this.grantSending();
    const served = canary ? (Object.keys(API_HANDLERS) as (keyof typeof API_HANDLERS)[]) : [];
    this.aliases = new Map(served.map((name) => [name, this.byName[name].addAlias('serving')]));
  }

  /** Returns what the API invokes for a route. */
  serving(name: HandlerName): IFunction {
    // The types of the CDK declare the role of an alias in a way that exactOptionalPropertyTypes does not accept.
    return (this.aliases.get(name) as IFunction | undefined) ?? this.byName[name];
  }

  /** Grants the functions access to the state machines that their handlers declare. */
  private grantExecutions(): void {
    for (const name of HANDLER_NAMES) {
      const { starts = [], describes = [], lists = [], stops = [] }: Handler = HANDLERS[name];
      const lambda = this.byName[name];
      for (const machine of starts) this.grantOnMachine(lambda, 'states:StartExecution', machine);
      for (const machine of lists) this.grantOnMachine(lambda, 'states:ListExecutions', machine);
      for (const machine of describes) this.grantOnExecutions(lambda, 'states:DescribeExecution', machine);
      for (const machine of stops) this.grantOnExecutions(lambda, 'states:StopExecution', machine);
      for (const machine of new Set([...starts, ...describes, ...lists, ...stops])) {
        lambda.addEnvironment(MACHINE_VARIABLE[machine], this.machineArn(machine));
      }
    }
  }

  /**
   * Lets functions invoke the sender of webhooks, in the version of their own deployment. Versions of earlier deployments
   * invoke theirs.
   */
  private grantSending(): void {
    const sender = this.byName['send-webhook'];
    const versions = `${sender.functionArn}:*`;
    acknowledgeWildcard(this, versions, 'Versions of earlier deployments invoke the sender of theirs.');
    for (const name of HANDLER_NAMES) {
      const { sendsWebhooks }: Handler = HANDLERS[name];
      if (!sendsWebhooks) continue;
      const lambda = this.byName[name];
      lambda.addEnvironment('SEND_WEBHOOK_FUNCTION', sender.currentVersion.functionArn);
      lambda.addToRolePolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [versions] }));
    }
  }

  private grantOnMachine(lambda: LambdaFunction, action: string, machine: MachineName): void {
    lambda.addToRolePolicy(new PolicyStatement({ actions: [action], resources: [this.machineArn(machine)] }));
  }

  /**
   * Builds the ARN from the machine's name. A reference would make a cycle in the template, because a machine may
   * invoke the functions that start it.
   */
  private machineArn(machine: MachineName): string {
    return Stack.of(this).formatArn({
      service: 'states',
      resource: 'stateMachine',
      resourceName: machineName(this.stage, machine),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
  }

  private grantOnExecutions(lambda: LambdaFunction, action: string, machine: MachineName): void {
    const executions = Stack.of(this).formatArn({
      service: 'states',
      resource: 'execution',
      resourceName: `${machineName(this.stage, machine)}:*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    lambda.addToRolePolicy(new PolicyStatement({ actions: [action], resources: [executions] }));
    acknowledgeWildcard(this, executions, 'Executions are named by their jobs, which come and go.');
  }
}
