import { type JobHandler, recurring } from '../platform/jobs.ts';
import { unseal } from '../platform/keys.ts';
import { codeMail } from './code-mail.ts';
import { findSealedCode, sweepCodes, wipeSealedCode } from './email-code-queries.ts';
import { sendCodeJob } from './identity-jobs.ts';

/** Mails a code and deletes its plain text. A code that was replaced or has expired is not sent. */
export const sendCodeHandler: JobHandler<{ codeId: string }> = {
  ...sendCodeJob,
  run: async (ctx, { codeId }) => {
    const sealed = await findSealedCode(ctx.db, codeId, ctx.clock.now());
    if (sealed === undefined) return;
    const [address, code] = JSON.parse(unseal(ctx.keys.seal, sealed)) as [string, string];
    await ctx.mail.send(codeMail(address, code));
    await wipeSealedCode(ctx.db, codeId);
  },
};

export const sweepCodesJob: JobHandler = {
  ...recurring,
  name: 'sweep-sign-in-codes',
  cron: '*/5 * * * *',
  run: (ctx) => sweepCodes(ctx.db, ctx.clock.now()),
};
