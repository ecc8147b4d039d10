import { economy } from '../../coins/economy.ts';
import type { Acting, ActingStep, PersonOutput } from './person-operations.ts';
import {
  type AccountState,
  catalogue,
  type IntentState,
  type PersonState,
  prizes,
  withAccount,
} from './person-state.ts';

/** More than all achievements together can pay. */
const bonusMax = 20_000;

type Outcome = { expected: Partial<PersonOutput>; next: PersonState };

/** The answer is one of these outcomes, or there was none. */
function among(output: PersonOutput | undefined, outcomes: Outcome[]): PersonState[] {
  const fits = ({ expected }: Outcome) =>
    output === undefined ||
    Object.entries(expected).every(([name, value]) => output[name as keyof PersonOutput] === value);
  return outcomes.filter(fits).map(({ next }) => next);
}

const refusal = (state: PersonState, status: number, code: string): Outcome[] => [
  { expected: { status, code }, next: state },
];

/** Takes what a balance reveals about achievements; undefined when it is lower than known, or far too high. */
function withBalance(state: PersonState, id: string, balance: number): PersonState | undefined {
  const account = state.accounts[id];
  if (account === undefined) return undefined;
  const bonus = balance - account.coins;
  const isPossible = account.kind === 'guest' ? bonus === 0 : bonus >= account.bonus && bonus <= bonusMax;
  return balance >= 0 && isPossible ? withAccount(state, id, { bonus }) : undefined;
}

const isExpired = (state: PersonState, { createdAt }: IntentState) =>
  state.now - createdAt >= economy.intentLifetimeSeconds;

function ask({ state, id, account, operation }: Acting): PersonState[] {
  const { input, output, id: number } = operation;
  if (input.do !== 'ask') return [];
  if (catalogue[input.item]?.kind === 'durable' && (account.items[input.item] ?? 0) > 0) {
    return among(output, refusal(state, 409, 'already_owned'));
  }
  const pending = Object.values(state.intents).filter(
    (one) => one.account === id && one.status === 'pending' && !isExpired(state, one),
  );
  if (pending.length >= economy.pendingIntentsMax) return among(output, refusal(state, 429, 'too_many_pending'));
  const name = output?.intent ?? `unknown-${number}`;
  if (output !== undefined && (output.intent === undefined || state.intents[name] !== undefined)) return [];
  const intent: IntentState = { account: id, item: input.item, status: 'pending', granted: null, createdAt: state.now };
  return among(output, [
    {
      expected: { status: 201, intentStatus: 'pending' },
      next: { ...state, intents: { ...state.intents, [name]: intent } },
    },
  ]);
}

function settle({ state, id, account, operation }: Acting): PersonState[] {
  const { input, output } = operation;
  if (input.do !== 'approve' && input.do !== 'decline') return [];
  const wanted = input.do === 'approve' ? 'approved' : 'declined';
  const intent = state.intents[input.intent];
  if (intent === undefined || intent.account !== id) return among(output, refusal(state, 404, 'not_found'));
  if (intent.status === 'pending' && isExpired(state, intent))
    return among(output, refusal(state, 409, 'intent_expired'));
  if (intent.status !== 'pending') {
    if (intent.status !== wanted) return among(output, refusal(state, 409, 'intent_settled'));
    const same = { status: 200, intentStatus: wanted, granted: intent.granted };
    return withBalanceOf(output, id, among(output, [{ expected: same, next: state }]));
  }
  if (wanted === 'approved') return approve(state, id, account, input.intent, intent, output);
  const next = { ...state, intents: { ...state.intents, [input.intent]: { ...intent, status: wanted } as const } };
  const expected = { status: 200, intentStatus: wanted, granted: null };
  return withBalanceOf(output, id, among(output, [{ expected, next }]));
}

function withBalanceOf(output: PersonOutput | undefined, id: string, states: PersonState[]): PersonState[] {
  const balance = output?.balance;
  if (balance === undefined) return states;
  return states.flatMap((state) => withBalance(state, id, balance) ?? []);
}

function approve(
  state: PersonState,
  id: string,
  account: AccountState,
  intentId: string,
  intent: IntentState,
  output: PersonOutput | undefined,
): PersonState[] {
  const { kind, price } = catalogue[intent.item] ?? { kind: 'consumable', price: 0 };
  if (kind === 'durable' && (account.items[intent.item] ?? 0) > 0) {
    return among(output, refusal(state, 409, 'already_owned'));
  }
  const grants = kind === 'loot_box' ? prizes : [intent.item];
  const paid = grants.map((granted): Outcome => {
    const items = { ...account.items, [granted]: (account.items[granted] ?? 0) + 1 };
    const after = withAccount(state, id, { coins: account.coins - price, items });
    const settled = { ...intent, status: 'approved', granted } as const;
    return {
      expected: { status: 200, intentStatus: 'approved', granted },
      next: { ...after, intents: { ...after.intents, [intentId]: settled } },
    };
  });
  const isPoor = account.coins + account.bonus < price;
  // Achievements may have paid meanwhile: an account that seems too poor may not be, and its balance must then show
  // why.
  if (isPoor && (account.kind === 'guest' || output === undefined)) {
    const refused = refusal(state, 402, 'insufficient_coins');
    return among(output, account.kind === 'guest' ? refused : [...refused, ...paid]);
  }
  const refused = isPoor ? refusal(state, 402, 'insufficient_coins') : [];
  return [...among(output, refused), ...withBalanceOf(output, id, among(output, paid))];
}

function poll({ state, id, operation: { input, output } }: Acting): PersonState[] {
  if (input.do !== 'poll') return [];
  const intent = state.intents[input.intent];
  if (intent === undefined || intent.account !== id) return among(output, refusal(state, 404, 'not_found'));
  const shown = intent.status === 'pending' && isExpired(state, intent) ? 'expired' : intent.status;
  return among(output, [{ expected: { status: 200, intentStatus: shown, granted: intent.granted }, next: state }]);
}

function use({ state, id, account, operation: { input, output } }: Acting): PersonState[] {
  if (input.do !== 'use') return [];
  const before = account.uses[input.key];
  if (before !== undefined) return among(output, [{ expected: { status: 200, left: before }, next: state }]);
  const owned = account.items[input.item];
  if (owned === undefined) return among(output, refusal(state, 404, 'not_found'));
  if (catalogue[input.item]?.kind !== 'consumable') return among(output, refusal(state, 409, 'not_consumable'));
  if (owned === 0) return among(output, refusal(state, 409, 'not_enough_items'));
  const left = owned - 1;
  const next = withAccount(state, id, {
    items: { ...account.items, [input.item]: left },
    uses: { ...account.uses, [input.key]: left },
  });
  return among(output, [{ expected: { status: 200, left }, next }]);
}

function inventory({ state, account, operation: { output } }: Acting): PersonState[] {
  if (output === undefined) return [state];
  const names = new Set([...Object.keys(account.items), ...Object.keys(output.items ?? {})]);
  const isSame = [...names].every((name) => (account.items[name] ?? 0) === (output.items?.[name] ?? 0));
  return output.status === 200 && isSame ? [state] : [];
}

function wallet({ state, id, operation: { output } }: Acting): PersonState[] {
  if (output === undefined) return [state];
  const { status, balance, bonus } = output;
  if (status !== 200 || balance === undefined) return [];
  const next = withBalance(state, id, balance);
  const isSame = bonus === undefined || next?.accounts[id]?.bonus === bonus;
  return next !== undefined && isSame ? [next] : [];
}

export const purchaseSteps: Record<string, ActingStep> = {
  ask,
  approve: settle,
  decline: settle,
  poll,
  use,
  inventory,
  wallet,
};
