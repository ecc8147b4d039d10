import { ActionButton, type ConsoleAction } from './action-dialog.tsx';
import { call, type Operator, useAnswer } from './admin-api.ts';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

/** The operators' changes to the list of refused words. */
export function Words({ operator }: { operator: Operator }) {
  const { data, error, reload } = useAnswer('words', () => call('GET /api/admin/words'));
  const mayDecide = operator.role === 'owner' || operator.role === 'moderator';
  if (!data) return <p role="status">{error ?? 'Loading …'}</p>;
  return (
    <>
      <h1>Words</h1>
      <p>Names, titles and other texts with a refused word are turned down. A star at an end stands for any letters.</p>
      {mayDecide && (
        <p class="console-buttons">
          <ActionButton action={decideOn('refuse', 'Refuse a word')} onDone={reload} />
          <ActionButton action={decideOn('allow', 'Allow a word')} onDone={reload} />
        </p>
      )}
      <Table
        caption="Changes to the built-in list"
        rows={data.words}
        columns={[
          { title: 'Word', text: ({ word }) => word },
          { title: 'Decision', text: ({ decision }) => decision },
          { title: 'Since', text: ({ changedAt }) => timeOf(changedAt) },
          {
            title: 'Undo',
            text: () => '',
            show: ({ word }) => mayDecide && <ActionButton action={undoOf(word)} onDone={reload} />,
          },
        ]}
      />
    </>
  );
}

function decideOn(decision: 'refuse' | 'allow', title: string): ConsoleAction {
  return {
    title,
    fields: [{ name: 'word', label: 'Word or phrase, in small letters' }],
    run: (values, reason) => call('POST /api/admin/words', { body: { word: values.text('word'), decision, reason } }),
  };
}

function undoOf(word: string): ConsoleAction {
  return {
    title: 'Leave it to the built-in list',
    about: word,
    run: (_values, reason) => call('POST /api/admin/words', { body: { word, decision: 'default', reason } }),
  };
}
