import { t } from '../../messages/translate.ts';
import { Button } from '../../ui/buttons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { retryGameUpload, type SentArchive } from './game-uploads.ts';

/** The state of an upload before there is a report. */
export function UploadProgress({ archive, status }: { archive: SentArchive | undefined; status: string }) {
  if (archive?.failure) {
    return (
      <div class="upload-done" role="alert">
        <p class="error-text">{archive.failure.message}</p>
        <p class="quiet">{t('upload.kept')}</p>
        <Button look="next" icon="again" onClick={() => retryGameUpload(archive.uploadId)}>
          {t('upload.continue')}
        </Button>
      </div>
    );
  }
  if (archive && archive.sentBytes < archive.sizeBytes) {
    const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
    return (
      <div class="upload-done" role="status">
        <ProgressBar
          share={archive.sentBytes / archive.sizeBytes}
          label={t('upload.sending', { name: archive.name })}
        />
        <p class="quiet">
          {t('upload.sent', { sent: megabytes(archive.sentBytes), all: megabytes(archive.sizeBytes) })}
        </p>
      </div>
    );
  }
  return (
    <p class="quiet" role="status">
      {status === 'awaiting_upload' ? t('upload.waiting') : t('upload.playing')}
    </p>
  );
}
