import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterFile } from '../after-file.ts';

export type ReceivedMail = { to: string[]; raw: string };
export type MailServer = {
  url: string;
  mails: ReceivedMail[];
  next(): Promise<ReceivedMail>;
  hang(on: boolean): void;
  refuse(on: boolean): void;
};

export async function startMailServer(): Promise<MailServer> {
  const server = await openMailServer();
  afterFile(server.close);
  return server;
}

/** A real SMTP server that keeps what it receives. `hang` accepts connections and never answers, `refuse` rejects them. */
export async function openMailServer(): Promise<MailServer & { close(): Promise<void> }> {
  const mails: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  let read = 0;
  let hanging = false;
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      if (refusing) done(new Error('Come back later'));
      else if (!hanging) done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        waiting.shift()?.(mails[read++] as ReceivedMail);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    next: () =>
      read < mails.length
        ? Promise.resolve(mails[read++] as ReceivedMail)
        : new Promise((resolve) => waiting.push(resolve)),
    hang: (on) => {
      hanging = on;
    },
    refuse: (on) => {
      refusing = on;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export function codeIn(mail: ReceivedMail): string {
  const code = /^Subject: (\d{6}) is your/m.exec(mail.raw)?.[1];
  if (code === undefined) throw new Error(`No code in this mail:\n${mail.raw}`);
  return code;
}
