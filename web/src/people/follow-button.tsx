import type { Social } from '../api/shapes.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { showSignIn } from '../sign-in/show-sign-in.tsx';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { showToast } from '../ui/toasts.tsx';

/** Follow and unfollow; a guest is asked to sign in first, and the action then continues. */
export function FollowButton({
  handle,
  social,
  changed,
}: {
  handle: string;
  social: Social;
  changed(social: Social): void;
}) {
  const { busy, mutate } = useMutation();
  const toggle = () =>
    toastOnFailure(t('common.wentWrong'), async () => {
      if (!(await showSignIn())) return;
      const route = social.isFollowing ? 'DELETE /api/profiles/{handle}/follow' : 'POST /api/profiles/{handle}/follow';
      const { social: after } = await call(route, { path: { handle } });
      if (after.isFriend && !social.isFriend) {
        showToast({ title: t('people.friendsNow', { handle }), icon: 'friends', look: 'good' });
      }
      changed(after);
    });
  const label = social.isFriend
    ? t('nav.friends')
    : social.isFollowing
      ? t('people.following')
      : social.isFollowedBy
        ? t('people.followBack')
        : t('people.follow');
  return (
    <Button
      look={social.isFollowing ? 'plain' : 'next'}
      icon={social.isFriend ? 'friends' : social.isFollowing ? 'check' : 'make'}
      busy={busy}
      aria-pressed={social.isFollowing}
      onClick={() => void mutate(toggle)}
    >
      {label}
    </Button>
  );
}
