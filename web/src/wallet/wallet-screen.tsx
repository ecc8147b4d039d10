import type { StatementLine } from '../api/shapes.ts';
import { PageHead } from '../routing/page-head.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { useIsMember } from '../state/use-is-member.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import { Coins, formatAge } from '../ui/numbers.tsx';
import { EmptyState, QueryState, ShowOlder } from '../ui/states.tsx';
import './wallet.css';

const looks: Record<StatementLine['kind'], [IconName, string]> = {
  welcome: ['arcade', 'Welcome'],
  achievement: ['trophy', 'Achievement'],
  grant: ['gift', 'Gift'],
  purchase: ['gift', 'Purchase'],
  sale: ['person', 'Sale in your game'],
  merge: ['person', 'From your guest account'],
  closing: ['close', 'Account closed'],
};

/** The coins, and every single movement of them. */
export function WalletScreen() {
  const isMember = useIsMember();
  const wallet = usePagedQuery('GET /api/wallet', ({ ledger }) => ledger);
  const { data, list } = wallet;
  return (
    <>
      <PageHead title="Wallet" />
      <section class="wallet-sum">
        {data ? <Coins amount={data.balance} size={40} counts /> : <span class="waiting-row wallet-wait" />}
        {!isMember && (
          <div class="wallet-guest">
            <p>Guests have no coins yet. Sign in to get 500 coins, plus everything you have earned so far.</p>
            <SignInButton />
          </div>
        )}
      </section>
      <QueryState query={wallet} rows={6} />
      {list?.length === 0 && (
        <EmptyState icon="trophy" title="No transactions yet">
          <p>Earn coins with achievements, and when players buy items in your games.</p>
          <a class="button button-plain" href="/achievements">
            See achievements
          </a>
        </EmptyState>
      )}
      {list && list.length > 0 && (
        <section aria-label="Transactions">
          <ul class="statement">
            {list.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
          <ShowOlder older={wallet.older} />
        </section>
      )}
    </>
  );
}

function Line({ line: { kind, memo, amount, balanceAfter, createdAt } }: { line: StatementLine }) {
  const [icon, word] = looks[kind];
  return (
    <li>
      <Icon name={icon} />
      <div class="statement-words">
        <strong>{memo.replace(`${word}: `, '') || word}</strong>
        <span>
          {word} · <time dateTime={createdAt}>{formatAge(createdAt)}</time>
        </span>
      </div>
      <div class="statement-sums">
        <span class={amount < 0 ? 'figure' : 'figure statement-in'}>
          {amount < 0 ? '−' : '+'}
          {Math.abs(amount).toLocaleString()}
        </span>
        <span class="figure quiet">
          <span class="visually-hidden">Balance after </span>
          {balanceAfter.toLocaleString()}
        </span>
      </div>
    </li>
  );
}
