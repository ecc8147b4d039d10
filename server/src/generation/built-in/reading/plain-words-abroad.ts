import { plain } from '../vocabulary/vocabulary.ts';

/** Stems of everyday verbs and adjectives, with the endings that they take in their language; and words without any. */
type PlainWords = {
  verbs?: string;
  forms?: string;
  adjectives?: string;
  bent?: string;
  words: string;
  shapes?: string;
};

/**
 * Words that say how, when or that something is done, in the larger languages: none of them is a thing, a place or
 * somebody, so that a game misses nothing without them. `shapes` are endings that no noun has.
 */
const plainWords: Record<string, PlainWords> = {
  de: {
    verbs:
      'steig liegt? lieg steh sitz halt hält halt komm geh bleib lass nehm nimm bring trag trägt schieb zieh dreh rutsch roll saus düs ras eil bummel wander schleich krabbel kriech hüpf spring tauch schweb gleit fall fäll wachs verlier verlor gewinn gewonn schaff versuch probier lern üb zähl merk nenn rat errat wart find such zeig sag hör seh sieh schau lach wein schlaf träum wach weck stör brech brich stürz stoß stöß prall knall explodier brenn leucht blink glitzer funkel galoppier trab reit kullert? kuller kugel kipp wackel balancier schwing schnapp greif pack pflück leg stell setz häng bau kauf verkauf zahl bezahl kost lieb mag woll brauch gib geb antwort erreich entkomm weglauf überquer durchquer umkurv umkreis passier weich',
    forms: '(?:e|en|n|st|t|est|et|te|ten|end|ende[nmrs]?)?',
    adjectives:
      'schön alt neu jung klein groß lang kurz hoch hoh niedrig tief breit schmal dick dünn schwer leicht schnell langsam flink faul müde wach hungrig satt durstig lustig traurig böse brav frech mutig tapfer ängstlich schüchtern freundlich nett süß niedlich knuffig gemütlich ruhig still laut leise wild zahm dunkel dunkl hell bunt grell warm kalt heiß kühl nass trocken steil flach rund eckig spitz scharf glatt rutschig klebrig schmutzig sauber leer voll ganz halb gemein gierig schlau klug dumm clever einäugig einbeinig berühmt bekannt geheim versteckt verloren vergessen verschneit verregnet sonnig neblig windig stürmisch gruselig spannend lecker frisch reif saftig knusprig verrückt verschlafen betrunken grimmig zornig wütend mürrisch deutsch englisch französisch spanisch italienisch echt falsch richtig beste letzt erst zweit dritt nächst einzig fliegend fallend brennend schlafend springend rollend tanzend magisch zauberhaft mystisch magnetisch mittelschwer kinderleicht knifflig',
    bent: '(?:e|en|er|es|em|ste[nrs]?|ere[nrs]?)?',
    words:
      'anfänger anfängern fortgeschrittene unten oben vorne hinten links rechts innen außen drinnen draußen drauf drin dran daran darauf dabei danach davor zuerst zuletzt zurück heim heimwärts weg fort los hoch runter rauf raus rein rüber vorbei zusammen allein alleine miteinander gegeneinander nacheinander nochmal wieder niemals nie oft manchmal immer überall nirgends irgendwo bevor nachdem während solange sobald sonst aber denn doch noch schon nur auch sehr ganz ziemlich möglichst höchstens mindestens etwa fast kaum zweimal dreimal viermal fünfmal zehnmal bist seid sind war waren wird werden wurde hat habe haben hatte verloren gewonnen lieber gerne gern bitte mal eben extra jede jeder jedes jedem jeden alle alles mehrere viele wenige einige paar vorsicht achtung gegenseitig rückwärts vorwärts seitwärts kreuz quer',
  },
  es: {
    verbs:
      'choc romp pon pong hac hag dec dig sal sub baj lleg llev trae tra dej empuj tir suelt solt entr cruz pas gir vol nad salt corr camin anda mont conduc conduzc manej pilot repart encontr busc perd gan mat mor viv dorm duerm despert despiert molest llor rei ri cant bail jug jueg quer quier pued pod deb tien ten ven vien va us abr cierr cerr llen vaci cuent cont aprend practic adivin acert aciert fall explor avanz escal trep desliz enfr enfrí calient calent quem brill crec aument multiplic equilibr mantien manten aguant resist sobreviv intent logr consig alcanz super toc agarr cog mir ve escuch hui',
    forms:
      '(?:o|a|e|as|es|amos|emos|imos|an|en|ar|er|ir|ando|iendo|ado|ada|ados|adas|ido|ida|idos|idas|ía|ían|aba|aban|ió|ó|í|é|aré|ará|arán|erá|irá|iera|ieran|ara|aran|íe|íen)(?:se|lo|la|los|las|te|me|le|les|nos)?',
    adjectives:
      'much poc tant tod otr mism buen mal nuev viej joven grand pequeñ chic enorm gigant alt baj larg cort anch estrech gord flac rápid lent veloz veloc fuert débil tropical tímid trist alegr feliz feliz enojad furios enfadad valient cobard perezos dormid despiert hambrient sedient cansad gracios divertid lind bonit bell hermos fe mágic misterios oscur clar brillant peligros segur difícil fácil sencill impacient pacient tranquil salvaj loc list astut tont travies famos antigu modern mexican español argentin brasileñ colombian peruan francés frances italian japonés japones chin american andin tradicional típic delicios ric fresc calient frí helad mojad sec suci limpi llen vací rot perdid escondid ocult invisible volador saltarin primer segund tercer últim siguient únic mayor menor mejor peor borrach ebri redond cuadrad puntiagud resbaladiz congelad nevad',
    bent: '(?:o|a|os|as|e|es|ito|ita|itos|itas|ísimo|ísima)?',
    words:
      'primaria infantil preescolar gigante gigantes cabeza estilo antes después despues ahora luego siempre nunca jamás cada ningún ninguno ninguna nada nadie algo alguien arriba abajo adelante atrás detrás delante dentro fuera cerca lejos aquí allí ahí prisa mientras hasta desde hacia según entonces también además solo sólo sola casi más menos muy tan sea sean esté están estar estoy eres soy somos fue era hay cuando como donde quien cual cuál qué porque aunque pero sino vez veces rato ratito manera forma modo cosa cosas nombre nombres letras grandes ambiente fondo contra adversario lado lados centro medio punta línea',
    shapes: '(?:mente|ándose|iéndose|ándolo|ándolos|ándola|ándolas)$',
  },
  fr: {
    verbs:
      'écras attend mont descend saut vol survol nag cour march avanc recul tourn pass travers entr sort arriv arrivé part rest tomb pouss tir port apport ramen emmen rattrap pos dépos lanc jet lâch touch frapp cass romp bris perd gagn gagné réuss essay aid cherch trouv regard écout parl dor réveill pleur ri chant dans jou jouet aim veu voul peu pouv doi dev fai fais fass faiss faire mett met mang mordr mord piqu picor brûl brill grandi agrand grossi multipli compt appren devin révis explor grimp gliss roul condui pilot dirig maintien tien tenir survi résist attein dépass évit fil fonc empil empêch laiss commenc fini bat batt rendr rend reven revien ven vien',
    forms:
      '(?:e|es|ons|ez|ent|er|ir|re|s|t|ant|é|ée|és|ées|i|ie|is|it|ient|issent|issant|u|us|ue|ues|aient|ait|ons|ra|ront|oir|x)?',
    adjectives:
      'haut bas grand petit gros mince long longu court large étroit vieux vieil vieill jeune nouveau nouvel nouvell beau bel bell joli mignon mignonn gentil gentill méchant rusé malin maligne timide triste joyeux joyeus heureux heureus fâché furieux furieus courageux courageus paresseux paresseus endormi affamé gourmand pressé impatient patient fatigué perdu caché secret secrèt mystérieux mystérieus magique hanté sombre clair brillant lumineux lumineus coloré rapide lent vif vive fort faible dur difficil facil simple doux douc calme tranquille sauvage fou foll drôle rigolo rigolot amusant effrayant dangereux dangereus sûr premier premièr dernier dernièr second deuxième troisième prochain unique seul autre même tout tous meilleur pire vrai faux fauss bon bonn mauvais célèbr ancien ancienn moderne traditionnel traditionnell français anglais italien italienn espagnol mexicain japonais chinois américain glissant gelé enneigé mouillé sec sèch sale propre plein vide ivre saoul soûl rond carré pointu géant minuscule énorm volant tombant rebondissant',
    bent: '(?:e|s|es|x)?',
    words:
      'maternelle primaire géant géante géants géantes leur leurs bord haut bas dessus dessous dedans dehors devant derrière côté entre contre vers chez avant après pendant encore toujours jamais souvent parfois bientôt déjà maintenant ensuite puis enfin plutôt non oui très trop assez peu beaucoup moins plus aussi ainsi comme comment chaque aucun aucune rien personne quelque quelqu chose choses fois façon manière ambiance style fond thème but dont lequel laquelle quand lorsque parce afin sans avec sinon donc cela ceci celui celle ceux celles être était sont suis sera soit avoir ont avait arrivé milieu bout',
    shapes: '(?:ément|amment|emment|euse?ment|quement|lement)$',
  },
  pt: {
    verbs:
      'sub desc pul salt corr and caminh vo nad ca cai caí entr sai saí pass atravess cruz gir empurr pux lev trag traz carreg solt larg jog lanç quebr romp bat chut pis mord pic queim brilh cresc aument ganh perd venc tent consig consegu alcanç chega cheg volt fic est tem tenh ter faz faç quer pod dev us abr fech ench esvazi cont aprend adivinh acert err explor escal desliz dirig pilot conduz segur mantenh mantém equilibr aguent sobreviv dorm acord chor ri cant danç olh vej ouç escut mont prepar resfri esfri toc gost',
    forms:
      '(?:o|a|e|as|es|amos|emos|imos|am|em|ar|er|ir|ando|endo|indo|ado|ada|ados|adas|ido|ida|idos|idas|ou|eu|iu|ia|iam|ava|avam|ará|arão|erá|irá|asse|esse|i|u|á|ão|ões)?(?:-(?:se|lo|la|los|las|o|a|os|as))?',
    adjectives:
      'muit pouc tant tod outr mesm bom boa bons boas ruim ruins mau má novo nova velh jovem jovens grand pequen enorm gigant alt baix long curt larg estreit gord magr rápid lent veloz fort frac tropica tímid trist alegr feliz fel brav furios corajos preguiços sonolent acordad famint cansad engraçad divertid fof bonit lind feio feia mágic misterios escur clar brilhant perigos segur difícil difíce fácil fáce simpl impacient pacient tranquil calm relaxad selvagem louc espert bob travess famos antig modern brasileir portugues mexican italian frances japones american tradiciona típic delicios gostos fresc quent fri gelad molhad sec suj limp chei vazi quebrad perdid escondid ocult invisíve voador saltitant primeir segund terceir últim próxim únic maior menor melhor pior bêbad redond quadrad escorregadi congelad nevad carioc nordestin',
    bent: '(?:o|a|os|as|e|es|is|l|inho|inha|inhos|inhas|íssimo|íssima)?',
    words:
      'gigante gigantes manhã manha estilo antes depois agora sempre nunca jamais cada nenhum nenhuma nada ninguém algo alguém cima baixo frente trás atrás dentro fora perto longe aqui ali lá pressa enquanto até desde então também além só sozinho sozinha quase mais menos muito tão seja sejam estar está estão sou és somos foi era há quando como onde quem qual porque embora mas vez vezes jeito modo forma coisa coisas nome nomes letras fundo lado lados meio centro ponta nível tema possível minha meu',
    shapes: '(?:mente)$',
  },
  it: {
    verbs:
      'colp riport port sal scend salt corr cammin vol nuot cad entr esc escon pass attravers gir spin tir lanc lanci lasc lasci rompe romp spezz batt pest mord pung bruc brucia brill cresc aument vinc perd prov riesc riusc raggiung arriv torn rest sta stann ten tien tenet far fa fann fac facc vol vogl vuol può poss poter dev dov us apr chiud riemp svuot cont impar indovin sbagl esplor arramp scival guid pilot conduc mantien manten equilibr resist sopravviv dorm svegl piang rid cant ball guard ascolt mont prepar raffredd tocc dà dare dai prend prendil piac gioc metti mett schiv',
    forms:
      '(?:o|a|e|i|ia|ie|io|iamo|ate|ete|ite|ano|ono|are|ere|ire|ando|endo|ato|ata|ati|ate|uto|uta|uti|ute|ito|ita|iti|ite|isce|iscono|ava|avano|eva|iva|ò|é|erà|eranno|gono|go|ga|gano|li|le|lo|la)?(?:li|lo|la|le|ne|si|mi|ti|ci|vi)?',
    adjectives:
      'molt poc tant tutt altr stess buon bell brutt nuov vecch giovan grand piccol enorm gigant alt bass lung cort larg strett grass magr rapid lent veloc fort debol tropical timid trist allegr felic arrabbiat furios coraggios pigr addormentat svegl affamat stanc simpatic divertent carin magic misterios oscur scur chiar luminos brillant pericolos sicur difficil facil semplic impazient pazient tranquill calm selvatic selvagg pazz furb furbissim sciocc dispettos famos antic modern italian american messican giappones frances spagnol tedesc sicilian napoletan veneziian romagnol toscan tradizional tipic delizios fresc cald fredd gelat ghiacciat bagnat asciutt sporc pulit pien vuot rott pers nascost segret invisibil volant saltellant prim second terz ultim prossim unic maggior minor miglior peggior ubriac rotond quadrat scivolos innevat europe',
    bent: '(?:o|a|i|e|io|ia|hi|he|ino|ina|ini|ine|issimo|issima)?',
    words:
      'gigante giganti altre altri dentro fuori sempre luci luce prima dopo poi ora adesso mai spesso ogni nessun nessuno nessuna niente nulla qualcuno qualcosa sopra sotto davanti dietro vicino lontano qui qua lì là intorno insieme da solo sola solo soltanto quasi più meno molto troppo così anche ancora già mentre fino verso contro senza quando come dove chi quale perché però oppure volta volte modo maniera stile tema sfondo cosa cose nome nomi lettere lato lati centro mezzo punta livello possibile essere sia siano sono sei siamo era ero erano stato avere hanno fretta mio mia miei mie suoi suo sua tuo tua tutto tutta tutti tutte',
    shapes: '(?:mente)$',
  },
  pl: {
    verbs:
      'pilnuj przyjdzi przychodz przyjd id idź wchodz wejd wyjd wychodz jedź jedz jad jedzi lec leci lata biegn biega skacz pływa płyni wspina zjeżdża omija omij mija przechodz przejd przeskakuj podnos podnies przenos przenies pcha pchn ciągn rzuca łam psuj rozbij bije bij gryz parz pal świec błyszcz rośni rosn zwiększ wygra wygrywa przegr przegrywa próbuj uda udaj dotrz dotar wraca wróc zosta stoi stoj leży siedz trzyma trzymaj robi rób zrób chce chc może móc musi ma mieć daj dawa używa otwórz otwier zamkn napełni liczy licz ucz zgaduj zgadnij odgadn myl eksploruj kieruj prowadz steruj utrzym równoważ przetrwa przetrwaj śpi spać budz obudz płacz śmiej śpiewa tańcz patrz widz słucha montuj przygotowuj przygotuj lep gra graj baw lubi zdob zdąż dotyka klika stuka unika unikaj ucieka goni połącz układaj przesuwa',
    forms:
      '(?:e|ę|ą|a|i|y|ą|am|em|im|ym|asz|esz|isz|ysz|ają|eją|ują|uje|ie|cie|my|ć|ać|ić|yć|eć|ować|ął|ł|ła|ło|li|ły|ąc|ący|ąca|ące|ących|ącą|ącego|any|ana|ane|anych|anych|ony|ona|one|onych|j|jcie)?(?: się)?',
    adjectives: '',
    bent: '',
    words:
      'zanim potem teraz zawsze nigdy często czasem każdy każda każde każdego nikt nic coś ktoś góra górę dół dole dołu przód tył środku środek obok blisko daleko tutaj tam wokół razem sam sama samo tylko prawie bardziej mniej bardzo zbyt tak też także jeszcze już gdy kiedy jak skąd dokąd kto co który dlatego ale lecz albo lub oraz raz razy sposób styl stylu temat tło rzecz rzeczy nazwa nazwy litery strona strony klasy klasa klasie poziomu jestem jesteś jest są był była będzie mój moja moje twój twoja swojego swojej drugi druga drugiej pierwszy pierwsza dużo mało wiele kilka więcej',
    shapes: '(?:(?<=\\p{L}{3})(?:ych|ich|ego|iego|ymi|imi|owy|owe|ową|ową|yjny|yjna|yjne|czny|czna|czne|czną|czny|ński|ńska|ńskie|ski|skie|skim|ckim|cki|ckie|wany|wana|wane|waną|waną|wania|ować|ującym|ujący|ująca|ające|ący|ący|niej|iemu)|(?<=\\p{L}{4})(?:ym|im|nym))$',
  },
  ru: {
    verbs: 'леж лёж сто сид бег беж лет леп держ смотр вид слыш говор крич спеш лов кат вед вез нес ид ход ез еж сид раст тян брод плыв жив горит гор свет блест звен стуч бь пь шь вь ваш пад отда дел мож хо',
    forms: '(?:ит|ят|ат|ет|ёт|ут|ют|у|ю|ишь|ешь|им|ем|и|й|ал|ла|ли|л|чет|тят)',
    words:
      'вниз вверх вперёд вперед назад вправо влево внутри снаружи наверх наверху внизу сверху снизу вместо сквозь потом теперь сейчас всегда никогда часто иногда каждый каждая каждое никто ничего что-то кто-то где там тут здесь рядом близко далеко вместе один одна одно только почти более менее очень слишком так тоже также ещё еще уже когда как откуда куда кто что который поэтому но или либо раз раза способ стиль стиле тема фон предмет предметы вещь вещи имя имена название названия буквы буквам сторона стороны мягкий свет спина спине моя мой мои твой твоя его её их наш наша чтобы пока перед после между против через около больше меньше много мало найди собери поймай угадай отгадай назови помоги успей начни',
    shapes:
      '(?:(?<=\\p{L}{2})(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|ыми|ими|ых|их|ую|юю)|(?<=\\p{L}{2})(?:ать|ять|еть|ить|ает|яет|еет|ует|юет|ают|яют|еют|уют|ют|ишь|ешь|айте|яйте|ите|ался|алась|ются|ется|ится|утся|ятся))$',
  },
  uk: {
    words:
      'вниз вгору вперед назад всередині потім тепер завжди ніколи часто кожен ніхто там тут поруч разом один одна тільки майже дуже також ще вже коли як звідки хто що який тому але або раз стиль тема річ ім’я сторона щоб поки після між проти через більше менше багато мало',
    shapes: '(?<=\\p{L}{2})(?:ий|ій|ого|ому|ими|их|ати|яти|іти|ити|ає|яє|ує|ють|уть|ять|ать|ться)$',
  },
  tr: {
    words:
      'olsun olan olarak oluyor renk renginde renkte ismi isimleri isimler adı adları üstünde üstüne üzerine altında altına içinde içine dışında önünde arkasında yanında arasında karşı karşısında karşısına karşıya doğru kadar önce sonra şimdi her zaman hiç asla bazen herkes kimse şey şeyler bir yukarı aşağı ileri geri sağa sola birlikte tek yalnız sadece daha çok az biraz hep yine artık hem ama fakat veya ya nasıl nerede kim hangi çünkü bana benim canım canı sayı türlü tarz tarzı tarzında stili stilinde zor kolay hızlı yavaş güzel büyük küçük uzun kısa yeni eski gizli kayıp aç tatlı komik sevimli korkunç karanlık parlak geniş dar sıcak soğuk ıslak kuru dolu boş gülen uyuyan uçan koşan zıplayan düşen hazırla müşterilere',
    shapes:
      '(?:(?<=\\p{L}{2})(?:[iıuü]yor(?:um|sun|uz|lar|du)?|m[ae]k|m[ae]y[ae]|[ae]rak|[ae]rek|[ıiuü]p|[ae]lım|[ae]lim|[aeıiuü]rken|m[ıiuü]ş|s[ıiuü]n(?:l[ae]r)?|[dt][ıiuü](?:lar|ler)|[ae]c[ae][kğ]\\p{L}*|m[ae]d[ae]n|ınca|ince|unca|ünce|[ae]bil\\p{L}*))$',
  },
  id: {
    words:
      'cari semakin makin tebak lawan melawan raya ramai punggung jalan atas bawah depan belakang dalam luar kiri kanan samping tengah sini sana situ lalu kemudian sekarang selalu tidak bukan jangan sudah belum akan sedang setiap semua banyak sedikit beberapa sangat sekali lebih paling hanya juga lagi masih jika kalau karena tetapi tapi atau agar supaya sampai hingga antara tanpa bersama sendiri satu kali cara gaya tema nama huruf sisi warna besar kecil tinggi rendah panjang pendek baru lama tua muda cantik lucu imut sedih senang marah berani malas lapar haus lelah cepat lambat kuat lemah sulit mudah gelap terang panas dingin basah kering kotor bersih penuh kosong rusak hilang tersembunyi terbang jatuh lari loncat',
    shapes: '^(?:(?:me(?:m|n|ng|ny)|ber|ter)\\p{L}{4,}|di\\p{L}{3,}kan)$',
  },
  ar: { words: 'مع تجنب دون فوق تحت خلال عبر نحو جدا أيضا فقط كل بعض' },
  nl: {
    words:
      'zijn haar hun deze die dat omhoog omlaag boven onder binnen buiten voor achter naast links rechts altijd nooit vaak soms overal nergens samen alleen maar ook nog al weer zo heel erg veel weinig elke elk alle iets niets iemand niemand wanneer terwijl voordat nadat zodat want dus toch snel langzaam groot grote klein kleine mooi mooie oud oude nieuw nieuwe boze lieve hongerige gekke grappige',
    shapes: '(?<=\\p{L}{4})(?:ende|ige|lijke|lijk)$',
  },
}; // biome-ignore format: a language a block

const either = (list: string, ending: string): string => `(?:${list.trim().split(/\s+/).join('|')})${ending}`;

const patternOf = ({ verbs = '', forms = '', adjectives = '', bent = '', words, shapes }: PlainWords): RegExp[] => {
  const whole = [verbs && either(verbs, forms), adjectives && either(adjectives, bent), either(words, '')]
    .filter((one) => one !== '')
    .map((one) => new RegExp(`^(?:${one})$`, 'u'));
  return shapes ? [...whole, new RegExp(shapes, 'u')] : whole;
};

const patterns = new Map(Object.entries(plainWords).map(([language, list]) => [language, patternOf(list)]));
/** People omit accents. */
const barePatterns = new Map(
  Object.entries(plainWords)
    .filter(([language]) => /^(de|es|fr|pt|it|pl|tr)$/.test(language))
    .map(([language, { verbs = '', adjectives = '', words, ...rest }]) => [
      language,
      patternOf({ ...rest, verbs: plain(verbs), adjectives: plain(adjectives), words: plain(words) }),
    ]),
);

const small = new Map(
  Object.entries(plainWords).map(([language, { words }]) => [
    language,
    new Set([words, plain(words)].join(' ').split(/\s+/)),
  ]),
);

/** Words that are never more than that, even where another meaning of them is known. */
export const isPlainAnyway = (word: string, language: string): boolean => small.get(language)?.has(word) ?? false;

/** Of a word that is not known as a noun. */
export const isPlainWord = (word: string, language: string): boolean =>
  (patterns.get(language) ?? []).some((one) => one.test(word)) ||
  (barePatterns.get(language) ?? []).some((one) => one.test(plain(word)));
