import { useEffect } from 'preact/hooks';
import type { StatementLine } from '../api/shapes.ts';
import { achievementTitle, t } from '../messages/translate.ts';
import { PageHead } from '../routing/page-head.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { balance, refreshBalance } from '../state/balance.ts';
import { welcomeCoins } from '../state/page-facts.ts';
import { useIsMember } from '../state/use-is-member.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { Icon } from '../ui/icons.tsx';
import { Coins, formatAge, formatSigned, formatWhole } from '../ui/numbers.tsx';
import { EmptyState, QueryState, ShowOlder } from '../ui/states.tsx';
import { showReceipt } from './receipt.tsx';
import './wallet.css';

const looks = {
  welcome: ['arcade', 'wallet.welcome', 'Welcome'],
  achievement: ['trophy', 'wallet.achievement', 'Achievement'],
  grant: ['gift', 'wallet.gift', 'Gift'],
  purchase: ['gift', 'wallet.purchase', 'Purchase'],
  sale: ['gem', 'wallet.sale', 'Sale in your game'],
  merge: ['person', 'wallet.merge', 'From your guest account'],
  closing: ['close', 'wallet.closing', 'Account closed'],
  correction: ['close', 'wallet.correction', 'Correction'],
  refund: ['gift', 'wallet.refund', 'Refund'],
} as const;

/** The balance, and every transaction. */
export function WalletScreen() {
  const isMember = useIsMember();
  const wallet = usePagedQuery('GET /api/wallet', ({ ledger }) => ledger);
  const { data, list } = wallet;
  const coins = balance.value;
  const fetched = data?.balance;
  // The same number here and in the bar.
  useEffect(() => {
    if (fetched === undefined || coins === undefined || fetched === coins) return;
    // Either may be the older one.
    void refreshBalance();
    wallet.refetch();
  }, [fetched, coins]);
  return (
    <>
      <PageHead title={t('nav.wallet')} />
      <section class="wallet-sum">
        {data ? <Coins amount={coins ?? data.balance} size={40} counts /> : <span class="waiting-row wallet-wait" />}
        {isMember && (
          <a class="button button-plain wallet-items" href="/inventory">
            {t('wallet.inventory')}
          </a>
        )}
        {!isMember && (
          <div class="wallet-guest">
            <p>{t('wallet.guest', { coins: welcomeCoins })}</p>
            <SignInButton />
          </div>
        )}
      </section>
      <QueryState query={wallet} rows={6} />
      {list?.length === 0 && (
        <EmptyState icon="trophy" title={t('wallet.empty')}>
          <p>{t('wallet.emptyText')}</p>
          <a class="button button-plain" href="/achievements">
            {t('wallet.seeAchievements')}
          </a>
        </EmptyState>
      )}
      {list && list.length > 0 && (
        <section aria-label={t('wallet.transactions')}>
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

function Line({ line }: { line: StatementLine }) {
  const { kind, memo, refId, amount, balanceAfter, createdAt } = line;
  const [icon, word, prefix] = looks[kind];
  const written = memo.replace(`${prefix}: `, '') || t(word);
  const title = kind === 'achievement' && refId !== null ? achievementTitle(refId, written) : written;
  return (
    <li>
      <button type="button" onClick={() => showReceipt(line, { title, kind: t(word) })}>
        <Icon name={icon} />
        <span class="statement-words">
          <strong>{title}</strong>
          <span>
            {t(word)} · <time dateTime={createdAt}>{formatAge(createdAt)}</time>
          </span>
        </span>
        <span class="statement-sums">
          <span class={amount < 0 ? 'figure' : 'figure statement-in'}>{formatSigned(amount)}</span>
          <span class="figure quiet">
            <span class="visually-hidden">{t('wallet.balanceAfter')} </span>
            {formatWhole(balanceAfter)}
          </span>
        </span>
      </button>
    </li>
  );
}
