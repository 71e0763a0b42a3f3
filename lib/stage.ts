/** The stages of the service. Each has its own stacks and data, and accepts only its own keys. */
export const STAGES = ['local', 'dev', 'live'] as const;
export type StageName = (typeof STAGES)[number];

/**
 * The stages that can be deployed. Only these are in the app by default, so that `cdk bootstrap` needs no arguments.
 */
const DEPLOYABLE: readonly StageName[] = ['dev', 'live'];

/** Returns the stage that a context value names, or without a value all stages that can be deployed. */
export function requestedStages(context: unknown): readonly StageName[] {
  if (context === undefined) return DEPLOYABLE;
  const stage = STAGES.find((name) => name === context);
  if (stage === undefined) throw new Error(`There is no stage "${context}". The stages are: ${STAGES.join(', ')}.`);
  return [stage];
}

/** Returns the first part of a stack's name: "Songreel-Dev". */
export function stackPrefix(stage: StageName): string {
  return `Songreel-${stage.charAt(0).toUpperCase()}${stage.slice(1)}`;
}
