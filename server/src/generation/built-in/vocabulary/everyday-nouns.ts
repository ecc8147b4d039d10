/**
 * Nouns without an emoji, or whose emoji shows something else: people, tools, food and everyday things. German,
 * Spanish, French, Portuguese, Italian, Russian, Japanese and Chinese, like the gaps of `nouns-of-languages.ts`.
 */
export const everydayGaps = `
vacuum cleaner | staubsauger | aspiradora aspiradoras | aspirateur aspirateurs | aspirador aspiradores | aspirapolvere | пылесос пылесоса | 掃除機 | 吸尘器
emoji | emoji emojis | emoji emojis emoticono emoticonos | emoji emojis émoji émojis | emoji emojis | emoji | эмодзи смайлик смайлики смайликов | 絵文字 | 表情符号 表情
animal | tier | | | | | | |
lamp | lampe lampen glühbirne glühbirnen straßenlampe straßenlampen | lámpara lámparas farola farolas | lampe lampes lampadaire lampadaires | lâmpada lâmpadas luminária luminárias | lampada lampade lampadina lampadine lampione lampioni | лампа лампы лампу лампочка лампочки лампочек | ランプ 電灯 | 灯泡 路灯
customer | kunde kunden gast gäste | cliente clientes | client clients | cliente clientes | cliente clienti | клиент клиенты клиентов | 客 お客 | 顾客 客人
cook | pizzabäcker | pizzero | pizzaïolo | pizzaiolo | pizzaiolo | | |
nut and bolt | schraubenmutter schraubenmuttern schrauben | tuerca tuercas tornillo tornillos | écrou écrous boulon boulons | porca_de_parafuso parafuso parafusos | bullone bulloni | гайка гайки гайку гаек болт болты | ナット ボルト | 螺母 螺丝
coal | kohle kohlen steinkohle | carbón carbon | charbon charbons | carvão | carbone | уголь угля | 石炭 | 煤 煤炭
sunglasses | sonnenbrille sonnenbrillen | gafas_de_sol lentes_de_sol anteojos_de_sol | lunettes_de_soleil | óculos_de_sol | occhiali_da_sole | солнечных_очках солнечными_очками тёмных_очках темных_очках солнечные_очки | サングラス | 墨镜 太阳镜
tongue | zunge zungen | lengua lenguas | langue langues | língua | lingua lingue | язык языком | 舌 | 舌头
armadillo | gürteltier gürteltiere | armadillo armadillos | tatou tatous | tatu tatus | armadillo armadilli | броненосец | アルマジロ | 犰狳
fly | fliege fliegen | mosca moscas | mouche mouches | mosca moscas | mosca mosche | муха мухи мух муху | ハエ | 苍蝇
crossbow | armbrust armbrüste | ballesta ballestas | arbalète arbalètes | besta bestas | balestra balestre | арбалет | クロスボウ | 弩
nectar | nektar | néctar | nectar | néctar | nettare | нектар | 花蜜 | 花蜜
bull | stier stiere stieren | toro toros | taureau taureaux | touro touros | toro tori | бык быки быков быка | 雄牛 闘牛 | 公牛
bullfighter | torero toreros | torero torera toreros | torero toréador | toureiro | torero | тореадор | 闘牛士 | 斗牛士
crow | krähe krähen rabe raben | cuervo cuervos | corbeau corbeaux | corvo corvos | corvo corvi cornacchia | ворона вороны ворон вороной | カラス | 乌鸦
sparrow | spatz spatzen sperling sperlinge | gorrión gorriones | moineau moineaux | pardal pardais | passero passeri passerotto | воробей воробья воробьи | スズメ | 麻雀
seagull | möwe möwen | gaviota gaviotas | mouette mouettes | gaivota gaivotas | gabbiano gabbiani | чайка чайки чаек | カモメ | 海鸥
mole | maulwurf maulwürfe maulwürfen | topo topos | taupe taupes | toupeira toupeiras | talpa talpe | крот кроты кротов | モグラ もぐら | 鼹鼠 地鼠
wasp | wespe wespen | avispa avispas | guêpe guêpes | vespa vespas | vespa vespe | оса осы ос | スズメバチ | 黄蜂
donkey | esel | burro burros | âne ânes | burro burros | asino asini | осёл осел ослы осла | ロバ | 驴
dancer | tänzerin tänzer | bailarina bailarín bailarin | danseuse danseur | bailarina bailarino | ballerina ballerino | балерина танцор танцовщица | ダンサー | 舞者
baker | bäcker | panadero panadera | boulanger boulangère | padeiro padeira | fornaio panettiere | пекарь | パン屋 | 面包师
painter | maler malerin | pintor pintora | peintre | pintor pintora | pittore pittrice | художник маляр | 画家 | 画家
gardener | gärtner gärtnerin | jardinero jardinera | jardinier jardinière | jardineiro | giardiniere | садовник | 庭師 | 园丁
robber | räuber bandit | bandido bandidos | bandit bandits | bandido bandidos | bandito banditi | разбойник разбойники бандит бандиты | 山賊 | 强盗
grandma | oma großmutter | abuela abuelita | grand-mère mamie mémé | vovó avó | nonna | бабушка бабушку бабушки | おばあさん おばあちゃん | 奶奶 外婆
grandpa | opa großvater | abuelo abuelito | grand-père papi pépé | vovô avô | nonno | дедушка дед деда | おじいさん おじいちゃん | 爷爷 外公
baby | baby babys | bebé bebe bebés | bébé bébés | bebê bebe bebês | neonato bimbo | малыш малыша младенец | 赤ちゃん | 婴儿 宝宝
diver | taucher taucherin | buzo buceador | plongeur plongeuse | mergulhador | subacqueo sommozzatore | водолаз дайвер | ダイバー | 潜水员
nurse | krankenschwester | enfermera enfermero | infirmière infirmier | enfermeira | infermiera | медсестра | 看護師 | 护士
dentist | zahnarzt zahnärztin | dentista | dentiste | dentista | dentista | стоматолог | 歯医者 | 牙医
wrestler | ringer wrestler | luchador luchadores | catcheur lutteur | lutador lutadores | lottatore | борец борцы | 力士 レスラー 相撲 | 摔跤手
teacher | lehrer lehrerin | profesor profesora | maîtresse prof | professor professora | insegnante maestra | учитель | 先生 | 老师
giant | riese riesen | | | | | великан великаны | 巨人 | 巨人
dwarf | zwerg zwerge zwergen | enano enanos | nain nains | anão anões | nano nani | гном гномы гномов | 小人 ドワーフ | 矮人
cowboy | cowboy cowboys | vaquero vaqueros | cowboy | vaqueiro vaqueiros | cowboy | ковбой | カウボーイ | 牛仔
queen | königin | reina | reine | rainha | regina | королева королеву | 女王 | 女王
cannon | kanone kanonen | cañón cañones | canon canons | canhão canhões | cannone cannoni | пушка пушки пушку | 大砲 | 大炮
arrow | pfeil pfeile pfeilen | flecha flechas | flèche flèches | flecha flechas | freccia frecce | стрела стрелы стрелами | 矢 | 箭
bow | bogen | | arc | | | луком | 弓 | 弓
nut | nuss nüsse nüssen | nuez nueces | noix noisette noisettes | noz nozes castanha | noce noci nocciola | орех орехи орехов орешки | 木の実 | 坚果
acorn | eichel eicheln | bellota bellotas | gland glands | bolota bolotas | ghianda ghiande | жёлудь желудь жёлуди желуди | どんぐり | 橡子
meat | fleisch | carne | viande | carne | carne | мясо | 肉 | 肉
milk | milch | leche | lait | leite | latte | молоко | 牛乳 ミルク | 牛奶
chocolate | schokolade schokoladen | chocolate chocolates | chocolat chocolats | chocolate chocolates | cioccolato cioccolata | шоколад шоколадки | チョコ チョコレート | 巧克力
soup | suppe suppen | sopa sopas | soupe soupes | sopa sopas | zuppa minestra | суп | スープ | 汤
noodle | nudel nudeln | fideo fideos | nouille nouilles pâtes | macarrão | pasta | лапша | ラーメン 麺 | 面条
french fries | pommes fritten | | frites | | patatine | | ポテト | 薯条
sausage | wurst würste | salchicha salchichas | saucisse saucisses | salsicha salsichas | salsiccia salsicce | колбаса сосиска сосиски | ソーセージ | 香肠
potato | kartoffel kartoffeln | papa papas patata patatas | patate patates | batata batatas | patata patate | картошка картошку картофель | じゃがいも | 土豆
pear | birne birnen | pera peras | poire poires | pera peras | pera pere | груша груши | 梨 | 梨
dumpling | knödel | empanada | ravioli | | raviolo ravioli | пельмень пельмени пельменей вареники | 餃子 たこ焼き | 饺子 包子
bottle | flasche flaschen | botella botellas | bouteille bouteilles | garrafa garrafas | bottiglia bottiglie | бутылка бутылки бутылок | ボトル 瓶 | 瓶子
glass | glas gläser | vaso vasos | verre verres | copo copos | bicchiere bicchieri | стакан стаканы | コップ | 杯子
plate | teller | plato platos | assiette assiettes | prato pratos | piatto piatti | тарелка тарелки тарелку тарелкой | 皿 お皿 | 盘子
knife | messer | cuchillo cuchillos | couteau couteaux | faca facas | coltello coltelli | нож ножи | ナイフ | 刀子
pot | topf töpfe | olla ollas | marmite casserole | panela panelas | pentola pentole | кастрюля | 鍋 | 锅
shoe | schuh schuhe schuhen | zapato zapatos | chaussure chaussures | sapato sapatos | scarpa scarpe | ботинок ботинки туфли | 靴 | 鞋 鞋子
hat | hut hüte | sombrero gorro | chapeau chapeaux | chapéu chapéus | cappello cappelli | шляпа шляпы | 帽子 | 帽子
bag | tasche taschen | bolsa bolsas | sac sacs | bolsa bolsas | borsa borse | сумка сумки | 袋 | 袋子
torch | fackel fackeln | antorcha antorchas | torche torches | tocha tochas | torcia torce | факел факелы | たいまつ | 火把
lava | lava | lava | lave | lava | lava | лава лавы лаву лаве | 溶岩 マグマ | 岩浆
trash | müll abfall | basura | poubelle déchets ordures | lixo | spazzatura rifiuti | мусор | ゴミ ごみ | 垃圾
doll | puppe puppen | muñeca muñecas | poupée poupées | boneca bonecas | bambola bambole | кукла куклы | 人形 | 娃娃
gem | edelstein edelsteine edelsteinen juwel juwelen | gema gemas joya joyas | gemme gemmes joyau joyaux | gema gemas joia joias | gemma gemme | самоцвет самоцветы | 宝石 | 宝石
treasure | schatz schätze schätzen | tesoro tesoros | trésor trésors | tesouro tesouros | tesoro tesori | сокровище сокровища сокровищ | お宝 財宝 | 宝藏 财宝
sword | schwert schwerter | espada espadas | épée épées | espada espadas | spada spade | меч мечи | 剣 | 剑
leaf | blatt blätter blättern | hoja hojas | feuille feuilles | folha folhas | foglia foglie | лист листья листьев листочек | 葉 葉っぱ | 叶子 树叶
pearl | perle perlen | perla perlas | perle perles | pérola pérolas | perla perle | жемчужина жемчужины жемчуг | 真珠 | 珍珠
cactus | kaktus kakteen | cactus | cactus | cacto cactos | cactus | кактус кактусы кактусов | サボテン | 仙人掌
ice | | hielo | | gelo | ghiaccio | лёд лед льду | 氷 | 冰
broom | besen | escoba | balai | vassoura | scopa | метла метле метлу | ほうき | 扫帚
tower | turm türme türmen | torre torres | tour | torre torres | torre torri | башня башни башню | 塔 | 塔
bridge | brücke brücken | puente puentes | pont ponts | ponte pontes | ponte ponti | мост мосты | 橋 | 桥
`;

/** Arabic, Turkish, Hindi, Indonesian, Polish and Vietnamese, like the lines of `nouns-of-languages.ts`. */
export const everydayLines = `
customer | | | | | klient klienci klientów klientami klienta klientom | 
soup | | | | | zupa zupy zupę zup | 
hole | | | | | dziura dziury dziur dziurę dziurami | 
machine | | | | | maszyna maszyny maszyn maszynę | 
block | | | | | klocki klocków klockami klocek klocka klockach | 
fence | | | | | płot płoty płotu płotów płotami ogrodzeni | 
castle | قلعة | kale | किला किले | kastil istana | zamek zamk | lâu_đài
kitchen | مطبخ | mutfak mutfağ | रसोई | dapur | kuchni | nhà_bếp
forest | غابة | orman | जंगल | hutan | lesie lasu las lasem | rừng
desert | صحراء | çöl | रेगिस्तान | gurun | pustyni | sa_mạc
city | مدينة | şehir şehr | शहर | kota | miast mieście | thành_phố
garden | حديقة | bahçe | बगीचा बगीचे बाग | kebun taman | ogród ogrod | khu_vườn
farm | مزرعة | çiftlik çiftliğ | खेत | peternakan pertanian | farma farmie farmy gospodarstw | nông_trại
school | مدرسة | okul | स्कूल | sekolah | szkoł szkole | trường_học
cave | كهف | mağara | गुफा | gua | jaskini | hang_động
toadstool | | | | | muchomor muchomory muchomorów muchomora | 
island | جزيرة | ada adada | द्वीप | pulau | wyspa wyspie wyspę | hòn_đảo
mountain | جبل | dağ | पहाड़ | gunung | góra góry górach górze | núi
river | نهر | nehir nehr | नदी | sungai | rzeka rzece rzekę rzeki | sông
lily pad | | nilüfer | | teratai | lilia lilii liliach | lá_sen
roof | سطح أسطح | çatı | छत | atap | dach dachu dachach | mái_nhà
branch | غصن أغصان | dal | डाल डाली शाखा | dahan ranting | gałąź gałęzi | cành_cây
lake | بحيرة | göl | झील | danau | jezioro jezior | hồ
pond | بركة | gölet | तालाब | kolam | staw stawie stawu | ao
bull | ثور ثيران | boğa | बैल सांड | banteng | byk byki byków | bò_tót
crow | غراب غربان | karga | कौआ कौए | gagak | wrona wrony wron kruk | quạ
sparrow | | serçe | गौरैया | burung_pipit | wróbel wróbl wróbelek | chim_sẻ
stork | لقلق | leylek | सारस | bangau | bocian bociany | cò
chimney | مدخنة مداخن | baca bacalar | चिमनी | cerobong | komin kominy kominów kominami | ống_khói
seagull | نورس نوارس | martı | समुद्री_चिड़िया | camar | mewa mewy mew | hải_âu
bat | خفاش خفافيش | yarasa | चमगादड़ | kelelawar | nietoperz | dơi
eagle | نسر نسور صقر | kartal | चील | elang | orzeł orła orły | đại_bàng
parrot | ببغاء | papağan | तोता तोते | burung_beo | papug | vẹt
kangaroo | كنغر كنغرو | kanguru | कंगारू | kanguru | kangur | chuột_túi
donkey | حمار حمير | eşek eşeğ | गधा गधे | keledai | osioł osła | lừa
rooster | ديك ديوك | horoz | मुर्गा | ayam_jantan | kogut | gà_trống
chick | كتكوت صوص | civciv | चूज़ा | anak_ayam | kurczątko kurczątk pisklę | gà_con
swan | بجعة بجع | kuğu | | angsa | łabędź łabędzi | thiên_nga
mosquito | بعوضة بعوض | sivrisinek sivrisineğ | मच्छर | nyamuk | komar | muỗi
wasp | دبور دبابير | eşek_arısı | ततैया | tawon | osa osy | ong_vò_vẽ
mole | خلد | köstebek köstebeğ | छछूंदर | tikus_tanah | kret krety kretów krecik kreci | chuột_chũi
camel | جمل | deve | ऊंट ऊँट | unta | wielbłąd | lạc_đà
boy | ولد أولاد | oğlan | लड़का लड़के | anak_laki-laki | chłopiec chłopca chłopak | cậu_bé
girl | بنت بنات فتاة | kız | लड़की लड़कियां | gadis | dziewczynka dziewczynk dziewczyna | cô_bé
kid | طفل أطفال | çocuk çocuğ | बच्चा बच्चे | anak_kecil | dziecko dzieck | đứa_trẻ
grandma | جدة | büyükanne nine | दादी नानी | nenek | babcia babci babcię | bà
grandpa | جد_عجوز | büyükbaba dede | दादा नाना | kakek | dziadek dziadk | ông_nội
prince | أمير أمراء | prens | राजकुमार | pangeran | książę księcia | hoàng_tử
queen | ملكة | kraliçe | रानी | ratu | królowa królow | nữ_hoàng
soldier | جندي جنود | asker | सैनिक सिपाही | tentara prajurit | żołnierz | lính
doctor | طبيب أطباء | doktor | डॉक्टर | dokter | lekarz doktor | bác_sĩ
teacher | معلم معلمة | öğretmen | शिक्षक | guru | nauczyciel | giáo_viên
baker | خباز | fırıncı | नानबाई | tukang_roti | piekarz | thợ_làm_bánh
cowboy | راعي_بقر | kovboy | काउबॉय | koboi | kowboj | cao_bồi
gnome | قزم أقزام | cüce | बौना बौने | kurcaci | krasnal krasnolud | người_lùn
giant | عملاق عمالقة | | दानव | raksasa | olbrzym | người_khổng_lồ
skeleton | هيكل_عظمي | iskelet | कंकाल | kerangka | szkielet kościotrup | bộ_xương
tractor | جرار | traktör | ट्रैक्टर | traktor | traktor | máy_kéo
bicycle | دراجة دراجات | bisiklet | साइकिल | sepeda | rower | xe_đạp
sword | سيف سيوف | kılıç kılıc | तलवार | pedang | miecz | kiếm
shield | درع دروع | kalkan | ढाल | perisai | tarcza tarcz | khiên
arrow | سهم سهام | | तीर | anak_panah | strzała strzał | mũi_tên
cannon | مدفع مدافع | top_arabası | तोप | meriam | armata armat | đại_bác
brick | طوب طوبة | tuğla | ईंट ईंटें | batu_bata | cegła cegł cegieł | gạch
leaf | ورقة_شجر أوراق_الشجر | yaprak yaprağ | पत्ता पत्ते | daun | liść liście liści | lá
nut | بندق جوز مكسرات | fındık fındığ ceviz | अखरोट | kacang | orzech orzesz | hạt_dẻ
acorn | بلوط | meşe_palamudu | बलूत | biji_ek | żołędz żołądź | quả_sồi
date | تمر | hurma | खजूर | kurma | daktyl | chà_là
grapes | عنب | üzüm | अंगूर | anggur | winogrono winogron | nho
lemon | ليمون | limon | नींबू | lemon | cytryn | chanh
watermelon | بطيخ | karpuz | तरबूज | semangka | arbuz | dưa_hấu
pineapple | أناناس | ananas | अनानास | nanas | ananas | dứa
potato | بطاطس بطاطا | patates | आलू | kentang | ziemniak | khoai_tây
tomato | طماطم | domates | टमाटर | tomat | pomidor | cà_chua
onion | بصل بصلة | soğan | प्याज | bawang | cebula cebul | 
meat | لحم لحوم | | मांस | daging | mięso mięsa | thịt
milk | حليب | süt | दूध | susu | mleko mleka | sữa
cookie | بسكويت | kurabiye | बिस्कुट | biskuit | ciastko ciastk herbatnik | bánh_quy
chocolate | شوكولاتة شوكولا | çikolata | चॉकलेट | cokelat | czekolada czekolad | sô_cô_la
samosa | سمبوسة | samsa | समोसा समोसे | samosa | samosa | samosa
tea | شاي | çay | चाय | teh | herbata herbat | trà
plate | صحن أطباق طبق | tabak tabağ | थाली प्लेट | piring | talerz | đĩa
cup | كوب أكواب | bardak bardağ | | cangkir | kubek kubk | cốc
bottle | زجاجة زجاجات | şişe | बोतल बोतलें | botol | butelka butelk | chai
spoon | ملعقة | kaşık kaşığ | चम्मच | sendok | łyżka łyżk | thìa
knife | سكين سكاكين | bıçak bıçağ | चाकू | pisau | nóż noże noży | dao
pot | | tencere | हांडी | panci | garnek garnk | nồi
hat | قبعة قبعات | şapka | टोपी | topi | kapelusz | mũ
shoe | حذاء أحذية | ayakkabı | जूता जूते | sepatu | buty butów | giày
sock | جورب جوارب | çorap çorab | मोज़ा मोज़े | kaus_kaki | skarpeta skarpet | 
ring | خاتم خواتم | yüzük yüzüğ | अंगूठी | cincin | pierścień pierścieni | nhẫn
crown | تاج تيجان | taç | मुकुट | mahkota | korona koron | vương_miện
gem | جوهرة | mücevher | रत्न | permata | klejnot | ngọc
pearl | لؤلؤة لؤلؤ | inci | मोती | mutiara | perła perły pereł | ngọc_trai
chest | صندوق | sandık sandığ | संदूक | peti | skrzynia skrzyni | rương
lamp | مصابيح | lamba | दीपक | lampu | lampa lamp lampy lampę lampk żarówk | đèn
lantern | مصباح فانوس | fener | लालटेन | lentera | latarnia latarni lampion | đèn_lồng
candle | شمعة شموع | | मोमबत्ती | lilin | świeca świece świecę świeczk | nến
water | ماء مياه | | पानी | air | woda wody wodę | nước
snowflake | ثلج | | बर्फ | salju | śnieg śnieżk śnieżynk | tuyết
lightning | برق صاعقة | şimşek şimşeğ yıldırım | बिजली | petir | błyskawica błyskawic piorun | sét
moon | قمر | | चाँद चांद | bulan | księżyc | mặt_trăng
sun | شمس | güneş | सूरज | matahari | słońce słońca słonko | mặt_trời
doll | دمية دمى | bebek_oyuncak | गुड़िया | boneka | lalka lalk | búp_bê
letter | رسالة رسائل | mektup mektub | चिट्ठी पत्र | surat | list listy listów | thư
trash | قمامة نفايات | çöp | कचरा | sampah | śmieci śmiec | rác
kite | طائرة_ورقية | uçurtma | पतंग पतंगें | layang-layang | latawiec latawc | diều
snowman | رجل_ثلج | kardan_adam | हिममानव | manusia_salju | bałwan | người_tuyết
`;
