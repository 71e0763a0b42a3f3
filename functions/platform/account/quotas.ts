import {
  GetAWSDefaultServiceQuotaCommand,
  GetServiceQuotaCommand,
  NoSuchResourceException,
  ServiceQuotasClient,
} from '@aws-sdk/client-service-quotas';
import { PATIENCE } from './aws.ts';

/**
 * Returns a quota of this account and region. A quota that was never changed may have only its default value.
 * @throws the client's error
 */
export async function quotaOf(ServiceCode: string, QuotaCode: string): Promise<number | undefined> {
  const client = new ServiceQuotasClient(PATIENCE);
  try {
    const { Quota } = await client.send(new GetServiceQuotaCommand({ ServiceCode, QuotaCode }));
    return Quota?.Value;
  } catch (error) {
    if (!(error instanceof NoSuchResourceException)) throw error;
    const { Quota } = await client.send(new GetAWSDefaultServiceQuotaCommand({ ServiceCode, QuotaCode }));
    return Quota?.Value;
  }
}
