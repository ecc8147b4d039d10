import { actionColumns } from './action-columns.ts';
import { ActionButton, type ConsoleAction } from './action-dialog.tsx';
import { type Answer, call, type Operator, useAnswer } from './admin-api.ts';
import type { ContentKind } from './content-kinds.ts';
import { actionsOnGame } from './game-actions.ts';
import { Preview } from './preview.tsx';
import { hideOf, restoreOf } from './reports.tsx';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

type Thing = Answer<'/api/admin/things/{target}/{id}'>;

/** One piece of content: its preview, its reports and decisions, and the actions. */
export function ContentPage({ kind, id, operator }: { kind: ContentKind; id: string; operator: Operator }) {
  const path = { target: kind, id };
  const { data, error, reload } = useAnswer(id, () => call('GET /api/admin/things/{target}/{id}', { path }));
  const log = useAnswer(`log ${id}`, () => call('GET /api/admin/actions', { query: { targetId: id, limit: 100 } }));
  if (!data) return <p role="status">{error ?? 'Loading …'}</p>;
  const done = () => {
    reload();
    log.reload();
  };
  const mayDecide = (operator.role === 'owner' || operator.role === 'moderator') && data.ownerId !== null;
  return (
    <>
      <p>
        <a href={`#content/${kind}`}>Back to the list</a>
      </p>
      <h1>{data.case.title ?? 'It is gone'}</h1>
      <p>
        {kind}, {stateOf(data)}
        {data.ownerId && (
          <>
            {', '}
            <a href={`#people/${data.ownerId}`}>its owner</a>
          </>
        )}
      </p>
      {mayDecide && (
        <p class="console-buttons">
          {data.case.shown ? (
            <ActionButton action={hideOf(path)} onDone={done} />
          ) : (
            <ActionButton action={restoreOf(path, 'Restore')} onDone={done} />
          )}
          {data.game &&
            actionsOnGame(id, data.game).map((one) => <ActionButton key={one.title} action={one} onDone={done} />)}
          {data.name !== null && kind !== 'live' && (
            <ActionButton action={deleteOf(kind, id, data.name)} onDone={done} />
          )}
        </p>
      )}
      {data.game && <p>{factsOf(data.game)}</p>}
      {data.preview && <Preview preview={data.preview} title={data.case.title ?? ''} />}
      {kind === 'live' && <WatchLink href={`/l/${id}`} title="Watch it while it is live" />}
      <Table
        caption="Reports"
        rows={data.reports}
        columns={[
          { title: 'When', text: ({ createdAt }) => timeOf(createdAt) },
          { title: 'Who', text: ({ reporter }) => `@${reporter}` },
          { title: 'Category', text: ({ category }) => category ?? '' },
          { title: 'Reason', text: ({ reason }) => reason },
        ]}
      />
      <Table
        caption="Decisions about it and its owner"
        rows={data.decisions}
        columns={[
          { title: 'When', text: ({ decidedAt }) => timeOf(decidedAt) },
          { title: 'Who', text: ({ decidedBy }) => decidedBy },
          { title: 'What', text: ({ decision }) => decision },
          { title: 'Why', text: ({ reason }) => reason },
        ]}
      />
      <Table
        caption="What operators did"
        rows={log.data?.actions ?? []}
        columns={[
          ...actionColumns,
          { title: 'After', text: ({ after }) => (after === null ? '' : JSON.stringify(after)) },
        ]}
      />
    </>
  );
}

function WatchLink({ href, title }: { href: string; title: string }) {
  return (
    <p>
      <a href={href} target="_blank" rel="noreferrer">
        {title}
      </a>
    </p>
  );
}

function stateOf({ case: { shown, status }, game }: Thing): string {
  if (status === 'deleted') return 'deleted';
  if (!shown) return 'hidden';
  return game && !game.listed ? 'unlisted' : 'shown';
}

function factsOf({ tags, rating, featuredUntil }: NonNullable<Thing['game']>): string {
  const isFeatured = featuredUntil !== null && new Date(featuredUntil) > new Date();
  return [
    tags.length > 0 ? `Tags: ${tags.join(', ')}` : 'No tags',
    rating === null ? 'not rated' : `rated ${rating}`,
    isFeatured ? `featured until ${timeOf(featuredUntil)}` : 'not featured',
  ].join('; ');
}

function deleteOf(target: Exclude<ContentKind, 'live'>, id: string, name: string): ConsoleAction {
  return {
    title: 'Delete for good',
    confirm: name,
    run: (values, reason) =>
      call('POST /api/admin/things/{target}/{id}/delete', {
        path: { target, id },
        body: { confirm: values.text('confirm'), reason },
      }),
  };
}
