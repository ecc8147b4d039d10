/** The bodies in the order in which every language names them. */
export const bodies = 'mercury venus earth mars jupiter saturn uranus neptune sun moon';

/** The right answer of each question, in the order of the questions of a language. */
export const planetAnswers = 'mercury jupiter mars saturn venus earth neptune uranus jupiter mars sun moon saturn';

/** The names of the bodies, then the questions. */
export const planetsInLanguages: Record<string, [names: string, questions: string]> = {
  de: [
    'Merkur|Venus|Erde|Mars|Jupiter|Saturn|Uranus|Neptun|Sonne|Mond',
    'Welcher Planet ist der Sonne am nächsten?|Welcher Planet ist der größte?|Welcher heißt der Rote Planet?|Welcher Planet ist für seine Ringe berühmt?|Welcher Planet ist der heißeste?|Auf welchem Planeten leben wir?|Welcher Planet ist am weitesten von der Sonne entfernt?|Welcher Planet liegt beim Drehen auf der Seite?|Welcher Planet hat den Großen Roten Fleck?|Zu welchem Planeten gehören die Monde Phobos und Deimos?|Was ist ein Stern?|Was kreist um die Erde?|Zu welchem Planeten gehört der Mond Titan?',
  ],
  es: [
    'Mercurio|Venus|Tierra|Marte|Júpiter|Saturno|Urano|Neptuno|Sol|Luna',
    '¿Qué planeta está más cerca del Sol?|¿Cuál es el planeta más grande?|¿Cuál es el planeta rojo?|¿Qué planeta es famoso por sus anillos?|¿Cuál es el planeta más caliente?|¿En qué planeta vivimos?|¿Qué planeta está más lejos del Sol?|¿Qué planeta gira tumbado de lado?|¿Qué planeta tiene la Gran Mancha Roja?|¿De qué planeta son las lunas Fobos y Deimos?|¿Qué es una estrella?|¿Qué gira alrededor de la Tierra?|¿De qué planeta es la luna Titán?',
  ],
  fr: [
    'Mercure|Vénus|Terre|Mars|Jupiter|Saturne|Uranus|Neptune|Soleil|Lune',
    'Quelle planète est la plus proche du Soleil ?|Quelle est la plus grande planète ?|Laquelle est la planète rouge ?|Quelle planète est célèbre pour ses anneaux ?|Quelle est la planète la plus chaude ?|Sur quelle planète vivons-nous ?|Quelle planète est la plus loin du Soleil ?|Quelle planète tourne couchée sur le côté ?|Quelle planète a la Grande Tache rouge ?|Phobos et Déimos sont les lunes de quelle planète ?|Qui est une étoile ?|Qui tourne autour de la Terre ?|Titan est une lune de quelle planète ?',
  ],
  it: [
    'Mercurio|Venere|Terra|Marte|Giove|Saturno|Urano|Nettuno|Sole|Luna',
    'Quale pianeta è più vicino al Sole?|Qual è il pianeta più grande?|Qual è il pianeta rosso?|Quale pianeta è famoso per i suoi anelli?|Qual è il pianeta più caldo?|Su quale pianeta viviamo?|Quale pianeta è più lontano dal Sole?|Quale pianeta ruota coricato su un fianco?|Quale pianeta ha la Grande Macchia Rossa?|Di quale pianeta sono le lune Fobos e Deimos?|Che cosa è una stella?|Che cosa gira intorno alla Terra?|Di quale pianeta è la luna Titano?',
  ],
  pt: [
    'Mercúrio|Vênus|Terra|Marte|Júpiter|Saturno|Urano|Netuno|Sol|Lua',
    'Qual planeta fica mais perto do Sol?|Qual é o maior planeta?|Qual é o planeta vermelho?|Qual planeta é famoso pelos anéis?|Qual é o planeta mais quente?|Em que planeta vivemos?|Qual planeta fica mais longe do Sol?|Qual planeta gira deitado de lado?|Qual planeta tem a Grande Mancha Vermelha?|De que planeta são as luas Fobos e Deimos?|O que é uma estrela?|O que gira em volta da Terra?|De que planeta é a lua Titã?',
  ],
  pl: [
    'Merkury|Wenus|Ziemia|Mars|Jowisz|Saturn|Uran|Neptun|Słońce|Księżyc',
    'Która planeta jest najbliżej Słońca?|Która planeta jest największa?|Która to Czerwona Planeta?|Która planeta słynie z pierścieni?|Która planeta jest najgorętsza?|Na której planecie żyjemy?|Która planeta jest najdalej od Słońca?|Która planeta obraca się, leżąc na boku?|Która planeta ma Wielką Czerwoną Plamę?|Którą planetę okrążają Fobos i Deimos?|Co jest gwiazdą?|Co krąży wokół Ziemi?|Którą planetę okrąża Tytan?',
  ],
  ru: [
    'Меркурий|Венера|Земля|Марс|Юпитер|Сатурн|Уран|Нептун|Солнце|Луна',
    'Какая планета ближе всех к Солнцу?|Какая планета самая большая?|Какую планету зовут красной?|Какая планета знаменита кольцами?|Какая планета самая горячая?|На какой планете мы живём?|Какая планета дальше всех от Солнца?|Какая планета вращается лёжа на боку?|На какой планете Большое красное пятно?|У какой планеты спутники Фобос и Деймос?|Что из этого звезда?|Что вращается вокруг Земли?|У какой планеты спутник Титан?',
  ],
  tr: [
    'Merkür|Venüs|Dünya|Mars|Jüpiter|Satürn|Uranüs|Neptün|Güneş|Ay',
    "Güneş'e en yakın gezegen hangisi?|En büyük gezegen hangisi?|Kızıl Gezegen hangisi?|Halkalarıyla ünlü gezegen hangisi?|En sıcak gezegen hangisi?|Hangi gezegende yaşıyoruz?|Güneş'e en uzak gezegen hangisi?|Yan yatmış dönen gezegen hangisi?|Büyük Kırmızı Leke hangi gezegende?|Phobos ve Deimos hangi gezegenin uydularıdır?|Hangisi bir yıldızdır?|Dünya'nın etrafında ne döner?|Titan hangi gezegenin uydusudur?",
  ],
  id: [
    'Merkurius|Venus|Bumi|Mars|Jupiter|Saturnus|Uranus|Neptunus|Matahari|Bulan',
    'Planet mana yang paling dekat dengan Matahari?|Planet mana yang terbesar?|Mana yang disebut planet merah?|Planet mana yang terkenal karena cincinnya?|Planet mana yang terpanas?|Di planet mana kita hidup?|Planet mana yang terjauh dari Matahari?|Planet mana yang berputar miring?|Planet mana yang punya Bintik Merah Raksasa?|Phobos dan Deimos adalah bulan planet apa?|Mana yang merupakan bintang?|Apa yang mengelilingi Bumi?|Titan adalah bulan planet apa?',
  ],
  ja: [
    '水星|金星|地球|火星|木星|土星|天王星|海王星|太陽|月',
    '太陽に一番近い惑星は？|一番大きい惑星は？|「赤い惑星」はどれ？|大きな環で有名な惑星は？|一番熱い惑星は？|私たちが住む惑星は？|太陽から一番遠い惑星は？|横倒しで回る惑星は？|大赤斑がある惑星は？|フォボスとダイモスはどの惑星の衛星？|恒星はどれ？|地球のまわりを回るのは？|タイタンはどの惑星の衛星？',
  ],
  zh: [
    '水星|金星|地球|火星|木星|土星|天王星|海王星|太阳|月球',
    '离太阳最近的行星是？|最大的行星是？|哪颗是红色星球？|哪颗行星以光环闻名？|最热的行星是？|我们住在哪颗行星上？|离太阳最远的行星是？|哪颗行星躺着自转？|大红斑在哪颗行星上？|火卫一和火卫二属于哪颗行星？|哪个是恒星？|什么绕着地球转？|土卫六属于哪颗行星？',
  ],
  ko: [
    '수성|금성|지구|화성|목성|토성|천왕성|해왕성|태양|달',
    '태양에 가장 가까운 행성은?|가장 큰 행성은?|붉은 행성은 어느 것?|고리로 유명한 행성은?|가장 뜨거운 행성은?|우리가 사는 행성은?|태양에서 가장 먼 행성은?|옆으로 누워 도는 행성은?|대적점이 있는 행성은?|포보스와 데이모스는 어느 행성의 위성?|항성은 어느 것?|지구 둘레를 도는 것은?|타이탄은 어느 행성의 위성?',
  ],
};
