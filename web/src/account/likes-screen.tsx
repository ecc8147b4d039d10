import type { AnswerOf } from '../api/request.ts';
import { t } from '../messages/translate.ts';
import { PageHead } from '../routing/page-head.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { useIsMember } from '../state/use-is-member.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { formatAge } from '../ui/numbers.tsx';
import { nameOf } from '../ui/person.tsx';
import { EmptyState, QueryState, ShowOlder } from '../ui/states.tsx';
import './kept-lists.css';

type Liked = AnswerOf<'GET /api/me/likes'>['likes'][number];

/** The visitor's likes, the latest first. */
export function LikesScreen() {
  const isMember = useIsMember();
  const likes = usePagedQuery('GET /api/me/likes', (page) => page.likes);
  return (
    <>
      <PageHead title={t('account.liked')} back />
      <QueryState query={likes} rows={5} />
      <ul class="list">
        {likes.list?.map((liked) => (
          <LikedLine key={addressOf(liked)} liked={liked} />
        ))}
      </ul>
      <ShowOlder older={likes.older} />
      {likes.list?.length === 0 && (
        <EmptyState icon="heart" title={t('account.likedEmpty')}>
          <p>{t('account.likedEmptyText')}</p>
          {!isMember && <SignInButton />}
        </EmptyState>
      )}
    </>
  );
}

function addressOf(liked: Liked): string {
  if (liked.type === 'game') return `/g/${liked.game.id}`;
  return liked.type === 'clip' ? `/c/${liked.clip.id}` : `/l/${liked.live.id}`;
}

function LikedLine({ liked }: { liked: Liked }) {
  const thing = liked.type === 'game' ? liked.game : liked.type === 'clip' ? liked.clip : liked.live;
  const picture =
    liked.type === 'game' ? liked.game.thumbnailUrl : liked.type === 'clip' ? liked.clip.thumbnailUrl : null;
  const name = nameOf(thing.creator);
  const by =
    liked.type === 'game'
      ? t('account.gameBy', { name })
      : liked.type === 'clip'
        ? t('account.clipBy', { name })
        : t('account.streamBy', { name });
  return (
    <li>
      <a class="list-row" href={addressOf(liked)}>
        {picture ? (
          <img class="kept-picture" src={picture} alt="" loading="lazy" decoding="async" />
        ) : (
          <span class="kept-picture" />
        )}
        <span class="list-words">
          <strong>{thing.title ?? by}</strong>
          <span>
            {by} · <time dateTime={liked.likedAt}>{formatAge(liked.likedAt)}</time>
          </span>
        </span>
      </a>
    </li>
  );
}
