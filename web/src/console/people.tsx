import { useState } from 'preact/hooks';
import { type Answer, useAnswer } from './admin-api.ts';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

export function People() {
  const [words, setWords] = useState('');
  const path = words === '' ? undefined : `/api/admin/people?q=${encodeURIComponent(words)}`;
  const { data, error } = useAnswer<Answer<'/api/admin/people'>>(path);
  const search = (event: Event) => {
    event.preventDefault();
    setWords(String(new FormData(event.currentTarget as HTMLFormElement).get('words') ?? '').trim());
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
