import { ActionButton, type ConsoleAction } from './action-dialog.tsx';
import { type Answer, call, type Operator, useAnswer, usePages } from './admin-api.ts';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

type Purchase = Answer<'/api/admin/purchases'>['purchases'][number];

/** Sales of all buyers or of one, and refunds. */
export function Money({ buyerId, operator }: { buyerId: string | undefined; operator: Operator }) {
  const ofOne = buyerId === undefined ? {} : { accountId: buyerId };
  const { rows, error, showMore, reload } = usePages(`purchases ${buyerId}`, async (query) => {
    const { purchases, nextCursor } = await call('GET /api/admin/purchases', { query: { ...query, ...ofOne } });
    return { rows: purchases, nextCursor };
  });
  const mayRefund = operator.role === 'owner' || operator.role === 'support';
  return (
    <>
      <h1>Money</h1>
      {buyerId === undefined ? (
        <Sales />
      ) : (
        <p>
          <a href="#money">All purchases</a>
        </p>
      )}
      {error && <p role="alert">{error}</p>}
      <Table
        caption="Purchases"
        rows={rows ?? []}
        showMore={showMore}
        columns={[
          { title: 'When', text: ({ settledAt }) => timeOf(settledAt) },
          {
            title: 'Buyer',
            text: ({ buyer }) => buyer,
            show: ({ buyerId: id, buyer }) => <a href={`#people/${id}`}>@{buyer}</a>,
          },
          { title: 'Item', text: ({ item, granted }) => (item === granted ? item : `${item}: ${granted}`) },
          { title: 'Game', text: ({ game }) => game },
          {
            title: 'Creator',
            text: ({ creator }) => creator,
            show: ({ creatorId, creator }) => <a href={`#people/${creatorId}`}>@{creator}</a>,
          },
          { title: 'Coins', text: ({ price }) => price },
          {
            title: 'Refund',
            text: ({ refundedAt }) => timeOf(refundedAt),
            show: (one) =>
              one.refundedAt !== null
                ? `refunded ${timeOf(one.refundedAt)}`
                : mayRefund && <ActionButton action={refundOf(one)} onDone={reload} />,
          },
        ]}
      />
    </>
  );
}

function refundOf({ id, item, buyer, settledAt }: Purchase): ConsoleAction {
  return {
    title: 'Refund',
    about: `${item}, @${buyer}, ${timeOf(settledAt)}`,
    fields: [{ name: 'evenIfUsed', label: 'Also if it was used up since', type: 'checkbox' }],
    run: (values, reason) =>
      call('POST /api/admin/purchases/{id}/refund', {
        path: { id },
        body: { evenIfUsed: values.ticked('evenIfUsed'), reason },
      }),
  };
}

function Sales() {
  const { data, error } = useAnswer('sales', () => call('GET /api/admin/sales'));
  if (!data) return <p role="status">{error ?? 'Loading …'}</p>;
  return (
    <>
      {data.eagerBuyers.length > 0 && (
        <section class="console-alarm" aria-label="Strikingly many purchases">
          <h2>Strikingly many purchases in a day</h2>
          <ul>
            {data.eagerBuyers.map(({ buyerId, buyer, purchases, coins }) => (
              <li key={buyerId}>
                <a href={`#money/${buyerId}`}>@{buyer}</a>: {purchases} purchases, {coins.toLocaleString()} coins
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.guestCollectors.length > 0 && (
        <section class="console-alarm" aria-label="Strikingly many guests">
          <h2>Strikingly many guests taken in within a day</h2>
          <ul>
            {data.guestCollectors.map(({ accountId, handle, guests }) => (
              <li key={accountId}>
                <a href={`#people/${accountId}`}>@{handle}</a>: {guests} guests
              </li>
            ))}
          </ul>
        </section>
      )}
      <Table
        caption="Sales by creator, 30 days"
        rows={data.sellers}
        columns={[
          {
            title: 'Creator',
            text: ({ creator }) => creator,
            show: ({ creatorId, creator }) => <a href={`#people/${creatorId}`}>@{creator}</a>,
          },
          { title: 'Sales', text: ({ sales }) => sales },
          { title: 'Refunds', text: ({ refunds }) => refunds },
          { title: 'Coins paid', text: ({ coins }) => coins },
          { title: "Creator's share", text: ({ share }) => share },
        ]}
      />
    </>
  );
}
