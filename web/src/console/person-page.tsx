import { ActionButton, type ConsoleAction } from './action-dialog.tsx';
import { type Answer, type Operator, useAnswer } from './admin-api.ts';
import { stateOf } from './people.tsx';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

type PersonAnswer = Answer<'/api/admin/people/{id}'>;

/** Everything about one account, and what may be done about it. */
export function PersonPage({ id, operator }: { id: string; operator: Operator }) {
  const { data, error, reload } = useAnswer<PersonAnswer>(`/api/admin/people/${id}`);
  const log = useAnswer<Answer<'/api/admin/actions'>>(`/api/admin/actions?target=account&targetId=${id}`);
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
        {actionsFor(data, operator).map((action) => (
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
          { title: 'What', text: ({ memo }) => memo },
          { title: 'Kind', text: ({ kind }) => kind },
          { title: 'Coins', text: ({ amount }) => amount },
          { title: 'Balance', text: ({ balanceAfter }) => balanceAfter },
        ]}
      />
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
            show: ({ gameId }) =>
              (operator.role === 'owner' || operator.role === 'support') && (
                <ActionButton
                  action={{ title: 'Restore', path: `/api/admin/people/${id}/saves/${gameId}/restore` }}
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
              operator.role !== 'viewer' && (
                <ActionButton
                  action={{ title: 'Reset', path: `/api/admin/people/${id}/limits/${limit}/reset` }}
                  onDone={done}
                />
              ),
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
        caption="What operators did"
        rows={log.data?.actions ?? []}
        columns={[
          { title: 'When', text: ({ createdAt }) => timeOf(createdAt) },
          { title: 'Who', text: ({ operator: who }) => who },
          { title: 'What', text: ({ action }) => action },
          { title: 'Why', text: ({ reason }) => reason },
        ]}
      />
    </>
  );
}

function actionsFor({ person }: PersonAnswer, { role }: Operator): ConsoleAction[] {
  if (person.closedAt !== null || role === 'viewer') return [];
  const at = `/api/admin/people/${person.id}`;
  const coins: ConsoleAction = {
    title: 'Give or take coins',
    path: `${at}/coins`,
    fields: [
      { name: 'coins', label: 'Coins, negative to take', type: 'number' },
      { name: 'memo', label: "Line on the person's statement" },
      { name: 'ref', label: 'Reference, used once' },
    ],
  };
  const rename: ConsoleAction = {
    title: 'Rename',
    path: `${at}/handle`,
    fields: [{ name: 'handle', label: 'New handle' }],
  };
  const ban: ConsoleAction = { title: 'Ban', path: `${at}/ban`, confirm: person.handle };
  const bans: ConsoleAction[] =
    person.bannedAt === null
      ? [ban, { ...ban, title: 'Ban until', fields: [{ name: 'until', label: 'Until', type: 'datetime-local' }] }]
      : [{ title: 'Lift the ban', path: `${at}/unban` }];
  return [
    { title: 'Sign out everywhere', path: `${at}/sign-out` },
    ...(role === 'moderator' ? [] : [coins]),
    ...(person.kind === 'member' && person.bannedAt === null ? [rename] : []),
    ...(role === 'support' ? [] : bans),
    ...(role === 'owner' ? [{ title: 'Close account', path: `${at}/close`, confirm: person.handle }] : []),
  ];
}
