import { sql } from 'kysely';
import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { type AvatarOwner, avatarUrlOf } from '../accounts/user.ts';
import type { Db } from '../database/db.ts';
import { isOpenToAll } from '../games/catalogue/game-queries.ts';
import type { App } from '../http/http.ts';
import { Id, Nullable, Time } from '../http/schemas.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';

const presenceLimits = {
  /** A start without an end counts as playing for this long. */
  startedWithinSeconds: 3600,
  shownMax: 50,
} as const;

const Playing = Type.Object(
  {
    handle: Type.String(),
    name: Nullable(Type.String()),
    avatarUrl: Type.String(),
    game: Type.Object({ id: Id, title: Type.String() }),
    since: Time,
  },
  { title: 'PlayingFriend' },
);

export function presenceRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/friends/playing',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listPlayingFriends',
        tags: ['social'],
        summary: `Friends who are playing now and share it, up to ${presenceLimits.shownMax}, most recent first`,
        response: { 200: Type.Object({ playing: Type.Array(Playing) }) },
      },
    },
    async (request) => {
      const rows = await listPlayingFriends(ctx.db, sessionOf(request).accountId, ctx.clock.now());
      return {
        playing: rows.map(({ id, avatarVersion, since, ...row }) => ({
          ...row,
          avatarUrl: avatarUrlOf(ctx.config.baseUrl, { id, avatarVersion }),
          since: since.toISOString(),
        })),
      };
    },
  );
}

type PlayingRow = AvatarOwner & {
  handle: string;
  name: string | null;
  game: { id: string; title: string };
  since: Date;
};

async function listPlayingFriends(db: Db, accountId: string, now: Date): Promise<PlayingRow[]> {
  const { startedWithinSeconds, shownMax } = presenceLimits;
  const { rows } = await sql<PlayingRow>`
    select f.id, f.avatar_version as "avatarVersion", f.handle, f.name, playing.game, playing.since from (
      select p.id, p.avatar_version, p.handle, p.name from follows one
        join follows back on back.follower_id = one.followee_id and back.followee_id = one.follower_id
        join accounts p on p.id = one.followee_id and p.shows_presence and p.closed_at is null and p.banned_at is null
          and p.hidden_at is null
      where one.follower_id = ${accountId}) as f
    cross join lateral (
      select json_build_object('id', g.id, 'title', g.title) as game, pg.started_at as since
      from played_games pg join games g on g.id = pg.game_id join accounts a on a.id = g.creator_id
      where pg.account_id = f.id and pg.started_at > ${secondsAfter(now, -startedWithinSeconds)} and g.listed
        and ${isOpenToAll} and not social_are_blocked(a.id, ${accountId})
      order by pg.started_at desc limit 1) as playing
    order by playing.since desc limit ${shownMax}`.execute(db);
  return rows;
}
