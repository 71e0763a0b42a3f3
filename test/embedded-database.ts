import { startDatabaseProgram } from '../local/aws/database-program.ts';
import { startKeys } from '../local/aws/keys.ts';
import { createTables } from '../local/aws/tables.ts';
import { awsEnvironment } from '../local/aws-environment.ts';
import { operatorEnvironment } from '../local/operator-environment.ts';
import type { Deployment } from '../local/template.ts';
import { CALLERS, CREDENTIALS } from './embedded-credentials.ts';
import { localDeployment } from './local/deployment.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface EmbeddedDatabase {
  endpoint: string;
  /**
   * Variables for process.env: the names of the stage's resources, region, credentials and endpoint. Set them before
   * importing a module that makes a client.
   */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts a database with empty tables of the templates in memory, and the key of webhook secrets, in about 0.1 s. Clients
 * reach its program itself, which checks no signatures: test/local has the tests of those.
 * @param deployment by default the local stage's
 */
export async function startEmbeddedDatabase(deployment?: Deployment): Promise<EmbeddedDatabase> {
  const templates = deployment ?? (await localDeployment());
  const folder = await temporaryFolder();
  const database = await startDatabaseProgram();
  const endpoint = `http://${database.host}:${database.port}`;
  const keys = await startKeys(`${folder.path}/keys`, CALLERS, new Map());
  await createTables(templates, endpoint, CREDENTIALS);
  return {
    endpoint,
    environment: {
      ...operatorEnvironment(templates),
      ...awsEnvironment({ dynamodb: endpoint, kms: keys.endpoint }, CREDENTIALS),
    },
    stop: async () => {
      await Promise.all([database.stop(), keys.stop()]);
      await folder.remove();
    },
  };
}
