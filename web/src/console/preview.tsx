import { useEffect, useRef, useState } from 'preact/hooks';
import { watchStream } from '../live/watch-stream.ts';
import { documentSandbox } from '../play/mounted-game.ts';
import type { Answer } from './admin-api.ts';
import './content.css';

type Message = { coinop: 1; type: string };

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'coinop' in data && data.coinop === 1 && 'type' in data;
}

/** A game in the same sandbox as in the app. It is welcomed without a token, so nothing it does counts. */
function GamePreview({ url, hasOrigin, title }: { url: string; hasOrigin: boolean; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const target = hasOrigin ? new URL(url).origin : '*';
    const answer = ({ source, data }: MessageEvent) => {
      const game = frame.current?.contentWindow;
      if (!game || source !== game || !isMessage(data)) return;
      const say = (message: object) => game.postMessage({ coinop: 1, ...message }, target);
      if (data.type === 'hello') say({ type: 'welcome', protocol: 4, paused: false, muted: true });
      if (data.type === 'needToken') say({ type: 'noToken' });
    };
    addEventListener('message', answer);
    return () => removeEventListener('message', answer);
  }, [url]);
  return (
    <iframe
      ref={frame}
      class="console-preview"
      src={url}
      sandbox={hasOrigin ? `${documentSandbox} allow-same-origin` : documentSandbox}
      title={`Preview of ${title}`}
    />
  );
}

/** A recording, muted until the operator turns on sound. */
function StreamPreview({ url, title }: { url: string; title: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isUnplayable, setUnplayable] = useState(false);
  useEffect(() => {
    if (!video.current) return undefined;
    return watchStream(video.current, url, (state) => setUnplayable(state === 'unplayable'));
  }, [url]);
  return (
    <>
      <video ref={video} class="console-preview" controls muted playsInline aria-label={`Preview of ${title}`} />
      {isUnplayable && <p role="alert">This browser cannot play it.</p>}
    </>
  );
}

type Shown = NonNullable<Answer<'/api/admin/things/{target}/{id}'>['preview']>;

/** A preview of content, even while it is hidden. */
export function Preview({ preview: { kind, url, text }, title }: { preview: Shown; title: string }) {
  if (kind === 'text') return <blockquote class="console-quote">{text}</blockquote>;
  if (url === null) return null;
  // biome-ignore lint/a11y/useMediaCaption: a clip has captions only where its owner wrote some
  if (kind === 'video') return <video class="console-preview" src={url} controls aria-label={`Preview of ${title}`} />;
  if (kind === 'stream') return <StreamPreview url={url} title={title} />;
  return <GamePreview url={url} hasOrigin={kind === 'build'} title={title} />;
}
