/** Whom a game is for: a preposition, perhaps "my", somebody near, and "and" between two of them. */
type Dedication = { to: string; my: string; near: string; and: string };

const dedications: Record<string, Dedication> = {
  de: {
    to: 'für',
    my: '(?:mein(?:e|en|er)?|unser(?:e|en)?|die|den|das)',
    near: '(?:oma|omi|omas|opa|opi|opas|großmutter|großvater|großeltern|mutter|mama|mutti|vater|papa|vati|eltern|schwester|bruder|geschwister|tante|onkel|cousine|cousin|frau|ehefrau|mann|ehemann|freundin|freunde?|partnerin|partner|nachbarin|nachbarn?|lehrerin|lehrer|kollegin|kollegen?|schwiegermutter|schwiegervater)',
    and: 'und',
  },
  nl: {
    to: 'voor',
    my: "(?:mijn|m'n|onze|de)",
    near: '(?:oma|opa|grootmoeder|grootvader|moeder|mama|vader|papa|ouders|zus|zusje|broer|broertje|tante|oom|vrouw|man|vriendin|vriend|buurvrouw|buurman|juf|meester)',
    and: 'en',
  },
  es: {
    to: 'para',
    my: '(?:mis?|nuestr[oa]s?|la|el|los|las)',
    near: '(?:abuel(?:it)?[oa]s?|mam[aá]|madre|pap[aá]|padres?|herman(?:it)?[oa]s?|t[ií][oa]s?|prim[oa]s?|espos[oa]|mujer|marido|novi[oa]|amig(?:uit)?[oa]s?|vecin[oa]s?|suegr[oa]|maestr[oa]|profesora?)',
    and: 'y',
  },
  fr: {
    to: 'pour',
    my: '(?:ma|mon|mes|notre|nos|la|le|les)',
    near: '(?:mamie|mémé|mamy|papy|papi|pépé|grand-mère|grand-père|grands-parents|maman|mère|papa|père|parents|sœur|soeur|frère|tante|tata|oncle|tonton|cousine?|femme|mari|copine|copain|amie?s?|voisine?|belle-mère|beau-père|maîtresse|prof)',
    and: 'et',
  },
  it: {
    to: 'per',
    my: "(?:(?:la |il |i |le |l['’])?(?:mi[aoe]|miei|nostr[aoe])|la|il|lo|i|le|l['’])",
    near: '(?:nonn[aoie]|nonnin[ao]|mamma|madre|papà|babbo|padre|genitori|sorell(?:in)?[ae]|fratell(?:in)?[oi]|zi[aoie]|cugin[aoie]|moglie|marito|fidanzat[ao]|ragazz[ao]|amic[aoi]|amiche|vicin[ao]|suocer[ao]|maestr[ao])',
    and: 'e',
  },
  pt: {
    to: '(?:para|pra|pro)',
    my: '(?:(?:a |o |as |os )?(?:minhas?|meus?|nossas?|nossos?)|a|o|as|os)',
    near: '(?:avós?|avôs?|vovós?|vovôs?|vó|vô|mamãe|mãe|papai|pai|pais|irmãs?|irmãzinha|irmãos?|irmãozinho|ti[ao]s?|prim[ao]s?|esposa|mulher|marido|namorad[ao]|amig[ao]s?|vizinh[ao]|sogr[ao]|professora?)',
    and: 'e',
  },
  pl: {
    to: 'dla',
    my: '(?:moj(?:ej|ego|ich)|nasz(?:ej|ego|ych)|kochan(?:ej|ego))',
    near: '(?:babci|dziadka|dziadków|mamy|matki|taty|ojca|rodziców|siostr(?:y|zyczki)|brat(?:a|a?iszka)|rodzeństwa|cioci|ciotki|wujka|kuzynki|kuzyna|żony|męża|dziewczyny|chłopaka|przyjaciółki|przyjaciela|przyjaciół|koleżanki|kolegi|sąsiadki|sąsiada|teściowej|pani)',
    and: 'i',
  },
  ru: {
    to: 'для',
    my: '(?:мо(?:ей|его|их)|наш(?:ей|его|их)|любим(?:ой|ого)|свое(?:й|го))',
    near: '(?:бабушки|бабули|дедушки|деда|мамы|мамочки|папы|родителей|сестр(?:ы|ёнки|енки)|брата|братика|тёти|тети|дяди|жены|мужа|девушки|парня|подруги|друга|друзей|соседки|соседа|учительницы)',
    and: 'и',
  },
  uk: {
    to: 'для',
    my: '(?:моєї|мого|моїх|нашої|нашого|любої)',
    near: '(?:бабусі|дідуся|діда|мами|тата|батьків|сестри|сестрички|брата|братика|тітки|дядька|дружини|чоловіка|подруги|друга|друзів|вчительки)',
    and: 'та',
  },
  cs: {
    to: 'pro',
    my: '(?:moji|mou|mého|moje|naši|našeho)',
    near: '(?:babičku|dědečka|dědu|maminku|mámu|tatínka|tátu|rodiče|sestru|sestřičku|bratra|bráchu|tetu|strýce|manželku|manžela|přítelkyni|přítele|kamarádku|kamaráda|kamarády)',
    and: 'a',
  },
  id: {
    to: 'untuk',
    my: '(?:si)',
    near: '(?:nenek|kakek|ibu|mama|ayah|papa|bapak|orang tua|adik(?: perempuan| laki-laki)?|kakak(?: perempuan| laki-laki)?|tante|bibi|paman|om|istri|suami|pacar|teman|sahabat)(?:ku| saya| aku| kami)?',
    and: 'dan',
  },
  vi: {
    to: 'cho',
    my: '(?:người)',
    near: '(?:bà ngoại|bà nội|bà|ông ngoại|ông nội|ông|mẹ|má|bố|ba|cha|chị gái|em gái|anh trai|em trai|cô|dì|chú|bác|vợ|chồng|bạn gái|bạn trai|bạn)(?: của)?(?: tôi| mình| em| con)',
    and: 'và',
  },
};

/** Where the word for whom comes after the person, or is part of it. */
const written: Record<string, RegExp> = {
  tr: /(?<!\p{L})(?:benim |sevgili )?(?:büyükannem|anneannem|babaannem|ninem|büyükbabam|dedem|annem|babam|ablam|abim|ağabeyim|kardeşim|kız kardeşim|teyzem|halam|amcam|dayım|eşim|karım|kocam|sevgilim|arkadaşım|öğretmenim|komşum)(?: ve (?:büyükannem|anneannem|babaannem|büyükbabam|dedem|annem|babam|ablam|kardeşim))? için(?!\p{L})/giu,
  hi: /(?:मेरी|मेरे|अपनी|अपने|हमारी|हमारे)? ?(?:दादी|नानी|दादा|नाना|माँ|मां|मम्मी|पापा|पिता|बहन|भाई|पत्नी|पति|दोस्त|मौसी|चाची|चाचा|मामा)(?: जी)? के लिए/gu,
  ar: /(?:(?<!\p{L})ل|من أجل |إلى )(?:جدتي|جدي|أمي|والدتي|أبي|والدي|أختي|أخي|زوجتي|زوجي|صديقتي|صديقي|خالتي|عمتي|خالي|عمي)(?!\p{L})/gu,
  ja: /(?:私の|うちの|大好きな)?(?:おばあちゃん|おばあさん|祖母|おじいちゃん|おじいさん|祖父|お母さん|母|ママ|お父さん|父|パパ|妹|弟|お姉ちゃん|お兄ちゃん|姉|兄|妻|夫|彼女|彼氏|友達|友だち)(?:(?:の)?ため(?:の|に)|(?:向け|用)(?:の|に)?|への?プレゼント(?:の|に)?)、?/gu,
  ko: /(?:우리 |내 |제 )?(?:할머니|할아버지|외할머니|엄마|어머니|아빠|아버지|누나|언니|오빠|형|여동생|남동생|동생|이모|고모|삼촌|아내|남편|여자친구|남자친구|친구)(?:(?:를|을) 위한|(?:를|을) 위해| 위한|용) ?/gu,
  zh: /(?:给|为|送给|适合)(?:我(?:的)?|我们(?:的)?)?(?:奶奶|外婆|姥姥|爷爷|外公|姥爷|妈妈|爸爸|父母|老婆|妻子|老公|丈夫|姐姐|妹妹|哥哥|弟弟|女朋友|男朋友|朋友|阿姨|叔叔|老师)(?:(?:玩|做|准备|设计)的?|的|(?=[,，。！!]|$))/gu,
}; // biome-ignore format: a language a line

const patterns = new Map(
  Object.entries(dedications).map(([language, { to, my, near, and }]) => [
    language,
    new RegExp(
      `,? ?(?<!\\p{L})${to} (?:${my}(?<=['’])|${my} )?${near}(?: ${and} (?:${to} )?(?:${my} )?${near})?(?![\\p{L}'’-])`,
      'giu',
    ),
  ]),
);

/** "Für meine Oma", "para mi abuela": whom the game is for is nobody in it. */
export function withoutDedication(text: string, language: string): string {
  const pattern = written[language] ?? patterns.get(language);
  return pattern ? text.replace(pattern, ' ') : text;
}
