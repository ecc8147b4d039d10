import { expect, it } from 'vitest';
import { checkLinearizability, type Operation, type SequentialModel } from './linearizability.ts';

type Input = { write: number } | { add: number } | 'read';
type Output = number | 'ok';

/** One number that can be written, added to and read. */
const register: SequentialModel<number, Input, Output> = {
  start: 0,
  step(state, { input, output }) {
    if (input === 'read') return output === undefined || output === state ? [state] : [];
    return ['write' in input ? input.write : state + input.add];
  },
};

let nextId = 0;
function operation(
  input: Input,
  output: Output | undefined,
  calledAt: number,
  returnedAt = calledAt,
): Operation<Input, Output> {
  return { id: nextId++, input, output, calledAt, returnedAt };
}

const verdictOf = (...history: Operation<Input, Output>[]) => checkLinearizability(register, history);

it('explains what came one after the other', () => {
  const verdict = verdictOf(operation({ write: 3 }, 'ok', 0, 1), operation('read', 3, 2, 3));
  expect(verdict.result).toBe('explained');
});

it('explains a read beside a write either way', () => {
  for (const seen of [0, 3]) {
    expect(verdictOf(operation({ write: 3 }, 'ok', 0, 10), operation('read', seen, 1, 2)).result).toBe('explained');
  }
});

it('finds a stale read', () => {
  const stale = operation('read', 0, 12, 13);
  const verdict = verdictOf(operation({ write: 3 }, 'ok', 0, 10), stale, operation('read', 3, 14, 15));
  expect(verdict).toMatchObject({ result: 'violation', unexplained: stale });
  expect(verdict.result === 'violation' && verdict.history).toHaveLength(2);
});

it('finds a read that goes back behind what another saw, while the write is still under way', () => {
  const history = [operation({ write: 3 }, 'ok', 0, 100), operation('read', 3, 1, 2), operation('read', 0, 3, 4)];
  expect(verdictOf(...history).result).toBe('violation');
});

it('finds a lost update', () => {
  const history = [
    operation({ add: 1 }, 'ok', 0, 10),
    operation({ add: 1 }, 'ok', 0, 10),
    operation('read', 1, 11, 12),
  ];
  expect(verdictOf(...history).result).toBe('violation');
  expect(verdictOf(history[0] as never, history[1] as never, operation('read', 2, 11, 12)).result).toBe('explained');
});

it('finds two increments that both saw the same balance', () => {
  type Debit = { take: number };
  const wallet: SequentialModel<number, Debit, 'paid' | 'refused'> = {
    start: 10,
    step: (state, { input, output }) => {
      const next = state >= input.take ? { state: state - input.take, answer: 'paid' } : { state, answer: 'refused' };
      return output === undefined || output === next.answer ? [next.state] : [];
    },
  };
  const debit = (id: number, output: 'paid' | 'refused') => ({
    id,
    input: { take: 7 },
    output,
    calledAt: 0,
    returnedAt: 5,
  });
  expect(checkLinearizability(wallet, [debit(1, 'paid'), debit(2, 'refused')]).result).toBe('explained');
  expect(checkLinearizability(wallet, [debit(1, 'paid'), debit(2, 'paid')]).result).toBe('violation');
  expect(checkLinearizability(wallet, [debit(1, 'refused'), debit(2, 'refused')]).result).toBe('violation');
});

it('leaves a request without an answer both ways until a read decides', () => {
  const cut = () => operation({ write: 3 }, undefined, 0, 1);
  const never = [operation('read', 0, 5, 6), operation('read', 0, 7, 8)];
  const late = [operation('read', 0, 5, 6), operation('read', 3, 7, 8), operation('read', 3, 9, 10)];
  const undone = [operation('read', 3, 5, 6), operation('read', 0, 7, 8)];
  expect(verdictOf(cut(), ...never).result).toBe('explained');
  expect(verdictOf(cut(), ...late).result).toBe('explained');
  expect(verdictOf(cut(), ...undone).result).toBe('violation');
});

it('explains many requests without an answer that come to the same', () => {
  const cut = Array.from({ length: 40 }, (_, i) => operation({ write: i % 3 }, undefined, i));
  const reads = [2, 0, 1, 2, 1, 0].map((seen, i) => operation('read', seen, 100 + i * 2, 101 + i * 2));
  expect(verdictOf(...cut, ...reads).result).toBe('explained');
  expect(verdictOf(...cut, ...reads, operation('read', 7, 200, 201)).result).toBe('violation');
});

it('gives up in time, and says so', () => {
  const many = Array.from({ length: 24 }, (_, i) => operation({ add: 2 ** i }, undefined, 0));
  const verdict = checkLinearizability(register, [...many, operation('read', -1, 1, 2)], { timeMs: 50 });
  expect(verdict.result).toBe('undecided');
});
