import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { PATIENCE } from './aws.ts';

export interface Caller {
  account: string;
  /** Such as `arn:aws:iam::123456789012:user/ann`. */
  arn: string;
  region: string;
}

/** Finds out whose credentials this process has. Needs no right. @throws the client's error */
export async function caller(): Promise<Caller> {
  const client = new STSClient(PATIENCE);
  const region = await client.config.region();
  const { Account = '', Arn = '' } = await client.send(new GetCallerIdentityCommand({}));
  return { account: Account, arn: Arn, region };
}
