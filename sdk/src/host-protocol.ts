// The messages between a game (through the SDK) and the app that shows it. Types only: the web client imports them,
// native hosts follow docs/host-protocol.md. Within one envelope version things are only added; both sides ignore types
// and fields they do not know. Each addition raises the revision, which hello and welcome carry.

export type ProtocolVersion = 1;
export type ProtocolRevision = 1 | 2 | 3 | 4;

// Every message carries the version it is written in.
type Envelope = { coinop: ProtocolVersion };

export type IntentStatus = 'pending' | 'approved' | 'declined' | 'expired';

// The game is shown, but not played yet. covered: CSS pixels at the edges that the host's own controls cover.
export type Preview = { isPreview: boolean; covered: { top: number; bottom: number } };

// Game code shares its page with the SDK and can post any of these itself: a host trusts no field of them.
export type GameMessageBody =
  // First message of every document, repeated until welcomed. No protocol: revision 1.
  | { type: 'hello'; gameId: string; sdk: string; protocol?: number }
  | { type: 'ready' }
  | { type: 'gameplayStart' }
  | { type: 'gameplayStop' }
  | { type: 'firstInput' }
  // On the game's main board; scores on other boards go to the service. lowestWins (revision 4): of several the lowest
  // counts.
  | { type: 'score'; score: number; lowestWins?: true }
  | { type: 'purchase'; intentId: string }
  // The service offers this player nothing for sale because of their age (`age_not_allowed`): show them that.
  | { type: 'purchaseRefused'; code: string }
  // The server refused the game's token (401). start (revision 2): the document came without one.
  | { type: 'needToken'; start?: true }
  // The account behind a new token has another saved state than this game runs on: reload the game.
  | { type: 'stateConflict' }
  | { type: 'capture.started'; id: string; width: number; height: number }
  // Since revision 4 with hasSound and the frame rate that was reached.
  | {
      type: 'capture.done';
      id: string;
      mimeType: string;
      durationSeconds: number;
      video: ArrayBuffer;
      hasSound?: boolean;
      framesPerSecond?: number;
    }
  | { type: 'capture.failed'; id: string; message: string }
  // From here on revision 2. progress: 0 to 1.
  | { type: 'loading'; progress: number }
  | { type: 'celebrate' }
  // Only a pointer: the server decides about the title and whether it is unlocked.
  | { type: 'achievement'; id: string }
  // Since revision 3: CSS pixels that the game needs and its frame lacks. height 0: it scrolls.
  | { type: 'overflow'; width: number; height: number }
  | GameQuestionBody;

// Each is answered by one `answer` with the same id.
export type GameQuestionBody =
  | { type: 'signIn'; id: string }
  | { type: 'share'; id: string; params: Record<string, string> }
  | { type: 'openLink'; id: string; url: string };

export type HostMessageBody =
  // The answer to every hello. Without a locale the one in the document stays. Without a protocol: revision 1.
  | {
      type: 'welcome';
      hostVersion: string;
      muted: boolean;
      paused: boolean;
      locale?: string;
      protocol?: number;
      preview?: Preview;
    }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'audio'; muted: boolean }
  // One of the two answers to needToken. For a game on its own origin it is posted to exactly that origin.
  | { type: 'token'; token: string; expiresAt: string }
  | { type: 'noToken'; message: string }
  // Only triggers a poll: the server decides.
  | { type: 'purchaseResult'; intentId: string; status: IntentStatus }
  // id is chosen by the host; video is returned over postMessage only, so native hosts record the screen themselves.
  | { type: 'capture.start'; id: string; seconds?: number }
  | { type: 'capture.stop'; id: string }
  // From here on revision 2.
  | ({ type: 'preview' } & Preview)
  // done: signed in, shared, opened.
  | { type: 'answer'; id: string; done: boolean };

export type GameMessage = Envelope & GameMessageBody;
export type HostMessage = Envelope & HostMessageBody;
