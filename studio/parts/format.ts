import type { JobType } from '../../functions/domain/job-type.ts';

const NUMBER = new Intl.NumberFormat('en');

export const KINDS: Record<JobType, string> = {
  lyric_video: 'Lyric video',
  narrative_video: 'Story video',
  lyric_transcription: 'Transcription',
};

export function tokens(count: number): string {
  return `${NUMBER.format(count)} ${count === 1 ? 'token' : 'tokens'}`;
}

/** `+1,000` or `−726` */
export function signed(count: number): string {
  return `${count < 0 ? '−' : '+'}${NUMBER.format(Math.abs(count))}`;
}

/** `November 2026` for `2026-11` */
export function monthName(month: string): string {
  return new Date(`${month}-15T12:00`).toLocaleString(undefined, { month: 'long', year: 'numeric' });
}

/** `3:07` */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** `3:07.42` */
export function exactClock(seconds: number): string {
  return `${clock(seconds)}.${String(Math.floor((seconds % 1) * 100)).padStart(2, '0')}`;
}

export function date(at: string | null): string {
  return at === null
    ? ''
    : new Date(at).toLocaleString(undefined, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
}

/** `about 2 minutes left` */
export function timeLeft(seconds: number): string {
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 90) return `about ${Math.round(seconds / 10) * 10} seconds left`;
  return `about ${Math.round(seconds / 60)} minutes left`;
}
