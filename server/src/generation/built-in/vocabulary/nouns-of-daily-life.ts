/**
 * Nouns of everyday prompts that the emoji names lack, or of which they name something else: a glove is no shoe, a
 * sailor no rose. Written as the rarer nouns are.
 */
export const dailyNouns: Record<string, string> = {
  de: `shuriken = shuriken shurikens; trash can = mülltonne mülltonnen mülleimer abfalleimer abfalltonne; go kart = seifenkiste seifenkisten gokart gokarts; catapult = katapult katapulte katapulten schleuder schleudern
barbarian = barbar barbaren; villager = bewohner bewohnern dorfbewohner dorfbewohnern nachbarn; kid = enkel enkelkinder enkeln enkelin enkelkind; tit = meise meisen blaumeise
lamb = lamm lämmer lämmern; foal = fohlen; sailor = matrose matrosen seemann seeleute; meteor = meteorit meteoriten sternschnuppe sternschnuppen; carriage = kutsche kutschen
plum = pflaume pflaumen zwetschge zwetschgen; orange = orange orangen apfelsine apfelsinen; tea = tee; juice = saft säfte; lemonade = limonade; glove = handschuh handschuhe handschuhen
boot = stiefel stiefeln gummistiefel; cap = mütze mützen kappe; alarm clock = wecker; screw = schraube schrauben; computer = computer computern rechner; rose = rose rosen; dandelion = löwenzahn pusteblume
oak = eiche eichen; grass = gras; rock = fels felsen felsbrocken; easter egg = osterei ostereier ostereiern; gnome = wichtel wichteln; windmill = windmühle windmühlen
storm cloud = gewitterwolke gewitterwolken; thunderstorm = gewitter unwetter; lavender = lavendel; flag = fahne fahnen flagge flaggen; sign = schilder; puddle = pfütze pfützen; kangaroo = kängurus
cabbage = kohl kohlkopf; salad = salat; cup = tasse tassen; saw = säge sägen; beaver = biber bibern; mosquito = mücke mücken stechmücke; sand = sand; feather = feder federn; anthill = ameisenhaufen ameisenhügel
bus = reisebus; stroller = kinderwagen; seal = robbe robben seehund seehunde; gherkin = essiggurke; street = straße straßen gasse gassen; library = bibliothek bücherei; courier = lieferant lieferanten kurier kuriere bote boten lieferbote; town = städtchen kleinstadt`,
  es: `basket = canasta canastas canastillo; shuriken = shuriken shurikens estrella_ninja estrellas_ninja; skateboard = patineta patinetas; cart = carrito carritos; go kart = karting go-kart; paella = paella paellas; barbarian = bárbaro bárbaros; villager = habitantes vecinos vecino aldeanos aldeano pobladores
customer = invitados invitado huéspedes comensales; kid = nietos nieto nieta nietas; foal = potro potros; sailor = marinero marineros marinera; carriage = carreta carretas carruaje carruajes diligencia
plum = ciruela ciruelas; orange = naranja naranjas; chocolate = chocolate chocolates; tea = té; juice = jugo jugos zumo zumos; lock = candado candados; necklace = collar collares
street lamp = farol faroles; cap = gorra gorras; glove = guante guantes; boot = bota botas; saw = sierra sierras; screw = tornillo tornillos; computer = ordenador computadora ordenadores
television = televisor televisores tele; rose = rosa rosas; oak = roble robles; windmill = molino molinos; well = pozo pozos; ostrich = ñandú; condor = cóndor cóndores; bird = quetzal quetzales
macaw = guacamayo guacamayos guacamaya; guitarist = mariachi mariachis; can = lata latas; cup = taza tazas; flatbread = arepa arepas; candy = turrón turrones; tool = herramienta herramientas
thunderstorm = tormenta tormentas; anthill = hormiguero hormigueros; puddle = charco charcos; mosquito = mosquito mosquitos zancudo zancudos; comet = cometas; canyon = barranco barrancos
hammock = hamaca hamacas; nest = nido nidos; fairy = hada_madrina; lamplighter = farolero farolera; lamb = cordero corderos corderito; street = calle calles callejón callejones; road = carretera carreteras camino caminos; courier = repartidor repartidora repartidores mensajero; library = biblioteca; town = pueblito; forest = bosque bosques`,
  fr: `shuriken = shuriken shurikens étoile_ninja étoiles_ninja; trash can = poubelle poubelles; barbarian = barbare barbares; villager = habitants habitant voisins villageois; customer = invités invité convives; kid = petits-enfants petit-fils petite-fille
lamb = agneau agneaux; foal = poulain poulains; sailor = marin marins matelot matelots; raccoon = raton_laveur; cowboy = cow-boy cow-boys; baker = pâtissier pâtissière pâtissiers; teacher = maître maîtresse
carriage = charrette charrettes carrosse diligence; orange = orange oranges; peach = pêches; chestnut = marron marrons châtaigne châtaignes; cheese = camembert camemberts; tea = thé; juice = jus
lock = cadenas; necklace = collier colliers; game die = dé dés; alarm clock = réveil réveils; cap = bonnet bonnets casquette casquettes; scarf = écharpe écharpes; glove = gant gants; boot = botte bottes
television = télé téléviseur; screw = vis; computer = ordinateur ordinateurs; rose = rose; oak = chêne chênes; herb = herbe herbes; snowman = bonhomme_de_neige; hut = cabane cabanes; windmill = moulin moulins
well = puits; musketeer = mousquetaire mousquetaires; thunderstorm = orage orages; lavender = lavande lavandes; blackbird = merle merles; anthill = fourmilière
puddle = flaque flaques; mosquito = moustique moustiques; tool = outil outils; soap bubble = bulle_de_savon bulles_de_savon; nest = nid nids; garden = potager potagers; vineyard = vigne vignes vignoble vignobles; oven = four fours
mower = tondeuse; can = canette canettes boîte_de_conserve; sand = sable; seal = phoque phoques otarie otaries; street = rue rues ruelle ruelles; road = route routes; courier = livreur livreurs livreuse coursier; library = bibliothèque; forest = forêt forêts`,
  pt: `shuriken = shuriken shurikens estrela_ninja estrelas_ninja; trash can = lixeira lixeiras; go kart = carrinho_de_rolimã carrinhos_de_rolimã kart; barbarian = bárbaro bárbaros; villager = moradores morador habitantes aldeões vizinhos vizinho; customer = convidados convidado hóspedes
kid = netos neto neta netinhos; frog = rã rãs; lamb = cordeiro cordeiros; foal = potro potros; puppy = filhote filhotes filhotinho; dolphin = boto botos; crab = siri siris caranguejo caranguejos; anthill = formigueiro formigueiros
giant = gigante gigantes; sailor = marinheiro marinheiros; tram = bonde bondes; sled = trenó trenós; sailboat = veleiro veleiros; carriage = carroça carroças carruagem; plum = ameixa ameixas; orange = laranja laranjas
cashew = caju cajus; berry = açaí jabuticaba jabuticabas; guava = goiaba goiabas; mango = manga mangas; fruit = maracujá maracujás; candy = brigadeiro brigadeiros balas; croquette = coxinha coxinhas; stew = feijoada
sausage = linguiça linguiças; chocolate = chocolate chocolates; popsicle = picolé picolés; tea = chá; juice = suco sucos; lock = cadeado cadeados; necklace = colar colares; cap = boné bonés; glove = luva luvas
boot = bota botas; cleats = chuteira chuteiras; computer = computador computadores; guitar = violão violões; rose = rosa rosas; oak = carvalho carvalhos; windmill = moinho moinhos; well = poço poços
jaguar = onça onças onça-pintada onças-pintadas; monkey = mico micos mico-leão; bird = bem-te-vi sabiá; ox = boi bois; fish = bacalhau; fire = incêndio incêndios fogueira; imp = saci saci-pererê curupira; tool = ferramenta ferramentas
flashlight = lanterna lanternas; screw = parafuso parafusos; saw = serra serras; cup = xícara xícaras; thunderstorm = tempestade tempestades; mosquito = mosquito mosquitos pernilongo pernilongos; puddle = poça poças
nest = ninho ninhos; lizard = lagarto lagartos lagartixa lagartixas; santa = papai_noel; slope = ladeira ladeiras; street = rua ruas calçada; road = estrada estradas rodovia; courier = entregador entregadores entregadora motoboy; library = biblioteca; forest = floresta florestas bosque mata`,
  it: `shuriken = shuriken stella_ninja stelle_ninja; trash can = bidone bidoni pattumiera; barbarian = barbaro barbari; villager = abitanti abitante vicini paesani; customer = ospiti ospite invitati; kid = nipoti nipotini nipote; yarn = gomitolo gomitoli gomitolo_di_lana gomitoli_di_lana
lamb = agnello agnelli; foal = puledro puledri; rooster = gallo galli; sailor = marinaio marinai; baker = pasticcere pasticcera pasticciere; boat = barca barche barchetta; sailboat = veleiro veliero velieri; cart = carretto carretti
plum = prugna prugne; peach = pesche; cake = panettone panettoni colomba; juice = succo succhi; tea = tè; lock = lucchetto lucchetti; chest = baule bauli; necklace = collana collane
ball = pallone palloni; lantern = lanterna lanterne; alarm clock = sveglia sveglie; glove = guanto guanti; boot = stivale stivali; screw = vite viti; computer = computer; telephone = telefono telefoni
camera = macchina_fotografica fotocamera; rose = rosa rose; oak = quercia querce; santa = babbo_natale; reindeer = renna renne; lighthouse = faro fari; windmill = mulino mulini; well = pozzo pozzi
anchovy = acciuga acciughe; ingredient = ingrediente ingredienti; tile = tegola tegole; henhouse = pollaio; thunderstorm = temporale temporali tempesta; saw = sega seghe; cup = tazza tazze tazzina; tool = attrezzo attrezzi
mosquito = zanzara zanzare; puddle = pozzanghera pozzanghere; anthill = formicaio; nest = nido nidi; magic wand = bacchetta_magica; jewel = gioiello gioielli; snowflake = fiocco_di_neve fiocchi_di_neve; puppet = burattino burattini
slipper = ciabatta ciabatte pantofola pantofole; wool = lana; catapult = catapulta catapulte; street = strada strade via vie vicolo vicoli; courier = fattorino fattorini corriere; library = biblioteca; forest = foresta foreste bosco boschi; gondola = gondole`,
  pl: `customer = gość goście gości gościom gośćmi klient klienci klientów klientom klientami; villager = mieszkańcy mieszkańców wieśniak wieśniacy; barbarian = barbarzyńca barbarzyńcy barbarzyńców barbarzyńcami; catapult = katapulta katapulty katapult
orchard = sad sadu sadzie; weasel = kuna kuny kunę kuną; sunflower = słonecznik; trash can = śmietnik; skateboard = deskorolka deskorolkę deskorolce; tool = narzędzie narzędzia narzędzi; mosquito = komar komary komarów
puddle = kałuża; boot = kalosz kalosze kaloszy; glove = rękawica rękawice rękawiczki; windmill = wiatrak wiatraki; barrel = beczka beczki beczek; flood = powódź powodzi; dam = tama tamę tamy; shuriken = shuriken
sailor = marynarz; foal = źrebak źrebię; lamb = jagnię; rose = róża róże róż; go kart = gokart; nest = gniazdo gniazda; street = ulica ulice ulicach ulicy; town = miasteczko miasteczka miasteczku; courier = kurier kuriera dostawca`,
  ru: `customer = гость гости гостей гостям покупатель покупатели покупателей клиент клиенты клиентов посетители посетителей; villager = жители жителей жителям; barbarian = варвар варвары варваров; catapult = катапульта катапульты
skateboard = скейт скейтборд скейтборде скейте; shuriken = сюрикен сюрикены сюрикенов сюрикенами; mosquito = комар комары комаров комара; puddle = лужа лужи луж лужам; bear = медведь медведя медведи медведей медведем
glove = перчатка перчатки; boot = сапог сапоги; windmill = мельница; sailor = матрос моряк моряки; lamb = ягнёнок ягненок; foal = жеребёнок; rose = роза розы роз; barrel = бочка бочки бочек; nest = гнездо гнёзда; street = улица улицы улице улицам улицах; courier = курьер курьера доставщик; roof = крышам крышах; tundra = тундра тундре`,
  tr: `customer = müşteri müşteriler müşterilere misafir misafirler misafirlere; kebab = kebap kebab döner; villager = köylü köylüler; barbarian = barbar barbarlar; catapult = mancınık; skateboard = kaykay kaykayla
mosquito = sivrisinek; puddle = su_birikintisi; orchard = meyve_bahçesi; windmill = yel_değirmeni; sailor = denizci denizciler; lamb = kuzu kuzular; rose = gül güller; bagel = simit simitler; anchovy = hamsi
shuriken = şuriken; nest = yuva; barrel = fıçı fıçılar varil variller; trash can = çöp_kutusu çöp_kutuları; street = sokak sokaklar sokaklarda; courier = kurye; field = tarla tarlada`,
  id: `customer = pelanggan tamu pembeli; villager = warga penduduk; mosquito = nyamuk; skateboard = papan_luncur; kebab = sate; rice = nasi padi; durian = durian; rickshaw = becak; nest = sarang; thief = maling pencuri; courier = kurir; street = jalanan`,
  nl: `lily pad = waterlelie waterlelies lelieblad leliebladeren; customer = klant klanten gast gasten; stork = ooievaar; tulip = tulp tulpen; windmill = molen molens windmolen; wooden shoe = klomp klompen; mosquito = mug muggen
trash can = vuilnisbak vuilnisbakken; skateboard = skateboard; glove = handschoen handschoenen; raccoon = wasbeer wasberen; hedgehog = egel egels; puddle = plas plassen`,
  uk: `sunflower = соняшник соняшники соняшників; customer = гості гостей покупці клієнти клієнтів; dumpling = вареники вареників вареник; roof = дах дахи дахах дахів; cream = сметана сметану; street = вулиця вулиці`,
  vi: `stream = suối; customer = khách khách_hàng; mosquito = muỗi; rice = lúa gạo; volcano = núi_lửa; bamboo = tre`,
  hi: `customer = ग्राहक ग्राहकों मेहमान; kite = पतंग; mango = आम; mosquito = मच्छर; peacock = मोर; rickshaw = रिक्शा`,
  ja: `customer = お客さん お客様 お客 客; penguin = ぺんぎん; fish = さかな おさかな 魚; rabbit = うさぎ; bear = くま; cat = ねこ; dog = いぬ; flower = おはな; strawberry = いちご; apple = りんご; mushroom = きのこ
rice ball = おにぎり; ramen = ラーメン; sushi = お寿司; frog = カエル; snail = かたつむり; acorn = どんぐり; firefly = ホタル ほたる; courier = 配達員; street = 通り; forest = 森林`,
  zh: `customer = 顾客 客人; villager = 村民; dumpling = 饺子 包子; mosquito = 蚊子; catapult = 投石机; bamboo shoot = 竹笋; barbarian = 野蛮人; skateboard = 滑板; kite = 风筝; lantern = 灯笼; asteroid = 陨石 流星雨; moon cake = 月饼; forest = 森林; monster = 年兽 妖怪; monk = 唐僧 和尚; courier = 快递员 外卖员; street = 街道 街上`,
  ko: `customer = 손님 고객; mosquito = 모기; dumpling = 만두; skateboard = 스케이트보드; ramen = 라면; acorn = 도토리; persimmon = 감나무; courier = 배달원; street = 거리`,
  ar: `camel = جمل جمال الجمال; car = سيارة سيارات`,
  th: `rat = หนู; customer = ลูกค้า; mosquito = ยุง; bamboo = ไผ่`,
};
