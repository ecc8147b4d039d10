import { itemAddress } from '../../routing/create-route.ts';
import { ItemPicture } from '../../shop/item-list.tsx';
import { useQuery } from '../../state/use-query.ts';
import { Icon } from '../../ui/icons.tsx';
import { Coins } from '../../ui/numbers.tsx';
import { QueryState } from '../../ui/states.tsx';
import { kinds } from './item-words.ts';

/** What a game sells, and the prizes it sells nowhere. */
export function GameItems({ gameId }: { gameId: string }) {
  const all = useQuery('GET /api/games/{id}/items/all', { path: { id: gameId } });
  const items = all.data?.items;
  return (
    <section>
      <div class="own-items-head">
        <h2>Items</h2>
        <a class="button button-plain" href={itemAddress(gameId)}>
          <Icon name="make" size={20} />
          <span>Add item</span>
        </a>
      </div>
      <QueryState query={all} rows={2} />
      {items?.length === 0 && (
        <p class="quiet">No items yet. You earn 70% of every sale. The game offers its items through the SDK.</p>
      )}
      <ul class="list">
        {items?.map((item) => (
          <li key={item.id}>
            <a class={item.active ? 'list-row' : 'list-row own-item-off'} href={itemAddress(gameId, item.id)}>
              <ItemPicture item={item} />
              <span class="list-words item-words">
                <strong>{item.name}</strong>
                <span>
                  {kinds[item.kind].word}
                  {item.odds && ` · ${item.odds.length} prizes`}
                  {!item.active && ' · not for sale'}
                </span>
              </span>
              {item.active && <Coins amount={item.price} />}
              <Icon name="forward" size={20} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
