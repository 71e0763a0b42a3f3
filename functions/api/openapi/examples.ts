/**
 * Examples of requests and responses. Tests validate each with its schema, and the requests with the handlers'
 * schemas too.
 */
const id = 'job_m5kc2x8r4tqh7wpz3nvb6yda';
const created_at = '2026-01-01T12:00:00.000Z';
const completed_at = '2026-01-01T12:00:31.250Z';
const song_url = 'https://files.example.com/song.mp3';
const webhook_url = 'https://hooks.example.com/songreel';
const video_url = 'https://media.example.com/outputs/video.mp4?X-Amz-Signature=0f2c';
const thumbnail_url = 'https://media.example.com/outputs/thumbnail.jpg?X-Amz-Signature=7a91';

/** A segment in the form of both requests and answers. */
export const segment = {
  text: 'Hello world',
  start: 1,
  end: 2,
  duration: 1,
  wordCount: 2,
  timedWords: [
    { text: 'Hello', start: 1, end: 1.5 },
    { text: 'world', start: 1.5, end: 2 },
  ],
};

const job = { id, credits_charged: 660, credits_refunded: 0, duration_seconds: 20, error: null, created_at };
const unmeasured = { id, credits_charged: 0, credits_refunded: 0, error: null, created_at };
const tooShort = {
  code: 'audio_too_short',
  message: 'song_url: the audio lasts 4.2 seconds; a video needs at least 10.',
};
const unheard = { code: 'media_unreachable', message: 'song_url: the server answered with 404.' };

export type Examples = Record<string, { summary: string; value: Record<string, unknown> }>;

export const ACCOUNT_EXAMPLES: Examples = {
  account: {
    summary: 'An account that has had a job with a webhook URL',
    value: {
      credits: 125_000,
      scopes: ['lyric_videos', 'narrative_videos'],
      rate_limit_rpm: 60,
      webhook_secret: 'whsec_9w6v8m2k5c4r7h3t',
    },
  },
  new: {
    summary: 'An account that has not',
    value: { credits: 1000, scopes: ['lyric_videos'], rate_limit_rpm: 60, webhook_secret: null },
  },
};

export const ACCEPTED_EXAMPLES: Examples = {
  admitted: { summary: 'A new job', value: { id, status: 'processing', credits_charged: 0 } },
  replayed: {
    summary: 'A replay, with `Idempotency-Replayed: true`',
    value: { id, status: 'completed', credits_charged: 660, duration_seconds: 20 },
  },
};

export const TRANSCRIPTION_REQUEST_EXAMPLES: Examples = {
  song: { summary: 'A whole song', value: { song_url } },
  part: { summary: 'A part of it', value: { song_url, trim_start: 12.5, trim_end: 42, webhook_url } },
};

export const LYRIC_VIDEO_REQUEST_EXAMPLES: Examples = {
  song: { summary: 'Only a song, which is transcribed', value: { song_url } },
  full: {
    summary: 'With lyrics, look and webhook',
    value: {
      song_url,
      quality: 'pro',
      aspect_ratio: '16:9',
      style_preset: 'WATERCOLOR',
      song_genre: 'dream pop',
      singer_image_url: 'https://files.example.com/singer.png',
      segments: [segment],
      metadata: { order: '1042' },
      webhook_url,
    },
  },
};

export const MUSIC_VIDEO_REQUEST_EXAMPLES: Examples = {
  story: {
    summary: 'A singer and a friend',
    value: {
      song_url,
      prompt: 'Ada and Ben walk by the sea at dawn. A storm comes up; they dance in the rain.',
      characters: [
        { name: 'Ada', role: 'singer', image_url: 'https://files.example.com/ada.png' },
        {
          name: 'Ben',
          role: 'character',
          image_url: 'https://files.example.com/ben.png',
          description: 'Wears a red raincoat.',
        },
      ],
      style_preset: 'pixel-art',
      webhook_url,
    },
  },
};

export const VIDEO_JOB_EXAMPLES: Examples = {
  processing: {
    summary: 'Measured, charged and in progress',
    value: { ...job, status: 'processing', completed_at: null },
  },
  completed: {
    summary: 'Ready',
    value: { ...job, status: 'completed', video_url, thumbnail_url, completed_at },
  },
  failed: {
    summary: 'Failed before it was charged',
    value: { ...unmeasured, status: 'failed', error: tooShort, completed_at },
  },
  canceled: {
    summary: 'Canceled and refunded',
    value: { ...job, status: 'canceled', credits_refunded: 660, completed_at, cancellation_requested: true },
  },
};

export const TRANSCRIPTION_JOB_EXAMPLES: Examples = {
  processing: { summary: 'Waiting for a worker', value: { ...unmeasured, status: 'processing', completed_at: null } },
  completed: {
    summary: 'Ready',
    value: { ...job, credits_charged: 5, status: 'completed', segments: [segment], language: 'en', completed_at },
  },
  failed: { summary: 'Failed', value: { ...unmeasured, status: 'failed', error: unheard, completed_at } },
};

export const CANCELLATION_EXAMPLES: Examples = {
  queued: { summary: 'Queued', value: { id, status: 'processing', cancellation_requested: true } },
};

const noVideo = { video_url: null, thumbnail_url: null };

export const COMPLETED_EVENT_EXAMPLES: Examples = {
  lyric_video: {
    summary: 'A lyric video',
    value: { ...job, type: 'lyric_video', status: 'completed', video_url, thumbnail_url, completed_at },
  },
  narrative_video: {
    summary: 'A narrative video',
    value: {
      ...job,
      type: 'narrative_video',
      status: 'completed',
      credits_charged: 1000,
      video_url,
      thumbnail_url,
      completed_at,
    },
  },
  lyric_transcription: {
    summary: 'A transcription',
    value: { ...job, type: 'lyric_transcription', status: 'completed', credits_charged: 5, ...noVideo, completed_at },
  },
};

export const FAILED_EVENT_EXAMPLES: Examples = {
  lyric_video: failedEvent('lyric_video', 'A lyric video', tooShort),
  narrative_video: failedEvent('narrative_video', 'A narrative video', tooShort),
  lyric_transcription: failedEvent('lyric_transcription', 'A transcription', unheard),
};

export const CANCELED_EVENT_EXAMPLES: Examples = {
  lyric_video: canceledEvent('lyric_video', 'A lyric video, before a worker had begun'),
  narrative_video: canceledEvent('narrative_video', 'A narrative video, before a worker had begun'),
};

function failedEvent(type: string, summary: string, error: object) {
  return {
    summary,
    value: { ...unmeasured, type, status: 'failed', duration_seconds: null, ...noVideo, error, completed_at },
  };
}

function canceledEvent(type: string, summary: string) {
  return {
    summary,
    value: { ...unmeasured, type, status: 'canceled', duration_seconds: null, ...noVideo, completed_at },
  };
}
