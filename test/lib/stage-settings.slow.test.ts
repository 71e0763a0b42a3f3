import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { App, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { API_HANDLERS } from '../../lib/api-handlers.ts';
import { HANDLER_NAMES } from '../../lib/handlers.ts';
import { composeStage } from '../../lib/songreel-app.ts';
import type { StageSettings } from '../../lib/stage-settings.ts';
import { statesOf } from '../../tools/states/states-of.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';
import { templatesOf } from './templates.ts';

const API_NAMES = Object.keys(API_HANDLERS);

let folder: TemporaryFolder;
let service: Template;

const SETTINGS: StageSettings = {
  canary: true,
  budget: { dollarsAMonth: 50, email: 'you@example.com' },
  webAcl: { requestsFromAnAddress: 2_000 },
  domain: { name: 'api.example.com', certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/abc' },
};

beforeAll(async () => {
  folder = await temporaryFolder();
  for (const name of [...HANDLER_NAMES, 'image']) mkdirSync(join(folder.path, name));
  for (const name of HANDLER_NAMES) writeFileSync(join(folder.path, name, 'index.mjs'), `// ${name}`);
  writeFileSync(join(folder.path, 'image', 'Dockerfile'), 'FROM scratch');
  const app = new App({ outdir: join(folder.path, 'cdk.out'), analyticsReporting: false });
  const code = { bundles: folder.path, image: join(folder.path, 'image') };
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const { service: stack } = composeStage(app, 'dev', code, SETTINGS);
  // Throws if cdk-nag finds something that is not acknowledged.
  service = Template.fromJSON(app.synth().getStackByName(stack.stackName).template);
});
afterAll(() => folder.remove());

describe('the settings of a stage', () => {
  test('let new code of the API begin with a tenth of the requests, unless an alarm goes off', () => {
    const groups = Object.values(service.findResources('AWS::CodeDeploy::DeploymentGroup'));
    const aliases = Object.values(service.findResources('AWS::Lambda::Alias'));
    const routed = JSON.stringify(service.findResources('AWS::ApiGateway::Method'));
    const alarms = Object.keys(service.findResources('AWS::CloudWatch::Alarm'));
    expect([groups.length, aliases.length]).toEqual([API_NAMES.length, API_NAMES.length]);
    for (const id of Object.keys(service.findResources('AWS::Lambda::Alias')))
      expect(routed).toContain(`{"Ref":"${id}"}`);
    for (const id of Object.keys(service.findResources('AWS::Lambda::Function')))
      expect(routed).not.toContain(`"${id}"`);
    for (const { Properties } of groups) {
      const watched = Properties.AlarmConfiguration.Alarms.map(({ Name }: { Name: { Ref: string } }) => Name.Ref);
      expect(watched).toEqual([expect.stringMatching(/^AlarmsApiFaults/), expect.stringMatching(/^Alarms\w+Errors/)]);
      expect(alarms).toEqual(expect.arrayContaining(watched));
      expect(Properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent10Minutes',
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'],
        },
      });
    }
    for (const { UpdatePolicy } of aliases) expect(UpdatePolicy).toHaveProperty('CodeDeployLambdaAliasUpdate');
  });

  test('mail when the costs with its tag come near the budget', () => {
    service.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: {
        BudgetLimit: { Amount: 50, Unit: 'USD' },
        TimeUnit: 'MONTHLY',
        CostFilters: { TagKeyValue: ['user:songreel-stage$dev'] },
      },
    });
  });

  test('refuse an address with too many requests, and the gateway answers with 429', () => {
    service.hasResourceProperties('AWS::WAFv2::WebACL', { Scope: 'REGIONAL', DefaultAction: { Allow: {} } });
    const [acl] = Object.values(service.findResources('AWS::WAFv2::WebACL'));
    expect(acl?.Properties.Rules[0].Statement.RateBasedStatement).toMatchObject({
      Limit: 2_000,
      AggregateKeyType: 'IP',
    });
    service.resourceCountIs('AWS::WAFv2::WebACLAssociation', 1);
    service.hasResourceProperties('AWS::ApiGateway::GatewayResponse', {
      ResponseType: 'WAF_FILTERED',
      StatusCode: '429',
    });
  });

  test('give the API a name, and say what the name must point to', () => {
    service.hasResourceProperties('AWS::ApiGateway::DomainName', {
      DomainName: 'api.example.com',
      SecurityPolicy: 'TLS_1_2',
      EndpointConfiguration: { Types: ['REGIONAL'] },
    });
    service.hasResourceProperties('AWS::ApiGateway::BasePathMapping', { BasePath: 'v1' });
    service.hasOutput('BaseUrl', { Value: 'https://api.example.com/v1' });
    service.hasOutput('DomainTarget', {});
  });

  test('are all optional, and cost nothing unless they are set', async () => {
    const { service: plain } = await templatesOf('live');
    for (const type of ['AWS::Budgets::Budget', 'AWS::WAFv2::WebACL', 'AWS::ApiGateway::DomainName']) {
      plain.resourceCountIs(type, 0);
    }
  });

  test('leave every task with the tags of its definition', () => {
    const [job] = Object.values(service.findResources('AWS::StepFunctions::StateMachine')).filter(({ Properties }) =>
      Properties.StateMachineName.endsWith('-job'),
    );
    const definition = JSON.parse(job?.Properties.DefinitionString);
    const tasks = Object.values(statesOf(definition)).filter(({ Resource }) => Resource?.includes(':ecs:'));
    expect(tasks).toHaveLength(5);
    for (const { Parameters } of tasks) expect(Parameters).toMatchObject({ PropagateTags: 'TASK_DEFINITION' });
  });
});
