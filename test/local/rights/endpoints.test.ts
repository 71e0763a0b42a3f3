import { DynamoDBClient, GetItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBuckets } from '../../../local/aws/bucket/buckets.ts';
import { startDatabase } from '../../../local/aws/database.ts';
import { aliasesOf, startKeys } from '../../../local/aws/keys.ts';
import { type Principal, Principals } from '../../../local/aws/rights/principals.ts';
import { tablesOf } from '../../../local/aws/rights/table-accesses.ts';
import { serveStates } from '../../../local/aws/states/endpoint.ts';
import { Executions } from '../../../local/aws/states/executions.ts';
import { createTables } from '../../../local/aws/tables.ts';
import { operatorEnvironment } from '../../../local/operator-environment.ts';
import { REGION } from '../../../local/resource-types.ts';
import { type TemporaryFolder, temporaryFolder } from '../../temporary-folder.ts';
import { localDeployment } from '../deployment.ts';

const deployment = await localDeployment();
const names = operatorEnvironment(deployment);
const used: string[] = [];
const principals = Principals.of(deployment, (_, { action }) => used.push(action));
const roleOf = (part: string): Principal => {
  const [role] = principals.all.filter(({ arn }) => arn.includes(part));
  if (!role) throw new Error(`There is no role ${part}.`);
  return role;
};

let folder: TemporaryFolder;
const endpoints: Record<string, string> = {};
const ending = new AsyncDisposableStack();
beforeAll(async () => {
  folder = await temporaryFolder();
  const executions = new Executions([]);
  const started = {
    dynamodb: await startDatabase(`${folder.path}/database.sqlite`, principals, tablesOf(deployment)),
    s3: await startBuckets(deployment, `${folder.path}/bucket`, principals),
    states: await serveStates(() => executions, principals),
    kms: await startKeys(`${folder.path}/keys`, principals, aliasesOf(deployment)),
  };
  for (const [name, { endpoint, stop }] of Object.entries(started)) {
    endpoints[name] = endpoint;
    ending.defer(stop);
  }
  await createTables(deployment, started.dynamodb.endpoint, principals.operator.credentials);
});
afterAll(async () => {
  await ending.disposeAsync();
  await folder.remove();
});

/** Returns a client's settings with the credentials of a role. */
const as = ({ credentials }: Principal, service: string) => ({
  credentials,
  endpoint: endpoints[service] ?? '',
  region: REGION,
  forcePathStyle: true,
  maxAttempts: 1,
});

const Key = { account_id: { S: 'acct_1' }, job_key: { S: 'lyric_video#job_1' } };

describe('a role at the embedded services', () => {
  test('reads a table that its policy names', async () => {
    const client = new DynamoDBClient(as(roleOf('GetJobRole'), 'dynamodb'));
    await expect(client.send(new GetItemCommand({ TableName: names.JOBS_TABLE, Key }))).resolves.toMatchObject({});
    expect(used).toContain('dynamodb:GetItem');
  });

  test('is refused another table, as AWS refuses it', async () => {
    const client = new DynamoDBClient(as(roleOf('GetJobRole'), 'dynamodb'));
    const read = new GetItemCommand({ TableName: names.ACCOUNTS_TABLE, Key: { account_id: { S: 'acct_1' } } });
    await expect(client.send(read)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringMatching(
        /^User: .*GetJobRole.* is not authorized to perform: dynamodb:GetItem on resource: .*accounts because no identity-based policy allows the dynamodb:GetItem action$/,
      ),
    });
  });

  test('changes only the attributes that its policy names', async () => {
    const client = new DynamoDBClient(as(roleOf('MediaDefinitionTaskRole'), 'dynamodb'));
    const update = (name: string) =>
      client.send(
        new UpdateItemCommand({
          TableName: names.JOBS_TABLE,
          Key,
          UpdateExpression: 'SET #name = :value',
          ExpressionAttributeNames: { '#name': name },
          ExpressionAttributeValues: { ':value': { S: 'changed' } },
        }),
      );
    await expect(update('prepared_at')).resolves.toMatchObject({});
    await expect(update('credits_charged')).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });

  test('seals a secret only if its policy names the key and the purpose', async () => {
    const KeyId = names.WEBHOOK_SECRETS_KEY;
    const Plaintext = Buffer.from('secret');
    const EncryptionContext = { purpose: 'webhook-secret', account_id: 'acct_1' };
    const admission = new KMSClient(as(roleOf('CreateJobRole'), 'kms'));
    const { CiphertextBlob } = await admission.send(new EncryptCommand({ KeyId, Plaintext, EncryptionContext }));
    const refusal = { name: 'AccessDeniedException' };
    await expect(admission.send(new EncryptCommand({ KeyId, Plaintext }))).rejects.toMatchObject(refusal);
    const decrypt = new DecryptCommand({ KeyId, CiphertextBlob, EncryptionContext });
    await expect(admission.send(decrypt)).rejects.toMatchObject(refusal);
    const media = new KMSClient(as(roleOf('MediaDefinitionTaskRole'), 'kms'));
    await expect(media.send(decrypt)).rejects.toMatchObject(refusal);
  });

  test('lists executions only of the machines that its policy names', async () => {
    const stateMachineArn = names.JOB_STATE_MACHINE ?? '';
    const list = new ListExecutionsCommand({ stateMachineArn });
    await expect(new SFNClient(as(roleOf('SweepJobsRole'), 'states')).send(list)).resolves.toMatchObject({});
    await expect(new SFNClient(as(roleOf('CreateJobRole'), 'states')).send(list)).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
  });

  test('writes and reads only the objects that its policy names, and tags only if it may', async () => {
    const Bucket = names.MEDIA_BUCKET;
    const put = (role: string, Key: string, Tagging?: string) =>
      new S3Client(as(roleOf(role), 's3')).send(new PutObjectCommand({ Bucket, Key, Body: 'text', Tagging }));
    await expect(put('MediaDefinitionTaskRole', 'outputs/a/b', 'state=unfinished')).resolves.toMatchObject({});
    await expect(put('CreateJobRole', 'inputs/a/b')).resolves.toMatchObject({});
    await expect(put('CreateJobRole', 'inputs/a/b', 'state=unfinished')).rejects.toMatchObject({
      name: 'AccessDenied',
    });
    await expect(put('CreateJobRole', 'outputs/a/b')).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  test('does not find out whether an object exists, because it may not list the bucket', async () => {
    const Bucket = names.MEDIA_BUCKET;
    const client = new S3Client(as(roleOf('GetJobRole'), 's3'));
    const absent = { Bucket, Key: 'outputs/none' };
    await expect(client.send(new GetObjectCommand(absent))).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(client.send(new HeadObjectCommand(absent))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
    const operator = new S3Client(as(principals.operator, 's3'));
    await expect(operator.send(new GetObjectCommand(absent))).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('gives a link the rights that it has itself', async () => {
    const Bucket = names.MEDIA_BUCKET;
    const operator = new S3Client(as(principals.operator, 's3'));
    const keys = ['outputs/a/video.mp4', 'inputs/a/song'];
    for (const Key of keys) await operator.send(new PutObjectCommand({ Bucket, Key, Body: 'text' }));
    const client = new S3Client(as(roleOf('GetJobRole'), 's3'));
    const links = await Promise.all(keys.map((Key) => getSignedUrl(client, new GetObjectCommand({ Bucket, Key }))));
    const statuses = await Promise.all(links.map(async (link) => (await fetch(link)).status));
    expect(statuses).toEqual([200, 403]);
  });
});
