import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Peer, Port, SecurityGroup } from 'aws-cdk-lib/aws-ec2';
import { Platform } from 'aws-cdk-lib/aws-ecr-assets';
import {
  Cluster,
  ContainerImage,
  ContainerInsights,
  CpuArchitecture,
  FargateTaskDefinition,
  LinuxParameters,
  LogDriver,
  OperatingSystemFamily,
} from 'aws-cdk-lib/aws-ecs';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { dataEnvironment, grantData } from './data-access.ts';
import type { DataStack } from './data-stack.ts';
import { MEDIA_ACCESS } from './handlers.ts';
import { logRetention } from './log-retention.ts';
import { ALLOCATION } from './media-image.ts';
import { MediaNetwork } from './media-network.ts';
import type { StageName } from './stage.ts';

interface MediaTaskProps {
  stage: StageName;
  data: DataStack;
  /** The folder from which the image is built. */
  image: string;
  /** Separated by spaces; set only in the local stage. */
  allowedOrigins?: string;
  /** Empty if no model is named. */
  whisperModel: string;
}

/** The Fargate task that prepares media and renders. The job state machine starts it, and it ends with its state. */
export class MediaTask extends Construct {
  readonly network: MediaNetwork;
  readonly cluster: Cluster;
  readonly definition: FargateTaskDefinition;
  readonly securityGroup: SecurityGroup;
  readonly log: LogGroup;

  constructor(scope: Construct, id: string, props: MediaTaskProps) {
    super(scope, id);
    this.network = new MediaNetwork(this, 'Network', { stage: props.stage });
    this.securityGroup = this.outboundWebOnly();
    this.cluster = new Cluster(this, 'Cluster', {
      vpc: this.network.vpc,
      containerInsightsV2: ContainerInsights.ENABLED,
      // Makes FARGATE and FARGATE_SPOT known to the cluster. The state machine chooses.
      enableFargateCapacityProviders: true,
    });
    this.definition = this.define(props);
    this.log = new LogGroup(this, 'Logs', {
      logGroupName: `/songreel/${props.stage}/media`,
      retention: logRetention(props.stage),
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.addContainer(props);
    grantData(this.definition.taskRole, MEDIA_ACCESS, props.data);
  }

  /** Allows no incoming connections, and outgoing ones only to ports 80 and 443, for downloads and AWS. */
  private outboundWebOnly(): SecurityGroup {
    const group = new SecurityGroup(this, 'SecurityGroup', {
      vpc: this.network.vpc,
      description: 'Media tasks: no way in, out to the web',
      allowAllOutbound: false,
    });
    group.addEgressRule(Peer.anyIpv4(), Port.tcp(80), 'Media that callers name');
    group.addEgressRule(Peer.anyIpv4(), Port.tcp(443), 'Media that callers name, and AWS');
    return group;
  }

  private define(props: MediaTaskProps): FargateTaskDefinition {
    const definition = new FargateTaskDefinition(this, 'Definition', {
      family: `songreel-${props.stage}-media`,
      cpu: 2048,
      memoryLimitMiB: 4096,
      runtimePlatform: {
        cpuArchitecture: CpuArchitecture.ARM64,
        operatingSystemFamily: OperatingSystemFamily.LINUX,
      },
    });
    // Running jobs still start tasks of this revision after a deployment has made the next one. Without this,
    // CloudFormation would deregister it, and ECS would refuse those starts.
    definition.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    return definition;
  }

  private addContainer({ stage, data, image, allowedOrigins, whisperModel }: MediaTaskProps): void {
    this.definition.addContainer('media', {
      image: ContainerImage.fromAsset(image, { platform: Platform.LINUX_ARM64 }),
      entryPoint: ['node', 'main.mjs'],
      // Reaps the child processes of a crashed ffmpeg.
      linuxParameters: new LinuxParameters(this, 'Linux', { initProcessEnabled: true }),
      logging: LogDriver.awsLogs({ logGroup: this.log, streamPrefix: 'media' }),
      environment: {
        STAGE: stage,
        ...ALLOCATION,
        ...dataEnvironment(MEDIA_ACCESS, data),
        WHISPER_MODEL: whisperModel,
        ...(allowedOrigins === undefined ? {} : { ALLOWED_ORIGINS: allowedOrigins }),
      },
    });
    Validations.of(this.definition).acknowledge(
      {
        id: 'AwsSolutions-ECS2',
        reason: 'The variables are the stage and the names of tables and bucket; none is a secret.',
      },
      {
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'ecr:GetAuthorizationToken, by which Fargate pulls the image, has no resource to name.',
      },
    );
  }
}
