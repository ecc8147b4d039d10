import { signal } from '@preact/signals';

/** The key of the feed item that is being played; the rest of the app is hidden meanwhile. */
export const playing = signal<string | undefined>(undefined);
