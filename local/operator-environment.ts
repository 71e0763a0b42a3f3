import { Fault } from './fault.ts';
import type { Deployment } from './template.ts';

/**
 * Collects the environment variables of all functions for tables, bucket, state machines, key and stage. With them, the
 * operator's command line uses the same stores as the functions.
 * @throws Fault if two functions have different values
 */
export function operatorEnvironment(deployment: Deployment): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const { properties, logicalId } of deployment.resources('AWS::Lambda::Function')) {
    for (const [name, value] of Object.entries<string>(properties.Environment?.Variables ?? {})) {
      if (!/^STAGE$|_(TABLE|BUCKET|MACHINE|KEY)$/.test(name)) continue;
      if (environment[name] !== undefined && environment[name] !== value) {
        throw new Fault(`${logicalId}: its ${name} is ${value}, and ${environment[name]} elsewhere`);
      }
      environment[name] = value;
    }
  }
  return environment;
}
