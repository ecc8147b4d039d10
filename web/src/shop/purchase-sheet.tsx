import { useEffect, useState } from 'preact/hooks';
import { type Failure, isFailure } from '../api/failure.ts';
import type { Intent } from '../api/shapes.ts';
import { call, session } from '../sign-in/session.ts';
import { showSignIn } from '../sign-in/sign-in-sheet.tsx';
import { Button } from '../ui/buttons.tsx';
import { Coins } from '../ui/numbers.tsx';
import { useStore } from '../ui/store.ts';
import { balance, refreshBalance } from '../wallet/balance.ts';
import { makeClientSeed } from './fairness.ts';
import { ItemPicture } from './item-list.tsx';
import { OddsTable } from './odds-table.tsx';
import { Prize } from './prize.tsx';
import './shop.css';

type PurchaseSheetProps = { intent: Intent; settle(intent: Intent): void; close(): void };

/** Name, price, picture and odds are the service's own: nothing the game said is shown. */
export function PurchaseSheet({ intent, settle, close }: PurchaseSheetProps) {
  const [shown, setShown] = useState(intent);
  const [busy, setBusy] = useState<'approve' | 'decline'>();
  const [failure, setFailure] = useState<Failure>();
  const isMember = useStore(session, ({ user }) => user?.kind === 'member');
  const coins = useStore(balance);
  useEffect(() => void refreshBalance(), [isMember]);

  if (shown.status === 'approved') return <Prize intent={shown} coins={coins} close={close} />;

  const answer = async (what: 'approve' | 'decline') => {
    setBusy(what);
    setFailure(undefined);
    try {
      const path = { id: intent.id };
      const settled =
        what === 'approve'
          ? await call('POST /api/shop/intents/{id}/approve', { path, body: { clientSeed: makeClientSeed() } })
          : await call('POST /api/shop/intents/{id}/decline', { path });
      balance.set(settled.balance);
      setShown(settled.intent);
      settle(settled.intent);
      if (what === 'decline') close();
    } catch (error) {
      if (!isFailure(error)) throw error;
      setFailure(error);
    } finally {
      setBusy(undefined);
    }
  };

  const { item, price } = shown;
  const left = coins === undefined ? undefined : coins - price;
  const tooFew = isMember && left !== undefined && left < 0;
  return (
    <div class="purchase">
      <div class="purchase-item">
        <ItemPicture item={item} size={72} />
        <div>
          <p class="purchase-name">{item.name}</p>
          {item.description && <p class="quiet">{item.description}</p>}
        </div>
      </div>
      {item.odds && (
        <>
          <h3>You get one of these</h3>
          <OddsTable odds={item.odds} />
        </>
      )}
      <dl class="bill">
        <div>
          <dt>Price</dt>
          <dd>{price === 0 ? 'Free' : <Coins amount={price} />}</dd>
        </div>
        {isMember && coins !== undefined && (
          <>
            <div>
              <dt>You have</dt>
              <dd>
                <Coins amount={coins} />
              </dd>
            </div>
            <div class="bill-sum">
              <dt>{tooFew ? 'You are short of' : 'You keep'}</dt>
              <dd>
                <Coins amount={Math.abs(left ?? 0)} />
              </dd>
            </div>
          </>
        )}
      </dl>
      {tooFew && <p class="quiet">Coins come from achievements, and from what other players buy in your games.</p>}
      {!isMember && <p class="quiet">Coins belong to a member account. Sign in, and you come right back here.</p>}
      {failure && (
        <p class="said-bad" role="alert">
          {failure.message} No coins were taken.
        </p>
      )}
      <div class="pair">
        <Button wide disabled={busy !== undefined} busy={busy === 'decline'} onClick={() => void answer('decline')}>
          No, thanks
        </Button>
        {isMember ? (
          <Button
            look="next"
            wide
            disabled={tooFew || coins === undefined || busy !== undefined}
            busy={busy === 'approve'}
            onClick={() => void answer('approve')}
          >
            {price === 0 ? 'Take it' : `Buy for ${price}`}
          </Button>
        ) : (
          <Button look="next" wide onClick={() => void showSignIn()}>
            Sign in
          </Button>
        )}
      </div>
    </div>
  );
}
