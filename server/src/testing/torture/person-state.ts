/** One account of a person, as promised: what its owner would read. */
export type AccountState = {
  kind: 'guest' | 'member';
  isOpen: boolean;
  coins: number;
  /** Coins of achievements, as last read; they only grow, at times of their own. */
  bonus: number;
  /** Also what was used up: zero of something is not the same as never owned. */
  items: Record<string, number>;
  save: { value: number; version: number } | null;
  /** Keys of uses that were answered, and what was left. */
  uses: Record<string, number>;
  best: number | null;
  /** Seconds of the model's clock at which the open play began. */
  playing: number | null;
};

export type IntentState = {
  account: string;
  item: string;
  status: 'pending' | 'approved' | 'declined';
  granted: string | null;
  createdAt: number;
};

/** Everything about one person: their member accounts, one after the other, and the guests of their devices. */
export type PersonState = {
  /** Seconds by which the clock was moved. */
  now: number;
  accounts: Record<string, AccountState>;
  devices: Record<string, string>;
  guestCalls: Record<string, number[]>;
  subject: string | null;
  isWelcomed: boolean;
  tokens: Record<string, { account: string; endedAt: number | null }>;
  intents: Record<string, IntentState>;
  grants: Record<string, string>;
};

export const emptyPerson: PersonState = {
  now: 0,
  accounts: {},
  devices: {},
  guestCalls: {},
  subject: null,
  isWelcomed: false,
  tokens: {},
  intents: {},
  grants: {},
};

export function newAccount(kind: 'guest' | 'member', coins = 0): AccountState {
  return { kind, isOpen: true, coins, bonus: 0, items: {}, save: null, uses: {}, best: null, playing: null };
}

export function withAccount(state: PersonState, id: string, change: Partial<AccountState>): PersonState {
  const account = state.accounts[id];
  if (account === undefined) throw new Error(`The model knows no account ${id}`);
  return { ...state, accounts: { ...state.accounts, [id]: { ...account, ...change } } };
}

/** Ends an account: its tokens die with it. What it had went elsewhere before. */
export function withoutAccount(state: PersonState, id: string, at: number): PersonState {
  const gone = { ...newAccount(state.accounts[id]?.kind ?? 'guest'), isOpen: false };
  const tokens = Object.entries(state.tokens).map(([name, token]) => [
    name,
    token.account === id ? { ...token, endedAt: token.endedAt ?? at } : token,
  ]);
  return { ...state, accounts: { ...state.accounts, [id]: gone }, tokens: Object.fromEntries(tokens) };
}

/** Everything of an open guest goes to the member. */
export function mergedInto(state: PersonState, guestId: string, memberId: string, at: number): PersonState {
  const [guest, member] = [state.accounts[guestId], state.accounts[memberId]];
  if (guest === undefined || member === undefined) throw new Error('Both accounts of a merge are known');
  const items = { ...member.items };
  for (const [item, count] of Object.entries(guest.items)) {
    items[item] = catalogue[item]?.kind === 'durable' ? Math.max(items[item] ?? 0, count) : (items[item] ?? 0) + count;
  }
  const moved = withAccount(state, memberId, {
    coins: member.coins + guest.coins,
    items,
    save: member.save ?? guest.save,
    uses: { ...guest.uses, ...member.uses },
    best: larger(guest.best, member.best),
    playing: larger(guest.playing, member.playing),
  });
  const intents = Object.entries(moved.intents).map(([id, intent]) => [
    id,
    intent.account === guestId ? { ...intent, account: memberId } : intent,
  ]);
  return withoutAccount({ ...moved, intents: Object.fromEntries(intents) }, guestId, at);
}

function larger(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

/** An account whose id was not known, because the answer that made it never came, turns out to be this one. */
export function renamed(state: PersonState, from: string, to: string): PersonState {
  const { [from]: account, ...accounts } = state.accounts;
  if (account === undefined) throw new Error(`The model knows no account ${from}`);
  const intents = Object.entries(state.intents).map(([id, intent]) => [
    id,
    intent.account === from ? { ...intent, account: to } : intent,
  ]);
  return {
    ...state,
    accounts: { ...accounts, [to]: account },
    subject: state.subject === from ? to : state.subject,
    intents: Object.fromEntries(intents),
  };
}

/** What the shop of the modelled game sells. */
export const catalogue: Record<string, { kind: 'consumable' | 'durable' | 'loot_box'; price: number }> = {
  potion: { kind: 'consumable', price: 10 },
  hat: { kind: 'durable', price: 60 },
  box: { kind: 'loot_box', price: 7 },
  trifle: { kind: 'consumable', price: 0 },
};

export const prizes = ['potion', 'hat'];
