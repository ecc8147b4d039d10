import { t } from '../messages/translate.ts';
import { PageHead } from '../routing/page-head.tsx';
import { ItemPicture } from '../shop/item-list.tsx';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { formatWhole } from '../ui/numbers.tsx';
import { EmptyState, QueryState, ShowOlder } from '../ui/states.tsx';
import './wallet.css';

/** The visitor's inventory, game by game. */
export function InventoryScreen() {
  const inventory = usePagedQuery('GET /api/me/inventory', ({ games }) => games);
  return (
    <>
      <PageHead title={t('wallet.inventory')} back />
      <QueryState query={inventory} rows={5} />
      {inventory.list?.map(({ game, items }) => (
        <section key={game.id} class="inventory" aria-labelledby={`items-${game.id}`}>
          <h2 class="section-title" id={`items-${game.id}`}>
            <a href={`/g/${game.id}`}>{game.title}</a>
          </h2>
          <ul class="list">
            {items.map((item) => (
              <li key={item.itemId} class="list-row">
                <ItemPicture item={item} />
                <span class="list-words">
                  <strong>{item.name}</strong>
                </span>
                {item.quantity > 1 && <span class="figure">{formatWhole(item.quantity)}&thinsp;×</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ShowOlder older={inventory.older} />
      {inventory.list?.length === 0 && (
        <EmptyState icon="gem" title={t('wallet.inventoryEmpty')}>
          <p>{t('wallet.inventoryEmptyText')}</p>
        </EmptyState>
      )}
    </>
  );
}
