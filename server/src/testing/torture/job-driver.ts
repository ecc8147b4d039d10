import { setTimeout as sleep } from 'node:timers/promises';
import { type JobInput, type JobOutput, jobModel } from './job-model.ts';
import { checkLinearizability } from './linearizability.ts';
import { signInAs } from './pair-driver.ts';
import { newHistory } from './recorded-history.ts';
import type { Ask } from './torture-client.ts';
import { type Driver, recentOf, type Surroundings, settledMs } from './torture-command.ts';

type Requested = { prompt: string; id: string };

/**
 * A member who requests games, repeats requests and cancels them, from two clients at once. In the end every job has
 * finished where there is a worker, whichever process was killed.
 */
export async function jobDriver(around: Surroundings, name: string): Promise<Driver> {
  const member = await signInAs(around, name);
  const history = newHistory<JobInput, JobOutput>();
  const requested: Requested[] = [];
  let prompts = 0;
  const send = (input: JobInput, url: string, patienceMs?: number) =>
    history.record(input, async () => {
      const came = await around.client.ask({
        url,
        token: member.token,
        ...requestOf(input, requested),
        ...(patienceMs !== undefined && { patienceMs }),
      });
      if (came === undefined) return undefined;
      if (input.do === 'list') return { status: came.status, listed: listedOf(came.body) };
      const job = came.body?.job as { id: string; status: string } | undefined;
      if (job !== undefined && !requested.some(({ id }) => id === job.id))
        requested.push({ prompt: input.prompt, id: job.id });
      return { status: came.status, ...(job && { job: job.status }) };
    });
  const list = (pick: number) => send({ do: 'list' }, around.url(pick));
  return {
    name: `generation jobs of ${name}`,
    lanes: 2,
    weights: { request: 1, again: 2, cancel: 2, list: 4 },
    async run({ do: what, pick, twice, patienceMs }) {
      if (what === 'list') return void (await list(pick[0]));
      const prompt = what === 'request' ? nextPrompt() : recentOf(requested, pick[0])?.prompt;
      if (prompt === undefined) return;
      const input: JobInput = { do: what === 'cancel' ? 'cancel' : 'request', prompt };
      const once = (turn: number) => send(input, around.url(pick[2] + turn), patienceMs);
      await Promise.all(twice ? [once(0), once(1)] : [once(0)]);
    },
    async clockMoved() {
      // By now the keys may have expired, and the same request would be a new one.
      requested.length = 0;
    },
    async readAll() {
      for (const until = Date.now() + settledMs; ; await sleep(500)) {
        const came = await list(0);
        const left = Object.entries(came?.listed ?? {}).filter(([, status]) => /queued|running/.test(status));
        if (came?.listed !== undefined && (left.length === 0 || !around.worksJobs)) return;
        if (Date.now() < until) continue;
        around.problems.push(`generation jobs of ${name} never end: ${left.map(([prompt]) => prompt).join()}`);
        return;
      }
    },
    check: (timeMs) => checkLinearizability(jobModel, history.operations, { timeMs }),
  };

  function nextPrompt(): string {
    prompts += 1;
    return `a maze with ${prompts} cats`;
  }
}

function requestOf(
  input: JobInput,
  requested: readonly Requested[],
): Pick<Ask, 'method' | 'path' | 'body' | 'headers'> {
  if (input.do === 'list') return { method: 'GET', path: '/api/jobs?limit=50' };
  const { prompt } = input;
  if (input.do === 'request') {
    const headers = { 'idempotency-key': prompt.replaceAll(' ', '-') };
    return { method: 'POST', path: '/api/games/generate', body: { prompt }, headers };
  }
  const id = requested.find((job) => job.prompt === prompt)?.id;
  return { method: 'POST', path: `/api/jobs/${id}/cancel` };
}

function listedOf(body: { jobs?: { prompt: string; status: string }[] } | undefined): Record<string, string> {
  return Object.fromEntries((body?.jobs ?? []).map(({ prompt, status }) => [prompt, status]));
}
