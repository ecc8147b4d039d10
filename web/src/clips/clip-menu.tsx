import { isFailure } from '../api/failure.ts';
import type { Clip } from '../api/shapes.ts';
import { removeFromFeed } from '../feed/feed-list.ts';
import { showReport } from '../profile/report.tsx';
import { call, openSession, session } from '../sign-in/session.ts';
import { Button } from '../ui/buttons.tsx';
import { MenuButton, MenuLink } from '../ui/menu.tsx';
import { nameOf } from '../ui/person.tsx';
import { shareAddress } from '../ui/share.ts';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';

export function titleOf(clip: Pick<Clip, 'title' | 'creator'>): string {
  return clip.title ?? `A clip by ${nameOf(clip.creator)}`;
}

export function showClipMenu(clip: Clip): void {
  const isMine = clip.creator.handle === session.get().user?.handle;
  void showSheet(titleOf(clip), (close) => (
    <ul class="menu">
      <MenuLink icon="person" href={`/@${clip.creator.handle}`} onFollow={close}>
        Posted by {nameOf(clip.creator)}
      </MenuLink>
      <MenuButton icon="share" onClick={() => void shareAddress(`/c/${clip.id}`, titleOf(clip))}>
        Share
      </MenuButton>
      {isMine ? (
        <MenuButton icon="bin" onClick={() => void confirmDelete(clip).then((done) => done && close())}>
          Delete
        </MenuButton>
      ) : (
        <MenuButton
          icon="flag"
          onClick={() =>
            showReport('clip', clip.id, titleOf(clip), () => {
              close();
              removeFromFeed('clip', clip.id);
            })
          }
        >
          Report
        </MenuButton>
      )}
    </ul>
  ));
}

/** Asks, deletes, and answers whether it is gone. */
export async function confirmDelete(clip: Clip): Promise<boolean> {
  let isGone = false;
  await showSheet('Delete this clip?', (close) => (
    <>
      <p>
        {clip.status === 'ready'
          ? `${titleOf(clip)} is gone for everybody then, and its link leads nowhere.`
          : 'It is gone for good then.'}
      </p>
      <div class="pair">
        <Button wide onClick={close}>
          Keep it
        </Button>
        <Button
          wide
          look="danger"
          icon="bin"
          onClick={async () => {
            isGone = await deleteClip(clip);
            close();
          }}
        >
          Delete
        </Button>
      </div>
    </>
  ));
  return isGone;
}

async function deleteClip(clip: Clip): Promise<boolean> {
  try {
    await call('DELETE /api/clips/{id}', { path: { id: clip.id } });
  } catch (error) {
    if (!isFailure(error)) throw error;
    // Gone already is what was wanted.
    if (error.status !== 404) {
      showToast({ title: 'The clip is still there', text: error.message, look: 'bad' });
      return false;
    }
  }
  removeFromFeed('clip', clip.id);
  showToast({ title: 'The clip is deleted', icon: 'check' });
  void openSession();
  return true;
}
