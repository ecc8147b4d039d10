import { useEffect } from 'preact/hooks';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { showSignIn } from '../sign-in/show-sign-in.tsx';
import { type LikeTarget, likes, loadLiked, setLiked } from '../state/likes.ts';
import { useIsMember } from '../state/use-is-member.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Icon } from '../ui/icons.tsx';
import { formatCount } from '../ui/numbers.tsx';
import './reactions.css';

type LikeButtonProps = { target: LikeTarget; thing: { id: string; likes: number }; title: string };

/** Like and unlike; a guest is asked to sign in first, and the action then continues. */
export function LikeButton({ target, thing, title }: LikeButtonProps) {
  const isMember = useIsMember();
  const { busy, mutate } = useMutation();
  const known = likes.value[thing.id];
  const isLiked = known?.liked ?? false;
  const count = known?.likes ?? thing.likes;
  useEffect(() => loadLiked(thing.id), [thing.id, isMember, known === undefined]);
  const toggle = () =>
    toastOnFailure(t('common.wentWrong'), async () => {
      const wasMember = isMember;
      if (!(await showSignIn())) return;
      // A visitor who has just signed in wanted to like it.
      await setLiked(target, thing.id, wasMember ? !isLiked : true, count);
    });
  return (
    <button
      type="button"
      class="reaction like"
      aria-pressed={isLiked}
      aria-busy={busy || undefined}
      title={t('reactions.like')}
      onClick={() => void mutate(toggle)}
    >
      <Icon name={isLiked ? 'heart' : 'heartLine'} />
      <span class="visually-hidden">{t('reactions.likeTitle', { title })}</span>
      <span class="figure">{count > 0 ? formatCount(count) : ''}</span>
    </button>
  );
}
