import { sql } from 'kysely';
import { type JobHandler, recurring } from '../platform/jobs.ts';
import { unseal } from '../platform/keys.ts';
import { sendOperatorCodeJob } from './operator-jobs.ts';
import { sweepOperators } from './operator-queries.ts';
import { sweepReports } from './process-queries.ts';

/** Mails an operator's code and deletes its plain text. */
export const sendOperatorCodeHandler: JobHandler<{ codeId: string }> = {
  ...sendOperatorCodeJob,
  run: async (ctx, { codeId }) => {
    const { rows } = await sql<{ email: string; sealed: Buffer }>`
      select o.email, c.sealed_code as sealed from operator_codes c join operators o on o.id = c.operator_id
      where c.id = ${codeId} and c.sealed_code is not null and c.expires_at > ${ctx.clock.now()}`.execute(ctx.db);
    if (rows[0] === undefined) return;
    const { email, sealed } = rows[0];
    const code = unseal(ctx.keys.seal, sealed);
    await ctx.mail.send({
      to: email,
      subject: `${code} is your code for the Coinop console`,
      text: `${code} is your code for the Coinop console.\n\nIt works once, for the next 10 minutes, together with your passkey or the one-time password of your app. If you did not ask for it, tell whoever runs this service.\n`,
      html: `<!doctype html><html lang="en"><body><p>Your code for the Coinop console:</p><p style="font:700 32px monospace">${code}</p><p>It works once, for the next 10 minutes, together with your passkey or the one-time password of your app. If you did not ask for it, tell whoever runs this service.</p></body></html>`,
      terminalLine: `Console code for ${email}: ${code}`,
    });
    await sql`update operator_codes set sealed_code = null where id = ${codeId}`.execute(ctx.db);
  },
};

export const sweepOperatorsJob: JobHandler = {
  ...recurring,
  name: 'sweep-operators',
  cron: '*/10 * * * *',
  run: async (ctx) => {
    const now = ctx.clock.now();
    await sweepOperators(ctx.db, now);
    await sweepReports(ctx.db, now);
  },
};
