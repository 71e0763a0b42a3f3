import { join } from 'node:path';
import {
  App,
  type AppProps,
  CloudFormationValidatePlugin,
  type IPolicyValidationPlugin,
  Validations,
} from 'aws-cdk-lib';
import { DataStack } from './data-stack.ts';
import { bundleHandlers } from './handlers.ts';
import { bundleMediaImage } from './media-image.ts';
import { ServiceStack } from './service-stack.ts';
import { requestedStages, type StageName, stackPrefix } from './stage.ts';
import { STAGE_SETTINGS, STAGE_TAG, type StageSettings } from './stage-settings.ts';

/**
 * An account that nobody owns, so the local stage cannot be deployed. Only that stage lets callers name origins that
 * are not public.
 */
const NOWHERE = { account: '000000000000', region: 'us-east-1' };

/** Returns the app with the stacks of the stages in the context value `stage`. They are not synthesized yet. */
export function songreelApp(props: AppProps = {}): App {
  const app = new App({ analyticsReporting: false, builtinCloudFormationValidation: false, ...props });
  // These are set here instead of in cdk.json, so that the templates do not depend on how synthesis is started.
  app.node.setContext('@aws-cdk/aws-iam:minimizePolicies', true);
  app.node.setContext('@aws-cdk/core:validateAgainstDefaultRules', true);
  // A table that the service still uses cannot be removed from the data stack.
  app.node.setContext('@aws-cdk/core:defaultCrossStackReferences', 'strong');

  const stages = requestedStages(app.node.tryGetContext('stage'));
  // Saves seconds at each start of the local service. Its templates are validated with the other stages.
  if (stages.some((stage) => stage !== 'local')) {
    Validations.of(app).addPlugins(new CloudFormationValidatePlugin() as IPolicyValidationPlugin);
  }

  const bundles = bundleHandlers(join(app.outdir, 'bundles'));
  const image = bundleMediaImage(join(app.outdir, 'media'));
  for (const stage of stages) composeStage(app, stage, { bundles, image });
  return app;
}

interface ComposedStage {
  data: DataStack;
  service: ServiceStack;
}

/** Adds the two stacks of a stage. @param code the folder of the handlers' bundles, and that of the media image */
export function composeStage(
  app: App,
  stage: StageName,
  code: { bundles: string; image: string },
  settings: StageSettings = STAGE_SETTINGS[stage],
): ComposedStage {
  const prefix = stackPrefix(stage);
  // CloudFormation gives the tags of a stack to all its resources.
  const where = { tags: { [STAGE_TAG]: stage }, ...(stage === 'local' ? { env: NOWHERE } : {}) };
  const data = new DataStack(app, `${prefix}-Data`, { stage, ...where });
  const service = new ServiceStack(app, `${prefix}-Service`, { stage, data, settings, ...code, ...where });
  return { data, service };
}
