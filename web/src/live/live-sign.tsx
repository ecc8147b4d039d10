import { useEffect, useState } from 'preact/hooks';
import type { Live } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { Icon } from '../ui/icons.tsx';
import { formatCount, formatLength } from '../ui/numbers.tsx';
import './live-sign.css';

const words = { live: 'live.live', reconnecting: 'live.reconnecting', offline: 'live.offline' } as const;

/** Whether a stream is live, for how long, and its viewers: at least one while the visitor is `watching`. */
export function LiveSign({ live, watching = false }: { live: Live; watching?: boolean }) {
  const isOn = live.status !== 'offline';
  const viewers = Math.max(live.viewers, watching ? 1 : 0);
  return (
    <p class="live-sign" data-status={live.status}>
      <i /> {t(words[live.status])}
      {live.startedAt && <Since time={live.startedAt} />}
      {isOn && (
        <span>
          <Icon name="eye" size={16} /> {formatCount(viewers)}
          <span class="visually-hidden">{t('live.watching')}</span>
        </span>
      )}
    </p>
  );
}

function Since({ time }: { time: string }) {
  const secondsSince = () => (Date.now() - Date.parse(time)) / 1000;
  const [seconds, setSeconds] = useState(secondsSince);
  useEffect(() => {
    setSeconds(secondsSince());
    const timer = setInterval(() => setSeconds(secondsSince()), 1000);
    return () => clearInterval(timer);
  }, [time]);
  return <time class="figure">{formatLength(seconds)}</time>;
}
