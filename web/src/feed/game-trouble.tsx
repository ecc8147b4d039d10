import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import type { HostState } from '../play/game-loader.ts';
import { Button } from '../ui/buttons.tsx';

const patienceMs = 1_000;

/** The state of a game that is not running: loading, or why it failed. */
export function GameTrouble({
  title,
  state,
  resting,
  retry,
}: {
  title: string;
  state: HostState;
  resting: boolean;
  retry(): void;
}) {
  const [slow, setSlow] = useState(false);
  const waits = resting && state.is === 'loading';
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waits]);

  if (waits) {
    return (
      <div class="loading-line" role="status">
        {slow && <span>{t('feed.loadingTitle', { title })}</span>}
      </div>
    );
  }
  if (state.is === 'failed') {
    const silent = state.why === 'silent';
    return (
      <div class="trouble" role="alert">
        <p class="trouble-title">{silent ? t('feed.silent', { title }) : t('feed.notLoaded', { title })}</p>
        <p>{silent ? t('feed.silentText') : state.why instanceof Error ? state.why.message : ''}</p>
        <Button look="next" icon="again" onClick={retry}>
          {t('common.tryAgain')}
        </Button>
      </div>
    );
  }
  if (state.is === 'conflict') {
    return (
      <div class="trouble" role="alert">
        <p class="trouble-title">{t('feed.conflict')}</p>
        <p>{t('feed.conflictText', { title })}</p>
        <Button look="next" onClick={retry}>
          {t('feed.continueHere')}
        </Button>
      </div>
    );
  }
  return null;
}
