import type { Game } from '../api/shapes.ts';
import { findAddress } from '../find/find-query.ts';
import { StreamGameButton } from '../live/stream-game.tsx';
import { t } from '../messages/translate.ts';
import { ReportButton } from '../people/report-button.tsx';
import { Leaderboard } from '../play/leaderboard.tsx';
import { OwnAchievements } from '../play/own-achievements.tsx';
import { myGameAddress, remixAddress } from '../routing/create-route.ts';
import { ItemList } from '../shop/item-list.tsx';
import { isOwnHandle } from '../state/session.ts';
import { MenuButton, MenuLink } from '../ui/menu.tsx';
import { nameOf } from '../ui/person.tsx';
import { shareAddress } from '../ui/share.ts';
import { showSheet } from '../ui/sheets.tsx';
import { ChallengeButton } from './challenge.tsx';

export function showLeaderboard(game: Game): void {
  void showSheet(t('feed.leaderboardOf', { title: game.title }), () => (
    <>
      <ChallengeButton game={game} />
      <Leaderboard gameId={game.id} rows={50} withPeriods />
    </>
  ));
}

export function showGameMenu(game: Game): void {
  void showSheet(game.title, (close) => (
    <>
      <p class="sheet-text">{game.description}</p>
      {game.rating && <p class="sheet-text">{t(`feed.rating.${game.rating}`)}</p>}
      {game.tags.length > 0 && (
        <ul class="tags">
          {game.tags.map((tag) => (
            <li key={tag}>
              <a href={findAddress({ tag })} onClick={close}>
                {tag}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul class="menu">
        <MenuLink icon="person" href={`/@${game.creator.handle}`} onFollow={close}>
          {t('feed.madeBy', { name: nameOf(game.creator) })}
        </MenuLink>
        {game.remixOf && (
          <MenuLink icon="back" href={`/g/${game.remixOf.id}`} onFollow={close}>
            {t('feed.remixOf', { title: game.remixOf.title })}
          </MenuLink>
        )}
        <MenuLink icon="remix" href={remixAddress(game.id)} onFollow={close}>
          {t('feed.remix')}
        </MenuLink>
        <MenuButton icon="trophy" onClick={() => showLeaderboard(game)}>
          {t('feed.leaderboard')}
        </MenuButton>
        <MenuButton icon="share" onClick={() => void shareAddress(`/g/${game.id}`, game.title)}>
          {t('common.share')}
        </MenuButton>
        <StreamGameButton game={game} close={close} />
        {isOwnHandle(game.creator.handle) ? (
          <MenuLink icon="gear" href={myGameAddress(game.id)} onFollow={close}>
            {t('feed.edit')}
          </MenuLink>
        ) : (
          <ReportButton target="game" id={game.id} name={game.title} close={close} />
        )}
      </ul>
      <OwnAchievements gameId={game.id} heading={t('play.ownAchievements')} />
      <ItemList gameId={game.id} heading={t('feed.shop')} />
    </>
  ));
}
