import { numberFormat } from '../../messages/intl.ts';
import { t } from '../../messages/translate.ts';
import { itemAddress } from '../../routing/create-route.ts';
import { ItemPicture } from '../../shop/item-list.tsx';
import { useQuery } from '../../state/use-query.ts';
import { Icon } from '../../ui/icons.tsx';
import { Coins } from '../../ui/numbers.tsx';
import { QueryState } from '../../ui/states.tsx';
import { creatorPercent, kindWords } from './item-words.ts';

/** The items a game sells, and prizes that are not sold. */
export function GameItems({ gameId }: { gameId: string }) {
  const all = useQuery('GET /api/games/{id}/items/all', { path: { id: gameId } });
  const items = all.data?.items;
  return (
    <section>
      <div class="own-items-head">
        <h2>{t('items.title')}</h2>
        <a class="button button-plain" href={itemAddress(gameId)}>
          <Icon name="make" size={20} />
          <span>{t('items.add')}</span>
        </a>
      </div>
      <QueryState query={all} rows={2} />
      {items?.length === 0 && (
        <p class="quiet">
          {t('items.none', { percent: numberFormat({ style: 'percent' }).format(creatorPercent / 100) })}
        </p>
      )}
      <ul class="list">
        {items?.map((item) => (
          <li key={item.id}>
            <a class={item.active ? 'list-row' : 'list-row own-item-off'} href={itemAddress(gameId, item.id)}>
              <ItemPicture item={item} />
              <span class="list-words item-words">
                <strong>{item.name}</strong>
                <span>
                  {kindWords(item.kind).word}
                  {item.odds && ` · ${t('items.prizes', { count: item.odds.length })}`}
                  {!item.active && ` · ${t('items.notForSale')}`}
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
