import os from 'node:os';
import { parseArgs } from 'node:util';
import { Refusal } from '../http/errors.ts';
import type { Command } from '../main.ts';
import {
  type CaseRow,
  type Decision,
  findCase,
  listDecisions,
  listLatestDecisions,
  listReports,
  listUndecidedCases,
} from '../moderation/case-queries.ts';
import { cleanScores } from '../moderation/clean-scores.ts';
import { banAccount, type Grounds, hideThing, restoreThing, unbanAccount } from '../moderation/decide-case.ts';
import { type Target, targetNamed, targetNames } from '../moderation/target.ts';
import { moderationTargets } from '../moderation-targets.ts';
import { withContext } from '../node.ts';
import type { Context } from '../platform/context.ts';
import { cleanBoard, listUnrankedScores } from '../play/clean-board.ts';
import { readBoard } from '../play/leaderboard-queries.ts';
import { StartupError } from '../process/startup-error.ts';

const usage = `npm run coinop -- moderation list [--log]
  npm run coinop -- moderation show ${targetNames.join('|')} ID
  npm run coinop -- moderation hide|restore ${targetNames.join('|')} ID --reason TEXT [--by NAME]
  npm run coinop -- moderation ban|unban HANDLE --reason TEXT [--by NAME]
  npm run coinop -- moderation scores GAME [--clean [HANDLE] --reason TEXT [--by NAME]]

  The ID of a profile is its handle.`;

export const command: Command = {
  summary: 'Shows what was reported; hides and restores things, bans and unbans accounts; cleans leaderboards.',
  usage,
  run: (config, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        by: { type: 'string' },
        log: { type: 'boolean', default: false },
        clean: { type: 'boolean', default: false },
      },
    });
    const work = readOrder(positionals, values);
    return withContext(config, async (ctx) => {
      try {
        await work(ctx);
      } catch (error) {
        if (error instanceof Refusal) throw new StartupError(error.message);
        throw error;
      }
    });
  },
};

type Options = { reason?: string | undefined; by?: string | undefined; log: boolean; clean: boolean };

/** The requested action, or an error that says what is missing, before the database is opened. */
function readOrder([order, ...rest]: string[], options: Options): (ctx: Context) => Promise<void> {
  switch (order) {
    case 'list':
      return options.log ? printLog : printCases;
    case 'show': {
      const { target, id } = thingOf(rest);
      return (ctx) => printThing(ctx, target, id);
    }
    case 'hide':
    case 'restore': {
      const { target, id } = thingOf(rest);
      const grounds = groundsOf(options);
      const act = order === 'hide' ? hideThing : restoreThing;
      return async (ctx) => {
        const { title } = await act(ctx, target, id, grounds);
        console.log(`${target.name} "${title}" is ${order === 'hide' ? 'hidden' : 'shown; reports cannot hide it'}.`);
      };
    }
    case 'ban':
    case 'unban': {
      const [handle] = rest;
      if (handle === undefined) throw new StartupError(`${order} needs a handle.\n\n  ${usage}`);
      const grounds = groundsOf(options);
      const act = order === 'ban' ? banAccount : unbanAccount;
      return async (ctx) => {
        const account = await act(ctx, handle, grounds);
        console.log(`@${account.handle} is ${order === 'ban' ? 'banned' : 'free to sign in again'}.`);
      };
    }
    case 'scores': {
      const [gameId, handle] = rest;
      if (gameId === undefined) throw new StartupError(`scores needs the id of a game.\n\n  ${usage}`);
      const { target: games } = thingOf(['game', gameId]);
      if (!options.clean) return (ctx) => printScores(ctx, games, gameId);
      const grounds = groundsOf(options);
      return async (ctx) => {
        const cleaned = await cleanScores(ctx, games, cleanBoard, { gameId, handle }, grounds);
        console.log(`${cleaned} players were taken off the boards of this game.`);
      };
    }
    default:
      throw new StartupError(`Say what to do.\n\n  ${usage}`);
  }
}

function thingOf([name, id]: string[]): { target: Target; id: string } {
  const target = targetNamed(moderationTargets, name ?? '');
  if (target === undefined || id === undefined) throw new StartupError(`Say which thing.\n\n  ${usage}`);
  return { target, id };
}

function groundsOf({ reason, by = os.userInfo().username }: Options): Grounds {
  if (reason === undefined || reason.trim() === '' || reason.length > 500 || by === '' || by.length > 100) {
    throw new StartupError('--reason must say in 1 to 500 characters why; it stays in the log, with your name.');
  }
  return { by, reason };
}

async function printCases(ctx: Context): Promise<void> {
  const cases = await listUndecidedCases(ctx.db, undefined, 200);
  if (cases.length === 0) console.log('Nothing waits for a decision.');
  for (const one of cases) {
    const thing = await targetNamed(moderationTargets, one.target)?.find(ctx.db, one.thingId);
    console.log(`${one.target} ${one.thingId} "${thing?.title ?? 'gone'}": ${statusOf(one)}`);
  }
}

function statusOf({ status, reports, counted }: CaseRow): string {
  return `${status.replaceAll('_', ' ')}, ${reports} reports of which ${counted} count`;
}

async function printThing(ctx: Context, target: Target, id: string): Promise<void> {
  const thing = await target.find(ctx.db, id);
  if (thing === undefined) throw new StartupError(`There is no such ${target.name}.`);
  const found = await findCase(ctx.db, target.name, thing.id);
  console.log(`${target.name} ${thing.id} "${thing.title}", ${thing.isShown ? 'shown' : 'not shown'}`);
  console.log(found === undefined ? 'It was never reported.' : statusOf(found));
  for (const { reporter, reason, category, counts, createdAt } of await listReports(ctx.db, target.name, thing.id)) {
    console.log(
      `  ${createdAt.toISOString()} @${reporter}${counts ? '' : ' (does not count)'}${category === null ? '' : ` ${category}`}: ${oneLine(reason)}`,
    );
  }
  for (const decision of await listDecisions(ctx.db, [thing.id, thing.ownerId])) printDecision(decision);
}

const scoresShownMax = 20;
const nobody = '00000000-0000-0000-0000-000000000000';

/** The top of a game's board, and the latest unranked scores. */
async function printScores(ctx: Context, games: Target, id: string): Promise<void> {
  const game = await games.find(ctx.db, id);
  if (game === undefined) throw new StartupError('There is no such game.');
  console.log(`game ${game.id} "${game.title}", the board of all time:`);
  const board = { gameId: game.id, board: 'infinity' };
  const { entries } = await readBoard(ctx.db, board, nobody, undefined, scoresShownMax);
  for (const { rank, handle, score, achievedAt } of entries) {
    console.log(`  ${rank}. @${handle} ${score} at ${achievedAt.toISOString()}`);
  }
  console.log('Counted and not ranked:');
  for (const { handle, score, sentAt } of await listUnrankedScores(ctx.db, game.id, scoresShownMax)) {
    console.log(`  @${handle} ${score} at ${sentAt.toISOString()}`);
  }
}

async function printLog(ctx: Context): Promise<void> {
  for (const decision of await listLatestDecisions(ctx.db)) printDecision(decision);
}

function printDecision({ decision, target, thingId, decidedBy, reason, decidedAt }: Decision): void {
  console.log(`  ${decidedAt.toISOString()} ${decision} ${target} ${thingId} by ${decidedBy}: ${oneLine(reason)}`);
}

/** User content must not send control sequences to the operator's terminal. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}
