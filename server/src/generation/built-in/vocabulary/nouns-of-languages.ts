import { compoundNouns } from './compounds-of-languages.ts';
import { czechNouns } from './czech-nouns.ts';
import { dutchNouns } from './dutch-nouns.ts';
import { everydayGaps, everydayLines } from './everyday-nouns.ts';
import { gaps } from './gap-nouns.ts';
import { linesOf, type Written } from './noun-lines.ts';
import { dailyNouns } from './nouns-of-daily-life.ts';
import { rarerNouns } from './rarer-nouns.ts';
import { plain } from './vocabulary.ts';
import { workadayGaps } from './workaday-nouns.ts';

/**
 * Game nouns in languages with more inflection than the emoji names cover. One line for each English noun: Arabic,
 * Turkish, Hindi, Indonesian, Polish and Vietnamese, separated by bars; a word is also found with its endings, and an
 * underscore stands for a space.
 */
const lines = `
tongue | لسان | diliyle | जीभ | lidah lidahnya | język językiem języka jęzor jęzorem | lưỡi
sunglasses | نظارة_شمسية | güneş_gözlüğü güneş_gözlüklü | धूप_का_चश्मा | kacamata_hitam | okularach_przeciwsłonecznych okulary_przeciwsłoneczne okularami_przeciwsłonecznymi | kính_râm
manager | | | | | szef szefa szefem szefowie szefów | sếp
puddle | | | | | kałuża kałuże kałuż kałużę kałużami | vũng_nước
wheat | قمح | buğday | गेहूं | gandum | ziarno ziarna ziaren ziarnka zboże pszenic | lúa_mì
meteor | نيزك نيازك | meteor | उल्का | meteor | meteor meteory | thiên_thạch
cat | قط قطة قطط | kedi | बिल्ली | kucing | kot kota koty kotem kotek kocie kotk | mèo
dog | كلب كلاب | köpek köpeğ | कुत्ता कुत्ते | anjing | pies psa psy psem | chó
mouse | فأر فئران فار | fare | चूहा चूहे | tikus | mysz myszy | chuột
rabbit | أرنب أرانب ارنب | tavşan | खरगोश | kelinci | królik zając | thỏ
bird | طائر طيور عصفور | kuş | पक्षी चिड़िया | burung | ptak | chim
fish | سمك سمكة أسماك | balık balığ | मछली मछलियाँ मछलियां | ikan | ryba ryby rybę ryb | cá
shark | قرش قروش أسماك_القرش | köpekbalığı köpekbalığ | शार्क | hiu | rekin | cá_mập
snake | ثعبان أفعى ثعابين | yılan | सांप साँप | ular | wąż węża węże | rắn
monkey | قرد قرود | maymun | बंदर | monyet | małpa małpy małpk | khỉ
lion | أسد اسد | aslan | शेर | singa | lew lwa | sư_tử
tiger | نمر | kaplan | बाघ | harimau | tygrys | hổ
bear | دب دببة | ayı | भालू | beruang | niedźwiedź niedźwiedzi | gấu
elephant | فيل أفيال | fil | हाथी | gajah | słoń słonia | voi
horse | حصان خيل | at | घोड़ा घोड़े | kuda | koń konia konie | ngựa
cow | بقرة أبقار | inek ineğ | गाय | sapi | krowa krowy | bò
sheep | خروف خراف | koyun | भेड़ | domba | owca owce | cừu
chicken | دجاجة دجاج | tavuk tavuğ | मुर्गी मुर्गा | ayam | kura kury kurczak | gà
duck | بطة بط | ördek ördeğ | बत्तख | bebek | kaczka kaczki | vịt
frog | ضفدع ضفادع | kurbağa | मेंढक | katak kodok | żaba żaby żabę | ếch
penguin | بطريق | penguen | पेंगुइन | penguin pinguin | pingwin | chim_cánh_cụt
bee | نحلة نحل | arı | मधुमक्खी | lebah | pszczoła pszczoły | ong
spider | عنكبوت | örümcek örümceğ | मकड़ी | laba-laba | pająk | nhện
ant | نملة نمل | karınca | चींटी | semut | mrówka mrówki | kiến
dragon | تنين | ejderha | ड्रैगन अजगर | naga | smok smoka smoki | rồng
dinosaur | ديناصور | dinozor | डायनासोर | dinosaurus | dinozaur | khủng_long
unicorn | وحيد_القرن | tek_boynuz | यूनिकॉर्न | unicorn | jednorożec | kỳ_lân
fox | ثعلب | tilki | लोमड़ी | rubah | lis lisa lisy lisów | cáo
wolf | ذئب ذئاب | kurt | भेड़िया भेड़िये | serigala | wilk | sói
hedgehog | قنفذ | kirpi | कांटेदार_चूहा | landak | jeż jeża | nhím
turtle | سلحفاة | kaplumbağa | कछुआ कछुए | kura-kura penyu | żółw | rùa
octopus | أخطبوط | ahtapot | ऑक्टोपस | gurita | ośmiornica | bạch_tuộc
pirate | قرصان قراصنة | korsan | समुद्री_डाकू | bajak_laut | pirat | cướp_biển
knight | فارس فرسان | şövalye | शूरवीर | ksatria | rycerz | hiệp_sĩ
princess | أميرة | prenses | राजकुमारी | putri | księżniczka księżniczk | công_chúa
wizard | ساحر سحرة | büyücü | जादूगर | penyihir | czarodziej | phù_thủy
ninja | نينجا | ninja | निंजा | ninja | ninja | ninja
robot | روبوت روبوتات | robot | रोबोट | robot | robot | rô_bốt
zombie | زومبي | zombi | ज़ोंबी जॉम्बी | zombi | zombie | xác_sống thây_ma
ghost | شبح أشباح | hayalet | भूत | hantu | duch ducha duchy | ma
alien | فضائي فضائيين كائنات_فضائية | uzaylı | एलियन | alien | kosmita kosmici kosmit | người_ngoài_hành_tinh
monster | وحش وحوش | canavar | राक्षस | monster | potwór potwor | quái_vật
astronaut | رائد_فضاء | astronot | अंतरिक्ष_यात्री | astronot | astronaut | phi_hành_gia
car | سيارة سيارات | araba | गाड़ी कार | mobil | samochód samochod auto | ô_tô xe_hơi
truck | شاحنة | kamyon | ट्रक | truk | ciężarówka ciężarówk | xe_tải
plane | طائرة | uçak uçağ | हवाई_जहाज़ विमान | pesawat | samolot | máy_bay
helicopter | مروحية هليكوبتر | helikopter | हेलीकॉप्टर | helikopter | helikopter śmigłowiec | trực_thăng
spaceship | سفينة_فضاء مركبة_فضائية | uzay_gemisi uzay_gemi | अंतरिक्ष_यान | pesawat_luar_angkasa kapal_luar_angkasa | statek_kosmiczny statkiem_kosmicznym | tàu_vũ_trụ
rocket | صاروخ صواريخ | roket | रॉकेट | roket | rakieta rakiety rakietą | tên_lửa
ship | سفينة سفن | gemi | जहाज | kapal | statek statk | tàu
boat | قارب | tekne kayık | नाव | perahu | łódź łodzi łódk | thuyền
train | قطار | tren | रेल ट्रेन | kereta_api | pociąg | tàu_hỏa
apple | تفاح تفاحة | elma | सेब | apel | jabłko jabłka jabłek | táo
banana | موز موزة | muz | केला केले | pisang | banan | chuối
strawberry | فراولة | çilek çileğ | स्ट्रॉबेरी | stroberi | truskawka truskawk | dâu
orange | برتقال | portakal | संतरा संतरे | jeruk | pomarańcza pomarańcz | cam
carrot | جزر جزرة | havuç havuc | गाजर | wortel | marchew | cà_rốt
cheese | جبن جبنة | peynir | पनीर | keju | ser sera | phô_mai
pizza | بيتزا | pizza | पिज्जा पिज़्ज़ा | pizza | pizza pizzę | bánh_pizza
candy | حلوى حلويات | şeker | मिठाई टॉफी | permen | cukier | kẹo
egg | بيض بيضة | yumurta | अंडा अंडे | telur | jajko jajka jajek | trứng
honey | عسل | bal | शहद | madu | miód miod | mật_ong
star | نجمة نجوم | yıldız | तारा तारे सितारे | bintang | gwiazda gwiazd | ngôi_sao
coin | عملة عملات نقود | altın_para | सिक्का सिक्के | koin | moneta monet | đồng_xu
diamond | ألماس ماسة جواهر | elmas | हीरा हीरे | berlian permata | diament | kim_cương
gold | ذهب | altın | सोना सोने | emas | złoto złota | vàng
treasure | كنز كنوز | hazine | खजाना खजाने | harta_karun | skarb | kho_báu
heart | قلب قلوب | kalp | दिल | hati | serce serc | trái_tim
ball | كرة كرات | top | गेंद | bola | piłka piłk | bóng
balloon | بالون بالونات | balon | गुब्बारा गुब्बारे | balon | balon | bóng_bay
flower | زهرة زهور أزهار | çiçek çiçeğ | फूल | bunga | kwiat | hoa
tree | شجرة أشجار | ağaç ağac | पेड़ | pohon | drzewo drzew | cây
bomb | قنبلة قنابل | bomba | बम | bom | bomba bomb | bom
rock | صخرة صخور | kaya | चट्टान पत्थर | batu | kamień kamien skał | đá
asteroid | كويكب كويكبات نيازك | asteroit göktaş | उल्का क्षुद्रग्रह | asteroid | asteroid | thiên_thạch
planet | كوكب كواكب | gezegen | ग्रह | planet | planeta planet | hành_tinh
bucket | دلو | kova | बाल्टी | ember | wiadro wiadr | xô
basket | سلة | sepet | टोकरी | keranjang | kosz koszyk | giỏ rổ
gift | هدية هدايا | hediye | उपहार तोहफा | hadiah kado | prezent | quà
key | مفتاح مفاتيح | anahtar | चाबी | kunci | klucz | chìa_khóa
witch | ساحرة | cadı | चुड़ैल | penyihir_wanita | czarownica czarownic wiedźm | mụ_phù_thủy
chef | طباخ | aşçı | रसोइया | koki | kucharz | đầu_bếp
firefighter | رجل_إطفاء | itfaiyeci | दमकल | pemadam_kebakaran | strażak | lính_cứu_hỏa
waiter | نادل | garson | वेटर | pelayan | kelner kelnerka kelnera | bồi_bàn
dancer | راقصة | dansçı | नर्तकी | penari | tancerka tancerz baletnica | vũ_công
footballer | لاعب_كرة | futbolcu | फुटबॉलर | pemain_bola | piłkarz piłkarka piłkarze | cầu_thủ
farmer | مزارع | çiftçi | किसान | petani | rolnik farmer | nông_dân
police officer | شرطي | polis | पुलिस | polisi | policjant | cảnh_sát
thief | لص لصوص | hırsız | चोर | pencuri maling | złodziej | tên_trộm
hunter | صياد صيادين | avcı | शिकारी | pemburu | myśliw łowc | thợ_săn
king | ملك | kral | राजा | raja | król | nhà_vua
bone | عظم عظام عظمة | kemik kemiğ | हड्डी हड्डियां हड्डियाँ | tulang | kość kości | xương
mushroom | فطر | mantar | मशरूम | jamur | grzyb | nấm
sausage | سجق نقانق | sosis sucuk | सॉसेज | sosis | kiełbasa kiełbas parówk parówek | xúc_xích
bread | خبز | ekmek ekmeğ | रोटी | roti | chleb | bánh_mì
ice cream | آيس_كريم | dondurma | आइसक्रीम | es_krim | lody lodów | kem
fire | نار حريق | ateş yangın | आग | api | ogień ognia ogniem ognie pożar | lửa
butterfly | فراشة فراشات | kelebek kelebeğ | तितली तितलियां | kupu-kupu | motyl | bướm
owl | بومة | baykuş | उल्लू | burung_hantu | sowa sowy | cú
sparrow | | serçe | गौरैया | burung_pipit | wróbel wróbla wróble wróbli wróblem | chim_sẻ
stork | لقلق | leylek | | bangau | bocian | cò
seagull | نورس | martı | | camar | mewa mewy mewę mewą | hải_âu
swan | بجعة | kuğu | हंस | angsa | łabędź łabędzi | thiên_nga
woodpecker | | ağaçkakan | कठफोड़वा | | dzięcioł | gõ_kiến
chimney | مدخنة مداخن | baca | चिमनी | cerobong | komin | ống_khói
pig | خنزير | domuz | सूअर | babi | świnia świnie śwink | lợn heo
goat | ماعز | keçi | बकरी | kambing | koza kozy | dê
crocodile | تمساح تماسيح | timsah | मगरमच्छ | buaya | krokodyl | cá_sấu
squirrel | سنجاب | sincap | गिलहरी | tupai | wiewiórka wiewiórk | sóc
cake | كعكة كعك | pasta kek | केक | kue | ciasto ciast tort | bánh_kem
squid | حبار | mürekkep_balığı mürekkep_balığ | स्क्विड | cumi-cumi | kałamarnica kałamarnic | mực
cloud | غيمة غيوم سحاب | bulut | बादल | awan | chmura chmur | mây
`;

const languages: string[] = ['ar', 'tr', 'hi', 'id', 'pl', 'vi'];
const allLines = [lines, everydayLines].flatMap((list) => list.normalize('NFC').trim().split('\n'));

/** Longer words first, so that "shark" is not read as "fish". */
const wordsOf = new Map<string, Written[]>(
  languages.map((language, i) => [
    language,
    allLines
      .flatMap((line) => {
        const [noun = '', ...columns] = line.split('|').map((part) => part.trim());
        return (columns[i] ?? '')
          .split(' ')
          .filter(Boolean)
          .map((word) => ({ noun, word }));
      })
      .sort((a, b) => b.word.length - a.word.length),
  ]),
);

wordsOf.set(
  'cs',
  linesOf(czechNouns).sort((a, b) => b.word.length - a.word.length),
);

const rareLinesOf = (language: string): Written[] => [
  ...linesOf(compoundNouns[language]),
  ...linesOf(dailyNouns[language]),
  ...linesOf(rarerNouns[language]),
];

// Long enough words are also found with their endings.
for (const language of ['pl', 'tr', 'ar', 'uk']) {
  const rarer = rareLinesOf(language).map((one) => ({
    ...one,
    isWhole: language !== 'ar' && one.word.length < 5,
  }));
  const all = [...(wordsOf.get(language) ?? []), ...rarer];
  all.sort((a, b) => b.word.length - a.word.length);
  wordsOf.set(language, all);
}

/** The maximum length of endings; Hindi and Vietnamese words have none. */
const endingMax: Record<string, number> = { ar: 2, tr: 7, hi: 2, id: 3, pl: 4, vi: 0, cs: 3, uk: 3 };
/** Short words that Arabic joins with the next one. */
const fronts = ['', 'ال', 'وال', 'بال', 'لل', 'كال', 'فال', 'و', 'ب', 'ل', 'لا'];

/** The English noun for a word of one of these languages. */
export function nounInLanguage(word: string, language: string): string | null {
  const known = wordsOf.get(language);
  if (!known) return null;
  const forms =
    language === 'ar'
      ? fronts.filter((front) => word.startsWith(front)).map((front) => word.slice(front.length))
      : [word];
  const fits = (form: string, { word: stem, isWhole }: Written) =>
    form === stem ||
    (!isWhole && stem.length > 2 && form.startsWith(stem) && form.length - stem.length <= (endingMax[language] ?? 0));
  const isFolded = endingMax[language] !== 0;
  const exact =
    known.find(({ word: stem }) => forms.includes(stem)) ??
    (isFolded ? known.find(({ word: stem }) => stem.length > 3 && plain(stem) === word) : undefined);
  // "Rakiet" are many of a "rakieta".
  const ofMany =
    language === 'pl' && word.length > 4 && /[^aeiouyąęó]$/.test(word)
      ? known.find(({ word: one }) => one === `${word}a` || one === `${word}o`)
      : undefined;
  const bent = exact ?? ofMany ?? known.find((one) => forms.some((form) => fits(form, one)));
  if (bent || !isFolded) return bent?.noun ?? null;
  // People omit accents: zolw.
  const bare = plain(word);
  return known.find((one) => one.word.length > 2 && fits(bare, { ...one, word: plain(one.word) }))?.noun ?? null;
}

/** Joins the words of a name, so that it is read as one: uzay_gemisi. */
export function tieNouns(text: string, language: string): string {
  let tied = text;
  const written = (wordsOf.get(language) ?? []).map(({ word }) => word);
  // "Xe cảnh sát" before "cảnh sát": the longest name is meant.
  const names = [...written, ...(gapWords.get(language)?.keys() ?? [])].filter((word) => word.includes('_'));
  for (const word of names.sort((a, b) => b.length - a.length)) tied = tied.replaceAll(word.replaceAll('_', ' '), word);
  return tied;
}

/** The first way to write an English noun in one of these languages. */
export function wordForNoun(noun: string, language: string): string | null {
  const line = allLines.find((one) => one.startsWith(`${noun} |`));
  const i = languages.indexOf(language);
  const column = line?.split('|')[i + 1]?.trim();
  if (!column || i < 0) return null;
  return column.split(' ')[0]?.replaceAll('_', ' ') ?? null;
}

const languagesWithGaps: string[] = ['de', 'es', 'fr', 'pt', 'it', 'ru', 'ja', 'zh'];
const gapWords = new Map<string, Map<string, string>>(
  languagesWithGaps.map((language, i) => [
    language,
    new Map(
      [workadayGaps, everydayGaps, gaps]
        .flatMap((list) => list.trim().split('\n'))
        .flatMap((line) => {
          const [noun = '', ...columns] = line.split('|').map((part) => part.trim());
          return (columns[i] ?? '').split(' ').map((word) => [word, noun] as const);
        })
        .filter(([word]) => word !== ''),
    ),
  ]),
);

gapWords.set('nl', new Map(linesOf(dutchNouns).map(({ noun, word }) => [word, noun])));

for (const language of ['de', 'es', 'fr', 'pt', 'it', 'nl', 'ru', 'ja', 'zh', 'ko', 'th', 'id', 'hi', 'vi', 'bn']) {
  const own = gapWords.get(language) ?? new Map<string, string>();
  for (const { noun, word } of rareLinesOf(language)) if (!own.has(word)) own.set(word, noun);
  gapWords.set(language, own);
}

/** Without accents, for words long enough to be unambiguous. */
const bareGapWords = new Map(
  [...gapWords].map(([language, words]) => [
    language,
    new Map([...words].filter(([word]) => word.length > 4).map(([word, noun]) => [plain(word), noun] as const)),
  ]),
);

/** The English noun for a word that is written out for one of these languages. */
export const nounInGap = (word: string, language: string): string | null =>
  gapWords.get(language)?.get(word) ?? bareGapWords.get(language)?.get(plain(word)) ?? null;

/** As they are written, and without accents where that is long enough to be clear. */
const spellings = (list: Written[]): Set<string> =>
  new Set(list.flatMap(({ word }) => (plain(word).length > 3 ? [word, plain(word)] : [word])));
const writtenOf = new Map([...wordsOf].map(([language, list]) => [language, spellings(list)]));

/** Whether a word is one of these, to distinguish languages with the same letters. */
export const isWrittenNoun = (word: string, language: string): boolean => writtenOf.get(language)?.has(word) ?? false;
