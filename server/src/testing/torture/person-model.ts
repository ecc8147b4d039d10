import { economy } from '../../coins/economy.ts';
import type { SequentialModel } from './linearizability.ts';
import type { Acting, ActingStep, PersonInput, PersonOperation, PersonOutput } from './person-operations.ts';
import {
  emptyPerson,
  mergedInto,
  newAccount,
  type PersonState,
  renamed,
  withAccount,
  withoutAccount,
} from './person-state.ts';
import { playSteps } from './play-model-steps.ts';
import { purchaseSteps } from './purchase-model-steps.ts';

/** A revoked token fails on every node within one second; the rest is for a machine that is busy or was stopped. */
export const revocationGraceMs = 5000;

/** Longer than a request without a response can still be running. */
const unansweredMs = 30_000;

const guestCallsPerHour = 30;

export const personModel: SequentialModel<PersonState, PersonInput, PersonOutput> = { start: emptyPerson, step };

const actingSteps: Record<string, ActingStep> = { ...purchaseSteps, ...playSteps, me, close, logOut, mint };
const reads = new Set(['me', 'wallet', 'board', 'load', 'inventory', 'poll', 'mint', 'logOut']);

function step(state: PersonState, operation: PersonOperation): PersonState[] {
  const { input, output } = operation;
  switch (input.do) {
    case 'clock':
      return [{ ...state, now: state.now + input.seconds }];
    case 'guest':
      return openGuest(state, input.device, output);
    case 'signIn':
      return signIn(state, input.guest, operation);
    case 'grant':
      return grant(state, input, output);
    default:
      return act(state, input.token, operation);
  }
}

/** A signed-out token may still be accepted for a moment; writes check the account itself. */
function act(state: PersonState, tokenName: string, operation: PersonOperation): PersonState[] {
  const { input, output, calledAt } = operation;
  const token = state.tokens[tokenName];
  const account = token && state.accounts[token.account];
  const next = actingSteps[input.do];
  if (token === undefined || account === undefined || next === undefined) return [];
  const isRefused = output === undefined || output.status === 401;
  if (token.endedAt !== null) {
    const isLetIn = calledAt <= token.endedAt + revocationGraceMs;
    if (isLetIn && !account.isOpen && reads.has(input.do)) return [state];
    if (!isLetIn || !account.isOpen) return isRefused ? [state] : [];
    return [...(isRefused ? [state] : []), ...next({ state, id: token.account, account, operation })];
  }
  return next({ state, id: token.account, account, operation });
}

function openGuest(state: PersonState, device: string, output: PersonOutput | undefined): PersonState[] {
  const recent = (state.guestCalls[device] ?? []).filter((at) => state.now - at < 3600);
  const counted = { ...state, guestCalls: { ...state.guestCalls, [device]: [...recent, state.now] } };
  if (recent.length >= guestCallsPerHour) return output === undefined || output.status === 429 ? [state] : [];
  // A guest without a known token is the same as none: it has nothing.
  if (output === undefined) return [counted];
  const { status, account: id, token } = output;
  if (status !== 200 || id === undefined || token === undefined) return [];
  const known = state.devices[device];
  if (known !== undefined && state.accounts[known]?.isOpen) {
    if (known !== id || (state.tokens[token]?.endedAt ?? null) !== null) return [];
    return [withToken(counted, token, id)];
  }
  if (state.accounts[id] !== undefined) return [];
  const made = { ...counted, accounts: { ...counted.accounts, [id]: newAccount('guest') } };
  return [withToken({ ...made, devices: { ...made.devices, [device]: id } }, token, id)];
}

function withToken(state: PersonState, token: string, account: string): PersonState {
  return { ...state, tokens: { ...state.tokens, [token]: { account, endedAt: null } } };
}

function endOf({ output, calledAt, returnedAt }: PersonOperation): number {
  return output === undefined ? calledAt + unansweredMs : returnedAt;
}

function signIn(state: PersonState, guest: string | null, operation: PersonOperation): PersonState[] {
  const { output, id: number, calledAt } = operation;
  if (output !== undefined && output.status !== 200) return [];
  const opened = withMember(state, output?.account, `unknown-${number}`);
  if (opened === undefined || opened.subject === null) return [];
  const member = opened.subject;
  const token = guest === null ? undefined : opened.tokens[guest];
  const account = token && opened.accounts[token.account];
  const mayMerge = account?.isOpen && account.kind === 'guest' && token !== undefined;
  const isSignedIn = mayMerge && token.endedAt === null;
  const isLetIn = mayMerge && token.endedAt !== null && calledAt <= token.endedAt + revocationGraceMs;
  const merged = isSignedIn || isLetIn ? [mergedInto(opened, token.account, member, endOf(operation))] : [];
  const states = isSignedIn ? merged : [opened, ...merged];
  return output?.token === undefined ? states : states.map((one) => withToken(one, output.token ?? '', member));
}

/** The state in which the person's identity has an open member account; undefined when it cannot be this one. */
function withMember(state: PersonState, id: string | undefined, unknown: string): PersonState | undefined {
  const known = state.subject;
  if (known !== null && state.accounts[known]?.isOpen) {
    if (id === undefined || id === known) return state;
    return known.startsWith('unknown-') && state.accounts[id] === undefined ? renamed(state, known, id) : undefined;
  }
  const member = id ?? unknown;
  if (state.accounts[member] !== undefined) return undefined;
  const account = newAccount('member', state.isWelcomed ? 0 : economy.welcomeCoins);
  return { ...state, subject: member, isWelcomed: true, accounts: { ...state.accounts, [member]: account } };
}

function grant(
  state: PersonState,
  { account: id, coins, ref }: Extract<PersonInput, { do: 'grant' }>,
  output: PersonOutput | undefined,
): PersonState[] {
  const account = state.accounts[id];
  if (!account?.isOpen) return output === undefined || output.status === 404 ? [state] : [];
  if (state.grants[ref] !== undefined) return output === undefined || output.status === 208 ? [state] : [];
  if (output !== undefined && output.status !== 200) return [];
  return [withAccount({ ...state, grants: { ...state.grants, [ref]: id } }, id, { coins: account.coins + coins })];
}

function me({ state, id, account, operation: { output } }: Acting): PersonState[] {
  const fits = output?.status === 200 && output.account === id && output.kind === account.kind;
  return output === undefined || fits ? [state] : [];
}

function mint({ state, operation: { output } }: Acting): PersonState[] {
  return output === undefined || output.status === 201 ? [state] : [];
}

function logOut({ state, operation }: Acting): PersonState[] {
  const { input, output } = operation;
  if ((output !== undefined && output.status !== 204) || input.do !== 'logOut') return [];
  const token = state.tokens[input.token];
  if (token === undefined) return [];
  const ended = { ...token, endedAt: token.endedAt ?? endOf(operation) };
  return [{ ...state, tokens: { ...state.tokens, [input.token]: ended } }];
}

function close({ state, id, operation }: Acting): PersonState[] {
  const { output } = operation;
  if (output !== undefined && output.status !== 204) return [];
  const intents = Object.entries(state.intents).filter(([, intent]) => intent.account !== id);
  return [withoutAccount({ ...state, intents: Object.fromEntries(intents) }, id, endOf(operation))];
}
