import { plain } from '../vocabulary/vocabulary.ts';

const words: Record<string, number> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  fifteen: 15, sixteen: 16, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100, dozen: 12, single: 1,
  couple: 2, double: 2, triple: 3, thirteen: 13, fourteen: 14, seventeen: 17, eighteen: 18, nineteen: 19, seventy: 70, eighty: 80,
  ninety: 90, elf: 11, once: 11, onze: 11, undici: 11, jedenaście: 11, dwanaście: 12, одиннадцать: 11,
  dreizehn: 13, vierzehn: 14, sechzehn: 16, siebzehn: 17, achtzehn: 18, neunzehn: 19, vierzig: 40, fünfzig: 50, sechzig: 60, siebzig: 70,
  achtzig: 80, neunzig: 90, hundert: 100, trece: 13, catorce: 14, dieciséis: 16, dieciocho: 18, cuarenta: 40, cincuenta: 50, sesenta: 60,
  setenta: 70, ochenta: 80, noventa: 90, cien: 100, treize: 13, quatorze: 14, seize: 16, quarante: 40, cinquante: 50, soixante: 60, cent: 100,
  quarenta: 40, cinquenta: 50, sessenta: 60, oitenta: 80, cem: 100, tredici: 13, quattordici: 14, sedici: 16, quaranta: 40, cinquanta: 50,
  sessanta: 60, settanta: 70, ottanta: 80, novanta: 90, cento: 100, czterdzieści: 40, pięćdziesiąt: 50, sześćdziesiąt: 60, sto: 100,
  сорок: 40, пятьдесят: 50, шестьдесят: 60, сто: 100,
  uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12,
  eins: 1, zwei: 2, drei: 3, vier: 4, funf: 5, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwolf: 12, zwölf: 12,
  deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, douze: 12,
  dois: 2, duas: 2, três: 3, quatro: 4, sete: 7, oito: 8, nove: 9, dez: 10, doze: 12,
  due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, dieci: 10, dodici: 12,
  два: 2, две: 2, три: 3, четыре: 4, пять: 5, шесть: 6, семь: 7, восемь: 8, девять: 9, десять: 10, двенадцать: 12,
  двух: 2, трёх: 3, трех: 3, четырёх: 4, четырех: 4, пяти: 5, шести: 6,
  двумя: 2, тремя: 3, четырьмя: 4, пятью: 5, dwoma: 2, trzema: 3, czterema: 4, pięcioma: 5,
  dwa: 2, dwie: 2, dwóch: 2, trzy: 3, trzech: 3, cztery: 4, pięć: 5, sześć: 6, siedem: 7, osiem: 8, dziewięć: 9, dziesięć: 10,
  dvě: 2, dva: 2, tři: 3, čtyři: 4, pět: 5, šest: 6, sedm: 7, osm: 8, devět: 9, deset: 10,
  dua: 2, tiga: 3, empat: 4, lima: 5, enam: 6, sepuluh: 10,
  iki: 2, üç: 3, dört: 4, beş: 5, altı: 6, on: 10,
  hai: 2, ba: 3, bốn: 4, năm: 5, sáu: 6, mười: 10,
  दो: 2, तीन: 3, चार: 4, पांच: 5, पाँच: 5, दस: 10,
  اثنان: 2, ثلاثة: 3, ثلاث: 3, أربعة: 4, خمسة: 5, خمس: 5, عشرة: 10,
  দুই: 2, তিন: 3, চার: 4, পাঁচ: 5, দশ: 10,
  yedi: 7, sekiz: 8, dokuz: 9, tujuh: 7, delapan: 8, sembilan: 9, bảy: 7, tám: 8, chín: 9,
  छह: 6, छः: 6, सात: 7, आठ: 8, नौ: 9, بأربعة: 4, أربع: 4, ستة: 6, ست: 6, سبعة: 7, سبع: 7, ثمانية: 8, ثماني: 8, تسعة: 9, تسع: 9, عشر: 10,
  чотири: 4, "п'ять": 5, шість: 6, сім: 7, вісім: 8, "дев'ять": 9,
  quince: 15, quinze: 15, fünfzehn: 15, quindici: 15, piętnaście: 15, пятнадцать: 15, veinte: 20, vingt: 20, vinte: 20, venti: 20,
  zwanzig: 20, dwadzieścia: 20, двадцать: 20, treinta: 30, trente: 30, trinta: 30, trenta: 30, dreißig: 30, trzydzieści: 30, тридцать: 30,
  三: 3, 二: 2, 两: 2, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10,
}; // biome-ignore format: read as pairs

/** Words that are numbers in one language and something else in English. */
const notEnglish = new Set([
  'on',
  'due',
  'sept',
  'sei',
  'ba',
  'hai',
  'lima',
  'dos',
  'una',
  'seis',
  'quince',
  'venti',
  'elf',
  'once',
  'cent',
  'cem',
  'sto',
  'seize',
  'onze',
  'cien',
]);

export function numberOf(word: string, language = 'en'): number | null {
  if (/^\d{1,7}$/.test(word)) return Number(word);
  if (language === 'en' && notEnglish.has(word)) return null;
  // Sorting, and not the Czech three without its accent; and an oven.
  if (language === 'fr' && /^(tri|four)$/.test(word)) return null;
  return words[word] ?? (withAccents.has(language) ? (bareWords.get(plain(word)) ?? null) : null);
}

/** Languages in which a number is still recognized without its accents: piec, tres. */
const withAccents = new Set(['pl', 'pt', 'tr', 'de', 'es', 'fr', 'cs']);
const bareWords = new Map(Object.entries(words).map(([word, number]) => [plain(word), number]));
