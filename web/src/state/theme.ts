import { keep, readKept } from './storage.ts';
import { createStore } from './store.ts';

export type Theme = 'system' | 'dark' | 'light';

const kept = readKept('theme');
export const theme = createStore<Theme>(kept === 'dark' || kept === 'light' ? kept : 'system');

export function wearTheme(): void {
  const wear = (now: Theme) => {
    if (now === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = now;
  };
  wear(theme.get());
  theme.listen((now) => {
    keep('theme', now === 'system' ? undefined : now);
    wear(now);
  });
}
