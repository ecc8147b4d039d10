import { withoutDedication } from './dedications-abroad.ts';
import { withoutMusicAbroad } from './music-in-prompt.ts';
import { withPlainPace } from './paces-and-targets.ts';

/** A puzzle of pictures: the pictures are what is on them. */
const isPuzzle =
  /puzz|rompecabezas|quebra[- ]cabeça|пазл|yapboz|układank|jigsaw|legpuzzel|memory|memo(?!r)|拼图|パズル|퍼즐|पहेली|بازل/iu;

const pictures: Record<string, [RegExp, string][]> = {
  de: [[/(?:bilder|bildern|bild|fotos?) (?:von|mit|über) (?:(?:einem|einer|der|den|dem) )?/giu, ''], [/(?<=(?:mit|aus|von) (?:\p{L}+ )?\p{L}{3,})(?:bildern?|bild|fotos|motiven?)(?!\p{L})/giu, '']],
  nl: [[/(?:plaatjes|foto['’]?s|afbeeldingen) van (?:een )?/giu, '']],
  fr: [[/(?:(?:des|les|une|l['’]) ?)?(?:images?|photos?|dessins?) (?:de (?:la |l['’])?|d['’]un |d['’]une |des |du |d['’])/giu, '']],
  es: [[/(?:(?:unas |las |una |la )?(?:imágenes|imagen|fotos?|dibujos?)) de (?:los |las |un |una )?/giu, '']],
  pt: [[/(?:imagens|imagem|fotos?|desenhos?|figuras?) d(?:e|os|as|o|a) (?:uma? )?/giu, '']],
  it: [[/(?:immagini|immagine|foto|disegni|figure) (?:di |dei |delle |degli |con )/giu, '']],
  pl: [[/(?:obraz(?:kami|ki|ków|ka|ek)|zdjęci(?:ami|a|e)) (?:z |ze |przedstawiającymi )?/giu, '']],
  ru: [[/(?:картин(?:ками|ки|ок|ка|кой)|фото(?:графиями)?|изображени(?:ями|ем|я)) (?:с |со )?/giu, '']],
  tr: [[/ ?(?:resimleri(?:yle)?|resimli|fotoğraflı|resmi)(?!\p{L})/giu, '']],
  id: [[/(?:gambar|foto) (?=\p{L})/giu, '']],
  vi: [[/(?:hình ảnh|hình|ảnh|tranh) (?=\p{L})/giu, '']],
  ja: [[/の(?:絵|写真|画像|イラスト)/gu, '']],
  ko: [[/ ?(?:그림|사진)(?=\P{L}|으로|의|$)/gu, '']],
  zh: [[/(?:的)?(?:图片|照片|图案|画)/gu, '']],
  hi: [[/ (?:की|के|का) (?:तस्वीर(?:ें|ों)?|चित्र(?:ों)?|फोटो)/gu, '']],
  ar: [[/صور(?:ة)? /gu, '']],
}; // biome-ignore format: a language a line

/** Whom it is for, by age: a number followed by these. */
const ages: Record<string, RegExp> = {
  de: /(?:für )?(?:(?:kinder|kleinkinder|mein kind|mädchen|jungen) )?(?:ab |von |mit |bis )*(\d+)(?: ?(?:-|bis|und) ?\d+)?(?: jahren?|[- ]?jährigen?)(?: kinder| kind| sohn| tochter)?/giu,
  es: /(?:para )?(?:mi |mis )?(?:niñ[oa]s?|ninos|hij[oa]s?|niet[oa]s?|peques|bebés)? ?de (\d+)(?: (?:a|y|o) \d+)? años/giu,
  fr: /(?:pour )?(?:les |des |mon |ma |mes |un |une )?(?:enfants?|fille|fils|garçon|petits)? ?(?:de |à partir de |dès )(\d+)(?: (?:à|et|ou) \d+)? ans/giu,
  pt: /(?:para )?(?:minha |meu |meus )?(?:crianças?|filh[oa]s?|net[oa]s?|bebês)? ?de (\d+)(?: (?:a|e) \d+)? anos/giu,
  it: /(?:per )?(?:mio |mia |i miei )?(?:bambin[ioae]|figli[oa]?|nipot\p{L}+)? ?(?:di|dai|da) (\d+)(?: (?:a|e|ai) \d+)? anni/giu,
  pl: /(?:dla )?(?:dzieci |dziecka |córki |syna )?(?:w wieku |od )?(\d+)(?:-\d+)? lat(?:a|ek)?(?!\p{L})/giu,
  ru: /(?:для )?(?:детей |ребёнка |ребенка |малышей |дочки |сына )?(?:от )?(\d+)(?:-\d+)?(?: лет|-летних детей| года| годиков)(?!\p{L})/giu,
  tr: /(\d+) yaş(?:ındaki|ında|larındaki)?(?: çocuk\p{L}*| kızım| oğlum)?(?: için)?/giu,
  id: /(?:untuk )?(?:anak(?:-anak)? )?(?:usia|umur|berumur|berusia) (\d+)(?: ?(?:-|sampai) ?\d+)? tahun/giu,
  vi: /(?:cho )?(?:bé |trẻ(?: em)? |con )?(\d+) tuổi/giu,
  nl: /(?:voor )?(?:kinderen |kind |mijn zoon |mijn dochter )?van (\d+)(?: tot \d+)? jaar/giu,
  ja: /(\d+)歳(?:の)?(?:子供|子ども|こども|児|娘|息子)?(?:の?ための?|向けの?|用の?)?/gu,
  zh: /(?:给|适合|适合给)?(\d+)岁(?:的)?(?:孩子|小孩|儿童|宝宝|女儿|儿子)?(?:玩)?的?/gu,
  ko: /(\d+)(?:살|세)(?:짜리)? ?(?:아이|어린이|아기|딸|아들)?(?:를|들을)?(?:용| 위한)?/gu,
  hi: /(\d+) (?:साल|वर्ष) (?:के|की|का) (?:बच्चों?|बेटे|बेटी) (?:के लिए)?/gu,
}; // biome-ignore format: a language a line

/** Words of the settings for whom it is, which are nobody in the game. */
const audienceOf = (age: string): string =>
  Number(age) < 5 ? ' tout petits ' : Number(age) < 13 ? ' kids-game ' : ' ';

const phrases: Record<string, [RegExp, string][]> = {
  de: [
    [/für (?:die )?(?:\d+\. klasse|grundschüler|schulkinder|vorschulkinder|erstklässler|kindergartenkinder|schulanfänger)(?!\p{L})/giu, 'für Kinder'],
    [/(?:auf|über|übers|aufs)(?: dem| das| dünne[mns]| glatte[mns])* eis(?!\p{L})/giu, 'im Schnee'],
    // Whoever drives a beetle drives a car.
    [/(?<=(?:fahr\p{L}*|steuer\p{L}*|lenk\p{L}*|rennen|rennspiel)(?: (?!und|aber)\p{L}+){0,4} )käfer(?!\p{L})/giu, 'Auto'],
  ],
  nl: [[/(?:op|over) het ijs(?!\p{L})/giu, 'in de sneeuw']],
  es: [[/(?<!\p{L})(?:en el |el )?fondo (?:del mar|marino)/giu, 'en el mar'], [/(?:se )?esconden? de (?=\p{L})/giu, 'evita '], [/(?<!\p{L})en llamas(?!\p{L})/giu, '']],
  pt: [[/(?<!\p{L})(?:n?o )?fundo do mar/giu, 'no mar'], [/se escondem? d(?:e|[oa]s?) (?=\p{L})/giu, 'evita '], [/(?<!\p{L})em chamas(?!\p{L})/giu, '']],
  fr: [[/(?<!\p{L})(?:au |le )?fonds? (?:de la mer|des mers|de l['’]océan|marins?)/giu, 'dans la mer'], [/se cachent? (?:de la |de l['’]|des |du |de )(?=\p{L})/giu, 'évite '], [/(?<!\p{L})en (?:feu|flammes)(?!\p{L})/giu, '']],
  it: [[/(?<!\p{L})(?:sul |il )?fondo (?:del mare|marino)/giu, 'nel mare'], [/si nascond\p{L}+ (?:da(?:i|l|lla|lle|gli)?) (?=\p{L})/giu, 'evita '], [/(?<!\p{L})in fiamme(?!\p{L})/giu, '']],
}; // biome-ignore format: a phrase a line

/** What is wished for beside who does what: for whom, and pictures of what. */
export function withPlainWishes(text: string, language: string): string {
  const age = ages[language];
  const aged = age ? text.replace(age, (_, years: string) => audienceOf(years)) : text;
  const list = [...(phrases[language] ?? []), ...(isPuzzle.test(text) ? (pictures[language] ?? []) : [])];
  return list.reduce(
    (rest, [phrase, meaning]) => rest.replace(phrase, meaning),
    withPlainPace(withoutDedication(withoutMusicAbroad(aged), language), language),
  );
}
