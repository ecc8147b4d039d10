import { computed, signal } from '@preact/signals';
import { service } from './service.ts';
import { readStored, store } from './storage.ts';

const putAway = signal(readStored('announcement'));

/** The operators' news, unless dismissed. Maintenance is shown on every screen instead. */
export const news = computed(() => {
  const announcement = service.value?.announcement;
  return announcement?.kind === 'news' && announcement.id !== putAway.value ? announcement : undefined;
});

export function putNewsAway(id: string): void {
  store('announcement', id);
  putAway.value = id;
}
