type Sight = { name: string; picture: string; tint: string | null; places: RegExp };

/** What cities and countries are known by: name, picture, colour of a silhouette, places in the languages they are read in. */
const table = `
Eiffel Tower | drawn:eiffel-tower | | paris, parigi, paryż, paryżu, париж, париже, 巴黎, パリ, 파리에서, france, french city
Big Ben | drawn:big-ben | | london, londres, londra, londyn, лондон, лондоне, 伦敦, ロンドン, england
Statue of Liberty | fluent:statue-of-liberty | | new york, new york city, manhattan, nyc, nueva york, nowy jork, нью-йорк, 纽约, ニューヨーク, 뉴욕
Tokyo Tower | fluent:tokyo-tower | | tokyo, tokio, 東京, shibuya
shrine | fluent:shinto-shrine | | kyoto, osaka, 京都, 大阪
Mount Fuji | fluent:mount-fuji | | japan, japon, japón, giappone, japonia, 日本
Colosseum | drawn:colosseum | | rome, roma, rom, rzym, рим, риме
Leaning Tower | game:pisa-tower | #efe6d4 | pisa
Rialto Bridge | game:rialto-bridge | #e8dcc6 | venice, venezia, venedig, venecia, venise, veneza
Saint Basil's Cathedral | drawn:saint-basils-cathedral | | moscow, moskau, moscú, moscou, mosca, moskwa, москва, москве, russia
Brandenburg Gate | drawn:brandenburg-gate | | berlin, berlino, берлин, 柏林
Golden Gate Bridge | drawn:golden-gate | | san francisco
Sydney Opera House | drawn:sydney-opera-house | | sydney
Taj Mahal | drawn:taj-mahal | | agra, delhi, mumbai, india, indien, inde, दिल्ली, मुंबई, भारत
temple | drawn:greek-temple | | athens, greece, athen, atenas, athènes, atene
pagoda | drawn:pagoda | | beijing, shanghai, china, 北京, 上海, 中国
mosque | fluent:mosque | | istanbul, ankara, cairo, dubai, القاهرة, دبي
windmill | drawn:windmill | | amsterdam, holland, netherlands
Capitol | game:capitol | #f4f1ea | washington
Ferris wheel | fluent:ferris-wheel | | vienna, wien, vienne, viena, вена
castle | fluent:castle | | prague, praga, praha, edinburgh
moai | fluent:moai | | easter island
`;

const sights: Sight[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', picture = '', tint = '', places = ''] = line.split('|').map((part) => part.trim());
    return { name, picture, tint: tint || null, places: new RegExp(`^(?:${places.split(', ').join('|')})$`, 'i') };
  });

/** What the first of these places is known by. */
export const sightAt = (words: readonly string[]): Sight | undefined =>
  sights.find(({ places }) => words.some((word) => places.test(word)));

/** Those words of a prompt, in any language, that name such a place. */
export const citiesIn = (prompt: string, language: string): string[] => {
  const words = prompt.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const pairs = words.map((word, i) => `${words[i - 1] ?? ''} ${word}`);
  // "Pisa" treads on something, and a "praga" is a plague.
  const isWord = (word: string) => /^(es|pt)$/.test(language) && /^(pisa|praga)$/.test(word);
  return [...pairs, ...words].filter((word) => sightAt([word]) !== undefined && !isWord(word));
};
