import { expect, test } from '@jest/globals';
import { propertiesOf, templatesOf } from './templates.ts';

const { service } = await templatesOf('live');

test('the media task runs on arm64, in a container named media that gets its command when it starts', () => {
  const [task] = [...propertiesOf(service, 'AWS::ECS::TaskDefinition').values()];
  expect(task).toMatchObject({
    Family: 'songreel-live-media',
    NetworkMode: 'awsvpc',
    RequiresCompatibilities: ['FARGATE'],
    RuntimePlatform: { CpuArchitecture: 'ARM64', OperatingSystemFamily: 'LINUX' },
    ContainerDefinitions: [
      { Name: 'media', EntryPoint: ['node', 'main.mjs'], LogConfiguration: { LogDriver: 'awslogs' } },
    ],
  });
  const variables = task?.ContainerDefinitions[0].Environment.map(({ Name }: { Name: string }) => Name);
  expect(variables.sort()).toEqual([
    'ACCOUNTS_TABLE',
    'JOBS_TABLE',
    'MALLOC_ARENA_MAX',
    'MALLOC_MMAP_THRESHOLD_',
    'MALLOC_TRIM_THRESHOLD_',
    'MEDIA_BUCKET',
    'NODE_OPTIONS',
    'PROGRESS_TABLE',
    'STAGE',
    'WHISPER_MODEL',
  ]);
});

test('an idle stage has no costs by the hour', () => {
  for (const type of [
    'AWS::EC2::NatGateway',
    'AWS::EC2::EIP',
    'AWS::ECS::Service',
    'AWS::ElasticLoadBalancingV2::LoadBalancer',
  ]) {
    service.resourceCountIs(type, 0);
  }
  const endpoints = [...propertiesOf(service, 'AWS::EC2::VPCEndpoint').values()];
  expect(endpoints.map(({ VpcEndpointType }) => VpcEndpointType)).toEqual(['Gateway', 'Gateway']);
});

test('media tasks accept no connections, and can connect to the web', () => {
  const [group] = [...propertiesOf(service, 'AWS::EC2::SecurityGroup').values()];
  expect(group?.SecurityGroupIngress).toBeUndefined();
  expect(group?.SecurityGroupEgress.map(({ ToPort }: { ToPort: number }) => ToPort)).toEqual([80, 443]);
  service.resourceCountIs('AWS::EC2::SecurityGroupIngress', 0);
});

test('traffic is logged', () => {
  service.hasResourceProperties('AWS::EC2::FlowLog', { TrafficType: 'ALL', ResourceType: 'VPC' });
});
