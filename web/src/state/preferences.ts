import { keep, readKept } from './storage.ts';
import { createStore } from './store.ts';

/** Whether games may be heard. Silent until asked for. */
export const soundOn = createStore(readKept('sound') === 'on');
soundOn.listen((on) => keep('sound', on ? 'on' : undefined));

/** The key of the feed item whose controls the player has; the rest of the app steps back meanwhile. */
export const playing = createStore<string | undefined>(undefined);
