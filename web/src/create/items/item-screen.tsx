import { myGameAddress } from '../../routing/create-route.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { useAnswer } from '../../state/use-query.ts';
import { Empty, Fetching } from '../../ui/states.tsx';
import { ItemForm } from './item-form.tsx';

/** One item of one's own game, or a new one. */
export function ItemScreen({ gameId, itemId }: { gameId: string; itemId: string | undefined }) {
  const all = useAnswer('GET /api/games/{id}/items/all', { path: { id: gameId } });
  const items = all.answer?.items;
  const item = items?.find(({ id }) => id === itemId);
  const title = itemId === undefined ? 'New item' : (item?.name ?? 'Item');
  return (
    <>
      <PageHead title={title} back />
      <Fetching of={all} rows={5} what="the items" />
      {items && itemId !== undefined && !item && (
        <Empty icon="gift" title="There is no such item">
          <a class="button button-plain" href={myGameAddress(gameId)}>
            To the game
          </a>
        </Empty>
      )}
      {items && (itemId === undefined || item) && <ItemForm gameId={gameId} item={item} all={items} />}
    </>
  );
}
