import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Service } from '../../server/src/testing/service.ts';

let addresses = 0;

/** An address that is not used yet. */
export function newAddress(name: string): string {
  addresses += 1;
  return `${name}-${addresses}@example.com`;
}

/** Signs in on the sheet that asks for it, with the code that the worker of this service mails. */
export async function signInByMail(page: Page, service: Service, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('We sent a six-digit code').waitFor();
  await page.getByLabel('Six-digit code').fill(await mailedCode(service, email));
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function mailedCode(service: Service, email: string): Promise<string> {
  const outbox = path.join(service.ctx.config.dataDir, 'outbox');
  let code: string | undefined;
  const find = async () => {
    const names = await readdir(outbox).catch(() => []);
    const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
    code = mails.find((mail) => mail.includes(email))?.match(/(\d{6}) is your/)?.[1];
    return code;
  };
  await expect.poll(find).toBeDefined();
  return code ?? '';
}
