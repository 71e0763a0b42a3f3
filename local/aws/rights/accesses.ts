/** What requests to the embedded services need: their actions, resources and keys for conditions. */
import type { IncomingMessage } from 'node:http';
import { stateMachineOf } from '../states/task-tokens.ts';
import type { Access } from './policy.ts';

/** https://docs.aws.amazon.com/service-authorization/latest/reference/list_awsstepfunctions.html */
export function executionAccess(operation: string, input: Record<string, string>): Access {
  const { taskToken, executionArn, stateMachineArn } = input;
  const resource = taskToken === undefined ? (executionArn ?? stateMachineArn ?? '*') : stateMachineOf(taskToken);
  return { action: `states:${operation}`, resource };
}

interface KeyInput {
  KeyId?: string;
  EncryptionContext?: Record<string, string>;
}

/**
 * https://docs.aws.amazon.com/kms/latest/developerguide/conditions-kms.html
 * @param keys the ARN of each key, by its alias
 */
export function keyAccess(
  operation: string,
  { KeyId = '', EncryptionContext = {} }: KeyInput,
  keys: ReadonlyMap<string, string>,
): Access {
  const context = Object.entries(EncryptionContext).map(([name, value]) => [`kms:EncryptionContext:${name}`, [value]]);
  return { action: `kms:${operation}`, resource: keys.get(KeyId) ?? KeyId, context: Object.fromEntries(context) };
}

const OBJECT_ACTIONS: Readonly<Record<string, string>> = {
  GET: 'GetObject',
  HEAD: 'GetObject',
  PUT: 'PutObject',
  DELETE: 'DeleteObject',
};

/**
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html
 * @param resource ARN of the object
 * @param isForTags whether the request is for the object's tags
 */
export function objectAccesses(
  { method = '', headers }: IncomingMessage,
  resource: string,
  isForTags: boolean,
): Access[] {
  const action = OBJECT_ACTIONS[method];
  if (action === undefined) return [];
  if (isForTags) return [{ action: `s3:${action}Tagging`, resource }];
  const tags = headers['x-amz-tagging'] === undefined ? [] : [{ action: 's3:PutObjectTagging', resource }];
  return [{ action: `s3:${action}`, resource }, ...tags];
}
