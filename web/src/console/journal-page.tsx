import { call, useAnswer } from './admin-api.ts';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

/** One transaction of the ledger with all its entries, which sum to zero. */
export function JournalPage({ id }: { id: string }) {
  const { data, error } = useAnswer(id, () => call('GET /api/admin/ledger/{id}', { path: { id } }));
  if (!data) return <p role="status">{error ?? 'Loading …'}</p>;
  const { kind, memo, cause, createdAt } = data.transaction;
  return (
    <>
      <h1>Transaction: {memo}</h1>
      <p>
        {kind}, {timeOf(createdAt)}, because of {cause}
      </p>
      <Table
        caption="Entries"
        rows={data.entries}
        columns={[
          {
            title: 'Wallet',
            text: ({ wallet }) => wallet,
            show: ({ wallet, accountId }) => (accountId ? <a href={`#people/${accountId}`}>{wallet}</a> : wallet),
          },
          { title: 'Coins', text: ({ amount }) => amount },
        ]}
      />
    </>
  );
}
