import { useState } from 'preact/hooks';
import { type Answer, call, type Operator, usePages } from './admin-api.ts';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import { ContentPage } from './content-page.tsx';
import { valuesOf } from './form-values.ts';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

type Content = Answer<'/api/admin/content/{target}'>['content'][number];

const states = ['', 'shown', 'unlisted', 'featured', 'hidden'] as const;
type State = (typeof states)[number];

/** All content of members: the lists, or one piece with its preview. */
export function ContentScreen(props: { kind: string | undefined; id: string | undefined; operator: Operator }) {
  const [kind] = contentKinds.find(([name]) => name === props.kind) ?? contentKinds[0];
  if (props.id !== undefined) return <ContentPage key={props.id} kind={kind} id={props.id} operator={props.operator} />;
  return (
    <>
      <h1>Content</h1>
      <nav class="console-tabs" aria-label="Kinds of content">
        {contentKinds.map(([name, title]) => (
          <a key={name} class="console-tab" href={`#content/${name}`} aria-current={name === kind ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <ContentList key={kind} kind={kind} />
    </>
  );
}

function ContentList({ kind }: { kind: ContentKind }) {
  const [wanted, setWanted] = useState<{ q: string; state: State }>({ q: '', state: '' });
  const { q, state } = wanted;
  const { rows, error, showMore } = usePages<Content>(JSON.stringify(wanted), async (query) => {
    const filter = { ...query, ...(q && { q }), ...(state && { state }) };
    const { content, nextCursor } = await call('GET /api/admin/content/{target}', {
      path: { target: kind },
      query: filter,
    });
    return { rows: content, nextCursor };
  });
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const values = valuesOf(event);
    setWanted({ q: values.text('q').trim(), state: states.find((one) => one === values.text('state')) ?? '' });
  };
  return (
    <>
      <form class="console-tools" onSubmit={search}>
        <input type="search" name="q" aria-label="Title, id or @owner" placeholder="Title, id or @owner" />
        <select name="state" aria-label="State">
          {states.map((one) => (
            <option key={one} value={one}>
              {one === '' ? 'any state' : one}
            </option>
          ))}
        </select>
        <button type="submit" class="primary">
          Search
        </button>
      </form>
      {error && <p role="alert">{error}</p>}
      {rows && (
        <Table
          caption={contentKinds.find(([name]) => name === kind)?.[1] ?? kind}
          rows={rows}
          showMore={showMore}
          columns={[
            {
              title: 'Title',
              text: ({ title }) => title,
              show: ({ id, title }) => <a href={`#content/${kind}/${id}`}>{title}</a>,
            },
            {
              title: 'Owner',
              text: ({ owner }) => owner,
              show: ({ ownerId, owner }) => <a href={`#people/${ownerId}`}>@{owner}</a>,
            },
            { title: 'State', text: ({ state: one }) => one },
            { title: 'Reports', text: ({ reports }) => reports },
            { title: 'Made', text: ({ createdAt }) => timeOf(createdAt) },
          ]}
        />
      )}
    </>
  );
}
