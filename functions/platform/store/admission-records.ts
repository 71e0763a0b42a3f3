import { IdempotencyRecordStatus } from '@aws-lambda-powertools/idempotency';
import { DynamoDBPersistenceLayer } from '@aws-lambda-powertools/idempotency/dynamodb';
import type { IdempotencyRecord } from '@aws-lambda-powertools/idempotency/persistence';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Job } from '../../domain/job.ts';
import { variable } from '../environment.ts';
import { database, tables, transact, withoutConflict } from './database.ts';
import { admissionWrites } from './jobs.ts';

/** This call was so slow that its hold on the key expired and another call took the key over. */
export class TakenOver extends Error {}

const NAMES = { '#status': 'status', '#held_until': 'in_progress_expiration' };

/**
 * The records of one admission. Powertools' own layer writes the end of it as an update that holds whatever happened; here it is
 *
 *     put INPROGRESS ──> admit ──> [ update to COMPLETED + put job (+ secret) ]
 *                                  one transaction, only while this call still holds the record
 *
 * so that a crash at any instant leaves no job or the job with its record, and a call that was taken over leaves nothing.
 * The time until which a call holds a record tells calls apart: each holder's is later than that of the one before it.
 */
export class AdmissionRecords extends DynamoDBPersistenceLayer {
  #heldUntil: number | undefined;
  #job: Job | undefined;
  /** The job, once it is stored. */
  admitted: Job | undefined;

  constructor() {
    super({ tableName: variable('IDEMPOTENCY_TABLE'), awsSdkV3Client: tables });
  }

  /** Names the job to store when the admission succeeds. */
  hold(job: Job): Job {
    this.#job = job;
    return job;
  }

  protected override async _putRecord(record: IdempotencyRecord): Promise<void> {
    await withoutConflict(() => super._putRecord(record));
    this.#heldUntil = record.inProgressExpiryTimestamp;
  }

  protected override async _updateRecord(record: IdempotencyRecord): Promise<void> {
    if (!this.#job) throw new Error('There is no job to admit.');
    const completion = {
      Update: {
        ...this.#heldRecord(record),
        UpdateExpression: 'SET #status = :completed, #expiry = :expiry, #data = :data, #validation = :validation',
        ExpressionAttributeNames: { ...NAMES, '#expiry': 'expiration', '#data': 'data', '#validation': 'validation' },
        ExpressionAttributeValues: {
          ...this.#holdValues(),
          ':completed': IdempotencyRecordStatus.COMPLETED,
          ':expiry': record.expiryTimestamp,
          ':data': record.responseData,
          ':validation': record.payloadHash,
        },
      },
    };
    const writes = [completion, ...(await admissionWrites(this.#job))];
    if ((await transact(writes)) !== 'done') throw new TakenOver();
    this.admitted = this.#job;
  }

  protected override async _deleteRecord(record: IdempotencyRecord): Promise<void> {
    const command = new DeleteCommand({
      ...this.#heldRecord(record),
      ExpressionAttributeNames: NAMES,
      ExpressionAttributeValues: this.#holdValues(),
    });
    try {
      await withoutConflict(() => database.send(command));
    } catch (error) {
      // Taken over: the record is another call's, and stays.
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }

  #heldRecord(record: IdempotencyRecord) {
    const isInProgress = '#status = :in_progress';
    const isHeldByThisCall = '#held_until = :held_until';
    return {
      TableName: variable('IDEMPOTENCY_TABLE'),
      Key: { id: record.idempotencyKey },
      ConditionExpression: `${isInProgress} AND ${isHeldByThisCall}`,
    };
  }

  #holdValues() {
    return { ':in_progress': IdempotencyRecordStatus.INPROGRESS, ':held_until': this.#heldUntil };
  }
}
