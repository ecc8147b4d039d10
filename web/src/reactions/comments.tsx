import { useState } from 'preact/hooks';
import type { Comment } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { Icon } from '../ui/icons.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { EmptyState, QueryState, ShowOlder } from '../ui/states.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import { type Commented, commentRoutes } from './commented.ts';

export function CommentsButton({ thing }: { thing: Commented }) {
  const label = t('reactions.commentsOn', { title: thing.title });
  const show = () => void showSheet(label, (close) => <Comments thing={thing} leave={close} />);
  return (
    <button type="button" class="reaction" aria-label={label} title={t('reactions.comments')} onClick={show}>
      <Icon name="speech" />
    </button>
  );
}

/** All comments on the content: the pinned one, then the newest. */
function Comments({ thing, leave }: { thing: Commented; leave(): void }) {
  const comments = usePagedQuery(commentRoutes.list[thing.target], (page) => page.comments, { path: { id: thing.id } });
  const [added, setAdded] = useState<readonly Comment[]>([]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [pinned, setPinned] = useState<Comment | null>();
  const { data, list } = comments;
  const onTop = pinned === undefined ? (data?.pinned ?? null) : pinned;
  const shown = [...(onTop ? [onTop] : []), ...added, ...(list ?? [])].filter(
    ({ id }, place, all) => !gone.includes(id) && all.findIndex((one) => one.id === id) === place,
  );
  // A reloaded list may or may not contain comments added or deleted here.
  const unlisted = added.filter(({ id }) => !list?.some((one) => one.id === id));
  const counted = [...(list ?? []), ...unlisted, ...(data?.pinned ? [data.pinned] : [])].map(({ id }) => id);
  const count = (data?.total ?? 0) + unlisted.length - gone.filter((id) => counted.includes(id)).length;
  return (
    <>
      <CommentForm thing={thing} sent={(comment) => setAdded([comment, ...added])} />
      <QueryState query={comments} rows={3} />
      {data && count > 0 && <p class="quiet small">{t('reactions.commentCount', { count })}</p>}
      <ul class="list" aria-label={t('reactions.comments')}>
        {shown.map((comment) => (
          <CommentThread
            key={comment.id}
            comment={{ ...comment, pinned: comment.id === onTop?.id }}
            thing={thing}
            removed={() => setGone([...gone, comment.id])}
            pinned={setPinned}
            leave={leave}
          />
        ))}
      </ul>
      <ShowOlder older={comments.older} />
      {data && shown.length === 0 && (
        <EmptyState icon="speech" title={t('reactions.none')}>
          <p>{t('reactions.noneText')}</p>
        </EmptyState>
      )}
    </>
  );
}
