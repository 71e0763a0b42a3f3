import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { StageName } from './stage.ts';

interface WebAclProps {
  stage: StageName;
  rest: RestApi;
  /** Requests of one address in five minutes. */
  limit: number;
}

/** Refuses addresses that send too many requests, before API Gateway calls a function. The gateway answers with 429. */
export class WebAcl extends Construct {
  constructor(scope: Construct, id: string, { stage, rest, limit }: WebAclProps) {
    super(scope, id);
    const seen = (metricName: string) => ({
      metricName,
      cloudWatchMetricsEnabled: true,
      sampledRequestsEnabled: true,
    });
    const acl = new CfnWebACL(this, 'Acl', {
      name: `songreel-${stage}`,
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: seen(`songreel-${stage}`),
      rules: [
        {
          name: 'rate-by-address',
          priority: 0,
          action: { block: {} },
          statement: { rateBasedStatement: { limit, aggregateKeyType: 'IP', evaluationWindowSec: 300 } },
          visibilityConfig: seen(`songreel-${stage}-rate-by-address`),
        },
      ],
    });
    new CfnWebACLAssociation(this, 'Association', {
      resourceArn: rest.deploymentStage.stageArn,
      webAclArn: acl.attrArn,
    });
  }
}
