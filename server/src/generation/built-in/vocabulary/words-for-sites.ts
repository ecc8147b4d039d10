import type { Site } from '../../../../../engines/src/plan.ts';

/** How prompts name buildings and other sites: in English, then in other languages. */
export const wordsForSites: Record<Site, string> = {
  library:
    'library, libraries, librarian, librarians, bookshop, bookstore, book shop, book store, reading room, bibliothek, bücherei, buchladen, bibliothèque, librairie, biblioteca, librería, libreria, livraria, biblioteka, bibliotece, bibliotheek, библиотека, библиотеке, библиотеку, kütüphane, kütüphanede, perpustakaan, مكتبة, المكتبة, पुस्तकालय, 図書館, 图书馆, 도서관, thư viện, бібліотека, бібліотеці',
  museum:
    'museum, museums, art gallery, picture gallery, exhibition, louvre, museo, musée, museu, muzeum, музей, музее, музеї, müze, müzede, متحف, المتحف, संग्रहालय, 美術館, 博物館, 博物馆, 美术馆, 박물관, 미술관, bảo tàng',
  theatre:
    'theatre, theater, opera, opera house, on stage, stage play, talent show, ballet, puppet show, concert hall, comedy club, cinema, movie theater, movie theatre, oper, opernhaus, puppentheater, kino, teatro, théâtre, opéra, cinéma, cine, teatr, teatrze, kinie, театр, театре, опера, кинотеатр, tiyatro, sinema, مسرح, 劇場, 映画館, 剧院, 电影院, 극장, 영화관',
  church:
    'in church, in a church, in the church, in an old church, inside a church, inside the church, in a cathedral, in the cathedral, inside a cathedral, inside the cathedral, in a chapel, in the chapel, in a monastery, in der kirche, in einer kirche, im dom, in der kathedrale, dans une église, dans l’église, dans la cathédrale, en una iglesia, en la iglesia, en la catedral, in chiesa, in una chiesa, nella chiesa, na igreja, numa igreja, w kościele, w katedrze, в церкви, в соборе, kilisede, 教会の中, 教堂里, 교회에서',
  station:
    'train station, railway station, subway station, metro station, bus station, bahnhof, u-bahn-station, gare, estación de tren, estación, stazione, estação de trem, dworzec, dworcu, stacja kolejowa, вокзал, вокзале, tren istasyonu, istasyon, محطة القطار, 駅, 火车站, 地铁站, 기차역, 지하철역',
  cabin:
    'cabin, log cabin, wooden cabin, cabin in the woods, winter cabin, mountain cabin, chalet, ski lodge, hunting lodge, lodge, mountain hut, log house, fireplace, by the fire, fireside, blockhütte, berghütte, holzhütte, hütte, kamin, cabane en bois, cheminée, cabaña, chimenea, baita, camino acceso, cabana, lareira, chata, chatka, chatce, kominek, kominku, хижина, хижине, избушка, избушке, камин, камина, dağ evi, şömine, 山小屋, ロッジ, 小木屋, 木屋, 壁炉, 오두막, 산장',
  bathroom:
    'bathroom, bath tub, bathtub, bathtime, bath time, in the bath, shower, restroom, toilet room, badezimmer, badewanne, salle de bain, salle de bains, baignoire, cuarto de baño, baño, bañera, bagno, vasca da bagno, banheiro, banheira, łazienka, łazience, wanna, wannie, ванная, ванной, ванна, ванне, banyo, banyoda, حمام, お風呂, 浴室, 浴缸, 욕실, 욕조',
  bedroom:
    'bedroom, bedrooms, under the bed, under my bed, on the bed, bunk bed, bedside, bedtime room, schlafzimmer, unter dem bett, unterm bett, chambre à coucher, sous le lit, dormitorio, debajo de la cama, camera da letto, sotto il letto, quarto de dormir, debaixo da cama, sypialnia, sypialni, pod łóżkiem, спальня, спальне, под кроватью, yatak odası, yatağın altında, 寝室, ベッドの下, 卧室, 床下, 床底下, 침실, 침대 밑',
  bar: 'pub, irish pub, cocktail bar, tavern, saloon, jazz bar, in a bar, at the bar, bartender, kneipe, taverne, bistrot, taberna, cantina, taverna, boteco, tawerna, knajpa, таверна, таверне, трактир, meyhane, 居酒屋, 酒吧, 酒馆, 술집',
  office:
    'office, offices, cubicle, cubicles, boardroom, office building, office party, büro, großraumbüro, bureau, oficina, oficinas, ufficio, escritório, biuro, biurze, офис, офисе, ofis, ofiste, مكتب, オフィス, 会社, 办公室, 사무실, văn phòng',
  hospital:
    'hospital, hospitals, clinic, emergency room, operating room, operating theatre, ward, doctors office, vet clinic, veterinary clinic, animal hospital, pharmacy, krankenhaus, klinik, tierklinik, arztpraxis, apotheke, hôpital, clinique, pharmacie, clínica, farmacia, ospedale, clinica, szpital, szpitalu, klinika, klinice, apteka, больница, больнице, клиника, клинике, аптека, hastane, hastanede, rumah sakit, مستشفى, المستشفى, अस्पताल, 病院, 医院, 병원, bệnh viện, лікарня, лікарні',
  laboratory:
    'laboratory, laboratories, lab, labs, science lab, chemistry lab, mad scientist, test tubes, labor, laboratoire, laboratorio, laboratório, laboratorium, лаборатория, лаборатории, laboratuvar, laboratuvarda, مختبر, प्रयोगशाला, 実験室, 研究所, 实验室, 실험실, phòng thí nghiệm',
  factory:
    'factory, factories, assembly line, conveyor belt, mill floor, steelworks, power plant, sawmill, fabrik, fabriken, fließband, usine, fábrica, fabbrica, fabryka, fabryce, taśma produkcyjna, завод, заводе, фабрика, фабрике, конвейер, fabrika, fabrikada, pabrik, مصنع, कारखाना, 工場, 工厂, 공장, nhà máy',
  warehouse:
    'warehouse, storehouse, storeroom, depot, stockroom, lagerhalle, lagerhaus, warenlager, entrepôt, almacén, bodega, magazzino, armazém, depósito, magazyn, magazynie, склад, складе, depo, depoda, 倉庫, 仓库, 창고',
  workshop:
    'workshop, garage, car repair, repair shop, auto shop, car mechanic, blacksmith shop, toolshed, tool shed, werkstatt, autowerkstatt, atelier, garaje, taller, officina, oficina mecânica, warsztat, warsztacie, garaż, garażu, мастерская, мастерской, гараж, гараже, atölye, garaj, 作業場, ガレージ, 车库, 作坊, 차고, 작업장',
  gym: 'gym, gymnasium, fitness studio, fitness center, fitness centre, weight room, boxing gym, dojo, sports hall, turnhalle, fitnessstudio, sporthalle, salle de sport, gymnase, gimnasio, palestra, ginásio, academia de ginástica, siłownia, siłowni, sala gimnastyczna, спортзал, спортзале, spor salonu, 体育館, ジム, 健身房, 체육관, 헬스장',
  village:
    'village, villages, villager, villagers, hamlet, suburb, suburbs, suburban street, suburban neighbourhood, suburban neighborhood, suburbia, residential street, vorort, vorstadt, banlieue, suburbio, periferia, przedmieście, пригород, dorf, dorfes, dorfe, village tranquille, le village, pueblo, aldea, villaggio, borgo, vilarejo, wioska, wioski, wiosce, wioskę, деревня, деревне, деревню, köy, köyde, desa, قرية, القرية, गाँव, 村, 村庄, 村子, 마을, làng',
  ship: 'pirate ship, pirates ship, on a ship, on the ship, on his ship, on her ship, on deck, ship deck, deck of a ship, deck of the ship, galleon, sailing ship, cruise ship, piratenschiff, schiffsdeck, an deck, bateau pirate, navire pirate, sur le pont, barco pirata, cubierta del barco, nave pirata, navio pirata, statek piracki, statku pirackim, pokładzie statku, пиратский корабль, пиратском корабле, на корабле, корсан gemisi, korsan gemisi, korsan gemisinde, سفينة القراصنة, 海賊船, 海盗船, 해적선',
  harbour:
    'harbour, harbor, docks, dockyard, dockside, container port, shipyard, wharf, quay, hafen, werft, le port, au port, puerto, porto, port morski, w porcie, porcie, порт, порту, liman, limanda, ميناء, 港, 港口, 码头, 항구',
  'building-site':
    'building site, construction site, building sites, construction sites, construction zone, scaffolding, scaffold, baustelle, gerüst, chantier, obra en construcción, en la obra, cantiere, canteiro de obras, plac budowy, placu budowy, budowie, стройка, стройке, стройплощадка, şantiye, şantiyede, 工事現場, 建筑工地, 工地, 공사장',
  'volcanic-island':
    'volcano island, volcanic island, island with a volcano, island volcano, vulkaninsel, île volcanique, isla volcánica, isola vulcanica, ilha vulcânica, wyspa wulkaniczna, wulkaniczna wyspa, wulkanicznej wyspie, вулканический остров, вулканическом острове, volkanik ada, 火山島, 火山岛, 화산섬',
  'bamboo-grove':
    'bamboo grove, bamboo forest, bamboo jungle, bamboo woods, bamboo thicket, bambuswald, bambushain, forêt de bambous, bosque de bambú, foresta di bambù, floresta de bambu, las bambusowy, lesie bambusowym, бамбуковый лес, бамбуковом лесу, bambu ormanı, 竹林, 竹やぶ, 대나무 숲',
  pool: 'swimming pool, indoor pool, public pool, pool party, lido, schwimmbad, hallenbad, freibad, schwimmbecken, piscine, piscina, basen, basenie, бассейн, бассейне, yüzme havuzu, havuzda, プール, 游泳池, 泳池, 수영장',
  'haunted-house':
    'haunted house, hauntedhouse, haunted houses, haunted mansion, haunted manor, haunted villa, haunted hotel, ghost house, spooky house, spooky mansion, creepy house, creepy mansion, scary house, spukhaus, geisterhaus, gruselhaus, maison hantée, manoir hanté, casa embrujada, mansión embrujada, casa encantada, casa infestata, casa stregata, casa assombrada, mansão assombrada, nawiedzony dom, nawiedzonym domu, дом с привидениями, доме с привидениями, perili ev, perili evde, お化け屋敷, 鬼屋, 귀신의 집, 유령의 집',
  'zen-garden':
    'zen garden, japanese garden, rock garden, sand garden, zengarten, japanischer garten, japanischen garten, jardin zen, jardin japonais, jardín zen, jardín japonés, giardino zen, giardino giapponese, jardim zen, jardim japonês, ogród zen, ogrodzie zen, ogród japoński, сад камней, саду камней, японский сад, zen bahçesi, japon bahçesi, 枯山水, 日本庭園, 石庭, 禅意花园, 日式庭院, 젠 가든, 일본 정원',
  junkyard:
    'junkyard, junk yard, scrapyard, scrap yard, wrecking yard, rubbish dump, garbage dump, trash heap, scrap heap, landfill, dumpsite, schrottplatz, müllhalde, mülldeponie, décharge, casse auto, ferraille, chatarrería, desguace, vertedero, discarica, sfasciacarrozze, ferro velho, ferro-velho, lixão, złomowisko, złomowisku, wysypisko, wysypisku, свалка, свалке, hurdalık, hurdalıkta, çöplük, مكب الخردة, スクラップ置き場, ゴミ捨て場, 废品站, 垃圾场, 고철장, 폐차장',
  'haunted-fair':
    'haunted circus, haunted carnival, haunted fair, haunted fairground, haunted amusement park, haunted theme park, creepy circus, creepy carnival, spooky circus, spooky carnival, spooky fair, scary circus, scary carnival, abandoned circus, abandoned carnival, abandoned fairground, abandoned amusement park, ghost circus, gruselzirkus, geisterzirkus, cirque hanté, circo embrujado, circo infestato, circo assombrado, nawiedzony cyrk, nawiedzonym cyrku, цирк с привидениями, perili sirk, お化けサーカス, 闹鬼马戏团',
};
