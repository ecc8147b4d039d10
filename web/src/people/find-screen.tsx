import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { PageHead } from '../routing/page-head.tsx';
import { useQuery } from '../state/use-query.ts';
import { SearchField } from '../ui/forms.tsx';
import { EmptyState, QueryState } from '../ui/states.tsx';
import { GameGrid, PersonRow } from './profile-parts.tsx';

const typingMs = 180;

/** Everything there is, and who; found while typing. */
export function FindScreen() {
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <PageHead title={t('nav.find')} />
      <SearchField
        label={t('people.findLabel')}
        placeholder={t('people.findPlaceholder')}
        words={words}
        write={setWords}
      />
      <div aria-live="polite">
        {asked !== '' && <Players q={asked} />}
        <Games q={asked} />
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

function Games({ q }: { q: string }) {
  const games = useQuery('GET /api/games');
  const { data } = games;
  if (!data) return <QueryState query={games} rows={4} />;
  const wanted = q.toLowerCase();
  const found = data.games.filter(({ title, tags }) =>
    [title, ...tags].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <section>
      <h2 class="section-title">{q === '' ? t('people.allGames') : t('people.games')}</h2>
      {found.length > 0 && <GameGrid games={found.slice(0, 120)} />}
      {found.length === 0 && q !== '' && <p class="quiet none">{t('people.noGamesFound', { words: q })}</p>}
      {data.games.length === 0 && <EmptyState icon="arcade" title={t('feed.empty')} />}
    </section>
  );
}
