import { describe, expect, it } from 'vitest';
import { daysUpTo, sumByDay, sumByGame, toCsv } from './creator-stats.ts';

const row = (day: string, gameId: string, plays: number) => ({
  day,
  gameId,
  title: `Game ${gameId}`,
  plays,
  players: 1,
  returningPlayers: 0,
  playSeconds: 90,
  likes: 0,
  sales: 0,
  coins: 0,
});

describe('numbers of a creator', () => {
  it('have every day, also the empty ones', () => {
    const days = daysUpTo(new Date('2026-03-01T00:30:00Z'), 3);
    expect(days).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    const sums = sumByDay([row('2026-02-28', 'a', 2), row('2026-02-28', 'b', 3), row('2026-01-01', 'a', 9)], days);
    expect(sums.map(({ plays }) => plays)).toEqual([0, 5, 0]);
  });

  it('add up by game, the most played first', () => {
    const games = sumByGame([row('2026-02-28', 'a', 2), row('2026-02-28', 'b', 3), row('2026-03-01', 'a', 4)]);
    expect(games.map(({ gameId, plays, playSeconds }) => [gameId, plays, playSeconds])).toEqual([
      ['a', 6, 180],
      ['b', 3, 90],
    ]);
  });

  it('are CSV that no spreadsheet takes for a formula', () => {
    const csv = toCsv([{ ...row('2026-02-28', 'a', 2), title: '=HYPERLINK("http://x"), "now"' }]);
    expect(csv.split('\r\n')[1]).toBe(`2026-02-28,a,"'=HYPERLINK(""http://x""), ""now""",2,1,0,2,0,0,0`);
  });
});
