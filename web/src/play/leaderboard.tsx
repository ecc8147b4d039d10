import { useState } from 'preact/hooks';
import type { Standing } from '../api/shapes.ts';
import { session } from '../state/session.ts';
import { useAnswer } from '../state/use-query.ts';
import { Choice } from '../ui/forms.tsx';
import { formatScore } from '../ui/numbers.tsx';
import { nameOf } from '../ui/person.tsx';
import { Empty, Fetching } from '../ui/states.tsx';
import './leaderboard.css';

type Period = 'all' | 'today';
const periods: [Period, string][] = [
  ['all', 'All time'],
  ['today', 'Today'],
];

/** The leaderboard of a game, the visitor's own place among them. */
export function Standings({ gameId, rows, withPeriods }: { gameId: string; rows: number; withPeriods?: boolean }) {
  const [period, setPeriod] = useState<Period>('all');
  const standings = useAnswer('GET /api/games/{id}/leaderboard', {
    path: { id: gameId },
    query: { period, limit: rows },
  });
  const { answer } = standings;
  const handle = session.value.user?.handle;
  const isListed = answer?.entries.some((entry) => entry.handle === handle);
  return (
    <section class="standings" aria-label="Leaderboard">
      {withPeriods ? (
        <Choice label="Period" options={periods} chosen={period} choose={setPeriod} />
      ) : (
        <h3>Leaderboard</h3>
      )}
      <Fetching of={standings} rows={Math.min(rows, 5)} what="the leaderboard" />
      {answer?.entries.length === 0 && (
        <Empty icon="trophy" title={period === 'today' ? 'No scores today' : 'No scores yet'}>
          <p>Play a round, and the first place is yours.</p>
        </Empty>
      )}
      {answer && answer.entries.length > 0 && (
        <ol>
          {answer.entries.map((entry) => (
            <Line key={entry.rank + entry.handle} entry={entry} mine={entry.handle === handle} />
          ))}
          {answer.me && !isListed && <Line entry={answer.me} mine />}
        </ol>
      )}
    </section>
  );
}

function Line({ entry, mine }: { entry: Standing; mine: boolean }) {
  const isGuest = entry.handle.startsWith('guest_');
  return (
    <li class={mine ? 'standing standing-mine' : 'standing'}>
      <span class="standing-rank figure">{entry.rank}</span>
      <span class="standing-name">
        {isGuest ? <span>{mine ? 'You' : 'A guest'}</span> : <a href={`/@${entry.handle}`}>{nameOf(entry)}</a>}
        {mine && !isGuest && <em> you</em>}
      </span>
      <span class="standing-score figure">{formatScore(entry.score)}</span>
    </li>
  );
}
