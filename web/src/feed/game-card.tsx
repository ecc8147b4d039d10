import { useMemo, useRef, useState } from 'preact/hooks';
import type { Game } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { GameFrame } from '../play/game-frame.tsx';
import { type GameHost, lastSaveMs } from '../play/game-host.ts';
import type { HostState } from '../play/game-loader.ts';
import { PlayBar } from '../play/play-bar.tsx';
import { createRoundTracker } from '../play/round-tracker.ts';
import { useLoadRetry } from '../play/use-load-retry.ts';
import { useRecording } from '../recording/use-recording.ts';
import { startPlaying, stopPlaying } from '../routing/play-history.ts';
import { askToBuy, explainRefusal } from '../shop/purchases.tsx';
import { largeStage } from '../state/large-stage.ts';
import { playing } from '../state/playing.ts';
import type { CardPlace } from '../ui/card-place.ts';
import { useDelayedUnmount } from '../ui/use-delayed-unmount.ts';
import { GameInfo } from './game-info.tsx';
import { showGameMenu } from './game-menu.tsx';
import { GameTrouble } from './game-trouble.tsx';
import { IsolationNote } from './isolation-note.tsx';

/** `address`: the page on which it is played. */
type GameCardProps = CardPlace & { game: Game; itemKey: string; address?: string };

/** A game in the feed: a preview until the visitor taps and takes the controls. */
export function GameCard({ game, itemKey, address = `/g/${game.id}`, index, resting, prepared }: GameCardProps) {
  const [state, setState] = useState<HostState>({ is: 'loading' });
  const [needsIsolation, setNeedsIsolation] = useState(false);
  const [score, setScore] = useState<number | undefined>(undefined);
  const host = useRef<GameHost>(undefined);
  const rounds = useMemo(() => createRoundTracker(game.id), [game.id]);
  const isPlaying = playing.value === itemKey && resting;
  const frame = useDelayedUnmount(resting || prepared, lastSaveMs);

  useLoadRetry(state, host, resting);
  const recording = useRecording(game, host, isPlaying);
  const play = () => {
    startPlaying(itemKey, address);
    rounds.prepare();
  };

  return (
    <article
      class={`card game-card card-${game.orientation}${isPlaying ? ' card-playing' : ''}${largeStage.value ? ' card-large' : ''}`}
      data-index={index}
      aria-label={game.title}
      inert={!resting}
    >
      <img class="card-glow" src={game.thumbnailUrl} alt="" decoding="async" />
      <div class="stage">
        <div class="screen">
          {frame.shown && (
            <GameFrame
              key={frame.key}
              game={game}
              active={resting}
              playing={isPlaying}
              leaving={frame.leaving}
              hostRef={host}
              showState={setState}
              showScore={(points, lowestWins) => {
                setScore(points);
                rounds.score(points, lowestWins);
              }}
              roundEnded={() => void rounds.endRound()}
              sessionOpened={(opened) => setNeedsIsolation(opened.needsIsolation)}
              purchase={(intentId, unasked) => host.current && askToBuy(host.current, game.id, intentId, unasked)}
              purchaseRefused={explainRefusal}
            />
          )}
          <img
            class={`poster${state.is === 'ready' && frame.shown ? ' poster-gone' : ''}`}
            src={game.thumbnailUrl}
            alt=""
            decoding="async"
          />
          {/* A large target for a tap. Keyboards and screen readers have the button that says Play. */}
          {!isPlaying && state.is !== 'failed' && (
            <button type="button" class="glass" tabIndex={-1} aria-hidden="true" onClick={play} />
          )}
          {isPlaying && game.orientation === 'landscape' && <p class="turn-hint">{t('play.turnHint')}</p>}
          {needsIsolation && !crossOriginIsolated && (
            <IsolationNote gameId={game.id} isHere={address !== `/g/${game.id}`} />
          )}
          <GameTrouble title={game.title} state={state} resting={resting} retry={() => host.current?.load()} />
        </div>
        <PlayBar
          game={game}
          score={score}
          isPlaying={isPlaying}
          recording={recording}
          play={play}
          leave={stopPlaying}
          more={() => showGameMenu(game)}
        />
      </div>
      <GameInfo game={game} resting={resting} play={play} />
    </article>
  );
}
