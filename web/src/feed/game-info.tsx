import type { Game } from '../api/shapes.ts';
import { Leaderboard } from '../play/leaderboard.tsx';
import { ItemList } from '../shop/item-list.tsx';
import { Button, RoundButton } from '../ui/buttons.tsx';
import { formatMany } from '../ui/numbers.tsx';
import { nameOf } from '../ui/person.tsx';
import { shareAddress } from '../ui/share.ts';
import { deskQuery, useMedia } from '../ui/use-media.ts';
import { showGameMenu, showLeaderboard } from './game-menu.tsx';

/** A game's words: over its picture on a phone, beside the stage on a desk, where there is room for more of them. */
export function GameInfo({ game, resting, play }: { game: Game; resting: boolean; play(): void }) {
  const isDesk = useMedia(deskQuery);
  return (
    <div class="info" data-no-swipe={isDesk || undefined}>
      <h2 class="info-title">{game.title}</h2>
      <p class="info-by">
        <a href={`/@${game.creator.handle}`}>{nameOf(game.creator)}</a>
        {game.plays > 0 && <span> · {formatMany(game.plays, 'play')}</span>}
      </p>
      {game.remixOf && (
        <p class="info-remix">
          Remix of <a href={`/g/${game.remixOf.id}`}>{game.remixOf.title}</a>
        </p>
      )}
      <p class="info-text">{game.description}</p>
      <div class="info-actions">
        <Button look="next" icon="play" onClick={play} class="info-play">
          Play
        </Button>
        <RoundButton icon="trophy" label="Leaderboard" onClick={() => showLeaderboard(game)} />
        <RoundButton
          icon="share"
          label={`Share ${game.title}`}
          onClick={() => void shareAddress(`/g/${game.id}`, game.title)}
        />
        <RoundButton icon="more" label={`More about ${game.title}`} onClick={() => showGameMenu(game)} />
      </div>
      {isDesk && resting && (
        <div class="info-more">
          <Leaderboard gameId={game.id} rows={5} />
          <ItemList gameId={game.id} heading="In this game's shop" />
        </div>
      )}
    </div>
  );
}
