import { isWrittenNoun } from '../vocabulary/nouns-of-languages.ts';
import { everydayVerbs } from './everyday-verbs-of-languages.ts';
import { foreignVerbOf } from './foreign-verbs.ts';
import { foreignPhrases } from './mechanic-phrases-of-languages.ts';

/** Commands and gerunds that no rule makes, after the form in which verbs are known: "he digs". */
const irregular: Record<string, string> = {
  de: `weicht: weiche weich weichen; gräbt: grabe grab; springt: springe spring; hüpft: hüpfe hüpf; läuft: laufe lauf; füttert: füttere fütter;
    isst: iss; jagt: jage; kocht: koche; putzt: putze; wäscht: wasche; liefert: liefere; fährt: fahre fahr; fliegt: fliege flieg;
    stapelt: stapele staple; klettert: klettere; trifft: triff; wirft: wirf; melkt: melke; pflanzt: pflanze; pflückt: pflücke; backt: backe;
    repariert: repariere; löscht: lösche lösch; schneidet: zerschneide zerschneidet; sammelt: einsammelt aufsammelt einsammeln aufsammeln; fängt: einfangen einfängt fang fange;
    schießt: abschießt abschießen abknallt; erntet: ernte; mäht: mähe; verkauft: verkaufe; surft: surfe`,
  fr: `nourrit: nourris nourrissez nourrissant; détruit: détruis détruisez détruisant; construit: construis construisez construisant; fuit: fuis fuyez fuyant;
    défend: défends défendez défendant; cuit: cuis cuisez cuisant; sert: sers servez servant; vend: vends vendez vendant; éteint: éteins éteignez éteignant;
    attrape: capture capturant capturez prends prenez prenant; répare: réparez réparant`,
  es: `excava: cava cavando cave excave; recoge: recoja recogiendo recolectando; evita: evite; dispara: dispare; esquiva: esquive; atrapa: atrape agarra agarrando captura capturando cogiendo;
    corta: corte; construye: construya construyendo; destruye: destruya destruyendo destruyen; alimenta: alimente; come: coma; protege: proteja; defiende: defienda defendiendo; huye: huya huyendo;
    persigue: persiguiendo; sirve: sirviendo; encuentra: encuentre encontrando`,
  pt: `destrói: destrua destruindo destruir destroem; desvia: desvie; coleta: colete; corta: corte; alimenta: alimente; atira: atire; pega: pegue; pula: pule; constrói: construa construindo;
    evita: evite; salva: salve; escava: cave cava cavando escave; foge: fuja fugindo; protege: proteja protegendo; come: coma; lança: lance arremesse; limpa: limpe; encontra: encontre; procura: procure;
    recolhe: recolha recolhendo; defende: defenda; quebra: quebre; empilha: empilhe; apanha: apanhe; derrota: derrote; rega: regue; entrega: entregue; dispara: dispare; conserta: conserte consertando; persegue: perseguindo;
    esquiva: esquive; colhe: colha`,
  it: `prende: prendi prendendo acchiappando catturando; fugge: fuggi fuggendo; costruisce: costruisci costruendo; cuoce: cuoci cuocendo; pulisce: pulisci pulendo; nutre: nutri; distrugge: distruggi distruggendo;
    raccoglie: raccogli raccogliendo; ripara: riparando; serve: servi; spegne: spegni spegnendo; difende: difendi difendendo; protegge: proteggi proteggendo; evita: evitando; dà: dai`,
  pl: `łapie: łapiący łapiąca łapiące złap schwytaj łapać łapiąc; kopie: kopiący kopiąca kopiące kopiąc wykop kop kopać; niszczy: zniszcz niszcz niszczący niszcząca niszcząc zniszczyć niszczyć; buduje: zbuduj buduj zbudować;
    karmi: nakarm karm nakarmić karmiący karmiąca; kroi: krój pokrój krojąc; zbiera: zbierz pozbieraj pozbierać; ratuje: uratuj ratuj uratować; broni: obroń broń; rzuca: rzuć; szuka: odszukaj; skacze: skacz skaczący skacząca skacząc;
    strzela: zestrzel zestrzelaj zestrzelić ostrzelaj; gotuje: ugotuj gotuj; piecze: upiecz piecz; sprząta: posprzątaj; myje: umyj myj; zjada: zjedz jedzący jedząca jedząc pożerający; chroni: chroń ochroń; goni: goniący goniąca goń;
    walczy: walczący walcząca pokonaj; łowi: złów łowiący łowiąca; naprawia: napraw; gasi: ugaś zgaś gaszący; podlewa: podlej; układa: ułóż; sadzi: posadź; myje: umyć`,
};

/** Regular endings of gerunds, participles and polite commands, with those of the known form. */
const endings: Record<string, [RegExp, string][]> = {
  fr: [[/eant$/, 'e'], [/çant$/, 'ce'], [/ant$/, 'e'], [/ez$/, 'e']],
  es: [[/ando$/, 'a'], [/yendo$/, 'ye'], [/iendo$/, 'e']],
  pt: [[/ando$/, 'a'], [/endo$/, 'e'], [/indo$/, 'e']],
  it: [[/ando$/, 'a'], [/endo$/, 'e']],
  pl: [[/ując(?:y|a|e|ych|ym|ą)?$/, 'uje'], [/ając(?:y|a|e|ych|ym|ą)?$/, 'a'], [/ąc(?:y|a|e|ych|ym|ą)?$/, 'i'], [/ąc(?:y|a|e|ych|ym|ą)?$/, 'e']],
}; // biome-ignore format: a language a line

const known = new Set(
  [...Object.values(foreignPhrases), ...Object.values(everydayVerbs)].flatMap((list) =>
    list.split(', ').map((phrase) => phrase.replace(/~\d+$/, '')),
  ),
);

const isKnownVerb = (word: string): boolean => word.length > 3 && (known.has(word) || foreignVerbOf(word) !== null);

const plainForms = new Map(
  Object.entries(irregular).map(([language, list]) => [
    language,
    new Map(
      list.split(';').flatMap((entry) => {
        const [plain = '', forms = ''] = entry.trim().split(': ');
        return forms.split(' ').map((form) => [form, plain] as const);
      }),
    ),
  ]),
);

/** Where a command may stand; elsewhere the same letters are often a noun: "a corte", "o colete". */
const opensClause =
  /(?:^|[,.!?;:]|(?<!\p{L})(?:und|et|puis|y|e|ou|oraz|i|lub|dann|luego|depois|poi|che|które?|która|který))\s*$/iu;
const articles =
  /(?<!\p{L})(?:el|la|los|las|un|una|o|a|os|as|um|uma|il|lo|gli|le|les|une|der|die|das|ein|eine|einen)\s*$/iu;
/** Forms that are no nouns: "destruindo", "łapiący", "einsammeln". */
const isGerund = /^(?:ein|auf|ab)\p{L}{5}|(?:ando|[ie]ndo|ant|ąc\p{L}*|ć|[lg]en|[elt]t|weichen)$/u;

/** Verbs as somebody does them: "zniszcz asteroidy" and "destruindo asteroides" destroy them as "niszczy", "destrói". */
export function inPlainForms(text: string, language: string): string {
  const forms = plainForms.get(language);
  if (!forms) return text;
  return text.replace(/\p{L}+/gu, (written, at: number) => {
    const word = written.toLowerCase();
    const before = text.slice(0, at);
    const own = forms.get(word);
    if (own && (isGerund.test(word) ? !articles.test(before) : opensClause.test(before))) return own;
    if (isWrittenNoun(word, language) || articles.test(before)) return written;
    // "Pula entre árvores pegando bananas": jumping is the game.
    if (foreignVerbOf(word) !== null && (before.match(/\p{L}+/gu) ?? []).some(isKnownVerb)) return written;
    const regular = (endings[language] ?? []).flatMap(([ending, end]) =>
      ending.test(word) ? [word.replace(ending, end)] : [],
    );
    return regular.find(isKnownVerb) ?? written;
  });
}

/** "Zu sammeln": what a separable verb has between its halves. */
export const withoutInfix = (text: string, language: string): string =>
  language === 'de'
    ? text.replace(/(?<!\p{L})(?:ein|auf|ab|aus|weg)zu(?=(?:sammel|fang|schieß|weich|grab|lauf)\p{L}+)/giu, 'zu ')
    : text;

/** Towers are stacked of what they are built of. */
const towers: [language: string, phrase: RegExp, meaning: string][] = [
  ['de', /(?<!\p{L})(?:er)?bau(?:e|t|en)? (?:(?:einen|den|deinen|am) )?(?:\p{L}+ )?turm (?:aus|von|mit) /giu, 'stapelt '],
  ['fr', /(?<!\p{L})(?:construi\p{L}+|bâti\p{L}*|finis|termine) (?:la construction d['’])?(?:(?:une|la|ta|sa) )(?:\p{L}+ )?tour (?:\p{L}+ )?(?:de |d['’]|en |avec (?:des |les ))/giu, 'empile des '],
  ['es', /(?<!\p{L})(?:constru\p{L}+|levanta\p{L}*|arma) (?:(?:una|la|tu) )(?:\p{L}+ )?torre (?:(?!de|con)\p{L}+ )?(?:de|con) /giu, 'apila '],
  ['pt', /(?<!\p{L})(?:constr\p{L}+|monte|monta|ergue|termine) (?:a construção d)?(?:(?:uma|a|sua) )(?:\p{L}+ )?torre (?:(?!de|com)\p{L}+ )?(?:de|com) /giu, 'empilha '],
  ['it', /(?<!\p{L})(?:costru\p{L}+) (?:(?:una|la|tua) )(?:\p{L}+ )?torre (?:(?!di|con)\p{L}+ )?(?:di|con) /giu, 'impila '],
  ['pl', /(?<!\p{L})(?:(?:dokończ|skończ|zakończ)\p{L}* )?(?:z?bud(?:uj|ow)\p{L}*|postaw\p{L}*|stawia\p{L}*|ułóż) (?:\p{L}+ )?wież[ęyea] (?:z|ze) /giu, 'spiętrza '],
]; // biome-ignore format: a language a line

export const withTowersStacked = (text: string, language: string): string =>
  towers.reduce((rest, [of, phrase, meaning]) => (of === language ? rest.replace(phrase, meaning) : rest), text);
