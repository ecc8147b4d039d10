import { actionColumns } from './action-columns.ts';
import { ActionButton } from './action-dialog.tsx';
import { call, type Operator, useAnswer } from './admin-api.ts';
import { stateOf } from './people.tsx';
import { actionsOn, resetOf } from './person-actions.ts';
import { PersonGames } from './person-games.tsx';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

/** Everything about one account, and the actions on it. */
export function PersonPage({ id, operator }: { id: string; operator: Operator }) {
  const { data, error, reload } = useAnswer(id, () => call('GET /api/admin/people/{id}', { path: { id } }));
  const log = useAnswer(id, () => call('GET /api/admin/actions', { query: { target: 'account', targetId: id } }));
  if (!data) return <p role="status">{error ?? 'Loading …'}</p>;
  const { person } = data;
  const done = () => {
    reload();
    log.reload();
  };
  return (
    <>
      <p>
        <a href="#people">People</a>
      </p>
      <h1>@{person.handle}</h1>
      <p>
        {person.name}, {person.kind}, {stateOf(person)}, {person.balance.toLocaleString()} coins, since{' '}
        {timeOf(person.createdAt)}
      </p>
      <p class="console-buttons">
        {actionsOn(person, operator).map((action) => (
          <ActionButton key={action.title} action={action} onDone={done} />
        ))}
      </p>
      <p>
        <a href={`#money/${id}`}>Purchases</a>
      </p>
      <Table
        caption="Wallet"
        rows={data.ledger}
        columns={[
          { title: 'When', text: ({ createdAt }) => timeOf(createdAt) },
          {
            title: 'What',
            text: ({ memo }) => memo,
            show: ({ id: line, memo }) => <a href={`#journal/${line}`}>{memo}</a>,
          },
          { title: 'Kind', text: ({ kind }) => kind },
          { title: 'Coins', text: ({ amount }) => amount },
          { title: 'Balance', text: ({ balanceAfter }) => balanceAfter },
        ]}
      />
      <PersonGames games={data.games} bestScores={data.bestScores} operator={operator} onDone={done} />
      <Table
        caption="Inventory"
        rows={data.inventory.flatMap(({ game, items }) => items.map((item) => ({ ...item, game: game.title })))}
        columns={[
          { title: 'Game', text: ({ game }) => game },
          { title: 'Item', text: ({ name }) => name },
          { title: 'Quantity', text: ({ quantity }) => quantity },
        ]}
      />
      <Table
        caption="Saves"
        rows={data.saves}
        columns={[
          { title: 'Game', text: ({ title }) => title },
          { title: 'Bytes', text: ({ sizeBytes }) => sizeBytes },
          { title: 'Version', text: ({ version }) => version },
          { title: 'Saved', text: ({ updatedAt }) => timeOf(updatedAt) },
        ]}
      />
      <Table
        caption="Saves that lost at a sign-in"
        rows={data.previousSaves}
        columns={[
          { title: 'Game', text: ({ title }) => title },
          { title: 'Saved', text: ({ updatedAt }) => timeOf(updatedAt) },
          {
            title: 'Restore',
            text: () => '',
            show: ({ gameId, title }) =>
              (operator.role === 'owner' || operator.role === 'support') && (
                <ActionButton
                  action={{
                    title: 'Restore',
                    about: title,
                    run: (_values, reason) =>
                      call('POST /api/admin/people/{id}/saves/{gameId}/restore', {
                        path: { id, gameId },
                        body: { reason },
                      }),
                  }}
                  onDone={done}
                />
              ),
          },
        ]}
      />
      <Table
        caption="Limits used"
        rows={data.limits}
        columns={[
          { title: 'Limit', text: ({ limit }) => limit },
          { title: 'Used', text: ({ used }) => used },
          { title: 'Of', text: ({ max }) => max },
          { title: 'In seconds', text: ({ windowSeconds }) => windowSeconds },
          {
            title: 'Reset',
            text: () => '',
            show: ({ limit }) =>
              operator.role !== 'viewer' && <ActionButton action={resetOf(id, limit)} onDone={done} />,
          },
        ]}
      />
      <Table
        caption="Sessions"
        rows={data.sessions}
        columns={[
          { title: 'Device', text: ({ device }) => device ?? 'unknown' },
          { title: 'Since', text: ({ createdAt }) => timeOf(createdAt) },
          { title: 'Last used', text: ({ lastUsedAt }) => timeOf(lastUsedAt) },
        ]}
      />
      <Table
        caption="Reports about the account and its things"
        rows={data.reportsAbout}
        columns={[
          { title: 'When', text: ({ createdAt }) => timeOf(createdAt) },
          { title: 'About', text: ({ target, title }) => `${target} ${title}` },
          { title: 'Category', text: ({ category }) => category ?? '' },
          { title: 'Reason', text: ({ reason }) => reason },
        ]}
      />
      <Table
        caption="Guests that became this account"
        rows={data.mergedGuests}
        columns={[
          { title: 'Guest', text: (guest) => guest.id },
          { title: 'Since', text: ({ createdAt }) => timeOf(createdAt) },
          { title: 'Merged', text: ({ mergedAt }) => timeOf(mergedAt) },
        ]}
      />
      <Table caption="What operators did" rows={log.data?.actions ?? []} columns={actionColumns} />
    </>
  );
}
