/** How a language says a pace and a target, and its plain words for slow and fast. */
type Words = {
  to: string;
  pace: string;
  slow: string;
  fast: string;
  usual: string;
  said: [slow: string, fast: string];
  target: string;
  points: string;
};

const words: Record<string, Words> = {
  en: {
    to: '(?:(?:at|with|in|on) )?(?:an? )?(?:(?:very|really|super|quite) )?',
    pace: '(?:speed|pace|tempo|motion)',
    slow: '(?:slow|low|gentle|leisurely|relaxed)',
    fast: '(?:fast|high|quick|great|top|full|breakneck|lightning|insane)',
    usual: '(?:normal|medium|moderate|average)',
    said: ['slowly', 'fast'],
    target: '(?:the |your |my )?(?:goal|target|aim|objective)(?: is| of|:)*(?: to (?:reach|get|score|make|earn))?',
    points: '(?:points?|pts|score|coins|stars|gems)',
  },
  de: {
    to: '(?:(?:mit|in|bei|im) )?(?:einem |einer |ein )?(?:sehr |ganz )?',
    pace: '(?:geschwindigkeit|tempo|zeitlupe)',
    slow: '(?:langsam|gemütlich|niedrig|gering|ruhig|gemächlich)(?:e[nmrs]?)?',
    fast: '(?:schnell|hoh|rasch|rasant|flott)(?:e[nmrs]?)?',
    usual: '(?:normal|mittler)(?:e[nmrs]?)?',
    said: ['langsam', 'schnell'],
    target: '(?:das )?(?:ziel|zielpunktzahl)(?: ist| sind| von|:)*',
    points: '(?:punkte?n?|münzen|sterne)',
  },
  nl: {
    to: '(?:(?:met|op|in) )?(?:een )?(?:heel |erg )?',
    pace: '(?:snelheid|tempo)',
    slow: '(?:langzame?|lage?|rustige?|trage?)',
    fast: '(?:snelle?|hoge?|vlotte?)',
    usual: '(?:normale?|gemiddelde?)',
    said: ['langzaam', 'snel'],
    target: '(?:het )?doel(?: is| van|:)*',
    points: '(?:punten|munten|sterren)',
  },
  es: {
    to: '(?:(?:a|con|de|en) )?(?:una? )?(?:la )?(?:muy )?',
    pace: '(?:velocidad|ritmo|tempo|cámara)',
    slow: '(?:muy )?(?:lent[oa]|baj[oa]|tranquil[oa]|pausad[oa]|reducid[oa]|poc[oa])',
    fast: '(?:muy )?(?:r[áa]pid[oa]|alt[oa]|veloz|much[oa]|máxim[oa])',
    usual: '(?:normal|medi[oa])',
    said: ['lento', 'rápido'],
    target: '(?:el )?(?:objetivo|meta)(?: es| son| de|:)*',
    points: '(?:puntos?|monedas|estrellas)',
  },
  pt: {
    to: '(?:(?:a|em|com|de|na) )?(?:uma? )?(?:muito )?',
    pace: '(?:velocidade|ritmo|câmera)',
    slow: '(?:muito )?(?:lent[oa]|baix[oa]|tranquil[oa]|devagar|reduzid[oa]|pouc[oa])',
    fast: '(?:muito )?(?:r[áa]pid[oa]|alt[oa]|veloz|muit[oa]|máxim[oa])',
    usual: '(?:normal|médi[oa])',
    said: ['lento', 'rapido'],
    target: '(?:o |a )?(?:objetivo|meta)(?: é| são| de|:)*',
    points: '(?:pontos?|moedas|estrelas)',
  },
  it: {
    to: '(?:(?:a|con|di|in) )?(?:una? )?(?:molto )?',
    pace: '(?:velocità|velocita|ritmo|andatura)',
    slow: '(?:molto )?(?:lent[oa]|bass[oa]|ridott[oa]|tranquill[oa]|poc[oa])',
    fast: '(?:molto )?(?:veloce|alt[oa]|rapid[oa]|elevat[oa]|massim[oa])',
    usual: '(?:normale|medi[oa])',
    said: ['lento', 'veloce'],
    target: "(?:l['’])?(?:obiettivo|traguardo)(?: è| sono| di|:)*",
    points: '(?:punti|monete|stelle)',
  },
  fr: {
    to: "(?:(?:à|avec|en|d['’]|de) ?)?(?:une |un )?(?:très )?",
    pace: '(?:vitesse|allure|rythme|cadence)',
    slow: '(?:très )?(?:lente?|basse?|faible|tranquille|réduite?|petite?)',
    fast: '(?:très )?(?:rapide|élevée?|haute?|grande|vive)',
    usual: '(?:normale?|moyenne?)',
    said: ['lent', 'rapide'],
    target: "(?:l['’])?(?:objectif|but|cible)(?: est| de| :|:)*",
    points: '(?:points?|pièces|étoiles)',
  },
  pl: {
    to: '(?:(?:z|w|o|przy) )?(?:bardzo )?',
    pace: '(?:prędkoś\\p{L}+|temp(?:o|em|ie)|szybkoś\\p{L}+)',
    slow: '(?:woln\\p{L}+|powoln\\p{L}+|nisk\\p{L}+|spokojn\\p{L}+|mał\\p{L}+)',
    fast: '(?:szybk\\p{L}+|duż\\p{L}+|wysok\\p{L}+)',
    usual: '(?:normaln\\p{L}+|średni\\p{L}+)',
    said: ['spokojnie', 'szybko'],
    target: 'cel(?: to|:)*',
    points: '(?:punkt\\p{L}*|monet\\p{L}*|gwiazd\\p{L}*)',
  },
  ru: {
    to: '(?:(?:на|с|в) )?(?:очень )?',
    pace: '(?:скорост\\p{L}+|темп\\p{L}*)',
    slow: '(?:медленн\\p{L}+|низк\\p{L}+|спокойн\\p{L}+|мал\\p{L}+)',
    fast: '(?:быстр\\p{L}+|высок\\p{L}+|больш\\p{L}+)',
    usual: '(?:нормальн\\p{L}+|средн\\p{L}+)',
    said: ['медленно', 'быстро'],
    target: 'цель(?: —|:)*',
    points: '(?:очк\\p{L}*|балл\\p{L}*|монет\\p{L}*|звёзд\\p{L}*|звезд\\p{L}*)',
  },
  tr: {
    to: '(?:çok )?',
    pace: '(?:hız\\p{L}*|tempo\\p{L}*)',
    slow: '(?:yavaş|düşük|sakin)',
    fast: '(?:hızlı|yüksek)',
    usual: '(?:normal|orta)',
    said: ['yavaş', 'hızlı'],
    target: 'hedef:?',
    points: '(?:puan|altın|yıldız)',
  },
  id: {
    to: '(?:(?:dengan|pada) )?',
    pace: '(?:kecepatan|tempo)',
    slow: '(?:lambat|rendah|pelan|santai)',
    fast: '(?:cepat|tinggi)',
    usual: '(?:normal|sedang)',
    said: ['lambat', 'cepat'],
    target: 'target:?',
    points: '(?:poin|koin|bintang)',
  },
};

const around = (pattern: string) => new RegExp(`(?<![\\p{L}'’])${pattern}(?![\\p{L}'’-])`, 'giu');

const meanings = new Map(
  Object.entries(words).map(([language, { to, pace, slow, fast, usual, said, target, points }]) => {
    const paced = (how: string) =>
      around(`${to}(?:${pace} ${how}|${how} ${pace})(?! (?:train|camera|boat|zug|bahn)s?)`);
    return [
      language,
      [
        [paced(slow), said[0]],
        [paced(fast), said[1]],
        [paced(usual), ' '],
        [around(`${target} (?=\\d+ ${points})`), ' '],
      ] as [RegExp, string][],
    ];
  }),
);

/** "Velocità lenta" and "slow motion" are a pace, and the goal of "goal 2000 points" is nothing to look at. */
export const withPlainPace = (text: string, language: string): string =>
  (meanings.get(language) ?? []).reduce((rest, [said, meaning]) => rest.replace(said, meaning), text);
