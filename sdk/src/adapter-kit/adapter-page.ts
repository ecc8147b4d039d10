// The window an adapter is installed in, after the SDK and before the game.
export type AdapterPage = Window & typeof globalThis & Record<string, unknown>;

// The settings of game.json for one adapter; the server sets them as __coinopAdapters before the adapter's text.
export function takeSettings<T extends object>(page: AdapterPage, name: string): Partial<T> {
  const all = page['__coinopAdapters'] as Record<string, Partial<T>> | undefined;
  const settings = all?.[name] ?? {};
  if (all) delete all[name];
  if (all && Object.keys(all).length === 0) delete page['__coinopAdapters'];
  return settings;
}

// Configurable and writable, as the vendor's own script would leave it.
export function provide(page: AdapterPage, name: string, value: unknown): void {
  page.document.currentScript?.remove();
  Object.defineProperty(page, name, { value, configurable: true, enumerable: true, writable: true });
}

// Platforms have several calls for "loading is over"; the first one counts.
export function createReady(coinop: Coinop.Sdk): () => void {
  let said = false;
  return () => {
    if (said) return;
    said = true;
    void coinop.ready();
  };
}
