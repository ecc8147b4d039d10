import { useEffect, useRef, useState } from 'preact/hooks';
import { translateError } from '../messages/translate.ts';
import { isOwnHandle, onAccountChange } from '../state/session.ts';
import { type ChatFrame, type ChatMessage, type ChatSocket, openChat, type Reaction } from './chat-socket.ts';

const shownMax = 200;
const floatingMs = 2500;
const floatingMax = 20;

/** A reaction that rises over the picture; `id` identifies it. */
export type Floating = { id: number; reaction: Reaction };

export type Chat = {
  messages: ChatMessage[];
  slowModeSeconds: number;
  isConnected: boolean;
  /** Why the last message was refused. */
  refusal: string | undefined;
  floating: Floating[];
  /** Returns whether it was sent. */
  say(text: string): boolean;
  react(reaction: Reaction): void;
};

let lastFloating = 0;

/** The chat of a stream, while it is shown. */
export function useChat(liveId: string): Chat {
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const [slowModeSeconds, setSlowMode] = useState(0);
  const [isConnected, setConnected] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [floating, setFloating] = useState<Floating[]>([]);
  const socket = useRef<ChatSocket>(undefined);
  const [turn, setTurn] = useState(0);

  // Signing in or out joins again.
  useEffect(() => onAccountChange(() => setTurn((before) => before + 1)), []);
  useEffect(() => {
    const rise = (counts: Partial<Record<Reaction, number>>) => {
      const added = Object.entries(counts).flatMap(([reaction, count]) =>
        Array.from({ length: Math.min(count, 5) }, () => ({ id: ++lastFloating, reaction: reaction as Reaction })),
      );
      setFloating((shown) => [...shown, ...added].slice(-floatingMax));
      const gone = new Set(added.map(({ id }) => id));
      setTimeout(() => setFloating((shown) => shown.filter(({ id }) => !gone.has(id))), floatingMs);
    };
    const take = (frame: ChatFrame) => {
      if (frame.type === 'joined') setMessages((shown) => merged(shown.filter(isIn(frame.messages)), frame.messages));
      if (frame.type === 'message') {
        setMessages((shown) => merged(shown, [frame.message]));
        if (isOwnHandle(frame.message.author.handle)) setRefusal(undefined);
      }
      if (frame.type === 'removed') setMessages((shown) => shown.filter(({ id }) => id !== frame.id));
      if (frame.type === 'joined' || frame.type === 'settings') setSlowMode(frame.slowModeSeconds);
      if (frame.type === 'reactions') rise(frame.counts);
      if (frame.type === 'refused') setRefusal(translateError(frame.code, frame.error));
    };
    socket.current = openChat(liveId, { frame: take, connected: setConnected });
    return () => socket.current?.close();
  }, [liveId, turn]);

  return {
    messages,
    slowModeSeconds,
    isConnected,
    refusal,
    floating,
    say: (text) => socket.current?.say(text) ?? false,
    react: (reaction) => socket.current?.react(reaction),
  };
}

function isIn(messages: ChatMessage[]): (message: ChatMessage) => boolean {
  const ids = new Set(messages.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}

/** A message may arrive twice, and ids rise with time. */
function merged(shown: ChatMessage[], added: ChatMessage[]): ChatMessage[] {
  const all = new Map([...shown, ...added].map((message) => [message.id, message]));
  return [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1)).slice(-shownMax);
}
