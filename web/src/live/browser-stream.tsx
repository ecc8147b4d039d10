import { useEffect, useRef } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { Button } from '../ui/buttons.tsx';
import { broadcast, canBroadcast, canShareScreen, endBroadcast, startBroadcast } from './broadcast.ts';
import './browser-stream.css';

/** Going live without streaming software: the camera, or a tab with its sound. */
export function BrowserStream({ isOn }: { isOn: boolean }) {
  const { value } = broadcast;
  const preview = useRef<HTMLVideoElement>(null);
  const media = value?.media;
  useEffect(() => {
    if (preview.current) preview.current.srcObject = media ?? null;
  }, [media]);
  if (!canBroadcast()) return null;
  return (
    <section class="browser-stream">
      <h2 class="section-title">{t('live.fromBrowser')}</h2>
      {value ? (
        <>
          <video ref={preview} class="browser-preview" aria-label={t('live.preview')} muted playsInline autoPlay />
          {value.is === 'reconnecting' && <p role="status">{t('live.reconnectingNow')}</p>}
          <Button look="danger" wide onClick={endBroadcast}>
            {t('live.endStream')}
          </Button>
        </>
      ) : (
        <>
          <p class="quiet">{t('live.fromBrowserText')}</p>
          <div class="pair">
            <Button icon="live" wide look="next" disabled={isOn} onClick={() => void startBroadcast('camera')}>
              {t('live.useCamera')}
            </Button>
            {canShareScreen() && (
              <Button icon="film" wide disabled={isOn} onClick={() => void startBroadcast('screen')}>
                {t('live.useScreen')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
