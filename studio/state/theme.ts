import { effect, signal } from '@preact/signals';

const STORED = 'songreel.theme';
type Theme = 'dark' | 'light';

const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';

/** The system's theme until the person chooses one. */
export const theme = signal<Theme>((localStorage.getItem(STORED) as Theme | null) ?? system);

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

export function switchTheme(): void {
  theme.value = theme.value === 'dark' ? 'light' : 'dark';
  localStorage.setItem(STORED, theme.value);
}
