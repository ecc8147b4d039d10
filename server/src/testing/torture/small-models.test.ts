import { describe, expect, it } from 'vitest';
import { type ClipInput, type ClipOutput, clipModel } from './clip-model.ts';
import { type CodeInput, type CodeOutput, codeModel } from './code-driver.ts';
import { type HandleInput, type HandleOutput, handleModel } from './handle-driver.ts';
import { type JobInput, type JobOutput, jobModel } from './job-model.ts';
import { checkLinearizability, type SequentialModel } from './linearizability.ts';
import { type PairInput, type PairOutput, pairModel } from './pair-driver.ts';
import { type StreamInput, type StreamOutput, streamModel } from './stream-driver.ts';

/** One after the other. */
function resultOf<State, Input, Output>(
  model: SequentialModel<State, Input, Output>,
  ...steps: [Input, Output | undefined][]
): string {
  const history = steps.map(([input, output], id) => ({ id, input, output, calledAt: id * 2, returnedAt: id * 2 + 1 }));
  return checkLinearizability(model, history).result;
}

describe('a pair', () => {
  type Step = [PairInput, PairOutput | undefined];
  const seen = (isFollowing: boolean, isFollowedBy: boolean): PairOutput => ({
    status: 200,
    isFollowing,
    isFollowedBy,
    isFriend: isFollowing && isFollowedBy,
  });
  const follow = (by: 0 | 1, output: PairOutput): Step => [{ do: 'follow', by }, output];
  const look = (by: 0 | 1, output: PairOutput): Step => [{ do: 'look', by }, output];
  const block: Step = [{ do: 'block', by: 0 }, { status: 200 }];

  it('are friends when each follows the other', () => {
    expect(
      resultOf(pairModel, follow(0, seen(true, false)), follow(1, seen(true, true)), look(0, seen(true, true))),
    ).toBe('explained');
    expect(resultOf(pairModel, follow(0, seen(true, false)), look(1, seen(false, false)))).toBe('violation');
  });

  it('do not see each other, nor follow, once one blocks the other', () => {
    expect(resultOf(pairModel, follow(1, seen(true, false)), block, look(1, { status: 404 }))).toBe('explained');
    expect(resultOf(pairModel, block, follow(1, seen(true, false)))).toBe('violation');
    const unblock: Step = [{ do: 'unblock', by: 0 }, { status: 200 }];
    expect(resultOf(pairModel, follow(1, seen(true, false)), block, unblock, look(1, seen(true, false)))).toBe(
      'violation',
    );
  });
});

describe('a handle', () => {
  type Step = [HandleInput, HandleOutput | undefined];
  const model = handleModel(['eve', 'fay']);
  const rename = (by: number, handle: string, refused?: [number, string]): Step => [
    { do: 'rename', by, handle },
    refused ? { status: refused[0], code: refused[1] } : { status: 200, handle },
  ];
  const taken: [number, string] = [409, 'handle_taken'];

  it('has one owner', () => {
    expect(resultOf(model, rename(0, 'red'), rename(1, 'red', taken))).toBe('explained');
    expect(resultOf(model, rename(0, 'red'), rename(1, 'red'))).toBe('violation');
  });

  it('stays reserved for who gave it up, for 90 days', () => {
    const days = (count: number): Step => [{ do: 'clock', seconds: count * 86_400 }, { status: 200 }];
    const story = [rename(0, 'red'), rename(0, 'blue')];
    expect(resultOf(model, ...story, rename(1, 'red', taken), days(91), rename(1, 'red'))).toBe('explained');
    expect(resultOf(model, ...story, rename(1, 'red'))).toBe('violation');
  });

  it('changes three times in seven days', () => {
    const story = ['red', 'blue', 'green'].map((handle) => rename(0, handle));
    expect(resultOf(model, ...story, rename(0, 'gold', [429, 'rate_limited']))).toBe('explained');
    expect(resultOf(model, ...story, rename(0, 'gold'))).toBe('violation');
  });
});

describe('a code', () => {
  type Step = [CodeInput, CodeOutput | undefined];
  const start: Step = [{ do: 'start' }, { status: 202, code: '123456' }];
  const verify = (code: string, status: number): Step => [
    { do: 'verify', code },
    { status, ...(status === 200 && { account: 'gus' }) },
  ];

  it('opens once', () => {
    expect(resultOf(codeModel, start, verify('123456', 200), verify('123456', 401))).toBe('explained');
    expect(resultOf(codeModel, start, verify('123456', 200), verify('123456', 200))).toBe('violation');
    expect(resultOf(codeModel, start, verify('654321', 200))).toBe('violation');
  });

  it('is dead after five wrong tries, also those without an answer', () => {
    const wrong = Array.from({ length: 5 }, () => verify('654321', 401));
    expect(resultOf(codeModel, start, ...wrong, verify('123456', 401))).toBe('explained');
    expect(resultOf(codeModel, start, ...wrong, verify('123456', 200))).toBe('violation');
  });

  it('stays good when the answer that used it never came and it was not used', () => {
    const cut: Step = [{ do: 'verify', code: '123456' }, undefined];
    expect(resultOf(codeModel, start, cut, verify('123456', 200))).toBe('explained');
    expect(resultOf(codeModel, start, cut, verify('123456', 401))).toBe('explained');
    expect(resultOf(codeModel, start, verify('123456', 401))).toBe('violation');
  });
});

describe('a stream', () => {
  type Step = [StreamInput, StreamOutput | undefined];
  const name = (title: string, key: string): Step => [
    { do: 'name', title },
    { status: 201, id: 'one', key, title },
  ];
  const rotate = (key: string, title: string): Step => [{ do: 'rotate' }, { status: 201, id: 'one', key, title }];
  const read = (title: string): Step => [{ do: 'read' }, { status: 200, id: 'one', title }];

  it('keeps its key until it is rotated', () => {
    expect(resultOf(streamModel, name('A', 'k1'), name('B', 'k1'), rotate('k2', 'B'), name('C', 'k2'))).toBe(
      'explained',
    );
    expect(resultOf(streamModel, name('A', 'k1'), name('B', 'k2'))).toBe('violation');
    expect(resultOf(streamModel, name('A', 'k1'), rotate('k1', 'A'))).toBe('violation');
  });

  it('is not there before, and has its last title then', () => {
    expect(resultOf(streamModel, [{ do: 'read' }, { status: 404 }], name('A', 'k1'), read('A'))).toBe('explained');
    expect(resultOf(streamModel, name('A', 'k1'), [{ do: 'name', title: 'B' }, undefined], read('B'))).toBe(
      'explained',
    );
    expect(resultOf(streamModel, name('A', 'k1'), name('B', 'k1'), read('A'))).toBe('violation');
  });
});

describe('clips', () => {
  type Step = [ClipInput, ClipOutput | undefined];
  const make = (title: string, status = 201): Step => [{ do: 'make', title }, { status }];
  const upload = (title: string, status: number): Step => [{ do: 'upload', title }, { status }];
  const list = (listed: Record<string, string>): Step => [{ do: 'list' }, { status: 200, listed }];

  it('take one upload each, and end by themselves', () => {
    const story = [make('A'), list({ A: 'awaiting_upload' }), upload('A', 200), upload('A', 409)];
    expect(resultOf(clipModel, ...story, list({ A: 'processing' }), list({ A: 'failed' }))).toBe('explained');
    expect(resultOf(clipModel, make('A'), upload('A', 200), upload('A', 200))).toBe('violation');
    expect(resultOf(clipModel, ...story, list({ A: 'awaiting_upload' }))).toBe('violation');
    expect(resultOf(clipModel, make('A'), list({ A: 'processing' }))).toBe('violation');
  });

  it('are neither lost nor back after they were removed', () => {
    const remove: Step = [{ do: 'delete', title: 'A' }, { status: 204 }];
    expect(resultOf(clipModel, make('A'), remove, list({}), upload('A', 404))).toBe('explained');
    expect(resultOf(clipModel, make('A'), list({}))).toBe('violation');
    expect(resultOf(clipModel, make('A'), remove, list({ A: 'awaiting_upload' }))).toBe('violation');
  });

  it('are twelve a day, and none is refused before', () => {
    const dozen = Array.from({ length: 12 }, (_, i) => make(`Clip ${i}`));
    expect(resultOf(clipModel, ...dozen, make('One more', 429))).toBe('explained');
    expect(resultOf(clipModel, ...dozen, make('One more'))).toBe('violation');
    expect(resultOf(clipModel, ...dozen.slice(1), make('One more', 429))).toBe('violation');
  });
});

describe('generation jobs', () => {
  type Step = [JobInput, JobOutput | undefined];
  const request = (prompt: string, status = 202, job = 'queued'): Step => [
    { do: 'request', prompt },
    { status, ...(status === 202 && { job }) },
  ];
  const cancel = (prompt: string, status: number): Step => [{ do: 'cancel', prompt }, { status }];
  const list = (listed: Record<string, string>): Step => [{ do: 'list' }, { status: 200, listed }];

  it('end by themselves, once, and are shown again to whoever asks again', () => {
    const story = [request('cats'), request('cats', 202, 'running'), list({ cats: 'failed' })];
    expect(resultOf(jobModel, ...story, request('cats', 202, 'failed'))).toBe('explained');
    expect(resultOf(jobModel, ...story, list({ cats: 'running' }))).toBe('violation');
    expect(resultOf(jobModel, ...story, request('cats'))).toBe('violation');
    expect(resultOf(jobModel, request('cats'), list({}))).toBe('violation');
  });

  it('stay canceled, and cannot be canceled when they have ended', () => {
    expect(resultOf(jobModel, request('cats'), cancel('cats', 200), list({ cats: 'canceled' }))).toBe('explained');
    expect(resultOf(jobModel, request('cats'), cancel('cats', 200), list({ cats: 'succeeded' }))).toBe('violation');
    expect(resultOf(jobModel, request('cats'), cancel('cats', 409), list({ cats: 'failed' }))).toBe('explained');
    expect(resultOf(jobModel, request('cats'), cancel('cats', 409), list({ cats: 'canceled' }))).toBe('violation');
    const unanswered: Step = [{ do: 'cancel', prompt: 'cats' }, undefined];
    for (const status of ['running', 'canceled'])
      expect(resultOf(jobModel, request('cats'), unanswered, list({ cats: status }))).toBe('explained');
  });

  it('are eight an hour, and none is refused before', () => {
    const eight = Array.from({ length: 8 }, (_, i) => request(`${i} cats`));
    expect(resultOf(jobModel, ...eight, request('cats', 429))).toBe('explained');
    expect(resultOf(jobModel, ...eight.slice(1), request('cats', 429))).toBe('violation');
  });
});
