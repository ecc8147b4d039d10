type FeedKeys = {
  step(by: number): void;
  play(): void;
  leave(): void;
  toggleSound(): void;
  toggleFullScreen(): void;
  toggleLarge(): void;
  help(): void;
  /** An overlay has the keyboard. */
  busy(): boolean;
};

/**
 * Keyboard shortcuts of the feed: up and down, Enter to play, Escape to leave, and `?` for the list of all. Keys typed
 * into a game stay in its frame.
 */
export function listenForFeedKeys(keys: FeedKeys): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || keys.busy()) return;
    const on = event.target instanceof Element ? event.target : undefined;
    if (on?.closest('input, textarea, select, [contenteditable]')) return;
    const acts: Record<string, () => void> = {
      ArrowDown: () => keys.step(1),
      PageDown: () => keys.step(1),
      j: () => keys.step(1),
      ArrowUp: () => keys.step(-1),
      PageUp: () => keys.step(-1),
      k: () => keys.step(-1),
      Escape: keys.leave,
      m: keys.toggleSound,
      f: keys.toggleFullScreen,
      l: keys.toggleLarge,
      '?': keys.help,
    };
    // On a button or link, Enter activates that.
    if (!on?.closest('button, a, summary, iframe')) acts['Enter'] = keys.play;
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}
