import { useEffect, useRef, useState } from 'preact/hooks';
import type { Live } from '../api/shapes.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { ReportButton } from '../people/report-button.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { call, isOwnHandle } from '../state/session.ts';
import { useIsMember } from '../state/use-is-member.ts';
import { Button } from '../ui/buttons.tsx';
import { Form } from '../ui/forms.tsx';
import { MenuButton } from '../ui/menu.tsx';
import { nameOf } from '../ui/person.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';
import { type ChatMessage, reactions } from './chat-socket.ts';
import { type Chat, useChat } from './use-chat.ts';
import './live-chat.css';

const textMax = 200;
const historyMs = 1_000;
const signs = { heart: '❤️', laugh: '😂', wow: '😮', clap: '👏', fire: '🔥' } as const;

/** The live chat of a stream. */
export function LiveChat({ live }: { live: Live }) {
  const chat = useChat(live.id);
  const isMember = useIsMember();
  return (
    <section class="chat" aria-label={t('live.chat')} data-no-swipe>
      <Messages live={live} chat={chat} />
      {live.status === 'offline' ? (
        <p class="quiet small">{t('live.chatClosed')}</p>
      ) : isMember ? (
        <Write chat={chat} />
      ) : (
        <SignInButton wide>{t('live.chatSignIn')}</SignInButton>
      )}
    </section>
  );
}

function Messages({ live, chat }: { live: Live; chat: Chat }) {
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const isReadOut = useReadOut(chat.isConnected);
  const last = chat.messages.at(-1)?.id;
  useEffect(() => {
    const { current } = list;
    if (current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [last]);
  return (
    <div class="chat-messages">
      <ol
        ref={list}
        aria-live={isReadOut ? 'polite' : 'off'}
        onScroll={({ currentTarget }) => {
          isAtEnd.current = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < 24;
        }}
      >
        {chat.messages.map((message) => (
          <Message key={message.id} live={live} message={message} />
        ))}
      </ol>
      {chat.messages.length === 0 && chat.isConnected && <p class="quiet small chat-empty">{t('live.chatEmpty')}</p>}
      {!chat.isConnected && (
        <p class="quiet small chat-empty" role="status">
          {t('live.chatConnecting')}
        </p>
      )}
      <div class="chat-rising" aria-hidden="true">
        {chat.floating.map(({ id, reaction }) => (
          <span key={id} style={{ insetInlineEnd: `${(id * 37) % 60}px` }}>
            {signs[reaction]}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Screen readers announce new messages, and not the history of a new connection. */
function useReadOut(isConnected: boolean): boolean {
  const [isReadOut, setReadOut] = useState(false);
  useEffect(() => {
    setReadOut(false);
    if (!isConnected) return;
    const timer = setTimeout(() => setReadOut(true), historyMs);
    return () => clearTimeout(timer);
  }, [isConnected]);
  return isReadOut;
}

function Message({ live, message }: { live: Live; message: ChatMessage }) {
  return (
    <li>
      <button type="button" class="chat-line" onClick={() => showMessageMenu(live, message)}>
        <strong data-streamer={message.byStreamer || undefined}>{nameOf(message.author)}</strong> {message.text}
      </button>
    </li>
  );
}

function showMessageMenu(live: Live, message: ChatMessage): void {
  void showSheet(nameOf(message.author), (close) => <MessageMenu live={live} message={message} close={close} />);
}

function MessageMenu({ live, message, close }: { live: Live; message: ChatMessage; close(): void }) {
  const name = nameOf(message.author);
  const isMine = isOwnHandle(message.author.handle);
  const isOwner = isOwnHandle(live.creator.handle);
  return (
    <ul class="menu">
      {(isMine || isOwner) && (
        <MenuButton
          icon="bin"
          onClick={() => {
            close();
            void toastOnFailure(t('live.chatDeleteFailed'), () =>
              call('DELETE /api/live/{id}/chat/{messageId}', { path: { id: live.id, messageId: message.id } }),
            );
          }}
        >
          {t('live.chatDelete')}
        </MenuButton>
      )}
      {isOwner && !isMine && (
        <MenuButton
          icon="block"
          onClick={() => {
            close();
            void toastOnFailure(t('live.chatMuteFailed'), () => mute(live, message));
          }}
        >
          {t('live.chatMute', { name })}
        </MenuButton>
      )}
      {!isMine && <ReportButton target="chat_message" id={message.id} name={name} close={close} />}
    </ul>
  );
}

async function mute(live: Live, { author }: ChatMessage): Promise<void> {
  await call('PUT /api/live/{id}/chat/mutes/{handle}', { path: { id: live.id, handle: author.handle } });
  showToast({ title: t('live.chatMuted', { name: nameOf(author) }), icon: 'check', look: 'good' });
}

function Write({ chat }: { chat: Chat }) {
  const [text, setText] = useState('');
  const say = () => {
    // A message that could not be sent stays in the field.
    if (text.trim() !== '' && chat.say(text.trim())) setText('');
  };
  return (
    <>
      <Form class="chat-form" submit={say}>
        <input
          type="text"
          aria-label={t('live.chatWrite')}
          placeholder={t('live.chatWrite')}
          autoComplete="off"
          enterkeyhint="send"
          maxLength={textMax}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" disabled={text.trim() === '' || !chat.isConnected}>
          {t('live.chatSend')}
        </Button>
      </Form>
      {chat.refusal !== undefined && (
        <p class="error-text small" role="alert">
          {chat.refusal}
        </p>
      )}
      {chat.slowModeSeconds > 0 && <p class="quiet small">{t('live.chatSlow', { count: chat.slowModeSeconds })}</p>}
      <div class="chat-reactions">
        {reactions.map((reaction) => (
          <button
            type="button"
            key={reaction}
            aria-label={t(`live.react.${reaction}`)}
            onClick={() => chat.react(reaction)}
          >
            {signs[reaction]}
          </button>
        ))}
      </div>
    </>
  );
}
