import { t } from '../messages/translate.ts';
import { AchievementRow } from '../people/profile-parts.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { session } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { QueryState } from '../ui/states.tsx';

/** All achievements, the visitor's own first. */
export function AchievementsScreen() {
  const all = useQuery('GET /api/me/achievements');
  const earned = session.value.user?.achievements ?? [];
  const open = all.data?.achievements.filter(({ id }) => !earned.some((one) => one.id === id)) ?? [];
  return (
    <>
      <PageHead title={t('people.achievements')} back />
      <QueryState query={all} rows={6} />
      {all.data && (
        <>
          <p class="quiet">{t('account.earned', { count: earned.length, total: all.data.achievements.length })}</p>
          <ul class="list">
            {[...earned.toReversed(), ...open].map((achievement) => (
              <AchievementRow key={achievement.id} achievement={achievement} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
