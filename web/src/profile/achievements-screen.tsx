import { useAnswer } from '../api/use-answer.ts';
import { PageHead } from '../shell/page-head.tsx';
import { session } from '../sign-in/session.ts';
import { Trouble, Waiting } from '../ui/states.tsx';
import { useStore } from '../ui/store.ts';
import { AchievementRow } from './profile-parts.tsx';

/** All there is to achieve, the visitor's own first. */
export function AchievementsScreen() {
  const { answer, failure, again } = useAnswer('GET /api/achievements');
  const earned = useStore(session, (state) => state.user?.achievements) ?? [];
  const open = answer?.achievements.filter(({ id }) => !earned.some((one) => one.id === id)) ?? [];
  return (
    <>
      <PageHead title="Achievements" back />
      {failure && <Trouble failure={failure} again={again} />}
      {!answer && !failure && <Waiting rows={6} what="the achievements" />}
      {answer && (
        <>
          <p class="quiet">
            {earned.length} of {answer.achievements.length} earned
          </p>
          <ul class="list">
            {[...earned].reverse().map((achievement) => (
              <AchievementRow key={achievement.id} achievement={achievement} />
            ))}
            {open.map((achievement) => (
              <AchievementRow key={achievement.id} achievement={achievement} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
