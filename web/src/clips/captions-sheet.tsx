import { useState } from 'preact/hooks';
import type { Clip } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Refused } from '../ui/forms.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';
import { trackClip } from './track-clip.ts';

/** Uploads the captions of one's own clip, as a WebVTT file. */
export function showCaptionsSheet(clip: Clip): void {
  void showSheet(t('clips.captions'), (close) => <Captions clip={clip} close={close} />);
}

function Captions({ clip, close }: { clip: Clip; close(): void }) {
  const [file, setFile] = useState<File>();
  const { busy, failure, mutate } = useMutation();
  const path = { id: clip.id };
  const save = async () => {
    if (!file) return;
    const { clip: now } = await call('PUT /api/clips/{id}/captions', { path, body: { vtt: await file.text() } });
    done(now);
  };
  const remove = async () => done((await call('DELETE /api/clips/{id}/captions', { path })).clip);
  const done = (now: Clip) => {
    trackClip(now);
    showToast({ title: t('clips.captionsSaved'), icon: 'check' });
    close();
  };
  return (
    <>
      <p class="quiet">{t('clips.captionsText')}</p>
      <label class="field">
        <span>{t('clips.captionsFile')}</span>
        <input type="file" accept=".vtt,text/vtt" onChange={(event) => setFile(event.currentTarget.files?.[0])} />
      </label>
      <Refused failure={failure} />
      <div class="pair">
        {clip.captionsUrl && (
          <Button wide icon="bin" busy={busy} onClick={() => void mutate(remove)}>
            {t('common.delete')}
          </Button>
        )}
        <Button wide look="next" busy={busy} disabled={!file} onClick={() => void mutate(save)}>
          {t('common.save')}
        </Button>
      </div>
    </>
  );
}
