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

/** Shown in the page before any script has loaded, so that a slow connection shows what the address is about. */
export function firstLook({ title, description }: ShareCard): string {
  return `<div id="first"><p>${escaped(title)}</p><p>${escaped(description)}</p></div>`;
}

/** Text for an HTML attribute in double quotes, or between tags. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
