import { IdempotencyRecordStatus } from '@aws-lambda-powertools/idempotency';
import { DynamoDBPersistenceLayer } from '@aws-lambda-powertools/idempotency/dynamodb';
import type { IdempotencyRecord } from '@aws-lambda-powertools/idempotency/persistence';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Job } from '../../domain/job.ts';
import { variable } from '../environment.ts';
import { database, tables, transact, withoutConflict } from './database.ts';
import { admissionWrites } from './jobs.ts';

/** Thrown if this call was so slow that its lease on the idempotency key expired and another call took the key. */
export class LeaseLost extends Error {}

const NAMES = { '#status': 'status', '#leased_until': 'in_progress_expiration' };

/**
 * The idempotency record of one admission. Powertools' own layer completes a record even if another call has taken it.
 * This one stores the job and completes the record in one transaction, and only if the call still has its lease:
 *
 *     put INPROGRESS ──> admit ──> [ update to COMPLETED + put job (+ secret) ]
 *
 * So a crash leaves either no job, or the job with its record. A call that lost its lease leaves nothing. The time at
 * which a lease expires identifies its call, because each lease expires later than the one before it.
 */
export class AdmissionRecords extends DynamoDBPersistenceLayer {
  #leasedUntil: number | undefined;
  #job: Job | undefined;
  /** The job, after it is stored. */
  admitted: Job | undefined;

  constructor() {
    super({ tableName: variable('IDEMPOTENCY_TABLE'), awsSdkV3Client: tables });
  }

  /** Names the job to store when the admission succeeds. */
  toStore(job: Job): Job {
    this.#job = job;
    return job;
  }

  protected override async _putRecord(record: IdempotencyRecord): Promise<void> {
    await withoutConflict(() => super._putRecord(record));
    this.#leasedUntil = record.inProgressExpiryTimestamp;
  }

  protected override async _updateRecord(record: IdempotencyRecord): Promise<void> {
    if (!this.#job) throw new Error('There is no job to admit.');
    const completion = {
      Update: {
        ...this.#leasedRecord(record),
        UpdateExpression: 'SET #status = :completed, #expiry = :expiry, #data = :data, #validation = :validation',
        ExpressionAttributeNames: { ...NAMES, '#expiry': 'expiration', '#data': 'data', '#validation': 'validation' },
        ExpressionAttributeValues: {
          ...this.#leaseValues(),
          ':completed': IdempotencyRecordStatus.COMPLETED,
          ':expiry': record.expiryTimestamp,
          ':data': record.responseData,
          ':validation': record.payloadHash,
        },
      },
    };
    const writes = [completion, ...(await admissionWrites(this.#job))];
    if ((await transact(writes)) !== 'done') throw new LeaseLost();
    this.admitted = this.#job;
  }

  protected override async _deleteRecord(record: IdempotencyRecord): Promise<void> {
    const command = new DeleteCommand({
      ...this.#leasedRecord(record),
      ExpressionAttributeNames: NAMES,
      ExpressionAttributeValues: this.#leaseValues(),
    });
    try {
      await withoutConflict(() => database.send(command));
    } catch (error) {
      // The lease is lost. The record belongs to another call, so it stays.
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }

  #leasedRecord(record: IdempotencyRecord) {
    const isInProgress = '#status = :in_progress';
    const isLeasedByThisCall = '#leased_until = :leased_until';
    return {
      TableName: variable('IDEMPOTENCY_TABLE'),
      Key: { id: record.idempotencyKey },
      ConditionExpression: `${isInProgress} AND ${isLeasedByThisCall}`,
    };
  }

  #leaseValues() {
    return { ':in_progress': IdempotencyRecordStatus.INPROGRESS, ':leased_until': this.#leasedUntil };
  }
}
