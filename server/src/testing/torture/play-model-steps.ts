import { openPlaySeconds } from '../../play/event.ts';
import type { Acting, ActingStep } from './person-operations.ts';
import { type PersonState, withAccount } from './person-state.ts';

function save({ state, id, account, operation: { input, output } }: Acting): PersonState[] {
  if (input.do !== 'save') return [];
  const version = account.save?.version ?? 0;
  if (input.ifVersion !== null && input.ifVersion !== version) {
    return output === undefined || (output.status === 409 && output.code === 'stale_version') ? [state] : [];
  }
  const isAnswer = output === undefined || (output.status === 200 && output.version === version + 1);
  return isAnswer ? [withAccount(state, id, { save: { value: input.value, version: version + 1 } })] : [];
}

function load({ state, account, operation: { output } }: Acting): PersonState[] {
  if (output === undefined) return [state];
  const saved = account.save ?? { value: null, version: 0 };
  const isSame = output.value === saved.value && output.version === saved.version;
  return output.status === 200 && isSame ? [state] : [];
}

function start({ state, id, operation: { output } }: Acting): PersonState[] {
  return output === undefined || output.status === 200 ? [withAccount(state, id, { playing: state.now })] : [];
}

/** Ranked when it belongs to a play that began at most six hours ago. */
function score({ state, id, account, operation: { input, output } }: Acting): PersonState[] {
  if (input.do !== 'score' || (output !== undefined && output.status !== 200)) return [];
  const ranked = withAccount(state, id, { best: Math.max(account.best ?? input.score, input.score) });
  if (account.playing === null) return [state];
  return [state.now - account.playing <= openPlaySeconds ? ranked : state];
}

function board({ state, account, operation: { output } }: Acting): PersonState[] {
  return output === undefined || (output.status === 200 && output.best === account.best) ? [state] : [];
}

export const playSteps: Record<string, ActingStep> = { save, load, start, score, board };
