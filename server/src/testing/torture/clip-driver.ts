import { setTimeout as sleep } from 'node:timers/promises';
import { type ClipInput, type ClipOutput, clipModel } from './clip-model.ts';
import { checkLinearizability } from './linearizability.ts';
import { signInAs } from './pair-driver.ts';
import { newHistory } from './recorded-history.ts';
import type { Ask } from './torture-client.ts';
import { type Driver, recentOf, type Surroundings, settledMs } from './torture-command.ts';

/** Starts like an MP4 but contains no video, so that every clip ends as failed. */
const video = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom\0\0\0\0'), Buffer.alloc(2_000)]);

type Made = { title: string; id: string; uploadPath: string };

/**
 * A member who creates, uploads, retries and deletes clips, from two clients at once. In the end nothing may be left in
 * processing where there is a worker: no job is lost, whichever process was killed.
 */
export async function clipDriver(around: Surroundings, name: string): Promise<Driver> {
  const member = await signInAs(around, name);
  const history = newHistory<ClipInput, ClipOutput>();
  const made: Made[] = [];
  const titles: string[] = [];
  const send = (input: ClipInput, url: string, patienceMs?: number) =>
    history.record(input, async () => {
      if (input.do === 'clock') return { status: 200 };
      const clip = 'title' in input ? made.find(({ title }) => title === input.title) : undefined;
      const request = requestOf(input, clip);
      const came = await around.client.ask({
        url,
        ...request,
        ...(input.do !== 'upload' && { token: member.token }),
        ...(patienceMs !== undefined && { patienceMs }),
      });
      if (came === undefined) return undefined;
      if (input.do === 'list') return { status: came.status, listed: listedOf(came.body) };
      if (input.do === 'make' && came.status === 201 && clip === undefined) {
        const { pathname, search } = new URL(came.body.uploadUrl);
        around.secrets.add(search);
        made.push({ title: input.title, id: came.body.clip.id, uploadPath: pathname + search });
      }
      return { status: came.status };
    });
  const list = (pick: number) => send({ do: 'list' }, around.url(pick));
  return {
    name: `clips of ${name}`,
    lanes: 2,
    weights: { make: 3, upload: 5, retry: 1, delete: 1, list: 4 },
    async run({ do: what, pick, twice, patienceMs }) {
      if (what === 'list') return void (await list(pick[0]));
      const input = inputOf(what, pick);
      if (input === undefined) return;
      const once = (turn: number) => send(input, around.url(pick[2] + turn), patienceMs);
      await Promise.all(twice ? [once(0), once(1)] : [once(0)]);
    },
    async clockMoved(seconds) {
      await send({ do: 'clock', seconds }, '');
    },
    async readAll() {
      const hasWorker = around.worksJobs;
      for (const until = Date.now() + settledMs; ; await sleep(500)) {
        const came = await list(0);
        const left = Object.entries(came?.listed ?? {}).filter(([, status]) => status === 'processing');
        if (came?.listed !== undefined && (left.length === 0 || !hasWorker)) return;
        if (Date.now() < until) continue;
        around.problems.push(`clips of ${name} stay in processing: ${left.map(([title]) => title).join()}`);
        return;
      }
    },
    check: (timeMs) => checkLinearizability(clipModel, history.operations, { timeMs }),
  };

  function inputOf(what: string, pick: readonly number[]): ClipInput | undefined {
    if (what === 'make') {
      const title = `Clip ${titles.length + 1}`;
      titles.push(title);
      return { do: 'make', title };
    }
    const clip = recentOf(made, pick[0] ?? 0);
    return clip && { do: what as 'upload' | 'retry' | 'delete', title: clip.title };
  }
}

function requestOf(
  input: Exclude<ClipInput, { do: 'clock' }>,
  clip: Made | undefined,
): Pick<Ask, 'method' | 'path' | 'body' | 'bytes' | 'headers'> {
  switch (input.do) {
    case 'list':
      return { method: 'GET', path: '/api/clips/mine?limit=50' };
    case 'make':
      return {
        method: 'POST',
        path: '/api/clips/upload',
        body: { title: input.title },
        headers: { 'idempotency-key': input.title.replaceAll(' ', '-') },
      };
    case 'upload':
      return { method: 'PUT', path: clip?.uploadPath ?? '', bytes: video, headers: { 'content-type': 'video/mp4' } };
    case 'retry':
      return { method: 'POST', path: `/api/clips/${clip?.id}/retry` };
    case 'delete':
      return { method: 'DELETE', path: `/api/clips/${clip?.id}` };
  }
}

function listedOf(body: { clips?: { title: string; status: string }[] } | undefined): Record<string, string> {
  return Object.fromEntries((body?.clips ?? []).map(({ title, status }) => [title, status]));
}
