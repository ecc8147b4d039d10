import { open } from 'node:fs/promises';

export type LogScan = { findSecrets(secrets: Iterable<string>): Promise<string[]> };

/** Reads what was added to a log since the last call, and returns the lines that contain a secret. */
export function watchLog(file: string): LogScan {
  let readBytes = 0;
  return {
    async findSecrets(secrets) {
      const handle = await open(file);
      try {
        const { size } = await handle.stat();
        const { buffer } = await handle.read(Buffer.alloc(size - readBytes), 0, size - readBytes, readBytes);
        readBytes = size;
        const text = buffer.toString();
        return [...secrets].flatMap((secret) => {
          const at = text.indexOf(secret);
          return at < 0 ? [] : [`a secret stands in the log: ${lineAt(text, at).replaceAll(secret, '<secret>')}`];
        });
      } finally {
        await handle.close();
      }
    },
  };
}

function lineAt(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  return text.slice(start, end < 0 ? undefined : end).slice(0, 300);
}
