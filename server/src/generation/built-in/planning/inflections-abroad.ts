const softened = /(?:[cżl]|sz|rz|cz|dz|ń|ś|ź|ć)$/;

/** "Smokami" and "duchów" as those one is warned of: "smoki", "duchy"; null where the form does not tell. */
export function polishAccusative(written: string, isPerson: boolean, isAlive: boolean): string | null {
  const many = /^(\p{L}{2,}?)(i?)(?:ami|ów)$/u.exec(written);
  if (many) {
    const [, stem = '', soft] = many;
    if (isPerson && /ów$/.test(written)) return written;
    if (isPerson && !/[czt]$/.test(stem)) return null;
    // "Czarownicami" are women, and "piratami" men.
    if (isPerson) return /(?:ic|iczk|lk|ank)$/.test(stem) ? `${stem}e` : null;
    if (soft) return `${stem}ie`;
    return stem + (/[kg]$/.test(stem) ? 'i' : softened.test(stem) ? 'e' : 'y');
  }
  const [, man = '', soft = ''] = /^(\p{L}{2,}?)(i?)em$/u.exec(written) ?? [];
  if (man) return isAlive ? `${man}${soft && !/[kg]$/.test(man) ? 'ia' : 'a'}` : null;
  if (/ą$/.test(written)) return written.replace(/ą$/, 'ę');
  return /(?:y|i|e|ęta|ę)$/.test(written) ? written : null;
}

/** "Грибами" are collected as "грибы"; null in a case in which nothing is collected. */
export function russianObject(written: string): string | null {
  if (/(?:ах|ях|ам|ям)$/.test(written)) return null;
  return written
    .replace(/(?<=[гкхжчшщ])ами$/, 'и')
    .replace(/(?<=\p{L}{2})ами$/u, 'ы')
    .replace(/(?<=\p{L}{2})ями$/u, 'и');
}

/** "Köpek" is one, "köpekler" are many; "uzay gemisi" is a compound, and "gemileri" are its many. */
export function turkishPlural(word: string): string {
  if (/l[ae]r[ıi]?$/.test(word)) return word;
  const isCompound =
    /(?:balığı|böceği|çiçeği|ağacı|ayısı|gemisi)$/.test(word) ||
    (word.includes(' ') && /(?:[sş][ıiuü]|[^aeıioöuü][ıiuü])$/.test(word));
  const stem = isCompound
    ? word
        .replace(/s?[ıiuü]$/, '')
        .replace(/ğ$/, 'k')
        .replace(/ac$/, 'aç')
    : word;
  const isBack = /[aıou]/.test(stem.match(/[aeıioöuü](?=[^aeıioöuü]*$)/)?.[0] ?? 'e');
  return `${stem}${isBack ? 'lar' : 'ler'}${isCompound ? (isBack ? 'ı' : 'i') : ''}`;
}

const names: [RegExp, string][] = [
  [/(?<!\p{L})дед мороз(?!\p{L})/giu, 'Дед Мороз'],
  [/(?<!\p{L})баба-яга(?!\p{L})/giu, 'Баба-Яга'],
  [/(?<!\p{L})pap[aá] noel(?!\p{L})/giu, 'Papá Noel'],
  [/(?<!\p{L})santa claus(?!\p{L})/giu, 'Santa Claus'],
  [/(?<!\p{L})papai noel(?!\p{L})/giu, 'Papai Noel'],
  [/(?<!\p{L})pai natal(?!\p{L})/giu, 'Pai Natal'],
  [/(?<!\p{L})p[eè]re no[eë]l(?!\p{L})/giu, 'Père Noël'],
  [/(?<!\p{L})babbo natale(?!\p{L})/giu, 'Babbo Natale'],
  [/(?<!\p{L})święty mikołaj(?!\p{L})/giu, 'Święty Mikołaj'],
  [/(?<!\p{L})noel baba(?!\p{L})/giu, 'Noel Baba'],
];

/** Whoever has a name is written with capitals. */
export const withCapitalNames = (text: string): string =>
  names.reduce((rest, [name, written]) => rest.replace(name, written), text);
