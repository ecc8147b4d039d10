/** Names of the commonest topics in Arabic, Turkish, Korean, Indonesian and Ukrainian. */
const lines = `
solar-system | كواكب, المجموعة الشمسية | gezegenler, gezegen, güneş sistemi | 행성, 태양계 | planet, tata surya | планети
capitals | عواصم, عاصمة | başkentler, başkent | 수도 | ibu kota | столиці
flags | أعلام, علم الدول | bayraklar, bayrak | 국기 | bendera | прапори
countries | دول, بلدان | ülkeler, ülke | 나라, 국가 | negara | країни
animals | حيوانات, حيوان | hayvanlar, hayvan | 동물 | hewan, binatang | тварини
farm-animals | حيوانات المزرعة | çiftlik hayvan | 농장 동물 | hewan ternak, hewan peternakan, binatang ternak | тварини ферми
african-animals | حيوانات أفريقيا, حيوانات افريقية | afrika hayvan | 아프리카 동물 | hewan afrika | тварини африки
dinosaurs | ديناصورات | dinozorlar, dinozor | 공룡 | dinosaurus | динозаври
birds | طيور | kuşlar, kuş | 조류 | burung | птахи
space-exploration | رواد الفضاء | astronot | 우주비행 | astronot | космонавти
astronomy | فضاء, نجوم | uzay | 우주 | luar angkasa | космос
geography | جغرافيا | coğrafya | 지리 | geografi | географія
history | تاريخ | tarih | 역사 | sejarah | історія
ancient-egypt | مصر القديمة, فراعنة | antik mısır, firavun | 이집트 | mesir kuno | стародавній єгипет
football | كرة القدم | futbol | 축구 | sepak bola | футбол
sports | رياضة | spor | 스포츠 | olahraga | спорт
music | موسيقى | müzik | 음악 | musik | музика
food | طعام | yemek | 음식 | makanan | їжа
human-body | جسم الإنسان | insan vücudu | 인체 | tubuh manusia | тіло людини
arithmetic | حساب | aritmetik | 산수 | berhitung | арифметика
multiplication | جدول الضرب | çarpım tablosu | 구구단 | perkalian | множення
general-knowledge | معلومات عامة, ثقافة عامة | genel kültür | 상식 | pengetahuan umum | загальні знання
`;
const languages = ['ar', 'tr', 'ko', 'id', 'uk'];

export const namesInMoreLanguages: ReadonlyMap<string, Record<string, string[]>> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', ...cells] = line.split(' | ');
      return [id, Object.fromEntries(languages.map((language, i) => [language, (cells[i] ?? '').split(', ')]))];
    }),
);
