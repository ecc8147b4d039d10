import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { type Config, readConfig } from './process/config.ts';
import { errorCodeOf, StartupError } from './process/startup-error.ts';

/** One file under commands/ each; its name is the command. */
export type Command = { summary: string; usage: string; run(config: Config, args: string[]): Promise<void> };

export async function main(argv: string[]): Promise<void> {
  const [name = 'help', ...args] = argv;
  const command = await findCommand(name);
  if (command === undefined) {
    await printHelp(name === 'help' || name === '--help' ? undefined : `There is no command "${name}".`);
    return;
  }
  if (args.includes('--help')) {
    console.log(`${command.summary}\n\n  ${command.usage}`);
    return;
  }
  try {
    const inFile = loadDotEnv();
    await command.run(readConfig(process.env, inFile), args);
  } catch (error) {
    if (!isOperatorError(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** A bad setting or an unknown option: the operator gets the message without a stack trace. */
function isOperatorError(error: unknown): error is Error {
  return error instanceof StartupError || errorCodeOf(error)?.startsWith('ERR_PARSE_ARGS') === true;
}

const folder = path.join(import.meta.dirname, 'commands');

function commandNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3))
    .sort();
}

async function findCommand(name: string): Promise<Command | undefined> {
  if (!commandNames().includes(name)) return undefined;
  // Relative: on Windows an absolute path is no address that can be imported.
  const { command } = (await import(`./commands/${name}.ts`)) as { command: Command };
  return command;
}

async function printHelp(problem: string | undefined): Promise<void> {
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
  }
  const lines = await Promise.all(
    commandNames().map(async (name) => `  ${name.padEnd(14)} ${(await findCommand(name))?.summary}`),
  );
  console.log(
    `Coinop, a game platform.\n\n${lines.join('\n')}\n\nnpm run coinop -- <command> --help shows the options.`,
  );
}

/**
 * Settings may be in a .env file; the environment overrides it. Returns the names whose values come from the file, also
 * in a process whose parent had read it.
 */
function loadDotEnv(): ReadonlySet<string> {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return new Set();
  }
  const written = Object.entries(parseEnv(readFileSync('.env', 'utf8')));
  return new Set(written.filter(([name, value]) => process.env[name] === value).map(([name]) => name));
}
