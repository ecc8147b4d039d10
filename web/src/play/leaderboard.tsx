import { useState } from 'preact/hooks';
import type { LeaderboardEntry } from '../api/shapes.ts';
import { session } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { Choice } from '../ui/forms.tsx';
import { formatScore } from '../ui/numbers.tsx';
import { nameOf } from '../ui/person.tsx';
import { EmptyState, QueryState } from '../ui/states.tsx';
import './leaderboard.css';

type Period = 'all' | 'today';
const periods: [Period, string][] = [
  ['all', 'All time'],
  ['today', 'Today'],
];

/** The leaderboard of a game, the visitor's own place among them. */
export function Leaderboard({ gameId, rows, withPeriods }: { gameId: string; rows: number; withPeriods?: boolean }) {
  const [period, setPeriod] = useState<Period>('all');
  const leaderboard = useQuery('GET /api/games/{id}/leaderboard', {
    path: { id: gameId },
    query: { period, limit: rows },
  });
  const { data } = leaderboard;
  const handle = session.value.user?.handle;
  const isListed = data?.entries.some((entry) => entry.handle === handle);
  // Beside a game nobody has scored in, it would only take room: it may well be one without scores.
  if (!withPeriods && data?.entries.length === 0) return null;
  return (
    <section class="standings" aria-label="Leaderboard">
      {withPeriods ? (
        <Choice label="Period" options={periods} chosen={period} choose={setPeriod} />
      ) : (
        <h3>Leaderboard</h3>
      )}
      <QueryState query={leaderboard} rows={Math.min(rows, 5)} what="the leaderboard" />
      {data?.entries.length === 0 && (
        <EmptyState icon="trophy" title={period === 'today' ? 'No scores today' : 'No scores yet'}>
          <p>Scores show here when this game reports them.</p>
        </EmptyState>
      )}
      {data && data.entries.length > 0 && (
        <ol>
          {data.entries.map((entry) => (
            <Line key={entry.rank + entry.handle} entry={entry} mine={entry.handle === handle} />
          ))}
          {data.me && !isListed && <Line entry={data.me} mine />}
        </ol>
      )}
    </section>
  );
}

function Line({ entry, mine }: { entry: LeaderboardEntry; mine: boolean }) {
  const isGuest = entry.handle.startsWith('guest_');
  return (
    <li class={mine ? 'standing standing-mine' : 'standing'}>
      <span class="standing-rank figure">{entry.rank}</span>
      <span class="standing-name">
        {isGuest ? <span>{mine ? 'You' : 'Guest'}</span> : <a href={`/@${entry.handle}`}>{nameOf(entry)}</a>}
        {mine && !isGuest && <em> you</em>}
      </span>
      <span class="standing-score figure">{formatScore(entry.score)}</span>
    </li>
  );
}
