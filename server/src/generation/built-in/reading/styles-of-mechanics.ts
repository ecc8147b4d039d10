import type { Mechanic, Modifier } from './mechanics.ts';

/** Ways of playing a mechanic that a word of the prompt names; the first that fits is played. */
const styles: Partial<Record<Mechanic, [Modifier, RegExp][]>> = {
  duel: [
    ['tanks', /\btanks?\b|panzer|\btanques?\b|chars? d['’]assaut|jeu de chars|carr[oi] armat|czołg|танк|坦克|戦車|탱크/iu],
    ['tug', /\btug|\b(pull\w*|jala\w*|tir\w*) (on |at )?(a |the |la |le |los |de la |alla )?(rope|cuerda|corde|fune|soga)|\brope[- ]?pull|tauziehen|seilziehen|tira y afloja|juego de la cuerda|tir à la corde|cabo de guerra|tiro alla fune|lin[yęa]\b|канат|拔河|綱引き|줄다리기|रस्साकशी|شد الحبل|tambang|halat|kéo co|ชักเย่อ/iu],
    ['arm-wrestling', /\b(arm|thumb)[- ]?(wrestl|war)|armdrück|pulseada|un pulso|bras de fer|queda de braço|braccio di ferro|na rękę|армрестл|掰手腕|腕相撲|팔씨름|bilek güreş/iu],
    ['pushing', /\bsumo|\bbutt(s|ing)?\b|\bhead-?butt|\b(lock|clash|bang)(s|ing|es)? (their )?(heads|horns|antlers)|\bpush(es|ing)? each other|\bwrestl|ringkampf|ringer\b|lucha libre|сумо|相扑|相撲|스모|güreş|zapasy/iu],
    ['pistols', /\b(pistols?|revolvers?|guns?|gun ?fight\w*|gunslingers?|cowboys?|cowgirls?|sheriffs?|outlaws?|bandits?|desperados?|western|wild west|blasters?)\b|(?<!\p{L})(pistole\p{L}*|revolver\p{L}*|pistolas?|pistolets?|pistolet\p{L}*|vaquer[oa]s?|forajidos?|pistoleros?|cowboys?|cow-boys?|pistoleir[oa]s?|ковбо\p{L}+|пистолет\p{L}*|kovboy\p{L}*|kowboj\p{L}*|rewolwer\p{L}*)(?!\p{L})|西部|カウボーイ|牛仔(?!裤)|카우보이|ガンマン/iu],
    ['swords', /\bswords?|\bfenc(e|es|ing|er|ers)\b|\b(light ?sab(er|re)s?|katana|rapier|sab(er|re)|blades?)\b|\bsamurai|\bknights?\b.*\bduel|\bduel\b.*\b(knight|pirate|musketeer)|\b(knight|pirate|musketeer|samurai)\w* duel|\bjoust|\bmusketeer|fecht|schwert|espada|esgrima|épée|escrime|spada|scherma|szermier|miecz|szpad|меч|шпаг|фехтов|击剑|剑|フェンシング|剣|刀|펜싱|검투|kılıç/iu],
  ],
  darts: [['knives', /\bknife hit\b|\bknives? hit\b|\b(?=.*\bkni(fe|ves)\b)(?=.*\b(turn|spin|rotat|revolv)\w*)|messer\w*.*dreh|dreh\w*.*messer|cuchillos?.*gira|gira\w*.*cuchillos?|couteaux?.*tourn|tourn\w*.*couteau|ножи.*(враща|крут)/isu]],
  lander: [['parachute', /\bparachut|\bsky ?div|\bparaglid|\bparatroop|fallschirm|paraca[ií]d|parachut|paracadut|paraquedas|pára-?quedas|spadochron|парашют|跳伞|降落伞|パラシュート|낙하산|paraşüt/iu]],
  racer: [['rivals', /^(?!.*\b(time trials?|against (the )?(clock|time)|to the (hospital|finish alone))\b).*(\brac(es|ing|ers?)\b(?! ?cars?\b)|\brace\b(?! ?(cars?|tracks?)\b)|\bderby\b|\bgrand prix\b|\bformula (one|1)\b|\bnascar\b|\bfirst place\b|\btour de france\b|\bregatta\b|rennen|rennspiel|\bcarreras?\b|\bcourses? (de|d['’])|\bcorsa\b|\bcorse\b|\bcorridas?\b|wyścig|гонк|赛车|赛跑|比赛|レース|경주|레이싱|yarış|balap|đua|แข่ง|सवारी दौड़|سباق)/isu]],
  'tap-race': [
    ['lifting', /\b(weight|power)[- ]?lift|\blift(s|ing)? (heavy |the |some )?(weight|barbell|dumbbell)|\bbarbell|\bbench press|\bdead ?lift|gewichtheb|pesas|halterofilia|haltéro|sollevamento|levantamento de peso|ciężar|тяж[её]л\p{L}* атлет|штанг|举重|重量挙げ|역도|halter\b/iu],
    ['rowing', /\brow(s|ing|ers?)?\b|\b(canoe|kayak|regatta|dragon boat|paddl)|ruder|rudern|\bremo\b|aviron|canott|wiośl|kajak|греб|划船|划艇|龙舟|ボート|조정|kürek/iu],
    ['swimming', /\bsw[ia]m|schwimm|nataci|natation|nuoto|natação|pływ|плав|游泳|水泳|競泳|수영|yüz/iu],
    ['climbing', /\bclimb|\bto the (top|summit|roof|peak)\b|\bstairs?\b|\bladders?\b|kletter|escala|grimp|scalat|wspin|лаз|攀|登り|등반|tırman/iu],
  ],
  cooking: [
    ['fried', /\b(flip|toss)\w*\b.*\b(pancake|cr[eê]pe|egg|omelet|tortilla|waffle)|\b(pancake|cr[eê]pe|egg|omelette)s?[- ](flip|toss)|\bfr(y|ies|ied|ying)\b (?!up)|\b(cook|make)\w* (some )?(pancake|cr[eê]pe|omelet|fried egg)s?|\bfrying pan|brät|braten|pfannkuchen|crêpes?|panqueque|naleśnik|блин|煎|フライパン|パンケーキ|팬케이크|프라이팬/iu],
    ['baked', /\bbak(e|es|ing)\b|\boven\b|\broast(s|ing)? (?!marshmallow|chestnut|sausage|hot)|\btoast(s|ing) |(?<!\p{L})(back(t|en|e)|bäckt|ofen)(?!\p{L})|(?<!\p{L})(horn(ea|ear|o)|enfourne|cuire|cuit|inforna|sforna|assa(r)?|piec(ze|z)|upiec|печь|печ[её]т|выпека)|烤(?!肉|串)|烘焙|焼く|オーブン|굽/iu],
    ['grilled', /\bgrill|\bbarbecu|\bbbq\b|\bbarbeque|\bflip(s|ping|ped|per)?\b|\broast|\bburn(s|t)?\b|\bcampfire\b|grillt|grillen|parrilla|barbacoa|griglia|churrasc|grelha|wende[tn]?\b|retourne|voltea|przewrac|переворач|шашлык|烧烤|烤肉|烤串|焼肉|バーベキュー|바베큐|mangal|memanggang/iu],
  ],
  'tic-tac-toe': [['five-in-a-row', /\bgomoku|\b(five|5)[- ]in[- ]a[- ](row|line)|fünf in einer reihe|cinco en (línea|linea|raya)|cinq (à la suite|en ligne)|pięć w (rzędzie|linii)|пять в ряд|五子棋|五目|오목/iu]],
  snake: [
    ['open-edges', /\b(no|without|through( the)?) (walls|edges|borders)\b|\bwrap(s|ping)?[- ]?around\b|\b(walls|edges|borders) (do not|don['’]?t|never) (kill|hurt)\b|\bother side\b|ohne wände|sin paredes|sans murs|sem paredes|senza muri|bez ścian|без стен/iu],
    ['walled', /\b(walls|edges|borders)\b|wände|paredes|\bmurs\b|\bmuri\b|ścian|стен/iu],
  ],
  batting: [['cricket', /\bcricket|\bsixes\b|\bwickets?\b|\bbowlers?\b|\bbatsm[ae]n\b|kricket|cr[ií]que|krykiet|kriket|крикет|クリケット|板球|크리켓|क्रिकेट|كريكيت/iu]],
  curling: [
    ['shuffleboard', /\bshuffle ?board|beilkespiel/iu],
    ['ice-stock', /\b(ice|bavarian) (stock|curling)\b|eisst[oö]ck|stockschie(ß|ss)en/iu],
    ['bowls', /\bboc(c|ci|e|ce|cia|has)\w*|\bboules?\b|\bp[eé]tan(que|ca)\w*|\blawn bowl|\bbowls\b|\bbochas\b|бочч|петанк|地滚球|法式滚球|ペタンク|ボッチャ|페탕크|보치아|\bbule\b|\bbuli\b/iu],
  ],
  stacks: [
    ['discs', /\bhanoi|\bhanoï|\bhanói|\bby (their )?size\b|\bdis[ck]s?\b|ханойск|汉诺|河[内內]塔|ハノイ|하노이|हनोई|هانوي|hà nội|ฮานอย|hanojsk|brahma|lucas tower|(on|onto|over|on top of|above) (an? )?smaller/iu],
    ['branches', /\b(bird|parrot|owl)s?[- ]?sort|\bbranch(es)?\b|\bperch|\bbirds?\b|\bvögel|zweig|ramas?\b|pájaros|oiseaux|branches?\b|uccelli|rami\b|pássaros|galhos|ptak|gałęzi|птиц|ветк|鸟|鳥|새 (정렬|분류)|kuş/iu],
    ['rods', /\b(hoops?|rings?|nuts?( and bolts)?|bolts?|rods?|pegs?|poles?|donuts?|doughnuts?|tyres?|tires?)\b|\bringe|\banillos|\banneaux|\banelli|\banéis|pierścieni|obręcz|кольц|колец|リング|고리|圆环/iu],
    ['liquid', /\b(water|liquids?|potions?|juices?|lemonades?|pour\w*|paints?|drinks?|cocktails?|smoothies?|syrups?|inks?|soda|milk|tea|flasks?|bottles?|perfumes?|elixirs?|beakers?|vials?)\b|wasser|flüssig|trank|tränke|flasche|saft|\bagua|líquid|poci[oó]n|botella|jugo|zumo|\beau\b|liquide|potion|bouteille|\bjus\b|acqua|liquid|pozion|bottigli|succ[oh]|água|poç[ãõ]|garrafa|suco|wod[ayęo]|płyn|mikstur|butel|sok(i|u|ów|ami)\b|вод[ыау]|жидк|зель|бутыл|колб|сок(и|ов)\b|水|液|ウォーター|물 |\bsu\b|\bair\b|الماء/iu],
  ],
  billiards: [['snooker', /\bsnooker|снукер|斯诺克|スヌーカー|스누커|स्नूकर|สนุกเกอร์/iu]],
}; // biome-ignore format: one pattern a line

export function stylesOf(mechanic: Mechanic | null, prompt: string): Modifier[] {
  const found = (mechanic ? styles[mechanic] : undefined)?.find(([, pattern]) => pattern.test(prompt));
  return found ? [found[0]] : [];
}
