import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Config } from '../process/config.ts';
import { openMail } from './mail.ts';

it('writes messages in which the code is the only number of six digits', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mail-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const mail = openMail({ dataDir, mailFrom: 'Coinop <no-reply@localhost>', secrets: {} } as Config);
  for (let sent = 0; sent < 200; sent++)
    await mail.send({ to: 'ada@example.com', subject: 'Hello', text: 'Code: 226739', html: '<p>Code: 226739</p>' });

  const outbox = path.join(dataDir, 'outbox');
  const files = await readdir(outbox);
  expect(files).toHaveLength(200);
  for (const file of files) {
    const body = (await readFile(path.join(outbox, file), 'utf8'))
      .split(/\r?\n\r?\n/)
      .slice(1)
      .join('\n');
    expect(body.match(/(?<!\d)\d{6}(?!\d)/g)).toEqual(['226739', '226739']);
  }
});
