import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import type { Plan } from '../../plan.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert } from '../../testing/players/player.ts';
import { type Played, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const games = loadGames();

type Seen = { seconds: number; fromHero: number };

/** An expert's round, and when the princess was seen in it. */
function play(plan: Plan): { seen: Seen[]; played: Played } {
  const make = games.get('platformer');
  if (!make) throw new Error('there is no platformer');
  const seen: Seen[] = [];
  const bot = skilledBot('platformer', expert, 1);
  const played = simulateGame(
    plan,
    make,
    (controller, seconds) => {
      const { actors } = controller.look();
      const hero = actors.find(({ actor }) => actor === plan.theme.hero);
      const princess = actors.find(({ actor }) => actor.name === 'princess');
      if (hero && princess) seen.push({ seconds, fromHero: Math.abs(princess.x - hero.x) });
      bot(controller, seconds);
    },
    120,
  );
  return { seen, played };
}

describe('a captive', () => {
  const plan = planFromPrompt('a knight rescues a princess from a haunted castle', 'job 1');
  const short = { ...plan, rules: { ...plan.rules, levels: 2, gentle: 1 } };

  it('is carried off as each level begins, and the end of the last one is beside her', () => {
    const { seen, played } = play(short);
    expect(played.isWon).toBe(true);
    expect(seen.filter(({ seconds }) => seconds < 2).length).toBeGreaterThan(0);
    expect(seen.at(-1)?.fromHero).toBeLessThan(100);
  });

  it('is nowhere if nobody is to be saved', () => {
    const { guarded: _, ...theme } = plan.theme;
    expect(play({ ...short, theme }).seen).toEqual([]);
  });
});
