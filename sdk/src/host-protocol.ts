// The messages between a game (through the SDK) and the app that shows it. Types only: the web client imports them,
// native hosts follow docs/host-protocol.md. Within one version things are only added; both sides ignore types and
// fields they do not know.

export type ProtocolVersion = 1;

// Every message carries the version it is written in.
type Envelope = { coinop: ProtocolVersion };

export type IntentStatus = 'pending' | 'approved' | 'declined' | 'expired';

// Game code shares its page with the SDK and can post any of these itself: a host trusts no field of them.
export type GameMessageBody =
  // First message of every document, repeated until welcomed.
  | { type: 'hello'; gameId: string; sdk: string }
  | { type: 'ready' }
  | { type: 'gameplayStart' }
  | { type: 'gameplayStop' }
  | { type: 'firstInput' }
  | { type: 'score'; score: number }
  | { type: 'purchase'; intentId: string }
  // The server refused the game's token (401).
  | { type: 'needToken' }
  // The account behind a fresh token has another saved state than the one this game runs on: load the game anew.
  | { type: 'stateConflict' }
  | { type: 'capture.started'; id: string; width: number; height: number }
  | { type: 'capture.done'; id: string; mimeType: string; durationSeconds: number; video: ArrayBuffer }
  | { type: 'capture.failed'; id: string; message: string };

export type HostMessageBody =
  // The answer to every hello. No locale: the one the server put into the document stays.
  | { type: 'welcome'; hostVersion: string; muted: boolean; paused: boolean; locale?: string }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'audio'; muted: boolean }
  // One of the two answers to needToken.
  | { type: 'token'; token: string; expiresAt: string }
  | { type: 'noToken'; message: string }
  // Only wakes the polling: what counts is the server's word.
  | { type: 'purchaseResult'; intentId: string; status: IntentStatus }
  // id is the host's own; video comes back over postMessage only, so native hosts record the screen themselves.
  | { type: 'capture.start'; id: string; seconds?: number }
  | { type: 'capture.stop'; id: string };

export type GameMessage = Envelope & GameMessageBody;
export type HostMessage = Envelope & HostMessageBody;
