import { signal } from '@preact/signals';
import { readStored, store } from './storage.ts';

/** Whether games are shown large on a desktop, with the panel beside them collapsed. */
export const largeStage = signal(readStored('stage') === 'large');

export function toggleLargeStage(): void {
  largeStage.value = !largeStage.value;
  store('stage', largeStage.value ? 'large' : undefined);
}
