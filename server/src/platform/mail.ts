import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../process/config.ts';

/** `terminalLine` is printed where there is no mail server. */
export type Message = { to: string; subject: string; text: string; html: string; terminalLine?: string };
export type Mail = { send(message: Message): Promise<void>; goesTo: string };

/** SMTP where configured; otherwise a file for each message, for machines without a mail server. */
export function openMail(config: Config): Mail {
  const { smtpUrl } = config.secrets;
  return smtpUrl === undefined ? fileMail(config) : smtpMail(config, smtpUrl);
}

function smtpMail(config: Config, url: string): Mail {
  const transport = once(async () => {
    const { createTransport } = await nodemailer();
    return createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000, greetingTimeout: 10_000 });
  });
  return {
    goesTo: new URL(url).host,
    async send(message) {
      await (await transport()).sendMail(envelopeOf(config, message));
    },
  };
}

function fileMail(config: Config): Mail {
  const outbox = path.join(config.dataDir, 'outbox');
  const transport = once(async () => {
    const { createTransport } = await nodemailer();
    return createTransport({ streamTransport: true, buffer: true });
  });
  return {
    goesTo: outbox,
    async send(message) {
      const { message: eml, messageId } = await (await transport()).sendMail(envelopeOf(config, message));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${messageId.replace(/[^a-z0-9]/gi, '').slice(0, 12)}.eml`;
      await writeFile(path.join(outbox, name), eml as Buffer, { mode: 0o600 });
      // To the terminal and not to the log, which may be stored.
      if (message.terminalLine !== undefined) process.stdout.write(`${message.terminalLine}\n`);
    },
  };
}

function envelopeOf({ mailFrom }: Config, { to, subject, text, html }: Message) {
  return { from: mailFrom, to, subject, text, html, baseBoundary: lettersOnly() };
}

/** The separator between a message's parts, without digits: a program that searches for a code of six digits finds no others. */
const lettersOnly = () =>
  randomBytes(16)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** Imported with the first message, because only workers send mail. */
const nodemailer = () => import('nodemailer');

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
