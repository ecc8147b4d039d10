import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { call, session, showUser } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Avatar } from '../ui/person.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';
import './avatar-choice.css';
import { PictureButton } from '../ui/picture-button.tsx';

const drawnCount = 24;
const sidePx = 512;

export function AvatarButton({ url }: { url: string }) {
  return (
    <button type="button" class="avatar-button" onClick={showChoice}>
      <Avatar url={url} size={64} />
      <span>{t('account.picture')}</span>
    </button>
  );
}

function showChoice(): void {
  void showSheet(t('account.picture'), (close) => <AvatarChoice close={close} />);
}

/** The drawn pictures to choose from, and the upload of an own picture. */
function AvatarChoice({ close }: { close(): void }) {
  const { busy, mutate } = useMutation();
  const id = session.value.user?.id ?? '';
  const choose = (body: { drawn: number } | { image: string }) =>
    mutate(() =>
      toastOnFailure(t('notifications.saveFailed'), async () => {
        const { user } = await call('PUT /api/me/avatar', { body });
        showUser(user);
        close();
        showToast({ title: t('common.saved'), icon: 'check', look: 'good' });
      }),
    );
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const image = await squareOf(file);
    if (image) await choose({ image });
    else showToast({ title: t('account.pictureBad'), look: 'bad' });
  };
  return (
    <>
      <ul class="avatar-grid">
        {Array.from({ length: drawnCount }, (_, drawn) => (
          <li key={drawn}>
            <button
              type="button"
              class="round"
              aria-label={t('account.pictureNumber', { number: drawn + 1 })}
              disabled={busy}
              onClick={() => void choose({ drawn })}
            >
              <Avatar url={`/avatars/${id}.svg?drawn=${drawn}`} size={56} />
            </button>
          </li>
        ))}
      </ul>
      <PictureButton label={t('account.pictureUpload')} busy={busy} wide choose={(file) => void upload(file)} />
      <Button look="quiet" wide onClick={close}>
        {t('common.cancel')}
      </Button>
    </>
  );
}

/** The centre of a picture, scaled down for the upload; undefined if the file is not a picture. */
async function squareOf(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const canvas = Object.assign(document.createElement('canvas'), { width: sidePx, height: sidePx });
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, sidePx, sidePx);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.9);
}
