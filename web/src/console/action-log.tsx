import { type Answer, useAnswer } from './admin-api.ts';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

/** What operators did and why; nobody can change it. */
export function ActionLog() {
  const { data, error } = useAnswer<Answer<'/api/admin/actions'>>('/api/admin/actions?limit=100');
  if (!data) return <p role="status">{error ?? 'Loading …'}</p>;
  return (
    <>
      <h1>Log</h1>
      <Table
        caption="Actions"
        rows={data.actions}
        columns={[
          { title: 'When', text: ({ createdAt }) => timeOf(createdAt) },
          { title: 'Who', text: ({ operator }) => operator },
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
