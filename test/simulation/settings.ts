/** Jobs can be canceled at any time, and must wait for each other. Providers work for videos. */
export const SETTINGS = {
  cancellation_wait_seconds: '0',
  running_jobs_per_account: '2',
  'engine.lyric_video': 'transcribe',
  'pricing.lyric_video_basic.transcribe': '33',
  'engine.narrative_video': 'ray',
  'pricing.narrative_video_basic.ray': '50',
};
