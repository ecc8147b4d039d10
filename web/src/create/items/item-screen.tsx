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
  const title = itemId === undefined ? 'New item' : (item?.name ?? 'Item');
  return (
    <>
      <PageHead title={title} back />
      <QueryState query={all} rows={5} />
      {items && itemId !== undefined && !item && (
        <EmptyState icon="gift" title="Item not found">
          <a class="button button-plain" href={myGameAddress(gameId)}>
            Back to the game
          </a>
        </EmptyState>
      )}
      {items && (itemId === undefined || item) && <ItemForm gameId={gameId} item={item} all={items} />}
    </>
  );
}
