import type { Game } from '../api/shapes.ts';
import { ClipProgress } from '../clips/clip-progress.tsx';
import { t } from '../messages/translate.ts';
import { Button } from '../ui/buttons.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';
import type { RecordedVideo } from './record-game.ts';
import { TrimForm } from './trim-form.tsx';
import { addDraft, discardUpload, find, sendUpload, type Upload, uploads } from './uploads.ts';

/** Offers a new recording for trimming and posting. */
export async function offerClip(recorded: RecordedVideo, game: Game): Promise<void> {
  await showUpload(addDraft({ ...recorded, game: { id: game.id, title: game.title } }));
}

export async function showUpload(key: number): Promise<void> {
  await showSheet(t('recording.yourClip'), (close) => <UploadSteps uploadKey={key} close={close} />);
  if (find(key)?.is === 'draft') {
    showToast({
      title: t('recording.draftSaved'),
      text: t('recording.draftText'),
      icon: 'film',
    });
  }
}

function UploadSteps({ uploadKey, close }: { uploadKey: number; close(): void }) {
  const upload = uploads.value.find(({ key }) => key === uploadKey);
  if (!upload) return null;
  if (upload.is === 'draft') return <TrimForm draft={upload} close={close} />;
  if (upload.is === 'sent') return <ClipProgress first={upload.clip} close={close} />;
  return <Sending upload={upload} discard={close} />;
}

/** The progress of an upload, or why it failed. */
export function Sending({
  upload,
  discard,
}: {
  upload: Extract<Upload, { is: 'sending' | 'broken' }>;
  discard?(): void;
}) {
  if (upload.is === 'broken') {
    return (
      <div class="clip-step" role="alert">
        <p class="clip-step-title">{t('recording.uploadFailed')}</p>
        <p class="error-text">{upload.failure.message}</p>
        <p class="quiet">{t('recording.safe')}</p>
        <div class="pair">
          <Button
            wide
            onClick={() => {
              discard?.();
              void discardUpload(upload.key);
            }}
          >
            {t('common.discard')}
          </Button>
          <Button look="next" wide icon="again" onClick={() => void sendUpload(upload.key)}>
            {t('common.tryAgain')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div class="clip-step">
      <p class="clip-step-title">{t('recording.uploading')}</p>
      <ProgressBar share={upload.share} label={t('recording.uploaded')} />
      <p class="quiet">{t('recording.keepPlaying')}</p>
    </div>
  );
}
