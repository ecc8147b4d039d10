/** Resource limits per peer and for all peers together. Every number is an upper bound; times are milliseconds. */
export type RtmpLimits = {
  handshakeMsMax: number;
  /** From the end of the handshake, or of the previous publish, to the request to publish. */
  publishMsMax: number;
  /** Longest time without an audio or video message while publishing; pings and half messages do not count. */
  idleMsMax: number;
  /** How long a refused peer gets to read the refusal before the socket is destroyed. */
  lingerMsMax: number;
  messageBytesMax: number;
  /**
   * For peers before their key is accepted, far below a publisher's limit; commands and metadata always stay below it.
   */
  commandBytesMax: number;
  /** Half-received messages of one connection, as allocated. */
  bufferedBytesMax: number;
  /** Half-received messages of all connections together. */
  bufferedBytesTotalMax: number;
  /** The maximum in our send buffer for a peer that does not read. */
  unsentBytesMax: number;
  chunkStreamsMax: number;
  messageStreamsMax: number;
  /** Messages of every kind between two publishes. */
  messagesBeforePublishMax: number;
  connectionsMax: number;
  connectionsPerAddressMax: number;
};

export const defaultRtmpLimits: RtmpLimits = {
  handshakeMsMax: 10_000,
  publishMsMax: 15_000,
  idleMsMax: 20_000,
  lingerMsMax: 2_000,
  messageBytesMax: 4 * 1024 * 1024,
  commandBytesMax: 64 * 1024,
  bufferedBytesMax: 6 * 1024 * 1024,
  bufferedBytesTotalMax: 256 * 1024 * 1024,
  unsentBytesMax: 64 * 1024,
  chunkStreamsMax: 32,
  messageStreamsMax: 16,
  messagesBeforePublishMax: 200,
  connectionsMax: 500,
  connectionsPerAddressMax: 20,
};
