import type { Odds } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { formatChance } from '../ui/numbers.tsx';

/** The chances of a loot box, the likeliest first, as the service publishes them. */
export function OddsTable({ odds, wonId }: { odds: Odds; wonId?: string | undefined }) {
  const sorted = [...odds].sort((one, other) => other.weight - one.weight);
  const most = sorted[0]?.probability ?? 1;
  return (
    <table class="odds">
      <caption class="visually-hidden">{t('shop.chancesOf')}</caption>
      <tbody>
        {sorted.map(({ itemId, name, probability }) => (
          <tr key={itemId} class={itemId === wonId ? 'odds-won' : ''}>
            <th scope="row">{name}</th>
            <td class="odds-bar" aria-hidden="true">
              <span style={{ width: `${(probability / most) * 100}%` }} />
            </td>
            <td class="figure">{formatChance(probability)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
