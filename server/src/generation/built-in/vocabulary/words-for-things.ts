/** Things that are driven, collected, eaten or decorative, in the format of the beings. */
export const wordsForThings = `
car vehicle: cars automobile taxi#ffc53d ambulance#f4f6fb limousine#343a52 jeep#5f7a43 sedan lamborghini#ffc53d ferrari | coche coches carro carros auto autos voiture voitures macchina 車 くるま 汽车 자동차 차 машина тачка araba
racecar vehicle: racer formula cart#9aa6ba kart karts gokart racecars | bolide rennwagen レーシングカー 赛车
truck vehicle: lorry van monstertruck | camion camiones lastwagen laster caminhao トラック 卡车 트럭 грузовик
bus vehicle: schoolbus tram | autobus onibus バス 公交车 버스 автобус
train vehicle: locomotive railway | tren zug zuge trem treno 電車 火车 기차 поезд
motorcycle vehicle: quad atv motorbike biker scooter moped | moto motorrad motocicleta バイク 摩托车 오토바이 мотоцикл
bicycle vehicle: bike cyclist unicycle | bicicleta fahrrad velo 自転車 自行车 자전거 велосипед
plane vehicle: airplane aeroplane jet pilot biplane airliner | avion aviones flugzeug flugzeuge aviao aereo 飛行機 飞机 비행기 самолет
fighter space: starfighter jetfighter xwing | caza jager chasseur 戦闘機 战斗机 전투기 истребитель
helicopter vehicle: copter chopper drone#4a4f63 | helicoptero hubschrauber helicoptere elicottero ヘリコプター 直升机 вертолет
rocket space: rockets rocketship missile | cohete cohetes rakete raketen fusee foguete razzo ロケット 火箭 로켓 ракета
spaceship space: starship spacecraft shuttle | nave naves raumschiff raumschiffe vaisseau astronave navicella 宇宙船 飞船 우주선 корабль
ufo space: saucer ufos | ovni ovnis soucoupe 円盤 飞碟
boat sea: sailboat canoe raft yacht kayak | barco barca boot boote bateau ボート 小船 배 лодка
ship pirate: longship galleon pirateship frigate | galeon schiff schiffe bateau navire navio 海賊船 帆船
submarine sea: sub submarines | submarino unterseeboot uboot sousmarin sottomarino 潜水艦 潜艇 잠수함 подлодка
tank army: tanks | tanque panzer carroarmato 戦車 坦克 탱크 танк
balloon toy: balloons | globo globos luftballon ballon ballons balao palloncino 風船 气球 풍선 шарик
airship sky: zeppelin blimp hotairballoon | luftschiff dirigible 気球 飞艇
star treasure: stars starlet | estrella estrellas stern sterne etoile etoiles estrela stella stelle 星 スター 星星 별 звезда звезды
gem treasure: gems gemstone gemstones jewel jewels diamond diamonds emerald#2fb86a ruby#e0304a sapphire#3f6fe0 treasure | gema joya joyas tesoro diamante edelstein edelsteine schatz juwelen bijou joyau tresor 宝石 ダイヤ 钻石 보석 алмаз кристаллы
crystal treasure: crystals amethyst mineral | cristal kristall クリスタル 水晶 크리스탈 кристалл
coin treasure: coins money gold cash penny pennies dollar#6cae4a bitcoin | moneda monedas oro munze munzen geld gold piece pieces argent moeda moedas dinheiro moneta monete コイン お金 金币 동전 монета монеты деньги
heart treasure: hearts | corazon corazones herz herzen coeur coeurs coracao cuore ハート 爱心 하트 сердце
key treasure: keys | llave schlussel cle clef chave chiave 鍵 钥匙 열쇠 ключ
chest treasure: chests loot | cofre truhe coffre bau 宝箱 상자
crown treasure: crowns tiara | corona krone couronne coroa 王冠 왕관 корона
bomb danger: bombs dynamite#e04848 grenade#5f7a43 mines explosive | bomba bombas bombe bomben 爆弾 炸弹 폭탄 бомба
sword weapon: swords blade dagger katana | espada schwert schwerter epee spada 剣 刀 검 меч
shield weapon: shields | escudo schild bouclier scudo 盾 щит
potion magic: potions elixir flask | pocion trank potion pocao pozione 薬 药水 물약 зелье
book school: books library novel | libro libros buch bucher livre livres livro 本 书 책 книга
gift party: gifts present presents parcel package | regalo regalos geschenk geschenke cadeau cadeaux presente regalo プレゼント 礼物 선물 подарок
bell party: bells jingle | campana glocke glocken cloche sino 鈴 铃
ball sport: balls soccer soccerball | pelota balon bola ball palla futbol fussball calcio futebol ボール サッカー 足球 공 축구 мяч футбол
puck sport: pucks | disco_de_hockey palet шайба パック 冰球 퍽
basketball sport: hoop hoops dunk | baloncesto basquete バスケットボール 篮球 농구
football sport: rugby touchdown | アメフト 橄榄球
tennisball sport: tennis | tenis テニス 网球 테니스
note music: notes music song melody tune | musica nota musik noten musique 音符 音楽 音乐 음악 нота музыка
guitar music: guitars ukulele violin banjo | guitarra gitarre guitare chitarra ギター 吉他 기타 гитара
bulb school: lightbulb idea lamp | bombilla lampe ampoule 電球 灯
bolt danger: lightning thunder electricity battery#6cae4a energy | rayo blitz eclair raio fulmine 雷 闪电 번개 молния
magnet lab: magnets | iman 磁石
clock school: clocks alarm | reloj uhr horloge relogio orologio 時計 时钟 시계 часы
cog robot: gear gears screw | engranaje zahnrad 歯車 齿轮
letter school: letters mail envelope email emails | carta brief briefe lettre lettera 手紙 信 편지 письмо
pencil school: pencils pen crayon#e04848 | lapiz bleistift crayon matita 鉛筆 铅笔 연필 карандаш
hat toy: hats fedora | sombrero hut chapeau cappello 帽子 шляпа
umbrella weather: umbrellas parasol | paraguas regenschirm parapluie ombrello 傘 雨伞
lantern city: lanterns | linterna laterne lanterne 提灯 灯笼
candle party: candles | vela kerze bougie candela 蝋燭 蜡烛
magicwand magic: wand wands spell spells | varita zauberstab baguette 魔法の杖
pizza food: pizzas | ピザ 披萨 피자 пицца
cake sweet: cakes birthday pie pies#d99a54 | pastel tarta torta kuchen gateau bolo ケーキ 蛋糕 케이크 торт
cupcake sweet: cupcakes muffin muffins | magdalena カップケーキ 纸杯蛋糕
donut sweet: donuts doughnut doughnuts bagel#d99a54 | rosquilla ドーナツ 甜甜圈 도넛 пончик
bun food: buns | 
patty food: patties | 
salami food: salamis pepperoni pepperonis | 
burger food: burgers hamburger hamburgers cheeseburger sandwich sandwiches | hamburguesa ハンバーガー 汉堡 햄버거 бургер
hotdog food: hotdogs sausage sausages | salchicha wurst saucisse ホットドッグ 热狗 сосиска
icecream sweet: gelato sundae popsicle | helado eis glace sorvete gelato アイス 冰淇淋 아이스크림 мороженое
candy sweet: candies sweets bonbon toffee | dulce dulces caramelo caramelos sussigkeiten sussigkeit bonbons doce caramella caramelle キャンディ 飴 お菓子 糖果 사탕 конфета конфеты
lollipop sweet: lollipops sucker | paleta lutscher sucette pirulito ロリポップ 棒棒糖
cookie sweet: cookies biscuit biscuits cracker gingerbread | galleta galletas keks kekse biscuit biscoito biscotto クッキー 饼干 쿠키 печенье
apple fruit: apples | manzana manzanas apfel pomme pommes maca mela リンゴ りんご 苹果 사과 яблоко яблоки
banana fruit: bananas | platano banane バナナ 香蕉 바나나 банан
cherry fruit: cherries | cereza kirsche cerise cereja ciliegia サクランボ 樱桃 체리 вишня
strawberry fruit: strawberries berry berries raspberry | fresa erdbeere fraise morango fragola イチゴ いちご 草莓 딸기 клубника
watermelon fruit: melon watermelons | sandia wassermelone pasteque melancia anguria スイカ 西瓜 수박 арбуз
orange fruit: oranges tangerine peach#ffb07a mango#ffb02e fruit fruits | naranja fruta frutas orangen obst laranja arancia frutta frucht fruchte オレンジ 果物 フルーツ 橙子 水果 과일 фрукты
lemon fruit: lemons lime#a6d84a limes | limon zitrone citron limao limone レモン 柠檬 레몬 лимон
grapes fruit: grape | uva uvas traube trauben raisin ブドウ 葡萄 포도
pineapple fruit: pineapples | pina ananas abacaxi パイナップル 菠萝
carrot veg: carrots vegetable vegetables veggies radish#e0506a | zanahoria karotte mohre carotte cenoura carota verdura gemuse legumes ニンジン 野菜 胡萝卜 蔬菜 당근 морковь
corn veg: maize popcorn#fff3c4 | maiz mais milho トウモロコシ 玉米
broccoli veg: cauliflower#f4ead2 cabbage#a9d88a lettuce salad | brocoli ブロッコリー 西兰花
avocado veg: avocados pear#a6c84a | aguacate アボカド 牛油果
bread food: toast loaf bun croissant#d9a05a | pan brot pain pao pane パン 面包 빵 хлеб
cheese food: cheddar | queso kase fromage queijo formaggio チーズ 奶酪 치즈 сыр
egg food: eggs | huevo huevos ei eier oeuf oeufs ovo uovo 卵 たまご 鸡蛋 달걀 яйцо
friedegg food: breakfast omelette bacon#e0705a | desayuno fruhstuck 目玉焼き
sushi food: nigiri | 寿司 すし 초밥 суши
taco food: tacos burrito burritos nachos | タコス
coffee food: espresso latte cappuccino tea#b5d06a mug cocoa | cafe kaffee コーヒー 咖啡 커피 кофе
bone pet: bones | hueso knochen osso 骨
acorn wild: acorns nut nuts walnut chestnut | bellota eichel gland どんぐり 橡子
tree nature: trees oak forests | arbol arboles baum baume arbre arbres arvore albero 木 树 나무 дерево
pine nature: christmastree fir | pino tanne sapin pinheiro もみの木 圣诞树
palm nature: | palmera palme palmier ヤシ
flower nature: flowers rose#e0304a roses tulip daisy#fff orchid blossom petals lily | flor flores blume blumen fleur fleurs fiore fiori 花 はな 꽃 цветок цветы bloem kwiat
sunflower nature: sunflowers | girasol sonnenblume tournesol ヒマワリ 向日葵
leaf nature: leaves clover | hoja blatt feuille folha foglia 葉 叶子
mushroom garden: toadstool fungus mushrooms | seta setas hongo pilz pilze champignon cogumelo fungo キノコ 蘑菇 버섯 гриб
pumpkin spooky: jackolantern pumpkins | calabaza kurbis citrouille abobora zucca カボチャ 南瓜 호박 тыква
cactus desert: cacti | kaktus サボテン 仙人掌 선인장
tooth kitchen: teeth | diente zahn dent dente 歯 牙齿 зуб
cloud weather: clouds | nube nubes wolke wolken nuage nuages nuvem nuvola 雲 云 구름 облако
sun weather: sunshine | sol sonne soleil sole 太陽 太阳 태양 солнце
flame fire: fireball fire | fuego feuer feu fogo fuoco 炎 火 불 огонь
drop weather: raindrop raindrops droplet | gota tropfen goutte goccia 水滴 капля
raincloud weather: rain storm storms | lluvia regen pluie chuva pioggia 雨 비 дождь
moon space: moons crescent | luna mond lune lua 月 月亮 달 луна
planet space: planets saturn jupiter pluto | planeta planetas planeten planete pianeta 惑星 行星 행성 планета
earth space: globe | mundo tierra erde terre terra 地球 지구 земля
asteroid space: asteroids meteor meteors meteorite comet comets | asteroide asteroides meteorito komet 隕石 小行星 소행성 астероид
rock nature: rocks stone stones boulder pebble | roca piedra stein steine rocher pedra roccia 岩 石头 바위 камень
log nature: logs timber | madera holz bois legno 丸太
snowflake snow: snowflakes snowball#f4f6fb snowballs ice icicle | copo nieve schneeflocke flocon 雪 冰 눈 снежинка
rainbow magic: rainbows | arcoiris regenbogen arcenciel arcobaleno 虹 彩虹 무지개 радуга
pearl sea: pearls | perla perlas perle perlen perles perola perolas perły perła 真珠 珍珠 진주 жемчужина жемчуг
shell sea: shells seashell seashells | concha conchas muschel muscheln coquillage conchiglia 貝 贝壳 조개 ракушка
house city: houses cottage hut | casa casas haus hauser maison 家 房子 집 дом
crate toy: box boxes crates carton | caja cajas kiste caisse caixa scatola 箱 箱子
barrel pirate: barrels keg | barril fass tonneau barile 樽 木桶
cone city: cones | cono kegel 三角コーン
spikes danger: spike thorns thorn | pinchos stacheln トゲ
paw pet: paws pawprint | pata pfote patte
sock toy: socks laundry sweater#3f8ef0 | calcetin socke socken chaussette meia calzino 靴下 袜子 양말 носок
brick toy: bricks lego | ladrillo ziegel brique tijolo mattone レンガ 砖
dice toy: | dado wurfel des サイコロ 骰子
`;
