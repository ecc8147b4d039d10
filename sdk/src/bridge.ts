import type { Boot } from './boot.ts';
import type {
  GameMessageBody,
  GameQuestionBody,
  HostMessage,
  HostMessageBody,
  ProtocolRevision,
  ProtocolVersion,
} from './host-protocol.ts';

const protocolVersion: ProtocolVersion = 1;
const protocolRevision: ProtocolRevision = 4;
// A host listens before it loads the frame, so the first hello is nearly always the one that counts.
const helloRepeatsMs = [400, 1200];
const welcomeLimitMs = 2000;
const queueMax = 100;
// A player may look at a sheet for a long time; after this the question counts as unanswered.
const answerLimitMs = 5 * 60_000;

type NativeHandler = { postMessage(message: unknown): void };

// The parts of a window that the bridge uses.
type BridgePage = {
  parent: { postMessage(message: unknown, targetOrigin: string, transfer?: Transferable[]): void };
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  webkit?: { messageHandlers?: { coinop?: NativeHandler } };
  ReactNativeWebView?: NativeHandler;
};

type QuestionOf<T> = T extends { id: string } ? Omit<T, 'id'> : never;
type HostMessageOf<T extends HostMessageBody['type']> = Extract<HostMessage, { type: T }>;

export type Bridge = ReturnType<typeof openBridge>;

export function openBridge(boot: Pick<Boot, 'gameId' | 'hostOrigins'>, page: BridgePage, sdkVersion: string) {
  // Held on to, because an adapter may put itself in its place.
  const { parent } = page;
  const framed = (parent as unknown) !== page;
  const post = posterOf(page, framed);
  const listeners: { type: string; listener: (message: never) => void }[] = [];
  const queue: [GameMessageBody, Transferable[] | undefined][] = [];
  // The target of later messages: hello reveals nothing, everything else goes only to the origin that welcomed.
  let hostOrigin: string | undefined;
  let hostRevision = 1;
  let questions = 0;
  const asked = new Map<string, (done: boolean) => void>();
  let settle: (found: boolean) => void;
  const found = new Promise<boolean>((resolve) => {
    settle = resolve;
  });

  function send(body: GameMessageBody, transfer?: Transferable[]): void {
    if (hostOrigin !== undefined) post?.({ coinop: protocolVersion, ...body }, hostOrigin, transfer);
    else if (post && queue.length < queueMax) queue.push([body, transfer]);
  }

  function greet(): void {
    if (hostOrigin !== undefined) return;
    const { gameId } = boot;
    post?.({ coinop: protocolVersion, type: 'hello', gameId, sdk: sdkVersion, protocol: protocolRevision }, '*');
  }

  function isFromHost({ source, origin }: MessageEvent): boolean {
    if (framed) return source === parent && boot.hostOrigins.includes(origin);
    // A native host runs window.postMessage in the page itself; React Native dispatches an event without a source.
    return post !== undefined && (source === null || (source as unknown) === page);
  }

  page.addEventListener('message', (event) => {
    const message = isFromHost(event) ? readMessage(event.data) : undefined;
    if (!message) return;
    // A game's own message listeners need not handle this protocol.
    event.stopImmediatePropagation();
    if (message.type === 'welcome') {
      hostOrigin = framed ? event.origin : '*';
      hostRevision = message.protocol ?? 1;
      settle(true);
      for (const [body, transfer] of queue.splice(0)) send(body, transfer);
    }
    for (const { type, listener } of listeners) if (type === message.type) listener(message as never);
  });

  if (post) {
    greet();
    for (const delay of helloRepeatsMs) setTimeout(greet, delay);
    setTimeout(() => settle(false), welcomeLimitMs);
  } else {
    queueMicrotask(() => settle(false));
  }

  function on<T extends HostMessageBody['type']>(type: T, listener: (message: HostMessageOf<T>) => void): void {
    listeners.push({ type, listener });
  }

  // A host that welcomes late counts as one from then on.
  const hasHost = async (): Promise<boolean> => hostOrigin !== undefined || found;

  // Also false where no host can answer: none at all, or one of the first revision.
  async function ask(question: QuestionOf<GameQuestionBody>): Promise<boolean> {
    if (!(await hasHost()) || hostRevision < 2) return false;
    const id = `q${++questions}`;
    return new Promise((resolve) => {
      asked.set(id, resolve);
      setTimeout(() => settleQuestion(id, false), answerLimitMs);
      send({ ...question, id } as GameQuestionBody);
    });
  }

  function settleQuestion(id: string, done: boolean): void {
    asked.get(id)?.(done);
    asked.delete(id);
  }
  on('answer', ({ id, done }) => settleQuestion(id, done === true));

  return {
    send,
    on,
    hasHost,
    ask,
    takesTransfers: framed,
  };
}

// The page that frames the document is its host, even when that page itself is in a native shell.
function posterOf(
  page: BridgePage,
  framed: boolean,
): ((message: object, origin: string, transfer?: Transferable[]) => void) | undefined {
  const { parent, webkit, ReactNativeWebView: reactNative } = page;
  if (framed) return (message, origin, transfer) => parent.postMessage(message, origin, transfer);
  const apple = webkit?.messageHandlers?.coinop;
  if (apple) return (message) => apple.postMessage(message);
  if (reactNative) return (message) => reactNative.postMessage(JSON.stringify(message));
  return undefined;
}

function readMessage(data: unknown): HostMessage | undefined {
  let message = data;
  if (typeof data === 'string' && data.startsWith('{')) {
    try {
      message = JSON.parse(data);
    } catch {
      // A message of another protocol.
      return undefined;
    }
  }
  if (typeof message !== 'object' || message === null || !('coinop' in message)) return undefined;
  return message.coinop === protocolVersion ? (message as HostMessage) : undefined;
}
