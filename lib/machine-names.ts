import type { StageName } from './stage.ts';

export type MachineName = 'job' | 'cancellation' | 'settlement';

/** The variable that gives a function the ARN of a state machine that it may start. */
export const MACHINE_VARIABLE: Readonly<Record<MachineName, string>> = {
  job: 'JOB_STATE_MACHINE',
  cancellation: 'CANCELLATION_STATE_MACHINE',
  settlement: 'SETTLEMENT_STATE_MACHINE',
};

export const machineName = (stage: StageName, name: MachineName): string => `songreel-${stage}-${name}`;
