import type { RtmpLog, RtmpLogEntry } from './publish-types.ts';

export type SessionLog = {
  event(event: RtmpLogEntry['event'], detail?: string): void;
  /** For errors of the owner, which may quote the stream name. */
  failure(error: unknown): void;
  /** Names the peer sent, to be redacted from every failure from now on. */
  hide(names: string[]): void;
};

export function createSessionLog(log: RtmpLog, connectionId: number, remoteAddress: string): SessionLog {
  let hidden: string[] = [];

  function event(event: RtmpLogEntry['event'], detail?: string): void {
    log({ event, connectionId, remoteAddress, ...(detail === undefined ? {} : { detail }) });
  }

  return {
    event,
    failure(error) {
      let text = error instanceof Error ? `${error.name}: ${error.message}` : 'Something that is no error was thrown.';
      for (const name of hidden) text = text.replaceAll(name, '[name]');
      event('failed', text);
    },
    hide(names) {
      hidden = names.filter((name) => name !== '');
    },
  };
}
