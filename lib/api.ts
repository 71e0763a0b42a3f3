import { CfnOutput, RemovalPolicy, Validations } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  MethodLoggingLevel,
  Resource,
  RestApi,
  SecurityPolicy,
} from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Functions } from './functions.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import { logRetention } from './log-retention.ts';
import { ROUTES } from './routes.ts';
import type { StageName } from './stage.ts';
import type { StageSettings } from './stage-settings.ts';

interface ApiProps {
  stage: StageName;
  functions: Functions;
  domain: StageSettings['domain'];
}

/** The nine routes of the specification under `/v1`, the additions, and 404 for all other paths. */
export class Api extends Construct {
  readonly rest: RestApi;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    this.rest = this.regionalApi(props.stage);
    addGatewayResponses(this.rest);
    this.addRoutes(props.functions);
    this.acknowledge();
    new CfnOutput(this, 'BaseUrl', {
      value: props.domain ? this.addDomain(props.domain) : this.addressOfGateway(),
      description: 'The base URL that clients use',
    }).overrideLogicalId('BaseUrl');
  }

  /** The URL has no slash at its end, because clients append paths that begin with one. */
  private addressOfGateway(): string {
    return this.rest.urlForPath('/').slice(0, -1);
  }

  /** Serves the API under a name of the operator's. @returns its base URL */
  private addDomain({ name, certificateArn }: NonNullable<StageSettings['domain']>): string {
    const domain = this.rest.addDomainName('Domain', {
      domainName: name,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      endpointType: EndpointType.REGIONAL,
      securityPolicy: SecurityPolicy.TLS_1_2,
      basePath: 'v1',
    });
    new CfnOutput(this, 'DomainTarget', {
      value: domain.domainNameAliasDomainName,
      description: 'Make the domain a CNAME or an alias of this name',
    }).overrideLogicalId('DomainTarget');
    return `https://${name}/v1`;
  }

  private addRoutes(functions: Functions): void {
    const { root } = this.rest;
    for (const [path, methods] of Object.entries(ROUTES)) {
      const resource = root.resourceForPath(path);
      for (const [method, name] of Object.entries(methods)) {
        resource.addMethod(method, integration(functions.serving(name)));
      }
    }
    // A greedy path does not match the other methods of an existing path.
    const notFound = integration(functions.serving('not-found'));
    const resources = root.node.findAll().filter((construct) => construct instanceof Resource);
    for (const resource of [root, ...resources]) resource.addMethod('ANY', notFound);
  }

  private regionalApi(stage: StageName): RestApi {
    const logGroup = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/songreel/${stage}/api-access`,
      retention: logRetention(stage),
      removalPolicy: RemovalPolicy.DESTROY,
    });
    return new RestApi(this, 'Rest', {
      restApiName: `songreel-${stage}`,
      description: 'Lyric transcriptions, lyric videos and narrative music videos from a song',
      endpointTypes: [EndpointType.REGIONAL],
      // Passes every body to the functions unchanged. Otherwise the gateway would replace bytes that are not UTF-8.
      binaryMediaTypes: ['*/*'],
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName: 'v1',
        tracingEnabled: true,
        metricsEnabled: true,
        loggingLevel: MethodLoggingLevel.ERROR,
        // Bodies contain songs' URLs, and headers contain keys. Neither belongs in a log.
        dataTraceEnabled: false,
        accessLogDestination: new LogGroupLogDestination(logGroup),
        accessLogFormat: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
        // Protects the account's concurrency. The service itself limits each key.
        throttlingRateLimit: 500,
        throttlingBurstLimit: 1000,
      },
    });
  }

  private acknowledge(): void {
    Validations.of(this.rest).acknowledge(
      {
        id: 'AwsSolutions-APIG2',
        reason:
          'Requests are validated by the functions, which name the field at fault; the error of a gateway validator ' +
          'could not, and its order of checks would put 400 before 401.',
      },
      {
        id: 'AwsSolutions-APIG3',
        reason:
          'A web ACL costs a monthly fee in an idle stage. Every route needs a key with a limit per minute, and the stage ' +
          'is throttled; an operator under attack sets `webAcl` in lib/stage-settings.ts.',
      },
      {
        id: 'AwsSolutions-APIG4',
        reason:
          'One conditional write in the function authenticates the key and counts the request; an authorizer would need ' +
          'a second call and cannot answer with 429. The OpenAPI document and the pages are public.',
      },
      { id: 'AwsSolutions-COG4', reason: 'Callers are machines with API keys; there are no users to sign in.' },
      {
        id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
        reason: 'The policy that AWS keeps for exactly this: API Gateway writes its logs.',
      },
    );
  }
}

const ACCESS_LOG = {
  request_id: '$context.requestId',
  at: '$context.requestTime',
  source_ip: '$context.identity.sourceIp',
  user_agent: '$context.identity.userAgent',
  method: '$context.httpMethod',
  route: '$context.resourcePath',
  path: '$context.path',
  status: '$context.status',
  response_length: '$context.responseLength',
  latency_ms: '$context.responseLatency',
  integration_latency_ms: '$context.integrationLatency',
  gateway_error: '$context.error.responseType',
  trace_id: '$context.xrayTraceId',
};

function integration(lambda: IFunction): LambdaIntegration {
  return new LambdaIntegration(lambda, { allowTestInvoke: false });
}
