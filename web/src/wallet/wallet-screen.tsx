import { useState } from 'preact/hooks';
import { type Failure, isFailure } from '../api/failure.ts';
import type { StatementLine } from '../api/shapes.ts';
import { useAnswer } from '../api/use-answer.ts';
import { PageHead } from '../shell/page-head.tsx';
import { call, session } from '../sign-in/session.ts';
import { showSignIn } from '../sign-in/sign-in-sheet.tsx';
import { Button } from '../ui/buttons.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';
import { Coins, formatAge } from '../ui/numbers.tsx';
import { Empty, Trouble, Waiting } from '../ui/states.tsx';
import { useStore } from '../ui/store.ts';
import './wallet.css';

const pageSize = 30;

const looks: Record<StatementLine['kind'], [IconName, string]> = {
  welcome: ['hall', 'Welcome'],
  achievement: ['trophy', 'Achievement'],
  grant: ['gift', 'A gift'],
  purchase: ['gift', 'Bought'],
  sale: ['person', 'Sold in your game'],
  merge: ['person', 'Came along from your guest account'],
  closing: ['close', 'Account closed'],
};

/** The coins, and every single movement of them. */
export function WalletScreen() {
  const isMember = useStore(session, ({ user }) => user?.kind === 'member');
  const { answer, failure, again } = useAnswer('GET /api/wallet', { query: { limit: pageSize } });
  return (
    <>
      <PageHead title="Wallet" />
      <section class="wallet-sum">
        {answer ? <Coins amount={answer.balance} size={40} counts /> : <span class="waiting-row wallet-wait" />}
        {!isMember && (
          <div class="wallet-guest">
            <p>
              As a guest you hold no coins yet. Your first sign-in brings 500, and everything you have earned so far.
            </p>
            <Button look="next" onClick={() => void showSignIn()}>
              Sign in
            </Button>
          </div>
        )}
      </section>
      {failure && <Trouble failure={failure} again={again} />}
      {!answer && !failure && <Waiting rows={6} what="your statement" />}
      {answer && answer.ledger.length === 0 && (
        <Empty icon="trophy" title="No movements yet">
          <p>Coins come from achievements, and from what others buy in games you made.</p>
          <a class="button button-plain" href="/#achievements">
            See the achievements
          </a>
        </Empty>
      )}
      {answer && answer.ledger.length > 0 && (
        <Statement key={answer.ledger[0]?.id} first={answer.ledger} cursor={answer.nextCursor} />
      )}
    </>
  );
}

function Statement({ first, cursor }: { first: StatementLine[]; cursor: string | null }) {
  const [lines, setLines] = useState(first);
  const [next, setNext] = useState(cursor);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const more = async () => {
    if (next === null) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const page = await call('GET /api/wallet', { query: { limit: pageSize, cursor: next } });
      setLines([...lines, ...page.ledger]);
      setNext(page.nextCursor);
    } catch (error) {
      if (!isFailure(error)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label="Statement">
      <ul class="statement">
        {lines.map((line) => (
          <li key={line.id}>
            <Icon name={looks[line.kind][0]} />
            <div class="statement-words">
              <strong>{line.memo.replace(`${looks[line.kind][1]}: `, '') || looks[line.kind][1]}</strong>
              <span>
                {looks[line.kind][1]} · <time dateTime={line.createdAt}>{formatAge(line.createdAt)}</time>
              </span>
            </div>
            <div class="statement-sums">
              <span class={line.amount < 0 ? 'figure' : 'figure statement-in'}>
                {line.amount < 0 ? '−' : '+'}
                {Math.abs(line.amount).toLocaleString()}
              </span>
              <span class="figure quiet">{line.balanceAfter.toLocaleString()}</span>
            </div>
          </li>
        ))}
      </ul>
      {failure && <Trouble failure={failure} again={() => void more()} />}
      {next !== null && !failure && (
        <Button wide busy={busy} onClick={() => void more()}>
          Show older
        </Button>
      )}
    </section>
  );
}
