import { useState } from 'preact/hooks';
import type { Comment } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { QueryState, ShowOlder } from '../ui/states.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentLine, type CommentLineProps, headIdOf } from './comment-line.tsx';
import { type Commented, commentRoutes } from './commented.ts';

/** A comment and, on demand, its replies. */
export function CommentThread(props: CommentLineProps) {
  const { comment, thing, leave } = props;
  const [isAnswering, setAnswering] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<readonly Comment[]>([]);
  const count = comment.replies + added.length;
  // Read out with the comment's author and age: every comment has these two buttons.
  const named = (id: string) => ({ id, 'aria-labelledby': `${id} ${headIdOf(comment)}` });
  const foot = (
    <div class="comment-foot">
      <button
        {...named(`reply-${comment.id}`)}
        type="button"
        class="reaction"
        aria-expanded={isAnswering}
        onClick={() => setAnswering(!isAnswering)}
      >
        {t('reactions.reply')}
      </button>
      {count > 0 && (
        <button
          {...named(`replies-${comment.id}`)}
          type="button"
          class="reaction"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('reactions.hideReplies') : t('reactions.replies', { count })}
        </button>
      )}
    </div>
  );
  const sent = (reply: Comment) => {
    setAnswering(false);
    setAdded([...added, reply]);
    setOpen(true);
  };
  return (
    <CommentLine {...props} foot={foot}>
      {isAnswering && <CommentForm thing={thing} parent={comment} sent={sent} />}
      {isOpen && <Replies parent={comment} thing={thing} added={added} leave={leave} />}
    </CommentLine>
  );
}

type RepliesProps = { parent: Comment; thing: Commented; added: readonly Comment[]; leave(): void };

function Replies({ parent, thing, added, leave }: RepliesProps) {
  const input = { path: { id: thing.id }, query: { parent: parent.id } };
  const replies = usePagedQuery(commentRoutes.list[thing.target], (page) => page.comments, input);
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = [...(replies.list ?? []), ...(replies.older.isThere ? [] : added)].filter(
    ({ id }, place, all) => !gone.includes(id) && all.findIndex((one) => one.id === id) === place,
  );
  return (
    <>
      <QueryState query={replies} rows={1} />
      <ul class="list" aria-label={t('reactions.repliesTo', { handle: parent.author.handle })}>
        {shown.map((reply) => (
          <CommentLine
            key={reply.id}
            comment={reply}
            thing={thing}
            removed={() => setGone([...gone, reply.id])}
            leave={leave}
          />
        ))}
      </ul>
      <ShowOlder older={replies.older} />
    </>
  );
}
