import type { ComponentChildren } from 'preact';
import type { Comment } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { Icon } from '../ui/icons.tsx';
import { formatAge } from '../ui/numbers.tsx';
import { Avatar, nameOf } from '../ui/person.tsx';
import { CommentMenuButton } from './comment-menu.tsx';
import { CommentText } from './comment-text.tsx';
import type { Commented } from './commented.ts';

export type CommentLineProps = {
  comment: Comment;
  thing: Commented;
  removed(): void;
  /** The pinned comment has changed. */
  pinned?(comment: Comment | null): void;
  /** Closes the sheet when a link is followed. */
  leave(): void;
};

export const headIdOf = ({ id }: Comment) => `comment-head-${id}`;

/** One comment or reply, with its actions. */
export function CommentLine({
  comment,
  thing,
  removed,
  pinned,
  leave,
  foot,
  children,
}: CommentLineProps & { foot?: ComponentChildren; children?: ComponentChildren }) {
  const { author, createdAt } = comment;
  return (
    <li class="comment">
      <Avatar url={author.avatarUrl} size={32} />
      <div class="comment-body">
        <p class="comment-head" id={headIdOf(comment)}>
          {comment.pinned && (
            <span class="comment-pinned">
              <Icon name="pin" size={16} /> {t('reactions.pinned')}
            </span>
          )}
          <a href={`/@${author.handle}`} onClick={leave}>
            {nameOf(author)}
          </a>
          <time dateTime={createdAt}>{formatAge(createdAt)}</time>
        </p>
        <CommentText comment={comment} leave={leave} />
        {foot}
      </div>
      <CommentMenuButton comment={comment} thing={thing} removed={removed} pinned={pinned} />
      {children && <div class="comment-replies">{children}</div>}
    </li>
  );
}
