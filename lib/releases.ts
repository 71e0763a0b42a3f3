import { Validations } from 'aws-cdk-lib';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { Functions } from './functions.ts';
import { pascalCase } from './pascal-case.ts';

/** Longer than the five minutes of the alarms, so that an alarm sees all of the first requests. */
const CANARY = LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES;

/**
 * Gives a tenth of the requests to a new version of a function for ten minutes, then all. If the function's alarm or the
 * one of the whole API goes off meanwhile, the requests go to the old version again, and the update fails.
 */
export class Releases extends Construct {
  constructor(scope: Construct, id: string, { aliases }: Functions, alarms: Alarms) {
    super(scope, id);
    const application = new LambdaApplication(this, 'Application');
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
    for (const [name, alias] of aliases) {
      new LambdaDeploymentGroup(this, pascalCase(name), {
        application,
        role,
        alias,
        deploymentConfig: CANARY,
        alarms: [alarms.apiFaults, alarms.ofFunction(name)],
      });
    }
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
      reason: 'AWS keeps the policy that CodeDeploy needs.',
    });
  }
}
