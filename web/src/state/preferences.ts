import { keep, readKept } from '../state/kept.ts';
import { createStore } from '../state/store.ts';

/** Whether games may be heard. Silent until asked for. */
export const soundOn = createStore(readKept('sound') === 'on');
soundOn.listen((on) => keep('sound', on ? 'on' : undefined));

/** The key of the feed item whose controls the player has; the rest of the app steps back meanwhile. */
export const playing = createStore<string | undefined>(undefined);
