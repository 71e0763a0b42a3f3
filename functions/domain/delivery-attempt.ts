/** One attempt to deliver a webhook. */
export interface DeliveryAttempt {
  /** When it began; ISO 8601. */
  at: string;
  /** Its duration in milliseconds. */
  took_ms: number;
  /** Status of the receiver's response; null if there was none. */
  status: number | null;
  /** Why there was no response, as a sentence for the caller; null if there was one. */
  failure: string | null;
  /** First line of the response. */
  answer: string | null;
}

export function isDelivered({ status }: DeliveryAttempt): boolean {
  return status !== null && status >= 200 && status < 300;
}
