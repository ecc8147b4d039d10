const paths = {
  arcade: 'M7 3.5h10l1 9.5H6zM6 13l-1 2.5h14L18 13M6.5 15.5v5h11v-5M9.5 6.5h5l.4 3.5h-5.8z',
  find: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5',
  make: 'M12 5v14M5 12h14',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6',
  friends:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.7-3.3 3.3-5 6.5-5s5.8 1.7 6.5 5M16 5a3.3 3.3 0 0 1 0 6.3M18 14.9c1.9.8 3.1 2.3 3.5 4.6',
  trophy:
    'M8 4h8v5a4 4 0 0 1-8 0zM8 5.5H4.5c0 3 1.3 4.5 3.7 4.8M16 5.5h3.5c0 3-1.3 4.5-3.7 4.8M12 13v4M8.5 20.5h7M9.5 20.5c0-2 1-3.5 2.5-3.5s2.5 1.5 2.5 3.5',
  chat: 'M4.5 5.5h15v10.5h-9l-4.5 4v-4h-1.5zM8.5 9.5h7M8.5 12.5h4.5',
  share: 'M12 15V4M7.5 8 12 3.5 16.5 8M5 12.5v7h14v-7',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M14.5 5 7.5 12l7 7',
  next: 'M5 9.5 12 16.5l7-7',
  previous: 'M5 14.5 12 7.5l7 7',
  forward: 'M9.5 5l7 7-7 7',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  silent: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  fullScreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  smallScreen: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  panel: 'M4 5h16v14H4zM14 5v14',
  noPanel: 'M4 5h16v14H4zM9 9l-2.5 3L9 15M15 9l2.5 3-2.5 3',
  flag: 'M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  block: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM6 6l12 12',
  check: 'M5 12.5l4.5 4.5L19 7',
  offline:
    'M3 3l18 18M8.5 15.5a5 5 0 0 1 6.5-.5M5.5 12a10 10 0 0 1 3.5-2.2M12.5 9a10 10 0 0 1 6 3M2.5 8.5A14.5 14.5 0 0 1 6.5 6M10.5 4.8A14.5 14.5 0 0 1 21.5 8.5M12 19h.01',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4v5.5h-5.5',
  gear: 'M4 7h9M18 7h2M4 17h2M11 17h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  lock: 'M6.5 11h11v9h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  gift: 'M4.5 9h15v4h-15zM6 13v7.5h12V13M12 9v11.5M12 9C9 9 7 7.5 7.5 5.5S11 4 12 9c1-5 4-5.5 4.5-3.5S15 9 12 9z',
  gem: 'M7 4h10l4.5 5.5L12 20.5 2.5 9.5zM2.5 9.5h19M8.5 9.5 12 20.5l3.5-11',
  bolt: 'M13 3 5.5 13.5h5.5l-1 7.5 8.5-10.5H13z',
  eye: 'M2.5 12c2.5-4.5 5.7-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5s-7-2-9.5-6.5zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  hide: 'M3.5 3.5l17 17M10 5.7c.6-.1 1.3-.2 2-.2 3.8 0 7 2 9.5 6.5a15 15 0 0 1-2.6 3.4M6.6 7.2A14 14 0 0 0 2.5 12c2.5 4.5 5.7 6.5 9.5 6.5 1.9 0 3.6-.5 5.1-1.4M9.9 9.9a3 3 0 0 0 4.2 4.2',
  film: 'M4 5h16v14H4zM8.5 5v14M15.5 5v14M4 9.7h4.5M4 14.3h4.5M15.5 9.7H20M15.5 14.3H20',
  live: 'M12 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM8.5 15.5a5 5 0 0 1 0-7M15.5 8.5a5 5 0 0 1 0 7M5.7 18.3a9 9 0 0 1 0-12.6M18.3 5.7a9 9 0 0 1 0 12.6',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  bin: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5',
  pause: 'M8.5 5v14M15.5 5v14',
  heartLine:
    'M12 20C6 15.5 3 12.4 3 8.8A4.8 4.8 0 0 1 7.8 4c1.7 0 3.3.9 4.2 2.4C12.9 4.9 14.5 4 16.2 4A4.8 4.8 0 0 1 21 8.8C21 12.4 18 15.5 12 20z',
  speech: 'M12 19.5c5 0 9-3.4 9-7.7S17 4 12 4s-9 3.5-9 7.8c0 2.2 1 4.1 2.7 5.5L5 21l4.2-1.9c.9.3 1.8.4 2.8.4z',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  pin: 'M9 3.5h6l-1 6 3 3.5H7l3-3.5zM12 13v7.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  remix: 'M4 7h4l8 10h4M4 17h4l2.5-3M13.5 10 16 7h4M17.5 4.5 20 7l-2.5 2.5M17.5 14.5 20 17l-2.5 2.5',
} as const;

/** Icons drawn as surfaces; the others are drawn as lines. */
const filled = {
  heart:
    'M12 20C6 15.5 3 12.4 3 8.8A4.8 4.8 0 0 1 7.8 4c1.7 0 3.3.9 4.2 2.4C12.9 4.9 14.5 4 16.2 4A4.8 4.8 0 0 1 21 8.8C21 12.4 18 15.5 12 20z',
  play: 'M7 4.6v14.8c0 .8.9 1.3 1.6.9l11.6-7.4c.6-.4.6-1.3 0-1.7L8.6 3.7C7.9 3.3 7 3.8 7 4.6z',
  apple:
    'M16.7 12.7c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.8.9-3.5.9s-1.9-.8-3-.8c-1.6 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7c1.3 0 2-1.1 2.8-2.3.9-1.3 1.2-2.5 1.3-2.6-.1 0-2.5-1-2.5-3.8zM14.4 5.9c.6-.8 1.1-1.9 1-2.9-.9 0-2 .6-2.7 1.4-.6.7-1.1 1.8-1 2.8 1 .1 2-.5 2.7-1.3z',
} as const;

export type IconName = keyof typeof paths | keyof typeof filled;

const directed: IconName[] = ['back', 'forward'];

/** An icon; its meaning is in the label of the surrounding element. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      class={`icon${directed.includes(name) ? ' icon-directed' : ''}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {name in filled ? (
        <path d={filled[name as keyof typeof filled]} fill="currentColor" />
      ) : (
        <path
          d={paths[name as keyof typeof paths]}
          fill="none"
          stroke="currentColor"
          stroke-width={name === 'more' ? 3 : 1.75}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
    </svg>
  );
}

/** The coin: the app's logo, and the icon for coins everywhere. */
export function Coin({ size = 18 }: { size?: number }) {
  return (
    <svg class="coin" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" class="coin-face" />
      <circle cx="16" cy="16" r="11.5" class="coin-rim" />
      <rect x="13.75" y="8" width="4.5" height="16" rx="2.25" class="coin-slot" />
    </svg>
  );
}
