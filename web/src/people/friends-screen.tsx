import { t } from '../messages/translate.ts';
import { PageHead } from '../routing/page-head.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { useIsMember } from '../state/use-is-member.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { EmptyState, QueryState, ShowOlder } from '../ui/states.tsx';
import { PlayingFriends } from './playing-friends.tsx';
import { PersonRow } from './profile-parts.tsx';

export function FriendsScreen() {
  const isMember = useIsMember();
  const friends = usePagedQuery('GET /api/friends', (page) => page.friends);
  return (
    <>
      <PageHead title={t('nav.friends')} back />
      <PlayingFriends />
      <QueryState query={friends} rows={4} />
      <ul class="list">
        {friends.list?.map((friend) => (
          <PersonRow key={friend.handle} person={friend} />
        ))}
      </ul>
      <ShowOlder older={friends.older} />
      {friends.list?.length === 0 && (
        <EmptyState icon="friends" title={t('people.noFriends')}>
          <p>{t('people.noFriendsText')}</p>
          {isMember ? (
            <a class="button button-next" href="/find">
              {t('people.findPlayers')}
            </a>
          ) : (
            <SignInButton>{t('people.signInToFollow')}</SignInButton>
          )}
        </EmptyState>
      )}
    </>
  );
}
