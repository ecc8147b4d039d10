import type { AchievementRule, Counters } from './achievement.ts';
import { achievementTable } from './achievement-table.ts';

/** The symbol of each counter, as a path in a 24 × 24 square. */
const signs: Partial<Record<keyof Counters, string>> = {
  plays: 'M8 5.5v13l11-6.5z',
  playSeconds: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  gamesPlayed: 'M4 8.5h16v9l-3 .5-2-3H9l-2 3-3-.5zM8 10.5v3M6.5 12h3M16 11.5h.01M18 13h.01',
  scores: 'M5 19.5v-6M10 19.5v-11M15 19.5V12M20 19.5v-14',
  bestScore: 'M8 4h8v5a4 4 0 0 1-8 0zM8 5.5H4.5c0 3 1.3 4.5 3.7 4.8M16 5.5h3.5c0 3-1.3 4.5-3.7 4.8M12 13v4M8.5 20.5h7',
  longestStreakDays: 'M13 3 5.5 13.5h5.5l-1 7.5 8.5-10.5H13z',
  gamesCreated: 'M4.5 19.5l1-4.5 10-10 3.5 3.5-10 10zM13.5 7l3.5 3.5',
  clips: 'M4 5h16v14H4zM8.5 5v14M15.5 5v14M4 9.7h4.5M4 14.3h4.5M15.5 9.7H20M15.5 14.3H20',
  following:
    'M10 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 19.5c.7-3.3 3.3-5 6.5-5 1 0 2 .2 2.8.5M18 13v7M14.5 16.5h7',
  followers:
    'M12 20C6 15.5 3 12.4 3 8.8A4.8 4.8 0 0 1 7.8 4c1.7 0 3.3.9 4.2 2.4C12.9 4.9 14.5 4 16.2 4A4.8 4.8 0 0 1 21 8.8C21 12.4 18 15.5 12 20z',
  friends:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.7-3.3 3.3-5 6.5-5s5.8 1.7 6.5 5M16 5a3.3 3.3 0 0 1 0 6.3M18 14.9c1.9.8 3.1 2.3 3.5 4.6',
  purchases: 'M7 4h10l4.5 5.5L12 20.5 2.5 9.5zM2.5 9.5h19M8.5 9.5 12 20.5l3.5-11',
  finds: 'M4.5 9h15v4h-15zM6 13v7.5h12V13M12 9v11.5M12 9C9 9 7 7.5 7.5 5.5S11 4 12 9c1-5 4-5.5 4.5-3.5S15 9 12 9z',
};

/** The metal of the first, second, … achievement of the same counter, from light to dark. */
const metals = [
  ['#e2a878', '#8a4f24'],
  ['#dfe6ee', '#7b8795'],
  ['#ffe08a', '#b97f12'],
  ['#c7b4ff', '#5b3fc0'],
] as const;

/** The picture of an achievement: the symbol of its counter on a medal, with more detail the higher its goal. */
export function drawAchievement({ id, counter }: AchievementRule): string {
  const rank = achievementTable.filter((rule) => rule.counter === counter).findIndex((rule) => rule.id === id);
  const [light, dark] = metals[Math.min(rank, metals.length - 1)] ?? metals[0];
  const beads = Array.from({ length: rank + 1 }, (_, i) => {
    const turn = ((i - rank / 2) * Math.PI) / 9;
    return `<circle cx="${(32 + 26 * Math.sin(turn)).toFixed(2)}" cy="${(32 + 26 * Math.cos(turn)).toFixed(2)}" r="2.5"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<defs><linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
<circle cx="32" cy="32" r="31" fill="url(#m)"/><circle cx="32" cy="32" r="21" fill="#1b1e27"/>
<g fill="#1b1e27">${beads.join('')}</g>
<path transform="translate(18.8 18.8) scale(1.1)" d="${signs[counter] ?? ''}" fill="none" stroke="${light}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
}
