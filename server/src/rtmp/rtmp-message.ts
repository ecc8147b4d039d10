export type RtmpMessage = {
  typeId: number;
  /** Milliseconds, modulo 2^32. */
  timestamp: number;
  /** The message stream: 0 for the connection itself, otherwise a number returned by createStream. */
  streamId: number;
  payload: Buffer;
};

export const messageType = {
  setChunkSize: 1,
  abort: 2,
  acknowledgement: 3,
  userControl: 4,
  windowSize: 5,
  peerBandwidth: 6,
  audio: 8,
  video: 9,
  dataAmf3: 15,
  commandAmf3: 17,
  data: 18,
  command: 20,
  aggregate: 22,
} as const;
