import { Type } from 'typebox';
import { memberOf } from '../access/guards.ts';
import type { App } from '../http/http.ts';
import { Id } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { screeningErrors } from '../screening/screening-errors.ts';
import { captionBytesMax } from './captions.ts';
import { changeCaptions } from './change-captions.ts';
import { Clip, viewOfClip } from './clip.ts';
import { clipErrors } from './clip-errors.ts';

const tags = ['clips'];
const params = Type.Object({ id: Id });
const OneClip = Type.Object({ clip: Clip });

export function clipCaptionRoutes(app: App, ctx: Context): void {
  app.put(
    '/api/clips/:id/captions',
    {
      config: {
        access: 'member',
        errors: [clipErrors.captions_invalid, clipErrors.clip_not_ready, screeningErrors.text_refused],
      },
      schema: {
        operationId: 'setClipCaptions',
        tags,
        summary: "Set the captions of one's own clip",
        params,
        body: Type.Object({
          vtt: Type.String({ minLength: 1, maxLength: captionBytesMax, description: 'WebVTT, without styles' }),
        }),
        response: { 200: OneClip },
      },
    },
    async (request) => ({
      clip: viewOfClip(await changeCaptions(ctx, memberOf(request), request.params.id, request.body.vtt), ctx.config),
    }),
  );

  app.delete(
    '/api/clips/:id/captions',
    {
      config: { access: 'member', errors: [clipErrors.clip_not_ready] },
      schema: {
        operationId: 'deleteClipCaptions',
        tags,
        summary: "Remove the captions of one's own clip",
        params,
        response: { 200: OneClip },
      },
    },
    async (request) => ({
      clip: viewOfClip(await changeCaptions(ctx, memberOf(request), request.params.id, null), ctx.config),
    }),
  );
}
