import { signal } from '@preact/signals';
import { JOB_TYPES, type JobType } from '../../functions/domain/job-type.ts';

/** What the part of the address after `#/` names. */
export type Route =
  | { view: 'create' }
  | { view: 'jobs' }
  | { view: 'job'; type: JobType; id: string }
  | { view: 'words'; type: JobType; id: string }
  | { view: 'balance' };

export const route = signal(routeOf(location.hash));

addEventListener('hashchange', () => {
  route.value = routeOf(location.hash);
  scrollTo(0, 0);
});

export function routeOf(hash: string): Route {
  const [view, type, id] = hash.replace(/^#\//, '').split('/');
  const known = JOB_TYPES.find((name) => name === type);
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
