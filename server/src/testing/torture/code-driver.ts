import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { unseal } from '../../platform/keys.ts';
import { checkLinearizability, type Operation, type SequentialModel } from './linearizability.ts';
import { newHistory } from './recorded-history.ts';
import type { Driver, Surroundings } from './torture-command.ts';

/** One address that receives codes; null: a code was sent whose text is unknown. */
export type CodeState = { live: { code: string | null; tries: number } | null; account: string | null };
export type CodeInput = { do: 'start' } | { do: 'clock' } | { do: 'verify'; code: string };
export type CodeOutput = { status: number; code?: string; account?: string };

const triesMax = 5;

export const codeModel: SequentialModel<CodeState, CodeInput, CodeOutput> = {
  start: { live: null, account: null },
  step: codeStep,
};

function codeStep(state: CodeState, { input, output }: Operation<CodeInput, CodeOutput>): CodeState[] {
  // The limits of the address and of its network, which others use up too: nothing has happened.
  if (output?.status === 429) return [state];
  // Every step of the clock here is longer than the ten minutes of a code.
  if (input.do === 'clock') return [{ ...state, live: null }];
  if (input.do === 'start') {
    if (output !== undefined && output.status !== 202) return [];
    return [{ ...state, live: { code: output?.code ?? null, tries: 0 } }];
  }
  const { live } = state;
  const tried = live && { ...state, live: { ...live, tries: live.tries + 1 } };
  const mayFit = live !== null && live.tries < triesMax && (live.code === null || live.code === input.code);
  const wrong = tried ?? state;
  if (output === undefined) return mayFit ? [wrong, { ...state, live: null }] : [wrong];
  if (output.status === 401) return live !== null && live.code === input.code && mayFit ? [] : [wrong];
  const isSame = state.account === null || state.account === output.account;
  return output.status === 200 && mayFit && isSame ? [{ live: null, account: output.account ?? null }] : [];
}

/** One person at one address, who sends the same code from several clients at once, with wrong ones in between. */
export function codeDriver(around: Surroundings, ctx: Context, address: string): Driver {
  const history = newHistory<CodeInput, CodeOutput>();
  const codes: string[] = [];
  const start = (url: string) =>
    history.record({ do: 'start' }, async () => {
      const came = await around.client.ask({
        url,
        method: 'POST',
        path: '/api/auth/email/start',
        body: { email: address },
      });
      if (came?.status !== 202) return came && { status: came.status };
      const code = await codeSentTo(ctx, address, () => newCodeIn(around.mailsTo(address), codes));
      if (code === undefined) return undefined;
      codes.push(code);
      return { status: 202, code };
    });
  const verify = (code: string, url: string, patienceMs?: number) =>
    history.record({ do: 'verify', code }, async () => {
      const came = await around.client.ask({
        url,
        method: 'POST',
        path: '/api/auth/email/verify',
        body: { email: address, code },
        ...(patienceMs !== undefined && { patienceMs }),
      });
      if (came?.status === 200) around.secrets.add(came.body.token);
      return came && { status: came.status, ...(came.status === 200 && { account: came.body.user.id }) };
    });
  return {
    name: `codes of ${address}`,
    lanes: 1,
    weights: { start: 2, right: 5, wrong: 3 },
    async run({ do: what, pick, patienceMs }) {
      if (what === 'start') return void (await start(around.url(pick[0])));
      const latest = codes.at(-1);
      if (latest === undefined) return;
      const code = what === 'right' ? latest : String(100_000 + (pick[1] % 900_000));
      await Promise.all([0, 1].map((turn) => verify(code, around.url(pick[0] + turn), patienceMs)));
    },
    async clockMoved() {
      await history.record({ do: 'clock' }, async () => ({ status: 200 }));
    },
    readAll: async () => undefined,
    check: (timeMs) => checkLinearizability(codeModel, history.operations, { timeMs }),
  };
}

const mailMs = 15_000;

/** The encrypted code until its mail is sent, or the code from the mail; undefined when neither is found in time. */
async function codeSentTo(
  ctx: Context,
  address: string,
  mailed: () => string | undefined,
): Promise<string | undefined> {
  for (const until = Date.now() + mailMs; Date.now() < until; await sleep(100)) {
    const code = (await sealedCode(ctx, address).catch(() => undefined)) ?? mailed();
    if (code !== undefined) return code;
  }
  return undefined;
}

async function sealedCode(ctx: Context, address: string): Promise<string | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select sealed from sign_in_codes where sealed is not null order by created_at desc, id desc`.execute(ctx.db);
  const read = rows.map(({ sealed }) => JSON.parse(unseal(ctx.keys.seal, sealed)) as [string, string]);
  return read.find(([to]) => to === address)?.[1];
}

function newCodeIn(mails: readonly string[], known: readonly string[]): string | undefined {
  const code = /^Subject: (\d{6}) is your/m.exec(mails.at(-1) ?? '')?.[1];
  return code === undefined || known.includes(code) ? undefined : code;
}
