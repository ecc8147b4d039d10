/** The animals in the order in which every language names them. */
export const animals =
  'lion elephant giraffe penguin kangaroo camel bee spider whale bat owl snake frog cheetah tortoise cow hen octopus panda butterfly wolf horse';

/** The right answer of each question, in the order of the questions of a language. */
export const animalAnswers =
  'giraffe whale cheetah bee spider octopus elephant panda kangaroo lion camel penguin bat cow hen butterfly frog snake tortoise owl';

/** The names of the animals, then the questions. */
export const animalsInLanguages: Record<string, [names: string, questions: string]> = {
  de: [
    'Löwe|Elefant|Giraffe|Pinguin|Känguru|Kamel|Biene|Spinne|Wal|Fledermaus|Eule|Schlange|Frosch|Gepard|Schildkröte|Kuh|Huhn|Krake|Panda|Schmetterling|Wolf|Pferd',
    'Welches Tier ist das höchste?|Welches Tier ist das größte?|Welches Tier läuft am schnellsten?|Wer macht Honig?|Wer hat acht Beine?|Wer hat acht Arme?|Wer hat einen Rüssel?|Wer frisst fast nur Bambus?|Wer trägt sein Junges im Beutel?|Wer heißt König der Tiere?|Wer hat einen Höcker?|Welcher Vogel fliegt nicht, aber taucht?|Welches Säugetier kann fliegen?|Wer gibt uns Milch?|Wer legt unsere Frühstückseier?|Wer war einmal eine Raupe?|Wer war einmal eine Kaulquappe?|Wer kriecht ohne Beine?|Wer trägt einen Panzer?|Welcher Vogel jagt nachts?',
  ],
  es: [
    'León|Elefante|Jirafa|Pingüino|Canguro|Camello|Abeja|Araña|Ballena|Murciélago|Búho|Serpiente|Rana|Guepardo|Tortuga|Vaca|Gallina|Pulpo|Panda|Mariposa|Lobo|Caballo',
    '¿Cuál es el animal más alto?|¿Cuál es el animal más grande?|¿Quién corre más rápido?|¿Quién hace miel?|¿Quién tiene ocho patas?|¿Quién tiene ocho brazos?|¿Quién tiene trompa?|¿Quién come casi solo bambú?|¿Quién lleva a su cría en una bolsa?|¿Quién es el rey de los animales?|¿Quién tiene joroba?|¿Qué ave no vuela, pero bucea?|¿Qué mamífero puede volar?|¿Quién nos da leche?|¿Quién pone los huevos del desayuno?|¿Quién fue antes una oruga?|¿Quién fue antes un renacuajo?|¿Quién se arrastra sin patas?|¿Quién lleva un caparazón?|¿Qué ave caza de noche?',
  ],
  fr: [
    'Lion|Éléphant|Girafe|Manchot|Kangourou|Chameau|Abeille|Araignée|Baleine|Chauve-souris|Hibou|Serpent|Grenouille|Guépard|Tortue|Vache|Poule|Pieuvre|Panda|Papillon|Loup|Cheval',
    'Quel animal est le plus haut ?|Quel animal est le plus gros ?|Qui court le plus vite ?|Qui fait du miel ?|Qui a huit pattes ?|Qui a huit bras ?|Qui a une trompe ?|Qui mange presque seulement du bambou ?|Qui porte son petit dans une poche ?|Qui est le roi des animaux ?|Qui a une bosse ?|Quel oiseau ne vole pas mais plonge ?|Quel mammifère peut voler ?|Qui nous donne du lait ?|Qui pond les œufs du petit-déjeuner ?|Qui était une chenille ?|Qui était un têtard ?|Qui rampe sans pattes ?|Qui porte une carapace ?|Quel oiseau chasse la nuit ?',
  ],
  it: [
    'Leone|Elefante|Giraffa|Pinguino|Canguro|Cammello|Ape|Ragno|Balena|Pipistrello|Gufo|Serpente|Rana|Ghepardo|Tartaruga|Mucca|Gallina|Polpo|Panda|Farfalla|Lupo|Cavallo',
    "Qual è l'animale più alto?|Qual è l'animale più grande?|Chi corre più veloce?|Chi fa il miele?|Chi ha otto zampe?|Chi ha otto braccia?|Chi ha la proboscide?|Chi mangia quasi solo bambù?|Chi porta il piccolo nel marsupio?|Chi è il re degli animali?|Chi ha la gobba?|Quale uccello non vola ma si tuffa?|Quale mammifero sa volare?|Chi ci dà il latte?|Chi fa le uova della colazione?|Chi era un bruco?|Chi era un girino?|Chi striscia senza zampe?|Chi porta un guscio?|Quale uccello caccia di notte?",
  ],
  pt: [
    'Leão|Elefante|Girafa|Pinguim|Canguru|Camelo|Abelha|Aranha|Baleia|Morcego|Coruja|Cobra|Sapo|Guepardo|Tartaruga|Vaca|Galinha|Polvo|Panda|Borboleta|Lobo|Cavalo',
    'Qual é o animal mais alto?|Qual é o maior animal?|Quem corre mais rápido?|Quem faz mel?|Quem tem oito patas?|Quem tem oito braços?|Quem tem tromba?|Quem come quase só bambu?|Quem leva o filhote numa bolsa?|Quem é o rei dos animais?|Quem tem corcova?|Que ave não voa, mas mergulha?|Que mamífero consegue voar?|Quem nos dá leite?|Quem põe os ovos do café da manhã?|Quem já foi lagarta?|Quem já foi girino?|Quem rasteja sem patas?|Quem carrega um casco?|Que ave caça à noite?',
  ],
  pl: [
    'Lew|Słoń|Żyrafa|Pingwin|Kangur|Wielbłąd|Pszczoła|Pająk|Wieloryb|Nietoperz|Sowa|Wąż|Żaba|Gepard|Żółw|Krowa|Kura|Ośmiornica|Panda|Motyl|Wilk|Koń',
    'Które zwierzę jest najwyższe?|Które zwierzę jest największe?|Kto biega najszybciej?|Kto robi miód?|Kto ma osiem nóg?|Kto ma osiem ramion?|Kto ma trąbę?|Kto je prawie tylko bambus?|Kto nosi młode w torbie?|Kto jest królem zwierząt?|Kto ma garb?|Który ptak nie lata, ale nurkuje?|Który ssak umie latać?|Kto daje nam mleko?|Kto znosi jajka na śniadanie?|Kto był kiedyś gąsienicą?|Kto był kiedyś kijanką?|Kto pełza bez nóg?|Kto nosi skorupę?|Który ptak poluje nocą?',
  ],
  ru: [
    'Лев|Слон|Жираф|Пингвин|Кенгуру|Верблюд|Пчела|Паук|Кит|Летучая мышь|Сова|Змея|Лягушка|Гепард|Черепаха|Корова|Курица|Осьминог|Панда|Бабочка|Волк|Лошадь',
    'Какое животное самое высокое?|Какое животное самое большое?|Кто бегает быстрее всех?|Кто делает мёд?|У кого восемь ног?|У кого восемь щупалец?|У кого есть хобот?|Кто ест почти один бамбук?|Кто носит детёныша в сумке?|Кто царь зверей?|У кого есть горб?|Какая птица не летает, но ныряет?|Какой зверь умеет летать?|Кто даёт нам молоко?|Кто несёт яйца к завтраку?|Кто раньше был гусеницей?|Кто раньше был головастиком?|Кто ползает без ног?|Кто носит панцирь?|Какая птица охотится ночью?',
  ],
  tr: [
    'Aslan|Fil|Zürafa|Penguen|Kanguru|Deve|Arı|Örümcek|Balina|Yarasa|Baykuş|Yılan|Kurbağa|Çita|Kaplumbağa|İnek|Tavuk|Ahtapot|Panda|Kelebek|Kurt|At',
    'En uzun boylu hayvan hangisi?|En büyük hayvan hangisi?|En hızlı koşan hangisi?|Kim bal yapar?|Kimin sekiz bacağı var?|Kimin sekiz kolu var?|Kimin hortumu var?|Neredeyse yalnız bambu yiyen kim?|Yavrusunu kesesinde taşıyan kim?|Hayvanların kralı kim?|Kimin hörgücü var?|Uçamayan ama dalan kuş hangisi?|Uçabilen memeli hangisi?|Bize süt veren kim?|Kahvaltılık yumurtayı kim yumurtlar?|Eskiden tırtıl olan kim?|Eskiden iribaş olan kim?|Bacaksız sürünen kim?|Kabuk taşıyan kim?|Gece avlanan kuş hangisi?',
  ],
  id: [
    'Singa|Gajah|Jerapah|Penguin|Kanguru|Unta|Lebah|Laba-laba|Paus|Kelelawar|Burung hantu|Ular|Katak|Citah|Kura-kura|Sapi|Ayam|Gurita|Panda|Kupu-kupu|Serigala|Kuda',
    'Hewan mana yang paling tinggi?|Hewan mana yang paling besar?|Siapa pelari tercepat?|Siapa yang membuat madu?|Siapa yang berkaki delapan?|Siapa yang berlengan delapan?|Siapa yang punya belalai?|Siapa yang makan bambu?|Siapa yang membawa anak di kantongnya?|Siapa raja hewan?|Siapa yang punya punuk?|Burung mana yang tidak terbang tetapi menyelam?|Mamalia mana yang bisa terbang?|Siapa yang memberi kita susu?|Siapa yang bertelur untuk sarapan?|Siapa yang dulunya ulat?|Siapa yang dulunya berudu?|Siapa yang melata tanpa kaki?|Siapa yang membawa tempurung?|Burung mana yang berburu di malam hari?',
  ],
  ja: [
    'ライオン|ゾウ|キリン|ペンギン|カンガルー|ラクダ|ミツバチ|クモ|クジラ|コウモリ|フクロウ|ヘビ|カエル|チーター|カメ|ウシ|ニワトリ|タコ|パンダ|チョウ|オオカミ|ウマ',
    '一番背が高い動物は？|一番大きい動物は？|一番速く走るのは？|はちみつを作るのは？|足が8本あるのは？|腕が8本あるのは？|長い鼻を持つのは？|竹ばかり食べるのは？|袋で子を育てるのは？|百獣の王は？|背中にこぶがあるのは？|飛べないけれど泳ぐ鳥は？|空を飛ぶほ乳類は？|牛乳を出すのは？|朝ごはんの卵を産むのは？|昔は毛虫やイモムシだったのは？|昔はオタマジャクシだったのは？|足がなくてはうのは？|こうらを背負うのは？|夜に狩りをする鳥は？',
  ],
  zh: [
    '狮子|大象|长颈鹿|企鹅|袋鼠|骆驼|蜜蜂|蜘蛛|鲸鱼|蝙蝠|猫头鹰|蛇|青蛙|猎豹|乌龟|奶牛|母鸡|章鱼|熊猫|蝴蝶|狼|马',
    '最高的动物是？|最大的动物是？|跑得最快的是？|谁会酿蜜？|谁有八条腿？|谁有八条腕足？|谁有长鼻子？|谁几乎只吃竹子？|谁把宝宝放在袋子里？|谁是百兽之王？|谁有驼峰？|哪种鸟不会飞但会潜水？|哪种哺乳动物会飞？|谁给我们牛奶？|谁下早餐吃的蛋？|谁以前是毛毛虫？|谁以前是蝌蚪？|谁没有腿，爬着走？|谁背着壳？|哪种鸟在夜里捕猎？',
  ],
  ko: [
    '사자|코끼리|기린|펭귄|캥거루|낙타|꿀벌|거미|고래|박쥐|부엉이|뱀|개구리|치타|거북|젖소|암탉|문어|판다|나비|늑대|말',
    '키가 가장 큰 동물은?|가장 큰 동물은?|가장 빨리 달리는 동물은?|꿀을 만드는 것은?|다리가 여덟 개인 것은?|팔이 여덟 개인 것은?|긴 코를 가진 동물은?|대나무를 주로 먹는 동물은?|주머니에 새끼를 넣는 동물은?|동물의 왕은?|등에 혹이 있는 동물은?|날지 못하지만 잠수하는 새는?|하늘을 나는 포유류는?|우유를 주는 동물은?|아침에 먹는 달걀을 낳는 것은?|애벌레였던 것은?|올챙이였던 것은?|다리 없이 기어 다니는 것은?|등딱지가 있는 동물은?|밤에 사냥하는 새는?',
  ],
};
