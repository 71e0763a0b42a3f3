import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { HeadBucketCommand, NotFound, S3Client } from '@aws-sdk/client-s3';
import { PATIENCE } from './aws.ts';

/** Returns whether the account has a table of this name in this region. @throws the client's error */
export async function tableExists(TableName: string): Promise<boolean> {
  try {
    await new DynamoDBClient(PATIENCE).send(new DescribeTableCommand({ TableName }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
}

/** Returns whether the account has this bucket. @throws the client's error, also for a bucket of another account */
export async function bucketExists(Bucket: string): Promise<boolean> {
  try {
    await new S3Client(PATIENCE).send(new HeadBucketCommand({ Bucket }));
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}
