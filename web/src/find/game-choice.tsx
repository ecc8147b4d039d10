import { useId } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { useQuery } from '../state/use-query.ts';
import { Icon } from '../ui/icons.tsx';
import { chooseGame } from './choose-game.tsx';
import './game-choice.css';

type GameChoiceProps = { gameId: string | null; choose(gameId: string | null): void };

/** A form field for an optional game. */
export function GameChoice({ gameId, choose }: GameChoiceProps) {
  const label = useId();
  return (
    <div class="field">
      <span id={label}>{t('live.game')}</span>
      <button
        type="button"
        class="choose"
        aria-describedby={label}
        onClick={() => void chooseGame().then((chosen) => chosen !== undefined && choose(chosen))}
      >
        {gameId ? <GameName key={gameId} id={gameId} /> : <span class="quiet">{t('live.noGame')}</span>}
        <Icon name="forward" size={20} />
      </button>
    </div>
  );
}

function GameName({ id }: { id: string }) {
  const { data, failure } = useQuery('GET /api/games/{id}', { path: { id } });
  if (failure?.status === 404) return <span class="quiet">{t('live.deletedGame')}</span>;
  return (
    <>
      {data && <img src={data.game.thumbnailUrl} alt="" />}
      <span>{data?.game.title ?? '…'}</span>
    </>
  );
}
