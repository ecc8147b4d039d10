import type { Scene } from '../../../../../engines/src/plan.ts';
import type { Hour } from '../planning/palette.ts';

/** Feasts, by their names in several languages; a place or hour that the prompt names goes before theirs. */
const feasts = {
  christmas: { scene: 'snow', hour: null, names: /\b(christmas|xmas|santa'?s? (grotto|workshop)|advent|yule|weihnacht\w*|navidad\w*|noël|noel|natal|natale|boże narodzenie|noel baba)\b|рождеств|圣诞|クリスマス|크리스마스/iu },
  'lunar new year': { scene: 'city', hour: 'night', names: /\b((lunar|chinese) new year|chinesisches neujahr|año nuevo chino|nouvel an chinois)\b|春节|春節|旧正月|설날/iu },
  'new year': { scene: 'city', hour: 'night', names: /\b(new year'?s?( eve| day)?|nye|silvester\w*|neujahr\w*|nochevieja|año nuevo|nouvel an|réveillon|ano novo|capodanno|sylwester\w*|yılbaşı\w*)\b|новый год|новогодн|新年|跨年|大晦日|새해/iu },
  halloween: { scene: 'haunted', hour: null, names: /\b(halloween|trick[- ]or[- ]treat\w*)\b|хэллоуин|万圣节|ハロウィン|할로윈/iu },
  easter: { scene: 'meadow', hour: 'day', names: /\b(easter|ostern|oster\p{L}+|pascua\w*|pâques|páscoa|pasqua|wielkanoc\w*)\b|пасх|复活节|イースター|부활절/iu },
  birthday: { scene: 'room', hour: null, names: /\b(birthdays?|bday|geburtstag\w*|cumpleaños|compleanno|urodzin\w*)\b|doğum günü|день рождения|生日|誕生日|생일/iu },
  wedding: { scene: 'meadow', hour: 'day', names: /\b(weddings?|marriage|hochzeit\w*|boda|mariage|casamento|matrimonio|wesele|düğün)\b|свадьб|婚礼|結婚式|결혼식/iu },
  valentine: { scene: 'candy', hour: null, names: /\b(valentine'?s?( day)?|valentinstag|san valentín|saint[- ]valentin|san valentino)\b|день святого валентина|情人节|バレンタイン/iu },
  thanksgiving: { scene: 'autumn', hour: null, names: /\b(thanksgiving|erntedank\w*)\b/iu },
  diwali: { scene: 'city', hour: 'night', names: /\b(diwali|deepavali)\b|दिवाली|दीपावली/iu },
  ramadan: { scene: 'desert', hour: 'night', names: /\b(ramadan|ramadhan|eid( al[- ]fitr)?|iftar|lebaran|ramazan|bayram)\b|رمضان|العيد/iu },
  oktoberfest: { scene: 'fair', hour: null, names: /\b(oktoberfest|octoberfest|beer festival|wiesn)\b/iu },
  carnival: { scene: 'fair', hour: null, names: /\b(mardi gras|fasching\w*|karneval\w*|carnaval|carnevale)\b/iu },
} as const satisfies Record<string, { scene: Scene; hour: Hour | null; names: RegExp }>; // biome-ignore format: one feast a line

export type Feast = keyof typeof feasts;

/** The feast a prompt is about. */
export const feastIn = (text: string): Feast | null =>
  (Object.keys(feasts) as Feast[]).find((name) => feasts[name].names.test(text)) ?? null;

export const settingOfFeast = (feast: Feast | null): { scene: Scene | null; hour: Hour | null } =>
  feast === null ? { scene: null, hour: null } : feasts[feast];

/** Whether a word says which feast it is: "eve", "new" and "year" as much as "christmas". */
export const isOfFeast = (word: string, feast: Feast | null): boolean =>
  feast !== null &&
  (feasts[feast].names.test(word) || /^(eve|day|new|year'?s?|lunar|chinese|party|celebration|festival)$/.test(word));

/** Feasts that are no things themselves: nobody collects a wedding, and a valentine is no person. */
export const withoutFeast = (text: string): string =>
  [
    feasts.valentine,
    feasts.wedding,
    feasts.birthday,
    feasts['lunar new year'],
    feasts.diwali,
    feasts.ramadan,
    feasts.oktoberfest,
    feasts.easter,
  ].reduce(
    (rest, { names }) =>
      rest.replace(
        new RegExp(
          `(?:\\b(?:at|for|on|during) (?:an? |the |my |his |her )?)?(?:${names.source})(?: party| day| celebration)?(?! ?(?:cake|card|gift|present|hat|candle|dress|ring|bell|egg|bunny|bunnies|rabbit|basket|hunt|balloon)s?\\b)`,
          'giu',
        ),
        ' ',
      ),
    text,
  );
