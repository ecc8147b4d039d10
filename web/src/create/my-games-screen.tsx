import type { OwnGame } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { createAddress, myGameAddress } from '../routing/create-route.ts';
import { PageHead } from '../routing/page-head.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { useIsMember } from '../state/use-is-member.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { Icon } from '../ui/icons.tsx';
import { formatAge } from '../ui/numbers.tsx';
import { EmptyState, QueryState, ShowOlder } from '../ui/states.tsx';
import './my-games.css';

/** All games of the visitor, including hidden and unlisted ones. */
export function MyGamesScreen() {
  const isMember = useIsMember();
  const games = usePagedQuery('GET /api/games/mine', (page) => page.games);
  const { list } = games;
  return (
    <>
      <PageHead title={t('create.yourGames')} back>
        {list && list.length > 0 && (
          <a class="round" href={createAddress} aria-label={t('create.createGame')} title={t('create.createGame')}>
            <Icon name="make" />
          </a>
        )}
      </PageHead>
      <QueryState query={games} rows={4} />
      {list && list.length > 0 && (
        <section aria-label={t('create.yourGames')}>
          <ul class="list">
            {list.map((game) => (
              <GameLine key={game.id} game={game} />
            ))}
          </ul>
          <ShowOlder older={games.older} />
        </section>
      )}
      {list?.length === 0 && (
        <EmptyState icon="arcade" title={t('create.noGames')}>
          <p>{t('create.noGamesText')}</p>
          {isMember ? (
            <a class="button button-next" href={createAddress}>
              {t('create.first')}
            </a>
          ) : (
            <SignInButton>{t('create.signInToCreate')}</SignInButton>
          )}
        </EmptyState>
      )}
    </>
  );
}

function GameLine({ game }: { game: OwnGame }) {
  return (
    <li>
      <a class="own-game" href={myGameAddress(game.id)}>
        <img src={game.thumbnailUrl} alt="" width={60} height={80} loading="lazy" decoding="async" />
        <span class="own-game-words">
          <strong>{game.title}</strong>
          <span>
            {t('common.plays', { count: game.plays })} · {formatAge(game.createdAt)}
          </span>
          {game.remixOf && <span>{t('create.remixOfTitle', { title: game.remixOf.title })}</span>}
          <Seen game={game} />
        </span>
        <Icon name="forward" size={20} />
      </a>
    </li>
  );
}

/** The visibility of a game, unless it is public. */
function Seen({ game }: { game: OwnGame }) {
  if (game.hidden) return <span class="seen seen-hidden">{t('create.hidden')}</span>;
  return game.listed ? null : <span class="seen">{t('create.unlisted')}</span>;
}
