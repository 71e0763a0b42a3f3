/** The resource types that the local service runs, and how CloudFormation names their resources. */

/** All resources have the same region and account. */
export const REGION = 'us-east-1';
export const ACCOUNT = '000000000000';

interface ResourceType {
  /** The property that holds a name from the template. */
  name?: string;
  /** The ARN of a resource by its name, after `arn:aws:`. */
  arn?: (name: string) => string;
  /** The value of Ref, by default the name. */
  ref?: 'arn';
}

const at = (service: string) => `${service}:${REGION}:${ACCOUNT}`;

/** Types that the local service runs, and types that those refer to by name. */
export const RESOURCE_TYPES: Record<string, ResourceType> = {
  'AWS::DynamoDB::Table': { name: 'TableName', arn: (name) => `${at('dynamodb')}:table/${name}` },
  'AWS::DynamoDB::GlobalTable': { name: 'TableName', arn: (name) => `${at('dynamodb')}:table/${name}` },
  'AWS::S3::Bucket': { name: 'BucketName', arn: (name) => `s3:::${name}` },
  'AWS::Lambda::Function': { name: 'FunctionName', arn: (name) => `${at('lambda')}:function:${name}` },
  // Every version runs the function's present code here, because a restart replaces it.
  'AWS::Lambda::Version': { name: 'FunctionName', arn: (name) => `${at('lambda')}:function:${name}:1`, ref: 'arn' },
  'AWS::Lambda::Permission': {},
  'AWS::StepFunctions::StateMachine': {
    name: 'StateMachineName',
    arn: (name) => `${at('states')}:stateMachine:${name}`,
    ref: 'arn',
  },
  'AWS::ECS::Cluster': { name: 'ClusterName', arn: (name) => `${at('ecs')}:cluster/${name}` },
  'AWS::ECS::TaskDefinition': { name: 'Family', arn: (name) => `${at('ecs')}:task-definition/${name}:1`, ref: 'arn' },
  'AWS::Events::Rule': { name: 'Name', arn: (name) => `${at('events')}:rule/${name}` },
  'AWS::ApiGateway::RestApi': {},
  'AWS::ApiGateway::Resource': {},
  'AWS::ApiGateway::Method': {},
  'AWS::ApiGateway::Deployment': {},
  'AWS::ApiGateway::Stage': { name: 'StageName' },
  'AWS::ApiGateway::GatewayResponse': {},
  'AWS::IAM::Policy': { name: 'PolicyName' },
  'AWS::IAM::Role': { name: 'RoleName', arn: (name) => `iam::${ACCOUNT}:role/${name}` },
  'AWS::KMS::Alias': { name: 'AliasName' },
  'AWS::KMS::Key': { arn: (name) => `${at('kms')}:key/${name}` },
  'AWS::Logs::LogGroup': { name: 'LogGroupName', arn: (name) => `${at('logs')}:log-group:${name}:*` },
  'AWS::SNS::Topic': { name: 'TopicName', arn: (name) => `${at('sns')}:${name}`, ref: 'arn' },
};

/** Types for protection, monitoring and networks on AWS. The local service ignores them. */
const WITHOUT_LOCAL_EFFECT = [
  /^AWS::IAM::/,
  /^AWS::KMS::/,
  /^AWS::Logs::/,
  /^AWS::EC2::(VPC|Subnet|RouteTable|Route|InternetGateway|SecurityGroup|NetworkAcl|FlowLog)/,
  /^AWS::EC2::(SubnetRouteTableAssociation|VPCGatewayAttachment|VPCEndpoint)$/,
  /^AWS::CloudWatch::/,
  /^AWS::SNS::(Topic|TopicPolicy|Subscription)$/,
  // Queues of undelivered events. Here, every event is delivered or its failure is printed.
  /^AWS::SQS::(Queue|QueuePolicy)$/,
  /^AWS::Lambda::EventInvokeConfig$/,
  /^AWS::Budgets::/,
  /^AWS::ECS::ClusterCapacityProviderAssociations$/,
  /^AWS::Backup::/,
  /^AWS::WAFv2::/,
  /^AWS::ApiGateway::(Account|UsagePlan|Model|RequestValidator)$/,
  /^AWS::S3::BucketPolicy$/,
  /^AWS::CDK::Metadata$/,
];

export function canRun(type: string): boolean {
  return type in RESOURCE_TYPES || WITHOUT_LOCAL_EFFECT.some((pattern) => pattern.test(type));
}
