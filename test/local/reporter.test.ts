import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createReporter } from '../../local/reporter.ts';

describe('what npm start reports', () => {
  const written: string[] = [];
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  afterEach(() => {
    written.length = 0;
    write.mockClear();
  });

  const error = { code: 'media_unreadable', message: 'song_url: the file is not audio.' };
  const reportAll = (json: boolean) => {
    const reporter = createReporter(json);
    reporter.synthesized(1234);
    reporter.onJob({ job_id: 'job_1', state: 'ChargeJob' });
    reporter.onJob({ job_id: 'job_1', status: 'succeeded' });
    reporter.onJob({ job_id: 'job_2', status: 'failed', error });
    reporter.onFault('A rule failed.');
    reporter.ending('Its terminal was closed');
    return written;
  };

  test('is lines of text', () => {
    expect(reportAll(false)).toEqual([
      'The sources changed: synthesis took 1.2 s.\n',
      'job_1  ChargeJob\n',
      'job_1  succeeded\n',
      'job_2  failed: media_unreadable: song_url: the file is not audio.\n',
      'A rule failed.\n',
      'songreel: Its terminal was closed, so the service ends too.\n',
    ]);
  });

  test('is JSON lines with --json', () => {
    expect(reportAll(true).map((line) => JSON.parse(line))).toEqual([
      { event: 'synthesized', seconds: 1.2 },
      { event: 'job', job_id: 'job_1', state: 'ChargeJob' },
      { event: 'job', job_id: 'job_1', status: 'succeeded' },
      { event: 'job', job_id: 'job_2', status: 'failed', error },
      { event: 'fault', message: 'A rule failed.' },
      { event: 'ending', reason: 'Its terminal was closed' },
    ]);
    expect(written.every((line) => line.endsWith('\n') && line.indexOf('\n') === line.length - 1)).toBe(true);
  });
});
