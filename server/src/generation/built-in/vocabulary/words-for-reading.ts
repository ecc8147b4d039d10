/** Small words that carry no picture, by language; they also tell which language a prompt is in. */
export const stopWords: Record<string, string> = {
  en: 'a an the and or but of to in on at for from with without into onto over under through around about by as is are was be being it its this that these those there here where when while who whom whose which what how why you your yours he she they them his her their our we us i me my mine so if then than too very just only also not no yes can could should would will shall may might must do does did done have has had make makes made making create creates build want wants need needs like likes please let lets get gets got give gives put game games gaming play plays playing player players playable videogame something anything everything some any all each every both few more most other another such own same one ones out up down off again once because until before after above below between against during during during really lots lot many much little big small huge tiny giant great good best better nice new old first last next back away near far left right top bottom way ways thing things stuff kind kinds type types style based themed theme set where inside outside world called named titled title about time times set level score points must go goes going come comes keep keeps try tries use uses using move moves turn turns start starts end ends win wins lose loses every minute second seconds lives life using use until them him her it while sort sorts idea simulator sim version clone similar inspired mode look looks looking feel feels hit hits tell day days people person someone somebody everyone friend friends enemy enemies cool awesome interesting exciting addictive fantastic amazing random everywhere around floor animal animals silent movie film daughter son wife husband boyfriend girlfriend',
  es: 'un una unos unas el la los las de del al y o u que en con sin por para como donde cuando quien es son esta este esto ese esa juego juegos jugar quiero hazme haz crea crear hacer sobre mi tu su sus muy mas menos pero si no lo le les se me te todo todos hay cada otro otra muchos muchas tiene tienen puede mientras desde hasta entre',
  de: 'ein eine einen einem einer der die das den dem des und oder aber mit ohne von vom zu zum zur in im ins am an auf uber unter fur ist sind war es ich du er sie wir ihr man mich dich sich mein dein sein spiel spiele spielen mach mache erstelle erstellen bitte wo wenn wie was wer welche welcher dass nicht kein keine sehr viel viele mehr alle alles durch gegen bei aus nach vor hat haben kann soll muss wird werden ihm ihn ihre seine jeder noch auch nur so da dort',
  fr: 'un une des le la les l de du au aux et ou mais avec sans pour par dans sur sous qui que quoi dont ou est sont c ce cet cette ces il elle on nous vous ils elles je tu me te se mon ma mes ton ta tes son sa ses jeu jeux jouer joue fais faire cree creer veux voudrais tres plus moins pas ne tout tous toute toutes chaque autre beaucoup peut doit quand comme entre vers chez y d s qu',
  pt: 'um uma uns umas o a os as de do da dos das no na nos nas e ou mas com sem para por pelo pela que em onde quando quem como eh sao este esta esse essa isso jogo jogos jogar quero faca fazer crie criar sobre meu minha seu sua muito mais menos nao se lhe me te todo todos cada outro outra muitos muitas tem pode enquanto ate entre ao aos',
  it: 'un uno una il lo la i gli le di del della dei degli delle da dal in nel nella con senza su sul per tra fra e o ma che chi cui dove quando come se non piu meno molto molti tutto tutti ogni altro gioco giochi giocare voglio vorrei fai fare crea creare mio mia tuo tua suo sua questo questa quello sono sia ha hanno puo deve mentre',
  nl: 'een de het en of maar met zonder van voor op in uit naar bij over onder door tegen is zijn was ik jij hij zij wij je mijn jouw spel spelletje spelen maak maken wil waar als wat wie die dat niet geen veel meer alle waarin',
  ru: 'и в во на с со для о об по из от до за над под к у не ни да но а или что как где когда кто который которая которые это эта этот игра игру игры сделай создай хочу мне мой моя про очень все каждый его ее их он она они',
};

/** What follows is hostile, or is wanted, or is the player. */
export const cues: Record<'foe' | 'thing' | 'hero', string> = {
  foe: 'avoid avoids avoiding dodge dodges dodging escape escapes escaping flee flees fleeing against versus vs fight fights fighting battle battles battling shoot shoots shooting kill kills killing defeat defeats destroy destroys destroying stop stops stopping evil angry enemy enemies attack attacks attacked chased hunted survive survives surviving beat beats slay slays smash smashes whack whacks bop squash outrun hide hides hiding blast blasting beware watch invading invade esquiva esquivar evita evitar contra huye huir lucha luchar dispara mata enemigos gegen weicht ausweichen flieht fliehen vor kampft bekampft feinde evite eviter contre fuit combat combattre ennemis esquiver desvia desviar foge fugir luta inimigos evita evitare schiva scappa combatte nemici vermijd tegen vlucht избегай против от врагов убегает сражается',
  thing:
    'collect collects collecting catch catches catching eat eats eating gather gathers gathering grab grabs grabbing pick picks picking find finds finding harvest harvests steal steals stealing deliver delivers delivering save saves saving rescue rescues rescuing hunt hunts hunting loves love needs need wants buy sell serve serves slice slices slicing chop chops cut cuts match matches matching swap stack stacks bake bakes baking cook cooks throw throws drink drinks feed feeds feeding recoge recoger come comer atrapa atrapar junta busca corta sammelt sammeln frisst isst fangt fangen sucht schneidet ramasse ramasser mange manger attrape attraper cherche coupe coleta coletar come pega pegar procura raccoglie raccogliere mangia mangiare cattura cerca verzamelt eet vangt собирает ест ловит ищет',
  hero: 'defend defends defending protect protects protecting guard guards guarding about starring featuring where who helps help guide guides protagonist called named como sobre als uber comme como sobre come als over про',
};

/** "you are a sock", "play as a pizza": whatever follows is the hero, even a thing. */
export const selfCues = 'as become becoming control controls controlling playing';

/** "Aliens invade a farm": what came before is hostile. */
export const hostileDeeds = 'invade invades invading attack attacks attacking haunt haunts haunting raid raids raiding';

/** "run from", "protect … from": only after such a word is what follows "from" hostile. */
export const awayWords =
  'run runs running escape escapes escaping flee flees fleeing protect protects protecting save saves saving defend defends defending hide hides hiding away rescue rescues safe';

/** A new part of the sentence: what was to be caught or fled ends here. */
export const turningWords =
  'in on at through while with without inside under over across into en con sobre im ins am mit auf durch wahrend dans avec sur em com no na nel nella su';

export const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dois: 2,
  due: 2,
  quattro: 4,
  cinque: 5,
};

/**
 * Scripts without spaces: the doing stands before its object in Chinese and after it in Japanese and Korean,
 * so the latter turn back to what was named last.
 */
export const unspacedCues: Record<'before' | 'after', Record<'foe' | 'thing', string>> = {
  before: { foe: '躲避 躲开 射击 对抗 逃离 打败 消灭', thing: '收集 吃 接住 捡 抓 寻找' },
  after: {
    foe: '撃 倒 避け よけ 戦 逃げ たたか 피하 싸우 쏘 물리치',
    thing: '集め 食べ 捕まえ 取る 拾 さが 探 먹 모으 잡',
  },
};

/** What a number counts: "three lives", "60 seconds". */
export const countedWords: Record<'lives' | 'seconds', string> = {
  lives: 'life lives heart hearts vida vidas leben vies vie vite жизни жизней ライフ 生命',
  seconds: 'second seconds sec secs segundos sekunden secondes secondi секунд 秒',
};
