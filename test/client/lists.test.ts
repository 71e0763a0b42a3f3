import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Songreel } from '../../client/src/index.ts';
import { startServer } from './server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let songreel: Songreel;

beforeAll(async () => {
  server = await startServer();
  songreel = new Songreel({ baseUrl: server.baseUrl, apiKey: 'songreel_local_aaaaaaaaaaaaaaaa_secret' });
});
afterAll(() => server.stop());

describe('the client', () => {
  test('reads a page of jobs with the parameters that are given', async () => {
    const page = { jobs: [], next_cursor: null };
    server.script({ json: page });
    expect(await songreel.jobPage()).toEqual(page);
    await songreel.jobPage({ type: 'lyric_video', created_after: new Date(0), limit: 5, cursor: 'a_-' });
    expect(server.received.map(({ path }) => path)).toEqual([
      '/v1/jobs',
      '/v1/jobs?type=lyric_video&created_after=1970-01-01T00%3A00%3A00.000Z&limit=5&cursor=a_-',
    ]);
  });

  test('has the files of a job deleted, again if the answer is lost', async () => {
    const deletion = { id: 'job_1', files_deleted_at: '2026-01-01T00:00:00.000Z' };
    server.script({ hangUp: true }, { json: deletion });
    expect(await songreel.deleteFiles('job_1')).toEqual(deletion);
    const calls = server.received.map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual(['DELETE /v1/jobs/job_1/files', 'DELETE /v1/jobs/job_1/files']);
  });

  test('reads the jobs of all pages, empty pages too', async () => {
    server.script(
      { json: { jobs: [{ id: 'job_3' }, { id: 'job_2' }], next_cursor: 'x' } },
      { json: { jobs: [], next_cursor: 'y' } },
      { json: { jobs: [{ id: 'job_1' }], next_cursor: null } },
    );
    const ids: string[] = [];
    for await (const { id } of songreel.jobs({ status: 'failed' })) ids.push(id);
    expect(ids).toEqual(['job_3', 'job_2', 'job_1']);
    expect(server.received.map(({ path }) => path.split('&').at(-1))).toEqual(['limit=100', 'cursor=x', 'cursor=y']);
  });
});
