import { useEffect, useRef, useState } from 'preact/hooks';
import type { Intent } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { balance, refreshBalance, showBalance } from '../state/balance.ts';
import { welcomeCoins } from '../state/page-facts.ts';
import { service } from '../state/service.ts';
import { call } from '../state/session.ts';
import { useIsMember } from '../state/use-is-member.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Coins } from '../ui/numbers.tsx';
import { AgeGate } from './age-gate.tsx';
import { makeClientSeed } from './fairness.ts';
import { ItemPicture } from './item-list.tsx';
import { OddsTable } from './odds-table.tsx';
import { Prize } from './prize.tsx';
import { useArmed } from './use-armed.ts';
import './shop.css';

type PurchaseSheetProps = { intent: Intent; settle(intent: Intent): void; close(): void };

/** A purchase, after the question for an age where the service requires it. */
export function PurchaseSheet(props: PurchaseSheetProps) {
  // The service's settings may be missing or stale; then the approval reports that the age is required.
  const [asksAge, setAsksAge] = useState(service.value?.ageGate === true);
  const isMember = useIsMember();
  const offer = <Offer {...props} askAge={() => setAsksAge(true)} />;
  return asksAge && isMember ? <AgeGate close={props.close}>{offer}</AgeGate> : offer;
}

/** Name, price, picture and odds come from the service: nothing from the game is shown. */
function Offer({ intent, settle, close, askAge }: PurchaseSheetProps & { askAge(): void }) {
  const [shown, setShown] = useState(intent);
  const [decision, setDecision] = useState<'approve' | 'decline'>();
  const { busy, failure, mutate } = useMutation();
  const isMember = useIsMember();
  const coins = balance.value;
  const place = useRef<HTMLDivElement>(null);
  const armed = useArmed(place);
  useEffect(() => void refreshBalance(), [isMember]);
  useEffect(() => {
    if (failure?.code === 'age_required') askAge();
  }, [failure]);

  if (shown.status === 'approved') return <Prize intent={shown} coins={coins} close={close} />;

  const decide = (how: 'approve' | 'decline') =>
    mutate(async () => {
      setDecision(how);
      const path = { id: intent.id };
      const settled =
        how === 'approve'
          ? await call('POST /api/shop/intents/{id}/approve', { path, body: { clientSeed: makeClientSeed() } })
          : await call('POST /api/shop/intents/{id}/decline', { path });
      showBalance(settled.balance);
      setShown(settled.intent);
      settle(settled.intent);
      if (how === 'decline') close();
    });

  const { item, price } = shown;
  const tooFew = isMember && coins !== undefined && coins < price;
  return (
    <div class="purchase" ref={place}>
      <div class="purchase-item">
        <ItemPicture item={item} size={72} />
        <div>
          <p class="purchase-name">{item.name}</p>
          {item.description && <p class="quiet">{item.description}</p>}
        </div>
      </div>
      {item.odds && (
        <>
          <h3>{t('shop.oneOfThese')}</h3>
          <OddsTable odds={item.odds} />
        </>
      )}
      <Bill price={price} coins={isMember ? coins : undefined} />
      {tooFew && <p class="quiet">{t('wallet.emptyText')}</p>}
      {!isMember && <p class="quiet">{t('shop.needAccount')}</p>}
      {failure && (
        <p class="error-text" role="alert">
          {failure.message} {failure.status === 0 ? t('shop.neverTwice') : t('shop.nothingSpent')}
        </p>
      )}
      <div class="pair">
        <Button wide disabled={busy} busy={busy && decision === 'decline'} onClick={() => void decide('decline')}>
          {t('shop.decline')}
        </Button>
        {isMember ? (
          <Button
            look="next"
            wide
            disabled={!armed || tooFew || coins === undefined || busy}
            busy={busy && decision === 'approve'}
            onClick={() => void decide('approve')}
          >
            {price === 0 ? t('shop.getFree') : t('shop.buyFor', { price })}
          </Button>
        ) : (
          <SignInButton wide>
            {welcomeCoins > 0 ? t('signIn.button', { coins: welcomeCoins }) : t('common.signIn')}
          </SignInButton>
        )}
      </div>
    </div>
  );
}

/** The price, and for a member the balance afterwards. */
function Bill({ price, coins }: { price: number; coins: number | undefined }) {
  return (
    <dl class="bill">
      <div>
        <dt>{t('shop.price')}</dt>
        <dd>{price === 0 ? t('shop.free') : <Coins amount={price} />}</dd>
      </div>
      {coins !== undefined && (
        <>
          <div>
            <dt>{t('shop.balance')}</dt>
            <dd>
              <Coins amount={coins} />
            </dd>
          </div>
          <div class="bill-sum">
            <dt>{coins < price ? t('shop.missing') : t('shop.after')}</dt>
            <dd>
              <Coins amount={Math.abs(coins - price)} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
