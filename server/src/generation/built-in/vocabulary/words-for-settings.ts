import type { Look, Mood, Scene } from '../../../../../engines/src/plan.ts';
import type { Tone } from '../planning/colour-space.ts';

export const wordsForScenes: Record<Scene, string> = {
  space:
    'espacial, spaziale, космический, космические, космическая, kosmiczna, kosmiczne, kosmiczny, فضاء, الفضاء, uzay, uzayda, अंतरिक्ष, luar angkasa, kosmosie, vũ trụ, space, galaxy, cosmos, universe, orbit, cosmic, stars above, outer space, milky way, interstellar, espacio, galaxia, weltraum, weltraumspiel, weltall, espace, galaxie, spazio, galassia, espaco, 宇宙, 太空, 银河, 우주, космос, космосе, kosmos',
  moon: 'moon, lunar, mars, martian, crater, red planet, luna, marte, mond, lune, lua, 月面, 火星, 月球, 달나라, 달에서, 화성, луна, луне, марс',
  sea: 'بحر, البحر, denizde, समुद्र, laut, morze, morzu, biển, sea, ocean, underwater, undersea, sunken*, shipwreck, deep, reef, coral, atlantis, aquarium, abyss, submarine, mar, oceano, submarino, meer, ozean, unterwasser, mer, ocean, sousmarin, mare, 海, 海底, 深海, 海洋, 바다, море, океан, подводный, denizin, deniz, zee',
  beach:
    'shipyard, dock, docks, marina, lighthouse, galleon, swimming pool, pool, harbor, harbour, cruise ship, water park, coast, coastal, coastal road, plaży, plaża, na plaży, na plazy, пляже, пляж, plajda, sahilde, di pantai, pirate ship, mast, masts, ship mast, ship masts, on a ship, on a boat, ship deck, beach, island, tropical, coast, shore, summer, vacation, surf, surfing, surfer, hawaii, playa, isla, strand, insel, plage, ile, praia, ilha, spiaggia, isola, ビーチ, 浜, 島, 海滩, 沙滩, 해변, пляж, остров',
  forest:
    'غابة, الغابة, ormanda, जंगल, hutan, lesie, rừng, mountain stream*, mountain river*, mountain creek*, mountain brook*, forest, river, waterfall, woods, woodland, wood, wilderness, campfire, camp fire, camping, bosque, wald, foret, floresta, foresta, 森, 森林, 숲, лес, лесу, bos, las, orman',
  jungle:
    'jungle, bamboo forest, bamboo grove, 竹林, 대나무 숲, rainforest, amazon, tropic, safari, africa, selva, jungla, dschungel, urwald, giungla, ジャングル, 丛林, 정글, джунгли',
  swamp: 'swamp, bog, marsh, bayou, lagoon, pantano, sumpf, marais, palude, 沼, 沼泽, 늪, болото',
  autumn:
    'herbstwald, sonbahar, خريف, jesień, jesienią, पतझड़, autumn, fall leaves, harvest, thanksgiving, october, otono, herbst, automne, outono, autunno, 秋, 秋天, 가을, осень, осенний, осеннем, осенняя, осеннего, осенью, jesiennym, jesienny, otoñal, autunnale, herbstlich',
  meadow:
    'ireland, scotland, new zealand, netherlands, holland, lawn, croquet lawn, backyard, savanna, savannah, serengeti, savane, sabana, savana, саванна, саванне, サバンナ, playground, greenhouse, zoo, campsite, golf course, meadow, easter, hive, beehive, field, fields, garden, gardens, park, spring, prairie, grass, flowers, hills, countryside, picnic, jardin, pradera, wiese, garten, prairie, jardim, giardino, prato, 草原, 庭, 公园, 花园, 정원, 공원, сад, луг, поле',
  farm: 'ranch house, rancho, stable, stables, henhouse, chicken coop, vineyard, dairy, مزرعة, çiftlik, खेत, pertanian, farmie, nông trại, farm, barn, barnyard, farmyard, ranch, orchard, granja, bauernhof, ferme, fazenda, fattoria, 農場, 牧場, 农场, 농장, ферма, ферме, boerderij',
  city: 'flughafen, aeropuerto, aéroport, aeroporto, lotnisko, lotnisku, аэропорт, аэропорту, u-bahn, métro, plaza, a plaza, the plaza, la plaza, plaza mayor, town square, village square, city square, main square, piazza, marktplatz, church, cathedral, junkyard, scrapyard, japan, china, korea, hong kong, singapore, england, monaco, italy, france, spain, germany, india, parking lot, police station, train station, railway station, bus station, bus stop, gas station, petrol station, fire station, construction site, building site, car wash, bank robbery, neighborhood, neighbourhood, suburb, مدينة, المدينة, şehir, şehirde, शहर, kota, mieście, thành phố, city, roof, roofs, tejado, tejados, toit, toits, telhado, telhados, tetto, tetti, dach, dächer, dachach, крыша, крыше, крышам, 屋根, 屋顶, 지붕, atap, çatı, cadde, miasto, airport, bank, traffic, highway, road, parking lot, garage, city, town, street, streets, downtown, urban, metropolis, skyscraper, hochhaus, hochhäuser, hochhäusern, wolkenkratzer, wolkenkratzern, rooftop, rooftops, new york, tokyo, paris, london, rome, venice, berlin, madrid, barcelona, lisbon, amsterdam, vienna, prague, istanbul, moscow, chicago, los angeles, san francisco, las vegas, miami, rio, dubai, hong kong, shanghai, beijing, seoul, singapore, mumbai, delhi, sydney, toronto, manhattan, brooklyn, subway, ciudad, calle, stadt, strasse, ville, rue, cidade, citta, 街, 都市, 町, 城市, 도시, город, городе, miasto',
  cyber:
    'power plant, power station, nuclear plant, nuclear reactor, reactor, server room, las vegas casino, vegas casino, casino, spielcasino, kasino, kasyno, kasynie, cassino, казино, カジノ, 赌场, 카지노, night club, nightclub, dance club, techno club, disco, discotheque, cyber, cyberpunk, factory, laboratory, lab, robot factory, conveyor belt, synthwave, neon, hacker, hackers, matrix, digital, computer, internet, tron, vaporwave, futuristic, future, cyberspace, virtual, ciberpunk, futuro, zukunft, サイバー, サイバーパンク, 電脳, 赛博, 사이버, киберпанк, neonlicht',
  desert:
    'صحراء, الصحراء, çöl, çölde, रेगिस्तान, gurun, pustynia, pustyni, sa mạc, australia, mexico, arizona, texas, nevada, mongolia, desert, western, wild west, saloon, rodeo, outback, sahara, canyon, dunes, oasis, cowboy, desierto, wuste, deserto, 砂漠, 沙漠, 사막, пустыня, пустыне',
  temple:
    'temple, peru, machu picchu, egypt, egyptian, pyramid, pyramids, ruins, ancient, aztec*, aztecs*, maya, mayan*, inca*, incas*, greek, roman, tomb, archaeologist, templo, piramide, tempel, ruinen, ruines, tempio, 神殿, 遺跡, エジプト, 寺, 神庙, 金字塔, 신전, 이집트, храм, египет',
  snow: 'зимой, зимою, zimą, im winter, en invierno, en hiver, no inverno, in inverno, зимнем, зимний, зимняя, зимнем лесу*, zimowym, zimowy, invernal, winterlich, winterwald, ثلج, الثلج, kar, karda, buz, बर्फ, salju, śnieg, śniegu, tuyết, snow, snowy, snowmobile, nepal, tibet, mountain, mountains, andes, alps, everest, himalaya, polar, glacier, skiing, snowboard, snowboarding, slalom, snowman, snowmen, sledding, snow, snowy, ice, icy, winter, arctic, frozen, antarctica, christmas, north pole, ski, iceberg, glacier, iceland, greenland, norway, finland, sweden, lapland, siberia, canada, switzerland, alaska, matterhorn, mont blanc, kilimanjaro, blizzard, frost, nieve, hielo, invierno, navidad, schnee, eis, winter, weihnachten, neige, hiver, noel, neve, inverno, natal, natale, 雪, 冬, 氷, クリスマス, 冬天, 圣诞, 눈, 겨울, снег, зима, зимний, лед',
  candy:
    'candy, candyland, sweets, sugar, dessert, chocolate, gingerbread, lollipop, cupcake, dulces, caramelo, susse, zucker, bonbons, sucre, doces, caramelle, お菓子, キャンディ, 糖果, 사탕, сладости, конфет',
  castle:
    'great wall, courtyard, قلعة, kale, किला, istana, zamek, zamku, lâu đài, castle, throne room, medieval, kingdom, knight, knights, royal, fairy tale, fairytale, fantasy, tower, palace, castillo, reino, burg, schloss, konigreich, chateau, royaume, castelo, castello, 城, 王国, 城堡, 성, замок, королевство',
  dungeon:
    'bunker, dungeon, prison, jail, crypt, cellar, catacombs, sewer, basement, mazmorra, verlies, kerker, donjon, masmorra, prigione, ダンジョン, 牢屋, 地下城, 던전, подземелье, темница',
  cave: 'cave, cavern, underground, mine, mines, mining, miner, grotto, tunnel, cueva, mina, hohle, grotte, caverna, caverne, 洞窟, 鉱山, 洞穴, 동굴, 광산, пещера, шахта',
  volcano:
    'volcano, lava, magma, volcanic, hell, inferno, fire, underworld, volcan, infierno, vulkan, holle, enfer, vulcao, inferno, vulcano, 火山, 溶岩, 地獄, 熔岩, 地狱, 화산, 용암, вулкан, лава, ад',
  sky: 'sky, skies, clouds, cloud, heaven, air, airship, floating island, floating city, sky island, rooftop of the world, cielo, himmel, wolken, ciel, nuages, ceu, nuvens, nuvole, 空, 雲, 天空, 하늘, небо, небе, облака',
  haunted:
    'haunted, spooky, halloween, graveyard, cemetery, ghost house, mansion, creepy, horror, scary, nightmare, transylvania, embrujada, cementerio, friedhof, spuk, gruselig, hante, cimetiere, assombrada, cemiterio, infestata, cimitero, お化け屋敷, 墓地, ハロウィン, 鬼屋, 万圣节, 공포, 할로윈, кладбище, хэллоуин, страшный',
  kitchen:
    'coffee shop, coffee house, coffeehouse, tea house, teahouse, ice cream parlor, ice cream parlour, patisserie, bäckerei, boulangerie, panadería, panetteria, padaria, piekarnia, piekarni, пекарня, пекарне, cafetería, kawiarnia, kawiarni, кафе, カフェ, 咖啡店, 咖啡馆, 카페, kitchen, bakery, cooking, restaurant, diner, cafe, pizzeria, breakfast, dinner, lunch, food truck, cocina, kuche, cuisine, cozinha, cucina, キッチン, 台所, レストラン, 厨房, 餐厅, 주방, 식당, кухня, кухне, ресторан',
  stadium:
    'on stage*, comedian, comedy show, concert, rock concert, in an arena*, in the arena*, gladiator arena*, bullring, bull ring, colosseum, music festival, boxing ring, ice rink, skate park, stadium, on the pitch, on a pitch, down the pitch, across the pitch, muddy pitch, wimbledon*, wembley*, roland garros*, maracana*, camp nou*, tennis court, basketball court, volleyball court, football pitch, rugby pitch, soccer pitch, football field, soccer field, cricket ground, ballpark, velodrome, race track, racetrack, sport, sports, football, soccer, basketball, olympics, olympic, championship, world cup, tournament, goal, goalkeeper, estadio, deporte, futbol, stadion, fussball, stade, futebol, stadio, calcio, スタジアム, サッカー, 体育场, 足球, 경기장, 축구, стадион, футбол',
  room: 'büro, oficina, oficinas, au bureau, escritório, ufficio, biuro, biurze, krankenhaus, hôpital, ospedale, szpital, szpitalu, больница, больнице, bibliothek, biblioteca, bibliothèque, biblioteka, bibliotece, библиотека, библиотеке, badezimmer, baño, salle de bain, banheiro, bagno, łazienka, łazience, turnhalle, gimnasio, gymnase, kino, kinie, cinéma, cabaña, cabane, berghütte, chata, chatka, chatce, cabin*, log cabin, cottage, chalet, lodge, hut, motel, hostel, lobby, sauna, club, clubhouse, gentlemens club, yacht club, chess club, bed, under the bed, hamster cage, aquarium shop, hallway, corridor, tea room, waiting hall, hair salon, beauty salon, nail salon, salon, hairdresser, hairdressers, barber shop, barbershop, peluquería, friseursalon, friseur, theatre, theater, opera house, ballroom, loft, dachboden, grenier, desván, soffitta, strychu, museo, musée, muzeum, музей, музее, teatro, théâtre, teatr, teatrze, театр, hotel, hotel lobby, at work, workplace, cubicle, clinic, waiting room, spa, laundromat, launderette, laundry room, courtroom, cinema, movie theater, pharmacy, museum, art gallery, room, bath, bathtub, bath tub, pub, bar, jazz bar, jazz club, billiard hall, pool hall, pool room, living room, fireplace, bathroom, gym, bedroom, house, home, toy, toys, playroom, nursery, library, office, attic, casa, juguetes, zimmer, haus, spielzeug, chambre, maison, jouets, quarto, brinquedos, camera, giocattoli, 部屋, 家, おもちゃ, 房间, 玩具, 방, 장난감, комната, игрушки',
  lake: 'hot spring*, hot springs*, onsen, thermal bath*, thermal baths*, thermal spring*, thermal springs*, aguas termales*, thermalquelle, source chaude*, sources chaudes*, 温泉, flooded, flood, mountain lake*, lake, lakeside, pond, lily pad, lily pads, riverbank, fishing lake, lago, laguna, lac, see im wald, am see, teich, étang, etang, estanque, jezioro, jeziorze, staw, stawie, озеро, озере, пруд, пруду, göl, gölde, göldeki, danau, kolam, بحيرة, झील, तालाब, 湖, 池, 湖泊, 池塘, 호수, 연못',
  mouth:
    'at the dentist, dentist office, mouth, inside a mouth, dental, boca, mund, bouche, bocca, usta, рот, 口の中, 嘴里, 입안',
  body: 'inside the body, human body, inside a body, bloodstream, blood vessel, blood vessels, vein, veins, intestine, stomach, immune system, cuerpo humano, im körper, corps humain, corpo humano, corpo umano, 体内, 人体, 몸속, в теле',
  starship:
    'inside a spaceship, on a spaceship, aboard a spaceship, space station, spacecraft interior, starship, space ship corridor, raumstation, station spatiale, estación espacial, stazione spaziale, 宇宙船の中, 宇宙ステーション, 空间站, 우주 정거장, космическая станция',
  fair: 'in an arcade, in the arcade, at the arcade, game arcade, video arcade, amusement arcade, carousel, merry-go-round, fun fair, roller coaster, rollercoaster, oktoberfest, beer festival, carnival, circus, fair, funfair, fairground, amusement park, theme park, big top, jahrmarkt, rummel, zirkus, kirmes, cirque, fête foraine, circo, feria, parque de diversões, luna park, lunapark, cyrk, wesołe miasteczko, цирк, цирке, ярмарка, 遊園地, サーカス, 游乐园, 马戏团, 놀이공원, 서커스',
  shop: 'bazaar, bazar, marketplace, flea market, street market, basar, marché, wochenmarkt, mercato, targ, targu, рынок, рынке, базар, pazarda, pasar, potion shop, warehouse, storehouse, storeroom, depot, shop, store, market, supermarket, mall, grocery, groceries, shopping, toy store, pet shop, supermarkt, laden, tienda, supermercado, mercado, magasin, supermarché, loja, negozio, supermercato, sklep, sklepie, магазин, магазине, toko, スーパー, 商店, 超市, 가게, 마트',
  school:
    'school, classroom, homework, kindergarten, preschool, escuela, schule, klassenzimmer, ecole, école, escola, scuola, szkoła, szkole, школа, школе, okul, okulda, sekolah, 学校, 教室, 学校里, 학교, 교실',
};

export const wordsForMoods: Record<Mood, string> = {
  cheerful:
    'tap dance, tap dances, tap dancing, tap dancer, tap dancers, stepptanz, stepptanzen, claquettes, claqué, stepowanie, happier, cuter, cheerier, more fun, funnier, happy, cheerful, cute, joyful, fun, friendly, colorful, colourful, sunny, bright, adorable, sweet, feliz, alegre, lindo, frohlich, bunt, suss, joyeux, mignon, fofo, allegro, carino, かわいい, 楽しい, 可爱, 快乐, 귀여운, 즐거운, веселый, милый',
  calm: 'calming, meditation, mindfulness, zum einschlafen, vor dem schlafengehen, avant de dormir, antes de dormir, para dormir, przed snem, na dobranoc, sunday, lazy sunday, warm sunday, sunny sunday, sonntag, sonntags, domingo, dimanche, domenica, niedziela, niedzielę, воскресенье, 日曜日, 星期天, 일요일, nap, naps, napping, siesta, snooze, snoozing, nickerchen, sieste, drzemka, coziest, coziness, rilassante, rilassanti, relaxant, relaxante, reposant, apacible, serena, sereno, tranquilla, tranquila, ruhiges, ruhige, entspanntes, entspannende, entspannendes, gemütliches, gemutliches, тихая, тихий, спокойная, уютная, relaksujący, relaksująca, spokojna, spokojny, rahatlatıcı, sakin, menenangkan, santai, リラックス, 癒される, 休闲, 悠闲, 잔잔한, 힐링, هادئة, शांत, calm, lo-fi, lofi, lo fi, rainy, sad, sleepy, dreamy, bedtime, drowsy, relaxing, relaxed, peaceful, zen, chill, cozy, cosy, gentle, meditative, soothing, quiet, dreamy, slow, tranquilo, relajante, ruhig, entspannt, entspannend, gemutlich, calme, paisible, relaxante, tranquillo, 癒し, のんびり, 静か, 放松, 平静, 편안한, спокойный, расслабляющий',
  spooky:
    'scarier, spookier, creepier, darker, spooky, scary, creepy, horror, haunted, eerie, dark, halloween, sinister, terrifying, nightmare, gothic, evil, terrorifico, miedo, oscuro, gruselig, gruselige, gruseliges, gruseliger, unheimlich, dunkel, effrayant, sombre, assustador, terror, spaventoso, 怖い, ホラー, 恐怖, 무서운, 공포, страшный, жуткий',
  epic: 'epic, heroic, legendary, mighty, glorious, grand, ultimate, massive, boss, legend, war, battle, powerful, epico, heroico, legendario, episch, heldenhaft, epique, heroique, lendario, leggendario, 壮大, 伝説, 史诗, 传奇, 전설, эпический, легендарный',
  silly:
    'silly, funny, goofy, weird, wacky, crazy, absurd, hilarious, ridiculous, derpy, bonkers, zany, random, gracioso, loco, divertido, lustig, verruckt, albern, drole, rigolo, fou, engracado, maluco, divertente, pazzo, 面白い, バカ, 変な, 搞笑, 疯狂, 웃긴, 미친, смешной, безумный',
  tense:
    'parkour, parkours, freerunning, freerunner, free running, tense, fast, intense, frantic, extreme, adrenaline, furious, speed, dangerous, deadly, hardcore, thrilling, explosive, rapido, extremo, peligroso, schnell, gefahrlich, spannend, rapide, intense, veloz, perigoso, veloce, pericoloso, 速い, 激しい, スリル, 紧张, 激烈, 빠른, 스릴, быстрый, опасный',
};

export const wordsForLooks: Record<Look, string> = {
  pixel:
    'pixel, pixels, pixel art, pixelart, retro, 8-bit, 8bit, 16-bit, 16bit, old school, oldschool, arcade, nes, gameboy, game boy, chiptune, 80s, pixeles, ドット絵, レトロ, 像素, 复古, 픽셀, 레트로, пиксель, ретро, пиксельный',
  neon: 'neon, vector spaceship, vector ship, vector rocket, vector lines, glowing lines, glow, glowing, cyberpunk, synthwave, vaporwave, tron, laser, rave, disco, fluorescent, brillante, leuchtend, neonfarben, luminescent, ネオン, 霓虹, 네온, неон, неоновый',
  paper:
    'paper, papercut, cut-out, cutout, origami, collage, storybook, picture book, scrapbook, craft, papel, papier, bilderbuch, carta, 折り紙, 紙, 剪纸, 종이, бумажный, бумага',
  flat: 'bauhaus, art deco, de stijl, swiss design, flat, minimal, minimalist, minimalistic, clean, simple, geometric, vector, modern, minimalista, minimalistisch, schlicht, minimaliste, ミニマル, シンプル, 极简, 简约, 미니멀, минимализм',
  sticker:
    'cartoon, cartoonish, comic, sticker, cute, kawaii, chibi, anime, manga, bubbly, caricatura, dibujos, zeichentrick, dessin anime, desenho, cartone, アニメ, 漫画, かわいい, 卡通, 动漫, 만화, мультик, мультяшный',
};

export const wordsForTones: Record<Tone, string> = {
  pastel:
    'pastel, pastels, pastel coloured, pastel colored, pastel colours, pastel colors, soft colours, soft colors, pale colours, pale colors, pastell, pastellfarben, pastellfarbene, pastellfarbenen, pastelle, pastello, colores pastel, tons pastel, пастельный, пастельные, пастельных, パステル, パステルカラー, 파스텔, 柔和的颜色, 粉彩',
  vivid:
    'vivid, vivid colours, vivid colors, bright colours, bright colors, rainbow colours, rainbow colors, colourful, colorful, knallbunt, knallige, vibrant, colores vivos, couleurs vives, cores vivas, colori vivaci, яркий, яркие, カラフル, 鲜艳, 알록달록',
  dark: 'dark colours, dark colors, dark theme, dark mode, dark and gritty, moody, gloomy, dunkle farben, düster, colores oscuros, couleurs sombres, cores escuras, colori scuri, мрачный, мрачные, 暗い色, 暗色, 어두운',
};

export const wordsForHours = {
  night:
    'tonight, campfire, camp fire, bonfire, lighthouse keeper, lighthouse guides, nachts, bei nacht, mitternacht, diwali, halloween night, nachthimmel, sternenhimmel, cielo nocturno, ciel nocturne, ciel étoilé, céu noturno, cielo notturno, northern lights, aurora, starry sky, ليل, ليلا, gece, geceleyin, रात, malam, noc, nocą, nocy, đêm, night, midnight, nighttime, moonlight, moonlit, starry, after dark, noche, nacht, nuit, noite, notte, 夜, 夜晚, 밤, ночь, ночью, ночной',
  dusk: 'sunset, dusk, evening, twilight, golden hour, atardecer, puesta de sol, sonnenuntergang, abend, coucher de soleil, coucher du soleil, puesta del sol, günbatımı, gün batımı, غروب, सूर्यास्त, zachód słońca, zachodzie słońca, senja, hoàng hôn, soir, por do sol, tramonto, sera, 夕方, 夕日, 夕焼け, 日暮れ, 黄昏, 傍晚, 夕阳, 해질녘, 석양, закате, вечером, wieczorem, wieczór, akşam, abends, am abend, al atardecer, au coucher, ao pôr do sol, pôr do sol, al tramonto, petang, 日落, 노을, 저녁, закат, вечер',
  dawn: 'dawn, sunrise, morning, early, amanecer, manana, morgen, sonnenaufgang, aube, matin, amanhecer, alba, mattina, 朝, 夜明け, 清晨, 黎明, на рассвете, утром, rano, o świcie, sabah, pagi, morgens, al amanecer, 早晨, 日出, 아침, 새벽, рассвет, утро',
  day: 'warm sunday, sunny sunday, day, daytime, noon, daylight, sunny, dia, tag, jour, journee, giorno, 昼, 白天, 낮, день',
} as const;

/** 1 gentle to 5 merciless. */
export const wordsForDifficulty: Record<number, string> = {
  1: 'かんたん, やさしい, سهل, سهلة, آسان, आसान, kolay, mudah, gampang, łatwe, łatwy, łatwa, easy, very easy, simple, little girl, little boy, for kids, kids, children, toddler, toddlers, baby, relaxing, sleepy, bedtime, zen, calming, soothing, entspannend, entspannendes, entspannende, relaxant, relajante, relaxante, relaksująca, gentle, casual, beginner, beginners, for starters, newbie, newbies, anfänger, anfanger, principiantes, débutants, debutants, iniciantes, principianti, początkujących, начинающих, 初心者, 初学者, 초보자, facil, sencillo, ninos, einfach, leicht, kinder, facile, enfants, criancas, bambini, 簡単, 子供, 简单, 儿童, 쉬운, 아이, легкий, простой, детей',
  4: 'صعب, صعبة, कठिन, zor, sulit, susah, trudny, trudne, trudna, hard, difficult, challenging, tough, tricky, expert, dificil, schwer, schwierig, difficile, duro, 難しい, 困难, 어려운, сложный, трудный',
  5: 'getting over it, impossible, insane, brutal, very hard, super hard, extreme, hardcore, nightmare, merciless, unforgiving, rage, imposible, unmoglich, impossivel, impossibile, 激ムズ, 超難しい, 地狱, 불가능, невозможный',
};

/** Relative to an existing game. */
export const wordsForHarder =
  "too easy, too slow, not fast enough, harder, tougher, faster, quicker, speedier, trickier, wilder, more enemies, more foes, more monsters, more difficult, more challenging, more speed, speed up, schwerer, schwieriger, schneller, mehr gegner, mehr feinde, mas dificil, mas rapido, mas rapida, mas enemigos, plus difficile, plus dur, plus rapide, plus vite, plus d'ennemis, mais dificil, mais rapido, mais inimigos, piu difficile, piu veloce, piu nemici, もっと難しく, 難しくして, もっと速く, 速くして, 更难, 更快, 更多敌人, 더 어렵게, 더 빠르게, 더 빨리, сложнее, труднее, быстрее, больше врагов";
export const wordsForEasier =
  "too hard, too fast, too difficult, too many enemies, less speed, less fast, not so fast, not so hard, not as hard, not as fast, easier, slower, gentler, simpler, calmer, fewer enemies, fewer foes, less enemies, less difficult, slow down, leichter, einfacher, langsamer, weniger gegner, weniger feinde, mas facil, mas lento, mas lenta, menos enemigos, plus facile, plus lent, moins d'ennemis, mais facil, mais lento, menos inimigos, piu facile, piu lento, meno nemici, もっと簡単に, 簡単にして, もっと遅く, 遅くして, 更简单, 更慢, 더 쉽게, 더 느리게, легче, проще, медленнее, меньше врагов";
