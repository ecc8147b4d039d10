import { sql } from 'kysely';
import { handlePattern } from '../accounts/handle.ts';
import { avatarUrlOf } from '../accounts/user.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/db.ts';
import { notFound } from '../platform/errors.ts';
import type { App } from '../platform/http.ts';
import type { WebApp } from '../platform/web-app.ts';
import { isShown, profileSource } from './profile-queries.ts';

type Member = { id: string; handle: string; name: string | null; plays: number; gamesCreated: number };

/** A member's own address, readable for everybody. */
export function profilePageRoutes(app: App, ctx: Context, web: WebApp): void {
  app.get('/@:handle', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const asked = (request.params as { handle: string }).handle.toLowerCase();
    const member = new RegExp(handlePattern).test(asked) ? await findOpenMember(ctx.db, asked) : undefined;
    if (member === undefined) return web.sendLostPage(request, reply, notFound('profile'));
    const { id, handle, name, plays, gamesCreated } = member;
    const doings = [
      gamesCreated > 0 && counted(gamesCreated, 'game made', 'games made'),
      counted(plays, 'play', 'plays'),
    ];
    return web.sendPage(request, reply, {
      path: `/@${handle}`,
      title: `${name ?? handle} (@${handle}) · Coinop`,
      description: `${doings.filter(Boolean).join(', ')} on Coinop.`,
      kind: 'profile',
      imageUrl: avatarUrlOf(ctx.config.baseUrl, id),
    });
  });
}

async function findOpenMember(db: Db, handle: string): Promise<Member | undefined> {
  const { rows } = await sql<Member>`
    select a.id, a.handle, a.name, s.plays::int as plays, s.games_created::int as "gamesCreated"
    from ${profileSource} where a.handle = ${handle} and ${isShown}`.execute(db);
  return rows[0];
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
