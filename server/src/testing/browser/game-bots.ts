import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../../../games');

type Moment = { screen: string; score: number };

declare global {
  interface Window {
    __game: { state(): Moment };
  }
}

/** What a bot needs to control a game: a Playwright page has it all. */
export type Hands = {
  keyboard: { down(key: string): Promise<void>; up(key: string): Promise<void>; press(key: string): Promise<void> };
  mouse: {
    move(x: number, y: number): Promise<void>;
    click(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  evaluate<Seen>(look: () => Seen): Promise<Seen>;
  waitForFunction<Seen>(look: () => Seen): Promise<{ jsonValue(): Promise<unknown> }>;
  waitForTimeout(ms: number): Promise<void>;
};

/** The bot.js of a starter game. */
export type Bot = {
  start(hands: Hands): Promise<void>;
  play(hands: Hands, seconds: number): Promise<void>;
  /** Loses on purpose. */
  lose(hands: Hands): Promise<void>;
};

export function listBots(): string[] {
  return readdirSync(folder).filter((slug) => existsSync(botFile(slug)));
}

export function botFile(slug: string): string {
  return path.join(folder, slug, 'bot.js');
}

export async function botOf(slug: string): Promise<Bot> {
  return (await import(botFile(slug))) as Bot;
}

export type Round = { started: Moment; played: Moment; lost: Moment; again: Moment };

/** From the title through a lost game into the next one. */
export async function playRound(
  hands: Hands,
  bot: Bot,
  seconds: number,
  look: (moment: keyof Round) => Promise<void> = async () => {},
): Promise<Round> {
  const see = async (name: keyof Round): Promise<Moment> => {
    const { screen, score } = await hands.evaluate(() => window.__game.state());
    await look(name);
    return { screen, score };
  };
  await bot.start(hands);
  const started = await see('started');
  await bot.play(hands, seconds);
  const played = await see('played');
  await bot.lose(hands);
  const lost = await see('lost');
  await startAgain(hands);
  return { started, played, lost, again: await see('again') };
}

/** A result can be dismissed only after a moment, so that a last hasty tap does not skip it. */
async function startAgain(hands: Hands): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    await hands.waitForTimeout(300);
    await hands.keyboard.press('Enter');
    if ((await hands.evaluate(() => window.__game.state())).screen === 'playing') return;
  }
  throw new Error('It would not start again.');
}
