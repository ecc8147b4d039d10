/**
 * Nouns that the emoji names of these languages lack: German, Spanish, French, Portuguese, Italian, Russian, Japanese
 * and Chinese.
 */
export const gaps = `
swimmer | schwimmer schwimmern | nadador nadadores | nageur nageurs | nadador nadadores | nuotatore nuotatori | пловец пловцы пловцов | | 游泳者
castle | | | | | | замок замка замком замке замку замки | |
captain | kapitän kapitäns kapitäne | capitán capitanes | capitaine capitaines | capitão capitães | capitano capitani | капитан капитана капитаны | 船長 | 船长
passenger | passagier passagiere passagieren fahrgast fahrgäste fahrgästen | pasajero pasajeros pasajera pasajeras | passager passagers passagère | passageiro passageiros | passeggero passeggeri | пассажир пассажиры пассажиров пассажира | 乗客 | 乘客
carpenter | schreiner tischler zimmermann | carpintero carpinteros | charpentier menuisier | carpinteiro | falegname | плотник столяр плотника | 大工 | 木匠
nail | nagel nägel nägeln | clavo clavos | clou clous | prego pregos | chiodo chiodi | гвоздь гвозди гвоздей | 釘 | 钉子
street lamp | laterne laternen straßenlaterne straßenlaternen | farola farolas | réverbère réverbères lampadaire lampadaires | poste_de_luz lampião lampiões | lampione lampioni | фонарь фонари фонарей | 街灯 | 路灯
lightning | blitz blitze blitzen | rayo rayos | éclair éclairs | raio raios relâmpago | fulmine fulmini | молния молнии молний | 稲妻 雷 | 闪电
container | container containern | contenedor contenedores | conteneur conteneurs | contêiner contêineres | container | контейнер контейнеры контейнеров | コンテナ | 集装箱
sandcastle | sandburg sandburgen | castillo_de_arena castillos_de_arena | château_de_sable châteaux_de_sable | castelo_de_areia castelos_de_areia | castello_di_sabbia castelli_di_sabbia | песочный_замок | 砂の城 | 沙堡
monkey | | | | | | | 孫悟空 | 孙悟空 悟空 美猴王
surfer | surfer surferin surfern | surfista surfistas surfero | surfeur surfeurs surfeuse | surfista surfistas | surfista surfisti | сёрфер серфер сёрфингист | サーファー | 冲浪者
gladiator | gladiator gladiatoren | gladiador gladiadores | gladiateur gladiateurs | gladiador gladiadores | gladiatore gladiatori | гладиатор гладиаторы гладиаторов | 剣闘士 | 角斗士
ghost | | | | | | | おばけ お化け |
tower | | | tour tours | | | | |
dumpling | | | | | | пельмени пельменями пельменей вареники варениками | |
fireball | feuerball feuerbälle feuerbällen feuerkugel feuerkugeln | bola_de_fuego bolas_de_fuego | boule_de_feu boules_de_feu fireball | bola_de_fogo bolas_de_fogo | palla_di_fuoco palle_di_fuoco | огненный_шар огненные_шары огненными_шарами фаербол фаерболы фаерболами | 火の玉 ファイアボール | 火球
slime | schleim schleime schleimen schleimmonster | baba babas limo | | gosma gosmas | melma melme | слизь слизней слизни слизня слайм слаймы слаймов | スライム | 史莱姆
shark | hai haie haien | | | | | | |
thief | dieb diebe dieben | ladrón ladron ladrones | voleur voleurs | ladrão ladrao ladrões | ladro ladri | вор воры воров вора | 泥棒 | 小偷
orc | ork orks orken orc orcs | orco orcos | orc orcs | orc orcs | orco orchi | орк орки орков | オーク | 兽人
goblin | goblin goblins kobold kobolde kobolden | duende duendes goblins | gobelin gobelins | goblin goblins | goblin | гоблин гоблины гоблинов | ゴブリン | 哥布林
troll | troll trolle trollen | trol trols troles | troll trolls | troll trolls | troll | тролль тролли троллей | トロール | 巨魔
bomb | | | | | | мина мины мин минами | 地雷 | 地雷 水雷
fish | | peces pececitos | poissons | peixes peixinhos | pesci pesciolini | рыбка рыбки рыбок рыбку | |
honey | honig | miel | miel | mel | miele | мёд мед мёда меда | 蜂蜜 はちみつ | 蜂蜜
heart | | | cœur coeur cœurs coeurs | | | | | 爱心
bone | | | os | | | кости костей | |
boat | | | bateau bateaux | | | | |
king | | | | | re | | |
bee | | | | | ape api | | |
farmer | bauer landwirt | granjero | fermier | fazendeiro agricultor | contadino | фермер | 農夫 農家 | 农夫 农民
police officer | polizist | policía policia | policier | policial polícia | poliziotto | полицейский полицейские полиция | 警官 警察 | 警察
candy | bonbon bonbons süßigkeiten | | bonbon bonbons | doces | | | |
diamond | diamant diamanten | diamante diamantes | diamant diamants | diamante diamantes | diamante diamanti | алмаз алмазы алмазов | ダイヤ ダイヤモンド | 钻石
ant | | | | | | | 蟻 アリ |
carrot | | | | | | | にんじん 人参 |
ball | | | | | | | | 球
water | wasser | agua | eau | água agua | acqua | вода воду воды | |
balloon | luftballon luftballons | | | | | шарик шарики воздушный | |
excavator | bagger | excavadora | pelleteuse | escavadeira | escavatore | экскаватор | ショベルカー | 挖掘机
mail carrier | briefträger postbote | cartero | facteur | carteiro | postino | почтальон | 郵便屋 | 邮递员
waiter | kellner | camarero mesero | serveur | garçom | cameriere | официант | ウェイター | 服务员
doctor | arzt ärztin | médico doctor | médecin docteur | médico | medico dottore | врач доктор | 医者 | 医生
sock | socke socken | calcetín calcetines | chaussette chaussettes | meia meias | calzino calzini | носок носки | 靴下 | 袜子
letter | brief briefe | carta cartas | lettre lettres | carta cartas | lettera lettere | письмо письма | 手紙 | 信件
pumpkin | kürbis kürbisse | calabaza calabazas | citrouille citrouilles | abóbora abóboras | zucca zucche | тыква тыквы тыкву | かぼちゃ | 南瓜
snail | schnecke schnecken | caracol caracoles | escargot escargots | caracol | lumaca lumache | улитка улитки | カタツムリ | 蜗牛
worm | wurm würmer | gusano gusanos | ver vers | minhoca minhocas | verme vermi | червяк червь | ミミズ | 虫子
skeleton | skelett skelette | esqueleto esqueletos | squelette squelettes | esqueleto | scheletro scheletri | скелет скелеты | 骸骨 | 骷髅
submarine | u-boot uboot unterseeboot tauchboot | submarino submarinos | sous-marin sous-marins | submarino | sottomarino | подлодка субмарина | 潜水艦 | 潜水艇 潜艇
river | fluss | río rio ríos | rivière rivières fleuve | rio rios | fiume | река реку реки | 川 | 河 河流
shuriken | wurfstern | | | | | сюрикен | 手裏剣 | 手里剑 飞镖
squid | tintenfisch | calamar | calmar | lula | calamaro | кальмар | イカ | 鱿鱼
`;
