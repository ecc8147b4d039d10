import { useState } from 'preact/hooks';
import type { ProfilePage, Social } from '../api/shapes.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { PageHead } from '../routing/page-head.tsx';
import { navigate } from '../routing/route.ts';
import { showSignIn } from '../sign-in/sign-in-sheet.tsx';
import { removeCreatorFromFeed } from '../state/feed-list.ts';
import { call, session } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { RoundButton } from '../ui/buttons.tsx';
import { Choice } from '../ui/forms.tsx';
import { MenuButton } from '../ui/menu.tsx';
import { formatCount, formatMany, formatScore } from '../ui/numbers.tsx';
import { Avatar, nameOf } from '../ui/person.tsx';
import { shareAddress } from '../ui/share.ts';
import { showSheet } from '../ui/sheets.tsx';
import { EmptyState, QueryState } from '../ui/states.tsx';
import { showToast } from '../ui/toasts.tsx';
import { FollowButton } from './follow-button.tsx';
import { AchievementRow, ClipGrid, Figures, GameGrid } from './profile-parts.tsx';
import { ReportButton } from './report-button.tsx';

/** Somebody's page. */
export function ProfileScreen({ handle }: { handle: string }) {
  const page = useQuery('GET /api/profiles/{handle}', { path: { handle } });
  const { data, failure, setData } = page;
  const isMe = session.value.user?.handle === handle;
  if (failure?.status === 404) {
    return (
      <>
        <PageHead title="Profile" back />
        <EmptyState icon="person" title={`@${handle} was not found`}>
          <p>They may have changed their handle, or closed their account.</p>
          <a class="button button-plain" href="/find">
            Find players
          </a>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHead title="Profile" back>
        {data && !isMe && (
          <RoundButton icon="more" label={`More about @${handle}`} onClick={() => showProfileMenu(handle)} />
        )}
      </PageHead>
      <QueryState query={page} rows={5} />
      {data && <ProfileBody page={data} isMe={isMe} changed={(social) => setData({ ...data, social })} />}
    </>
  );
}

export function ProfileBody({
  page,
  isMe,
  changed,
}: {
  page: ProfilePage;
  isMe: boolean;
  changed(social: Social): void;
}) {
  const { profile, games, clips, social } = page;
  const [tab, setTab] = useState<'games' | 'clips' | 'achievements'>('games');
  const tabs = [
    ['games', 'Games', games.length],
    ['clips', 'Clips', clips.length],
    ['achievements', 'Achievements', profile.achievements.length],
  ] as const;
  return (
    <>
      <section class="profile-head">
        <Avatar url={profile.avatarUrl} size={88} />
        <div class="profile-words">
          <p class="profile-name">{profile.name ?? profile.handle}</p>
          <p class="quiet">@{profile.handle}</p>
          <p class="profile-counts">
            <span>{formatMany(social.followers, 'follower')} ·</span>{' '}
            <span>{formatCount(social.following)} following</span>
          </p>
        </div>
        <div class="profile-actions">
          {!isMe && <FollowButton handle={profile.handle} social={social} changed={changed} />}
          <RoundButton
            icon="share"
            label="Share this profile"
            onClick={() => void shareAddress(`/@${profile.handle}`, nameOf(profile))}
          />
        </div>
      </section>
      <Figures
        figures={[
          ['Plays', profile.stats.plays],
          ['Best score', formatScore(profile.stats.bestScore)],
          ['Day streak', profile.stats.currentStreakDays],
        ]}
      />
      <Choice label="What to show" options={tabs} chosen={tab} choose={setTab} />
      {tab === 'games' &&
        (games.length > 0 ? <GameGrid games={games} /> : <EmptyState icon="arcade" title="No games yet" />)}
      {tab === 'clips' &&
        (clips.length > 0 ? <ClipGrid clips={clips} /> : <EmptyState icon="play" title="No clips yet" />)}
      {tab === 'achievements' &&
        (profile.achievements.length > 0 ? (
          <ul class="list">
            {profile.achievements.map((achievement) => (
              <AchievementRow key={achievement.id} achievement={achievement} />
            ))}
          </ul>
        ) : (
          <EmptyState icon="trophy" title="No achievements yet" />
        ))}
    </>
  );
}

function showProfileMenu(handle: string): void {
  void showSheet(`@${handle}`, (close) => (
    <ul class="menu">
      <ReportButton target="profile" id={handle} name={`@${handle}`} close={close} />
      <MenuButton icon="block" onClick={() => block(handle, close)}>
        Block
      </MenuButton>
    </ul>
  ));
}

async function block(handle: string, close: () => void): Promise<void> {
  if (!(await showSignIn())) return;
  await toastOnFailure('Something went wrong', async () => {
    await call('POST /api/profiles/{handle}/block', { path: { handle } });
    close();
    removeCreatorFromFeed(handle);
    showToast({
      title: `@${handle} is blocked`,
      text: 'You no longer see each other. You can undo this under Account.',
      icon: 'block',
    });
    navigate('/');
  });
}
