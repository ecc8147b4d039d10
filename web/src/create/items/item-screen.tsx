import { t } from '../../messages/translate.ts';
import { myGameAddress } from '../../routing/create-route.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { useQuery } from '../../state/use-query.ts';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { ItemForm } from './item-form.tsx';

/** One item of one's own game, or a new one. */
export function ItemScreen({ gameId, itemId }: { gameId: string; itemId: string | undefined }) {
  const all = useQuery('GET /api/games/{id}/items/all', { path: { id: gameId } });
  const items = all.data?.items;
  const item = items?.find(({ id }) => id === itemId);
  const title = itemId === undefined ? t('items.new') : (item?.name ?? t('items.item'));
  return (
    <>
      <PageHead title={title} back />
      <QueryState query={all} rows={5} />
      {items && itemId !== undefined && !item && (
        <EmptyState icon="gift" title={t('items.notFound')}>
          <a class="button button-plain" href={myGameAddress(gameId)}>
            {t('items.backToGame')}
          </a>
        </EmptyState>
      )}
      {items && (itemId === undefined || item) && <ItemForm gameId={gameId} item={item} all={items} />}
    </>
  );
}
