import { useState } from 'preact/hooks';
import type { OwnStream } from '../api/shapes.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button, RoundButton } from '../ui/buttons.tsx';
import { Refused } from '../ui/forms.tsx';
import { copyText } from '../ui/share.ts';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';

type CredentialsProps = { ingest: OwnStream['ingest']; isOn: boolean; changed(stream: OwnStream): void };

/** Where the stream goes and the key to it. Whoever has the key can stream as this member, so it is covered. */
export function Credentials({ ingest, isOn, changed }: CredentialsProps) {
  const [isShown, setShown] = useState(false);
  return (
    <section class="credentials">
      <h2 class="section-title">For your streaming software</h2>
      <div class="credential">
        <span class="credential-name" id="stream-server">
          Server
        </span>
        <output aria-labelledby="stream-server">{ingest.url}</output>
        <RoundButton icon="copy" label="Copy server" onClick={() => void copyText(ingest.url, 'Server copied')} />
      </div>
      <div class="credential">
        <span class="credential-name" id="stream-key">
          Stream key
        </span>
        <output aria-labelledby="stream-key" data-covered={!isShown || undefined}>
          {isShown ? ingest.streamKey : '••••••••••••••••'}
        </output>
        <RoundButton
          icon={isShown ? 'hide' : 'eye'}
          label={isShown ? 'Hide key' : 'Show key'}
          onClick={() => setShown(!isShown)}
        />
        <RoundButton icon="copy" label="Copy key" onClick={() => void copyText(ingest.streamKey, 'Key copied')} />
      </div>
      <p class="quiet small">Keep this key secret, and off screen while you stream.</p>
      <Button
        icon="again"
        onClick={() => void showSheet('Reset stream key?', (close) => <Rotate {...{ isOn, changed, close }} />)}
      >
        Reset stream key
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
        title: 'Stream key reset',
        text: 'Enter the new key in your streaming software.',
        icon: 'check',
        look: 'good',
      });
      close();
    });
  return (
    <>
      <p>
        The old key stops working immediately
        {isOn ? ', and your current stream ends.' : '. Your streaming software needs the new one.'}
      </p>
      <Refused failure={failure} />
      <div class="pair">
        <Button wide onClick={close}>
          Cancel
        </Button>
        <Button wide look={isOn ? 'danger' : 'next'} busy={busy} onClick={() => void rotate()}>
          Reset key
        </Button>
      </div>
    </>
  );
}
