/**
 * Animals, trades and things that neither the emoji names nor the other lists have, in the forms in which prompts name
 * them. In Arabic, Hindi, Indonesian, Polish, Turkish and Ukrainian a word is also found with its endings; an
 * underscore stands for a space.
 */
export const rarerNouns: Record<string, string> = {
  de: `hornet = hornissen; tourist = tourist touristen touristin urlauber; spectacles = brille brillen
cheese = käselaib käselaibe käselaiben käserad käseräder; astronaut = raumfahrer raumfahrerin kosmonaut kosmonautin
deer = rehe rehen rehkitz hirsche hirschen; firefly = glühwürmchen leuchtkäfer; caterpillar = raupe raupen; santa = nikolaus
cyclist = radfahrer radfahrerin radler; bus = busse bussen; drone = drohne drohnen; peach = pfirsich pfirsiche pfirsichen
bell pepper = paprika paprikas; rice = reis; icicle = eiszapfen; button = knopf knöpfe knöpfen; clock = uhr uhren wanduhr
bush = busch büsche büschen gebüsch; thorn = dorn dornen; raven = rabe raben; umbrella = schirm schirme schirmen
pencil = stift stifte stiften buntstift buntstifte buntstiften; octopus = krake kraken; lizard = eidechse eidechsen; badger = dachs dachse
dormouse = siebenschläfer; dragonfly = libelle libellen; grasshopper = heuschrecke heuschrecken grashüpfer; pigeon = taube tauben
magpie = elster elstern; croissant = hörnchen; dumpling = knödel klöße maultaschen; candy = gummibärchen gummibär gummibären
duck = quietscheente quietscheenten badeente badeenten gummiente gummienten; paper plane = papierflieger papierfliegern
gnome = gartenzwerg gartenzwerge gartenzwergen`,
  es: `flying disc = frisbee frisbees; capybara = carpincho carpinchos capibara capibaras chigüire; crocodile = yacaré yacarés caimán caimanes
tourist = turista turistas; glasses = gafas anteojos lentes; sandcastle = castillo_de_arena castillos_de_arena; astronaut = cosmonauta cosmonautas
firefly = luciérnaga luciérnagas; caterpillar = oruga orugas; santa = papá_noel santa_claus; cyclist = ciclista ciclistas
bus = colectivo colectivos camión_escolar guagua; drone = dron; peach = durazno duraznos melocotón melocotones; bell pepper = pimiento pimientos
chili = chile chiles ají ajíes; pancake = panqueque panqueques tortitas; donut = dona donas rosquilla rosquillas; garlic = ajos; rice = arroz
snowball = bola_de_nieve bolas_de_nieve; button = botón botones; clock = reloj relojes; rainbow = arco_iris; bow = arco arcos; bush = arbusto arbustos
thorn = espina espinas; chocolate = chocolate chocolates; pencil = lápices; peacock = pavo_real pavos_reales; polar bear = oso_polar osos_polares
icicle = carámbano carámbanos; log = tronco troncos; cactus = nopal nopales; miner = minera mineros; cockroach = cucaracha cucarachas
lizard = lagartija lagartijas lagarto lagartos; hummingbird = colibrí colibríes; dragonfly = libélula libélulas; grasshopper = saltamontes
pigeon = paloma palomas; sloth = oso_perezoso osos_perezosos; anteater = oso_hormiguero; hamster = cuy cuyes cobaya cobayas
empanada = empanada empanadas; avocado = aguacate aguacates palta paltas; piñata = piñata piñatas; sandal = chancla chanclas`,
  fr: `flying disc = frisbee frisbees; tourist = touriste touristes; snowman = bonhommes_de_neige bonshommes_de_neige; astronaut = cosmonaute cosmonautes spationaute
deer = biche biches faon faons; raccoon = raton_laveur ratons_laveurs; firefly = luciole lucioles; caterpillar = chenille chenilles; goose = oies
samurai = samouraï samouraïs; santa = père_noël; cyclist = cycliste cyclistes; tank = char chars char_d'assaut
hot air balloon = montgolfière montgolfières; drone = drone drones; coconut = noix_de_coco; peach = pêches; blueberry = myrtille myrtilles
corn = maïs; bell pepper = poivron poivrons; chili = piment piments; rice = riz; crystal = cristaux; snowball = boule_de_neige boules_de_neige
icicle = stalactite stalactites; button = bouton boutons; clock = horloge horloges pendule pendules; bush = buisson buissons; thorn = épine épines
book = livres; log = bûche bûches; donut = beignet beignets; pigeon = pigeon pigeons; dragonfly = libellule libellules
grasshopper = sauterelle sauterelles; lizard = lézard lézards; magpie = pie pies; baguette = baguette_de_pain baguettes_de_pain
gnome = nain_de_jardin nains_de_jardin`,
  pt: `tourist = turista turistas; jellyfish = água-viva águas-vivas; snail = caracóis
firefly = vaga-lume vaga-lumes vagalume vagalumes pirilampo pirilampos; caterpillar = lagarta lagartas; miner = minerador mineradores
santa = papai_noel pai_natal; cyclist = ciclista ciclistas; bus = autocarro autocarros; hot air balloon = balão_de_ar_quente balões_de_ar_quente
peach = pêssego pêssegos; bell pepper = pimentão pimentões; pancake = panqueca panquecas; donut = rosquinha rosquinhas; rice = arroz
chocolate = chocolate chocolates; rainbow = arco_íris arco-íris arco_iris; bow = arco arcos; snowball = bola_de_neve bolas_de_neve
button = botão botões; clock = relógio relógios; thorn = espinho espinhos; bush = arbusto arbustos; bat = morcego morcegos
capybara = capivara capivaras; cockroach = barata baratas; lizard = lagartixa lagartixas; hummingbird = beija-flor beija-flores
pigeon = pombo pombos pomba pombas; sloth = preguiça bicho-preguiça; armadillo = tatu tatus; dragonfly = libélula libélulas
grasshopper = gafanhoto gafanhotos; avocado = abacate abacates; bread = pão_de_queijo pães_de_queijo; kite = pipa pipas papagaio_de_papel
sandal = chinelo chinelos`,
  it: `tourist = turista turisti; witch = befana; owl = civetta civette; crab = granchi granchio; seal = foche; firefly = lucciola lucciole
caterpillar = bruco bruchi; goose = oche; mummy = mummia mummie; viking = vichingo vichinghi vichinga; santa = babbo_natale
clown = pagliacci pagliaccio; cyclist = ciclista ciclisti; tank = carro_armato carri_armati; hot air balloon = mongolfiera mongolfiere; drone = droni
coconut = noce_di_cocco noci_di_cocco; peach = pesche; burger = panino panini; bell pepper = peperone peperoni; donut = ciambella ciambelle
rice = riso; crystal = cristallo cristalli; lollipop = lecca-lecca leccalecca; croissant = cornetto cornetti; bow = arco archi
snowball = palla_di_neve palle_di_neve; button = bottone bottoni; clock = orologio orologi; bush = cespuglio cespugli; thorn = spina spine
raindrop = goccia gocce; polar bear = orso_polare orsi_polari; icicle = ghiacciolo ghiaccioli; meatball = polpetta polpette
pigeon = piccione piccioni; lizard = lucertola lucertole; dragonfly = libellula libellule; grasshopper = cavalletta cavallette
cockroach = scarafaggio scarafaggi; lasagna = lasagna lasagne; gondola = gondola gondole`,
  pl: `teddy bear = miś misie misiami misia misiów; toucan = tukan tukany tukanem tukana tukanów; sloth = leniwiec leniwce leniwca leniwcem; meerkat = surykatka surykatki surykatką; armadillo = pancernik pancerniki pancernikiem
platypus = dziobak dziobaki dziobakiem; weasel = łasica łasice łasicą; beaver = bóbr bobry bobrem bobrów; chameleon = kameleon kameleony kameleonem; ostrich = struś strusie strusiem
pelican = pelikan pelikany pelikanem; walrus = mors morsy morsem; donkey = osioł osły osłem osiołek; lynx = ryś rysie rysiem; cheetah = gepard gepardy gepardem; marmot = świstak świstaki świstakiem
dog = psom psach psami; cat = kotom kotach
hornet = szerszeń szerszenie szerszeni szerszeniem szerszenia; nectar = nektar nektaru; prawn = krewetka krewetki
tourist = turysta turysty turyści turystów turystka; coal = węgiel węgle węgli węgielki węgielków; astronaut = kosmonauta kosmonaut kosmonautk
owl = sowa sów sówk; eagle = orzeł orła orły orłów orłem; beaver = bóbr bobra bobry bobrów; moose = łoś łosia łosie
deer = jeleń jeleni jelenia sarna sarny sarnę saren; jellyfish = meduza meduz meduzy; firefly = świetlik; caterpillar = gąsienica gąsienic
peacock = paw pawie pawiem; mummy = mumia mumie mumii mumię; mermaid = syrena syren syrenk; elf = elf elfy elfów; samurai = samuraj; viking = wiking
miner = górnik; santa = święty_mikołaj świętego_mikołaja mikołaj; clown = klaun; cyclist = rowerzysta rowerzyst kolarz; bus = autobus; tank = czołg
hot air balloon = balon_powietrzny; drone = dron drony dronów drona dronem; cherry = wiśnia wiśni wiśnie czereśni; peach = brzoskwinia brzoskwin
raspberry = malina malin; bell pepper = papryka papryk; garlic = czosnek czosn; burger = burger burgery burgerów; pancake = naleśnik
donut = pączek pączk; noodles = makaron; rice = ryż ryżu; feather = pióro pióra piór; crystal = kryształ; bow = łuk łuku łukiem łuki
snowball = śnieżka śnieżk; icicle = sopel sopl; book = książka książek książk; pencil = ołówek ołówk; toy = zabawka zabawk zabawek; button = guzik
clock = zegar; note = nuta nuty nutk; log = kłoda kłody kłód kłodach; bush = krzak; thorn = kolec kolce kolców; bison = żubr żubra żubry żubrów
pigeon = gołąb gołębi; lizard = jaszczurka jaszczur; grasshopper = konik_polny koniki_polne; dragonfly = ważka ważki ważek; dumpling = pieróg pierog
cockroach = karaluch`,
  ru: `santa = дедом_морозом деду_морозу; sled = сани санях санки санках; cat = котик котика котиком котики котиков котику; dog = пёсик пёсика пёсики
tourist = турист туриста туристы туристов; cat = котёнок котенок котёнка котенка котята котят котёнку; dog = щенок щенка щенки щенков щенята
yarn = клубок клубка клубки клубков; chicken = кур куры курам курицу; soup = борщ борща суп супа; mouth = ртом; owl = сов сову сове совой
bat = летучая_мышь летучей_мыши летучих_мышей летучие_мыши; eagle = орла орлы орлов орлом; beaver = бобёр бобр бобра бобры бобров
whale = кита киты китов китом; goose = гусей гусями; fairy = феи фей фею феей; santa = дед_мороз деда_мороза; drone = дрон дрона дроны дронов дронами
cyclist = велосипедист велосипедиста велосипедисты; peach = персик персика персики персиков; bell pepper = перцы перцев
pancake = блин блина блины блинов; noodles = лапша лапшу лапши макароны макарон; rice = риса рис; lollipop = леденец леденцы леденцов
shell = ракушка ракушки ракушек ракушку; crystal = кристалл кристаллы кристаллов кристалла; sword = меч меча мечом мечи мечей; bow = луком
arrow = стрела стрелы стрел стрелу; icicle = сосулька сосульки сосулек сосульку; toy = игрушка игрушки игрушек игрушку; sock = носок носки носков
hat = шапка шапку шапки шапок; button = пуговица пуговицы пуговиц пуговицу; clock = часы часов; log = бревно брёвна бревна брёвен
bush = куст кусты кустов куста; thorn = шип шипы шипов колючка колючки колючек; puddle = луж лужи лужу; raindrop = капля капли капель каплю
caterpillar = гусеница гусеницы гусениц гусеницу; firefly = светлячок светлячки светлячков светлячка; pigeon = голубь голубя голуби голубей
lizard = ящерица ящерицы ящериц; grasshopper = кузнечик кузнечики кузнечиков кузнечика; dragonfly = стрекоза стрекозы стрекоз
cockroach = таракан таракана тараканы тараканов; dumpling = пельмень пельмени пельменей вареник вареники
matryoshka = матрёшка матрёшки матрёшек матрешка матрешки; mosquito = комар комара комары комаров; magpie = сорока сороки; boot = валенок валенки`,
  uk: `hedgehog = їжачок їжачка їжаки їжаків їжака; bird = птах птаха птахи птахів; chili = перець перці перців; warrior = козак козака козаки козаків
astronaut = космонавт астронавт; owl = сова сови сов сову; eagle = орел орла орли орлів; hamster = хом’як хом'як хом'яч хомʼяк
whale = кит кита кити китів; goose = гуска гуси гусей; polar bear = білий_ведмідь; ladybug = сонечко сонечк; firefly = світлячок світляч
caterpillar = гусениця гусен гусін; mummy = мумія мумії мумій мумію; fairy = фея феї фей фею; viking = вікінг; miner = шахтар
santa = дід_мороз миколай; drone = дрон дрони дронів дроном; cherry = вишня вишні вишень; raspberry = малина малин; noodles = локшина локшин
rice = рис рису; coffee = кава каву кави; chocolate = шоколад; feather = перо пера пір'я; pearl = перлина перлин; crystal = кристал
sword = меч меча мечем мечі; bow = лук лука луком; arrow = стріла стріл; snowball = сніжка сніжк сніжок; icicle = бурулька бурульк бурульок
pencil = олівець олівц; toy = іграшка іграшк іграшок; sock = шкарпетка шкарпетк шкарпеток; hat = капелюх шапк; button = ґудзик; clock = годинник
log = колода колод; bush = кущ кущі кущів; thorn = шип шипи шипів шипах колючк; puddle = калюжа калюж; raindrop = крапля крапл крапель
cat = кіт кота коти котів котик кішк; dog = пес пса собак; mouse = миша миші мишей мишк; rabbit = кролик зайц заєц зайч
fox = лис лиса лиси лисиц лисич; wolf = вовк вовка вовки вовків вовком; bear = ведмідь ведмід ведмед; hedgehog = їжачок їжак їжач
bird = птах пташк птиц; frog = жаба жаби жаб жабу жабка жабеня; bee = бджола бджол бджіл; mushroom = гриб гриби грибів грибок
apple = яблуко яблук яблуч; star = зірка зірк зірок зіроч; coin = монета монет; berry = ягода ягід; honey = мед меду; ghost = привид примар
witch = відьма відьм; knight = лицар; pirate = пірат; dragon = дракон; princess = принцеса принцес; robot = робот; snowman = сніговик
flower = квітка квіт; carrot = морква моркв; dumpling = вареник`,
  tr: `shrimp = karides karidesler; hive = kovan kovanı kovanını arı_kovanı; hay = saman; shark = köpekbalığı köpekbalık köpekbalıkları köpekbalıklarından köpekbalıklar; diver = dalgıç dalgıc; tourist = turist; owl = baykuş; eagle = kartal
bat = yarasa; giraffe = zürafa; raccoon = rakun; otter = su_samuru; beaver = kunduz; deer = geyik geyiğ; whale = balina; dolphin = yunus
jellyfish = denizanası denizanas denizanaları denizanalarına denizanalarından; crab = yengeç yengec; lobster = ıstakoz istakoz
seal = fok fokla foklar fokun; snail = salyangoz; ladybug = uğur_böceği uğur_böceğ; caterpillar = tırtıl
firefly = ateşböceği ateşböceğ ateşböcek ateş_böceğ; goose = kaz kazlar kazlardan; peacock = tavus_kuşu; vampire = vampir; mummy = mumya
mermaid = denizkızı denizkız deniz_kız; fairy = peri periler perisi perinin; samurai = samuray; superhero = süper_kahraman; detective = dedektif
miner = madenci; santa = noel_baba; clown = palyaço; cyclist = bisikletçi; bus = otobüs; motorcycle = motosiklet; tank = tank tankla tanklar
drone = dron dronla dronlar; cherry = kiraz vişne; peach = şeftali; pear = armut armud; raspberry = ahududu; blueberry = yaban_mersini yaban_mersin
chili = biber; garlic = sarımsak sarımsağ; pancake = krep krepler; croissant = kruvasan; noodles = makarna erişte; rice = pilav pirinç pirinc
coffee = kahve; popcorn = patlamış_mısır; lollipop = lolipop; feather = tüy tüyler tüyü; shell = deniz_kabuğu deniz_kabuğ deniz_kabuk
crystal = kristal; arrow = oklar oklarla; snowball = kartopu kartopları; umbrella = şemsiye; book = kitap kitab; pencil = kalem kalemle kalemler
button = düğme; note = notalar notaları; log = kütük kütüğ; bush = çalı çalılar çalıları; cactus = kaktüs; thorn = diken dikenler dikenlere dikenli
puddle = su_birikintisi su_birikinti; lava = lav lavla lavlar; raindrop = yağmur_damlası yağmur_damla; archer = okçu; pretzel = simit
cockroach = hamamböceği hamamböceğ hamam_böceğ; pigeon = güvercin; lizard = kertenkele`,
  ar: `owl = بوم بومة; hamster = هامستر; koala = كوالا; panda = باندا; giraffe = زرافة زراف; zebra = حمار_وحشي حمار_الوحش; raccoon = راكون; beaver = قندس
deer = غزال غزلان غزالة; whale = حوت حيتان; dolphin = دلفين دلافين; jellyfish = قنديل_البحر قناديل_البحر; crab = سرطان_البحر سلطعون; lobster = كركند
seal = فقمة; snail = حلزون; ladybug = دعسوقة; caterpillar = يرقة; firefly = يراعة يراعات; goose = إوزة إوز; peacock = طاووس
vampire = مصاص_دماء مصاصي_دماء مصاصي_الدماء; mummy = مومياء مومياوات; mermaid = حورية_البحر حورية_بحر; fairy = جنية; samurai = ساموراي
viking = فايكنج; superhero = بطل_خارق; detective = محقق; miner = عامل_منجم; santa = بابا_نويل; clown = مهرج; bus = حافلة باص; motorcycle = دراجة_نارية
tank = دبابة دبابات; hot air balloon = منطاد; drone = طائرة_مسيرة طائرات_مسيرة; cherry = كرز; mango = مانجو; peach = خوخ; pear = كمثرى; corn = ذرة
chili = فلفل; garlic = ثوم; burger = برجر همبرغر برغر; pancake = فطيرة فطائر; donut = دونات; rice = أرز; coffee = قهوة; popcorn = فشار
feather = ريشة ريش; shell = صدفة أصداف; crystal = بلورة بلورات; bow = قوس; umbrella = مظلة; book = كتاب; pencil = قلم أقلام; button = زر أزرار
clock = ساعة_حائط; log = جذع جذوع; cactus = صبار; thorn = أشواك شوكة; lava = حمم; raindrop = قطرة قطرات; fox = ثعلب_الصحراء; falcon = صقر صقور
scorpion = عقرب عقارب; lizard = سحلية`,
  hi: `astronaut = अंतरिक्षयात्री; giraffe = जिराफ; whale = व्हेल; dolphin = डॉल्फिन; vampire = पिशाच; mummy = ममी; samurai = समुराई; viking = वाइकिंग
miner = खनिक; motorcycle = मोटरसाइकिल; tank = टैंक; drone = ड्रोन; peach = आड़ू; noodles = नूडल्स; rice = चावल; coffee = कॉफी; crystal = क्रिस्टल
bow = धनुष; toy = खिलौना खिलौने खिलौनों; sock = मोजा मोजे; button = बटन; thorn = कांटा कांटे कांटों; puddle = गड्ढा गड्ढे; lava = लावा
raindrop = बूंद बूंदें बूंदों; caterpillar = इल्ली; firefly = जुगनू; peacock = मोर मोरनी; auto rickshaw = रिक्शा ऑटो; kite = पतंग पतंगें
marble = कंचा कंचे; cobra = नाग; buffalo = भैंस; pigeon = कबूतर; lizard = छिपकली; candy = लड्डू; lotus = कमल`,
  id: `deer = kancil; fisherman = nelayan pemancing; eagle = elang rajawali; parrot = kakatua; giraffe = jerapah; otter = berang-berang; whale = paus; dolphin = lumba-lumba
crab = kepiting; seal = anjing_laut; turkey = kalkun; mummy = mumi; miner = penambang; santa = sinterklas; cyclist = pesepeda
motorcycle = sepeda_motor motor; hot air balloon = balon_udara; peach = persik; chili = cabai cabe; garlic = bawang_putih; pancake = panekuk
feather = bulu_burung; shell = kerang; bow = busur; arrow = panah; snowball = bola_salju; pencil = pensil; button = kancing; note = not_balok
bush = semak; puddle = genangan; raindrop = tetes_hujan tetesan_air; ladybug = kepik; caterpillar = ulat; firefly = kunang-kunang; deer = rusa
raccoon = rakun; cockroach = kecoa; lizard = cicak kadal; lizard = komodo; rice = nasi padi; meatball = bakso; rambutan = rambutan
orangutan = orangutan; dagger = keris`,
  vi: `wheat = lúa; fence = rào hàng_rào; owl = cú_mèo; hamster = chuột_hamster; koala = gấu_koala gấu_túi; panda = gấu_trúc; giraffe = hươu_cao_cổ
zebra = ngựa_vằn; raccoon = gấu_mèo; otter = rái_cá; beaver = hải_ly; deer = nai con_nai; whale = cá_voi; dolphin = cá_heo; lobster = tôm_hùm
seal = hải_cẩu; snail = ốc_sên; ladybug = bọ_rùa; caterpillar = sâu_bướm con_sâu; firefly = đom_đóm; goose = ngỗng; turkey = gà_tây
peacock = con_công; vampire = ma_cà_rồng; mummy = xác_ướp; mermaid = nàng_tiên_cá; elf = yêu_tinh; superhero = siêu_anh_hùng; detective = thám_tử
miner = thợ_mỏ; santa = ông_già_noel; bus = xe_buýt; motorcycle = xe_máy; tank = xe_tăng; hot air balloon = khinh_khí_cầu
drone = máy_bay_không_người_lái; cherry = anh_đào; peach = quả_đào; blueberry = việt_quất; pancake = bánh_xèo; donut = bánh_rán bánh_vòng
croissant = bánh_sừng_bò; noodles = phở bún; rice = cơm hạt_gạo; coffee = cà_phê; popcorn = bỏng_ngô; lollipop = kẹo_mút; feather = lông_vũ
crystal = pha_lê; snowball = quả_cầu_tuyết bóng_tuyết; toy = đồ_chơi; clock = đồng_hồ; note = nốt_nhạc; log = khúc_gỗ; cactus = xương_rồng
raindrop = giọt_mưa giọt_nước; lava = dung_nham; mosquito = muỗi; buffalo = trâu con_trâu; hat = nón_lá`,
  bn: `monkey = বানর`,
  ja: `tourist = 観光客; owl = ふくろう ミミズク; eagle = 鷲 ワシ; parrot = インコ; caterpillar = 芋虫 いもむし 毛虫 イモムシ; firefly = ホタル ほたる 蛍; miner = 鉱夫 炭鉱夫; drone = ドローン
hot air balloon = 気球 熱気球; peach = 桃; chili = 唐辛子; bell pepper = ピーマン; garlic = にんにく; rice = ご飯 白米; sushi = おにぎり; lollipop = ペロペロキャンディー
snowball = 雪玉 雪球; raindrop = 雨粒; thorn = とげ トゲ; bush = 茂み; pigeon = ハト 鳩; dragonfly = トンボ; grasshopper = バッタ; lizard = トカゲ; cockroach = ゴキブリ
goldfish = 金魚; beetle = クワガタ; dog = 柴犬; raccoon = たぬき 狸 タヌキ; dango = 団子 だんご`,
  zh: `tourist = 游客; astronaut = 太空人; beaver = 河狸 海狸; firefly = 萤火虫; fairy = 小仙女; caterpillar = 毛毛虫 毛虫; drone = 无人机; peach = 桃子 桃; raspberry = 覆盆子 树莓
croissant = 可颂; button = 纽扣 扣子; snowball = 雪球; raindrop = 雨滴 雨点; bus = 公共汽车 巴士; pigeon = 鸽子; dragonfly = 蜻蜓; lizard = 蜥蜴; cockroach = 蟑螂
goldfish = 金鱼; bun = 包子 馒头; dumpling = 饺子; moon cake = 月饼; red envelope = 红包; kite = 风筝; crane = 仙鹤`,
  ko: `meteor = 운석 유성; tourist = 관광객; dango = 떡; grandma = 할머니; grandpa = 할아버지; rice cake = 송편; owl = 부엉이 올빼미; seal = 바다표범 물범; raccoon = 너구리; caterpillar = 애벌레 송충이
firefly = 반딧불이 반딧불; mummy = 미라; mermaid = 인어공주; miner = 광부; clown = 삐에로 광대; hot air balloon = 열기구; drone = 드론; peach = 복숭아; noodles = 국수; arrow = 화살
snowball = 눈덩이 눈싸움; button = 단추; bush = 덤불; puddle = 물웅덩이 웅덩이; lava = 용암; raindrop = 빗방울; hat = 모자; thorn = 가시; pigeon = 비둘기; dragonfly = 잠자리
grasshopper = 메뚜기; lizard = 도마뱀; cockroach = 바퀴벌레; sushi = 김밥; magpie = 까치; tiger = 호랑이; police officer = 경찰관`,
  th: `tree = ต้นไม้; forest = ป่า; meteor = อุกกาบาต; astronaut = มนุษย์อวกาศ; astronaut = นักบินอวกาศ; eagle = นกอินทรี; owl = นกฮูก; hamster = หนูแฮมสเตอร์ แฮมสเตอร์; dolphin = โลมา
whale = วาฬ ปลาวาฬ; ladybug = เต่าทอง; firefly = หิ่งห้อย; mummy = มัมมี่; mermaid = นางเงือก; samurai = ซามูไร; viking = ไวกิ้ง; miner = คนงานเหมือง
santa = ซานตาคลอส; bus = รถเมล์ รถบัส; motorcycle = มอเตอร์ไซค์ มอเตอร์ไซค์; tank = รถถัง; hot air balloon = บอลลูน; drone = โดรน; peach = ลูกพีช
raspberry = ราสเบอร์รี่; blueberry = บลูเบอร์รี่; burger = แฮมเบอร์เกอร์ เบอร์เกอร์; rice = ข้าว; corn = ข้าวโพด; noodles = ก๋วยเตี๋ยว
crystal = คริสตัล; sword = ดาบ; bow = ธนู; arrow = ลูกศร ลูกธนู; snowball = ก้อนหิมะ; toy = ของเล่น; hat = หมวก; button = กระดุม; clock = นาฬิกา
note = โน้ต; bush = พุ่มไม้; cactus = กระบองเพชร; thorn = หนาม; puddle = แอ่งน้ำ; lava = ลาวา; raindrop = หยดน้ำ หยดฝน; pearl = ไข่มุก; cat = แมว
dog = หมา สุนัข; mouse = หนู; rabbit = กระต่าย; elephant = ช้าง; monkey = ลิง; tiger = เสือ; crocodile = จระเข้; snake = งู; frog = กบ; fish = ปลา
shark = ฉลาม; chicken = ไก่; duck = เป็ด; pig = หมู; cow = วัว; buffalo = ควาย; bee = ผึ้ง; ghost = ผี; banana = กล้วย; mango = มะม่วง; star = ดาว
coin = เหรียญ; apple = แอปเปิ้ล; egg = ไข่; rocket = จรวด; spaceship = ยานอวกาศ; zombie = ซอมบี้; alien = เอเลี่ยน มนุษย์ต่างดาว
auto rickshaw = ตุ๊กตุ๊ก; fruit = ผลไม้; vegetable = ผัก; flower = ดอกไม้; car = รถ รถยนต์; airplane = เครื่องบิน; boat = เรือ; balloon = ลูกโป่ง
ball = ลูกบอล บอล; butterfly = ผีเสื้อ; bird = นก; bear = หมี; lion = สิงโต; panda = แพนด้า; penguin = เพนกวิน; turtle = เต่า; dragon = มังกร; dinosaur = ไดโนเสาร์
robot = หุ่นยนต์; candy = ลูกอม ขนม; cake = เค้ก; orange = ส้ม; watermelon = แตงโม; grapes = องุ่น; bomb = ระเบิด; pirate = โจรสลัด; ninja = นินจา
princess = เจ้าหญิง; knight = อัศวิน; cheese = ชีส; heart = หัวใจ; moon = พระจันทร์; sun = พระอาทิตย์; animal = สัตว์`,
};
