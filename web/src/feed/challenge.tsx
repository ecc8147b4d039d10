import { useState } from 'preact/hooks';
import type { Game } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
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
    <Button icon="share" wide onClick={() => void shareAddress(`/g/${game.id}?beat=${handle}`, words)}>
      {t('play.challenge', { score: formatScore(score) })}
    </Button>
  );
}

/** Whom the link that the app was opened by asks to beat, and in which game. */
function readChallenge(): { gameId: string; handle: string } | undefined {
  const gameId = /^\/g\/([0-9a-f-]{36})$/.exec(location.pathname)?.[1];
  const handle = new URLSearchParams(location.search).get('beat');
  return gameId && handle && /^\w{3,20}$/.test(handle) ? { gameId, handle } : undefined;
}
const challenge = readChallenge();

export function Challenged({ gameId }: { gameId: string }) {
  const [taken] = useState(challenge);
  return taken?.gameId === gameId ? <ScoreToBeat gameId={gameId} handle={taken.handle} /> : null;
}

function ScoreToBeat({ gameId, handle }: { gameId: string; handle: string }) {
  const { data } = useQuery('GET /api/games/{id}/leaderboard/{handle}', { path: { id: gameId, handle } });
  if (!data) return null;
  const { entry } = data;
  return <p class="info-challenge">{t('play.challenged', { who: nameOf(entry), score: formatScore(entry.score) })}</p>;
}
