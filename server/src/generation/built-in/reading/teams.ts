import { countries } from '../knowledge/countries.ts';
import type { Frame, Named } from './frame.ts';

/** What teams wear, where it is well known: the words of colours by the name of a country or club. */
const shirts: Record<string, string> = {
  brazil: 'yellow', argentina: 'turquoise', germany: 'white', france: 'blue', spain: 'red', italy: 'blue', england: 'white',
  portugal: 'red', netherlands: 'orange', holland: 'orange', belgium: 'red', croatia: 'red', poland: 'white', sweden: 'yellow',
  denmark: 'red', norway: 'red', switzerland: 'red', austria: 'red', turkey: 'red', greece: 'blue', ukraine: 'yellow',
  scotland: 'blue', wales: 'red', ireland: 'green', mexico: 'green', usa: 'blue', 'united states': 'blue', us: 'blue',
  america: 'blue', canada: 'red', japan: 'blue', korea: 'red', 'south korea': 'red', china: 'red', india: 'blue',
  pakistan: 'green', australia: 'yellow', 'new zealand': 'black', 'south africa': 'green', nigeria: 'green', ghana: 'white',
  senegal: 'green', cameroon: 'green', morocco: 'red', egypt: 'red', colombia: 'yellow', uruguay: 'turquoise', chile: 'red',
  peru: 'white', ecuador: 'yellow', russia: 'red', finland: 'white', czechia: 'red', serbia: 'red', iceland: 'blue',
  'real madrid': 'white', barcelona: 'blue', barca: 'blue', 'fc barcelona': 'blue', 'atletico madrid': 'red',
  'manchester united': 'red', 'man united': 'red', 'man utd': 'red', 'manchester city': 'turquoise', 'man city': 'turquoise',
  liverpool: 'red', arsenal: 'red', chelsea: 'blue', tottenham: 'white', juventus: 'white', juve: 'white', 'ac milan': 'red',
  milan: 'red', inter: 'blue', 'inter milan': 'blue', napoli: 'turquoise', bayern: 'red', 'bayern munich': 'red',
  dortmund: 'yellow', 'borussia dortmund': 'yellow', psg: 'blue', 'paris saint-germain': 'blue', ajax: 'red', celtic: 'green',
  rangers: 'blue', 'boca juniors': 'blue', boca: 'blue', 'river plate': 'white', flamengo: 'red', santos: 'white',
  galatasaray: 'red', fenerbahce: 'yellow', besiktas: 'black', lakers: 'yellow', celtics: 'green', 'chicago bulls': 'red',
}; // biome-ignore format: several teams a line

const names = [...new Set([...Object.keys(shirts), ...countries.map(({ name }) => name.toLowerCase())])].sort(
  (a, b) => b.length - a.length,
);
const team = `(?:the |team )?(${names.join('|')})`;
const against = '(?:,? ?(?:vs?\\.?|versus|against|-|–|x) )';
const pairing = new RegExp(
  `(?:,? (?:between|of|with|as|for|playing|play))? ?\\b${team} ?(?:${against}${team}|(?<=between .*) and ${team})(?![\\p{L}-])`,
  'iu',
);
const sports = /^(throw|goalkeeper|pong|air-hockey|batting|curling|tap-race|racer|duel|billiards|darts|golf|rhythm)$/;

const athlete: Named = { noun: 'athlete', class: 'person', count: null, isPlural: false, traits: [] };
const usual: [own: string, other: string] = ['red', 'blue'];
const spare = (colour: string): string => (colour === 'white' ? 'blue' : 'white');

/** "Brazil vs Argentina" in a sport: two teams in their colours, and no places. */
export function withTeams(text: string, read: (rest: string) => Frame): Frame {
  const found = pairing.exec(text);
  const [own, other] = found ? [found[1], found[2] ?? found[3]].map((name) => name?.toLowerCase()) : [];
  if (!found || !own || !other || own === other) return read(text);
  const rest = text.replace(found[0], ' ');
  // "Cricket India vs Pakistan" is no insect.
  const frame = read(
    /\b(?:match|game|shootout|penalt\p{L}+|cup|final)\b/iu.test(rest) ? rest : text.replace(found[0], ' match '),
  );
  if (!sports.test(frame.mechanic ?? '')) return read(text);
  const ours = shirts[own] ?? usual.find((colour) => colour !== shirts[other]) ?? 'red';
  const theirs = shirts[other] ?? usual.findLast((colour) => colour !== ours) ?? 'blue';
  const sides: [string, string] = [ours, theirs === ours ? spare(ours) : theirs];
  const isOfKeeper = /^(throw|goalkeeper)$/.test(frame.mechanic ?? '');
  const hero = frame.hero ?? { ...athlete, noun: isOfKeeper ? 'striker' : 'athlete' };
  const foes: Frame['foes'] =
    frame.foes.length > 0 || isOfKeeper ? frame.foes : [{ ...athlete, isPlural: true, does: 'attacks' }];
  return {
    ...frame,
    hero,
    foes,
    teams: [asName(own), asName(other)],
    look: { ...frame.look, sides },
  };
}

const short: Record<string, string> = {
  usa: 'USA',
  us: 'USA',
  psg: 'PSG',
  'ac milan': 'AC Milan',
  'fc barcelona': 'FC Barcelona',
};

const asName = (name: string): string =>
  short[name] ??
  name
    .split(' ')
    .map((word) => (/^(and|of|the)$/.test(word) ? word : word.replace(/^\p{L}/u, (first) => first.toUpperCase())))
    .join(' ');
