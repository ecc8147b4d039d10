/** Names of languages as people ask for them, in the languages most spoken. */
const names: Record<string, string> = {
  en: 'english|englisch|inglés|anglais|inglês|inglese|angielsku|английском|英語|英语',
  de: 'german|deutsch|alemán|allemand|alemão|tedesco|niemiecku|немецком|ドイツ語|德语',
  es: 'spanish|spanisch|español|espagnol|espanhol|spagnolo|hiszpańsku|испанском|スペイン語|西班牙语',
  fr: 'french|französisch|francés|français|francês|francese|francusku|французском|フランス語|法语',
  pt: 'portuguese|portugiesisch|portugués|portugais|português|portoghese|portugalsku|португальском|ポルトガル語|葡萄牙语',
  it: 'italian|italienisch|italiano|italien|włosku|итальянском|イタリア語|意大利语',
  pl: 'polish|polnisch|polaco|polonais|polonês|polacco|polsku|польском|ポーランド語|波兰语',
  ru: 'russian|russisch|ruso|russe|russo|rosyjsku|русском|ロシア語|俄语',
  tr: 'turkish|türkisch|turco|turc|turecku|türkçe|турецком|トルコ語|土耳其语',
  id: 'indonesian|indonesisch|indonesio|indonésien|bahasa indonesia',
  ar: 'arabic|arabisch|árabe|arabe|arabsku|арабском|アラビア語|阿拉伯语|العربية',
  hi: 'hindi|हिंदी|हिन्दी',
  zh: 'chinese|mandarin|chinesisch|chino|chinois|chinês|cinese|chińsku|китайском|中国語|中文',
  ja: 'japanese|japanisch|japonés|japonais|japonês|giapponese|japońsku|японском|日本語|日语',
  ko: 'korean|koreanisch|coreano|coréen|koreańsku|корейском|韓国語|韩语|한국어',
};

const patterns = Object.entries(names).map(
  ([language, list]) =>
    [
      language,
      new RegExp(
        `(?<![\\p{L}])(?:translate (?:it |the game |everything )?(?:in)?to|(?:texts?|words?|language) in|in|into|auf|en|em|po|на|in lingua) (?:${list})(?![\\p{L}])(?! (?!please|and|with|but|bitte|und)[\\p{L}])|(?:${
          list
            .split('|')
            .filter((name) => /[\u3040-\u9fff]/.test(name))
            .join('|') || '\\b\\B'
        })(?:で|に|版)|用(?:${list})`,
        'iu',
      ),
    ] as const,
);

/** The language that a prompt asks for by name: "in German", "auf Spanisch". A German shepherd is none. */
export function languageAsked(text: string): string | null {
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

export const withoutLanguage = (text: string): string =>
  patterns.reduce((rest, [, pattern]) => rest.replace(pattern, ' '), text);
