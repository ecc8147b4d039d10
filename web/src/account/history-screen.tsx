import { t } from '../messages/translate.ts';
import { PageHead } from '../routing/page-head.tsx';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { formatAge } from '../ui/numbers.tsx';
import { EmptyState, QueryState, ShowOlder } from '../ui/states.tsx';
import './kept-lists.css';

/** The games the visitor has played, the latest first, each with a link. */
export function HistoryScreen() {
  const history = usePagedQuery('GET /api/me/history', (page) => page.history);
  return (
    <>
      <PageHead title={t('account.history')} back />
      <QueryState query={history} rows={5} />
      <ul class="list">
        {history.list?.map(({ game, plays, lastPlayedAt }) => (
          <li key={game.id}>
            <a class="list-row" href={`/g/${game.id}`}>
              <img class="kept-picture" src={game.thumbnailUrl} alt="" loading="lazy" decoding="async" />
              <span class="list-words">
                <strong>{game.title}</strong>
                <span>
                  {t('common.plays', { count: plays })} · <time dateTime={lastPlayedAt}>{formatAge(lastPlayedAt)}</time>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <ShowOlder older={history.older} />
      {history.list?.length === 0 && (
        <EmptyState icon="clock" title={t('account.historyEmpty')}>
          <a class="button button-next" href="/">
            {t('account.historyFind')}
          </a>
        </EmptyState>
      )}
    </>
  );
}
