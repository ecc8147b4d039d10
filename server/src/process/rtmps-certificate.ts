import { readFile } from 'node:fs/promises';
import { createSecureContext, type SecureContext } from 'node:tls';
import type { Log } from './log.ts';
import { messageOf, StartupError } from './startup-error.ts';

export type Certificate = { secureContext(): SecureContext; stop(): void };

type Files = { certFile: string; keyFile: string };

const lookMs = 10_000;

/**
 * The certificate of the encrypted ingest. A renewed one is used for new connections within seconds; an unusable one,
 * for example while its key is still missing, leaves the previous one in place.
 */
export async function watchCertificate(files: Files, log: Log, everyMs = lookMs): Promise<Certificate> {
  let loaded = await load(files).catch((error) => {
    throw new StartupError(`RTMPS_CERT_FILE and RTMPS_KEY_FILE cannot be used: ${messageOf(error)}.`, { cause: error });
  });
  let refused = '';
  const look = async () => {
    try {
      const found = await load(files);
      if (found.text !== loaded.text) log.info({ file: files.certFile }, 'RTMPS certificate reloaded');
      loaded = found;
      refused = '';
    } catch (error) {
      const reason = messageOf(error);
      if (reason !== refused) log.warn({ reason }, 'the new RTMPS certificate cannot be used; the one before stays');
      refused = reason;
    }
  };
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return { secureContext: () => loaded.context, stop: () => clearInterval(timer) };
}

/** Compared by content and not by time, because renewals replace links as often as files. */
async function load({ certFile, keyFile }: Files): Promise<{ text: string; context: SecureContext }> {
  const [cert, key] = [await readFile(certFile, 'utf8'), await readFile(keyFile, 'utf8')];
  return { text: cert + key, context: createSecureContext({ cert, key, minVersion: 'TLSv1.2' }) };
}
