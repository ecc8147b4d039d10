import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { issueCoins } from '../../server/src/coins/issue-coins.ts';
import { secondsAfter } from '../../server/src/platform/clock.ts';
import type { Context } from '../../server/src/platform/context.ts';
import { startFfmpegProcess } from '../../server/src/testing/ffmpeg-process.ts';
import { retryOn503 } from '../../server/src/testing/in-parallel.ts';
import { People, type Person } from '../../server/src/testing/people/people.ts';
import { filmGame } from './film-game.ts';

export type Life = {
  url: string;
  /** The account that visits the app. */
  ada: Person;
  /** The ids of all games by title. */
  games: Map<string, string>;
  clipId: string;
  liveId: string;
  /** A game of ada's, and the job that made it. */
  ownGameId: string;
  madeJobId: string;
  /** A loot box of that game. */
  boxId: string;
  /** A public recording of a stream that has ended. */
  recordingId: string;
  /** Ends the stream that is live. */
  stop(): void;
};

const others: [handle: string, name: string][] = [
  ['noor', 'Noor Haddad'],
  ['tomasz', 'Tomasz'],
  ['yuki', 'Yuki Mori'],
  ['bea', 'Beatriz'],
  ['kofi', 'Kofi Mensah'],
  ['lin', 'Lin'],
  ['saga', 'Saga Berg'],
];

/** Creates accounts that play, follow, buy, make games, post a clip and stream, all of it through the API. */
export async function seedLife(ctx: Context, url: string, browser: Browser): Promise<Life> {
  const people = new People(ctx, url);
  const arrive = async (handle: string, name: string) => {
    const person = await people.member(handle);
    await asked(() => person.patch('/api/me', { name }));
    await issueCoins(
      ctx.db,
      { accountId: person.id, coins: 500, kind: 'welcome', cause: `welcome:${handle}`, memo: 'Welcome', refId: null },
      secondsAfter(ctx.clock.now(), -3 * 86_400),
    );
    return person;
  };
  const ada = await arrive('ada', 'Ada Okafor');
  const friends = await Promise.all(others.map(([handle, name]) => arrive(handle, name)));

  for (const [place, friend] of friends.entries()) {
    await asked(() => friend.post('/api/profiles/ada/follow'));
    if (place < 5) await asked(() => ada.post(`/api/profiles/${friend.handle}/follow`));
  }
  const made = await makeGames(ada);
  const { body } = await asked(() => ada.get('/api/games'));
  const games = new Map<string, string>(body.games.map((game: { title: string; id: string }) => [game.title, game.id]));

  for (const [place, gameId] of [...games.values()].entries()) {
    for (const [nth, player] of [ada, ...friends].entries()) {
      if ((place + nth) % 3 === 2 && player !== ada) continue;
      await asked(() => player.post('/api/events', { type: 'play_start', gameId }));
      const score = 140 + ((place * 977 + nth * 1409 + 611) % 4200);
      await asked(() => player.post('/api/events', { type: 'score', gameId, score }));
    }
  }
  const [own] = made;
  if (!own) throw new Error('No game was made.');
  const boxId = await sellSomething(people, ada, own.gameId, friends);
  await react(ada, friends, [...games.values()], own.gameId);
  await buy(people, ada, games.get('Moth & Lantern') ?? '', "Peddler's Box");
  await buy(people, ada, games.get('Cindertail') ?? '', 'Spare ember');
  const film = await filmGame(browser, 'cindertail');
  const clipId = await shareClip(ada, games.get('Cindertail') ?? '', film);
  const saga = friends.at(-1) ?? ada;
  const recordingId = await recordStream(friends[0] ?? ada, games.get('Cindertail') ?? '', film);
  const { liveId, stop } = await goLive(saga, friends, games.get('Cindertail') ?? '', film);
  return { url, ada, games, clipId, liveId, ownGameId: own.gameId, madeJobId: own.jobId, boxId, recordingId, stop };
}

/** Lets the generator make two games from prompts. */
async function makeGames(maker: Person): Promise<{ gameId: string; jobId: string }[]> {
  const jobs = [];
  for (const prompt of ['a snake of lanterns at night by the sea', 'catch falling stars with a paper boat']) {
    jobs.push((await asked(() => maker.post('/api/games/generate', { prompt }))).body.job.id);
  }
  const made: { gameId: string; jobId: string }[] = [];
  for (const id of jobs) {
    const job = await until(async () => {
      const { job } = (await asked(() => maker.get(`/api/jobs/${id}`))).body;
      return job.finishedAt === null ? undefined : job;
    });
    if (job.game) made.push({ gameId: job.game.id, jobId: id });
  }
  return made;
}

async function sellSomething(people: People, maker: Person, gameId: string, buyers: Person[]): Promise<string> {
  const item = { kind: 'durable', name: 'Brass lantern', description: 'Burns a little brighter.', price: 60 };
  const lantern = (await asked(() => maker.post(`/api/games/${gameId}/items`, item))).body.item;
  for (const buyer of buyers.slice(0, 3)) await buy(people, buyer, gameId, item.name);
  const prize = { kind: 'consumable', name: 'Drop of oil', price: 5 };
  const oil = (await asked(() => maker.post(`/api/games/${gameId}/items`, prize))).body.item;
  const contents = [
    { itemId: oil.id, weight: 9 },
    { itemId: lantern.id, weight: 1 },
  ];
  const box = { kind: 'loot_box', name: 'Harbour chest', price: 20, contents };
  return (await asked(() => maker.post(`/api/games/${gameId}/items`, box))).body.item.id;
}

async function buy(people: People, buyer: Person, gameId: string, name: string): Promise<void> {
  const { body } = await asked(() => buyer.get(`/api/games/${gameId}/items`));
  const itemId = body.items.find((item: { name: string }) => item.name === name)?.id;
  const playing = await people.playing(buyer, gameId);
  const { intent } = (await asked(() => playing.post('/api/sdk/shop/intents', { gameId, itemId }))).body;
  await asked(() => buyer.post(`/api/shop/intents/${intent.id}/approve`, {}));
}

/** Likes and comments, some of which notify the game's creator. */
async function react(ada: Person, friends: Person[], gameIds: string[], ownId: string): Promise<void> {
  const words = ['The light on the water!', 'One more round. Just one.', 'How do you get past the second gate?'];
  for (const [place, friend] of friends.entries()) {
    await asked(() => friend.put(`/api/games/${ownId}/like`));
    for (const gameId of [ownId, ...gameIds.slice(0, 6)]) {
      const text = words[place];
      if (text) await asked(() => friend.post(`/api/games/${gameId}/comments`, { text }));
    }
  }
  for (const gameId of gameIds.slice(0, 4)) await asked(() => ada.put(`/api/games/${gameId}/like`));
}

/** Sends the film to the stream's address, so many times or until the sender is killed. */
async function sendFilm(film: Buffer, loops: number, { url, streamKey }: { url: string; streamKey: string }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-live-'));
  const file = path.join(folder, 'film.mp4');
  await writeFile(file, film);
  const input = ['-re', '-stream_loop', String(loops), '-i', file, '-f', 'lavfi', '-i', 'anullsrc', '-shortest'];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '12', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  const sender = startFfmpegProcess([...input, ...codecs, '-f', 'flv', `${url}/${streamKey}`]);
  sender.stderr?.resume();
  sender.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const kill = () => void sender.kill('SIGKILL');
  process.once('exit', kill);
  sender.once('exit', () => process.off('exit', kill));
  return sender;
}

/** Streams the film in a loop. */
async function goLive(streamer: Person, viewers: Person[], gameId: string, film: Buffer) {
  const title = 'Night shift: all the way to dawn';
  const { live, ingest } = (await asked(() => streamer.post('/api/live', { title, gameId }))).body;
  const sender = await sendFilm(film, -1, ingest);
  await until(async () => (await asked(() => streamer.get('/api/live'))).body.live.status === 'live' || undefined);
  for (const [place, text] of ['What a run', 'Go left! Left!', 'Is this the new map?'].entries()) {
    await asked(() => (viewers[place] ?? streamer).post(`/api/live/${live.id}/chat`, { text }));
  }
  return { liveId: live.id as string, stop: () => void sender.kill('SIGKILL') };
}

/** Streams the film for some seconds, and publishes the recording. */
async function recordStream(streamer: Person, gameId: string, film: Buffer): Promise<string> {
  const { ingest } = (await asked(() => streamer.post('/api/live', { title: 'Morning run', gameId, record: true })))
    .body;
  await sendFilm(film, 5, ingest);
  const recording = await until(async () => {
    const [made] = (await asked(() => streamer.get('/api/recordings'))).body.recordings;
    return made?.status === 'ready' ? made : undefined;
  });
  await asked(() => streamer.patch(`/api/recordings/${recording.id}`, { isPublic: true }));
  return recording.id;
}

async function shareClip(creator: Person, gameId: string, film: Buffer): Promise<string> {
  const { clip, uploadUrl } = (
    await asked(() => creator.post('/api/clips/upload', { gameId, title: 'All the way to the second dawn' }))
  ).body;
  const put = await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(film) });
  if (!put.ok) throw new Error(`The clip was not taken: ${await put.text()}`);
  await until(async () => {
    const { status, error } = (await asked(() => creator.get(`/api/clips/${clip.id}`))).body.clip;
    if (status === 'failed') throw new Error(`The clip failed: ${error}`);
    return status === 'ready' || undefined;
  });
  return clip.id;
}

/** A busy machine may refuse a request; it is sent again. */
async function asked(ask: () => ReturnType<Person['get']>) {
  const answer = await retryOn503(ask);
  if (answer.status >= 400) throw new Error(`The service answered ${answer.status}: ${answer.text}`);
  return answer;
}

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await sleep(300);
  }
}
