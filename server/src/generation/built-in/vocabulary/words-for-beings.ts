/**
 * Possible heroes and foes. One line each: sprite and family, then English words that keep their own name (a colour
 * after # tints the sprite), then words of other languages.
 */
export const wordsForBeings = `
cat pet: kitty kitten feline tomcat panther#3a3350 | gato gata gatos gatito gatinho katze katzen kater chat chats chaton gatto gatti neko ネコ 猫 ねこ 고양이 кот кошка коты kat katten kedi
dog pet: puppy pup hound doggo corgi husky#8a93a6 dachshund poodle#f4ede6 retriever wiener | perro perros perrito hund hunde dackel pudel chien chiens cachorro cachorros cao cane cani イヌ 犬 いぬ 강아지 개 собака hond pies kopek
fox wild: vixen foxy | zorro fuchs renard raposa volpe キツネ 狐 きつね 여우 лиса vos lis
wolf wild: werewolf wolves coyote#b08d57 | lobo lobos wolfe loup loups lupo オオカミ 狼 늑대 волк
bear wild: grizzly teddy#c98a54 polarbear#f4f6fb | oso osos bar baren ours urso orso クマ 熊 くま 곰 медведь beer niedzwiedz
panda wild: | パンダ 熊猫 판다 панда
koala wild: | コアラ
rabbit pet: bunny bunnies hare | conejo conejos hase hasen kaninchen lapin lapins coelho coniglio ウサギ うさぎ 兔子 토끼 кролик заяц konijn krolik
mouse pet: mice rat#8a8490 rats hamster#e0b070 gerbil#d9a05a | raton ratones maus mause souris rato topo ネズミ ねずみ 老鼠 쥐 мышь muis mysz
squirrel wild: chipmunk | ardilla eichhornchen ecureuil esquilo scoiattolo リス 松鼠 다람쥐 белка
hedgehog wild: porcupine | erizo igel herisson ourico riccio ハリネズミ 刺猬 еж ежик
mole wild: groundhog#a0703f gopher#b98a5a | maulwurf maulwürfe taupe taupes toupeira talpa モグラ もぐら 鼹鼠 두더지 крот
raccoon wild: skunk#4a4f63 badger#7a7f8f | mapache waschbar raton guaxinim procione アライグマ енот
pig farm: piggy piglet hog boar#8a5a36 pigs | cerdo cerdos schwein schweine cochon cochons porco maiale ブタ 豚 猪 돼지 свинья
cow farm: bull calf ox cattle | vaca vacas kuh kuhe vache vaches mucca ウシ 牛 うし 소 корова
sheep farm: lamb ram | oveja ovejas schaf schafe mouton moutons ovelha pecora ヒツジ 羊 ひつじ 양 овца
goat farm: billygoat llama#e9d9b8 alpaca#f0e4cc | cabra ziege chevre capra ヤギ 山羊 염소 коза
lion wild: lioness | leon leones lowe lowen leao leone ライオン 狮子 사자 лев
tiger wild: leopard#f0c04a jaguar#e0a030 | tigre tigres トラ 虎 老虎 호랑이 тигр
monkey wild: ape gorilla#4a4253 chimp baboon gibbon orangutan#c9682e | mono monos affe affen singe singes macaco scimmia サル 猿 猴子 원숭이 обезьяна
elephant wild: mammoth#8a5a36 | elefante elefantes elefant elefanten éléphant ゾウ 象 大象 코끼리 слон
giraffe wild: | jirafa girafe girafa giraffa キリン 长颈鹿 기린 жираф
horse farm: pony donkey#8b93a7 mule stallion camel#d9b070 | caballo caballos pferd pferde cheval chevaux cavalo cavallo ウマ 馬 马 말 лошадь konь
unicorn magic: pegasus | unicornio einhorn einhorner licorne unicorno ユニコーン 独角兽 유니콘 единорог
deer wild: doe elk moose#6b4a2f stag antelope gazelle | ciervo hirsch reh cerf cervo シカ 鹿 사슴 олень
reindeer snow: rudolph | reno rentier renne rena トナカイ
zebra wild: | cebra zebre シマウマ 斑马 얼룩말 зебра
bird bird: sparrow bluebird canary#ffd93d robin#c9603f crow#3a3350 raven#2f2a44 pigeon#9aa1ad dove#f4f6fb hummingbird#3fc98a seagull#f4f6fb swan#ffffff flamingo#ff8fb0 stork#fff toucan#2b2138 phoenix#ff6a2e | pajaro pajaros ave vogel vogelchen oiseau oiseaux passaro uccello uccelli トリ 鳥 とり 鸟 새 птица ptak kus
duck farm: duckling goose#f4f6fb geese mallard | pato patos ente enten canard canards anatra アヒル 鸭子 오리 утка
chicken farm: hen rooster turkey#8a5a36 | gallina gallo pollo huhn huhner poule poulet galinha gallina ニワトリ 鶏 鸡 닭 курица
chick farm: | pollito kuken poussin pintinho pulcino ひよこ 병아리 цыпленок
owl bird: | buho lechuza eule eulen hibou chouette coruja gufo フクロウ 猫头鹰 부엉이 сова
penguin snow: penguins | pinguino pinguinos pinguin pinguine pingouin manchot pinguim pinguini ペンギン 企鹅 펭귄 пингвин
parrot bird: macaw cockatoo#f4f6fb | loro papagei perroquet papagaio pappagallo オウム 鹦鹉 앵무새 попугай
eagle bird: hawk falcon vulture griffin | aguila adler aigle aguia aquila ワシ 鷹 鹰 독수리 орел
bat spooky: bats | murcielago murcielagos fledermaus fledermause chauvesouris morcego pipistrello コウモリ 蝙蝠 박쥐 летучая
bee insect: queenbee bumblebee wasp hornet bees | abeja abejas biene bienen abeille abeilles abelha api ハチ 蜂 蜜蜂 벌 пчела пчелы
butterfly insect: moth#b5a58a butterflies | mariposa mariposas schmetterling papillon papillons borboleta farfalla チョウ 蝶 蝴蝶 나비 бабочка
ladybug insect: ladybird beetle#3f5f9a bug bugs cockroach#6b3f22 | mariquita marienkafer kafer coccinelle joaninha coccinella テントウムシ 瓢虫 жук
spider insect: tarantula scorpion#8a3a24 spiders | arana aranas spinne spinnen araignee aranha ragno クモ 蜘蛛 거미 паук
ant insect: queenant ants termite | hormiga hormigas ameise ameisen fourmi fourmis formiga formica アリ 蚂蚁 개미 муравей
snail garden: slug#c9a06a | caracol schnecke escargot lumaca カタツムリ 蜗牛 달팽이 улитка
worm garden: caterpillar earthworm centipede#c9682e | gusano wurm raupe chenille minhoca verme lagarta bruco ミミズ イモムシ 虫 червяк гусеница
frog garden: toad#8a9a4a froggy frogs tadpole | rana ranas sapo frosch frosche grenouille crapaud rospo カエル 蛙 青蛙 개구리 лягушка
turtle garden: tortoise turtles | tortuga schildkrote tortue tartaruga カメ 亀 乌龟 거북이 черепаха
snake reptile: serpent python cobra viper | serpiente culebra schlange schlangen serpent cobra serpente ヘビ 蛇 뱀 змея
crocodile reptile: alligator croc gator lizard gecko iguana chameleon | cocodrilo krokodil jacare coccodrillo ワニ 鳄鱼 악어 крокодил
dinosaur reptile: dino trex raptor triceratops stegosaurus brontosaurus dinos godzilla | dinosaurio dinosaurios dinosaurier dinosaure dinossauro dinosauro 恐竜 恐龙 공룡 динозавр
dragon magic: wyvern dragons hydra drake | dragones drache drachen dragao drago draghi ドラゴン 竜 龙 용 드래곤 дракон draak smok ejderha
fish sea: goldfish koi#ff7a3d clownfish fishes guppy tuna#6b8cae salmon#ff8f7a piranha#c0392b puffer#ffd23f | pez peces pescado fisch fische poisson poissons peixe peixes pesce pesci サカナ 魚 さかな 鱼 물고기 рыба рыбы vis ryba balik
shark sea: sharks megalodon orca#343a52 | tiburon tiburones hai haie requin requins tubarao squalo サメ 鮫 鲨鱼 상어 акула haai
whale sea: whales narwhal | ballena ballenas wal wale baleine baleia balena クジラ 鯨 鲸鱼 고래 кит
dolphin sea: dolphins | delfin delfines delphin dauphin golfinho delfino イルカ 海豚 돌고래 дельфин
octopus sea: squid kraken tentacle | pulpo krake oktopus pieuvre poulpe polvo polpo タコ 章鱼 문어 осьминог
jellyfish sea: | medusa qualle meduse クラゲ 水母 해파리 медуза
crab sea: lobster#d8322f shrimp#ff9d80 hermit crabs | cangrejo krabbe crabe caranguejo granchio カニ 蟹 螃蟹 게 краб
starfish sea: | ヒトデ
seahorse sea: | caballito seepferdchen hippocampe タツノオトシゴ
kid human: grandfather grandpa dad father uncle boy child man guy student skater schoolboy brother teen farmer jogger surfer athlete hiker explorer accountant plumber | nino chico junge kind garcon enfant menino ragazzo bambino 少年 男の子 男孩 소년 мальчик
girl human: grandmother granny aunt woman sister lady schoolgirl mom mother grandma nurse teacher ballerina | nina chica madchen fille menina ragazza 少女 女の子 女孩 소녀 девочка
knight fantasy: paladin crusader templar | caballero ritter chevalier cavaleiro cavaliere 騎士 骑士 기사 рыцарь ridder
ninja fantasy: assassin shinobi | ninjas ニンジャ 忍者 닌자 ниндзя
samurai fantasy: ronin shogun | サムライ 侍 武士 사무라이 самурай
wizard magic: mage sorcerer magician warlock merlin | mago hechicero zauberer magier sorcier magicien bruxo mago 魔法使い 巫师 마법사 волшебник маг
witch spooky: sorceress hag witches | bruja brujas hexe hexen sorciere bruxa strega 魔女 女巫 마녀 ведьма
pirate pirate: pirates buccaneer captain blackbeard | pirata piratas pirat piraten corsaire 海賊 海盗 해적 пират piraat
robot robot: android bot droid cyborg mech robots automaton | roboter robo robots ロボット 机器人 로봇 робот
astronaut space: cosmonaut spaceman astronauts | astronauta astronautas astronaute astronauten 宇宙飛行士 宇航员 우주인 космонавт
zombie spooky: zombies undead walker ghoul | zombis zombi ゾンビ 僵尸 좀비 зомби
mummy spooky: mummies pharaoh#e0c07a | momia mumie momie mumia ミイラ 木乃伊 мумия
ghost spooky: ghosts spirit phantom poltergeist spectre specter boo | fantasma fantasmas geist geister gespenst gespenster fantome fantomes お化け 幽霊 鬼 유령 귀신 призрак привидение spook duch
skeleton spooky: skeletons bones | esqueleto esqueletos skelett skelette squelette scheletro 骸骨 ガイコツ 骷髅 해골 скелет
skull spooky: skulls | calavera calaveras schadel totenkopf crane caveira teschio череп
vampire spooky: dracula vampires | vampiro vampiros vampir vampire 吸血鬼 ヴァンパイア 흡혈귀 вампир
alien space: aliens martian extraterrestrial invader invaders et | extraterrestre alienigena alienigenas ausserirdischer ausserirdische alieno alieni 宇宙人 エイリアン 外星人 외계인 инопланетянин инопланетян инопланетяне пришелец пришельцы пришельцев
monster spooky: monsters beast creature yeti#e6f0fa bigfoot#8a5a36 troll#7a8f5a ogre#7a9a4a goblin#6cae4a goblins orc#5f8a4a cyclops golem#8b93a7 gremlin#6cae4a slime#6cd04a blob#6cd04a demon#c0392b boss | monstruo monstruos ungeheuer monstre monstres monstro mostro mostri モンスター 怪物 怪獣 괴물 монстр чудовище
princess fantasy: queen | princesa prinzessin princesse principessa reina konigin reine regina rainha 姫 お姫様 公主 공주 принцесса
king fantasy: prince emperor | rey konig roi rei 王様 国王 왕 король
hero human: superhero superman batman superheroes vigilante | superheroe held superheld superheros heroi supereroe ヒーロー 超级英雄 영웅 герой супергерой
fairy magic: pixie fairies sprite nymph | hada hadas fee feen fees fada fata 妖精 仙女 요정 фея
cowboy western: sheriff cowgirl bandit outlaw gunslinger | vaquero カウボーイ 牛仔 카우보이 ковбой
chef kitchen: cook baker waiter | cocinero koch cuisinier cuoco cozinheiro シェフ 料理人 厨师 요리사 повар
santa snow: claus | papanoel weihnachtsmann perenoel サンタ 圣诞老人 산타
elf magic: elves hobbit leprechaun | elfo elfos elfe lutin duende エルフ 精灵 엘프 эльф
viking fantasy: barbarian warrior gladiator vikings | vikingo wikinger バイキング 维京 바이킹 викинг
devil spooky: imp satan devils | diablo teufel diable diavolo diabo 悪魔 恶魔 악마 дьявол черт
angel magic: angels cupid | angeles engel ange anjo angelo 天使 천사 ангел
clown circus: jester clowns juggler | payaso palhaco pagliaccio ピエロ 小丑 клоун
soldier army: commando trooper marine guard police policeman cop thief#4a4f63 robber#4a4f63 spy | soldado soldados soldat soldaten soldato 兵士 士兵 군인 солдат
mermaid sea: merman siren | sirena meerjungfrau sirene sereia 人魚 美人鱼 인어 русалка
snowman snow: | muneco schneemann bonhommedeneige 雪だるま 雪人 눈사람 снеговик
detective city: sherlock inspector | detektiv 探偵 侦探 탐정 детектив
gnome garden: dwarf dwarfs dwarves gnomes | gnomo zwerg nain ノーム гном
virus lab: germ germs bacteria virus microbe | virus viren ウイルス 病毒 바이러스 вирус
`;
