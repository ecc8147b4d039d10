import { useAnswer } from '../api/use-answer.ts';
import { PageHead } from '../shell/page-head.tsx';
import { session } from '../sign-in/session.ts';
import { showSignIn } from '../sign-in/sign-in-sheet.tsx';
import { Button } from '../ui/buttons.tsx';
import { Empty, Trouble, Waiting } from '../ui/states.tsx';
import { useStore } from '../ui/store.ts';
import { PersonRow } from './profile-parts.tsx';

export function FriendsScreen() {
  const isMember = useStore(session, ({ user }) => user?.kind === 'member');
  const { answer, failure, again } = useAnswer('GET /api/friends', { query: { limit: 100 } });
  return (
    <>
      <PageHead title="Friends" back />
      {failure && <Trouble failure={failure} again={again} />}
      {!answer && !failure && <Waiting rows={4} what="your friends" />}
      {answer && answer.friends.length > 0 && (
        <ul class="list">
          {answer.friends.map((friend) => (
            <PersonRow key={friend.handle} person={friend} />
          ))}
        </ul>
      )}
      {answer?.friends.length === 0 && (
        <Empty icon="friends" title="No friends yet">
          <p>When two players follow each other, they are friends.</p>
          {isMember ? (
            <a class="button button-next" href="/#find">
              Find players
            </a>
          ) : (
            <Button look="next" onClick={() => void showSignIn()}>
              Sign in to follow players
            </Button>
          )}
        </Empty>
      )}
    </>
  );
}
