/** Messages between a function and its instances in worker threads. */

export interface InstanceData {
  /** Folder of the bundle. */
  folder: string;
  /** `file.export` */
  handler: string;
  name: string;
  arn: string;
  /** Megabytes. */
  memory: number;
}

export interface Invocation {
  requestId: string;
  payload: string;
  /** Milliseconds since 1970. */
  deadline: number;
}

/** A failure in the form in which Lambda reports it to the caller. */
export interface LambdaError {
  errorType: string;
  errorMessage: string;
  trace?: string[];
}

/** The outcome of an invocation that ended because its function was stopped, which is no fault of the function. */
export const STOPPED: LambdaError = {
  errorType: 'LocalService.Stopped',
  errorMessage: 'The local service is ending.',
};

export type Report =
  | { kind: 'usable' }
  | { kind: 'unusable'; error: LambdaError }
  | { kind: 'answer'; payload: string }
  | { kind: 'error'; error: LambdaError };

/** The result as JSON, or the reason why there is none. */
export type Outcome = { payload: string } | { error: LambdaError };
