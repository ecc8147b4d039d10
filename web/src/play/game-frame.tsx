import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Game, PlaySession } from '../api/shapes.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { launchParamsOf } from '../routing/launch-params.ts';
import { localeForGames } from '../state/language.ts';
import { call, onAccountChange } from '../state/session.ts';
import { soundOn } from '../state/sound.ts';
import { sheetIsOpen } from '../ui/sheets.tsx';
import { throwConfetti } from './confetti.ts';
import { showEventResult } from './event-result.ts';
import { createGameHost, type GameHost } from './game-host.ts';
import type { HostState } from './game-loader.ts';
import { askPlayer } from './game-questions.tsx';
import { documentSandbox } from './mounted-game.ts';
import { showUnlocked } from './own-achievements.tsx';
import { createTelemetry } from './telemetry.ts';

type GameFrameProps = {
  game: Game;
  /** Whether it is on the screen; a prepared frame is paused. */
  active: boolean;
  /** Whether the player has the controls. */
  playing: boolean;
  /** Being closed: the last save is written, then it is removed. */
  leaving: boolean;
  hostRef: RefObject<GameHost | undefined>;
  showState(state: HostState): void;
  showScore(score: number, lowestWins: boolean): void;
  roundEnded(): void;
  purchase(intentId: string, unasked: boolean): void;
  purchaseRefused(code: string): void;
  sessionOpened?(session: PlaySession): void;
};

/** How much of a game the text covers, on a phone. */
function coveredBottom(frame: HTMLElement): number {
  const words = frame.closest('article')?.querySelector('.info')?.getBoundingClientRect();
  const { bottom, left, right } = frame.getBoundingClientRect();
  const isOver = words && words.left < right && words.right > left;
  return isOver ? Math.max(0, Math.round(bottom - words.top)) : 0;
}

/** The frame of a game, and its host. */
export function GameFrame({ game, active, playing, leaving, hostRef, ...shows }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hasPlayed = useRef(false);
  const latest = useRef(shows);
  latest.current = shows;

  useEffect(() => {
    if (!frame.current) return;
    const telemetry = createTelemetry({
      gameId: game.id,
      send: (body, keepalive) => call('POST /api/events', { body, keepalive }),
      onAnswer: showEventResult,
    });
    const host = createGameHost({
      frame: frame.current,
      launchParams: launchParamsOf(game.id),
      mint: async () => {
        const opened = await call('POST /api/games/{id}/session', { path: { id: game.id } });
        latest.current.sessionOpened?.(opened);
        return opened;
      },
      telemetry,
      hostVersion: `web ${__APP_VERSION__}`,
      locale: localeForGames,
      showState: (state) => latest.current.showState(state),
      showScore: (...scored) => latest.current.showScore(...scored),
      celebrate: throwConfetti,
      roundEnded: () => latest.current.roundEnded(),
      purchase: (intentId, unasked) => latest.current.purchase(intentId, unasked),
      purchaseRefused: (code) => latest.current.purchaseRefused(code),
      ask: (question) => askPlayer(question, game),
      achievementUnlocked: (id) => void toastOnFailure(t('play.achievementFailed'), () => showUnlocked(game.id, id)),
      covered: () => ({ top: 0, bottom: frame.current ? coveredBottom(frame.current) : 0 }),
    });
    hostRef.current = host;
    host.setPaused('away', !active);
    const seen = () => host.setPaused('hidden', document.hidden);
    const leavePage = () => telemetry.end(true);
    const backOnPage = (event: PageTransitionEvent) => event.persisted && telemetry.restart();
    document.addEventListener('visibilitychange', seen);
    addEventListener('pagehide', leavePage);
    addEventListener('pageshow', backOnPage);
    const forget = [
      soundOn.subscribe((on) => host.setMuted(!on)),
      sheetIsOpen.subscribe((open) => host.setPaused('sheet', open)),
      onAccountChange(() => void host.renewToken()),
    ];
    host.load();
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pagehide', leavePage);
      removeEventListener('pageshow', backOnPage);
      for (const stop of forget) stop();
      host.leave();
      hostRef.current = undefined;
    };
  }, [game.id]);

  useEffect(() => hostRef.current?.setPaused('away', !active), [active]);
  useEffect(() => {
    if (leaving) hostRef.current?.leave();
  }, [leaving]);
  useEffect(() => {
    hostRef.current?.setPaused('left', hasPlayed.current && !playing);
    if (!playing) return;
    hasPlayed.current = true;
    hostRef.current?.takeControls();
    frame.current?.focus();
  }, [playing]);

  return (
    <iframe
      ref={frame}
      class="frame"
      // The loader extends it when it mounts a game that has an origin of its own.
      sandbox={documentSandbox}
      title={t('play.frame', { title: game.title })}
      allow="autoplay *; gamepad *; fullscreen *; accelerometer *; gyroscope *; cross-origin-isolated *"
      tabIndex={playing ? 0 : -1}
    />
  );
}
