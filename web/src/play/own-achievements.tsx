import { call } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { Icon } from '../ui/icons.tsx';
import { showToast } from '../ui/toasts.tsx';
import './own-achievements.css';

/** Achievements shown since the page was opened, so that a game cannot repeat them. */
const shown = new Set<string>();

/** A game reports an unlocked achievement: the service's own data about it is shown. */
export async function showUnlocked(gameId: string, id: string): Promise<void> {
  const key = `${gameId} ${id}`;
  if (shown.has(key)) return;
  shown.add(key);
  const { achievements } = await call('GET /api/games/{id}/achievements', { path: { id: gameId } });
  const unlocked = achievements.find((one) => one.id === id && one.unlockedAt !== null);
  if (unlocked) showToast({ title: unlocked.title, text: unlocked.description, icon: 'trophy', look: 'good' });
}

/** The achievements of a game, and which of them the visitor has; nothing for games without any. */
export function OwnAchievements({ gameId, heading }: { gameId: string; heading: string }) {
  const { data } = useQuery('GET /api/games/{id}/achievements', { path: { id: gameId } });
  if (!data || data.achievements.length === 0) return null;
  return (
    <section class="own-achievements">
      <h3>{heading}</h3>
      <ul>
        {data.achievements.map(({ id, title, description, unlockedAt }) => (
          <li key={id} class={unlockedAt === null ? 'own-achievement-locked' : undefined}>
            <Icon name={unlockedAt === null ? 'lock' : 'trophy'} size={20} />
            <span>
              <strong>{title}</strong>
              {description && <span class="quiet">{description}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
