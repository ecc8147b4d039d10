import { signal } from '@preact/signals';
import { readStored, store } from './storage.ts';

/** Whether games and videos may be heard. Muted until asked for. */
export const soundOn = signal(readStored('sound') === 'on');

export function setSound(on: boolean): void {
  soundOn.value = on;
  store('sound', on ? 'on' : undefined);
}
