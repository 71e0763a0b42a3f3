import type { StageName } from './stage.ts';

/** What an operator may choose for a stage, besides the settings that need no deployment. */
export interface StageSettings {
  /**
   * Starts media tasks on Fargate Spot first, at up to 70 % less. Spot interrupts tasks when AWS needs the capacity; the
   * job then continues on capacity that stays, and takes longer.
   */
  spot?: boolean;
  /** Sends a mail when the stage's costs of a month reach 80 % of a sum, or are forecast to exceed it. */
  budget?: { dollarsAMonth: number; email: string };
  /** Refuses addresses that send more requests in five minutes, before a key is looked up. Costs $6 a month. */
  webAcl?: { requestsFromAnAddress: number };
  /** Gives new code of the API a tenth of the requests for ten minutes, and takes it back if an alarm goes off. */
  canary?: boolean;
  /** A name for the API, with a certificate of ACM in the same region. */
  domain?: { name: string; certificateArn: string };
}

/**
 * Edit this and deploy. For example:
 *
 *   live: {
 *     canary: true,
 *     spot: true,
 *     budget: { dollarsAMonth: 50, email: 'you@example.com' },
 *     webAcl: { requestsFromAnAddress: 2_000 },
 *     domain: { name: 'api.example.com', certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/…' },
 *   },
 */
export const STAGE_SETTINGS: Readonly<Record<StageName, StageSettings>> = {
  local: { spot: true },
  dev: { spot: true },
  live: { canary: true },
};

/** The tag of all resources of a stage. Activate it for cost allocation to see costs by stage. */
export const STAGE_TAG = 'songreel-stage';
