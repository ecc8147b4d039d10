import { describe, expect, it } from 'vitest';
import { checkLinearizability } from './linearizability.ts';
import { personModel } from './person-model.ts';
import type { PersonInput, PersonOperation, PersonOutput } from './person-operations.ts';

/** One after the other; undefined: no answer came. */
function historyOf(...steps: [PersonInput, PersonOutput | undefined, at?: number][]): PersonOperation[] {
  return steps.map(([input, output, at], id) => ({
    id,
    input,
    output,
    calledAt: at ?? id * 10,
    returnedAt: (at ?? id * 10) + 5,
  }));
}

const resultOf = (...steps: Parameters<typeof historyOf>) =>
  checkLinearizability(personModel, historyOf(...steps)).result;

type Step = [PersonInput, PersonOutput | undefined, at?: number];

const token = 'token-1';
const signedIn: Step = [
  { do: 'signIn', guest: null },
  { status: 200, account: 'ada', kind: 'member', token },
];
const asked: Step = [
  { do: 'ask', token, item: 'potion' },
  { status: 201, intent: 'one', intentStatus: 'pending' },
];
const paid = (balance: number): PersonOutput => ({ status: 200, intentStatus: 'approved', granted: 'potion', balance });
const approve: PersonInput = { do: 'approve', token, intent: 'one' };
const guestOf = (account: string, name: string): Step => [
  { do: 'guest', device: 'phone' },
  { status: 200, account, kind: 'guest', token: name },
];

describe('coins and items', () => {
  it('are paid once, however often it is said', () => {
    expect(resultOf(signedIn, asked, [approve, paid(490)], [approve, paid(490)])).toBe('explained');
    expect(resultOf(signedIn, asked, [approve, paid(490)], [approve, paid(480)])).toBe('violation');
    expect(resultOf(signedIn, asked, [approve, paid(500)])).toBe('explained');
    expect(
      resultOf(
        signedIn,
        asked,
        [approve, paid(500)],
        [
          { do: 'wallet', token },
          { status: 200, balance: 490, bonus: 0 },
        ],
      ),
    ).toBe('violation');
  });

  it('after an approval without an answer are either way, until somebody reads', () => {
    const inventory = (items: Record<string, number>): Step => [
      { do: 'inventory', token },
      { status: 200, items },
    ];
    const cut: Step = [approve, undefined];
    expect(resultOf(signedIn, asked, cut, inventory({}), inventory({ potion: 1 }))).toBe('explained');
    expect(resultOf(signedIn, asked, cut, inventory({ potion: 1 }), inventory({}))).toBe('violation');
    expect(resultOf(signedIn, asked, cut, inventory({ potion: 2 }))).toBe('violation');
  });

  it('are not given twice by one use with one key', () => {
    const use = (left: number): Step => [
      { do: 'use', token, item: 'potion', key: 'k' },
      { status: 200, left },
    ];
    const two: Step[] = [
      asked,
      [approve, paid(490)],
      [{ ...asked[0] } as PersonInput, { status: 201, intent: 'two', intentStatus: 'pending' }],
      [{ do: 'approve', token, intent: 'two' }, paid(480)],
    ];
    expect(resultOf(signedIn, ...two, use(1), use(1))).toBe('explained');
    expect(resultOf(signedIn, ...two, use(1), use(0))).toBe('violation');
  });

  it('are not spent by somebody who has none', () => {
    const poor: Step[] = [
      guestOf('g', token), asked, [approve, { status: 402, code: 'insufficient_coins' }],
    ]; // biome-ignore format: read as a story
    expect(resultOf(...poor)).toBe('explained');
    expect(resultOf(guestOf('g', token), asked, [approve, paid(0)])).toBe('violation');
  });

  it('of a welcome come once for an identity, also when the account was closed in between', () => {
    const wallet = (name: string, balance: number): Step => [
      { do: 'wallet', token: name },
      { status: 200, balance, bonus: 0 },
    ];
    const closed: Step = [{ do: 'close', token }, { status: 204 }];
    const anew: Step = [
      { do: 'signIn', guest: null },
      { status: 200, account: 'ada anew', token: 'token-2' },
    ];
    expect(resultOf(signedIn, wallet(token, 500), closed, anew, wallet('token-2', 0))).toBe('explained');
    expect(resultOf(signedIn, wallet(token, 500), closed, anew, wallet('token-2', 500))).toBe('violation');
  });
});

describe('an intent', () => {
  const decline: PersonInput = { do: 'decline', token, intent: 'one' };
  it('is settled one way', () => {
    expect(resultOf(signedIn, asked, [approve, paid(490)], [decline, { status: 409, code: 'intent_settled' }])).toBe(
      'explained',
    );
    const declined: PersonOutput = { status: 200, intentStatus: 'declined', granted: null, balance: 500 };
    expect(resultOf(signedIn, asked, [approve, paid(490)], [decline, declined])).toBe('violation');
  });

  it('expires after 15 minutes', () => {
    const later: Step = [{ do: 'clock', seconds: 1200 }, { status: 200 }];
    expect(resultOf(signedIn, asked, later, [approve, { status: 409, code: 'intent_expired' }])).toBe('explained');
    expect(resultOf(signedIn, asked, later, [approve, paid(490)])).toBe('violation');
  });
});

describe('a merge', () => {
  const merged: Step = [
    { do: 'signIn', guest: 'phone-token' },
    { status: 200, account: 'ada', token },
  ];
  const save = (value: number, version: number): Step => [
    { do: 'save', token: 'phone-token', value, ifVersion: null },
    { status: 200, version },
  ];
  const load = (value: number | null, version: number): Step => [
    { do: 'load', token },
    { status: 200, value, version },
  ];

  it('moves a state once', () => {
    expect(resultOf(guestOf('g', 'phone-token'), save(7, 1), merged, load(7, 1))).toBe('explained');
    expect(resultOf(guestOf('g', 'phone-token'), save(7, 1), merged, load(null, 0))).toBe('violation');
  });

  it('ends the tokens of the guest, for writes at once and for reads within a second', () => {
    const late = 60_000;
    const story = [guestOf('g', 'phone-token'), save(7, 1), merged] as const;
    const me: PersonInput = { do: 'me', token: 'phone-token' };
    expect(resultOf(...story, [save(8, 2)[0], { status: 200, version: 2 }])).toBe('violation');
    expect(resultOf(...story, [me, { status: 401 }, late])).toBe('explained');
    expect(resultOf(...story, [me, { status: 200, account: 'g', kind: 'guest' }, late])).toBe('violation');
  });

  it('leaves the device a fresh guest', () => {
    const story = [guestOf('g', 'phone-token'), merged] as const;
    expect(resultOf(...story, guestOf('h', 'token-3'))).toBe('explained');
    expect(resultOf(...story, guestOf('g', 'token-3'))).toBe('violation');
  });
});

describe('a saved state', () => {
  const save = (value: number, ifVersion: number | null, output: PersonOutput): Step => [
    { do: 'save', token, value, ifVersion },
    output,
  ];
  it('counts its versions and refuses a stale one', () => {
    const first = save(1, null, { status: 200, version: 1 });
    expect(resultOf(signedIn, first, save(2, 1, { status: 200, version: 2 }))).toBe('explained');
    expect(resultOf(signedIn, first, save(2, 0, { status: 409, code: 'stale_version' }))).toBe('explained');
    expect(resultOf(signedIn, first, save(2, 0, { status: 200, version: 2 }))).toBe('violation');
    expect(resultOf(signedIn, first, save(2, null, { status: 200, version: 1 }))).toBe('violation');
  });
});

it('a board shows the best score of a play, and none from outside', () => {
  const score = (points: number): Step => [{ do: 'score', token, score: points }, { status: 200 }];
  const start: Step = [{ do: 'start', token }, { status: 200 }];
  const board = (best: number | null): Step => [
    { do: 'board', token },
    { status: 200, best },
  ];
  expect(resultOf(signedIn, score(9), board(null), start, score(7), score(3), board(7))).toBe('explained');
  expect(resultOf(signedIn, score(9), board(9))).toBe('violation');
  expect(resultOf(signedIn, start, score(7), score(3), board(3))).toBe('violation');
});
