import { isFailure } from '../api/failure.ts';
import type { Game } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { call, session } from '../state/session.ts';
import { MenuButton } from '../ui/menu.tsx';
import { showToast } from '../ui/toasts.tsx';
import { broadcast, canShareScreen, endBroadcast, startBroadcast } from './broadcast.ts';

/** Streams the game being played, with its sound, from its own tab. */
export function StreamGameButton({ game, close }: { game: Game; close(): void }) {
  if (session.value.user?.kind !== 'member' || !canShareScreen()) return null;
  if (broadcast.value) {
    const end = () => {
      endBroadcast();
      close();
    };
    return (
      <MenuButton icon="live" onClick={end}>
        {t('live.endStream')}
      </MenuButton>
    );
  }
  const start = async () => {
    close();
    try {
      await startBroadcast('screen', call('POST /api/live', { body: { gameId: game.id } }));
    } catch (error) {
      if (!isFailure(error)) throw error;
      showToast({ title: t('live.notStarted'), text: error.message, look: 'bad' });
    }
  };
  return (
    <MenuButton icon="live" onClick={() => void start()}>
      {t('live.streamGame')}
    </MenuButton>
  );
}
