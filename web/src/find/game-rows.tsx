import type { Game } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { GameGrid } from '../people/profile-parts.tsx';
import { call } from '../state/session.ts';
import { useKeptPages } from '../state/use-kept-pages.ts';
import { findAddress } from './find-query.ts';

const rowLength = 12;

type RowSource = (signal: AbortSignal | undefined) => Promise<readonly Game[]>;

/** The rows of the page; empty ones are left out. */
export function GameRows() {
  return (
    <>
      <Row
        name="continue"
        title={t('find.continue')}
        href="/history"
        load={async (signal) =>
          (await call('GET /api/me/history', { query: { limit: rowLength }, ...(signal && { signal }) })).history.map(
            ({ game }) => game,
          )
        }
      />
      <Row name="featured" title={t('find.featured')} load={searchFor({ sort: 'featured' })} />
      <Row
        name="trending"
        title={t('find.trending')}
        href={findAddress({ sort: 'trending' })}
        load={searchFor({ sort: 'trending' })}
      />
      <Row name="following" title={t('find.following')} load={searchFor({ by: 'following' })} />
      <Row name="friends" title={t('find.friendsPlay')} load={searchFor({ sort: 'friends_played' })} />
      <Tags />
    </>
  );
}

function searchFor(query: { sort?: 'trending' | 'friends_played' | 'featured'; by?: 'following' }): RowSource {
  return async (signal) =>
    (await call('GET /api/games/search', { query: { ...query, limit: rowLength }, ...(signal && { signal }) })).games;
}

function Row({ name, title, href, load }: { name: string; title: string; href?: string; load: RowSource }) {
  const row = useKeptPages(`row ${name}`, async (_cursor, signal) => ({ list: await load(signal), next: null }));
  // The list below shows the error once; the row appears when it is loaded.
  if (!row.list || row.list.length === 0) return null;
  return (
    <section class="game-row" aria-label={title}>
      <h2 class="section-title">{href ? <a href={href}>{title}</a> : title}</h2>
      <GameGrid games={row.list} />
    </section>
  );
}

function Tags() {
  // Kept like the rows, so that the list below stays in place when the visitor returns.
  const { list } = useKeptPages('tags', async (_cursor, signal) => ({
    list: (await call('GET /api/tags', { ...(signal && { signal }) })).tags,
    next: null,
  }));
  if (!list || list.length === 0) return null;
  return (
    <section class="tag-row" aria-label={t('find.tags')}>
      <h2 class="section-title">{t('find.tags')}</h2>
      <TagLinks tags={list.slice(0, 24).map(({ tag }) => tag)} />
    </section>
  );
}

function TagLinks({ tags }: { tags: readonly string[] }) {
  return (
    <ul class="tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={findAddress({ tag })}>{tag}</a>
        </li>
      ))}
    </ul>
  );
}
