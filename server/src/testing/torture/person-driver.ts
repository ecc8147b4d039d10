import type { Context } from '../../platform/context.ts';
import { checkLinearizability } from './linearizability.ts';
import { giveNames } from './names-given.ts';
import { personModel } from './person-model.ts';
import type { PersonInput, PersonOutput } from './person-operations.ts';
import { type Knowledge, type Manner, type ModelledShop, perform } from './person-requests.ts';
import { catalogue } from './person-state.ts';
import { newHistory } from './recorded-history.ts';
import { type Command, type Driver, recentOf, type Surroundings } from './torture-command.ts';

const items = Object.keys(catalogue);
const inGame = new Set(['load', 'inventory', 'save', 'ask', 'use']);
const withToken = ['logOut', 'close', 'me', 'wallet', 'board', 'start', 'mint', 'load', 'inventory'] as const;

const weights: Record<string, number> = {
  guest: 6, signIn: 5, grant: 6, logOut: 1, close: 1, me: 3, wallet: 6, board: 4, start: 4, score: 6, load: 5,
  inventory: 5, save: 10, ask: 14, approve: 16, decline: 4, poll: 4, use: 8,
}; // biome-ignore format: read as one list

/** One person with several devices, who does everything about their own account from several clients at once. */
export function personDriver(
  around: Surroundings,
  ctx: Context,
  shop: ModelledShop,
  name: string,
  lanes: number,
): Driver {
  const history = newHistory<PersonInput, PersonOutput>();
  const known: Knowledge = {
    name,
    shop,
    ctx,
    tokens: giveNames('token-'),
    accounts: giveNames('account-'),
    intents: giveNames('intent-'),
    handles: new Map(),
    gameTokens: new Map(),
  };

  const send = (input: PersonInput, manner: Manner) =>
    history.record(input, () => perform(around, known, input, manner));

  /** A session's first request in the game needs a game token. */
  const play = async (input: PersonInput, manner: Manner): Promise<PersonOutput | undefined> => {
    if (inGame.has(input.do) && 'token' in input && !known.gameTokens.has(input.token)) {
      await send({ do: 'mint', token: input.token }, { url: manner.url });
      if (!known.gameTokens.has(input.token)) return undefined;
    }
    return send(input, manner);
  };

  return {
    name,
    lanes,
    weights,
    async run(command) {
      const input = inputOf(known, command);
      if (input === undefined) return;
      const manner = (turn: number): Manner => ({
        url: around.url(command.pick[0] + turn),
        patienceMs: command.patienceMs,
      });
      const answers = await Promise.all(
        command.twice ? [play(input, manner(0)), play(input, manner(1))] : [play(input, manner(0))],
      );
      if (command.patienceMs !== undefined && answers.includes(undefined)) await play(input, { url: manner(2).url });
    },
    async clockMoved(seconds) {
      known.gameTokens.clear();
      await send({ do: 'clock', seconds }, { url: '' });
    },
    async readAll() {
      await send({ do: 'signIn', guest: null }, { url: around.url(0) });
      for (const token of known.tokens.all().slice(-4)) {
        for (const what of ['me', 'wallet', 'board', 'load', 'inventory'] as const) {
          await play({ do: what, token }, { url: around.url(history.operations.length) });
        }
        for (const intent of known.intents.all().slice(-12)) {
          await play({ do: 'poll', token, intent }, { url: around.url(0) });
        }
      }
    },
    check: (timeMs) => checkLinearizability(personModel, history.operations, { timeMs }),
  };
}

function inputOf(known: Knowledge, { do: what, pick: [one, two, three] }: Command): PersonInput | undefined {
  const { tokens, accounts, intents } = known;
  const token = recentOf(tokens.all(), one);
  const item = items[two % items.length] ?? 'potion';
  if (what === 'guest') return { do: 'guest', device: `device-${two % 3}` };
  if (what === 'signIn') return { do: 'signIn', guest: two % 4 === 0 ? null : (token ?? null) };
  if (what === 'grant') {
    const account = recentOf(accounts.all(), one);
    const ref = `${known.name}-${two % 40}`;
    return account === undefined ? undefined : { do: 'grant', account, coins: 1 + (two % 40), ref };
  }
  if (token === undefined) return { do: 'guest', device: `device-${two % 3}` };
  if (what === 'score') return { do: 'score', token, score: 1 + (two % 1000) };
  if (what === 'ask') return { do: 'ask', token, item };
  if (what === 'save') return { do: 'save', token, value: two, ifVersion: three % 3 === 0 ? three % 7 : null };
  if (what === 'use') {
    const used = two % 3 === 0 ? item : 'potion';
    return { do: 'use', token, item: used, key: `${used}-${three % 300}` };
  }
  if (what === 'approve' || what === 'decline' || what === 'poll') {
    const intent = recentOf(intents.all(), three);
    return intent === undefined ? { do: 'ask', token, item } : { do: what, token, intent };
  }
  const plain = withToken.find((name) => name === what);
  if (plain === undefined) throw new Error(`A person cannot ${what}`);
  return { do: plain, token };
}
