import { signal } from '@preact/signals';
import { readStored, store } from './storage.ts';

export type Theme = 'system' | 'dark' | 'light';

const stored = readStored('theme');
export const theme = signal<Theme>(stored === 'dark' || stored === 'light' ? stored : 'system');

export function chooseTheme(chosen: Theme): void {
  theme.value = chosen;
  store('theme', chosen === 'system' ? undefined : chosen);
  applyTheme();
}

/** Without an attribute the style sheet follows the system. */
export function applyTheme(): void {
  if (theme.value === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme.value;
}
