import type { Comment } from '../api/shapes.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { ReportButton } from '../people/report-button.tsx';
import { call, isOwnHandle } from '../state/session.ts';
import { RoundButton } from '../ui/buttons.tsx';
import { MenuButton } from '../ui/menu.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';
import type { Commented } from './commented.ts';

type CommentMenuProps = {
  comment: Comment;
  thing: Commented;
  removed(): void;
  pinned: ((comment: Comment | null) => void) | undefined;
};

/** The visitor's actions on a comment: its author and the content's owner delete, the owner pins, others report. */
export function CommentMenuButton({ comment, thing, removed, pinned }: CommentMenuProps) {
  const name = t('reactions.commentOf', { handle: comment.author.handle });
  const show = () => {
    const { id } = comment;
    const remove = (close: () => void) =>
      toastOnFailure(t('reactions.deleteFailed'), async () => {
        await call('DELETE /api/comments/{id}', { path: { id } });
        close();
        removed();
        showToast({ title: t('reactions.deleted'), icon: 'bin' });
      });
    const pin = (close: () => void) =>
      toastOnFailure(t('common.wentWrong'), async () => {
        const route = comment.pinned ? 'DELETE /api/comments/{id}/pin' : 'PUT /api/comments/{id}/pin';
        const answer = await call(route, { path: { id } });
        close();
        pinned?.(comment.pinned ? null : answer.comment);
      });
    void showSheet(t('reactions.comment'), (close) => {
      const isAuthor = isOwnHandle(comment.author.handle);
      const isOwner = isOwnHandle(thing.creator.handle);
      return (
        <ul class="menu">
          {isOwner && pinned && (
            <MenuButton icon="pin" onClick={() => void pin(close)}>
              {comment.pinned ? t('reactions.unpin') : t('reactions.pin')}
            </MenuButton>
          )}
          {(isAuthor || isOwner) && (
            <MenuButton icon="bin" onClick={() => void remove(close)}>
              {t('reactions.delete')}
            </MenuButton>
          )}
          {!isAuthor && (
            <ReportButton
              target="comment"
              id={id}
              name={name}
              close={() => {
                close();
                removed();
              }}
            />
          )}
        </ul>
      );
    });
  };
  return <RoundButton icon="more" label={t('feed.moreAbout', { title: name })} onClick={show} />;
}
