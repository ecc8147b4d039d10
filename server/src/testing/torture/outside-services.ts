import { setTimeout as sleep } from 'node:timers/promises';
import { type Apple, appleClientId, openApple } from '../servers/apple-pen.ts';
import { type MailServer, openMailServer } from '../servers/mail-server.ts';
import { type ModelServer, openModelServer, type Turn } from '../servers/model-server.ts';
import { openS3Store } from '../servers/s3-store.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import type { FaultKind } from './torture-plan.ts';

/** The services nodes use besides their database: Apple's keys, a mail server, an object storage and a model. */
export type OutsideServices = {
  /** The settings that point nodes to them. */
  env: Record<string, string>;
  /** Additional settings of a worker. */
  workerEnv: Record<string, string>;
  apple: Apple;
  mail: MailServer;
  /** Breaks one of them for this long; false for any other kind of fault. */
  breakFor(kind: FaultKind, pick: number, ms: number): Promise<boolean>;
  close(): Promise<void>;
};

/** A game that would be played, if there were a browser. */
const plainGame = '<!doctype html><html><head><title>Cats</title></head><body><canvas></canvas></body></html>';

export async function openOutsideServices(): Promise<OutsideServices> {
  const [apple, mail, model, store] = await Promise.all([
    openApple(),
    openMailServer(),
    openModelServer(),
    openS3Store(),
  ]);
  const storage = await startFaultProxy({ port: 0 }, { port: store.port, host: '127.0.0.1' });
  model.play(plainGame);
  return {
    env: {
      APPLE_CLIENT_IDS: appleClientId,
      APPLE_JWKS_URL: apple.jwksUrl,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Coinop <coinop@example.com>',
      STORAGE: `s3://${store.bucket}/files`,
      S3_ENDPOINT: `http://127.0.0.1:${storage.address}`,
      S3_ACCESS_KEY_ID: store.accessKey,
      S3_SECRET_ACCESS_KEY: store.accessKey,
    },
    workerEnv: { AI_MODEL: 'a-model', AI_BASE_URL: model.baseUrl },
    apple,
    mail,
    async breakFor(kind, pick, ms) {
      if (kind === 'apple fails') await failApple(apple, ms);
      else if (kind === 'mail fails') await failMail(mail, pick, ms);
      else if (kind === 'model fails') await failModel(model, pick, ms);
      else if (kind === 'storage fails') await failStorage(storage, pick, ms);
      else return false;
      return true;
    },
    async close() {
      await storage.close();
      await Promise.all([apple, mail, model, store].map((server) => server.close()));
    },
  };
}

/** Its key server answers with 500, to nodes without cached keys. */
export async function failApple(apple: Apple, ms: number): Promise<void> {
  apple.down(true);
  await sleep(ms);
  apple.down(false);
}

async function failMail(mail: MailServer, pick: number, ms: number): Promise<void> {
  const way = pick % 2 === 0 ? mail.refuse : mail.hang;
  way(true);
  await sleep(ms);
  way(false);
}

/** Refuses, never answers, aborts, or returns something that is no game. */
async function failModel(model: ModelServer, pick: number, ms: number): Promise<void> {
  const held: { destroy(): unknown }[] = [];
  const ways: Turn[] = [
    (response) => void response.writeHead(500).end('{}'),
    (response) => void held.push(response),
    (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).destroy(),
    'I would rather not.',
  ];
  model.play(ways[pick % ways.length] ?? '');
  await sleep(ms);
  model.play(plainGame);
  for (const response of held) response.destroy();
}

async function failStorage(storage: FaultProxy, pick: number, ms: number): Promise<void> {
  if (pick % 3 === 0) await storage.halfOpen(ms);
  else if (pick % 3 === 1) await storage.delay(pick % 200, ms);
  else {
    for (const until = Date.now() + ms; Date.now() < until; await sleep(20)) {
      storage.loseNextAnswer();
      storage.cut();
    }
  }
}
