import type { Boot } from './boot.ts';
import type { Bridge } from './bridge.ts';
import type { Http } from './http.ts';

// The achievements declared by the game; unlocking one again changes nothing.
export function createAchievements(boot: Boot, http: Http, bridge: Bridge): Coinop.Sdk['achievements'] {
  const path = `achievements/${boot.gameId}`;
  return {
    list: async () => (await http.request<{ achievements: Coinop.Achievement[] }>('GET', path)).achievements,
    async unlock(id) {
      const { achievement } = await http.request<{ achievement: Coinop.Achievement }>(
        'POST',
        `${path}/${encodeURIComponent(id)}/unlock`,
      );
      bridge.send({ type: 'achievement', id });
      return achievement;
    },
  };
}
