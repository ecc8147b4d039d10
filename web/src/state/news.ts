import { computed, signal } from '@preact/signals';
import { service } from './service.ts';
import { readStored, store } from './storage.ts';

const putAway = signal(readStored('announcement'));

/** What the operators announce, unless it was put away. Maintenance is no news: it is shown on every screen. */
export const news = computed(() => {
  const announcement = service.value?.announcement;
  return announcement?.kind === 'news' && announcement.id !== putAway.value ? announcement : undefined;
});

export function putNewsAway(id: string): void {
  store('announcement', id);
  putAway.value = id;
}
