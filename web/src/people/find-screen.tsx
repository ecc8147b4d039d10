import { useEffect, useState } from 'preact/hooks';
import { PageHead } from '../routing/page-head.tsx';
import { useAnswer } from '../state/use-query.ts';
import { SearchField } from '../ui/forms.tsx';
import { Empty, Fetching } from '../ui/states.tsx';
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
  const players = useAnswer('GET /api/profiles/search', { query: { q, limit: 10 } });
  const { answer } = players;
  if (!answer) return <Fetching of={players} rows={3} what="players" />;
  return (
    <section>
      <h2 class="section-title">Players</h2>
      {answer.profiles.length === 0 ? (
        <p class="quiet none">Nobody is called “{q}”.</p>
      ) : (
        <ul class="list">
          {answer.profiles.map((profile) => (
            <PersonRow key={profile.handle} person={profile} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Games({ q }: { q: string }) {
  const games = useAnswer('GET /api/games');
  const { answer } = games;
  if (!answer) return <Fetching of={games} rows={4} what="games" />;
  const wanted = q.toLowerCase();
  const found = answer.games.filter(({ title, tags }) =>
    [title, ...tags].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <section>
      <h2 class="section-title">{q === '' ? 'All games' : 'Games'}</h2>
      {found.length > 0 && <GameGrid games={found.slice(0, 120)} />}
      {found.length === 0 && q !== '' && <p class="quiet none">No game is called “{q}”.</p>}
      {answer.games.length === 0 && <Empty icon="hall" title="No games yet" />}
    </section>
  );
}
