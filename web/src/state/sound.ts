import { signal } from '@preact/signals';
import { readStored, store } from './storage.ts';

/** Whether games and videos play sound. Muted by default. */
export const soundOn = signal(readStored('sound') === 'on');

export function setSound(on: boolean): void {
  soundOn.value = on;
  store('sound', on ? 'on' : undefined);
}
