import { useRef, useState } from 'preact/hooks';
import type { OwnGame } from '../../api/shapes.ts';
import { t } from '../../messages/translate.ts';
import { GameFrame } from '../../play/game-frame.tsx';
import type { GameHost } from '../../play/game-host.ts';
import type { HostState } from '../../play/game-loader.ts';
import { useLoadRetry } from '../../play/use-load-retry.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { askToBuy, explainRefusal } from '../../shop/purchases.tsx';
import { useQuery } from '../../state/use-query.ts';
import { ErrorState, QueryState } from '../../ui/states.tsx';
import { PublishGame } from '../publish-game.tsx';
import { RefineChat } from './refine-chat.tsx';
import './refine.css';

/** A game and, beside it, the conversation that changes it. */
export function RefineScreen({ id }: { id: string }) {
  const game = useQuery('GET /api/games/mine/{id}', { path: { id } });
  const versions = useQuery('GET /api/games/{id}/versions', { path: { id } });
  // A new version is a new document, which only a new frame loads.
  const [turn, setTurn] = useState(0);
  const reload = () => {
    setTurn((before) => before + 1);
    game.refetch();
    versions.refetch();
  };
  const shown = game.data?.game;
  return (
    <>
      <PageHead title={shown ? t('create.refineTitle', { title: shown.title }) : t('create.refine')} back />
      <QueryState query={game} rows={3} />
      {shown && (
        <div class="refine">
          <RunningGame key={turn} game={shown} />
          <div class="refine-side">
            <RefineChat game={shown} versions={versions.data?.versions ?? []} changed={reload} />
            <PublishGame gameId={id} />
          </div>
        </div>
      )}
    </>
  );
}

function RunningGame({ game }: { game: OwnGame }) {
  const host = useRef<GameHost>(undefined);
  const [state, setState] = useState<HostState>({ is: 'loading' });
  useLoadRetry(state, host, true);
  const nothing = () => undefined;
  return (
    <div class="refine-game">
      {state.is === 'failed' && state.why !== 'silent' && (
        <ErrorState failure={state.why} retry={() => host.current?.load()} />
      )}
      <GameFrame
        game={game}
        active
        playing
        leaving={false}
        hostRef={host}
        showState={setState}
        showScore={nothing}
        roundEnded={nothing}
        purchase={(intentId, unasked) => host.current && askToBuy(host.current, game.id, intentId, unasked)}
        purchaseRefused={explainRefusal}
      />
    </div>
  );
}
