import { Type } from 'typebox';
import type { App } from '../http/http.ts';
import { OneOf, Time } from '../http/schemas.ts';
import { listScreeningWords, type ScreeningWord, setScreeningWord } from '../moderation/screening-word-queries.ts';
import type { Context } from '../platform/context.ts';
import { everyRole, moderators } from './operator.ts';
import { act, Reason } from './record-action.ts';

const tags = ['operators'];
const decisions = { refuse: true, allow: false, default: null } as const;
const Words = Type.Object({
  words: Type.Array(
    Type.Object(
      { word: Type.String(), decision: OneOf('refuse', 'allow'), changedAt: Time },
      { title: 'ScreeningWord' },
    ),
  ),
});

/** The operators' additions to and exceptions from the built-in list of refused words. */
export function wordRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/admin/words',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listScreeningWords',
        tags,
        summary: "The operators' changes to the built-in list of refused words",
        response: { 200: Words },
      },
    },
    async () => ({ words: (await listScreeningWords(ctx.db)).map(viewOfWord) }),
  );

  app.post(
    '/api/admin/words',
    {
      config: { access: 'operator', roles: moderators },
      schema: {
        operationId: 'decideScreeningWord',
        tags,
        summary: 'Refuse a word everywhere, allow one that is refused, or reset it to the built-in list',
        body: Type.Object({
          word: Type.String({
            pattern:
              '^\\*?[\\p{Ll}\\p{Lo}\\p{Lm}][\\p{Ll}\\p{Lo}\\p{Lm}\\p{M} ]{0,46}[\\p{Ll}\\p{Lo}\\p{Lm}\\p{M}]\\*?$',
            description:
              'At least two letters, small ones in scripts that have them; a star at an end stands for any others, several words are a phrase',
          }),
          decision: OneOf('refuse', 'allow', 'default'),
          reason: Reason,
        }),
        response: { 200: Words },
      },
    },
    async (request) => {
      const { word, decision, reason } = request.body;
      const action = { action: `${decision} word`, target: 'word', targetId: word, reason };
      return act(ctx, request, action, async (tx) => {
        const before = (await listScreeningWords(tx)).find((one) => one.word === word);
        await setScreeningWord(tx, word, decisions[decision], ctx.clock.now());
        const words = (await listScreeningWords(tx)).map(viewOfWord);
        return {
          result: { words },
          before: before ? { decision: viewOfWord(before).decision } : null,
          after: { decision },
        };
      });
    },
  );
}

function viewOfWord({ word, isRefused, changedAt }: ScreeningWord) {
  return { word, decision: isRefused ? ('refuse' as const) : ('allow' as const), changedAt: changedAt.toISOString() };
}
