/**
 * Vehicles and others that are named with several words, or with one whose parts mean something else. An underscore
 * stands for a space.
 */
export const compoundNouns: Record<string, string> = {
  de: `police car = polizeiauto polizeiautos streifenwagen polizeiwagen; fire truck = feuerwehrauto feuerwehrautos feuerwehrwagen löschfahrzeug
garbage truck = müllauto müllautos müllwagen; school bus = schulbus schulbusse; pirate ship = piratenschiff piratenschiffe; race car = rennauto rennautos rennwagen
ice cream truck = eiswagen; laser = laserstrahl laserstrahlen; magnet = magneten; monster truck = monstertruck monstertrucks; sand castle = sandburg sandburgen`,
  es: `police car = coche_de_policía coches_de_policía coche_de_la_policía carro_de_policía auto_de_policía patrulla patrullas patrullero; fire truck = camión_de_bomberos coche_de_bomberos carro_de_bomberos autobomba
garbage truck = camión_de_basura camión_de_la_basura; school bus = autobús_escolar bus_escolar; pirate ship = barco_pirata barcos_piratas barco_de_piratas; race car = coche_de_carreras coches_de_carreras auto_de_carreras carro_de_carreras
ice cream truck = camión_de_helados; warrior = guerrero guerrera guerreros; machine = máquina máquinas; mummy = momia momias; shipwreck = barco_hundido barco_naufragado; sword = espadas espada`,
  fr: `police car = voiture_de_police voitures_de_police voiture_de_la_police; fire truck = camion_de_pompiers camion_de_pompier camions_de_pompiers; garbage truck = camion_poubelle camion_à_ordures
school bus = bus_scolaire; pirate ship = bateau_pirate bateau_de_pirates bateaux_pirates navire_pirate; race car = voiture_de_course voitures_de_course bolide bolides; ice cream truck = camion_de_glaces; warrior = guerrier guerrière guerriers; machine = machine machines; shipwreck = épave épaves`,
  pt: `police car = carro_de_polícia carros_de_polícia carro_da_polícia viatura viaturas; fire truck = caminhão_de_bombeiros caminhão_de_bombeiro carro_de_bombeiros; garbage truck = caminhão_de_lixo
school bus = ônibus_escolar; pirate ship = navio_pirata navios_piratas barco_pirata; race car = carro_de_corrida carros_de_corrida; warrior = guerreiro guerreira guerreiros; machine = máquina máquinas; building = prédio prédios edifício edifícios; ice cream truck = caminhão_de_sorvete`,
  it: `police car = macchina_della_polizia macchine_della_polizia auto_della_polizia volante_della_polizia; fire truck = camion_dei_pompieri camion_dei_vigili_del_fuoco autopompa; garbage truck = camion_della_spazzatura
school bus = scuolabus; pirate ship = nave_pirata navi_pirata nave_dei_pirati; race car = macchina_da_corsa macchine_da_corsa auto_da_corsa; ice cream truck = furgone_dei_gelati; warrior = guerriero guerriera guerrieri; machine = macchinari`,
  pl: `police car = radiowóz radiowozy radiowozem samochód_policyjny auto_policyjne wóz_policyjny; fire truck = wóz_strażacki wozem_strażackim wozy_strażackie; garbage truck = śmieciarka śmieciarką
pirate ship = statek_piracki statkiem_pirackim; race car = wyścigówka wyścigówką samochód_wyścigowy`,
  ru: `police car = полицейская_машина полицейскую_машину полицейской_машине полицейской_машиной полицейские_машины; fire truck = пожарная_машина пожарную_машину пожарной_машине пожарной_машиной
garbage truck = мусоровоз мусоровоза; school bus = школьный_автобус; pirate ship = пиратский_корабль; race car = гоночная_машина гоночную_машину гоночной_машине`,
  tr: `police car = polis_arabası polis_aracı; fire truck = itfaiye_aracı itfaiye_arabası itfaiye_kamyonu; pirate ship = korsan_gemisi; race car = yarış_arabası; submarine = denizaltı`,
  id: `police car = mobil_polisi; fire truck = mobil_pemadam_kebakaran mobil_pemadam truk_pemadam; pirate ship = kapal_bajak_laut; race car = mobil_balap; garbage truck = truk_sampah; school bus = bus_sekolah`,
  vi: `police car = xe_cảnh_sát xe_công_an; fire truck = xe_cứu_hỏa xe_chữa_cháy; thief = kẻ_trộm tên_cướp; race car = xe_đua; car = xe_ô_tô xe_con; bicycle = xe_đạp; motorcycle = xe_máy; truck = xe_tải; bus = xe_buýt; hole = ổ_gà; pirate ship = tàu_cướp_biển`,
  hi: `police car = पुलिस_कार पुलिस_की_गाड़ी पुलिस_की_कार; fire truck = दमकल_गाड़ी; race car = रेस_कार`,
  ar: `police car = سيارة_شرطة سيارة_الشرطة سيارات_الشرطة; fire truck = سيارة_إطفاء سيارة_الإطفاء; race car = سيارة_سباق; pirate ship = سفينة_قراصنة سفينة_القراصنة; fox = ثعلب ثعالب; rabbit = أرنب أرانب; monkey = قرد قرود; lion = أسد أسود_الغابة; snake = ثعبان ثعابين; tiger = نمر نمور; bat = خفاش خفافيش; whale = حوت حيتان; elephant = فيل فيلة; thief = لص لصوص; ambulance = سيارة_إسعاف سيارة_الإسعاف`,
  ko: `thief = 도둑 도둑들 강도; mole = 두더지; hole = 구덩이`,
  nl: `police car = politieauto politieautos politiewagen; fire truck = brandweerauto brandweerwagen; garbage truck = vuilniswagen; school bus = schoolbus; pirate ship = piratenschip; race car = raceauto racewagen
thief = dief dieven boef boeven; princess = prinses prinsessen; castle = kasteel kastelen; basket = mand mandje; tree = boom bomen; hole = gat gaten kuil kuilen; city = stad; forest = bos; monkey = aap apen aapje
dragon = draak draken; treasure = schat schatten; key = sleutel sleutels; apple = appel appels; star = ster sterren; dog = hond honden hondje; car = auto auto's; fish = vis vissen; rabbit = konijn konijnen; bear = beer beren
bird = vogel vogels; flower = bloem bloemen; horse = paard paarden; pig = varken varkens; sheep = schaap schapen; bee = bij bijen; spider = spin spinnen; house = huis huizen; road = straat weg; carrot = wortel wortels wortelen
coin = munt munten muntjes; balloon = ballon ballonnen; egg = ei eieren; boat = boot boten; train = trein treinen; penguin = pinguïn pinguïns; unicorn = eenhoorn; butterfly = vlinder vlinders; honey = honing; cake = taart taarten; girl = meisje; boy = jongen; fox = vos vossen; wolf = wolven; turtle = schildpad schildpadden; puddle = plas plassen; mole = mollen mol`,
}; // biome-ignore format: nouns share lines
