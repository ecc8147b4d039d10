import { describe, expect, it } from 'vitest';
import { daysUpTo, toCsv, withEmptyDays } from './creator-stats.ts';

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
    const { gameId: _, title: __, ...sums } = row('2026-02-28', 'a', 5);
    expect(withEmptyDays([sums], days).map(({ day, plays }) => [day, plays])).toEqual([
      ['2026-02-27', 0],
      ['2026-02-28', 5],
      ['2026-03-01', 0],
    ]);
  });

  it('are CSV that no spreadsheet takes for a formula', () => {
    const csv = toCsv([{ ...row('2026-02-28', 'a', 2), title: '=HYPERLINK("http://x"), "now"' }]);
    expect(csv.split('\r\n')[1]).toBe(`2026-02-28,a,"'=HYPERLINK(""http://x""), ""now""",2,1,0,2,0,0,0`);
  });
});
