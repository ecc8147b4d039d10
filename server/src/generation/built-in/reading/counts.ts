import { plain } from '../vocabulary/vocabulary.ts';
import { metresIn } from './distances.ts';
import type { Counted, Frame } from './frame.ts';
import { numberOf } from './numbers.ts';

/** What a number may count, by the words for it in any language; each is a stem. */
const units: [Counted, RegExp, factor?: number][] = [
  ['bosses', /^(大?魔王|boss(?:e[ns]?|es|ów|y|a)?|endgegner[n]?|jefes?|jefazos?|chefões|chefes|chefão|босс(?:а|ов|ы)?|ボス|보스|首领)$/u],
  ['seconds', /^(second|sec|segundo|sekund|seconde|secondi|секунд|秒|초|detik|saniye|sekund|giây|วินาที|सेकंड|ثانية|ثواني|সেকেন্ড)/u],
  ['seconds', /^(minute|minuto|minuten|minuti|минут|分|분|menit|dakika|minut|phút|นาที|मिनट|دقيقة|دقائق|মিনিট)/u, 60],
  ['pairs', /^(pair|par|pares|pareja|paar|paire|coppi|пар|对|組|组|ペア|쌍|pasang|çift|par|cặp|คู่|जोड़|أزواج|زوج|জোড়)/u],
  ['pairs', /^(card|karte|carta|carte|карт|kart|thẻ)/u, 0.5],
  ['lanes', /^(lane|spur|gleis|carril|vías$|binari$|tor(y|ami|ów|ach)$|voie|couloirs?$|faixa|corsi|полос|车道|車線|차선|lajur|jalur|pas(?:y|ów|ami|ach|ma)?$|şerit|làn$|เลน|लेन|حارات|مسار)/u],
  ['lives', /^(life|live|lives|heart|vida|leben|vie|vite|vita|жизн|сердц|命|条命|ライフ|목숨|생명|nyawa|życi|żyć|život|can(?:ı|ım|ımız|la|lı|lar)?$|mạng|ชีวิต|जीवन|जान|أرواح|حياة|জীবন|житт)/u],
  ['levels', /^(level|stage|nivel|niveles|niveau|nível|níveis|livell|уров|úrov|关|レベル|ステージ|레벨|poziom|seviye|tingkat|màn|ด่าน|स्तर|مستوى|مراحل)/u],
  ['rounds', /^(rounds?$|runden?$|ronda|manche|rodada|turni|раунд|回合|局|ラウンド|라운드|rund)/u],
  ['gates', /^(gates?$|tore$|slalomtor|puerta|portes?$|portão|portões|cancell|ворот|门|ゲート|bram)/u],
  ['rings', /^(rings?$|ringe|anillo|anneau|anel|anéis|anell|кол(ец|ьц)|环|リング|pierścieni)/u],
  ['floors', /^(floors?$|store(y|ys)$|stockwerk|etage|étage|piso|andar|pian[io]$|этаж|层|階|pięter)/u],
  ['people', /^(people|persons?$|survivors?$|passengers?$|hostages?$|menschen|fahrg[aä]st|passag|pasajer|passegger|pasażer|пассажир|personen|personas|personnes|pessoas|persone|человек|люд)/u],
  ['players', /^(player|jugador|spieler|joueur|jogador|giocator|игрок|玩家|人|プレイヤー|pemain|graczy|oyuncu|người chơi|ผู้เล่น|खिलाड़|لاعب|খেলোয়াড়|гравц)/u],
  ['holes', /^(hole|hoyo|loch|löcher|locher|trou|buraco|buche|лунк|洞|ホール|홀|lubang|dołk|delik|lỗ$|หลุม|छेद|حفر|ямк)/u],
  ['waves', /^(wave|oleada|welle|vague|onda|ondat|волн|波|ウェーブ|웨이브|gelombang|fal|dalga)/u],
  ['rows', /^(row|fila|reihe|rangée|linha|righe|ряд|行|줄|baris|rzęd|satır)/u],
  ['columns', /^(column|columna|spalte|colonne|coluna|столб|列|kolom|kolumn|sütun)/u],
  ['colours', /^(colours?$|colors?$|farbe|couleur|colores|cor|cores|colori|цвет|颜色|色|색|warna|kolor|renk|màu(?!s)|สี|रंग|ألوان)/u],
  ['questions', /^(question|pregunta|frage|pergunta|domand|вопрос|题|問|문제|soal|pertanyaan|pyta|soru|câu|คำถาม|प्रश्न|سؤال|أسئلة)/u],
  ['points', /^(point|punto|punkt|ponto|punti|очк|分|点|점|poin|puan|điểm|คะแนน|अंक|نقاط)/u],
  ['lives', /^(tries|try|attempts?|guesses|chances?|versuche?|intentos?|essais?|tentativas?|tentativi|попыт|prób|podejść|podejścia|pokus|deneme|percobaan|次机会|回の挑戦|번의 기회)/u],
  ['lives', /^(mistakes?$|errors?$|fehlern?$|errores$|erreurs?$|erros$|errori$|ошиб|błęd|失误|ミス|실수|hata)/u],
  ['rounds', /^(голов$|гол(?:а|ы)?$|goles$|gols$|goli$|frames?$|matches$|laps?$|sets$|spiele$|vueltas?$|tours?$|voltas?$|giri$|круг(?:а|ов)?$|لفات$|لفة$|tur$|putaran$|okrążeni|vòng$)/u],
  ['shots', /^(throws?$|shots?$|chut(e|es|ar)$|remates?$|cobranças?$|p[eê]n[aá]lt[iy]s?$|penales$|penalt[iy]s$|rigori$|elfmetern?$|schuss$|schüssen?$|würfen?$|pfeilen?$|disparos?$|tiros?$|flechas?$|lanzamientos?$|tirs?$|flèches?$|lancers?$|tiri$|frecce$|lanci$|calci$|karnych$|ударов$|удара$|пенальти$|şut$|vuruş$|penaltı$|tendangan$|выстрел|стрел|бросков|strzał|rzut|atış|ok$|tembakan|panah|发子弹|支箭|次射|発|本の矢|발$)/u],
  ['mines', /^(mines?$|bombs?$|minen|bomben|minas|bombas|bombes|mine$|мин$|бомб|地雷|炸弹|爆弾)/u],
  ['bins', /^(bin|can|basket|bucket|box|container|contenedor|tonne|poubelle|lixeira|cestin|контейнер|垃圾桶)/u],
  ['pads', /^(drum|pad|button|light|tambor|trommel|key|tile|taste|кнопк|барабан)/u],
  ['balls', /^(ball|bola|pelota|boule|balle|palla|palline$|мяч)/u],
  ['moves', /^(zügen$|movimientos|jugadas|coups$|jogadas|movimentos|mosse$|ход(а|ов)$|ruchów|ruchy$|hamle|langkah|步|手以内)/u],
  ['words', /^(word|wort|wörter|worter|palabra|mots?$|palavra|parol|слов)/u],
  ['foes', /^(gegnern?$|feinden?$|enemigos?$|ennemis?$|inimigos?$|nemic[io]$|wrog(a|ów|owie)$|враг|düşman|musuh|敌人|敵|적)/u],
  ['pins', /^(pins?$|kegeln?$|bolos$|quilles?$|pinos$|birilli$|кегл|kręgl|ピン|핀)/u],
  ['pieces', /^(pieces?$|teilen?$|puzzleteil|piezas?$|pièces?$|peças?$|pezzi$|детал|кусочк|elementów$|kawałk|片|块$|ピース|조각|parça|keping)/u],
  ['collect', /^(lieferung|entregas?$|livraison|consegn[ae]$|достав[ок]+|dostaw)/u],
  ['differences', /^(difference|unterschied|diferencia|différence|differenz|diferença|różnic|отличи|различи|处不同|箇所|군데|fark$|farkı|perbedaan|verschil|अंतर|اختلاف|فروق)/u],
  ['letters', /^(letter|buchstab|letra|lettre|letter|букв)/u],
]; // biome-ignore format: one unit a line

/** Only English: stems of other languages would match waves in "falling" and lives in "cans". */
const englishUnits: [Counted, RegExp, factor?: number][] = [
  ['bosses', /^(boss|bosses)$/],
  ['lives', /^(life|lives|lifes)$/],
  ['seconds', /^(seconds?|secs?|s)$/],
  ['seconds', /^(minutes?|mins?)$/, 60],
  ['pairs', /^pairs?$/],
  ['pairs', /^cards?$/, 0.5],
  ['lanes', /^(lanes?|strings?)$/],
  ['levels', /^(levels?|stages?|worlds?)$/],
  ['rounds', /^(rounds?|frames?|matches|laps?|sets|goals?|ends)$/],
  ['shots', /^(throws?|shots?|arrows?|bullets?|darts|kicks|penalties|snowballs?|stones|cannonballs?)$/],
  ['differences', /^differences?$/],
  ['gates', /^gates?$/],
  ['rings', /^rings?$/],
  ['floors', /^(floors?|storeys?|storys?|stories|layers?)$/],
  ['people', /^(people|persons?|survivors?|passengers?|hostages?)$/],
  ['players', /^players?$/],
  ['holes', /^holes?$/],
  ['waves', /^waves?$/],
  ['rows', /^rows?$/],
  ['columns', /^columns?$/],
  ['colours', /^colou?rs?$/],
  ['questions', /^(questions?|statements?)$/],
  ['points', /^points?$/],
  ['mines', /^(mines?|bombs?)$/],
  ['bins', /^(bins?|cans?|baskets?|buckets?|box(es)?|containers?|mailbox(es)?)$/],
  ['pads', /^(drums?|pads?|buttons?|lights?)$/],
  ['balls', /^balls?$/],
  ['words', /^words?$/],
  ['moves', /^(moves?|turns?|swaps?)$/],
  ['foes', /^(enem(y|ies)|foes?|villains?|opponents?|rivals?|baddies)$/],
  ['letters', /^letters?$/],
  ['pins', /^(pins?|skittles?|kegels?)$/],
  ['homers', /^(homers?|homeruns?|sixes)$/],
  ['collect', /^deliver(y|ies)$/],
  ['pieces', /^pieces?$/],
  ['lives', /^(hearts?|tries|try|attempts?|guess(es)?|chances?|mistakes?|errors?|misses|wrong)$/],
];
/** As people type them without accents: zycia, niveis. */
const bareUnits = units.map(([unit, stem, factor]) => [unit, new RegExp(plain(stem.source), 'u'), factor] as const);
export const unitOf = (word: string, language: string) =>
  language === 'en'
    ? englishUnits.find(([, stem]) => stem.test(word))
    : (units.find(([, stem]) => stem.test(word)) ?? bareUnits.find(([, stem]) => stem.test(plain(word))));

/** 五条命 is 5条命. */
const digitsIn = (text: string): string =>
  text.replace(
    /[二两三四五六七八九十](?=条命|条生命|命|秒|分钟|分間|关|波|对|道题|题|局|轮|問|回戦|組|つのライフ|つの命)/gu,
    (sign) => String(numberOf(sign, 'zh')),
  );

/** The numbers and words of a text in which counts are looked for: "3回" is a number with its unit. */
export const piecesIn = (text: string): string[] =>
  digitsIn(text)
    .toLowerCase()
    .match(/\d+(?:\p{Script=Katakana}+ー?\p{Script=Katakana}*|\p{L}{0,2})|[\p{L}\p{M}'’-]+/gu) ?? [];

/** "6 railway tracks" are crossed, "3 race tracks" are not. */
const isOfTrains = (words: string[]): boolean =>
  words.some((word) => /^(railways?|railroads?|rail|trains?)$/.test(word));
const lanesOfTrains: [Counted, RegExp, factor?: number] = ['lanes', /^tracks$/];

/** At a table of cards; elsewhere chips are eaten. */
const unitsOfCards: [Counted, RegExp, factor?: number][] = [
  ['chips', /^(chips?|fichas?|jetons?|fiches|żeton\p{L}*|фиш\p{L}*|筹码|チップ|fiş)$/u],
  ['rounds', /^(hands|deals|händen?|manos|mains|mãos|mani)$/u],
];

/** The stacks that are sorted, and the discs of a tower. */
const unitsOfStacks: [Counted, RegExp, factor?: number][] = [
  ['bins', /^(bottles?|tubes?|vials?|flasks?|beakers?|jars?|branch(es)?|glass(es)?|flaschen?|röhren|röhrchen|botellas?|tubos?|frascos?|bouteilles?|fioles?|bottigli[ae]|provette|tubi|garrafas?|butel\p{L}+|probówe?k\p{L}*|бутыл\p{L}+|колб\p{L}*|пробир\p{L}+|瓶|试管|本|병)$/u],
  ['pieces', /^(dis[ck]s?|rings?|plates?|pancakes?|turtles?|scheiben?|ringen?|discos?|anillos?|disques?|anneaux|dischi|anelli|anéis|krąż\p{L}+|dysk\p{L}*|pierścieni\p{L}*|диск\p{L}*|кол(ец|ьц)\p{L}*|盘|片|枚|개)$/u],
]; // biome-ignore format: one unit a line

const unitsOfMechanic: Partial<Record<NonNullable<Frame['mechanic']>, [Counted, RegExp, factor?: number][]>> = {
  blackjack: unitsOfCards,
  stacks: unitsOfStacks,
};

const isArticle = /^(una|uno)$/;

/** Numbers with what they count. A unit may be two words away: "three extra lives". */
export function countsIn(
  words: string[],
  language: string,
  spaced: boolean,
  mechanic: Frame['mechanic'] = null,
): Frame['numbers'] {
  const numbers: Frame['numbers'] = {};
  const set = (unit: Counted, value: number) => {
    numbers[unit] ??= value;
  };
  const own = mechanic === null ? undefined : unitsOfMechanic[mechanic];
  // Collected things are not lives, even if they are hearts.
  const isCollected = (i: number) =>
    words.slice(Math.max(0, i - 3), i).some((one) => /^(catch|collect|grab|find|gather|match)/.test(one));
  for (const [i, word] of words.entries()) {
    // 60초 and 30sek are one word.
    const joined = language === 'en' ? null : /^(\d+)(\D+)$/.exec(word);
    const number = joined ? Number(joined[1]) : numberOf(word, language);
    if (number === null) continue;
    // "Una pelota" is any ball, and "una vida" a single life.
    if (number === 1 && isArticle.test(word) && unitOf(words[i + 1] ?? '', language)?.[0] !== 'lives') continue;
    // ライフ3つ, 목숨 3개: the unit comes first.
    const before = joined || !spaced || language === 'ko' ? unitOf(words[i - 1] ?? '', language) : undefined;
    if (before) set(before[0], Math.round(number * (before[2] ?? 1)));
    if (words[i + 1] === 'by' && numberOf(words[i + 2] ?? '') !== null) {
      set('columns', number);
      set('rows', numberOf(words[i + 2] ?? '') ?? 0);
      continue;
    }
    if (words[i - 1] === 'to' && /^(up|from|count|counting)$/.test(words[i - 2] ?? '')) set('max', number);
    // "1 to 20", but not "2 to 4 players".
    if (
      /^(to|bis|hasta|a|à|até|al|do|до)$/.test(words[i - 1] ?? '') &&
      numberOf(words[i - 2] ?? '') === 1 &&
      !unitOf(words[i + 1] ?? '', language)
    )
      set('max', number);
    if (words[i - 1] === 'to' && words[i - 2] === 'first') set('points', number);
    if (words[i - 1] === 'of' && words[i - 2] === 'best') set('rounds', number);
    // "I have to find 12", "serve 20".
    const done = bareCount(words, i, language);
    if (done) set(done, number);
    // "501 darts" is a starting score, "three darts" is the number of throws.
    if (number > 100 && words.some((one) => /^(darts?|dardos|дартс)$/.test(one))) set('points', number);
    for (const next of joined ? [joined[2] ?? ''] : words.slice(i + 1, i + 3)) {
      // "Shoot five times"; elsewhere nothing counts what somebody does.
      if (timesOf.test(next) && thrown.test(mechanic ?? '')) {
        set('shots', number);
        break;
      }
      const unit =
        next === 'tracks' && isOfTrains(words)
          ? lanesOfTrains
          : (own?.find(([, stem]) => stem.test(next)) ?? unitOf(next, language));
      // "8 ball" is the name of a game, and so is "21" with cards.
      // "One colour in each bottle".
      if (mechanic === 'stacks' && unit?.[0] === 'colours' && number === 1) break;
      if (mechanic === 'blackjack' && unit?.[0] === 'pairs') break;
      if (next === 'ball' && number > 1) break;
      // "Three darts per turn" are not three in all.
      const at = words.indexOf(next, i + 1);
      if (
        unit &&
        /^(per|each|every|a)$/.test(words[at + 1] ?? '') &&
        /^(turn|round|player|go)$/.test(words[at + 2] ?? '')
      )
        break;
      if (unit && !(/^(pads|bins)$/.test(unit[0]) && number === 1) && !(/^hearts?$/.test(next) && isCollected(i))) {
        set(thrown.test(mechanic ?? '') && tries.test(next) ? 'shots' : unit[0], Math.round(number * (unit[2] ?? 1)));
        break;
      }
      if (numberOf(next, language) !== null || /^(and|with|und|y|et|e|и)$/.test(next)) break;
    }
  }
  // "4 stones each": so many for either side.
  if (mechanic === 'curling' && numbers.shots && words.some((word) => forEach.test(word))) numbers.shots *= 2;
  return { ...numbers, ...metresIn(words.join(' '), mechanic) };
}

const forEach =
  /^(each|apiece|per|je|jede[rs]?|pro|cada|chacun|chaque|ciascun[oa]|каждому|каждый|każdy|każdego|her|masing-masing)$/iu;

/** "Three attempts" at throwing are three throws. */
const thrown = /^(throw|darts|goalkeeper)$/;
const timesOf = /^(times|mal|veces|fois|volte|vezes|razy|раз|раза)$/u;
const tries =
  /^(tries|try|attempts?|chances?|goes|versuche?n?|intentos?|essais?|tentativas?|tentativi|попыт|prób|podejść)/u;

/** Verbs of a goal whose object may be left out: "serve 20", "sirve a 20", "obsłuż 20". */
const goals: Record<string, RegExp> = {
  en: /^(find|collect|catch|grab|eat|pop|serve|deliver|feed|bake|sell|rescue|save|gather|pick|slice|water|heal|wash|brew|plant|harvest)$/,
  de: /^(sammle|sammelt|fange|fängt|finde|bediene|bedient|serviere|serviert|liefere|rette|backe|verkaufe|füttere)$/,
  es: /^(recoge|atrapa|encuentra|sirve|atiende|entrega|rescata|vende|come)$/,
  fr: /^(ramasse|attrape|trouve|sers|sert|servez|livre|sauve|vends|mange|attrapez|ramassez)$/,
  it: /^(raccogli|prendi|trova|servi|serve|consegna|salva|vendi|mangia)$/,
  pt: /^(colete|pegue|encontre|sirva|serve|entregue|salve|venda|coma)$/,
  pl: /^(zbierz|złap|znajdź|obsłuż|dostarcz|uratuj|sprzedaj|nakarm)$/,
};

const defeats = /^(shoot|whack|defeat|kill|squash|zap|swat)$/;

/** What a number alone after its verb counts: "I have to find 12", "serve 20", "squash 30". */
function bareCount(words: string[], i: number, language: string): Counted | null {
  const before = /^(a|bis|to|all|at|least|mindestens|al|menos|moins|almeno|przynajmniej)$/.test(words[i - 1] ?? '')
    ? words[i - (/^(least|menos|moins)$/.test(words[i - 1] ?? '') ? 3 : 2)]
    : words[i - 1];
  const verb = (before ?? '').toLowerCase();
  const isAlone = /^([,.!?;]|and|und|y|et|e|i|in|before|to|um|para|pour|per|antes|avant|prima|bevor|of|them)?$/.test(
    words[i + 1] ?? '',
  );
  if (!isAlone) return null;
  if (language === 'en' && defeats.test(verb)) return 'foes';
  return goals[language]?.test(verb) ? 'collect' : null;
}

const sizes = /\b(\d{1,2})\s?(?:[x×]|на|na|mal|por|par|per)\s?(\d{1,2})(?!\d)/iu;

/** "Miss three and it's over". */
const misses =
  /\b(?:miss|drop|lose|hit|touch|make|get) (\p{L}+|\d+)(?: (?:times|mistakes|\p{L}+s))?,? (?:and|then)? ?(?:it['’]?s|it is|the game is|you['’]re|you are|you have|you) (?:over|out|game over|dead|lost|lose|die)\b/iu;

export const withoutSize = (text: string): string => text.replace(sizes, ' ');

/** "4x4" and "5 × 6"; "one hit and you are dead" is one life. */
export function sizeIn(text: string): Frame['numbers'] {
  const size = sizes.exec(text);
  const isOneHit =
    /\b(one|1|single)[- ](hit|touch|mistake)[- ,]*(and )?(kills?|death|you('re| are)? (die|dead|out)|ends|is over|game over)\b|\bpermadeath\b/i.test(
      text,
    );
  const missed = misses.exec(text)?.[1];
  const missedMax = missed === undefined ? null : numberOf(missed.toLowerCase());
  return {
    ...(missedMax !== null && { lives: missedMax }),
    ...(size && { columns: Number(size[1]), rows: Number(size[2]) }),
    ...(isOneHit && { lives: 1 }),
  };
}

/** A word that says what a number counts, in any language. */
export const isUnit = (word: string): boolean => [...units, ...englishUnits].some(([, stem]) => stem.test(word));
