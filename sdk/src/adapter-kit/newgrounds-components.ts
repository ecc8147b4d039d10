import { createPrefixedStore, inBackground } from './prefixed-store.ts';

// From game.json: the key of secure calls, and the boards, which libraries list before they post.
export type NewgroundsSettings = { aesKey: string; boards: { id: number; name: string }[] };

type Data = Record<string, unknown>;
type Slot = { data: string; at: string };
type Component = (parameters: Data) => Data | Promise<Data>;

const slotCount = 10;

// The components of the gateway. Those that a library may call synchronously answer from memory.
export function createNewgroundsComponents(coinop: Coinop.Sdk, { boards = [] }: Partial<NewgroundsSettings>) {
  const store = createPrefixedStore(coinop.storage, 'ng:');
  let declared: Coinop.Achievement[] = [];
  const listed = coinop.achievements.list().then(
    (achievements) => {
      declared = achievements;
    },
    (error) => console.warn(`Coinop: ${error.message}`),
  );

  const user = (name = coinop.player.name, id: unknown = 1): Data => {
    const icon = coinop.player.avatarUrl;
    return { id, name, icons: { small: icon, medium: icon, large: icon }, url: '', supporter: false };
  };
  const session = (): Data => ({
    session: { id: 'coinop', user: user(), expired: false, remember: false, passport_url: null },
  });

  const isUnlocked = (id: unknown): boolean =>
    store.get(`medal:${id}`) === true || declared.some((one) => one.id === `${id}` && one.unlockedAt !== null);
  const medalOf = (id: number, name = '', description = ''): Data => ({
    ...{ id, name, description, icon: '', value: 5, difficulty: 1, secret: false },
    unlocked: isUnlocked(id),
  });
  const medals = (): Data[] => declared.map(({ id, title, description }) => medalOf(Number(id), title, description));
  const medalScore = (): number => medals().filter(({ unlocked }) => unlocked).length * 5;

  // A medal that game.json does not declare is stored for the game alone.
  function unlock({ id }: Data): Data {
    const medal = declared.find((one) => one.id === `${id}`);
    if (medal) medal.unlockedAt ??= new Date().toISOString();
    inBackground(medal ? coinop.achievements.unlock(`${id}`) : store.set(`medal:${id}`, true));
    return {
      medal: { ...medalOf(Number(id), medal?.title, medal?.description), unlocked: true },
      medal_score: medalScore(),
    };
  }

  // A single board is the main one, which the app shows.
  const nameOf = (id: unknown): string | undefined => (boards.length > 1 ? `${id}` : undefined);
  const boardOf = (id: unknown): Data => ({ id, name: boards.find((board) => board.id === id)?.name ?? `${id}` });
  function postScore({ id, value }: Data): Data {
    coinop.score(Number(value), { board: nameOf(id) });
    return { scoreboard: boardOf(id), score: { user: user(), value, formatted_value: `${value}`, tag: null } };
  }
  async function getScores({ id, limit = 10, skip = 0 }: Data): Promise<Data> {
    const count = Number(limit) + Number(skip);
    const { entries } = await coinop.leaderboard({ board: nameOf(id), limit: Math.min(count, 100) });
    const scores = entries.slice(Number(skip)).map(({ name, handle, score }) => ({
      user: user(name, handle),
      value: score,
      formatted_value: `${score}`,
      tag: null,
    }));
    return { scoreboard: boardOf(id), scores, limit, skip, social: false, period: 'A' };
  }

  function slotOf(id: number): Data {
    const slot = store.get(`slot:${id}`) as Slot | undefined;
    if (!slot) return { id, size: 0, datetime: null, timestamp: 0, url: null };
    const url = `data:text/plain;charset=utf-8,${encodeURIComponent(slot.data)}`;
    return { id, size: slot.data.length, datetime: slot.at, timestamp: Math.floor(Date.parse(slot.at) / 1000), url };
  }
  function setData({ id, data }: Data): Data {
    const slot: Slot = { data: `${data}`, at: new Date().toISOString() };
    inBackground(store.set(`slot:${id}`, slot));
    return { slot: slotOf(Number(id)) };
  }
  function clearSlot({ id }: Data): Data {
    inBackground(store.remove(`slot:${id}`));
    return { slot: slotOf(Number(id)) };
  }

  const components: Record<string, Component> = {
    'Gateway.ping': () => ({ pong: 'pong' }),
    'Gateway.getVersion': () => ({ version: '3.0.0' }),
    'Gateway.getDatetime': () => ({ datetime: new Date().toISOString(), timestamp: Math.floor(Date.now() / 1000) }),
    'App.startSession': session,
    'App.checkSession': session,
    'App.getCurrentVersion': () => ({ current_version: '1.0.0', client_deprecated: false }),
    'App.getHostLicense': () => ({ host_approved: true }),
    'Medal.getList': () => ({ medals: medals() }),
    'Medal.getMedalScore': () => ({ medal_score: medalScore() }),
    'Medal.unlock': unlock,
    'ScoreBoard.getBoards': () => ({ scoreboards: boards }),
    'ScoreBoard.postScore': postScore,
    'ScoreBoard.getScores': getScores,
    'CloudSave.loadSlots': () => ({ slots: Array.from({ length: slotCount }, (_, index) => slotOf(index + 1)) }),
    'CloudSave.loadSlot': ({ id }) => ({ slot: slotOf(Number(id)) }),
    'CloudSave.setData': setData,
    'CloudSave.clearSlot': clearSlot,
  };

  // Everything else, such as App.logView, Event.logEvent and Loader.*, only has to succeed.
  const run = (component: string, parameters: Data): Data | Promise<Data> => components[component]?.(parameters) ?? {};
  return Object.assign(run, { loaded: Promise.all([store.loaded, listed]) });
}
