import { useEffect, useState } from 'preact/hooks';
import type { ProfilePage, Social } from '../api/shapes.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { PageHead } from '../routing/page-head.tsx';
import { navigate } from '../routing/route.ts';
import { showSignIn } from '../sign-in/show-sign-in.tsx';
import { removeCreatorFromFeed } from '../state/feed-list.ts';
import { call, isOwnHandle } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { RoundButton } from '../ui/buttons.tsx';
import { Choice } from '../ui/forms.tsx';
import { MenuButton } from '../ui/menu.tsx';
import { formatScore } from '../ui/numbers.tsx';
import { Avatar, nameOf } from '../ui/person.tsx';
import { shareAddress } from '../ui/share.ts';
import { showSheet } from '../ui/sheets.tsx';
import { EmptyState, QueryState } from '../ui/states.tsx';
import { showToast } from '../ui/toasts.tsx';
import { FollowButton } from './follow-button.tsx';
import { showPeople } from './people-list.tsx';
import { AchievementRow, ClipGrid, Figures, GameGrid } from './profile-parts.tsx';
import { ProfileRecordings } from './profile-recordings.tsx';
import { ReportButton } from './report-button.tsx';

/** A member's profile. */
export function ProfileScreen({ handle }: { handle: string }) {
  const page = useQuery('GET /api/profiles/{handle}', { path: { handle } });
  const { data, failure, setData } = page;
  const isMe = isOwnHandle(handle);
  const current = data?.profile.handle;
  useEffect(() => {
    // An old handle, whose owner keeps its links.
    if (current !== undefined && current !== handle) navigate(`/@${current}`, 'replace');
  }, [current]);
  if (failure?.status === 404) {
    return (
      <>
        <PageHead title={t('people.profile')} back />
        <EmptyState icon="person" title={t('people.notFound', { handle })}>
          <p>{t('people.notFoundText')}</p>
          <a class="button button-plain" href="/find">
            {t('people.findPlayers')}
          </a>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHead title={t('people.profile')} back>
        {data && !isMe && (
          <RoundButton
            icon="more"
            label={t('feed.moreAbout', { title: `@${handle}` })}
            onClick={() => showProfileMenu(handle)}
          />
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
  const [tab, setTab] = useState<'games' | 'clips' | 'streams' | 'achievements'>('games');
  const tabs = [
    ['games', t('people.games'), games.length],
    ['clips', t('people.clips'), clips.length],
    ['streams', t('people.streams')],
    ['achievements', t('people.achievements'), profile.achievements.length],
  ] as const;
  return (
    <>
      <section class="profile-head">
        <Avatar url={profile.avatarUrl} size={88} />
        <div class="profile-words">
          <h2 class="profile-name">{profile.name ?? profile.handle}</h2>
          <p class="quiet">@{profile.handle}</p>
          <p class="profile-counts">
            <button type="button" onClick={() => showPeople('followers', profile.handle)}>
              {t('common.followers', { count: social.followers })}
            </button>{' '}
            ·{' '}
            <button type="button" onClick={() => showPeople('following', profile.handle)}>
              {t('people.followingCount', { count: social.following })}
            </button>
          </p>
          {profile.bio && <p class="profile-bio">{profile.bio}</p>}
        </div>
        <div class="profile-actions">
          {!isMe && <FollowButton handle={profile.handle} social={social} changed={changed} />}
          <RoundButton
            icon="share"
            label={t('people.shareProfile')}
            onClick={() => void shareAddress(`/@${profile.handle}`, nameOf(profile))}
          />
        </div>
      </section>
      <Figures
        figures={[
          [t('people.plays'), profile.stats.plays],
          [t('people.bestScore'), formatScore(profile.stats.bestScore)],
          [t('people.dayStreak'), profile.stats.currentStreakDays],
        ]}
      />
      <Choice label={t('people.whatToShow')} options={tabs} chosen={tab} choose={setTab} />
      {tab === 'games' &&
        (games.length > 0 ? <GameGrid games={games} /> : <EmptyState icon="arcade" title={t('feed.empty')} />)}
      {tab === 'clips' &&
        (clips.length > 0 ? <ClipGrid clips={clips} /> : <EmptyState icon="play" title={t('people.noClips')} />)}
      {tab === 'streams' && <ProfileRecordings handle={profile.handle} />}
      {tab === 'achievements' &&
        (profile.achievements.length > 0 ? (
          <ul class="list">
            {profile.achievements.map((achievement) => (
              <AchievementRow key={achievement.id} achievement={achievement} />
            ))}
          </ul>
        ) : (
          <EmptyState icon="trophy" title={t('people.noAchievements')} />
        ))}
    </>
  );
}

function showProfileMenu(handle: string): void {
  void showSheet(`@${handle}`, (close) => (
    <ul class="menu">
      <ReportButton target="profile" id={handle} name={`@${handle}`} close={close} />
      <MenuButton icon="block" onClick={() => block(handle, close)}>
        {t('people.block')}
      </MenuButton>
    </ul>
  ));
}

async function block(handle: string, close: () => void): Promise<void> {
  if (!(await showSignIn())) return;
  await toastOnFailure(t('common.wentWrong'), async () => {
    await call('POST /api/profiles/{handle}/block', { path: { handle } });
    close();
    removeCreatorFromFeed(handle);
    showToast({
      title: t('people.blocked', { handle }),
      text: t('people.blockedText'),
      icon: 'block',
    });
    navigate('/');
  });
}
