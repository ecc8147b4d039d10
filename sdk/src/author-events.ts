import type { Boot } from './boot.ts';
import type { Http } from './http.ts';

const gatherMs = 5000;
const waitingMax = 100;

type AuthorEvent = { name: string; data: Record<string, number | string>; at: string };

// The author's own figures. They go in batches and may be lost with the connection: no game waits for them.
export function createAuthorEvents(boot: Boot, http: Http) {
  let waiting: AuthorEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = JSON.stringify({ events: waiting });
    waiting = [];
    http
      .request('POST', `events/${boot.gameId}`, { body, keepalive: body.length < 30_000, retry: 'refused' })
      // An author finds an undeclared name in the console; a player's game goes on.
      .catch((error) => console.warn(`coinop.event: ${error.message}`));
  }

  return {
    flush,
    event(name: string, data: Record<string, number | string> = {}): void {
      if (waiting.length >= waitingMax) return;
      waiting.push({ name: `${name}`, data: { ...data }, at: new Date().toISOString() });
      timer ??= setTimeout(flush, gatherMs);
    },
  };
}
