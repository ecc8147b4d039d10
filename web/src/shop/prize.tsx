import { useState } from 'preact/hooks';
import type { Intent } from '../api/shapes.ts';
import { Button } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';
import { Coins } from '../ui/numbers.tsx';
import { checkFairness, type FairnessCheck } from './fairness.ts';
import { ItemPicture } from './item-list.tsx';
import { OddsTable } from './odds-table.tsx';

/** What was bought, or what the box held; and for a box the proof that it was drawn as promised. */
export function Prize({ intent, coins, close }: { intent: Intent; coins: number | undefined; close(): void }) {
  const { item, granted, fairness } = intent;
  const won = granted[0];
  return (
    <div class="purchase prize">
      <div class="prize-shine">
        <ItemPicture item={fairness ? { imageUrl: null, kind: 'durable', name: won?.name ?? '' } : item} size={96} />
      </div>
      <p class="prize-name" role="status">
        {granted.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')}
      </p>
      <p class="quiet">{fairness ? `From ${item.name}` : 'Yours now'}</p>
      {coins !== undefined && (
        <p class="prize-balance">
          Balance <Coins amount={coins} counts />
        </p>
      )}
      {fairness && <Proof intent={intent} wonId={won?.itemId} />}
      <Button look="next" wide onClick={close}>
        Back to the game
      </Button>
    </div>
  );
}

function Proof({ intent, wonId }: { intent: Intent; wonId: string | undefined }) {
  const [checked, setChecked] = useState<FairnessCheck>();
  const { fairness } = intent;
  if (!fairness) return null;
  const check = () => {
    if (isSecureContext && !checked) void checkFairness(intent).then(setChecked);
  };
  const fair = checked?.seedKept && checked.prizeRight;
  return (
    <details class="proof" onToggle={(event) => event.currentTarget.open && check()}>
      <summary>Was it fair?</summary>
      {!isSecureContext && <p>This can be checked on a secure (https) page only.</p>}
      {checked && (
        <p class={fair ? 'success-text' : 'error-text'} role="status">
          <Icon name={fair ? 'check' : 'close'} size={20} />
          {fair
            ? `Checked here, in your browser: the seeds give ${checked.roll} of ${checked.total}, and that is ${checked.prizeName}.`
            : 'The numbers do not match. Please report this game and keep this page.'}
        </p>
      )}
      <p class="quiet">
        The server chose its seed before you bought and showed its hash; your browser added a seed of its own. Neither
        side could influence the draw.
      </p>
      <OddsTable odds={fairness.odds} wonId={wonId} />
      <dl class="seeds">
        <dt>Server seed hash, shown before</dt>
        <dd>{fairness.serverSeedHash}</dd>
        <dt>Server seed</dt>
        <dd>{fairness.serverSeed}</dd>
        <dt>Client seed</dt>
        <dd>{fairness.clientSeed}</dd>
        <dt>Purchase</dt>
        <dd>{intent.id}</dd>
      </dl>
    </details>
  );
}
