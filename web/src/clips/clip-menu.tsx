import { isFailure } from '../api/failure.ts';
import type { Clip } from '../api/shapes.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { ReportButton } from '../people/report-button.tsx';
import { removeFromFeed } from '../state/feed-list.ts';
import { call, isOwnHandle, loadSession } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { MenuButton, MenuLink } from '../ui/menu.tsx';
import { nameOf } from '../ui/person.tsx';
import { shareAddress } from '../ui/share.ts';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';
import { showCaptionsSheet } from './captions-sheet.tsx';
import { stopReportingViews } from './use-view-beacon.ts';

export function titleOf(clip: Pick<Clip, 'title' | 'creator'>): string {
  return clip.title ?? t('clips.by', { name: nameOf(clip.creator) });
}

export function showClipMenu(clip: Clip): void {
  void showSheet(titleOf(clip), (close) => (
    <ul class="menu">
      <MenuLink icon="person" href={`/@${clip.creator.handle}`} onFollow={close}>
        {t('clips.postedBy', { name: nameOf(clip.creator) })}
      </MenuLink>
      <MenuButton icon="share" onClick={() => void shareAddress(`/c/${clip.id}`, titleOf(clip))}>
        {t('common.share')}
      </MenuButton>
      {isOwnHandle(clip.creator.handle) && clip.status === 'ready' && (
        <MenuButton icon="chat" onClick={() => showCaptionsSheet(clip)}>
          {t('clips.captions')}
        </MenuButton>
      )}
      {isOwnHandle(clip.creator.handle) ? (
        <MenuButton icon="bin" onClick={() => confirmDelete(clip, close)}>
          {t('common.delete')}
        </MenuButton>
      ) : (
        <ReportButton target="clip" id={clip.id} name={titleOf(clip)} close={close} />
      )}
    </ul>
  ));
}

/** Asks for confirmation, deletes, and reports when it is done. */
export function confirmDelete(clip: Clip, gone: () => void): void {
  void showSheet(t('clips.deleteTitle'), (close) => <Delete clip={clip} gone={gone} close={close} />);
}

function Delete({ clip, gone, close }: { clip: Clip; gone(): void; close(): void }) {
  const { busy, mutate } = useMutation();
  const erase = async () => {
    const isGone = await toastOnFailure(t('clips.deleteFailed'), () => deleteClip(clip));
    close();
    if (isGone) gone();
  };
  return (
    <>
      <p>{clip.status === 'ready' ? t('clips.deleteText', { title: titleOf(clip) }) : t('clips.noUndo')}</p>
      <div class="pair">
        <Button wide onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button wide look="danger" icon="bin" busy={busy} onClick={() => void mutate(erase)}>
          {t('common.delete')}
        </Button>
      </div>
    </>
  );
}

async function deleteClip({ id }: Clip): Promise<void> {
  stopReportingViews(id);
  try {
    await call('DELETE /api/clips/{id}', { path: { id } });
  } catch (error) {
    // Already deleted counts as success.
    if (!isFailure(error) || error.status !== 404) throw error;
  }
  removeFromFeed('clip', id);
  showToast({ title: t('clips.deleted'), icon: 'check' });
  void loadSession();
}
