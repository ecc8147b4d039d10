import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import module from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** From the parent to its helper. */
export type Asked = { id: number; name: string; input: unknown } | { abort: number };
/** From the helper to its parent. */
export type Answer =
  | { id: number; output: unknown }
  | { id: number; progress: unknown }
  | { id: number; failure: { message: string; stack: string } };

export type HelperProcess = {
  pid: number | undefined;
  /** False as soon as it has exited, which is before `onEnd`. */
  isRunning(): boolean;
  send(message: Asked): void;
  kill(): void;
  /** It ends by itself when it is no longer connected; resolves once it has. */
  end(): Promise<void>;
};

type Listeners = { onAnswer(answer: Answer): void; onEnd(how: string): void };

const endMsMax = 6000;
const saidMax = 2000;
const saidLateMs = 500;
/** As `npm start` has them: garbage is collected early, and what is freed is given back. */
const nodeFlags = ['--max-semi-space-size=4', '--heap-growing-percent=30'];
const malloc = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
const passedOn = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'TMP', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

/** Starts a program that calls `serveTasks`. `onEnd` is called once, also when it could not be started. */
export function startHelperProcess(file: string, { onAnswer, onEnd }: Listeners): HelperProcess {
  const child = fork(file, [], {
    serialization: 'advanced',
    execArgv: nodeFlags,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: environment(),
  });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let said = '';
  let isEnding = false;
  const isOver = (how: string) => {
    resolve();
    if (!isEnding) onEnd(said === '' ? how : `${how}: ${said}`);
    isEnding = true;
  };
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-saidMax);
  });
  child.on('message', (answer) => onAnswer(answer as Answer));
  child.once('exit', async (code, signal) => {
    // What it said last may still be on its way.
    await Promise.race([once(child, 'close'), sleep(saidLateMs)]);
    isOver(`it ended with ${signal ?? code}`);
  });
  child.on('error', (error) => {
    // A process that cannot be reached any more is of no use; one that was never started has no other event.
    child.kill('SIGKILL');
    isOver(error.message);
  });
  return {
    pid: child.pid,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    send: (message) => void child.send(message),
    kill: () => void child.kill('SIGKILL'),
    end: async () => {
      isEnding = true;
      disconnect(child);
      const late = setTimeout(() => child.kill('SIGKILL'), endMsMax);
      await ended;
      clearTimeout(late);
    },
  };
}

function disconnect(child: ChildProcess): void {
  if (child.connected) child.disconnect();
}

/** Not our own, which contains secrets. */
function environment(): NodeJS.ProcessEnv {
  const known = passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const compiled = module.getCompileCacheDir();
  return {
    ...Object.fromEntries(known),
    ...malloc,
    // It appends the version of Node itself.
    ...(compiled !== undefined && { NODE_COMPILE_CACHE: path.dirname(compiled) }),
  };
}
