import { useState } from 'preact/hooks';
import type { OwnStream } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button, RoundButton } from '../ui/buttons.tsx';
import { Refused } from '../ui/forms.tsx';
import { copyText } from '../ui/share.ts';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';

type CredentialsProps = { ingest: OwnStream['ingest']; isOn: boolean; changed(stream: OwnStream): void };

/** The ingest address and the stream key. Anyone with the key can stream as this member, so it is masked. */
export function Credentials({ ingest, isOn, changed }: CredentialsProps) {
  const [isShown, setShown] = useState(false);
  return (
    <section class="credentials">
      <h2 class="section-title">{t('live.software')}</h2>
      <div class="credential">
        <span class="credential-name" id="stream-server">
          {t('live.server')}
        </span>
        <output aria-labelledby="stream-server">{ingest.url}</output>
        <RoundButton
          icon="copy"
          label={t('live.copyServer')}
          onClick={() => void copyText(ingest.url, t('live.serverCopied'))}
        />
      </div>
      <div class="credential">
        <span class="credential-name" id="stream-key">
          {t('live.key')}
        </span>
        <output aria-labelledby="stream-key" data-covered={!isShown || undefined}>
          {isShown ? ingest.streamKey : '••••••••••••••••'}
        </output>
        <RoundButton
          icon={isShown ? 'hide' : 'eye'}
          label={isShown ? t('live.hideKey') : t('live.showKey')}
          onClick={() => setShown(!isShown)}
        />
        <RoundButton
          icon="copy"
          label={t('live.copyKey')}
          onClick={() => void copyText(ingest.streamKey, t('live.keyCopied'))}
        />
      </div>
      {ingest.srtUrl && (
        <>
          <div class="credential">
            <span class="credential-name" id="stream-srt">
              {t('live.srtAddress')}
            </span>
            <output aria-labelledby="stream-srt" data-covered={!isShown || undefined}>
              {isShown ? ingest.srtUrl : ingest.srtUrl.replace(ingest.streamKey, '••••••••')}
            </output>
            <RoundButton
              icon="copy"
              label={t('live.copySrt')}
              onClick={() => void copyText(ingest.srtUrl ?? '', t('live.srtCopied'))}
            />
          </div>
          <p class="quiet small">{t('live.srtText')}</p>
        </>
      )}
      <p class="quiet small">{t('live.keySecret')}</p>
      <Button
        icon="again"
        onClick={() => void showSheet(t('live.resetTitle'), (close) => <Rotate {...{ isOn, changed, close }} />)}
      >
        {t('live.resetKey')}
      </Button>
    </section>
  );
}

function Rotate({ isOn, changed, close }: Omit<CredentialsProps, 'ingest'> & { close(): void }) {
  const { busy, failure, mutate } = useMutation();
  const rotate = () =>
    mutate(async () => {
      changed(await call('POST /api/live', { body: { rotateKey: true } }));
      showToast({
        title: t('live.wasReset'),
        text: t('live.wasResetText'),
        icon: 'check',
        look: 'good',
      });
      close();
    });
  return (
    <>
      <p>{isOn ? t('live.resetOn') : t('live.resetOff')}</p>
      <Refused failure={failure} />
      <div class="pair">
        <Button wide onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button wide look={isOn ? 'danger' : 'next'} busy={busy} onClick={() => void rotate()}>
          {t('live.reset')}
        </Button>
      </div>
    </>
  );
}
