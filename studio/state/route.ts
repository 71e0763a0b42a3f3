import { signal } from '@preact/signals';

export type JobType = 'lyric_transcription' | 'lyric_video' | 'narrative_video';

/** What the part of the address after `#/` names. */
export type Route =
  | { view: 'create' }
  | { view: 'jobs' }
  | { view: 'job'; type: JobType; id: string }
  | { view: 'words'; type: JobType; id: string }
  | { view: 'balance' };

const TYPES: readonly JobType[] = ['lyric_transcription', 'lyric_video', 'narrative_video'];

export const route = signal(routeOf(location.hash));

addEventListener('hashchange', () => {
  route.value = routeOf(location.hash);
  scrollTo(0, 0);
});

export function routeOf(hash: string): Route {
  const [view, type, id] = hash.replace(/^#\//, '').split('/');
  const known = TYPES.find((name) => name === type);
  if ((view === 'job' || view === 'words') && known && id) return { view, type: known, id };
  if (view === 'jobs' || view === 'balance') return { view };
  return { view: 'create' };
}

export function hrefOf(to: Route): string {
  return 'id' in to ? `#/${to.view}/${to.type}/${to.id}` : `#/${to.view}`;
}

export function go(to: Route): void {
  location.hash = hrefOf(to);
}
