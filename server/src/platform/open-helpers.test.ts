import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { isRunning } from '../testing/processes-of.ts';
import { type Helper, HelperUnavailable, type Task } from './helper.ts';
import { openHelpers } from './open-helpers.ts';

const file = path.join(import.meta.dirname, '../testing/sample-helper.ts');
const logged: unknown[] = [];
const helpers = openHelpers({ error: (fields: unknown) => void logged.push(fields) } as never);
afterAll(() => helpers.close());

let names = 0;
/** Each has its own process. */
const helperWith = (settings: Partial<Helper> = {}): Helper => ({
  name: `helper ${names++}`,
  file,
  concurrency: 1,
  queuedMax: 10,
  idleSeconds: 60,
  stuckSeconds: 60,
  ...settings,
});
const task = <Output = unknown>(helper: Helper, name: string, seconds = 60): Task<unknown, Output, number> => ({
  helper,
  name,
  seconds,
});
type Who = { pid: number; calls: number; env: string[] };

it('runs tasks in one process of its own, which knows no secret of this one', async () => {
  process.env['SOME_SECRET'] = 'x';
  const who = task<Who>(helperWith(), 'who');
  const first = await helpers.run(who, undefined);
  const second = await helpers.run(who, undefined);
  expect(first.pid).not.toBe(process.pid);
  expect(second).toMatchObject({ pid: first.pid, calls: 2 });
  expect(first.env).toContain('PATH');
  expect(first.env).not.toContain('SOME_SECRET');
});

it('passes data and bytes both ways, and what a task throws', async () => {
  const helper = helperWith();
  const data = { text: 'é', none: undefined, bytes: Buffer.from([1, 2]), list: [null, 1.5] };
  expect(await helpers.run(task(helper, 'echo'), data)).toEqual(data);
  await expect(helpers.run(task(helper, 'fail'), 'no such word')).rejects.toThrow('no such word');
  await expect(helpers.run(task(helper, 'fail'), 'x')).rejects.not.toThrow(HelperUnavailable);
  await expect(helpers.run(task(helper, 'unknown'), 1)).rejects.toThrow('There is no task "unknown"');
});

it('tells of progress in order and before the result, and ends a task whose listener fails', async () => {
  const helper = helperWith();
  const heard: number[] = [];
  const onProgress = async (step: number) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    heard.push(step);
  };
  expect(await helpers.run(task(helper, 'steps'), 3, { onProgress })).toBe(3);
  expect(heard).toEqual([1, 2, 3]);
  const lost = async () => {
    throw new Error('lease lost');
  };
  await expect(helpers.run(task(helper, 'steps'), 2, { onProgress: lost })).rejects.toThrow('lease lost');
});

it('fails what a killed process was at, and runs what waited in another one', async () => {
  const helper = helperWith();
  const before = await helpers.run(task<Who>(helper, 'who'), undefined);
  const died = helpers.run(task(helper, 'die'), undefined);
  const waited = helpers.run(task<Who>(helper, 'who'), undefined);
  await expect(died).rejects.toThrow(HelperUnavailable);
  expect(await waited).toMatchObject({ calls: 1 });
  expect((await waited).pid).not.toBe(before.pid);
  await expect(helpers.run(task(helper, 'complain'), undefined)).rejects.toThrow(/it ended with 3: out of words/);
  expect(logged).toContainEqual({ helper: helper.name, how: 'it ended with SIGKILL', tasks: 1 });
});

it('runs what comes just after an idle process was killed in another one', async () => {
  const helper = helperWith();
  const { pid } = await helpers.run(task<Who>(helper, 'who'), undefined);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isRunning(pid), { interval: 1 }).toBe(false);
  expect(await helpers.run(task<Who>(helper, 'who'), undefined)).toMatchObject({ calls: 1 });
});

it('refuses at once what would wait behind too many others, and later what waits for too long', async () => {
  const helper = helperWith({ queuedMax: 1 });
  await helpers.run(task(helper, 'who'), undefined);
  const blocking = helpers.run(task(helper, 'block'), 1500);
  const late = helpers.run(task(helper, 'who', 0.1), undefined);
  await expect(helpers.run(task(helper, 'who'), undefined)).rejects.toThrow('too many tasks wait for the helper');
  await expect(late).rejects.toThrow('who took longer than 0.1 s');
  expect(await blocking).toBe('done');
});

it('lets a slow task end for the sake of the next one, but kills one that never does', async () => {
  const helper = helperWith({ stuckSeconds: 2 });
  const { pid } = await helpers.run(task<Who>(helper, 'who'), undefined);
  await expect(helpers.run(task(helper, 'block', 0.1), 300)).rejects.toThrow(HelperUnavailable);
  expect((await helpers.run(task<Who>(helper, 'who'), undefined)).pid).toBe(pid);
  const stuck = helpers.run(task(helper, 'block'), 3_600_000);
  await expect(stuck).rejects.toThrow(HelperUnavailable);
  expect((await helpers.run(task<Who>(helper, 'who'), undefined)).pid).not.toBe(pid);
});

it('interrupts a task whose caller gives up', async () => {
  const helper = helperWith();
  const stop = new AbortController();
  const waiting = helpers.run(task(helper, 'wait'), 3_600_000, { signal: stop.signal });
  stop.abort(new Error('canceled'));
  await expect(waiting).rejects.toThrow('canceled');
  expect(await helpers.run(task(helper, 'echo'), 'next')).toBe('next');
  await expect(helpers.run(task(helper, 'echo'), 1, { signal: stop.signal })).rejects.toThrow('canceled');
});

it('ends a process that has nothing to do, and starts another when there is', async () => {
  const who = task<Who>(helperWith({ idleSeconds: 0.05 }), 'who');
  const { pid } = await helpers.run(who, undefined);
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect((await helpers.run(who, undefined)).calls).toBe(1);
});

it('ends its processes when it is closed, and answers nobody afterwards', async () => {
  const own = openHelpers({ error: () => undefined } as never);
  const helper = helperWith();
  const { pid } = await own.run(task<Who>(helper, 'who'), undefined);
  const running = own.run(task(helper, 'wait'), 3_600_000);
  const closing = expect(running).rejects.toThrow('this node is stopping');
  await own.close();
  await closing;
  expect(isRunning(pid)).toBe(false);
  await expect(own.run(task(helper, 'who'), undefined)).rejects.toThrow('this node is stopping');
});

it.each(['who', 'wait'])('dies with a parent that is killed, having been asked to %s', async (name) => {
  const program = `
    import { openHelpers } from ${JSON.stringify(path.join(import.meta.dirname, 'open-helpers.ts'))};
    const helpers = openHelpers({ error() {} });
    const helper = ${JSON.stringify(helperWith())};
    const { pid } = await helpers.run({ helper, name: 'who', seconds: 60 });
    if (${JSON.stringify(name)} === 'wait') helpers.run({ helper, name: 'wait', seconds: 60 }, 3_600_000).catch(() => {});
    process.send(pid);`;
  const parent = fork('data:text/javascript,0', [], {
    execArgv: ['--input-type=module', '--eval', program],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [pid] = await once(parent, 'message');
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

it('does not end with Ctrl-C before its parent has', async () => {
  const helper = helperWith();
  const { pid } = await helpers.run(task<Who>(helper, 'who'), undefined);
  for (const name of ['SIGINT', 'SIGTERM']) await promisify(execFile)('kill', [`-${name}`, String(pid)]);
  expect(await helpers.run(task<Who>(helper, 'who'), undefined)).toMatchObject({ pid, calls: 2 });
});
