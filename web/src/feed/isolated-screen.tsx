import { isolatedAddress } from '../routing/route.ts';
import { useQuery } from '../state/use-query.ts';
import { QueryState } from '../ui/states.tsx';
import { GameCard } from './game-card.tsx';

/** One game alone: anything else the app frames would be blocked on this page. */
export function IsolatedScreen({ gameId }: { gameId: string }) {
  const query = useQuery('GET /api/games/{id}', { path: { id: gameId } });
  const game = query.data?.game;
  return (
    <>
      <QueryState query={query} rows={3} />
      {game && (
        <GameCard
          game={game}
          itemKey={`isolated ${game.id}`}
          address={isolatedAddress(game.id)}
          index={0}
          resting
          prepared={false}
        />
      )}
    </>
  );
}
