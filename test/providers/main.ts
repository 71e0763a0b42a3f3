/**
 * Stand-ins for Amazon Transcribe and Amazon Bedrock, for a local service:
 *
 *   npm run providers -- [--port 4000] [--data .songreel] [--seconds 10]
 *   npm start -- --providers http://127.0.0.1:4000
 *
 * They recognize the words of the sample song in every song. They end with Ctrl-C.
 */
import { parseArgs } from 'node:util';
import { runningService, startProviders } from './providers.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    data: { type: 'string', default: '.songreel' },
    seconds: { type: 'string', default: '10' },
  },
});

const { url } = await startProviders({
  caller: () => runningService(values.data),
  port: Number(values.port),
  seconds: Number(values.seconds),
});
process.stdout.write(`The providers are at ${url}. Start the service with: npm start -- --providers ${url}\n`);
