import { startDatabase } from '../local/aws/database.ts';
import { createTables } from '../local/aws/tables.ts';
import { awsEnvironment } from '../local/aws-environment.ts';
import { operatorEnvironment } from '../local/operator-environment.ts';
import type { Deployment } from '../local/template.ts';
import { CREDENTIALS } from './embedded-credentials.ts';
import { localDeployment } from './local/deployment.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface EmbeddedDatabase {
  endpoint: string;
  /** For process.env, before a module is imported that makes a client: the names of the stage's resources, region, credentials, endpoint. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts a database with every table of the templates, empty. Takes about a tenth of a second.
 * @param deployment the local stage's if none is given
 */
export async function startEmbeddedDatabase(deployment?: Deployment): Promise<EmbeddedDatabase> {
  const templates = deployment ?? (await localDeployment());
  const folder = await temporaryFolder();
  const { endpoint, stop } = await startDatabase(`${folder.path}/database.sqlite`, CREDENTIALS);
  await createTables(templates, endpoint, CREDENTIALS);
  return {
    endpoint,
    environment: { ...operatorEnvironment(templates), ...awsEnvironment({ dynamodb: endpoint }, CREDENTIALS) },
    stop: async () => {
      await stop();
      await folder.remove();
    },
  };
}
