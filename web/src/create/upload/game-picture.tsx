import { useState } from 'preact/hooks';
import type { Game } from '../../api/shapes.ts';
import { toastOnFailure } from '../../api/toast-on-failure.ts';
import { t } from '../../messages/translate.ts';
import { call } from '../../state/session.ts';
import { useMutation } from '../../state/use-mutation.ts';
import { PictureButton } from '../../ui/picture-button.tsx';
import { showToast } from '../../ui/toasts.tsx';

const [widthPxMax, heightPxMax] = [1080, 1920];

/** The cover from the play test, until the author chooses another. */
export function GamePicture({ game }: { game: Game }) {
  const [url, setUrl] = useState(game.thumbnailUrl);
  const { busy, mutate } = useMutation();
  const choose = (file: File | undefined) =>
    mutate(() =>
      toastOnFailure(t('notifications.saveFailed'), async () => {
        if (!file) return;
        const image = await smallEnough(file);
        if (image === undefined) return void showToast({ title: t('account.pictureBad'), look: 'bad' });
        const answer = await call('PUT /api/games/{id}/picture', { path: { id: game.id }, body: { image } });
        setUrl(answer.game.thumbnailUrl);
      }),
    );
  return (
    <div class="upload-picture">
      <img src={url} alt={t('upload.pictureOf', { title: game.title })} />
      <PictureButton label={t('upload.choosePicture')} busy={busy} choose={(file) => void choose(file)} />
    </div>
  );
}

/** Scales a picture to the maximum the service stores; undefined if the file is not a picture. */
async function smallEnough(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, widthPxMax / picture.width, heightPxMax / picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.9);
}
