import { call, token, usePages } from './admin-api.ts';
import { saveFile } from './save-file.ts';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

/** The append-only log of operators' actions. */
export function ActionLog() {
  const { rows, error, showMore } = usePages('actions', async (query) => {
    const { actions, nextCursor } = await call('GET /api/admin/actions', { query });
    return { rows: actions, nextCursor };
  });
  if (!rows) return <p role="status">{error ?? 'Loading …'}</p>;
  return (
    <>
      <h1>Log</h1>
      <p>
        <button type="button" onClick={() => void saveAll()}>
          All of it as CSV
        </button>
      </p>
      <Table
        caption="Actions"
        rows={rows}
        showMore={showMore}
        columns={[
          { title: 'When', text: ({ createdAt }) => timeOf(createdAt) },
          { title: 'Who', text: ({ operator }) => operator },
          { title: 'Approved by', text: ({ approvedBy }) => approvedBy ?? '' },
          { title: 'What', text: ({ action }) => action },
          { title: 'On', text: ({ target, targetId }) => `${target} ${targetId}` },
          { title: 'Why', text: ({ reason }) => reason },
          { title: 'Before', text: ({ before }) => (before === null ? '' : JSON.stringify(before)) },
          { title: 'After', text: ({ after }) => (after === null ? '' : JSON.stringify(after)) },
        ]}
      />
    </>
  );
}

async function saveAll(): Promise<void> {
  const answer = await fetch('/api/admin/actions.csv', { headers: { Authorization: `Bearer ${token.value}` } });
  if (answer.ok) saveFile('actions.csv', await answer.blob());
}
