import { t } from '../messages/translate.ts';
import { GameGrid } from '../people/profile-parts.tsx';
import { createAddress } from '../routing/create-route.ts';
import { call } from '../state/session.ts';
import { useKeptPages } from '../state/use-kept-pages.ts';
import { EmptyState, QueryState, ShowOlder } from '../ui/states.tsx';
import type { FindQuery } from './find-query.ts';

const pageSize = 30;

/** The matching games, page by page. */
export function GameResults({ query: { q, tag, sort } }: { query: FindQuery }) {
  const games = useKeptPages(`games ${JSON.stringify([q, tag, sort])}`, async (cursor, signal) => {
    const query = { limit: pageSize, cursor, tag, ...(q ? { q } : { sort }) };
    const page = await call('GET /api/games/search', { query: defined(query), ...(signal && { signal }) });
    return { list: page.games, next: page.nextCursor };
  });
  const { list } = games;
  return (
    <section aria-label={t('people.games')}>
      {/* The order selector right above says the same. */}
      <h2 class={q ? 'section-title' : 'visually-hidden'}>
        {q || tag ? t('people.games') : sort === 'trending' ? t('find.trending') : t('find.new')}
      </h2>
      <QueryState query={{ ...games, data: list }} rows={4} />
      {list && list.length > 0 && <GameGrid games={list} />}
      <ShowOlder older={games.older} />
      {/* Announces how much was found instead of every game. */}
      <div role="status">
        {list && list.length > 0 && <span class="visually-hidden">{t('find.shown', { count: list.length })}</span>}
        {list?.length === 0 &&
          (q ? (
            <EmptyState icon="find" title={t('people.noGamesFound', { words: q })}>
              <a class="button button-plain" href={createAddress}>
                {t('find.createIt')}
              </a>
            </EmptyState>
          ) : (
            <EmptyState icon="arcade" title={sort === 'trending' ? t('find.noTrending') : t('feed.empty')} />
          ))}
      </div>
    </section>
  );
}

/** Without undefined values. */
function defined<T extends Record<string, unknown>>(query: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
