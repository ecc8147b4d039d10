import { ActionButton, type ConsoleAction } from './action-dialog.tsx';
import { type Answer, call, type Operator, usePages } from './admin-api.ts';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

/** Owners' appeals against decisions; each is answered once, and the owner reads the answer. */
export function Appeals({ operator }: { operator: Operator }) {
  const { rows, error, showMore, reload } = usePages('appeals', async (query) => {
    const { appeals, nextCursor } = await call('GET /api/admin/appeals', { query });
    return { rows: appeals, nextCursor };
  });
  const mayDecide = operator.role === 'owner' || operator.role === 'moderator';
  if (!rows) return <p role="status">{error ?? 'Loading …'}</p>;
  return (
    <>
      <h1>Appeals</h1>
      {error && <p role="alert">{error}</p>}
      <Table
        caption="Appeals to answer"
        rows={rows}
        showMore={showMore}
        columns={[
          { title: 'When', text: ({ createdAt }) => timeOf(createdAt) },
          {
            title: 'Owner',
            text: ({ owner }) => owner,
            show: ({ ownerId, owner }) => <a href={`#people/${ownerId}`}>@{owner}</a>,
          },
          { title: 'About', text: aboutOf },
          { title: 'Decided', text: ({ decidedBy, decidedAt }) => `${timeOf(decidedAt)} by ${decidedBy}` },
          { title: 'Because', text: ({ reason }) => reason },
          { title: 'Says', text: ({ text }) => text },
          {
            title: 'Answer',
            text: () => '',
            show: (one) =>
              mayDecide && (
                <span class="console-buttons">
                  <ActionButton action={answerOf(one, 'restore')} onDone={reload} />
                  <ActionButton action={answerOf(one, 'keep')} onDone={reload} />
                </span>
              ),
          },
        ]}
      />
    </>
  );
}

type Appeal = Answer<'/api/admin/appeals'>['appeals'][number];

const aboutOf = ({ target, title }: Appeal) => (title === null ? target : `${target} ${title}`);

function answerOf(appeal: Appeal, decision: 'restore' | 'keep'): ConsoleAction {
  return {
    title: decision === 'restore' ? 'Lift the decision' : 'Keep the decision',
    about: aboutOf(appeal),
    fields: [{ name: 'answer', label: 'What the owner is told' }],
    run: (values, reason) =>
      call('POST /api/admin/appeals/{id}/answer', {
        path: { id: appeal.id },
        body: { decision, answer: values.text('answer'), reason },
      }),
  };
}
