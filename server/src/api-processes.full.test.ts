import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startNodeProcess } from './testing/node-process.ts';
import { requestsWith } from './testing/people/people.ts';
import { startService } from './testing/service.ts';

it('serves one port by several processes, replaces one that dies, and stops with all of them', async () => {
  const service = await startService();
  const { people } = service;
  const node = await startNodeProcess(service, { API_PROCESSES: '2' });
  const children = async () => {
    const { stdout } = await promisify(execFile)('pgrep', ['-P', String(node.pid)]);
    return stdout.trim().split('\n').map(Number);
  };
  const before = await children();
  expect(before).toHaveLength(2);
  const ada = await people.member('ada');
  const askAll = async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        requestsWith(node.url, ada.token)
          .get('/api/me')
          .catch(() => undefined),
      ),
    );
    return answers.map((answer) => answer?.status);
  };
  const allAnswered = Array.from({ length: 12 }, () => 200);
  // A busy machine may make a process ask for a moment.
  await expect.poll(askAll).toEqual(allAnswered);

  process.kill(before[0] as number, 'SIGKILL');
  await expect.poll(children).not.toContain(before[0]);
  await expect.poll(async () => (await children()).length).toBe(2);
  await expect.poll(askAll).toEqual(allAnswered);

  const after = await children();
  node.signal('SIGTERM');
  expect(await node.ended).toBe(0);
  for (const pid of after) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
