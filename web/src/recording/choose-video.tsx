import { t } from '../messages/translate.ts';
import { Icon } from '../ui/icons.tsx';
import { showToast } from '../ui/toasts.tsx';
import { showUpload } from './clip-sheet.tsx';
import { addDraft } from './uploads.ts';
import './choose-video.css';

const bytesMax = 200_000_000;

/** Turns a video file into a draft, to be trimmed, titled and posted like a recording. */
export function ChooseVideo() {
  const take = (video: File | undefined) => {
    if (!video) return;
    if (video.size > bytesMax) showToast({ title: t('recording.tooLarge'), look: 'bad' });
    else void showUpload(addDraft({ game: undefined, video, seconds: 0 }));
  };
  return (
    <label class="button button-plain choose-video">
      <Icon name="film" size={20} />
      <span>{t('recording.chooseVideo')}</span>
      <input
        class="visually-hidden"
        type="file"
        accept="video/*"
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
