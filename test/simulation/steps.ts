import { handler as chargeJob } from '../../functions/steps/charge-job.ts';
import { handler as cleanUpProvider } from '../../functions/steps/clean-up-provider.ts';
import { handler as completeJob } from '../../functions/steps/complete-job.ts';
import { handler as confirmCancellation } from '../../functions/steps/confirm-cancellation.ts';
import { handler as deliverWebhook } from '../../functions/steps/deliver-webhook.ts';
import { handler as failJob } from '../../functions/steps/fail-job.ts';
import { handler as stopExecution } from '../../functions/steps/stop-execution.ts';
import type { Handlers } from './state-machines.ts';

/** The functions of the state machines. */
export const STEPS: Handlers = {
  'clean-up-provider': cleanUpProvider,
  'charge-job': chargeJob,
  'complete-job': completeJob,
  'confirm-cancellation': confirmCancellation,
  'deliver-webhook': deliverWebhook,
  'fail-job': failJob,
  'stop-execution': stopExecution,
};
