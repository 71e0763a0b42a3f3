import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { PATIENCE } from './aws.ts';

export interface DeployedStack {
  /** Such as `CREATE_COMPLETE`. */
  status: string;
  outputs: Readonly<Record<string, string>>;
}

/** Returns a stack of this account and region, or undefined if there is none. @throws the client's error */
export async function findStack(name: string): Promise<DeployedStack | undefined> {
  const client = new CloudFormationClient(PATIENCE);
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name }));
    const { StackStatus = '', Outputs = [] } = Stacks[0] ?? {};
    const outputs = Outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue] as const);
    return { status: StackStatus, outputs: Object.fromEntries(outputs) };
  } catch (error) {
    // CloudFormation has no error of its own for a stack that is missing.
    if (error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message)) return;
    throw error;
  }
}
