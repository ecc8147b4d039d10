import { Failure, isFailure } from '../../api/failure.ts';
import { t } from '../../messages/translate.ts';

/** Small enough that little is lost with a connection, large enough not to slow down a fast one. */
const partBytes = 8_000_000;
/** A connection without progress for this long is considered lost. */
const idleMs = 30_000;
const waitsMs = [1_000, 3_000, 8_000];

type Sending = { progress(sentBytes: number): void; signal: AbortSignal };

/** Uploads an archive in parts. After a lost connection it resumes after the bytes the service has received. */
export async function sendArchive(address: string, archive: Blob, { progress, signal }: Sending): Promise<void> {
  let offset = await receivedBytes(address);
  let losses = 0;
  while (offset < archive.size) {
    try {
      await putPart(address, archive, offset, { progress, signal });
      offset += Math.min(partBytes, archive.size - offset);
      losses = 0;
    } catch (error) {
      const isLost = isFailure(error) && (error.status === 0 || error.status === 409 || error.status >= 500);
      const wait = waitsMs[losses];
      if (!isLost || signal.aborted || wait === undefined) throw error;
      losses += 1;
      await new Promise((resolve) => setTimeout(resolve, wait));
      offset = await receivedBytes(address);
    }
  }
}

/** The offset of the next part. */
async function receivedBytes(address: string): Promise<number> {
  try {
    const { ok, status, headers } = await fetch(address, { method: 'HEAD' });
    if (ok) return Number(headers.get('Upload-Offset') ?? 0);
    throw new Failure(status, headers.get('Error-Code') ?? 'unknown', t('upload.over'));
  } catch (error) {
    if (isFailure(error)) throw error;
    throw new Failure(0, 'unreachable', t('failure.unreachable'));
  }
}

/** Uploads one part and reports progress, which only XMLHttpRequest supports. */
function putPart(address: string, archive: Blob, offset: number, { progress, signal }: Sending): Promise<void> {
  const part = archive.slice(offset, offset + partBytes);
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const stop = () => sending.abort();
    let idle = setTimeout(stop, idleMs);
    const lost = () => reject(new Failure(0, 'unreachable', t('recording.connectionLost')));
    sending.upload.onprogress = ({ loaded }) => {
      clearTimeout(idle);
      idle = setTimeout(stop, idleMs);
      progress(offset + Math.min(loaded, part.size));
    };
    sending.onerror = lost;
    sending.onabort = lost;
    sending.onload = () => {
      if (sending.status === 200) return resolve();
      const { error } = (sending.response ?? {}) as { error?: unknown };
      const sentence = typeof error === 'string' ? error : t('upload.refused');
      return reject(new Failure(sending.status, sending.getResponseHeader('Error-Code') ?? 'unknown', sentence));
    };
    sending.onloadend = () => {
      clearTimeout(idle);
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop);
    sending.open('PUT', address);
    sending.responseType = 'json';
    sending.setRequestHeader('Content-Type', 'application/zip');
    sending.setRequestHeader('Content-Range', `bytes ${offset}-${offset + part.size - 1}/${archive.size}`);
    sending.send(part);
  });
}
