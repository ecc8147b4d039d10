import { expect, it } from 'vitest';
import { startNodeProcess } from '../testing/node-process.ts';
import { requestsWith } from '../testing/people/people.ts';
import { processesOf } from '../testing/processes-of.ts';
import { startService } from '../testing/service.ts';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.skipIf(process.platform !== 'linux')(
  'the API processes of a node share one generator, which ends with the node',
  async () => {
    const service = await startService();
    const node = await startNodeProcess(service, { API_PROCESSES: '2' });
    const ada = await service.people.member('ada');
    const askOnce = (prompt: string) => requestsWith(node.url, ada.token).post('/api/games/generate', { prompt });
    const ask = async (prompt: string) => {
      for (;;) {
        const answer = await askOnce(prompt);
        if (answer.status !== 503) return answer;
      }
    };
    const asked = await Promise.all(Array.from({ length: 6 }, (_, i) => ask(`a fox who eats ${i + 2} cakes`)));
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 202));
    expect((await ask('asdf')).status).toBe(400);
    const [generator, ...more] = processesOf(node.pid, 'generator-program');
    expect(more).toEqual([]);

    process.kill(generator as number, 'SIGKILL');
    expect((await ask('a dog in space')).status).toBe(202);
    const [another] = processesOf(node.pid, 'generator-program');
    expect(another).not.toBe(generator);

    await node.kill();
    await expect.poll(() => isRunning(another as number)).toBe(false);
  },
);
