import { useState } from 'preact/hooks';
import type { Intent } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { Button } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';
import { Coins } from '../ui/numbers.tsx';
import { checkFairness, type FairnessCheck } from './fairness.ts';
import { ItemPicture } from './item-list.tsx';
import { OddsTable } from './odds-table.tsx';

/** The result of a purchase or a box; for a box with the proof of a fair draw. */
export function Prize({ intent, coins, close }: { intent: Intent; coins: number | undefined; close(): void }) {
  const { item, granted, fairness } = intent;
  const won = granted[0];
  return (
    <div class="purchase prize">
      <div class="prize-shine">
        <GrantedPicture intent={intent} size={96} />
      </div>
      <p class="prize-name" role="status">
        {granted.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')}
      </p>
      <p class="quiet">{fairness ? t('shop.from', { name: item.name }) : t('shop.yoursNow')}</p>
      {won?.duplicate && <p class="quiet">{t('shop.duplicate')}</p>}
      {coins !== undefined && (
        <p class="prize-balance">
          {t('shop.balance')} <Coins amount={coins} counts />
        </p>
      )}
      {fairness && <Proof intent={intent} wonId={won?.itemId} />}
      <Button look="next" wide onClick={close}>
        {t('shop.backToGame')}
      </Button>
    </div>
  );
}

/** What a purchase granted: the item, or the prize of a box. */
export function GrantedPicture({ intent: { item, granted }, size }: { intent: Intent; size: number }) {
  const [won] = granted;
  const kind = won && won.itemId !== item.id ? 'durable' : item.kind;
  return <ItemPicture item={{ imageUrl: won?.imageUrl ?? null, name: won?.name ?? item.name, kind }} size={size} />;
}

export function Proof({ intent, wonId }: { intent: Intent; wonId: string | undefined }) {
  const [checked, setChecked] = useState<FairnessCheck>();
  const { fairness } = intent;
  if (!fairness) return null;
  const check = () => {
    if (isSecureContext && !checked) void checkFairness(intent).then(setChecked);
  };
  const fair = checked?.seedKept && checked.prizeRight;
  return (
    <details class="proof" onToggle={(event) => event.currentTarget.open && check()}>
      <summary>{t('shop.wasFair')}</summary>
      {!isSecureContext && <p>{t('shop.secureOnly')}</p>}
      {checked && (
        <p class={fair ? 'success-text' : 'error-text'} role="status">
          <Icon name={fair ? 'check' : 'close'} size={20} />
          {fair
            ? t('shop.fair', {
                roll: String(checked.roll),
                total: String(checked.total),
                prize: checked.prizeName ?? '',
              })
            : t('shop.unfair')}
        </p>
      )}
      <p class="quiet">{t('shop.fairText')}</p>
      <OddsTable odds={fairness.odds} wonId={wonId} />
      <dl class="seeds">
        <dt>{t('shop.seedHash')}</dt>
        <dd>{fairness.serverSeedHash}</dd>
        <dt>{t('shop.serverSeed')}</dt>
        <dd>{fairness.serverSeed}</dd>
        <dt>{t('shop.clientSeed')}</dt>
        <dd>{fairness.clientSeed}</dd>
        <dt>{t('shop.purchase')}</dt>
        <dd>{intent.id}</dd>
      </dl>
    </details>
  );
}
