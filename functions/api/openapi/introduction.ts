import { DEFAULT_RATES } from '../../domain/pricing.ts';

/** The introduction for client developers, in Markdown. */
export const INTRODUCTION = `Songreel makes lyric transcriptions, lyric videos and narrative music videos from a song.

**Keys.** Send \`Authorization: Bearer <key>\` with every request. Keys belong to one environment and stay on your server.

**Jobs.** A POST returns 202 immediately. Media and balance are checked afterwards, so an accepted job can still fail.
Its \`error\` then gives the reason, and nothing is charged or the whole charge is refunded. Poll the job every 15 to 30
seconds, less often after errors, until its status is \`completed\`, \`failed\` or \`canceled\`. Or send a \`webhook_url\`
and poll as a fallback.

**Repeating a request.** Send an \`Idempotency-Key\` with each POST. An identical request with the same key within 24
hours returns the existing job (\`Idempotency-Replayed: true\`); a different request returns 409
\`idempotency_conflict\`. After a 5xx answer, a timeout or a lost connection, send the same request with the same key.

**Links.** \`video_url\` and \`thumbnail_url\` work for up to an hour: until the time in \`X-Amz-Date\` plus the seconds in
\`X-Amz-Expires\`, both in the link. They can stop working earlier, with 403, because the service signs them with credentials
that change. Download soon, and read the job again for new links, also after a webhook.

**Errors.** All errors have the same envelope. \`code\` is for programs; \`message\` says what is wrong and what to do.

**Limits.** 60 requests per calendar minute and key unless agreed otherwise, including reads and cancellations;
after that, 429 with \`Retry-After: 60\`. Bodies up to 1 MB; songs up to 100 MB and 420 seconds; images up to 10 MB and 25 megapixels.

**Your own files.** Songs and images are fetched from public URLs. If you have none, upload the file with \`POST /uploads\` and give
the \`url\` of the answer instead.

**Prices**, in tokens, unless configured otherwise: transcription ${DEFAULT_RATES.transcription} a song; per second,
rounded up once: lyric video ${DEFAULT_RATES.lyric_video_basic} (basic) or ${DEFAULT_RATES.lyric_video_pro} (pro), narrative
video ${DEFAULT_RATES.narrative_video_basic} (basic) or ${DEFAULT_RATES.narrative_video_pro} (pro).`;

export const TAGS = [
  { name: 'Account', description: 'Balance, scopes, the webhook secret, prices and receipts.' },
  { name: 'Transcriptions', description: 'Lyrics with times, from a song.' },
  { name: 'Lyric videos', description: 'Videos of the lyrics of a song.' },
  { name: 'Music videos', description: 'Videos that tell a story with a song.' },
  { name: 'Jobs', description: 'Jobs of all kinds.' },
  { name: 'Uploads', description: 'Files that you send instead of hosting them.' },
  { name: 'Webhooks', description: 'Signed messages sent when a job has ended.' },
  { name: 'Description', description: 'The machine-readable description of the API.' },
];
