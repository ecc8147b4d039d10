/** Why a publish or a connection ended without an unpublish. */
export type CutCause =
  | 'closed'
  | 'idle'
  | 'handshake_timeout'
  | 'publish_timeout'
  | 'protocol_error'
  | 'limit_exceeded'
  | 'unsupported_video'
  | 'unsupported_audio'
  | 'sink_failed'
  | 'sink_stalled'
  | 'publish_refused'
  | 'disconnected'
  | 'server_closing'
  | 'internal_error';

/**
 * Messages are constant sentences of ours with numbers: nothing from a peer may enter them, because they are logged.
 */
export class RtmpError extends Error {
  override readonly name = 'RtmpError';
  readonly cutCause: CutCause;

  constructor(cutCause: CutCause, message: string) {
    super(message);
    this.cutCause = cutCause;
  }
}

export function protocolError(message: string): RtmpError {
  return new RtmpError('protocol_error', message);
}

export function limitExceeded(message: string): RtmpError {
  return new RtmpError('limit_exceeded', message);
}
