import { parseArgs } from 'node:util';
import { UsageFault } from '../operator/fault.ts';

export const USAGE = `Usage: npm run doctor -- --stage dev|live [--region REGION] [--smoke [--webhook-url URL] [--port N]] [--json]

Checks what a deployment needs: this machine, the AWS account, its quotas, names that are taken, and costs.
Each finding is one line: what, why it matters, the command that fixes it. The exit status is 1 if one is a fault.

  --smoke            after a deployment: orders a video of the sample song, which costs about a cent, and runs the audit
  --webhook-url URL  a public address that a tunnel forwards to --port on this machine; without it, no webhook is sent
  --port N           where the webhook is received, on 127.0.0.1 (default 8787)
  --json             an array of JSON`;

export interface DoctorLine {
  stage: 'dev' | 'live';
  region?: string | undefined;
  smoke: boolean;
  webhookUrl?: string | undefined;
  port: number;
  json: boolean;
}

const OPTIONS = {
  stage: { type: 'string' },
  region: { type: 'string' },
  smoke: { type: 'boolean', default: false },
  'webhook-url': { type: 'string' },
  port: { type: 'string', default: '8787' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Returns undefined if `--help` is given. @throws UsageFault */
export function parseDoctorLine(args: string[]): DoctorLine | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const { stage, region, smoke, json } = values;
  if (stage !== 'dev' && stage !== 'live') {
    throw new UsageFault(
      stage === undefined ? '--stage is missing' : `--stage must be "dev" or "live", not "${stage}"`,
    );
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UsageFault(`--port must be a whole number from 1 to 65535, not "${values.port}"`);
  }
  const webhookUrl = values['webhook-url'];
  if (webhookUrl !== undefined && !URL.canParse(webhookUrl)) throw new UsageFault('--webhook-url must be a URL');
  if (webhookUrl !== undefined && !smoke) throw new UsageFault('--webhook-url needs --smoke');
  return { stage, region, smoke, webhookUrl, port, json };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new UsageFault(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}
