import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isFailure } from '../api/failure.ts';
import { loadPart } from '../api/load-part.ts';
import type { Game } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { showToast } from '../ui/toasts.tsx';
import type { CaptureHost, GameRecording } from './record-game.ts';

type RecordingState = { is: 'off' | 'starting' | 'ending' } | { is: 'on'; since: number };
export type RecordingControl = { state: RecordingState; toggle(): void };

/** Records the game during play, and offers the result as a clip. Leaving the game ends the recording. */
export function useRecording(
  game: Game,
  host: RefObject<CaptureHost | undefined>,
  isPlaying: boolean,
): RecordingControl {
  const [state, setState] = useState<RecordingState>({ is: 'off' });
  const running = useRef<GameRecording>(undefined);
  const isWanted = useRef(isPlaying);
  isWanted.current = isPlaying;

  const record = async () => {
    if (!host.current) return;
    setState({ is: 'starting' });
    try {
      // The sheet is loaded now: a connection lost later must not cost the recording.
      const [{ recordGame }, { offerClip }] = await loadPart(() =>
        Promise.all([import('./record-game.ts'), import('./clip-sheet.tsx')]),
      );
      if (!host.current || !isWanted.current) return;
      running.current = recordGame(host.current, () => setState({ is: 'on', since: performance.now() }));
      const result = await running.current.recorded;
      if ('failed' in result)
        showToast({ title: t('recording.notRecorded', { title: game.title }), text: result.failed, look: 'bad' });
      else void offerClip(result, game);
    } catch (error) {
      if (!isFailure(error)) throw error;
      showToast({ title: t('recording.unavailable'), text: error.message, look: 'bad' });
    } finally {
      running.current = undefined;
      setState({ is: 'off' });
    }
  };
  const stop = () => {
    running.current?.stop();
    setState((before) => (before.is === 'on' ? { is: 'ending' } : before));
  };

  useEffect(() => {
    if (!isPlaying) stop();
  }, [isPlaying]);
  useEffect(() => () => running.current?.stop(), []);

  return {
    state,
    toggle() {
      if (state.is === 'off') void record();
      else stop();
    },
  };
}
