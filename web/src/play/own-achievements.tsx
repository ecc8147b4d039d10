import { call } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { Icon } from '../ui/icons.tsx';
import { showToast } from '../ui/toasts.tsx';
import './own-achievements.css';

/** Those that were shown in passing since the page was opened, so that a game cannot repeat itself. */
const shown = new Set<string>();

/** A game says that its player unlocked one of its achievements: shown is what the service says of it. */
export async function showUnlocked(gameId: string, id: string): Promise<void> {
  const key = `${gameId} ${id}`;
  if (shown.has(key)) return;
  shown.add(key);
  const { achievements } = await call('GET /api/games/{id}/achievements', { path: { id: gameId } });
  const unlocked = achievements.find((one) => one.id === id && one.unlockedAt !== null);
  if (unlocked) showToast({ title: unlocked.title, text: unlocked.description, icon: 'trophy', look: 'good' });
}

/** The achievements a game has of its own, and which of them the visitor has; nothing for games without. */
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
