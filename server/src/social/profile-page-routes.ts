import { handlePattern } from '../accounts/handle.ts';
import { avatarPngUrlOf } from '../accounts/user.ts';
import { notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import type { WebApp } from '../web-pages/web-app.ts';
import { findShownMember } from './profile-queries.ts';

/** A member's public page. */
export function profilePageRoutes(app: App, ctx: Context, web: WebApp): void {
  app.get('/@:handle', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const asked = (request.params as { handle: string }).handle.toLowerCase();
    const member = new RegExp(handlePattern).test(asked)
      ? await findShownMember(ctx.db, asked, ctx.clock.now())
      : undefined;
    if (member === undefined) return web.sendLostPage(request, reply, notFound('profile'));
    // An old handle, whose owner keeps its links.
    if (member.handle !== asked) return reply.header('cache-control', 'no-cache').redirect(`/@${member.handle}`, 302);
    const { handle, name, plays, gamesCreated } = member;
    const doings = [
      gamesCreated > 0 && counted(gamesCreated, 'game made', 'games made'),
      counted(plays, 'play', 'plays'),
    ];
    return web.sendPage(request, reply, {
      path: `/@${handle}`,
      title: `${name ?? handle} (@${handle}) · Coinop`,
      description: `${doings.filter(Boolean).join(', ')} on Coinop.`,
      kind: 'profile',
      imageUrl: avatarPngUrlOf(ctx.config.baseUrl, member),
    });
  });
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
