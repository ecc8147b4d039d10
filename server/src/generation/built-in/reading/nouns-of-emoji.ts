import { findNoun } from '../vocabulary/vocabulary.ts';
import { singularOf } from './english-plurals.ts';
import { classesOf } from './noun-classes.ts';

/** "Animals" in many languages, because no emoji has that name. */
const groups: [noun: string, word: RegExp][] = [
  ['animal', /^(tieren?|dieren|animales|animaux|animais|animali|zwierz(ęta|ętami|ąt)|животн(ые|ыми|ых)|тварин(и|ами)|动物|動物|どうぶつ|동물|जानवर(ों)?|حيوانات|hewan(?:-hewan)?|binatang|hayvan(lar\p{L}*)?|động vật)$/u],
  ['fruit', /^(obst|früchten?|frutas?|fruits?|frutta|frutti|owoc(e|ami|ów)|фрукт(ы|ами|ов)|水果|果物|フルーツ|과일|फल|فواكه|buah(?:-buahan)?|meyve(ler)?|trái cây)$/u],
  ['vegetable', /^(gemüse|verduras?|légumes?|legumes?|verdure?|ortaggi|warzyw(a|ami)?|овощ(и|ами|ей)|овоч(і|ами)|蔬菜|野菜|채소|सब्ज(ी|ियां|ियों)|خضروات|sayur(an|-sayuran|-mayur)?|sebze(ler)?|rau)$/u],
  ['pet', /^(haustieren?|mascotas|ペット|питомц(ы|ами|ев)|宠物|반려동물)$/u],
  ['vehicle', /^(fahrzeugen?|vehículos?|vehiculos?|véhicules?|veículos?|veicol[io]|pojazd(y|ami|ów)|乗り物|车辆|탈것|kendaraan|araçlar)$/u],
  ['instrument', /^(instrumente?n?|musikinstrumente?n?|instrumentos?|instruments?|strumenti|instrument(y|ami|ów)|инструмент(ы|ами|ов)|楽器|乐器|악기)$/u],
  ['insect', /^(insekten|insectos?|insectes?|insetos?|insett[oi]|owad(y|ami|ów)|насеком(ые|ых|ыми)|昆虫|곤충|serangga|böcek(ler)?)$/u],
  ['toy', /^(spielzeuge?n?|spielsachen|juguetes?|jouets?|brinquedos?|giocattol[oi]|zabawk(i|ami)|игрушк(и|ами|ек)|おもちゃ|玩具|장난감|mainan|oyuncak(lar)?)$/u],
  ['gem', /^(edelsteine?n?|juwelen|gemas|joyas|gemmes|joias|gemme|gioielli|klejnot(y|ami|ów)|самоцвет(ы|ов|ами)|宝石|보석)$/u],
  ['tool', /^(werkzeuge?n?|herramientas?|outils?|ferramentas?|attrezz[oi]|utensili|narzędzi(a|ami)?|工具|道具|도구)$/u],
  ['dessert', /^(nachtische?|desserts?|postres?|sobremesas?|dolci|dolciumi|słodycz(e|ami|y)|deser(y|ami|ów)|сладост(и|ями|ей)|десерт(ы|ов|ами)|お菓子|スイーツ|甜点|甜品|디저트|tatlı(lar)?)$/u],
]; // biome-ignore format: one group a line

export const groupNamed = (word: string): string | null =>
  groups.find(([, pattern]) => pattern.test(word))?.[0] ?? null;

/** Emoji that are not things: a chart, an arrow, a button. */
export const isSign = (noun: string): boolean =>
  /\b(chart|button|symbol|sign|arrow|mark|square|circle|face|cityscape|clock|person|people|playing|feeding|safety pin|lotus|peach|milky way|slide|bullseye|wing|slider|knobs)\b/.test(
    noun,
  );

/** "Cheese wedge" is cheese, "racing car" a car. */
export function simpler(noun: string): string {
  const words = noun.split(' ');
  if (noun === 'wastebasket') return 'basket';
  if (noun === 'national park') return 'park';
  if (noun === 'shallow pan of food') return 'paella';
  if (noun === 'potable water') return 'water';
  if (/police car$/.test(noun)) return 'police car';
  if (noun === 'fire engine') return 'fire truck';
  // Emoji of several are called so: pancakes.
  const single = singularOf(noun);
  if (words.length === 1 && single !== noun && classesOf(single).length > 0) return single;
  if (words.length === 1 || findNoun(words.join(''), true)) return noun;
  const last = words.at(-1) ?? '';
  // A fire engine is no fire.
  if (!findNoun(last, true) && classesOf(noun).length > 0) return noun;
  return findNoun(last, true) ? last : (words.find((word) => findNoun(word, true) !== undefined) ?? noun);
}
