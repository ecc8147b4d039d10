import type { Operation } from './linearizability.ts';
import type { AccountState, PersonState } from './person-state.ts';

/**
 * The actions of a person. Tokens are replaced by names, so that a printed history is readable and contains no secret.
 */
export type PersonInput =
  | { do: 'clock'; seconds: number }
  | { do: 'guest'; device: string }
  | { do: 'signIn'; guest: string | null }
  | { do: 'grant'; account: string; coins: number; ref: string }
  | { do: 'logOut' | 'close' | 'me' | 'wallet' | 'board' | 'start' | 'mint'; token: string }
  | { do: 'load' | 'inventory'; token: string }
  | { do: 'score'; token: string; score: number }
  | { do: 'save'; token: string; value: number; ifVersion: number | null }
  | { do: 'ask'; token: string; item: string }
  | { do: 'approve' | 'decline' | 'poll'; token: string; intent: string }
  | { do: 'use'; token: string; item: string; key: string };

/** The parts of a response that the model can check. */
export type PersonOutput = {
  status: number;
  code?: string | undefined;
  account?: string;
  kind?: string;
  token?: string;
  balance?: number;
  /** Coins from achievements in the whole ledger; undefined when there were more pages. */
  bonus?: number | undefined;
  version?: number;
  value?: number | null;
  intent?: string;
  intentStatus?: string;
  granted?: string | null;
  left?: number;
  items?: Record<string, number>;
  best?: number | null;
};

export type PersonOperation = Operation<PersonInput, PersonOutput>;

/** The acting account, its state, the request and the response. */
export type Acting = { state: PersonState; id: string; account: AccountState; operation: PersonOperation };

/** The states after an action of an open account; none when the response is impossible. */
export type ActingStep = (acting: Acting) => PersonState[];
