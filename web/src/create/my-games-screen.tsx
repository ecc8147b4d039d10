import { useState } from 'preact/hooks';
import { type Failure, isFailure } from '../api/failure.ts';
import type { OwnGame } from '../api/shapes.ts';
import { useAnswer } from '../api/use-answer.ts';
import { PageHead } from '../shell/page-head.tsx';
import { call, session } from '../sign-in/session.ts';
import { showSignIn } from '../sign-in/sign-in-sheet.tsx';
import { Button } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';
import { formatAge, formatCount } from '../ui/numbers.tsx';
import { Empty, Trouble, Waiting } from '../ui/states.tsx';
import { useStore } from '../ui/store.ts';
import { createAddress, myGameAddress } from './create-route.ts';
import './my-games.css';

const pageSize = 30;

/** Everything the visitor has made, also what others cannot see. */
export function MyGamesScreen() {
  const isMember = useStore(session, ({ user }) => user?.kind === 'member');
  const { answer, failure, again } = useAnswer('GET /api/games/mine', { query: { limit: pageSize } });
  return (
    <>
      <PageHead title="Your games" back>
        {answer && answer.games.length > 0 && (
          <a class="round" href={createAddress} aria-label="Make a game" title="Make a game">
            <Icon name="make" />
          </a>
        )}
      </PageHead>
      {failure && <Trouble failure={failure} again={again} />}
      {!answer && !failure && <Waiting rows={4} what="your games" />}
      {answer && answer.games.length > 0 && (
        <Games key={answer.games[0]?.id} first={answer.games} cursor={answer.nextCursor} />
      )}
      {answer?.games.length === 0 && (
        <Empty icon="hall" title="No games of yours yet">
          <p>One sentence is enough: say who is in it, where, and what they do.</p>
          {isMember ? (
            <a class="button button-next" href={createAddress}>
              Make the first
            </a>
          ) : (
            <Button look="next" onClick={() => void showSignIn()}>
              Sign in to make games
            </Button>
          )}
        </Empty>
      )}
    </>
  );
}

function Games({ first, cursor }: { first: readonly OwnGame[]; cursor: string | null }) {
  const [games, setGames] = useState(first);
  const [next, setNext] = useState(cursor);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const more = async () => {
    if (next === null) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const page = await call('GET /api/games/mine', { query: { limit: pageSize, cursor: next } });
      setGames([...games, ...page.games]);
      setNext(page.nextCursor);
    } catch (error) {
      if (!isFailure(error)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label="Your games">
      <ul class="list">
        {games.map((game) => (
          <li key={game.id}>
            <a class="own-game" href={myGameAddress(game.id)}>
              <img src={game.thumbnailUrl} alt="" width={60} height={80} loading="lazy" decoding="async" />
              <span class="own-game-words">
                <strong>{game.title}</strong>
                <span>
                  {formatCount(game.plays)} {game.plays === 1 ? 'play' : 'plays'} · {formatAge(game.createdAt)}
                </span>
                {game.remixOf && <span>A remix of {game.remixOf.title}</span>}
                <Seen game={game} />
              </span>
              <Icon name="forward" size={20} />
            </a>
          </li>
        ))}
      </ul>
      {failure && <Trouble failure={failure} again={() => void more()} />}
      {next !== null && !failure && (
        <Button wide busy={busy} onClick={() => void more()}>
          Show older
        </Button>
      )}
    </section>
  );
}

/** Who can see a game, where that is not everybody. */
export function Seen({ game }: { game: Pick<OwnGame, 'listed' | 'hidden'> }) {
  if (game.hidden) return <span class="seen seen-hidden">Hidden</span>;
  return game.listed ? null : <span class="seen">Unlisted</span>;
}
