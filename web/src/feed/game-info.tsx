import type { Game } from '../api/shapes.ts';
import { t, tRich } from '../messages/translate.ts';
import { Leaderboard } from '../play/leaderboard.tsx';
import { CommentsButton } from '../reactions/comments.tsx';
import { LikeButton } from '../reactions/like-button.tsx';
import { ItemList } from '../shop/item-list.tsx';
import { Button, RoundButton } from '../ui/buttons.tsx';
import { nameOf } from '../ui/person.tsx';
import { shareAddress } from '../ui/share.ts';
import { deskQuery, useMedia } from '../ui/use-media.ts';
import { Challenged } from './challenge.tsx';
import { showGameMenu, showLeaderboard } from './game-menu.tsx';

/** A game's text: over its picture on a phone, beside the stage on a desktop, where there is space for more. */
export function GameInfo({ game, resting, play }: { game: Game; resting: boolean; play(): void }) {
  const isDesk = useMedia(deskQuery);
  return (
    <div class="info" data-no-swipe={isDesk || undefined}>
      <h2 class="info-title">{game.title}</h2>
      <p class="info-by">
        <a href={`/@${game.creator.handle}`}>{nameOf(game.creator)}</a>
        {game.plays > 0 && <span> · {t('common.plays', { count: game.plays })}</span>}
      </p>
      {game.remixOf && (
        <p class="info-remix">
          {tRich('feed.remixOf', { title: <a href={`/g/${game.remixOf.id}`}>{game.remixOf.title}</a> })}
        </p>
      )}
      {resting && <Challenged gameId={game.id} />}
      {game.description && <p class="info-text">{game.description}</p>}
      <div class="info-row">
        <div class="reactions">
          <LikeButton target="game" thing={game} title={game.title} />
          <CommentsButton thing={{ target: 'game', id: game.id, title: game.title, creator: game.creator }} />
        </div>
        <div class="info-actions">
          <Button look="next" icon="play" onClick={play} class="info-play">
            {t('feed.play')}
          </Button>
          <RoundButton icon="trophy" label={t('feed.leaderboard')} onClick={() => showLeaderboard(game)} />
          <RoundButton
            icon="share"
            label={t('feed.shareTitle', { title: game.title })}
            onClick={() => void shareAddress(`/g/${game.id}`, game.title)}
          />
          <RoundButton
            icon="more"
            label={t('feed.moreAbout', { title: game.title })}
            onClick={() => showGameMenu(game)}
          />
        </div>
      </div>
      {isDesk && resting && (
        <div class="info-more">
          <Leaderboard gameId={game.id} rows={5} />
          <ItemList gameId={game.id} heading={t('feed.shop')} />
        </div>
      )}
    </div>
  );
}
