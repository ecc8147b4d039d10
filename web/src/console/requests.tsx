import { ActionButton } from './action-dialog.tsx';
import { type Answer, call, type Operator, usePages } from './admin-api.ts';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

type Request = Answer<'/api/admin/requests'>['requests'][number];

/** Dangerous actions that need a second operator, and the outcome of earlier ones. */
export function Requests({ operator }: { operator: Operator }) {
  const { rows, error, showMore, reload } = usePages('requests', async (query) => {
    const { requests, nextCursor } = await call('GET /api/admin/requests', { query });
    return { rows: requests, nextCursor };
  });
  if (!rows) return <p role="status">{error ?? 'Loading …'}</p>;
  return (
    <>
      <h1>Requests</h1>
      <Table
        caption="All requests"
        rows={rows}
        showMore={showMore}
        columns={[
          { title: 'When', text: ({ createdAt }) => timeOf(createdAt) },
          { title: 'Who', text: ({ operator: who }) => who },
          { title: 'Wants to', text: ({ action }) => action },
          {
            title: 'On',
            text: ({ targetId }) => targetId,
            show: ({ action, targetId }) =>
              onAccounts.includes(action) ? <a href={`#people/${targetId}`}>{targetId}</a> : targetId,
          },
          { title: 'Input', text: ({ input }) => JSON.stringify(input) },
          { title: 'Why', text: ({ reason }) => reason },
          {
            title: 'Decision',
            text: stateOf,
            show: (one) =>
              one.status === 'pending' ? <Decide one={one} operator={operator} onDone={reload} /> : stateOf(one),
          },
        ]}
      />
    </>
  );
}

const onAccounts = ['ban', 'close', 'give coins', 'take coins'];

function stateOf({ status, expiresAt, decidedBy, decisionReason }: Request): string {
  if (status === 'pending') return `open until ${timeOf(expiresAt)}`;
  return decidedBy === null ? status : `${status} by ${decidedBy}: ${decisionReason}`;
}

function Decide({ one, operator, onDone }: { one: Request; operator: Operator; onDone(): void }) {
  const isOwn = one.operator === operator.email;
  if (operator.role === 'viewer') return <>open</>;
  const path = { id: one.id };
  const about = `${one.action} ${one.targetId}`;
  return (
    <span class="console-buttons">
      {!isOwn && (
        <ActionButton
          action={{
            title: 'Approve',
            about,
            run: (_values, reason) => call('POST /api/admin/requests/{id}/approve', { path, body: { reason } }),
          }}
          onDone={onDone}
        />
      )}
      <ActionButton
        action={{
          title: isOwn ? 'Take back' : 'Reject',
          about,
          run: (_values, reason) => call('POST /api/admin/requests/{id}/reject', { path, body: { reason } }),
        }}
        onDone={onDone}
      />
    </span>
  );
}
