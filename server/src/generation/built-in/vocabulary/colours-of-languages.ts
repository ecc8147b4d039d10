/** Colour names that no other colour name and no thing shares: "red" is a net in Spanish, and an orange is a fruit. */
type Colour =
  | 'scarlet'
  | 'amber'
  | 'yellow'
  | 'golden'
  | 'green'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'white'
  | 'black'
  | 'gray';
// biome-ignore format: one line

const order: Colour[] = [
  'scarlet', 'blue', 'green', 'yellow', 'black', 'white', 'pink', 'purple', 'amber', 'brown', 'gray', 'golden',
]; // biome-ignore format: read as one list

/** Stems in the order of the colours; an empty one is a word that is mostly a thing. Words with endings of their own are written out. */
const stems: Record<string, [stems: string, endings: string]> = {
  de: ['rot blau|hellblau|dunkelblau grün|hellgrün|dunkelgrün gelb schwarz weiß|weiss rosafarben|pinkfarben violett|lilafarben orangefarben braun grau|silbern golden', '|e|er|es|en|em'],
  nl: ['rod|rood blauw groen|groene gel|geel zwart witt|wit roze paars oranjekleurig bruin grijz|grijs gouden', 'e|'],
  es: ['roj azul verde amarill negr blanc rosad morad|violet anaranjad marron|marrón gris dorad', 'o|a|os|as|s|es|'],
  pt: ['vermelh azul|azui verde amarel pret|negr branc rosad|cor-de-rosa rox alaranjad marrom|marrons|castanh cinza|cinzent dourad', 'o|a|os|as|s|'],
  fr: ['rouge bleu vert jaune noir blanc|blanche rosé violet|violett orangé brun gris|gris doré', 'e|s|es|'],
  it: ['ross blu|azzurr verd giall ner bianc|bianch rosato violett arancion marron grigi dorat', 'o|a|i|e|hi|he|'],
  pl: ['czerwon niebiesk|błękitn|granatow zielon żółt|zolt czarn biał|bial różow|rozow fioletow pomarańczow brązow szar|srebrn ', 'y|i|a|e|ie|ą|ego|iego|ej|iej|emu|iemu|ym|im|ych|ich|ymi|imi'],
  cs: ['červen modr zelen žlut čern bíl růžov fialov oranžov hněd šed zlat', 'ý|á|é|í|ého|ém|ému|ou|ým|ých|ými'],
  ru: ['красн син|голуб зелен|зелён желт|жёлт черн|чёрн бел розов фиолетов оранжев коричнев сер золот', 'ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ую|юю|ым|им|ыми|ими|ых|их'],
  uk: ['червон син|блакитн зелен жовт чорн біл рожев фіолетов помаранчев коричнев сір золот', 'ий|ій|а|я|е|є|і|ого|ього|ої|ьої|ому|ьому|у|ю|им|ім|ими|іми|их|іх|ою|ьою'],
  tr: ['kırmızı|kirmizi mavi|lacivert yeşil|yesil sarı siyah beyaz pembe mor turuncu kahverengi gri ', ''],
  id: ['merah biru hijau kuning hitam putih  ungu oranye|jingga  abu-abu ', ''],
  vi: ['đỏ xanh|xanh_dương|xanh_da_trời xanh_lá_cây|xanh_lá vàng đen trắng hồng tím  nâu xám ', ''],
  hi: ['लाल नीला|नीली|नीले हरा|हरी|हरे पीला|पीली|पीले काला|काली|काले सफेद|सफ़ेद गुलाबी बैंगनी नारंगी भूरा|भूरी|भूरे  सुनहरा|सुनहरी|सुनहरे', ''],
  ar: ['أحمر|احمر|حمراء أزرق|ازرق|زرقاء أخضر|اخضر|خضراء أصفر|اصفر|صفراء أسود|اسود|سوداء أبيض|ابيض|بيضاء وردي|وردية بنفسجي|بنفسجية  بني|بنية رمادي|رمادية ذهبي|ذهبية', ''],
  ko: ['빨간|빨간색|빨강|붉은 파란|파란색|푸른 초록|초록색|녹색 노란|노란색 검은|검정|까만|검은색 하얀|흰|하얀색|흰색 분홍|분홍색|핑크 보라|보라색 주황|주황색 갈색 회색|은색 황금|황금색', ''],
  ja: ['赤い|赤色の|赤 青い|青色の|水色の 緑の|緑色の|緑 黄色い|黄色の 黒い|黒 白い|白 ピンクの|桃色の|ピンク色の 紫の|紫色の オレンジ色の|オレンジの 茶色い|茶色の 灰色の|銀色の 金色の', ''],
  zh: ['红色的|红色|红 蓝色的|蓝色|蓝 绿色的|绿色|绿 黄色的|黄色|黄 黑色的|黑色|黑 白色的|白色|白 粉色的|粉色|粉红色的|粉红色|粉红 紫色的|紫色|紫 橙色的|橙色 棕色的|棕色|褐色的 灰色的|灰色|灰 金色的|金色', ''],
}; // biome-ignore format: a language a line

const coloursOf = new Map(
  Object.entries(stems).map(([language, [list, endings]]) => [
    language,
    new Map(
      list
        .normalize('NFC')
        .split(' ')
        .flatMap((one, i) =>
          one
            .split('|')
            .filter(Boolean)
            .flatMap((stem) => formsOf(stem, endings, language).map((form) => [form, order[i] ?? 'gray'] as const)),
        ),
    ),
  ]),
);

function formsOf(stem: string, endings: string, language: string): string[] {
  const forms = endings.split('|').map((ending) => stem.replaceAll('_', ' ') + ending);
  return language === 'ar' ? forms.flatMap((form) => [form, `ال${form}`]) : forms;
}

/** "Of the colour red" is red. */
const introductions =
  /(?<!\p{L})(?:de colou?r|de couleur|de cor|di colore|in der farbe|koloru|w kolorze|цвета|berwarna|warna|màu|renkli|in de kleur) |(?<=\p{L}) (?:रंग (?:का|की|के)|renkli|renk)(?!\p{L})/giu;

/** A pink flower is a rose in Vietnamese, and gold is yellow where it is said of what comes before it. */
const things: Record<string, RegExp> = {
  vi: /(?<!(?:xe|màu|con \p{L}+|chiếc \p{L}+) )vàng|(?<=hoa )hồng/giu,
  ru: /бел(?:ый|ого|ому|ым|ые|ых) (?=медвед)/giu,
};

/** Chocolate is brown where it is said of an animal. */
const brownOnes =
  /(?<=(?<!\p{L})(?:anjing|kucing|kuda|beruang|kelinci|tupai|monyet|sapi|ayam|burung|tikus|rusa|mobil|katak) )co(?:k|ke)lat(?!\p{L})/giu;

const patterns = new Map(
  [...coloursOf]
    .filter(([language]) => !/^(ja|zh)$/.test(language))
    .map(([language, forms]) => [
      language,
      new RegExp(
        `(?<![\\p{L}\\p{M}])(?:${[...forms.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{M}])`,
        'giu',
      ),
    ]),
);

/** "Einen roten Käfer", "красную машину": the colour by a name that every later reader knows. */
export function withPlainColours(text: string, language: string): string {
  const pattern = patterns.get(language);
  const forms = coloursOf.get(language);
  if (!pattern || !forms) return text;
  const kept = [...text.matchAll(things[language] ?? /(?!)/g)].map(({ index }) => index);
  return text
    .replace(pattern, (form, at: number) => (kept.includes(at) ? form : (forms.get(form.toLowerCase()) ?? form)))
    .replace(introductions, '')
    .replace(brownOnes, 'brown');
}

/** 赤いパトカー: the colour that a text without spaces starts with, and its length. */
export function colourAt(
  text: string,
  at: number,
  language: string,
): { colour: string; form: string; length: number } | null {
  const found = [...(coloursOf.get(language) ?? [])].find(([form]) => text.startsWith(form, at));
  return found
    ? {
        colour: found[1] === 'scarlet' ? 'red' : found[1] === 'amber' ? 'orange' : found[1],
        form: found[0],
        length: found[0].length,
      }
    : null;
}
