import { CfnParameter, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { Api } from './api.ts';
import { Budget } from './budget.ts';
import { startsRefused } from './business-metrics.ts';
import { OperatorDashboard } from './dashboard.ts';
import type { DataStack } from './data-stack.ts';
import { Events } from './events.ts';
import { Functions } from './functions.ts';
import { MediaTask } from './media-task.ts';
import { Releases } from './releases.ts';
import type { StageName } from './stage.ts';
import type { StageSettings } from './stage-settings.ts';
import { StateMachines } from './state-machines.ts';
import { WebAcl } from './web-acl.ts';

interface ServiceStackProps extends StackProps {
  stage: StageName;
  data: DataStack;
  settings: StageSettings;
  /** Folder with the bundles of the handlers. */
  bundles: string;
  /** Folder from which the image of the media task is built. */
  image: string;
}

/** All running parts of the service. The stack can be replaced at any time, because all data is in the data stack. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, props: ServiceStackProps) {
    super(scope, id, props);
    const { stage, data, settings, bundles, image } = props;
    const allowed = stage === 'local' ? { allowedOrigins: this.allowedOrigins() } : {};

    const whisperModel = this.whisperModel();
    const canary = settings.canary ?? false;
    const functions = new Functions(this, 'Functions', { stage, data, bundles, whisperModel, canary, ...allowed });
    const media = new MediaTask(this, 'Media', { stage, data, image, whisperModel, ...allowed });
    const machines = new StateMachines(this, 'StateMachines', {
      stage,
      functions,
      media,
      data,
      spot: settings.spot ?? false,
    });
    const api = new Api(this, 'Api', { stage, functions, domain: settings.domain });
    const events = new Events(this, 'Events', { functions, machines });
    const refused = startsRefused(stage, machines.jobLog);
    const alarms = new Alarms(this, 'Alarms', { stage, api, functions, machines, events, refused });
    if (canary) new Releases(this, 'Releases', functions, alarms);
    if (settings.budget) new Budget(this, 'Budget', stage, settings.budget);
    if (settings.webAcl) {
      new WebAcl(this, 'WebAcl', { stage, rest: api.rest, limit: settings.webAcl.requestsFromAnAddress });
    }
    new OperatorDashboard(this, 'Operator', { stage, api, machines, mediaLog: media.log, refused });
  }

  /** The first two zones of the region, by index, because looking up their names would need credentials. */
  override get availabilityZones(): string[] {
    return [Fn.select(0, Fn.getAzs()), Fn.select(1, Fn.getAzs())];
  }

  /**
   * A path in the image, such as `assets/ggml-base.bin` for a file that was in engines/transcription/assets at
   * synthesis.
   */
  private whisperModel(): string {
    return new CfnParameter(this, 'WhisperModel', {
      type: 'String',
      default: '',
      description:
        'Model file of whisper.cpp for transcriptions; empty for Moonshine tiny, which recognizes only English',
    }).valueAsString;
  }

  /** Origins that song, image and webhook URLs may name in addition to public ones. Exists only in the local stage. */
  private allowedOrigins(): string {
    return new CfnParameter(this, 'AllowedOrigins', {
      type: 'String',
      default: '',
      description: 'Exact origins, separated by spaces, that callers may name in addition to public ones',
    }).valueAsString;
  }
}
