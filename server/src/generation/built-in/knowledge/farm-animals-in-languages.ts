/** The farm animals in the order in which every language names them. */
export const farmAnimals = 'cow hen sheep pig rooster horse goat donkey dog cat bee duck goose turkey rabbit';

/** The right answer of each question, in the order of the questions of a language. */
export const farmAnimalAnswers = 'cow hen sheep pig rooster horse goat donkey dog cat bee duck sheep cow horse';

/** The names of the animals, then the questions. */
export const farmAnimalsInLanguages: Record<string, [names: string, questions: string]> = {
  de: [
    'Kuh|Huhn|Schaf|Schwein|Hahn|Pferd|Ziege|Esel|Hund|Katze|Biene|Ente|Gans|Truthahn|Kaninchen',
    'Wer gibt die meiste Milch?|Wer legt unsere Frühstückseier?|Wer gibt uns Wolle?|Wer wälzt sich gern im Schlamm?|Wer kräht am frühen Morgen?|Wer trägt Hufeisen und zieht die Kutsche?|Wer hat einen Bart und meckert?|Wer ruft I-aah?|Wer hütet die Herde und bellt?|Wer fängt Mäuse in der Scheune?|Wer macht Honig?|Wer schwimmt auf dem Teich und quakt?|Wessen Junges heißt Lamm?|Wessen Junges heißt Kalb?|Wessen Junges heißt Fohlen?',
  ],
  es: [
    'Vaca|Gallina|Oveja|Cerdo|Gallo|Caballo|Cabra|Burro|Perro|Gato|Abeja|Pato|Ganso|Pavo|Conejo',
    '¿Quién da más leche?|¿Quién pone los huevos del desayuno?|¿Quién nos da lana?|¿A quién le gusta revolcarse en el barro?|¿Quién canta al amanecer?|¿Quién lleva herraduras y tira del carro?|¿Quién tiene barba y trepa por las rocas?|¿Quién rebuzna?|¿Quién cuida el rebaño y ladra?|¿Quién caza ratones en el granero?|¿Quién hace miel?|¿Quién nada en el estanque y dice cuac?|¿De quién es cría el cordero?|¿De quién es cría el ternero?|¿De quién es cría el potro?',
  ],
  fr: [
    'Vache|Poule|Mouton|Cochon|Coq|Cheval|Chèvre|Âne|Chien|Chat|Abeille|Canard|Oie|Dinde|Lapin',
    'Qui donne le plus de lait ?|Qui pond les œufs du petit-déjeuner ?|Qui nous donne de la laine ?|Qui aime se rouler dans la boue ?|Qui chante au lever du soleil ?|Qui porte des fers et tire la charrette ?|Qui a une barbichette et grimpe partout ?|Qui fait hi-han ?|Qui garde le troupeau et aboie ?|Qui attrape les souris dans la grange ?|Qui fait du miel ?|Qui nage dans la mare et fait coin-coin ?|Qui est le parent de l’agneau ?|Qui est le parent du veau ?|Qui est le parent du poulain ?',
  ],
  it: [
    'Mucca|Gallina|Pecora|Maiale|Gallo|Cavallo|Capra|Asino|Cane|Gatto|Ape|Anatra|Oca|Tacchino|Coniglio',
    "Chi dà più latte?|Chi fa le uova della colazione?|Chi ci dà la lana?|A chi piace rotolarsi nel fango?|Chi canta all'alba?|Chi porta i ferri e tira il carro?|Chi ha la barbetta e si arrampica sulle rocce?|Chi raglia?|Chi bada al gregge e abbaia?|Chi prende i topi nel fienile?|Chi fa il miele?|Chi nuota nello stagno e fa qua qua?|Di chi è figlio l'agnello?|Di chi è figlio il vitello?|Di chi è figlio il puledro?",
  ],
  pt: [
    'Vaca|Galinha|Ovelha|Porco|Galo|Cavalo|Cabra|Burro|Cachorro|Gato|Abelha|Pato|Ganso|Peru|Coelho',
    'Quem dá mais leite?|Quem põe os ovos do café da manhã?|Quem nos dá lã?|Quem gosta de rolar na lama?|Quem canta ao amanhecer?|Quem usa ferraduras e puxa a carroça?|Quem tem barbicha e sobe nas pedras?|Quem zurra?|Quem cuida do rebanho e late?|Quem caça ratos no celeiro?|Quem faz mel?|Quem nada no lago e faz quá-quá?|De quem é filhote o cordeiro?|De quem é filhote o bezerro?|De quem é filhote o potro?',
  ],
  pl: [
    'Krowa|Kura|Owca|Świnia|Kogut|Koń|Koza|Osioł|Pies|Kot|Pszczoła|Kaczka|Gęś|Indyk|Królik',
    'Kto daje najwięcej mleka?|Kto znosi jajka na śniadanie?|Kto daje nam wełnę?|Kto lubi tarzać się w błocie?|Kto pieje o świcie?|Kto nosi podkowy i ciągnie wóz?|Kto ma brodę i meczy?|Kto ryczy i-ha?|Kto pilnuje stada i szczeka?|Kto łapie myszy w stodole?|Kto robi miód?|Kto pływa po stawie i kwacze?|Czyim młodym jest jagnię?|Czyim młodym jest cielę?|Czyim młodym jest źrebię?',
  ],
  ru: [
    'Корова|Курица|Овца|Свинья|Петух|Лошадь|Коза|Осёл|Собака|Кошка|Пчела|Утка|Гусь|Индюк|Кролик',
    'Кто даёт больше всего молока?|Кто несёт яйца к завтраку?|Кто даёт нам шерсть?|Кто любит валяться в грязи?|Кто кричит ку-ка-ре-ку?|Кто носит подковы и возит телегу?|У кого есть борода и рога?|Кто кричит иа-иа?|Кто стережёт стадо и лает?|Кто ловит мышей в сарае?|Кто делает мёд?|Кто плавает в пруду и крякает?|Чей детёныш ягнёнок?|Чей детёныш телёнок?|Чей детёныш жеребёнок?',
  ],
  tr: [
    'İnek|Tavuk|Koyun|Domuz|Horoz|At|Keçi|Eşek|Köpek|Kedi|Arı|Ördek|Kaz|Hindi|Tavşan',
    'En çok sütü kim verir?|Kahvaltılık yumurtayı kim yumurtlar?|Bize yün veren kim?|Çamurda yuvarlanmayı kim sever?|Sabah erkenden kim öter?|Nal takan ve araba çeken kim?|Kimin sakalı ve boynuzu var?|Kim anırır?|Sürüyü koruyan ve havlayan kim?|Ambarda fare yakalayan kim?|Kim bal yapar?|Gölette yüzen ve vak vak diyen kim?|Kuzu kimin yavrusu?|Buzağı kimin yavrusu?|Tay kimin yavrusu?',
  ],
  id: [
    'Sapi|Ayam betina|Domba|Babi|Ayam jantan|Kuda|Kambing|Keledai|Anjing|Kucing|Lebah|Bebek|Angsa|Kalkun|Kelinci',
    'Siapa yang memberi susu paling banyak?|Siapa yang bertelur untuk sarapan?|Siapa yang memberi kita wol?|Siapa yang suka berguling di lumpur?|Siapa yang berkokok di pagi hari?|Siapa yang memakai tapal dan menarik kereta?|Siapa yang berjanggut dan mengembik?|Siapa yang bertelinga panjang dan mengangkut beban?|Siapa yang menjaga ternak dan menggonggong?|Siapa yang menangkap tikus di lumbung?|Siapa yang membuat madu?|Siapa yang berenang di kolam dan berbunyi kwek?|Anak domba adalah anak siapa?|Pedet adalah anak siapa?|Siapa yang paling cepat berlari di peternakan?',
  ],
  ja: [
    'ウシ|メンドリ|ヒツジ|ブタ|オンドリ|ウマ|ヤギ|ロバ|イヌ|ネコ|ミツバチ|アヒル|ガチョウ|シチメンチョウ|ウサギ',
    '一番多くミルクを出すのは？|朝ごはんの卵を産むのは？|毛糸になる毛をくれるのは？|泥んこが大好きなのは？|朝コケコッコーと鳴くのは？|蹄鉄をつけて馬車を引くのは？|あごひげがあってメーと鳴くのは？|耳が長くて荷物を運ぶのは？|群れの番をしてワンと鳴くのは？|納屋でネズミを捕るのは？|はちみつを作るのは？|池で泳いでガーガー鳴くのは？|子羊の親は？|子牛の親は？|子馬の親は？',
  ],
  zh: [
    '奶牛|母鸡|绵羊|猪|公鸡|马|山羊|驴|狗|猫|蜜蜂|鸭子|鹅|火鸡|兔子',
    '谁产的奶最多？|谁下早餐吃的蛋？|谁给我们羊毛？|谁喜欢在泥里打滚？|谁在清晨打鸣？|谁钉着蹄铁拉马车？|谁有胡子又爱爬山？|谁耳朵长长的，会驮东西？|谁看守羊群，汪汪叫？|谁在谷仓里抓老鼠？|谁会酿蜜？|谁在池塘里游泳，嘎嘎叫？|羊羔是谁的宝宝？|小牛犊是谁的宝宝？|小马驹是谁的宝宝？',
  ],
  ko: [
    '젖소|암탉|양|돼지|수탉|말|염소|당나귀|개|고양이|꿀벌|오리|거위|칠면조|토끼',
    '우유를 가장 많이 주는 동물은?|아침에 먹는 달걀을 낳는 것은?|털실이 되는 털을 주는 동물은?|진흙에서 뒹굴기 좋아하는 동물은?|새벽에 꼬끼오 하고 우는 것은?|편자를 박고 마차를 끄는 동물은?|수염이 있고 바위를 잘 타는 동물은?|귀가 길고 짐을 나르는 동물은?|가축 떼를 지키며 멍멍 짖는 동물은?|헛간에서 쥐를 잡는 동물은?|꿀을 만드는 것은?|연못에서 헤엄치며 꽥꽥 우는 것은?|새끼 양의 부모는?|송아지의 부모는?|망아지의 부모는?',
  ],
};
