import { signal } from '@preact/signals';

/** The key of the feed item whose controls the player has; the rest of the app steps back meanwhile. */
export const playing = signal<string | undefined>(undefined);
