import { useEffect } from 'preact/hooks';
import { useAnswer } from '../api/use-answer.ts';
import { myGamesAddress } from '../create/create-route.ts';
import { PageHead } from '../shell/page-head.tsx';
import { openSession, session } from '../sign-in/session.ts';
import { showSignIn } from '../sign-in/sign-in-sheet.tsx';
import { Button } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';
import { formatScore } from '../ui/numbers.tsx';
import { Avatar } from '../ui/person.tsx';
import { Trouble, Waiting } from '../ui/states.tsx';
import { useStore } from '../ui/store.ts';
import { Figures } from './profile-parts.tsx';
import { ProfileBody } from './profile-screen.tsx';

/** The visitor's own page; a guest has one too, with what signing in would give. */
export function MeScreen() {
  const user = useStore(session, (state) => state.user);
  // Others follow and unfollow without this page knowing.
  useEffect(() => void openSession(), []);
  if (!user) return <Waiting rows={5} what="your account" />;
  return (
    <>
      <PageHead title="You">
        <a class="round" href="/#account" aria-label="Account and settings" title="Account and settings">
          <Icon name="gear" />
        </a>
      </PageHead>
      {user.kind === 'member' ? <MyProfile handle={user.handle} /> : <GuestPage />}
      <ul class="menu">
        {user.kind === 'member' && (
          <li>
            <a href={myGamesAddress}>
              <Icon name="hall" />
              <span>Your games</span>
              <span class="quiet figure">{user.stats.gamesCreated}</span>
            </a>
          </li>
        )}
        <li>
          <a href="/#clips">
            <Icon name="film" />
            <span>My clips</span>
            <span class="quiet figure">{user.stats.clips}</span>
          </a>
        </li>
        <li>
          <a href="/#go-live">
            <Icon name="live" />
            <span>Go live</span>
          </a>
        </li>
        <li>
          <a href="/#achievements">
            <Icon name="trophy" />
            <span>Achievements</span>
            <span class="quiet figure">{user.achievements.length}</span>
          </a>
        </li>
        <li>
          <a href="/#friends">
            <Icon name="friends" />
            <span>Friends</span>
            <span class="quiet figure">{user.stats.friends}</span>
          </a>
        </li>
        <li>
          <a href="/#account">
            <Icon name="gear" />
            <span>Account and settings</span>
          </a>
        </li>
      </ul>
    </>
  );
}

function MyProfile({ handle }: { handle: string }) {
  const { answer, failure, again, replace } = useAnswer('GET /api/profiles/{handle}', { path: { handle } });
  if (failure) return <Trouble failure={failure} again={again} />;
  if (!answer) return <Waiting rows={5} what="your profile" />;
  return <ProfileBody page={answer} isMe changed={(social) => replace({ ...answer, social })} />;
}

function GuestPage() {
  const user = useStore(session, (state) => state.user);
  if (!user) return null;
  return (
    <>
      <section class="profile-head">
        <Avatar url={user.avatarUrl} size={88} />
        <div class="profile-words">
          <p class="profile-name">A guest</p>
          <p class="quiet">Your scores live on this device only.</p>
        </div>
      </section>
      <Figures
        figures={[
          ['Plays', user.stats.plays],
          ['Best score', formatScore(user.stats.bestScore)],
          ['Day streak', user.stats.currentStreakDays],
        ]}
      />
      <section class="invitation">
        <p>Sign in, and all of it comes along: scores, achievements, what you saved in games. 500 coins are waiting.</p>
        <Button look="next" wide onClick={() => void showSignIn()}>
          Sign in
        </Button>
      </section>
    </>
  );
}
