import { Type } from 'typebox';
import { memberOf, sessionOf } from '../access/guards.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { followMember, unfollowMember } from './follow-member.ts';
import { ProfilePath, Social } from './profile.ts';
import { socialErrors } from './social-errors.ts';

const tags = ['social'];
const SocialAnswer = Type.Object({ social: Social });

export function followRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/profiles/:handle/follow',
    {
      config: { access: 'member', limit: 'follow', errors: [socialErrors.cannot_follow_yourself] },
      schema: {
        operationId: 'follow',
        tags,
        summary: 'Follow a member; two members who follow each other are friends',
        params: ProfilePath,
        response: { 200: SocialAnswer },
      },
    },
    async (request, reply) => {
      const { social, spent } = await followMember(ctx, memberOf(request), request.params.handle);
      reply.headers(rateLimitHeaders(spent));
      return { social };
    },
  );

  app.delete(
    '/api/profiles/:handle/follow',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'unfollow',
        tags,
        summary: 'Unfollow a member',
        params: ProfilePath,
        response: { 200: SocialAnswer },
      },
    },
    async (request) => ({ social: await unfollowMember(ctx, sessionOf(request), request.params.handle) }),
  );
}
