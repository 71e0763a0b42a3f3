import type { JobEvent, Watcher } from './service.ts';

/** The reports of the service while it runs. */
export interface Reporter extends Watcher {
  synthesized(milliseconds: number): void;
  /** @param reason the beginning of a sentence, such as "The terminal was closed" */
  ending(reason: string): void;
}

/** Reports on standard error, as lines of text or of JSON. */
export function createReporter(json: boolean): Reporter {
  const report = (event: object, text: string) => process.stderr.write(`${json ? JSON.stringify(event) : text}\n`);
  return {
    onJob: (job) => report({ event: 'job', ...job }, jobLine(job)),
    onFault: (message) => report({ event: 'fault', message }, message),
    synthesized: (milliseconds) => {
      const seconds = Number((milliseconds / 1000).toFixed(1));
      report({ event: 'synthesized', seconds }, `The sources changed: synthesis took ${seconds} s.`);
    },
    ending: (reason) => report({ event: 'ending', reason }, `songreel: ${reason}, so the service ends too.`),
  };
}

function jobLine({ job_id, state, status, error }: JobEvent): string {
  const reason = error ? `: ${error.code}: ${error.message}` : '';
  return `${job_id}  ${state ?? status}${reason}`;
}
