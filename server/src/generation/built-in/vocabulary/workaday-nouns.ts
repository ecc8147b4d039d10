/**
 * Trades, tools, plants and small things that no emoji is called after: German, Spanish, French, Portuguese, Italian,
 * Russian, Japanese and Chinese, as the gaps of `nouns-of-languages.ts`.
 */
export const workadayGaps = `
woodpecker | specht spechte buntspecht | pájaro_carpintero | pivert | pica-pau | picchio | дятел | キツツキ | 啄木鸟
hive | bienenstock bienenstöcke bienenkorb | colmena colmenas | ruche ruches | colmeia colmeias | alveare alveari | улей ульи | 蜂の巣 | 蜂巢
toadstool | fliegenpilz fliegenpilze fliegenpilzen giftpilz giftpilze giftpilzen | | amanite amanites | | | мухомор мухоморы мухоморов мухомора | |
wasp | wespe wespen | avispa avispas | guêpe guêpes | vespa vespas | vespa vespe | оса осы ос | スズメバチ | 黄蜂
hornet | hornisse hornissen | avispón avispones | frelon frelons | | calabrone calabroni | шершень шершни | |
beetle | käfer käfern | escarabajo escarabajos | scarabée scarabées | besouro besouros | coleottero coleotteri | жук жуки жуков | カブトムシ | 甲虫
fly | stubenfliege | mosca moscas | | mosca moscas | mosca mosche | муха мухи мух | ハエ | 苍蝇
lawn mower | rasenmäher rasenmähern aufsitzmäher rasentraktor | cortacésped cortacéspedes podadora | tondeuse tondeuses | cortador_de_grama | tagliaerba tosaerba | газонокосилка газонокосилке газонокосилку | 芝刈り機 | 割草机
drink | getränk getränke getränken | bebida bebidas | boisson boissons | bebida bebidas | bevanda bevande bibita bibite | напиток напитки | 飲み物 | 饮料
dish | teller geschirr | plato platos | assiette assiettes vaisselle | prato pratos louça | piatto piatti stoviglie | тарелка тарелки посуда | 皿 | 盘子
barber | friseur friseure frisör | peluquero barbero | barbier coiffeur coiffeuse | barbeiro cabeleireiro | barbiere parrucchiere | парикмахер парикмахера | 理髪師 | 理发师
hair | haare haar haaren | pelo cabello cabellos | cheveux | cabelo cabelos | capelli | волосы волос | 髪 | 头发
grass | rasen | césped pasto | pelouse gazon | grama relva | erba | газон газона | 芝生 | 草坪
student | student studenten schüler schülern | estudiante estudiantes | étudiant étudiants | estudante estudantes | studente studenti | студент студенты студентов | 学生 | 学生
javelin | speer speere speerwurf | jabalina jabalinas | javelot javelots | dardo_de_lançamento | giavellotto giavellotti | копьё копья | やり投げ | 标枪
horseshoe | hufeisen | herradura herraduras | fer_à_cheval fers_à_cheval | ferradura ferraduras | ferro_di_cavallo ferri_di_cavallo | подкова подковы | 蹄鉄 | 马蹄铁
raft | floß flöße | balsa balsas | radeau radeaux | jangada jangadas | zattera zattere | плот плоту плоте | いかだ | 木筏
beer can | bierdose bierdosen | lata_de_cerveza latas_de_cerveza | canette canettes | lata_de_cerveja latas_de_cerveja | lattina_di_birra | банка_пива банки_пива | ビール缶 | 啤酒罐
flip flop | flipflop flipflops badelatsche badelatschen pantoffel pantoffeln | chancla chanclas chancleta chancletas | tong tongs | chinelo chinelos | infradito ciabatta ciabatte | тапок тапки тапками шлёпанцы | サンダル | 拖鞋
chimney | schornstein schornsteine schornsteinen kamin kamine | chimenea chimeneas | cheminée cheminées | chaminé chaminés | camino camini | труба трубы | 煙突 | 烟囱
hazelnut | haselnuss haselnüsse haselnüssen | avellana avellanas | noisette noisettes | avelã avelãs | nocciola nocciole | орех орехи орехов | | 榛子
nut | nuss nüsse nüssen walnuss walnüsse | nuez nueces | noix | noz nozes | noce noci | | くるみ | 坚果
road sign | verkehrszeichen verkehrsschild verkehrsschilder verkehrsschildern straßenschilder | señal_de_tráfico señales_de_tráfico | panneau_routier panneaux_routiers panneaux_de_signalisation | placa_de_trânsito placas_de_trânsito | cartello_stradale cartelli_stradali segnali_stradali | дорожный_знак дорожные_знаки дорожными_знаками | 道路標識 | 交通标志
chimney sweep | schornsteinfeger schornsteinfegerin kaminkehrer | deshollinador | ramoneur | limpador_de_chaminés | spazzacamino | трубочист | 煙突掃除人 | 扫烟囱的人
footballer | fußballspieler fußballer fußballspielerin kicker | futbolista futbolistas jugador_de_fútbol | footballeur footballeuse joueur_de_foot joueur_de_football | futebolista jogador_de_futebol | calciatore calciatrice | футболист футболиста | サッカー選手 | 足球运动员
athlete | rugbyspieler tennisspieler handballspieler basketballspieler volleyballspieler hockeyspieler eishockeyspieler sportler sportlerin | atleta jugador_de_rugby jugador_de_tenis jugador_de_baloncesto | athlète joueur_de_rugby joueur_de_tennis rugbyman | atleta jogador_de_rugby | atleta giocatore_di_rugby rugbista tennista | спортсмен регбист теннисист | 選手 | 运动员
dancer | tänzer tänzerin | bailarín bailarina | danseur danseuse | dançarino dançarina | ballerino ballerina danzatore | танцор танцовщица балерина | ダンサー | 舞者
plumber | klempner installateur | fontanero plomero | plombier | encanador | idraulico | сантехник | 配管工 | 水管工
gardener | gärtner gärtnerin | jardinero jardinera | jardinier jardinière | jardineiro | giardiniere | садовник | 庭師 | 园丁
painter | maler malerin | pintor pintora | peintre | pintor | pittore | художник | 画家 | 画家
hairdresser | friseur friseurin | peluquero peluquera | coiffeur coiffeuse | cabeleireiro | parrucchiere | парикмахер | 美容師 | 理发师
diver | taucher taucherin | buzo buza | plongeur plongeuse | mergulhador | subacqueo | водолаз | ダイバー | 潜水员
miner | bergmann bergarbeiter | minero | mineur | mineiro | minatore | шахтёр шахтер | | 矿工
fisherman | fischer angler | pescador pescadores | pêcheur pêcheurs | pescador | pescatore pescatori | рыбак рыбаки | 漁師 | 渔夫
hunter | jäger | cazador cazadores | chasseur chasseurs | caçador caçadores | cacciatore cacciatori | охотник охотники охотников охотника | 猟師 | 猎人
shepherd | hirte schäfer | pastor | berger | | pastore | пастух | 羊飼い | 牧羊人
cleaner | putzfrau putzmann | limpiador limpiadora | | faxineiro faxineira | | уборщица уборщик | |
lumberjack | holzfäller | leñador | bûcheron | lenhador | boscaiolo | лесоруб дровосек | 木こり | 伐木工
scarecrow | vogelscheuche | espantapájaros | épouvantail | espantalho | spaventapasseri | пугало | かかし | 稻草人
village | dorf dorfe dörfer dörfern | | | aldeia | villaggio villaggi | деревня деревни деревне деревню деревнях | 村 | 村庄
lighthouse | leuchtturm leuchttürme | faro faros | phare phares | farol faróis | | маяк маяки | 灯台 | 灯塔
lighthouse keeper | leuchtturmwärter | farero | | faroleiro | | | |
machine | maschine maschinen | máquina máquinas | | máquina máquinas | macchinario macchinari | | 機械 | 机器
hole | loch löcher löchern schlagloch schlaglöcher schlaglöchern | hoyo hoyos agujero agujeros bache baches | trou trous nid-de-poule nids-de-poule | buraco buracos | buca buche | яма ямы ям | 穴 | 坑
block | bauklotz bauklötze bauklötzen bauklötzchen holzklötze klötze klötzchen blöcke blöcken | bloque bloques | bloc blocs | bloco blocos | blocco blocchi | кубик кубики кубиков | 積み木 | 积木
fence | zaun zäune zäunen | valla vallas cerca cercas | clôture clôtures barrière barrières | cerca cercas | recinto staccionata staccionate recinti | забор заборы | 柵 | 栅栏
branch | ast äste ästen zweig zweige | rama ramas | branche branches | galho galhos | ramo rami | ветка ветки ветви | 枝 | 树枝
seed | samen | semilla semillas | graine graines | semente sementes | seme semi | семена семечки | 種 | 种子
nest | nester | nido nidos | nid nids | ninho ninhos | nidi | гнездо гнёзда гнезда | | 鸟巢
feather | | pluma plumas | plume plumes | pena penas | piuma piume | перо перья перьев | 羽根 | 羽毛
net | netz | | filet | | | сачок сеть | 網 | 网
puddle | pfütze pfützen | charco charcos | flaque flaques | poça poças | pozzanghera pozzanghere | лужа лужи | 水たまり | 水坑
manager | vorgesetzter vorgesetzten | jefe jefa jefes gerente | patron patronne patrons | chefe gerente | | начальник начальника | 上司 | 老板
plant | topfpflanze topfpflanzen zimmerpflanzen | plantas | plantes | plantas | piante | растения растений | 植物 | 植物
chandelier | kronleuchter kronleuchtern | candelabro candelabros | lustre lustres | lustre lustres | lampadario lampadari | люстра люстры люстр | シャンデリア | 吊灯
cobweb | spinnennetz spinnennetze | telaraña telarañas | toile_d'araignée | teia teias | ragnatela ragnatele | паутина | |
spike | stachel stacheln | púa púas pinchos | piques | espinho espinhos | spine spuntoni | шипы шип | トゲ | 尖刺
ice block | eisblock eisblöcke eisblöcken eiswürfel eiswürfeln | bloque_de_hielo bloques_de_hielo | | bloco_de_gelo blocos_de_gelo | blocco_di_ghiaccio blocchi_di_ghiaccio | льдина льдины льдин | 氷のブロック | 冰块
crumb | krümel brösel | miga migas migaja migajas | miette miettes | migalha migalhas | briciola briciole | крошка крошки крошек | パンくず | 面包屑
pillow | kissen kopfkissen | almohada almohadas | oreiller oreillers | travesseiro | cuscino cuscini | подушка подушки | 枕 | 枕头
noodle | nudel nudeln | fideo fideos | nouille nouilles | macarrão | | лапша | | 面条
sausage | wurst würste würstchen bratwurst | salchicha salchichas | saucisse saucisses | salsicha salsichas | salsiccia salsicce | колбаса сосиска сосиски | ソーセージ | 香肠
pea | erbse erbsen | guisante guisantes | | ervilha ervilhas | pisello piselli | горох | | 豌豆
raspberry | himbeere himbeeren | frambuesa frambuesas | framboise framboises | framboesa framboesas | lampone lamponi | малина малину | ラズベリー | 树莓
berry | beere beeren | baya bayas | baie baies | | bacca bacche | ягода ягоды ягод | ベリー | 浆果
dwarf | zwerg zwerge zwergen | enano enanos | nain nains | anão anões | nano nani | гном гномы | 小人 | 矮人
snowball | schneeball schneebälle schneebällen | | | | | снежок снежки снежками | 雪玉 | 雪球
torch | fackel fackeln | antorcha antorchas | torche torches | tocha tochas | torcia torce | факел | 松明 | 火把
ladder | | escalera escaleras | échelle échelles | | scala scale | лестница | はしご | 梯子
dish | geschirr teller | plato platos | vaisselle assiette assiettes | louça prato pratos | piatto piatti | посуда | お皿 | 盘子
toad | kröte kröten | sapo sapos | crapaud crapauds | sapo sapos | rospo rospi | жаба жабы | ヒキガエル | 蟾蜍
garden | garten gärten | jardín jardines | jardin jardins | jardim jardins | giardino giardini | сад саду сада садах | 庭 | 花园
castle | schloss burg schlösser | castillo castillos | château châteaux | castelo castelos | castello castelli | замок замка замке | 城 | 城堡
kitchen | küche | cocina | cuisine | cozinha | cucina | кухня кухне кухню | 台所 キッチン | 厨房
island | insel inseln | isla islas | île îles | ilha ilhas | isola isole | остров острове острова | 島 | 岛
mountain | berg berge bergen | montaña montañas | montagne montagnes | montanha montanhas | montagna montagne | гора горе горы горах | 山 | 山
cave | höhle höhlen | cueva cuevas | grotte grottes | caverna cavernas | grotta grotte | пещера пещере пещеры | 洞窟 | 洞穴
school | schule | escuela colegio | école | escola | scuola | школа школе | 学校 | 学校
knight | ritter rittern | caballero caballeros | chevalier chevaliers | cavaleiro cavaleiros | cavaliere cavalieri | рыцарь рыцари рыцарей | 騎士 | 骑士
ball | | | | | | мяч мячи мячей мячики | |
oni | oni onis | oni onis | oni onis | oni onis | oni | они | 鬼 | 恶鬼
wheat | korn körner getreide weizen | grano granos trigo | grain grains blé | grão grãos trigo | grano | зерно зёрна зерна пшеница | 小麦 麦 | 谷物 小麦
cauldron | kessel hexenkessel | caldero calderos | chaudron chaudrons | caldeirão caldeirao | calderone | котёл | 大釜 大鍋 | 大锅
ogre | oger | ogro ogros | ogre ogres | ogro ogros | orco orchi | огр огры | オーガ | 食人魔
lily pad | seerose seerosen seerosenblatt seerosenblätter | nenúfar nenúfares | nénuphar nénuphars | nenúfar nenúfares vitória-régia | ninfea ninfee | кувшинка кувшинки кувшинкам кувшинках кувшинку | 睡蓮 蓮の葉 | 荷叶 睡莲
chest | schatzkiste schatzkisten schatztruhe schatztruhen truhe truhen | cofre cofres baúl baúles | coffre coffres | baú baús | forziere forzieri scrigno | сундук сундуки сундуков | 宝箱 | 宝箱
bamboo | bambus | bambú | bambou bambous | bambu | bambù | бамбук бамбука | 竹 | 竹子 竹
lake | see | lago lagos | lac lacs | lago lagos | lago laghi | озеро озера озере озером | 湖 | 湖 湖里
jungle | | | | | | | 竹林 | 竹林
pond | teich teiche teichen | estanque estanques | étang étangs mare | lagoa lagoas | stagno stagni | пруд пруду пруда | 池 | 池塘
stork | storch störche | cigüeña cigüeñas | cigogne cigognes | cegonha | cicogna cicogne | аист аисты | コウノトリ | 鹳
toucan | tukan tukane tukanen | tucán tucanes | toucan toucans | tucano tucanos | tucano tucani | тукан туканы тукана туканов | オオハシ | 巨嘴鸟 犀鸟
meerkat | erdmännchen | suricata suricatas | suricate suricates | suricata suricatas suricato | suricato suricati | сурикат сурикаты суриката сурикатов | ミーアキャット | 狐獴
anteater | ameisenbär ameisenbären | oso_hormiguero | tamanoir fourmilier | tamanduá tamanduás | formichiere formichieri | муравьед муравьеды муравьеда | アリクイ | 食蚁兽
weasel | wiesel wieseln marder mardern | comadreja comadrejas | belette belettes | doninha doninhas | donnola donnole | ласка ласки ласку ласок | イタチ | 黄鼠狼
ostrich | strauß strauße straußen | avestruz avestruces | autruche autruches | avestruz avestruzes | struzzo struzzi | страус страусы страуса страусов | ダチョウ | 鸵鸟
pelican | pelikan pelikane pelikanen | pelícano pelícanos | pélican pélicans | pelicano pelicanos | pellicano pellicani | пеликан пеликаны пеликана пеликанов | ペリカン | 鹈鹕
hummingbird | kolibri kolibris | | colibri colibris | | colibrì | колибри | ハチドリ | 蜂鸟
walrus | walross walrosse walrossen | morsa morsas | morse morses | morsa morsas | tricheco trichechi | морж моржи моржа моржей | セイウチ | 海象
lynx | luchs luchse luchsen | lince linces | lynx | lince linces | lince linci | рысь рыси рысей | オオヤマネコ | 猞猁
cheetah | gepard geparde geparden | guepardo guepardos | guépard guépards | guepardo guepardos | ghepardo ghepardi | гепард гепарды гепарда гепардов | チーター | 猎豹
sloth | | | paresseux | | | ленивец ленивцы ленивца ленивцев | |
armadillo | | | | | | броненосец броненосцы броненосца | |
platypus | schnabeltier schnabeltiere | ornitorrinco ornitorrincos | ornithorynque ornithorynques | ornitorrinco ornitorrincos | ornitorinco ornitorinchi | утконос утконосы утконоса | カモノハシ | 鸭嘴兽
chameleon | | camaleón camaleones | caméléon caméléons | camaleão camaleões | camaleonte camaleonti | хамелеон хамелеоны хамелеона | カメレオン | 变色龙
salamander | molch molche molchen | salamandra salamandras | salamandre salamandres | salamandra salamandras | salamandra salamandre | саламандра саламандры саламандру | サンショウウオ | 蝾螈
marmot | | marmota marmotas | marmotte marmottes | marmota marmotas | marmotta marmotte | сурок сурки сурка сурков | マーモット | 土拨鼠
guinea pig | meerschweinchen | cuy | cochon_d'inde | porquinho-da-índia | porcellino_d'india cavia | | モルモット | 豚鼠
seagull | | | | | | чайка чайки чайку чаек | |
parrot | | | | arara araras | | | |
`;
