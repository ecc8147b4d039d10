import type { Config } from '../process/config.ts';

/** The link preview of an address of ours. */
export type ShareCard = {
  path: string;
  title: string;
  description: string;
  kind: 'website' | 'profile' | 'video.other';
  imageUrl?: string;
  videoUrl?: string;
};

/** Values the app shows before it has called the service. */
export type PageFacts = {
  /** The coins of a first sign-in. */
  welcomeCoins: number;
};

/** Open Graph tags and other values in the head of the page. */
export function shareTags(card: ShareCard, config: Config, facts: PageFacts): string {
  const { apple, baseUrl } = config;
  const properties: [string, string | undefined][] = [
    ['og:site_name', 'Coinop'],
    ['og:type', card.kind],
    ['og:url', baseUrl + card.path],
    ['og:title', card.title],
    ['og:description', card.description],
    ['og:image', card.imageUrl],
    ['og:video', card.videoUrl],
  ];
  const names: [string, string | undefined][] = [
    ['description', card.description],
    ['twitter:card', card.imageUrl ? 'summary_large_image' : 'summary'],
    // A web sign-in needs a Services ID; an operator who offers it lists that one first.
    ['coinop:apple-client-id', apple.clientIds[0]],
    ['coinop:apple-issuer', apple.clientIds[0] && apple.issuer],
    ['coinop:welcome-coins', String(facts.welcomeCoins)],
  ];
  const tags = (attribute: string, pairs: typeof names) =>
    pairs.flatMap(([name, value]) => (value ? [`<meta ${attribute}="${name}" content="${escaped(value)}">`] : []));
  return [
    `<title>${escaped(card.title)}</title>`,
    `<link rel="canonical" href="${escaped(baseUrl + card.path)}">`,
    ...tags('name', names),
    ...tags('property', properties),
  ].join('\n    ');
}

/** What the page shows before the app has loaded; with a game, its card. */
export type FirstLook = {
  title: string;
  description: string;
  game?: { id: string; thumbnailUrl: string; orientation: string; creator: { handle: string; name: string | null } };
  /** A tiny JPEG of the game's picture, shown until that has loaded. */
  preview?: Buffer | undefined;
};

/**
 * Shown in the page before any script has loaded, so that a slow connection shows what the address is about. A game's
 * card has the app's own classes, so that nothing moves when the app replaces it. The app reads from the fragment
 * which game's button was pressed.
 */
export function firstLookHtml({ title, description, game, preview }: FirstLook): string {
  const [heading, words] = [escaped(title), escaped(description)];
  if (game === undefined) return `<div id="first"><p>${heading}</p><p>${words}</p></div>`;
  const { creator } = game;
  const picture = (look: string) =>
    `<img class="${look}" src="${escaped(game.thumbnailUrl)}" alt="" fetchpriority="high">`;
  const below = preview ? `<img class="poster" src="data:image/jpeg;base64,${preview.toString('base64')}" alt="">` : '';
  const play = (look: string) =>
    `<a class="${look}" href="#play-${escaped(game.id)}" aria-label="${heading}">\u25b6\ufe0e</a>`;
  // The places of buttons that only work with the app.
  const places = (look: string, count: number) => `<span class="${look}"></span>`.repeat(count);
  return [
    `<div id="first"><div class="card card-${escaped(game.orientation)}">${picture('card-glow')}`,
    `<div class="stage"><div class="screen">${below}${picture('poster')}</div>`,
    `<div class="play-bar">${play('play-bar-play')}</div></div>`,
    `<div class="info"><p class="info-title">${heading}</p>`,
    `<p class="info-by"><a href="/@${escaped(creator.handle)}">${escaped(creator.name ?? `@${creator.handle}`)}</a></p>`,
    `<p class="info-text">${words}</p>`,
    `<div class="info-row"><div class="reactions">${places('reaction', 2)}</div>`,
    `<div class="info-actions">${play('button button-next info-play')}${places('round', 3)}</div></div></div></div></div>`,
  ].join('');
}

/** Text for an HTML attribute in double quotes, or between tags. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
