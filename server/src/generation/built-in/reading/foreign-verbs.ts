import { plain } from '../vocabulary/vocabulary.ts';
import type { Mechanic } from './mechanics.ts';

export type ForeignVerb = 'avoid' | 'attack' | 'collect' | 'protect' | 'rescue' | 'chase' | 'ride' | 'throw';

/** Stems of verbs and prepositions that give a noun its role, in the most spoken languages. */
export const foreignVerbs: Record<ForeignVerb, string> = {
  avoid:
    'teme прячется прячутся скрыва объезж обходит облета chowa ukrywa saklan bersembunyi 隠れ 숨 يختبئ verstopt ontsnap vlucht ontloopt омина ховається schovává verschon épargn perdona oszczędz щад poupa risparmia ontwijk vermijd боит боят fürchte craint temen huyendo fugindo scappando fuyant évitant schivando перепрыг przeskak 跳过 跳過 飛び越え 뛰어넘 にげ よけて weicht ausweich meide vermeid flieh flüchtet evita esquiva huye escapa évite evite esquive fuit échappe desvia foge evitando esquivando schiva fugge scappa scappano избега уворач уклон убега 躲 避开 小心 逃 避け よけ 逃げ 피하 피해 도망 बच भाग يتجنب تجنب يتفادى يهرب এড় পালা menghindar hindari lari dari unika omija ucieka kaçın kaçan kaçar kaçıyor kaçıy kaç sakın tránh né หลบ หลีก หนี уника ухил тікає vyhýbá vyhni utíká',
  attack:
    '对抗 niszcz schiet vecht verjag vertreib ahuyenta scaccia прогоня przegania 驱赶 赶走 追い払 crache escupe cospe sputa speit spuckt zieje плюёт плюет 喷 吐火 quema brûle verbrenn queima brucia spala schieß schiess kämpf kampft besieg gegen zerstör dispara lucha contra derrota destruye tire combat bat battre affronte contre détrui atira luta destrói derrota spara combatte contro distrugg стреля против сража бьет бьёт уничтож 射击 攻击 对抗 消灭 打 撃 倒 戦 쏘 싸우 물리치 मार लड़ खिलाफ يطلق ضد يقاتل يحارب মার গুলি বিরুদ্ধে লড় menembak melawan strzela walczy przeciw ateş karşı savaş vur bắn chống đánh ยิง สู้ สกัด стріля проти střílí střílej bojuje ničí',
  collect:
    'klaut klauen mopst stibitzt carregando carrega transporta trasporta chwyta つかまえ 捕まえ あつめ さがし さがす ひろって trägt tragen transportiert ويجمع ويأكل وتجمع وتأكل acchiappa cattura apanha łowi hütet treibt pastorea raduna zagania pflückt cosecha vangt vangen verzamel plukt steelt comiendo comendo recogiendo coletando pegando mangiando raccogliendo mangeant ramassant attrapant cherchant räumt räume sammel sammle fäng fang fress friss isst klaut stiehl sucht findet holt liefert auslief roba busca encuentra entrega trouve livre rouba encontra entrega ruba trova consegna ворует воруют крадут крадёт крадет находит доставля 偷 采 摘 盗 届け 훔치 찾 kradnie szuka çalan çalıyor taşı mencuri recoge come atrapa junta recolecta busca ramasse mange attrape collecte cherche coleta pega recolhe procura raccogli mangia prende cerca собира ест лов кушает ищет 收集 吃 接住 捡 找 集め 食べ 取 拾 探 釣 모으 모아 먹 잡 줍 इकट्ठा खा पकड़ जमा 抓 捉 يجمع جمع يأكل يلتقط সংগ্রহ খা ধর mengumpulkan kumpul makan menangkap mencari zbiera łapie zjada topla toplu yiyen yiyor yakala yakalı avlıyor yer thu thập ăn nhặt hứng bắt เก็บ กิน รับ จับ збира їсть ловить sbírá sbírej chytá chytej chytat krade hledá memakan memungut mengambil zoekt eet arayan arıyor arar raap raapt verzamelt toplayan procuro ढूंढ ढूँढ खोज ढूंढता ढूंढती',
  protect:
    'verteidig beschütz schütz defiende protege défend protège defende difend proteg защищ охран 保护 保卫 守护 守 守る 지키 まもる まもって रक्षा बचा يحمي حماية دافع রক্ষা melindungi lindungi broni chroni koru savun bảo vệ ปกป้อง ช่วย захищ brání chrání',
  rescue:
    'rette salva sauve спас ratuje cứu рятує zachraň rescat libera liberar ayuda auxilia befrei hilft helfen helf libère libere délivr aide aident aidant secour secoure resgat ajuda liberta aiuta aiutare soccorr uwalnia uwolni pomaga pomóc pomóż освобо помога помочь выруча допомага звільн kurtar yardım menolong membantu bantu menyelamatkan selamatkan membebaskan bebaskan मदद छुड़ा 助け たすけ 救 手伝 구하 구해 구출 도와 돕 帮助 解救 ينقذ يساعد يحرر إنقاذ redt redd help helpt helpen bevrijd giúp giải_cứu pomáhá osvobo',
  chase:
    'achtervolg achterna jaagt kovala kovalı verfolg jagen jagt persigue persiguen poursui chassent persegue insegu преслед гонится гонятся 追 追い 入侵 侵略 攻める 쫓 पीछा يطارد তাড়া mengejar gonią goni kovala đuổi ไล่ переслід женеться honí pronásled',
  ride: 'reitet reiten cabalga cavalca chevauche cavalga jeździ jedzie скачет верхом 騎 骑 驾驶 乗って 타고',
  throw:
    'wirft werfen schleudert lanza arroja lance jette arremessa lança lancia бросает кидает метает 投げ 扔 投掷 던지 던진 던져 던질 atıyor atan fırlatıyor rzuca melempar fırlat ném',
};

const stems = (Object.entries(foreignVerbs) as [ForeignVerb, string][])
  .flatMap(([verb, list]) =>
    list
      .normalize('NFC')
      .split(' ')
      .filter(Boolean)
      .map((stem) => ({ verb, stem })),
  )
  .sort((a, b) => b.stem.length - a.stem.length);

const bareStems = stems
  .map(({ verb, stem }) => ({ verb, stem: plain(stem) }))
  .filter(({ stem }) => /^[a-z]{5,}$/.test(stem));

const fleeing =
  /^(flieh|flüch|weglauf|renn\w* weg|huye|huir|escapa|fuit|fuir|échapp|echapp|foge|fugir|fugge|scappa|убега|сбега|спаса\w*ся|ucieka|uciec|utíká|utika|kaçan|kaçıyor|kaç|lari dari|kabur|melarikan|chạy trốn|trốn|тікає|втіка|يهرب|هروب|भाग|পালা|도망)|逃|หนี/u;

export const isFleeing = (word: string): boolean => fleeing.test(asOfHim(word));

/** "That falls from the tree", in the languages that are read: whatever falls is caught. */
const falling =
  /(?<!\p{L})(?:herunter|herab|vom (?:himmel|baum)|fallend\p{L}*|fallen|fällt|fliegen vom|caen|cae|cayendo|que cae\p{L}*|tomb(?:e|ent|ant|ants|antes)|caem|cai(?:ndo)?|cad(?:e|ono|enti|ente|endo)|spada\p{L}*|padają\p{L}*|leci z|lecą z|пада\p{L}+|düşen|düşüyor|jatuh|berjatuhan|rơi|rụng|gir(?:te|ti|ta)|vallen\p{L}*|valt|padá|padaj\p{L}*|падають|падає)(?!\p{L})|ตก(?:ลง)?|หล่น|ร่วง|गिर(?:ते|ती|ता|ने)|يسقط|تسقط|المتساقط|الساقط|পড়|落ち(?:て|る)|降って|掉(?:下|落)|落下|떨어지/iu;

/** What the verbs of a prompt suggest where nothing names the mechanic. */
export function mechanicsOfForeignVerbs(text: string, verbs: ForeignVerb[]): Map<Mechanic, number> {
  const scores = new Map<Mechanic, number>();
  const add = (mechanic: Mechanic, weight: number) => scores.set(mechanic, (scores.get(mechanic) ?? 0) + weight);
  if ((text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some(isFleeing)) add('runner', 6);
  if (verbs.includes('collect') && falling.test(text)) add('catcher', 8);
  for (const verb of verbs)
    if (verb === 'avoid') add('dodger', 3);
    else if (verb === 'attack') add('arena', 5);
    else if (verb === 'protect') add('defence', 6);
    else if (verb === 'rescue') add('platformer', 4);
    else if (verb === 'chase') add('maze', 5.5);
    else if (verb === 'ride') add('runner', 5);
    else if (verb === 'throw') add('throw', 4);
    else add('platformer', 3);
  return scores;
}

/** Arabic feminine verbs start with another letter: تهرب, يهرب. */
export const asOfHim = (word: string): string => word.replace(/^ت(?=\p{L}{3})/u, 'ي');

/** "And flees" is one word: ويهرب. */
const withoutArabicAnd = (word: string): string => word.replace(/^[وف](?=[يت]\p{L}{2})/u, '');

export function foreignVerbOf(written: string): ForeignVerb | null {
  const word = asOfHim(withoutArabicAnd(written));
  // Turkish "against" is also the other side of a road.
  if (/^karşı(sına|ya|dan)$/.test(word)) return null;
  const found = stems.find(({ stem }) => word.startsWith(stem) && (stem.length > 2 || word.length <= stem.length + 2));
  if (found) return found.verb;
  // People omit accents; a short stem without them is ambiguous.
  const bare = plain(word);
  return bareStems.find(({ stem }) => bare.startsWith(stem))?.verb ?? null;
}

/** For scripts without spaces: the verb that starts at a place, with its length. */
export function foreignVerbAt(text: string, at: number): { verb: ForeignVerb; length: number } | null {
  const found = stems.find(({ stem }) => /[^\p{Script=Latin}]/u.test(stem) && text.startsWith(stem, at));
  return found ? { verb: found.verb, length: found.stem.length } : null;
}
