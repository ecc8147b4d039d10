import type { ComponentChildren } from 'preact';
import type { Intent, StatementLine } from '../api/shapes.ts';
import { dateFormat } from '../messages/intl.ts';
import { t } from '../messages/translate.ts';
import { ReportButton } from '../people/report-button.tsx';
import { GrantedPicture, Proof } from '../shop/prize.tsx';
import { useQuery } from '../state/use-query.ts';
import { MenuLink } from '../ui/menu.tsx';
import { formatSigned, formatWhole } from '../ui/numbers.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { QueryState } from '../ui/states.tsx';
import '../shop/shop.css';

type Words = { title: string; kind: string };

/** The details of a statement line; for a purchase also what was granted, and the proof of its draw. */
export function showReceipt(line: StatementLine, words: Words): void {
  void showSheet(t('wallet.receipt'), (close) => <Receipt line={line} words={words} close={close} />);
}

const formatTime = (time: string) => dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));

function Receipt({ line, words, close }: { line: StatementLine; words: Words; close(): void }) {
  // A sale, and the refund of one, belong to another account's purchase, which only its buyer sees.
  const isOwnPurchase = line.kind === 'purchase' || (line.kind === 'refund' && line.amount > 0);
  return (
    <div class="receipt">
      {isOwnPurchase && line.refId !== null ? (
        <PurchaseReceipt line={line} intentId={line.refId} close={close} />
      ) : (
        <>
          <p>
            <strong>{words.title}</strong>
          </p>
          <p class="quiet">{words.kind}</p>
          <Facts line={line} />
          {line.kind === 'achievement' && (
            <ul class="menu">
              <MenuLink icon="trophy" href="/achievements" onFollow={close}>
                {t('wallet.seeAchievements')}
              </MenuLink>
            </ul>
          )}
        </>
      )}
    </div>
  );
}

function PurchaseReceipt({ line, intentId, close }: { line: StatementLine; intentId: string; close(): void }) {
  const query = useQuery('GET /api/shop/intents/{id}', { path: { id: intentId } });
  if (!query.data) return <QueryState query={query} rows={4} />;
  const { intent } = query.data;
  const [won] = intent.granted;
  return (
    <>
      <div class="receipt-item">
        <GrantedPicture intent={intent} size={72} />
        <div>
          <p class="purchase-name">{won?.name ?? intent.item.name}</p>
          {intent.fairness && <p class="quiet">{t('shop.from', { name: intent.item.name })}</p>}
          {won?.duplicate && <p class="quiet">{t('shop.duplicate')}</p>}
        </div>
      </div>
      <Facts line={line}>
        <Fact label={t('shop.price')}>{formatWhole(intent.price)}</Fact>
      </Facts>
      {intent.refundedAt && <p>{t('wallet.refundedOn', { date: formatTime(intent.refundedAt) })}</p>}
      {intent.fairness && <Proof intent={intent} wonId={won?.itemId} />}
      <PurchaseMenu intent={intent} close={close} />
    </>
  );
}

function PurchaseMenu({ intent: { id, gameId, item }, close }: { intent: Intent; close(): void }) {
  return (
    <ul class="menu">
      <MenuLink icon="play" href={`/g/${gameId}`} onFollow={close}>
        {t('wallet.openGame')}
      </MenuLink>
      <ReportButton target="purchase" id={id} name={item.name} label={t('wallet.reportProblem')} close={close} />
    </ul>
  );
}

function Facts({ line, children }: { line: StatementLine; children?: ComponentChildren }) {
  return (
    <dl class="receipt-facts">
      {children}
      <Fact label={t('wallet.coins')}>{formatSigned(line.amount)}</Fact>
      <Fact label={t('wallet.balanceAfter')}>{formatWhole(line.balanceAfter)}</Fact>
      <Fact label={t('wallet.when')}>
        <time dateTime={line.createdAt}>{formatTime(line.createdAt)}</time>
      </Fact>
      <Fact label={t('wallet.reference')}>
        <span class="receipt-id">{line.refId ?? line.id}</span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd class="figure">{children}</dd>
    </div>
  );
}
