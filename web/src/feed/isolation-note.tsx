import { t, tRich } from '../messages/translate.ts';
import { isolatedAddress } from '../routing/route.ts';

/** A game with threads, on a page where browsers do not allow them. `isHere`: on the isolated page itself. */
export function IsolationNote({ gameId, isHere }: { gameId: string; isHere: boolean }) {
  return (
    <p class="isolation-note" role="note">
      {isHere
        ? t('play.noThreads')
        : tRich('play.needsThreads', { link: <a href={isolatedAddress(gameId)}>{t('play.openOwnPage')}</a> })}
    </p>
  );
}
