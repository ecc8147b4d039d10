import { signal } from '@preact/signals';
import type { Game } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { challengeAddress, readChallenge } from '../routing/challenge-address.ts';
import { route } from '../routing/route.ts';
import { useIsMember } from '../state/use-is-member.ts';
import { useQuery } from '../state/use-query.ts';
import { Button } from '../ui/buttons.tsx';
import { formatScore } from '../ui/numbers.tsx';
import { nameOf } from '../ui/person.tsx';
import { shareAddress } from '../ui/share.ts';

/** Shares a link that opens the game with the member's own best as the score to beat. */
export function ChallengeButton({ game }: { game: Game }) {
  const isMember = useIsMember();
  const { data } = useQuery('GET /api/games/{id}/leaderboard', { path: { id: game.id }, query: { limit: 1 } });
  if (!isMember || !data?.me) return null;
  const { handle, score } = data.me;
  const words = t('play.challengeShare', { title: game.title, score: formatScore(score) });
  return (
    <Button icon="share" wide onClick={() => void shareAddress(challengeAddress(game.id, handle), words)}>
      {t('play.challenge', { score: formatScore(score) })}
    </Button>
  );
}

/** The latest challenge; kept after the page's address has changed to that of the feed. */
const challenge = signal<ReturnType<typeof readChallenge>>(undefined);
route.subscribe(() => {
  challenge.value = readChallenge(location) ?? challenge.peek();
});

export function Challenged({ gameId }: { gameId: string }) {
  const taken = challenge.value;
  return taken?.gameId === gameId ? <ScoreToBeat gameId={gameId} handle={taken.handle} /> : null;
}

function ScoreToBeat({ gameId, handle }: { gameId: string; handle: string }) {
  const { data } = useQuery('GET /api/games/{id}/leaderboard/{handle}', { path: { id: gameId, handle } });
  if (!data) return null;
  const { entry } = data;
  return <p class="info-challenge">{t('play.challenged', { who: nameOf(entry), score: formatScore(entry.score) })}</p>;
}
