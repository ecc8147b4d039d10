import { Type } from 'typebox';
import type { Catalogue } from '../games/catalogue/catalogue.ts';
import { gameErrors } from '../games/catalogue/game-errors.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, OneOf } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { actOrAsk } from './act-or-ask.ts';
import { deletableNames, deleteActions } from './delete-content.ts';
import { moderators } from './operator.ts';
import { operatorErrors } from './operator-errors.ts';
import { ConfirmedBody } from './record-action.ts';
import { Asked, viewOfRequest } from './request-routes.ts';

/** Permanent deletion of content by operators. */
export function deleteContentRoutes(app: App, ctx: Context, catalogue: Catalogue): void {
  app.post(
    '/api/admin/things/:target/:id/delete',
    {
      config: {
        access: 'operator',
        roles: moderators,
        errors: [httpErrors.not_found, operatorErrors.confirmation_mismatch, gameErrors.starter_game],
      },
      schema: {
        operationId: 'deleteThing',
        tags: ['operators'],
        summary: 'Permanently delete a game, a clip, a recording or a comment; confirm by the name that its page shows',
        description:
          'Its files are deleted, and open cases about it are closed. Payments, purchases, plays and scores of a game stay.',
        params: Type.Object({ target: OneOf(...deletableNames), id: Id }),
        body: ConfirmedBody,
        response: { 202: Asked, 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { target, id } = request.params;
      const { reason, confirm } = request.body;
      const outcome = await actOrAsk(ctx, request, deleteActions[target], { targetId: id, reason, input: { confirm } });
      if ('asked' in outcome) return reply.code(202).send({ request: viewOfRequest(outcome.asked) });
      if (target === 'game') catalogue.invalidate(id);
      return reply.code(204).send(null);
    },
  );
}
