import type { Item } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { useQuery } from '../state/use-query.ts';
import { Icon } from '../ui/icons.tsx';
import { Coins } from '../ui/numbers.tsx';
import { OddsTable } from './odds-table.tsx';
import './shop.css';

/** The items of a game, with the odds of its boxes. Buying happens inside the game; here they can only be viewed. */
export function ItemList({ gameId, heading }: { gameId: string; heading: string }) {
  const { data } = useQuery('GET /api/games/{id}/items', { path: { id: gameId } });
  if (!data || data.items.length === 0) return null;
  return (
    <section class="items" aria-label={heading}>
      <h3>{heading}</h3>
      <ul>
        {data.items.map((item) => (
          <li key={item.id} class="item">
            <ItemPicture item={item} />
            <div class="list-words item-words">
              <strong>{item.name}</strong>
              {item.description && <span>{item.description}</span>}
              {item.odds && (
                <details>
                  <summary>{t('shop.chances')}</summary>
                  <OddsTable odds={item.odds} />
                </details>
              )}
            </div>
            <Coins amount={item.price} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The item's own picture, or a drawn one in a colour of its own. */
export function ItemPicture({ item, size = 44 }: { item: Pick<Item, 'imageUrl' | 'kind' | 'name'>; size?: number }) {
  if (item.imageUrl) return <img class="item-picture" src={item.imageUrl} width={size} height={size} alt="" />;
  return (
    <span
      class="item-picture item-drawn"
      style={{ width: `${size}px`, height: `${size}px`, '--hue': hueOf(item.name) }}
    >
      <Icon name={item.kind === 'loot_box' ? 'gift' : item.kind === 'durable' ? 'gem' : 'bolt'} size={size / 2} />
    </span>
  );
}

function hueOf(name: string): number {
  return [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 360, 7);
}
