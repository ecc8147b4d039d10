import { useEffect, useState } from 'preact/hooks';
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
      <PageHead title="Find" />
      <SearchField label="Find games and players" placeholder="Games and players" words={words} write={setWords} />
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
      <h2 class="section-title">Players</h2>
      {data.profiles.length === 0 ? (
        <p class="quiet none">No players found for “{q}”.</p>
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
      <h2 class="section-title">{q === '' ? 'All games' : 'Games'}</h2>
      {found.length > 0 && <GameGrid games={found.slice(0, 120)} />}
      {found.length === 0 && q !== '' && <p class="quiet none">No games found for “{q}”.</p>}
      {data.games.length === 0 && <EmptyState icon="arcade" title="No games yet" />}
    </section>
  );
}
