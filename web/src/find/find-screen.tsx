import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { PersonRow } from '../people/profile-parts.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { replaceSearch } from '../routing/route.ts';
import { useQuery } from '../state/use-query.ts';
import { Choice, SearchField } from '../ui/forms.tsx';
import { Icon } from '../ui/icons.tsx';
import { QueryState } from '../ui/states.tsx';
import { type FindQuery, findAddress, readFindQuery, type Sort } from './find-query.ts';
import { GameResults } from './game-results.tsx';
import { GameRows } from './game-rows.tsx';
import { useKeptScroll } from './use-kept-scroll.ts';
import './find.css';

const typingMs = 180;

/** Games and people, searched while typing. The search is kept in the address. */
export function FindScreen({ search }: { search: string }) {
  const [query, setQuery] = useState(() => readFindQuery(search));
  const [words, setWords] = useState(query.q);
  useKeptScroll();
  const change = (next: FindQuery) => {
    setQuery(next);
    replaceSearch(findAddress(next));
  };
  useEffect(() => {
    if (words.trim() === query.q) return;
    const timer = setTimeout(() => change({ ...query, q: words.trim() }), typingMs);
    return () => clearTimeout(timer);
  }, [words, query]);
  const { q, tag, sort } = query;
  const sorts: [Sort, string][] = [
    ['new', t('find.new')],
    ['trending', t('find.trending')],
  ];
  return (
    <>
      <PageHead title={t('nav.find')} />
      <SearchField
        label={t('people.findLabel')}
        placeholder={t('people.findPlaceholder')}
        words={words}
        write={setWords}
      />
      {tag && (
        <p class="tag-chosen">
          <span>{t('find.tag', { tag })}</span>
          <button
            type="button"
            class="round"
            aria-label={t('find.allTags', { tag })}
            onClick={() => change({ ...query, tag: undefined })}
          >
            <Icon name="close" size={20} />
          </button>
        </p>
      )}
      <div class="find-results">
        {q !== '' && !tag && <Players q={q} />}
        {q === '' && !tag && sort === 'new' && <GameRows />}
        {q === '' && (
          <Choice
            label={t('find.order')}
            options={sorts}
            chosen={sort}
            choose={(next) => change({ ...query, sort: next })}
          />
        )}
        <GameResults query={query} />
      </div>
    </>
  );
}

function Players({ q }: { q: string }) {
  const players = useQuery('GET /api/profiles/search', { query: { q, limit: 10 } });
  const { data } = players;
  if (!data) return <QueryState query={players} rows={3} />;
  return (
    <section>
      <h2 class="section-title">{t('people.players')}</h2>
      {data.profiles.length === 0 ? (
        <p class="quiet none">{t('people.noPlayers', { words: q })}</p>
      ) : (
        <ul class="list">
          {data.profiles.map((profile) => (
            <PersonRow key={profile.handle} person={profile} />
          ))}
        </ul>
      )}
    </section>
  );
}
