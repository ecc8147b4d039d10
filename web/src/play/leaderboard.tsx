import { useState } from 'preact/hooks';
import type { LeaderboardEntry } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { session } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { Choice } from '../ui/forms.tsx';
import { Icon } from '../ui/icons.tsx';
import { formatScore } from '../ui/numbers.tsx';
import { nameOf } from '../ui/person.tsx';
import { EmptyState, QueryState } from '../ui/states.tsx';
import { BoardChoice } from './board-choice.tsx';
import './leaderboard.css';

type Period = 'all' | 'today';
const periods = (): [Period, string][] => [
  ['all', t('play.allTime')],
  ['today', t('play.today')],
];

type Among = 'everyone' | 'friends';
const circles = (): [Among, string][] => [
  ['everyone', t('play.everyone')],
  ['friends', t('play.friends')],
];

/** The leaderboard of a game, with the visitor's own entry. */
export function Leaderboard({ gameId, rows, withPeriods }: { gameId: string; rows: number; withPeriods?: boolean }) {
  const [period, setPeriod] = useState<Period>('all');
  const [among, setAmong] = useState<Among>('everyone');
  const [board, setBoard] = useState<string>();
  const leaderboard = useQuery('GET /api/games/{id}/leaderboard', {
    path: { id: gameId },
    query: { ...(board === undefined ? { period } : { board }), among, limit: rows },
  });
  const { data } = leaderboard;
  const handle = session.value.user?.handle;
  const isListed = data?.entries.some((entry) => entry.handle === handle);
  // Left out next to a game without scores, which may not have any.
  if (!withPeriods && data?.entries.length === 0 && !data.frozen) return null;
  return (
    <section class="standings" aria-label={t('feed.leaderboard')}>
      {withPeriods ? (
        <>
          <BoardChoice gameId={gameId} chosen={board} choose={setBoard} />
          {board === undefined && (
            <Choice label={t('play.period')} options={periods()} chosen={period} choose={setPeriod} />
          )}
          <Choice label={t('play.among')} options={circles()} chosen={among} choose={setAmong} />
        </>
      ) : (
        <h3>{t('feed.leaderboard')}</h3>
      )}
      {data?.frozen && (
        <p class="standings-closed">
          <Icon name="lock" size={20} />
          {t('play.boardClosed')}
        </p>
      )}
      <QueryState query={leaderboard} rows={Math.min(rows, 5)} />
      {data?.entries.length === 0 && !data.frozen && (
        <EmptyState
          icon="trophy"
          title={board === undefined && period === 'today' ? t('play.noScoresToday') : t('play.noScores')}
        >
          <p>{t('play.noScoresText')}</p>
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
        {isGuest ? (
          <span>{mine ? t('play.you') : t('play.guest')}</span>
        ) : (
          <a href={`/@${entry.handle}`}>{nameOf(entry)}</a>
        )}
        {mine && !isGuest && <em> {t('play.youMark')}</em>}
      </span>
      <span class="standing-score figure">{formatScore(entry.score)}</span>
    </li>
  );
}
