import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Plan } from '../../engines/src/plan.ts';
import type { Caller } from '../src/access/caller.ts';
import { limits } from '../src/access/limits.ts';
import { understandPrompt } from '../src/generation/built-in/reading/understand-prompt.ts';
import { generateGameHandler } from '../src/generation/generate-game.ts';
import { requestGame } from '../src/generation/request-game.ts';
import type { Context } from '../src/platform/context.ts';
import { type Config, readConfig } from '../src/process/config.ts';
import { browserOf } from '../src/sandbox/programs.ts';
import { makeMembers } from '../src/seed-members.ts';
import { comparePictures } from './kit/compare-pictures.ts';
import { judgePlan, planAspects } from './kit/judge-plan.ts';
import { aspects, judgeReading } from './kit/judge-reading.ts';
import { onStage } from './kit/stage.ts';
import { labelledPrompts } from './labelled-prompts.ts';
import { prompts } from './prompts.ts';

type Made = { prompt: string; seconds: number; plan: Plan; html: string; thumbnail: Buffer };
type Failed = { prompt: string; seconds: number; error: string };
/** Refused before any work, as in the API. */
type Refused = { prompt: string; seconds: number; refused: string };
type Result = Made | Failed | Refused;

/**
 * Runs prompts through the whole pipeline, one after the other like a worker. The labelled set is evaluated: how it is
 * parsed, what the games are and show, how many pass their play test or are correctly refused, and how long one takes.
 * `--sample N` makes N games spread over the set; `--set plain` takes the prompts without labels and reports how much
 * their games differ. `--sheet FILE` shows all thumbnails in one picture, `--save FOLDER` keeps the games. `--reading`
 * only evaluates the parsing. `--from N --count N` makes a portion; `--saved FOLDER` generates nothing and reports on
 * all portions saved there.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      set: { type: 'string', default: 'labelled' },
      sample: { type: 'string' },
      count: { type: 'string' },
      from: { type: 'string', default: '0' },
      sheet: { type: 'string' },
      save: { type: 'string' },
      saved: { type: 'string' },
      reading: { type: 'boolean', default: false },
    },
  });
  reportReading();
  if (values.reading) return;
  if (values.saved !== undefined) return report(readConfig(process.env), await readSaved(values.saved), values.sheet);
  const all = values.set === 'plain' ? prompts : labelledPrompts.map(([prompt]) => prompt);
  const from = Number(values.from);
  const portion = all.slice(from, from + Number(values.count ?? all.length));
  const wanted = values.sample === undefined ? portion : spreadOver(portion, Number(values.sample));
  await onStage(async ({ ctx }) => {
    const callers = await callersFor(ctx, wanted.length);
    const results: Result[] = [];
    for (const [i, prompt] of wanted.entries()) {
      const caller = callers[i % callers.length];
      if (caller === undefined) continue;
      const one = await make(ctx, caller, prompt);
      results.push(one);
      if (values.save !== undefined) await save(values.save, from + i, one);
    }
    await report(ctx.config, results, values.sheet);
  });
}

/** This many items of a list, evenly spaced. */
function spreadOver<T>(list: T[], count: number): T[] {
  return list.filter((_, i) => Math.floor((i * count) / list.length) !== Math.floor(((i - 1) * count) / list.length));
}

/** How many labels the parsed prompts agree with, and all disagreements. */
function reportReading(): void {
  const startedAt = performance.now();
  const verdicts = labelledPrompts.flatMap(([prompt, label]) => judgeReading(prompt, label));
  const ms = (performance.now() - startedAt) / labelledPrompts.length;
  for (const { prompt, aspect, wanted, got, agrees } of verdicts)
    if (!agrees) console.log(`"${prompt}": ${aspect} is ${wanted}, read as ${got}`);
  const rows = aspects.map((aspect) => {
    const judged = verdicts.filter((one) => one.aspect === aspect);
    const right = judged.filter(({ agrees }) => agrees).length;
    return [aspect, { right, of: judged.length, share: share(right, judged.length) }] as const;
  });
  console.table(Object.fromEntries(rows));
  const wrong = new Set(verdicts.filter(({ agrees }) => !agrees).map(({ prompt }) => prompt));
  const flawless = labelledPrompts.length - wrong.size;
  console.log(
    `${flawless} of ${labelledPrompts.length} prompts were read without a flaw, in ${ms.toFixed(1)} ms each.`,
  );
}

/** As many members as needed to stay within the hourly limit. */
async function callersFor(ctx: Context, games: number): Promise<Caller[]> {
  const count = Math.ceil(games / limits.generation.max);
  const handles = (await Array.fromAsync(makeMembers(ctx, count))).flat().map(({ handle }) => handle);
  const { rows } = await sql<Caller>`
    select a.id as "accountId", a.kind, s.id as "sessionId" from accounts a join sessions s on s.account_id = a.id
    where a.handle = any(${handles})`.execute(ctx.db);
  return rows;
}

async function make(ctx: Context, caller: Caller, prompt: string): Promise<Result> {
  const startedAt = performance.now();
  const read = understandPrompt(prompt);
  if (!read.understood) return { prompt, seconds: (performance.now() - startedAt) / 1000, refused: read.reason };
  const { job } = await requestGame(ctx, caller, { prompt, listed: true });
  await generateGameHandler.run(ctx, { jobId: job.id }, { id: job.id, signal: new AbortController().signal });
  const seconds = (performance.now() - startedAt) / 1000;
  const { rows } = await sql<{
    error: string | null;
    plan: string | null;
    html: string | null;
    thumbnail: Buffer | null;
  }>`
    select j.error, p.plan, d.html, d.thumbnail from generation_jobs j
    left join game_plans p on p.game_id = j.game_id left join game_documents d on d.game_id = j.game_id
    where j.id = ${job.id}`.execute(ctx.db);
  const [row] = rows;
  if (!row?.plan || !row.html || !row.thumbnail)
    return { prompt, seconds, error: row?.error ?? 'it ended without a game' };
  return { prompt, seconds, plan: JSON.parse(row.plan) as Plan, html: row.html, thumbnail: row.thumbnail };
}

/** Writes a game as three files for inspection; a failed one has only its JSON. */
async function save(folder: string, number: number, one: Result): Promise<void> {
  const file = path.join(folder, String(number).padStart(3, '0'));
  await mkdir(folder, { recursive: true });
  const { html, thumbnail, ...words } = { html: '', thumbnail: Buffer.alloc(0), ...one };
  await writeFile(`${file}.html`, html);
  await writeFile(`${file}.jpg`, thumbnail);
  await writeFile(`${file}.json`, JSON.stringify(words, null, 2));
}

async function readSaved(folder: string): Promise<Result[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, path.basename(name, '.json'));
      const words = JSON.parse(await readFile(`${file}.json`, 'utf8')) as
        | Exclude<Result, Made>
        | Omit<Made, 'html' | 'thumbnail'>;
      if ('error' in words || 'refused' in words) return words;
      return { ...words, html: await readFile(`${file}.html`, 'utf8'), thumbnail: await readFile(`${file}.jpg`) };
    }),
  );
}

async function report(config: Config, all: Result[], sheet: string | undefined): Promise<void> {
  const made = all.filter((one) => 'plan' in one);
  for (const one of all) if ('error' in one) console.log(`FAILED: "${one.prompt}": ${one.error}`);
  const refused = all.filter((one) => 'refused' in one);
  for (const one of refused) console.log(`Refused: "${one.prompt}": ${one.refused}`);
  const seconds = made.map((one) => one.seconds).sort((a, b) => a - b);
  const at = (share: number) => seconds[Math.min(seconds.length - 1, Math.floor(seconds.length * share))] ?? 0;
  reportGames(made, refused);
  console.log(
    `${made.length} of ${all.length - refused.length} games passed their play test; ${refused.length} were refused.`,
  );
  console.log(`A game took ${at(0.5).toFixed(1)} s in the median, ${at(0.95).toFixed(1)} s at the 95th percentile.`);
  const count = (of: (plan: Plan) => string) => new Set(made.map(({ plan }) => of(plan))).size;
  console.log(
    `Different engines: ${count((plan) => plan.kind)}, scenes: ${count((plan) => plan.theme.scene)}, heroes: ${count((plan) => plan.theme.hero.sprite)}, palettes: ${count((plan) => Object.values(plan.palette).flat().join())}, titles: ${count((plan) => plan.title)}.`,
  );
  const browser = await browserOf(config);
  if ('missing' in browser) throw new Error(browser.missing);
  const pictures = made.map(({ plan, thumbnail }) => ({ jpeg: thumbnail, caption: `${plan.kind}: ${plan.title}` }));
  const { distinct, alike, contactSheet } = await comparePictures(browser, pictures);
  console.log(`Different pictures: ${distinct} of ${pictures.length}.`);
  for (const [a, b, difference] of alike) {
    console.log(`  alike (${difference.toFixed(3)}): "${pictures[a]?.caption}" and "${pictures[b]?.caption}"`);
  }
  if (sheet !== undefined) await writeFile(sheet, contactSheet);
  if (made.length + refused.length < all.length) process.exitCode = 1;
}

/** Compares the games with the labels; prompts without a label are left out. */
function reportGames(made: Made[], refused: Refused[]): void {
  const labels = new Map(labelledPrompts);
  const verdicts = made.flatMap(({ prompt, plan, html }) => {
    const label = labels.get(prompt);
    return label ? judgePlan(prompt, label, plan, html) : [];
  });
  const labelled = [...made, ...refused].filter(({ prompt }) => labels.has(prompt));
  if (labelled.length === 0) return;
  for (const { prompt, aspect, wanted, got, agrees } of verdicts)
    if (!agrees) console.log(`"${prompt}": ${aspect} should be ${wanted}, made as ${got}`);
  const rows = planAspects.map((aspect) => {
    const judged = verdicts.filter((one) => one.aspect === aspect);
    const right = judged.filter(({ agrees }) => agrees).length;
    return [aspect, { right, of: judged.length, share: share(right, judged.length) }] as const;
  });
  const rightlyRefused = refused.filter(({ prompt }) => labels.get(prompt) === null).length;
  const wronglyMade = made.filter(({ prompt }) => labels.get(prompt) === null).length;
  const toRefuse = rightlyRefused + wronglyMade;
  console.table({
    ...Object.fromEntries(rows),
    'refused rightly': { right: rightlyRefused, of: toRefuse, share: share(rightlyRefused, toRefuse) },
    'refused wrongly': { right: refused.length - rightlyRefused, of: labelled.length, share: '' },
  });
  const flawed = new Set(verdicts.filter(({ agrees }) => !agrees).map(({ prompt }) => prompt));
  const judgedGames = made.filter(({ prompt }) => labels.get(prompt));
  console.log(`${judgedGames.length - flawed.size} of ${judgedGames.length} judged games are without a flaw.`);
}

const share = (right: number, of: number) => (of === 0 ? '' : `${Math.round((right / of) * 100)} %`);
