import type { Boot } from './boot.ts';
import type { Http } from './http.ts';

const batchMs = 5000;
const waitingMax = 100;

type AuthorEvent = { name: string; data: Record<string, number | string>; at: string };

// Reports that go to the service directly: events for the author and scores on named boards. They are sent in batches
// and may be lost with the connection: no game waits for them.
export function createReports({ gameId }: Boot, http: Http) {
  let events: AuthorEvent[] = [];
  // The lowest and the highest since the last batch: the service knows which one is better.
  const scores = new Map<string, [lowest: number, highest: number]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (): void => {
    timer ??= setTimeout(flush, batchMs);
  };

  async function send(call: 'event' | 'score', path: string, value: object): Promise<void> {
    const body = JSON.stringify(value);
    try {
      await http.request('POST', `${path}/${gameId}`, { body, keepalive: body.length < 30_000, retry: 'refused' });
    } catch (error) {
      // An author finds an undeclared board in the console; a player's game continues.
      console.warn(`coinop.${call}: ${(error as Error).message}`);
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const sent = [...scores].flatMap(([board, ends]) =>
      [...new Set(ends)].map((score) => send('score', 'leaderboard', { board, score })),
    );
    scores.clear();
    if (events.length) sent.push(send('event', 'events', { events }));
    events = [];
    await Promise.all(sent);
  }

  return {
    flush,
    event(name: string, data: Record<string, number | string> = {}): void {
      if (events.length >= waitingMax) return;
      events.push({ name: `${name}`, data: { ...data }, at: new Date().toISOString() });
      wait();
    },
    scoreOn(board: string, points: number): void {
      const [lowest, highest] = scores.get(board) ?? [points, points];
      scores.set(board, [Math.min(lowest, points), Math.max(highest, points)]);
      wait();
    },
  };
}
