import type { Operation } from './linearizability.ts';
import type { AccountState, PersonState } from './person-state.ts';

/** What a person can do. Tokens go by names, so that a printed history can be read and holds no secret. */
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

/** Of an answer, what the model can say something about. */
export type PersonOutput = {
  status: number;
  code?: string | undefined;
  account?: string;
  kind?: string;
  token?: string;
  balance?: number;
  /** Coins of achievements in the whole ledger; undefined when there were more pages. */
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

/** Who acts in which state, and what they asked and were answered. */
export type Acting = { state: PersonState; id: string; account: AccountState; operation: PersonOperation };

/** The states after what an open account does; none when the answer cannot be. */
export type ActingStep = (acting: Acting) => PersonState[];
