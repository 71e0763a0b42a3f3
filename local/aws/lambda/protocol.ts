/** What a function and its instances in worker threads tell each other. */

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

/** As Lambda tells a failure to whoever invoked the function. */
export interface LambdaError {
  errorType: string;
  errorMessage: string;
  trace?: string[];
}

export type Report =
  | { kind: 'usable' }
  | { kind: 'unusable'; error: LambdaError }
  | { kind: 'answer'; payload: string }
  | { kind: 'error'; error: LambdaError };

/** JSON, or why there is none. */
export type Outcome = { payload: string } | { error: LambdaError };
