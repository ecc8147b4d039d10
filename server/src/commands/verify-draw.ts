import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Command } from '../main.ts';
import { StartupError } from '../process/startup-error.ts';
import { hashOfSeed, prizeOf } from '../shop/fair-draw.ts';
import type { Intent } from '../shop/intent.ts';

export const command: Command = {
  summary: 'Works out a loot box draw again from an intent as the API shows it; ends with 1 when it does not fit.',
  usage:
    'npm run coinop -- verify-draw FILE   (an answer with an intent in it, as JSON; - reads it from standard input)',
  run: async (_config, [file, ...rest]) => {
    if (file === undefined || rest.length > 0) throw new StartupError(`Say ${command.usage}`);
    const intent = intentIn(await contentOf(file));
    const problems = problemsOf(intent);
    for (const problem of problems) console.log(problem);
    if (problems.length > 0) process.exitCode = 1;
    else
      console.log(`Intent ${intent.id} was drawn fairly: ${intent.granted[0]?.name} (${intent.granted[0]?.itemId}).`);
  },
};

async function contentOf(file: string): Promise<string> {
  if (file === '-') return text(process.stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartupError(`${file} cannot be read (${(error as Error).message}).`);
  }
}

function intentIn(content: string): Intent {
  let answer: Partial<Intent> & { intent?: Intent };
  try {
    answer = JSON.parse(content);
  } catch {
    throw new StartupError('This is not JSON; save the answer of GET /api/shop/intents/:id to a file.');
  }
  const intent = answer.intent ?? (answer as Intent);
  if (typeof intent.id !== 'string' || !Array.isArray(intent.granted)) throw new StartupError('This is no intent.');
  if (intent.fairness === null || intent.fairness === undefined)
    throw new StartupError('Nothing is drawn here: only loot boxes are.');
  if (intent.status !== 'approved') throw new StartupError(`Nothing was drawn: the intent is ${intent.status}.`);
  return intent;
}

/** The mismatches, one sentence each. */
export function problemsOf(intent: Intent): string[] {
  const { serverSeed, serverSeedHash, clientSeed, odds } = intent.fairness ?? {};
  if (!serverSeed || serverSeedHash === undefined || odds === undefined) return ['The seed or the odds are missing.'];
  const problems: string[] = [];
  if (hashOfSeed(serverSeed) !== serverSeedHash) problems.push('The server seed is not the one whose hash was shown.');
  const prize = prizeOf({ intentId: intent.id, serverSeed, clientSeed: clientSeed ?? '', odds });
  if (prize !== intent.granted[0]?.itemId) problems.push(`The draw gives ${prize}, not what was granted.`);
  return problems;
}
