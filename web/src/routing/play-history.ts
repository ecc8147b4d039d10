import { playing } from '../state/playing.ts';
import { readLocation } from './route.ts';

/**
 * Playing is an entry in the browser's history, under the game's own address: going back leaves the game, not the app.
 */
export function startPlaying(key: string, address: string): void {
  if (!history.state?.playing || location.pathname !== address) {
    history.pushState({ ours: true, playing: true }, '', address);
    readLocation();
  }
  playing.value = key;
}

export function stopPlaying(): void {
  if (playing.value === undefined) return;
  playing.value = undefined;
  if (history.state?.playing) history.back();
}

export function followHistory(): void {
  addEventListener('popstate', () => {
    if (!history.state?.playing) playing.value = undefined;
    readLocation();
  });
}
