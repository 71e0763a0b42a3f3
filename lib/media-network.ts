import { RemovalPolicy } from 'aws-cdk-lib';
import {
  FlowLogDestination,
  FlowLogTrafficType,
  GatewayVpcEndpointAwsService,
  type IVpc,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { logRetention } from './log-retention.ts';
import type { StageName } from './stage.ts';

/**
 * The network of the media tasks. It has only public subnets, because a NAT gateway or interface endpoints would cost
 * more in an idle month than the tasks do in a busy one. The tasks' security group allows no incoming connections. S3
 * and DynamoDB are reached through gateway endpoints, which are free.
 */
export class MediaNetwork extends Construct {
  readonly vpc: IVpc;

  constructor(scope: Construct, id: string, props: { stage: StageName }) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'FlowLogs', {
      logGroupName: `/songreel/${props.stage}/network`,
      retention: logRetention(props.stage),
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.vpc = new Vpc(this, 'Vpc', {
      maxAzs: 2,
      natGateways: 0,
      subnetConfiguration: [{ name: 'Media', subnetType: SubnetType.PUBLIC, mapPublicIpOnLaunch: false }],
      gatewayEndpoints: {
        S3: { service: GatewayVpcEndpointAwsService.S3 },
        DynamoDb: { service: GatewayVpcEndpointAwsService.DYNAMODB },
      },
      flowLogs: {
        All: { destination: FlowLogDestination.toCloudWatchLogs(logGroup), trafficType: FlowLogTrafficType.ALL },
      },
    }) as IVpc;
  }
}
