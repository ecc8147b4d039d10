import type { TopicId } from './all-facts.ts';
import { namesInMoreLanguages } from './topics-in-more-languages.ts';

export type Topic = {
  id: TopicId;
  /** The audience its questions suit. */
  audience: 'kids' | 'everyone';
  /**
   * By language, the names by which a prompt may ask for it. Every word of a name has to occur, the first one in the
   * topic's place.
   */
  names: Record<string, string[]>;
};

export const topicLanguages = ['en', 'de', 'es', 'fr', 'pt', 'pl', 'it', 'ja', 'zh', 'hi', 'ru'] as const;

/**
 * Id, then the names in each language of the list above; k: for kids. A name with ~ counts only where no other does,
 * because it is said along with many topics. The first line wins where two names fit equally.
 */
const lines = `
solar-system | planet, solar system, mercury venus, saturn, jupiter | planeten, planet, sonnensystem | planetas, planeta, sistema solar | planètes, planète, système solaire | planetas, planeta, sistema solar | planety, planeta, planetach, układ słoneczny, układzie słonecznym | pianeti, pianeta, sistema solare | 惑星, 太陽系 | 行星, 太阳系 | ग्रह, सौर मंडल | планеты, планета, солнечная система, солнечной системы
space-exploration | space exploration, space flight, space travel, astronaut, cosmonaut, nasa, moon landing, rocket, apollo | raumfahrt, astronauten, raketen, mondlandung | exploración espacial, astronautas, cohetes | exploration spatiale, astronautes, fusées, conquête espace | exploração espacial, astronautas, foguetes | astronauci, kosmonauci, rakiety | esplorazione spaziale, astronauti | 宇宙飛行士, 宇宙開発, ロケット | 宇航员, 太空探索, 航天 | अंतरिक्ष यात्री | космонавты, космонавтика, ракеты
constellations | constellation, star constellation, star sign, zodiac | sternbilder, sternzeichen | constelaciones | constellations | constelações | gwiazdozbiory | costellazioni | 星座 | 星座 | तारामंडल | созвездия
astronomy | astronomy, galaxy, universe, space, ~star, ~moon | astronomie, sterne, weltall, weltraum, galaxien | astronomía, estrellas, universo, espacio, galaxias | astronomie, étoiles, univers, galaxies, espace | astronomia, estrelas, universo, espaço, galáxias | astronomia, gwiazdy, kosmos, wszechświat | astronomia, stelle, universo, galassie | 天文, 宇宙 | 天文, 宇宙, 太空 | खगोल, अंतरिक्ष | астрономия, звезды, космос, вселенная
german-states | german state, state germany, capital german state, german land | bundesländer, bundesland, hauptstädte bundesländer, hauptstadt bundesland, landeshauptstädte, hauptstädte deutschen | estados alemanes, estados alemania | länder allemands, régions allemandes | estados alemães | landy niemiec, landów niemieckich | stati tedeschi, länder tedeschi | ドイツの州 | 德国各州 | | земли германии
japanese-prefectures | prefecture, japanese prefecture, prefecture japan | präfekturen | prefecturas | préfectures japonaises | prefeituras do japão, províncias japonesas | prefektury japonii | prefetture giapponesi | 都道府県, 県庁所在地, 県庁 | 日本都道府县, 日本县 | | префектуры японии
us-states | us state, american state, state capital, state usa, fifty state, state america, states us | us-bundesstaaten, bundesstaaten usa | estados unidos estados, estados eeuu | états américains | estados americanos | stany usa | stati americani | アメリカの州 | 美国各州 | - | штаты сша
capitals-of-europe | capital europe, capital european | hauptstädte europas, hauptstädte europa, hauptstädte europäischen | capitales europa, capitales europeas | capitales europe, capitales européennes | capitais europa, capitais europeias | stolice europy, stolice europejskie, stolicach europy | capitali europa, capitali europee | ヨーロッパの首都 | 欧洲首都, 欧洲国家的首都 | यूरोप राजधान | столицы европы, столицы европейских
capitals-of-asia | capital asia, capital asian | hauptstädte asiens | capitales asia | capitales asie | capitais ásia | stolice azji | capitali asia | アジアの首都 | 亚洲首都 | एशिया राजधान | столицы азии
capitals-of-africa | capital africa, capital african | hauptstädte afrikas | capitales áfrica | capitales afrique | capitais áfrica | stolice afryki | capitali africa | アフリカの首都 | 非洲首都 | अफ्रीका राजधान | столицы африки
capitals-of-the-americas | capital america, capital american | hauptstädte amerikas, hauptstädte südamerikas | capitales américa | capitales amérique | capitais américa | stolice ameryki | capitali america | アメリカ大陸の首都 | 美洲首都 | - | столицы америки
capitals-of-oceania | capital oceania, capital pacific | hauptstädte ozeaniens | capitales oceanía | capitales océanie | capitais oceania | stolice oceanii | capitali oceania | オセアニアの首都 | 大洋洲首都 | - | столицы океании
capitals | capital, capital city | hauptstädte, hauptstadt | capitales | capitales | capitais | stolice, stolica, stolicach | capitali | 首都 | 首都 | राजधानी, राजधान | столицы, столица
flags | flag | flaggen, fahnen | banderas | drapeaux | bandeiras | flagi, flagach | bandiere | 国旗 | 国旗 | झंडे, झंडा | флаги, флагах
landmarks | landmark, famous building, sight seeing, sights world, monument, wonder world | sehenswürdigkeiten, wahrzeichen | monumentos | monuments | monumentos | zabytki | monumenti | 名所 | 名胜, 地标 | - | достопримечательности
countries | country, continent, nation | länder, kontinente | países, continentes | pays du monde, continents | países, continentes | państwa, kraje, kontynenty | paesi, continenti | 国々, 世界の国, 大陸 | 国家, 各国, 大洲 | देश, महाद्वीप | страны, странах, континенты
rivers | river, waterfall | flüsse | ríos | fleuves, rivières | rios | rzeki, rzekach | fiumi | 川, 河川 | 河流 | नदियाँ, नदी | реки, реках
mountains | mountain, mount everest, himalaya, alps | berge, gebirge | montañas | montagnes | montanhas | góry, górach | montagne | 山脈, 山々 | 山脉, 高山 | पर्वत, पहाड़ | горы, горах
oceans | ocean, sea and ocean, ~sea | ozeane, meere | océanos, mares | océans, mers | oceanos, mares | oceany, morza | oceani, mari | 海洋, 大洋 | 海洋 | महासागर | океаны, моря
weather | weather, climate, cloud, meteorology, ~rain | wetter, klima, wolken | clima, meteorología | météo, climat | clima, meteorologia | pogoda, klimat | meteo, clima | 天気, 気象 | 天气, 气象 | मौसम | погода, климат
volcanoes | volcano, earthquake, lava, eruption, geology | vulkane, vulkan, erdbeben | volcanes, volcán, terremotos | volcans, volcan, séismes, tremblements de terre | vulcões, vulcão, terremotos | wulkany, wulkanach, trzęsienia ziemi | vulcani, vulcano, terremoti | 火山, 地震 | 火山, 地震 | ज्वालामुखी, भूकंप | вулканы, вулканах, землетрясения
rocks | gemstone, mineral, rock mineral, gem, crystal, precious stone, ~rock, ~stone | mineralien, edelsteine, gesteine | minerales, piedras preciosas, rocas | minéraux, pierres précieuses, roches | minerais, pedras preciosas, rochas | minerały, kamienie szlachetne, skały | minerali, pietre preziose, rocce | 鉱物, 宝石 | 矿物, 宝石 | खनिज, रत्न | минералы, драгоценные камни
lands | country by country, spain, france, italy, germany, japan, china, india, brazil, mexico, canada
geography | geography, ~earth, ~world | geografie, geographie, erdkunde | geografía | géographie | geografia | geografia | geografia | 地理 | 地理 | भूगोल | география
dinosaurs | dinosaur, dino, jurassic, t-rex, tyrannosaurus, triceratops, stegosaurus, velociraptor, prehistoric animal, fossil | dinosaurier, dinos | dinosaurios | dinosaures | dinossauros | dinozaury, dinozaurach | dinosauri | 恐竜 | 恐龙 | डायनासोर | динозавры, динозаврах
animals-for-kids | animal kid, animal child, animal toddler, animal preschool, animal sound | tiere kinder, tiergeräusche | animales niños | animaux enfants | animais crianças | zwierzęta dzieci | animali bambini | 子供 動物 | 儿童动物 | - | животные детей
farm-animals | farm animal, animal farm, farmyard animal, barnyard animal, ~farm | bauernhoftiere, tiere bauernhof, nutztiere, ~bauernhof | animales granja, ~granja | animaux ferme, ~ferme | animais fazenda, animais quinta, ~fazenda | zwierzęta farmie, zwierzęta gospodarskie, zwierzęta wiejskie | animali fattoria, ~fattoria | 農場の動物, 牧場の動物, 農場 | 农场动物, 农场 | - | животные фермы, животные на ферме, животных на ферме, домашние животные
sharks | shark | haie, hai | tiburones | requins | tubarões | rekiny | squali | サメ | 鲨鱼 | शार्क | акулы
sea-animals | sea animal, sea creature, sea life, ocean animal, ocean creature, marine animal, marine life, fish, whale, dolphin, octopus | meerestiere, fische, wale, delfine | animales marinos, peces, ballenas, delfines | animaux marins, poissons, baleines, dauphins | animais marinhos, peixes, baleias, golfinhos | zwierzęta morskie, ryby, wieloryby, delfiny | animali marini, pesci, balene, delfini | 海の生き物, 海の動物, 魚 | 海洋动物, 海洋生物 | समुद्री जीव, मछली | морские животные, рыбы, киты, дельфины
birds | bird, penguin, owl, parrot, eagle | vögel, vogel | aves, pájaros | oiseaux | aves, pássaros | ptaki, ptakach | uccelli | 鳥類, 鳥 | 鸟类, 鸟 | पक्षी | птицы, птицах
insects | insect, bug, bee, butterfly, ant | insekten, bienen, schmetterlinge, käfer | insectos, abejas, mariposas | insectes, abeilles, papillons | insetos, abelhas, borboletas | owady, pszczoły, motyle | insetti, api, farfalle | 昆虫, 虫 | 昆虫 | कीड़े, कीट | насекомые, бабочки
dogs | dog, puppy, dog breed | hunde, hund, hunderassen | perros | chiens | cachorros, cães | psy, psach | cani | 犬 | 狗 | कुत्ते, कुत्ता | собаки, собаках
cats | cat, kitten, cat breed | katzen, katze | gatos | chats | gatos | koty, kotach | gatti | 猫 | 猫 | बिल्ली, बिल्लियाँ | кошки, коты, кошках
horses | horse, pony, riding | pferde, pferd, reiten, ponys | caballos, caballo | chevaux, cheval, équitation | cavalos, cavalo | konie, koniach | cavalli, cavallo | 馬 | 马匹, 骑马 | घोड़े, घोड़ा | лошади, лошадях
reptiles | reptile, snake, lizard, crocodile, turtle, tortoise, amphibian, frog, chameleon | reptilien, schlangen, echsen, krokodile, frösche, amphibien, schildkröten | reptiles, serpientes, lagartos, cocodrilos, ranas, anfibios, tortugas | reptiles, serpents, lézards, crocodiles, grenouilles, tortues | répteis, cobras, lagartos, crocodilos, sapos, tartarugas | gady, węże, jaszczurki, płazy, żaby | rettili, serpenti, lucertole, rane | 爬虫類, ヘビ, カエル | 爬行动物, 蛇, 青蛙 | सरीसृप, सांप | рептилии, змеи, лягушки
african-animals | animal africa, african animal, african wildlife, safari animal, safari, savannah animal, savanna | tiere afrikas, afrikanische tiere, tiere afrika, safari | animales áfrica, animales africanos, safari | animaux afrique, animaux africains, safari | animais áfrica, animais africanos, safári | zwierzęta afryki, zwierzęta afrykańskie | animali africa, animali africani | アフリカの動物 | 非洲动物 | अफ्रीका जानवर | животные африки, африканские животные, африканских животных
animals | animal, zoo, wildlife, mammal, pet | tiere, tier, säugetiere | animales, mamíferos | animaux, mammifères | animais, mamíferos | zwierzęta, zwierzętach, ssaki | animali, mammiferi | 動物 | 动物 | जानवर, पशु | животные, животных
trees | tree, forest | bäume, wald | árboles | arbres | árvores | drzewa, drzewach | alberi | 樹木, 木々 | 树木 | पेड़ | деревья
flowers | flower, rose, tulip | blumen | flores | fleurs | flores | kwiaty, kwiatach | fiori | 花 | 花卉, 花朵 | फूल | цветы, цветах
fruits | fruit, vegetable, berry | obst, früchte, gemüse | frutas, verduras | fruits, légumes | frutas, legumes | owoce, warzywa | frutta, verdura | 果物, 野菜, フルーツ | 水果, 蔬菜 | फल, सब्जी | фрукты, овощи
plants | plant, botany, photosynthesis, garden | pflanzen, botanik, garten | plantas, botánica | plantes, botanique | plantas, botânica | rośliny, botanika | piante, botanica | 植物 | 植物 | पौधे | растения, ботаника
pirates | pirate, buccaneer, blackbeard | piraten, seeräuber | piratas | pirates | piratas | piraci, piratach | pirati | 海賊 | 海盗 | समुद्री डाकू | пираты, пиратах
ancient-egypt | ancient egypt, ancient egyptian, egyptian, pharaoh, pyramid, mummy, tutankhamun, cleopatra, ~egypt | altes ägypten, alten ägypten, ägypter, pharaonen, pyramiden, ~ägypten | antiguo egipto, egipcios, faraones, pirámides, ~egipto | égypte ancienne, égypte antique, égyptiens, pharaons, pyramides, ~égypte | antigo egito, egito antigo, egípcios, faraós, pirâmides, ~egito | starożytny egipt, egipcjanie, faraonowie, piramidy, ~egipt | antico egitto, egizi, faraoni, piramidi, ~egitto | 古代エジプト, エジプト, ファラオ, ピラミッド | 古埃及, 埃及, 法老, 金字塔 | प्राचीन मिस्र, मिस्र | древний египет, фараоны, пирамиды, ~египет
ancient-rome | ancient rome, ancient roman, roman empire, roman, gladiator, julius caesar, pompeii, ~rome | altes rom, antikes rom, römer, römisches reich, gladiatoren | antigua roma, romanos, imperio romano, gladiadores | rome antique, romains, empire romain, gladiateurs | roma antiga, romanos, império romano, gladiadores | starożytny rzym, rzymianie, gladiatorzy | antica roma, romani, impero romano, gladiatori | 古代ローマ, ローマ帝国 | 古罗马, 罗马帝国 | प्राचीन रोम | древний рим, римляне, гладиаторы
ancient-greece | ancient greece, ancient greek, spartan, sparta, ~greece | antikes griechenland, altes griechenland, griechen | antigua grecia, griegos | grèce antique, grecs | grécia antiga, gregos | starożytna grecja, grecy | antica grecia, greci | 古代ギリシャ | 古希腊 | प्राचीन यूनान | древняя греция, древние греки
vikings | viking | wikinger | vikingos | vikings | vikings | wikingowie | vichinghi | バイキング, ヴァイキング | 维京 | वाइकिंग | викинги
ancient-history | ancient, ancient history, antiquity | antike | historia antigua | antiquité | história antiga | starożytność | storia antica | 古代 | 古代 | प्राचीन इतिहास | древний мир, древняя история
medieval-history | medieval, middle ages, knight, castle, crusade | mittelalter, ritter | edad media, medieval, caballeros | moyen âge, chevaliers | idade média, cavaleiros | średniowiecze, rycerze | medioevo, cavalieri | 中世 | 中世纪 | मध्यकाल | средние века, средневековье, рыцари
world-war-two | world war two, world war 2, world war ii, second world war, ww2, wwii, ww 2, d-day, holocaust, normandy landing, pearl harbor | zweiter weltkrieg, zweiten weltkrieg, 2. weltkrieg, weltkrieg 2 | segunda guerra mundial | seconde guerre mondiale, deuxième guerre mondiale | segunda guerra mundial | ii wojna światowa, druga wojna światowa, drugiej wojnie światowej | seconda guerra mondiale | 第二次世界大戦 | 第二次世界大战, 二战 | द्वितीय विश्व युद्ध | вторая мировая, второй мировой
world-war-one | world war one, world war 1, world war i, first world war, ww1, wwi, great war | erster weltkrieg, ersten weltkrieg, 1. weltkrieg | primera guerra mundial | première guerre mondiale | primeira guerra mundial | i wojna światowa, pierwsza wojna światowa, pierwszej wojnie światowej | prima guerra mondiale | 第一次世界大戦 | 第一次世界大战, 一战 | प्रथम विश्व युद्ध | первая мировая, первой мировой
french-revolution | french revolution, bastille, robespierre, marie antoinette, guillotine, louis xvi | französische revolution, französischen revolution | revolución francesa | révolution française | revolução francesa | rewolucja francuska, rewolucji francuskiej | rivoluzione francese | フランス革命 | 法国大革命 | फ्रांसीसी क्रांति | французская революция, французской революции
modern-history | modern history, world war, cold war, napoleon, 20th century | weltkrieg, neuere geschichte | guerra mundial, historia moderna | guerre mondiale, histoire moderne | guerra mundial, história moderna | wojna światowa, historia nowożytna | guerra mondiale, storia moderna | 近代史, 世界大戦 | 近代史, 世界大战 | आधुनिक इतिहास | мировая война, новая история
inventions | invention, inventor, technology history, ~technology | erfindungen, erfinder | inventos, inventores | inventions, inventeurs | invenções, inventores | wynalazki, wynalazcy | invenzioni, inventori | 発明 | 发明 | आविष्कार | изобретения, изобретатели
history | ~history | ~geschichte | ~historia | ~histoire | ~história | ~historia | ~storia | ~歴史 | ~历史 | ~इतिहास | ~история
instruments | instrument, musical instrument, guitar, piano, violin, orchestra | instrumente, musikinstrumente | instrumentos, instrumentos musicales | instruments, instruments de musique | instrumentos, instrumentos musicais | instrumenty | strumenti, strumenti musicali | 楽器 | 乐器 | वाद्य यंत्र | музыкальные инструменты
composers | composer, classical music, mozart, beethoven, bach, opera | komponisten, klassische musik | compositores, música clásica | compositeurs, musique classique | compositores, música clássica | kompozytorzy, muzyka klasyczna | compositori, musica classica | 作曲家, クラシック音楽 | 作曲家, 古典音乐 | - | композиторы, классическая музыка
music | music, song, music theory | musik | música | musique | música | muzyka, muzyce | musica | 音楽 | 音乐 | संगीत | музыка
elements | element, periodic table, chemical symbol, chemical element | periodensystem, chemische elemente | tabla periódica, elementos químicos | tableau périodique, éléments chimiques | tabela periódica, elementos químicos | układ okresowy, pierwiastki | tavola periodica, elementi chimici | 元素, 周期表 | 元素, 周期表 | तत्व, आवर्त सारणी | химические элементы, таблица менделеева
chemistry | chemistry, chemical, molecule, atom | chemie | química | chimie | química | chemia | chimica | 化学 | 化学 | रसायन | химия
physics | physics, electricity, force and energy | physik | física | physique | física | fizyka | fisica | 物理 | 物理 | भौतिकी | физика
human-body | human body, five sense, sense, body, anatomy, organ, bone, skeleton | körper, anatomie, menschlicher körper | cuerpo humano, anatomía | corps humain, anatomie | corpo humano, anatomia | ciało człowieka, anatomia | corpo umano, anatomia | 人体, 体の | 人体 | मानव शरीर, शरीर | тело человека, анатомия
medicine | medicine, medical, health, doctor, hospital, nurse | medizin, gesundheit, ärzte | medicina, salud, médicos | médecine, santé | medicina, saúde | medycyna, zdrowie | medicina, salute | 医学, 医療, 健康 | 医学, 健康 | चिकित्सा, स्वास्थ्य | медицина, здоровье
biology | biology, cell, evolution, genetics, ~science | biologie | biología | biologie | biologia | biologia | biologia | 生物学, 生物 | 生物 | जीव विज्ञान | биология
addition | addition, adding, add numbers, add up, math addition, plus | addition, addieren, plusrechnen | sumas, sumar | additions, additionner | adição, somar, somas | dodawanie | addizioni, addizione | 足し算, たし算 | 加法 | जोड़ | сложение
subtraction | subtraction, subtract, subtracting, take away, math subtraction, minus | subtraktion, subtrahieren, minusrechnen | restas, restar | soustractions, soustraction | subtração | odejmowanie | sottrazioni, sottrazione | 引き算, ひき算 | 减法 | घटाव | вычитание
multiplication | multiplication, multiplying, times table, math multiplication | multiplikation, einmaleins, malrechnen | multiplicación, multiplicar, tablas de multiplicar | multiplications, multiplication, tables de multiplication | multiplicação, tabuada | mnożenie, tabliczka mnożenia | moltiplicazioni, moltiplicazione, tabelline | かけ算, 掛け算, 九九 | 乘法 | गुणा, पहाड़ा | умножение, таблица умножения
division | dividing, math division, long division | division mathe, dividieren | división, dividir | divisions | divisão | dzielenie | divisioni | 割り算, わり算 | 除法 | भाग देना | деление
geometry | geometry, angle, pythagoras | geometrie | geometría | géométrie | geometria | geometria | geometria | 幾何 | 几何 | ज्यामिति | геометрия
arithmetic | arithmetic, mental math, math kid, math child, sum, ~counting | rechnen, kopfrechnen, mathe kinder | cálculo mental, matemáticas niños, aritmética | calcul mental, calcul, maths enfants | aritmética, cálculo mental, matemática crianças | arytmetyka, liczenie | aritmetica, calcolo mentale, matematica bambini | 算数, 暗算, 計算 | 算术, 心算, 口算 | अंकगणित | арифметика, счет
mathematics | mathematics, algebra, ~math, ~maths | mathematik, ~mathe | matemáticas | mathématiques, ~maths | matemática | matematyka | matematica | 数学 | 数学 | गणित | математика
english-colours | english colour name | englische farben | colores ingleses | couleurs anglaises | cores inglesas | angielskie kolory | colori inglesi
english-numbers | english number name | englische zahlen | números ingleses | nombres anglais | números ingleses | angielskie liczby | numeri inglesi
english-words | english word meaning | englische wörter | palabras inglesas | mots anglais | palavras inglesas | angielskie słowa | parole inglesi
spanish-words | spanish, learn spanish, spanish word | spanisch | español | espagnol | espanhol | hiszpański, hiszpańskie | spagnolo | スペイン語 | 西班牙语 | स्पेनिश | испанский, испанские слова
french-words | french, learn french, french word | französisch | francés | français | francês | francuski, francuskie | francese | フランス語 | 法语 | फ्रेंच | французский
german-words | german, learn german, german word | deutsch | alemán | allemand | alemão | niemiecki, niemieckie | tedesco | ドイツ語 | 德语 | जर्मन | немецкий
italian-words | italian, learn italian, italian word | italienisch | italiano | italien | italiano | włoski, włoskie | italiano | イタリア語 | 意大利语 | इतालवी | итальянский
portuguese-words | portuguese, learn portuguese, portuguese word | portugiesisch | portugués | portugais | português | portugalski | portoghese | ポルトガル語 | 葡萄牙语 | पुर्तगाली | португальский
polish-words | polish, learn polish, polish word | polnisch | polaco | polonais | polonês | polski | polacco | ポーランド語 | 波兰语 | पोलिश | польский
languages | language, alphabet world, linguistics, ~translation | sprachen | idiomas, lenguas | langues | idiomas, línguas | języki, językach | lingue | 言語, 外国語 | 语言 | भाषाएँ, भाषा | языки
spelling | spelling, spelling bee, spell | rechtschreibung | ortografía | orthographe | ortografia | ortografia | ortografia | スペル | 拼写 | वर्तनी | правописание, орфография
synonyms | synonym, vocabulary, ~word | synonyme, wortschatz | sinónimos, vocabulario | synonymes, vocabulaire | sinônimos, vocabulário | synonimy, słownictwo | sinonimi, vocabolario | 類義語, 同義語 | 同义词, 词汇 | पर्यायवाची | синонимы
antonyms | antonym, opposite | gegenteile, antonyme | antónimos, contrarios | antonymes, contraires | antônimos, opostos | antonimy, przeciwieństwa | contrari, antonimi | 反対語, 対義語 | 反义词 | विलोम | антонимы, противоположности
world-cups | football world cup, soccer world cup, world cup history, world cup final, world cup winner, world cup | fußball-wm, fussball-wm, fußballweltmeisterschaft, weltmeisterschaft, fußball-weltmeisterschaften | mundial de fútbol, mundiales de fútbol, copa del mundo | coupe du monde, coupes du monde | copa do mundo | mistrzostwa świata | mondiali di calcio, coppa del mondo | ワールドカップ | 世界杯 | विश्व कप | чемпионат мира
football | football, soccer | fussball, fußball, bundesliga | fútbol | football, foot | futebol | piłka nożna, piłce nożnej | calcio | サッカー | 足球 | फुटबॉल | футбол
olympics | olympics, olympic, olympic game, olympia | olympia, olympische spiele | olimpiadas, juegos olímpicos | jeux olympiques | olimpíadas, jogos olímpicos | olimpiada, igrzyska olimpijskie | olimpiadi | オリンピック, 五輪 | 奥运会, 奥运 | ओलंपिक | олимпиада, олимпийские игры
basketball | basketball, nba | basketball | baloncesto | basket, basketball | basquete | koszykówka | pallacanestro, basket | バスケットボール, バスケ | 篮球 | बास्केटबॉल | баскетбол
tennis | tennis, wimbledon | tennis | tenis | tennis | tênis | tenis | tennis | テニス | 网球 | टेनिस | теннис
chess | chess | schach | ajedrez | échecs | xadrez | szachy, szachach | scacchi | チェス | 国际象棋, 象棋 | शतरंज | шахматы
sports | sport, athletics, ~golf | sport, sportarten | deportes, deporte | sport, sports | esportes, desporto | sport, sporcie | sport | スポーツ | 体育, 运动 | खेलकूद | спорт, спорте
video-games | video game, videogame, gaming, retro game, game history, arcade game, console | videospiele, computerspiele | videojuegos | jeux vidéo | videogames, jogos eletrônicos | gry wideo, gry komputerowe | videogiochi | ビデオゲーム, テレビゲーム | 电子游戏 | वीडियो गेम | видеоигры, компьютерные игры
programming | programming, coding, programmer, javascript, python, software | programmieren, programmierung | programación | programmation | programação | programowanie | programmazione | プログラミング | 编程 | प्रोग्रामिंग | программирование
internet | internet, web, website, world wide web, online safety | internet | internet | internet | internet | internet | internet | インターネット | 互联网, 网络 | इंटरनेट | интернет
computers | computer, hardware, informatics, computer science | computer, informatik | ordenadores, computadoras, informática | ordinateurs, informatique | computadores, informática | komputery, informatyka | computer, informatica | コンピュータ, コンピューター | 计算机, 电脑 | कंप्यूटर | компьютеры, информатика
movies | movie, film, cinema, hollywood, actor, oscar | filme, film, kino, schauspieler | películas, cine, peliculas | films, cinéma | filmes, cinema | filmy, filmach, kino | film, cinema | 映画 | 电影 | फिल्म, सिनेमा | фильмы, кино, фильмах
painters | painter, painting, famous painting, van gogh, picasso, mona lisa | maler, gemälde | pintores, pinturas, cuadros | peintres, peinture, tableaux | pintores, pinturas | malarze, obrazy, malarstwo | pittori, pittura, quadri | 画家, 絵画, 名画 | 画家, 名画 | चित्रकार | художники, живопись, картины
art | art, art history, sculpture, museum | kunst, kunstgeschichte, museen | arte | art, beaux arts | arte | sztuka, sztuce | arte | 美術, 芸術, アート | 艺术, 美术 | कला | искусство
fairy-tales | fairy tale, fairytale, cinderella, snow white, grimm | märchen | cuentos de hadas, cuentos | contes, contes de fées | contos de fadas | bajki, baśnie | fiabe | おとぎ話, 童話 | 童话 | परियों कहानी | сказки, сказках
literature | literature, book, novel, author, writer, shakespeare, poetry | literatur, bücher, romane, autoren | literatura, libros, novelas | littérature, livres, romans | literatura, livros | literatura, książki | letteratura, libri | 文学, 小説 | 文学, 名著 | साहित्य | литература, книги
norse-mythology | norse, norse mythology, norse god, viking god, viking mythology, odin, thor, loki | nordische mythologie, nordische götter | mitología nórdica | mythologie nordique | mitologia nórdica | mitologia nordycka | mitologia norrena | 北欧神話 | 北欧神话 | - | скандинавская мифология
egyptian-mythology | egyptian mythology, egyptian god, egypt mythology, egypt god, anubis, osiris | ägyptische mythologie, ägyptische götter | mitología egipcia, dioses egipcios | mythologie égyptienne, dieux égyptiens | mitologia egípcia, deuses egípcios | mitologia egipska | mitologia egizia | エジプト神話 | 埃及神话 | - | египетская мифология
greek-mythology | greek mythology, greek god, greek myth, roman mythology, roman god, zeus, hercules, ~mythology, ~myth, ~god | griechische mythologie, griechische götter, ~mythologie | mitología griega, dioses griegos, ~mitología | mythologie grecque, dieux grecs, ~mythologie | mitologia grega, deuses gregos, ~mitologia | mitologia grecka, ~mitologia | mitologia greca, ~mitologia | ギリシャ神話, ~神話 | 希腊神话, ~神话 | - | греческая мифология, ~мифология
bible | bible, biblical, old testament, new testament, gospel, noah ark, jesus, moses | bibel, biblisch, altes testament | biblia | bible | bíblia | biblia, biblii | bibbia | 聖書 | 圣经 | बाइबल | библия, библии
religions | religion, islam, buddhism, hinduism, christianity, judaism, church | religionen, religion | religiones, religión | religions, religion | religiões, religião | religie, religia | religioni, religione | 宗教 | 宗教 | धर्म | религии, религия
monsters | monster, mythical creature, mythical beast, legendary creature, cryptid, vampire, werewolf, yeti, bigfoot, kraken | monster, fabelwesen, vampire | monstruos, criaturas míticas, vampiros | monstres, créatures mythiques, vampires | monstros, criaturas míticas | potwory, potworach | mostri, creature mitologiche | モンスター, 怪物 | 怪物, 怪兽 | राक्षस | монстры, чудовища
cheese | cheese, cheddar, camembert, mozzarella | käse, käsesorten | quesos, queso | fromages, fromage | queijos, queijo | sery, serach, serów | formaggi, formaggio | チーズ | 奶酪, 芝士 | पनीर | сыры, сыр, сырах
clothes | clothes, clothing, fashion, shoe, garment | kleidung, kleider, mode | ropa, moda, prendas | vêtements, mode | roupas, moda | ubrania, ubraniach, moda | vestiti, abbigliamento, moda | 服, 洋服, ファッション | 衣服, 服装 | कपड़े | одежда, одежде, мода
cooking | cooking, cook, kitchen, baking, recipe, chef | kochen, backen, küche | cocinar, recetas, cocina | cuisiner, recettes | culinária, receitas, cozinhar | gotowanie, kuchnia | cucinare, ricette | 料理 | 烹饪, 做饭 | खाना बनाना | кулинария, готовка
food | food, dish, cuisine, meal, chocolate, pizza, dessert, cake, pastry, snack, sweets | essen, speisen, lebensmittel | comida, alimentos | nourriture, aliments, plats | comida, alimentos | jedzenie, potrawy | cibo, alimenti | 食べ物, 食品 | 食物, 美食 | भोजन, खाना | еда, блюда
trains | train, railway, railroad, locomotive, metro | züge, eisenbahn | trenes, ferrocarril | trains, chemin de fer | trens, ferrovias | pociągi, kolej | treni, ferrovie | 電車, 鉄道 | 火车, 铁路 | रेलगाड़ी, ट्रेन | поезда, железная дорога
planes | plane, airplane, aeroplane, aircraft, aviation, flying, pilot | flugzeuge, luftfahrt | aviones, aviación | avions, aviation | aviões, aviação | samoloty, lotnictwo | aerei, aviazione | 飛行機, 航空 | 飞机, 航空 | हवाई जहाज | самолеты, авиация
ships | ship, boat, sailing, sailor, titanic, submarine | schiffe, schifffahrt, segeln | barcos, navegación | bateaux, navires | navios, barcos | statki, żegluga | navi, barche | 船 | 船舶, 轮船 | जहाज | корабли
traffic-signs | traffic sign, road sign, traffic, road safety, driving test, driving licence, driver license | verkehrszeichen, verkehr, führerschein, verkehrsregeln | señales de tráfico, tráfico | code de la route, panneaux | sinais de trânsito, trânsito | znaki drogowe, ruch drogowy | segnali stradali, codice della strada | 交通標識, 交通 | 交通标志, 交通 | यातायात | дорожные знаки, пдд
cars | car, automobile, motor, racing car, vehicle | autos, auto, fahrzeuge | coches, automóviles, carros | voitures, automobile | carros, automóveis | samochody, auta | automobili, macchine | 自動車, 車 | 汽车 | कार, गाड़ियाँ | машины, автомобили
architecture | architecture, building, bridge, skyscraper | architektur, gebäude | arquitectura, edificios | architecture, bâtiments | arquitetura, edifícios | architektura, budynki | architettura, edifici | 建築 | 建筑 | वास्तुकला | архитектура
money | money, coin, currency, finance, economy, bank | geld, währungen, finanzen | dinero, monedas, finanzas | argent, monnaies, finance | dinheiro, moedas, finanças | pieniądze, waluty, finanse | denaro, soldi, valute | お金, 通貨, 金融 | 货币, 金融, 钱 | पैसा, मुद्रा | деньги, валюты, финансы
holidays | holiday, festival, christmas, halloween, easter, tradition | feiertage, feste, weihnachten, ostern | fiestas, navidad, festivos | fêtes, noël, pâques | feriados, natal, festas | święta, boże narodzenie, wielkanoc | feste, natale, pasqua | 祝日, クリスマス, 行事 | 节日, 圣诞 | त्योहार | праздники, рождество
first-aid | first aid, emergency, rescue | erste hilfe | primeros auxilios | premiers secours, premiers soins | primeiros socorros | pierwsza pomoc | primo soccorso | 応急手当, 救急 | 急救 | प्राथमिक चिकित्सा | первая помощь
environment | environment, ecology, recycling, climate change, pollution, sustainability, nature protection, ~nature | umwelt, umweltschutz, ökologie, klimawandel | medio ambiente, ecología, reciclaje | environnement, écologie, recyclage | meio ambiente, ecologia, reciclagem | środowisko, ekologia, recykling | ambiente, ecologia, riciclo | 環境, リサイクル | 环境, 环保 | पर्यावरण | экология, окружающая среда
water-cycle | water cycle, evaporation, condensation, precipitation
states-of-matter | state matter, states matter, solid liquid, ~solid, ~liquid, changing state
food-chains | food chain, food web, habitat, ecosystem, predator prey
forces | force, magnet, magnetism, gravity, friction
light-and-sound | light sound, sound light, shadow, ~light, ~sound
fractions | fraction, half quarter
grammar | grammar, punctuation, noun, verb, adjective, adverb, part speech, comma
healthy-eating | healthy eating, healthy food, nutrition, tooth, teeth, balanced diet, vitamin, dentist
time-and-seasons | telling time, tell time, season, calendar, month year, day week, ~clock
k:colours | colour, color, paint mixing, rainbow | farben | colores | couleurs | cores | kolory, kolorach | colori | 色 | 颜色 | रंग | цвета
k:shapes | shape | formen kinder | formas, figuras | formes | formas | kształty | forme | 形 | 形状 | आकार | фигуры, формы
k:numbers-for-kids | number, number kid, number child, number toddler, counting kid, learn count, count to ten | zahlen, zählen | números, contar | nombres, chiffres, compter | números, contar | liczby, cyfry | numeri, contare | 数字, 数え | 数字, 数数 | संख्या, गिनती | цифры, числа
riddles | riddle, brain teaser, brainteaser, guess what am i, what am i | rätsel, scherzfragen | adivinanzas, acertijos | devinettes, énigmes | adivinhas, charadas | zagadki | indovinelli | なぞなぞ | 谜语 | पहेलियाँ | загадки
pop-music | pop music, pop song, rock music, pop star, pop singer, rock band, band, singer, hit song, boy band, beatles, ~eighties music | popmusik, rockmusik, bands | música pop, música rock | musique pop, musique rock | música pop | muzyka pop, muzyka rockowa | musica pop, musica rock | - | 流行音乐 | - | поп-музыка, рок-музыка
general-knowledge | general knowledge, pub quiz, ~trivia night, ~everything, ~anything | allgemeinwissen, allgemeinbildung | cultura general | culture générale | conhecimentos gerais, cultura geral | wiedza ogólna | cultura generale | 一般常識, 雑学 | 常识 | सामान्य ज्ञान | общие знания, эрудиция`;

const listOf = (cell: string) => (cell === '-' || cell === '' ? [] : cell.split(', '));

export const topics: readonly Topic[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', ...cells] = line.split(' | ');
    const isForKids = head.startsWith('k:') || head.endsWith('-for-kids');
    const id = head.replace('k:', '') as TopicId;
    return {
      id,
      audience: isForKids ? 'kids' : 'everyone',
      names: {
        ...Object.fromEntries(topicLanguages.map((language, i) => [language, listOf(cells[i] ?? '-')])),
        ...namesInMoreLanguages.get(id),
      },
    };
  });
