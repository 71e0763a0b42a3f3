import { signal } from '@preact/signals';

export interface Notice {
  id: number;
  text: string;
  tone: 'good' | 'bad';
}

const SHOWN_MS = 6_000;
let last = 0;

/** Short messages at the edge of the page. Screen readers say them. */
export const notices = signal<readonly Notice[]>([]);

export function notify(text: string, tone: Notice['tone'] = 'good'): void {
  last += 1;
  const notice = { id: last, text, tone };
  notices.value = [...notices.value, notice];
  setTimeout(() => dismiss(notice.id), SHOWN_MS);
}

export function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}
