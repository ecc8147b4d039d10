import { useState } from 'preact/hooks';
import { type Answer, call, useAnswer } from './admin-api.ts';
import { valuesOf } from './form-values.ts';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

export function People() {
  const [words, setWords] = useState('');
  const { data, error } = useAnswer(words === '' ? undefined : words, () =>
    call('GET /api/admin/people', { query: { q: words } }),
  );
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    setWords(valuesOf(event).text('words').trim());
  };
  return (
    <>
      <h1>People</h1>
      <form class="console-tools" onSubmit={search}>
        <input
          type="search"
          name="words"
          aria-label="Handle, id or e-mail address"
          placeholder="Handle, id or whole e-mail address"
        />
        <button type="submit" class="primary">
          Search
        </button>
      </form>
      {error && <p role="alert">{error}</p>}
      {data && (
        <Table
          caption="Accounts"
          rows={data.people}
          columns={[
            {
              title: 'Handle',
              text: ({ handle }) => handle,
              show: ({ id, handle }) => <a href={`#people/${id}`}>@{handle}</a>,
            },
            { title: 'Name', text: ({ name }) => name },
            { title: 'Kind', text: ({ kind }) => kind },
            { title: 'Coins', text: ({ balance }) => balance },
            { title: 'Since', text: ({ createdAt }) => timeOf(createdAt) },
            { title: 'State', text: stateOf },
          ]}
        />
      )}
    </>
  );
}

type Person = Answer<'/api/admin/people'>['people'][number];

export function stateOf({ bannedAt, bannedUntil, closedAt, hiddenAt }: Person): string {
  if (closedAt !== null) return 'closed';
  if (bannedAt !== null) return bannedUntil === null ? 'banned' : `banned until ${timeOf(bannedUntil)}`;
  return hiddenAt === null ? 'open' : 'hidden';
}
