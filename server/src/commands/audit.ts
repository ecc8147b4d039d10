import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { limitChecks } from '../access/audit-limits.ts';
import { clipChecks, findBrokenClips } from '../clips/audit-clips.ts';
import { coinChecks } from '../coins/audit-coins.ts';
import { type Check, type CheckResult, resultOf, runChecks } from '../database/audit.ts';
import { openAuditProgress } from '../database/audit-progress.ts';
import { generationChecks } from '../generation/audit-generation.ts';
import { liveChecks } from '../live/audit-live.ts';
import type { Command } from '../main.ts';
import { withContext } from '../node.ts';
import { operatorChecks } from '../operators/audit-operators.ts';
import { playChecks } from '../play/audit-play.ts';
import { reactionChecks } from '../reactions/audit-reactions.ts';
import { shopChecks } from '../shop/audit-shop.ts';

/** Checks across domains. */
const otherChecks: readonly Check[] = [
  {
    id: 'I9',
    rule: 'a merged guest is closed and has nothing left: no states, clips, jobs, achievements, sessions or device',
    query: sql`
      select 'guest ' || g.id as what from accounts g join account_stats s on s.account_id = g.id
      where g.merged_into is not null and (g.closed_at is null or s.is_open
        or exists (select from saved_states t where t.account_id = g.id)
        or exists (select from clips t where t.account_id = g.id)
        or exists (select from generation_jobs t where t.account_id = g.id)
        or exists (select from earned_achievements t where t.account_id = g.id)
        or exists (select from sessions t where t.account_id = g.id)
        or exists (select from devices t where t.account_id = g.id)
        or exists (select from identities t where t.account_id = g.id)
        or exists (select from limit_windows t where t.account_id = g.id)
        or exists (select from reports t where t.reporter_id = g.id)
        or exists (select from games t where t.creator_id = g.id))`,
  },
  {
    id: 'I10',
    rule: 'followers, following and friends are counted as they are',
    query: sql`
      select 'account ' || s.account_id as what from account_stats s
      left join (select followee_id as id, count(*) as number from follows group by 1) as followers
        on followers.id = s.account_id
      left join (select follower_id as id, count(*) as number from follows group by 1) as followed
        on followed.id = s.account_id
      left join (select a.follower_id as id, count(*) as number from follows a
          join follows b on b.follower_id = a.followee_id and b.followee_id = a.follower_id group by 1) as friends
        on friends.id = s.account_id
      where s.followers <> coalesce(followers.number, 0) or s.following <> coalesce(followed.number, 0)
        or s.friends <> coalesce(friends.number, 0)`,
  },
  {
    id: 'I11',
    rule: 'nobody has an achievement twice, none was paid without being earned, and profiles list those earned',
    query: sql`
      select 'account ' || account_id || ', ' || achievement_id as what
      from earned_achievements group by account_id, achievement_id having count(*) > 1
      union all
      select 'transaction ' || t.id from coin_transactions t
      join accounts a on a.id::text = split_part(t.cause, ':', 2) and a.closed_at is null
      left join earned_achievements e on e.account_id = a.id and e.achievement_id = split_part(t.cause, ':', 3)
      where t.kind = 'achievement' and e.paid_at is null
      union all
      select 'account ' || account_id from account_stats
      where earned is not null and earned is distinct from achievements_earned_text(account_id)`,
  },
];

export const checks: readonly Check[] = [
  ...coinChecks,
  ...shopChecks,
  ...playChecks,
  ...clipChecks,
  ...generationChecks,
  ...liveChecks,
  ...reactionChecks,
  ...limitChecks,
  ...operatorChecks,
  ...otherChecks,
];

export const command: Command = {
  summary: 'Checks that everything kept in more than one place agrees; ends with 1 when something does not.',
  usage:
    'npm run coinop -- audit [--watch] [--resume FILE]   (--watch also has ffmpeg read every clip, which takes long; --resume continues the interrupted audit that wrote FILE)',
  run: async (config, args) => {
    const { values } = parseArgs({
      args,
      options: { watch: { type: 'boolean', default: false }, resume: { type: 'string' } },
    });
    const progress = values.resume === undefined ? undefined : await openAuditProgress(values.resume);
    await withContext(config, async (ctx) => {
      const results = [
        ...(await runChecks(ctx.db, checks, ctx.clock.now(), progress)),
        await resultOf('I12', 'every clip that is ready has its files', findBrokenClips(ctx, values)),
      ];
      console.log(tableOf(results));
      if (results.some(({ found }) => found > 0)) process.exitCode = 1;
    });
  },
};

export function tableOf(results: readonly CheckResult[]): string {
  const widest = Math.max(...results.map(({ rule }) => rule.length));
  const lines = results.flatMap(({ id, rule, ms, found, samples }) => [
    `${id.padEnd(4)} ${rule.padEnd(widest)}  ${found === 0 ? 'holds' : `BROKEN ${found} times`}  ${ms} ms`,
    ...samples.map((what) => `       ${what}`),
  ]);
  return lines.join('\n');
}
