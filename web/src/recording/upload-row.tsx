import { t } from '../messages/translate.ts';
import { Button } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { showUpload } from './clip-sheet.tsx';
import { discardUpload, sendUpload, type Upload } from './uploads.ts';
import '../clips/clip-rows.css';

/** A recording that is not uploaded yet. */
export function UploadRow({ upload }: { upload: Exclude<Upload, { is: 'sent' }> }) {
  const name = upload.title.trim() || (upload.game?.title ?? t('common.untitled'));
  return (
    <li class="clip-row">
      <span class="clip-row-picture">
        <Icon name="film" />
      </span>
      <div class="clip-row-words">
        <strong>{name}</strong>
        {upload.is === 'draft' && <span>{t('recording.draft')}</span>}
        {upload.is === 'sending' && <ProgressBar share={upload.share} label={t('recording.uploadingName', { name })} />}
        {upload.is === 'broken' && (
          <span class="error-text" role="alert">
            {upload.failure.message} {t('recording.safeShort')}
          </span>
        )}
        {upload.is !== 'sending' && (
          <div class="clip-row-acts">
            {upload.is === 'draft' ? (
              <Button look="next" onClick={() => void showUpload(upload.key)}>
                {t('recording.trim')}
              </Button>
            ) : (
              <Button look="next" icon="again" onClick={() => void sendUpload(upload.key)}>
                {t('common.tryAgain')}
              </Button>
            )}
            <Button onClick={() => void discardUpload(upload.key)}>{t('common.discard')}</Button>
          </div>
        )}
      </div>
    </li>
  );
}
