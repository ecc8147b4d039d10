import { isAnothers, isThrownAtPlayer, isThrownOut } from './acts-together.ts';
import { isForCompany } from './audience-phrases.ts';
import { isAgainstComputer } from './computer-opponent.ts';
import type { Frame } from './frame.ts';
import type { Mechanic, Modifier } from './mechanics.ts';
import { alphabetically, inOrder } from './names-in-context.ts';
import type { Clause } from './sentence.ts';
import { stylesOf } from './styles-of-mechanics.ts';
import { isThrownAtClimber, isThrownByOther } from './throwers.ts';

const patterns: [Modifier, RegExp][] = [
  ['breakable-walls', /\b(walls? (that )?(can )?(break|be broken|crumble)|destructible|breakable|break(ing)? (the )?walls|bomberman|blow up walls)\b|(?:muros?|paredes?) (?:quebrável|quebráveis|destrutíveis|rompibles|destructibles)/iu],
  ['bombs', /\b(lay|place|plant|drop|set)(s|ing|ting|ping)? (down )?(the |some |his |her |its )?bombs\b/iu],
  ['two-players', /\b(two|2)[- ]?players?\b|\b(with|against|vs\.?|versus) (a|an|my|your|another|each) (best )?(friend|buddy|mate|bro|brother|sister|mom|mum|dad|wife|husband|girlfriend|boyfriend|cousin|person|human|other)\b|\bfor (two|2)\b(?![- ](?:years?|yrs?)\b)(?! (minutes?|seconds?|hours?|days?|rounds?|levels?|lives))|\b(two|2) \w+ on (one|the same) (screen|device|phone|keyboard)\b|\b(one|same|a single|a shared|single|shared) (screen|device|phone|keyboard|tablet|computer|laptop)\b|\bsplit ?(screen|keyboard)\b|同一个键盘|一つのキーボード|키보드 하나|\b2p\b|\bco-?op\b|(?:zwei|2) (?:spieler|personen|leute)|(?<!\p{L})zu zweit(?!\p{L})|(?:dos|2) (?:jugadores|personas)|(?:duas|2) pessoas|(?:due|2) persone|2 personas|2 personnes|deux personnes|dwóch osób|2 osób|двух (?:игроков|человек)|deux joueurs|dois jogadores|due giocatori|два игрока|двоих|双人|二人|2人|두 명|dwóch graczy|iki kişilik|hai người|दो खिलाड़|لاعبين/iu],
  ['digits', /(?<!(instead of|no|without|not) )\b(numbers|digits|numerals)\b|zahlen|ziffern|números|chiffres|numeri\b|cyfr|цифр|数字/iu],
  ['piano', /\bpiano tiles?\b|klavier-?kacheln|ピアノタイル|别踩白块/iu],
  ['true-or-false', /\btrue (or|and|vs\.?) false\b|\btrue ?\/ ?false\b|\bfact or fiction\b|(wahr|richtig) oder falsch|verdadero o falso|vrai ou faux|(verdadeiro|certo) ou (falso|errado)|vero o falso|prawda (czy|lub|albo|i) fałsz|правда или ложь|верно или неверно|doğru (mu )?(ya da |veya )?yanlış|benar atau salah|صح (أم|أو|ام|او) خط[أا]|(सही|सच) या (गलत|ग़लत|झूठ)|对还是错|对或错|判断题|真假|正誤|まるばつ|[○〇マ][×バ].?.?クイズ|マルバツ|참 ?거짓|ox ?퀴즈/iu],
  ['counting', /\bcount(s|ing)? (the|all|how many|your|my|up to|to \d|to ten|to twenty)\b|\bcounting (game|quiz|practice|app)\b|\blearn(s|ing)? (how )?to count\b|zähl(e|en|t)? (die|den|alle|bis|wie viele)|zählspiel|zählen lernen|\bcuenta (los|las|cuántos|cuántas|hasta)|(aprende[r]? a|juego de) contar|\bcompte[rz]? (les|des|combien|jusqu)|apprendre à compter|jeu de comptage|\bcont[ea] (os|as|quantos|quantas|até|i|gli|le|quanti|quante|fino)\b|(aprender a|jogo de) contar|imparare a contare|policz|liczenie (do|z)|посчитай|сосчитай|учимся считать|数一数|数数|数えよう|数える|세어|개수 세기|kaç tane|saymayı|hitung(lah)? (ada|jumlah|berapa)|belajar berhitung|गिनो|गिनती/iu],
  ['in-order', inOrder],
  ['alphabetical', alphabetically],
  ['opponent', /\b(against|vs\.?|versus|beat) (the |a |an )?(clever |smart |strong )?(computer|ai|cpu|machine|robot|opponent)|gegen (den )?computer|contra (la |el |o )?(máquina|maquina|computadora|ordenador|computador)|contre l['’]ordinateur|contro il computer|против компьютера|对电脑|人机|コンピューター|컴퓨터/iu],
  ['boss', /\bboss(es|em|a|y|e)?\b|endgegner|jefe final|jefazo|chefe final|chefão|босс|ボス|보스|大?魔王/iu],
  ['power-ups', /\bpower[- ]?ups?\b|\bupgrades?\b|\bbonuses\b/iu],
  ['endless', /\b(endless|forever|infinite|never ending|as long as)\b|endlos|infinit|sans fin|бесконечн|无尽|無限|무한/iu],
  ['timed', /\b(timer|countdown|against the clock|time limit|before time|time trial|(?![789]0s)\d+ ?(seconds|sec|s|minutes?))\b|auf zeit|contrarreloj/iu],
  ['top-down', /\b(top[- ]down|from above|bird'?s[- ]eye|overhead|viewed from the top)\b|von oben|vista aérea|vu de haut|сверху|俯视|見下ろし/iu],
  ['vertical', /\bvertical(ly)?[- ](scroll\w* )?(shooter|shoot\w*|shmup|space shooter)\b|\bscroll(s|ing)? (upwards?|vertically)\b/iu],
  ['side-view', /\b(horizontal(ly)?[- ](scroll\w* )?(shooter|shoot\w*|shmup)|side[- ]?scroll(er|ing)?|(from|seen from) the side|side[- ]view)\b/iu],
  ['slalom', /\bslalom\b|слалом|スラローム|回转|슬라롬/iu],
  ['double-jump', /\bdouble[- ]?jump(s|ing)?\b|\bjump(s|ing)? twice\b|doppelsprung|doble salto|double saut|doppio salto|salto (?:doppio|duplo)|pulo duplo|podwójny skok|двойной прыжок|çift zıplama|lompat ganda|二段(?:ジャンプ|跳)|两段跳|ジャンプ2回|2回ジャンプ|[2이]단 ?점프/iu],
  ['one-button', /\b(one|single)[- ](button|tap|touch|finger|key)\b|ein knopf|un botón|un seul bouton/iu],
  ['formation', /\b(space invaders?|galaga|galaxian|in formation)\b/iu],
  ['goal', /(?<!\p{L})(f[uú]tbol|fu(?:ß|ss)ball\p{L}*|foot(?= (?:avec|entre|de|des|dans|sur|contre)\b|$)|calcio|futebol|piłk\p{L} nożn\p{L}+|футбол\p{L}*|penalt(y|ies)( shoot-?out)?|goalkeeper|goalie|free kicks?|soccer|rugby (?:kick|ball|posts?|goal|penalt)\w*|^rugby$|handball|water ?polo|in goal|striker|field goal|elfmeter|torwart|penales|penaltis|penalti|tirs? au but|pênaltis?|rigori|пенальти|вратарь)(?!\p{L})|サッカー|足球|축구/iu],
  ['marathon', /\bmarathon\b|marat[oó]na?\b|марафон|マラソン|马拉松|마라톤/iu],
  ['voices', /\b(?:animals?|their|its|farm|zoo|what they) (?:sounds?|noises?|voices?|calls?|say)\b|\bhear (?:the |them|their|it|what)|\btierstimmen|tiergeräusche|sonidos? de (?:los )?animales|cris? (?:des|d['’])? ?animaux|versi degli animali|sons dos animais|odgłosy zwierząt|голоса животных/iu],
  ['pins', /\b(as pins|bowling|bowls? (?:at|down|over|with|the balls?)|to bowl|ten-?pin|skittles|kegeln|kegelspiel|kegelbahn|wikingerschach|kubb|m[oö]lkky|bolos|quilles|boliche|birilli|боулинг)\b|kręgl|кегл|боулинг|ボウリング|ボーリング|保龄球|볼링/iu],
  ['no-losing', /\b(no|without( any)?|zero) (lives|game over|losing|dying|death|failing|fail state|stress|pressure|rush)\b|\bstress[- ]free\b|\b(can['’]?t|can not|cannot|never|impossible to|not possible to|no way (to|of|you can)|nobody|no ?one)( can| ever)? (loses?|losing|dies?|dying|fails?)\b|\binvincible\b|ohne (leben|game over)|sin (vidas|perder)|sans (vies|game over)|sem (vidas|perder)|senza vite/iu],
  ['gravity', /\b(gravity|upside down|g-switch)\b|schwerkraft|gravedad|gravité|gravidade|гравитац|重力|중력/iu],
  ['hold', /\b(jet ?pack|hold to (fly|rise)|copter|helicopter|submarine|rocket|jetpack joyride|glide[rs]?|paraglid\w+|balloon)\b/iu],
  ['exit', /\b(and|then) (then )?the (exit|way out)\b|\b(find\w*|reach\w*|look\w* for|search\w* for|get\w* to|go\w* to|lead\w* to|through) (the|an?|its|his|her|their) (\w+ )?(exit|way (out|home))\b|\b(the|a|its|his|her|their) way (out|home)\b|\b(escape|flee|get out|gets out|getting out|break out)\w*( from| of| out of)? (the|an?) (\w+ ){0,2}(maze|labyrinth)\b|\bmaze (escape|exit)\b|\b(sneak|get|break|crawl|slip|climb|tiptoe)(s|ing)? out of (the|an?|his|her|its|their|my|your) (?!way\b|box|bush)|fuori (?:dal|dalla|da un|da questo) (?:labirinto|prigione)|via d['’]uscita|(?:esci|esce|uscire|scappa|scappare|fuggi|fuggire) dal labirinto|weg (?:hin)?aus (?:dem|einem) (?:labyrinth|irrgarten)|aus (?:dem|einem) (?:labyrinth|irrgarten) (?:heraus|hinaus|raus|entkomm|flieh)|(?:sort|sortir|sors|échapper?|hors) d[ue] labyrinthe|(?:salir?|escapar?|sale|fuera) del laberinto|(?:sair|sai|fugir|fora) do labirinto|(?:wyjdź|wyjść|wydostać się|wydostań się|uciec|ucieknij|drog[ęai]) z labiryntu|из лабиринта|ausgang|ausweg|\bsalida\b|\bsortie\b|\bsaída\b|\buscita\b|wyjści|выход|出口|출구|çıkış|jalan keluar|المخرج/iu],
  ['spare', /\b(but|and|only) not\b|\bexcept\b(?! (it|they|that|where))|\bspar(e|es|ing)\b|\b(don'?t|do not|never|without) (hit|hitting|whack|whacking|bop|bopping|touch|touching|hurt|hurting|harm|harming|tap|tapping)\b|(aber|nur) (nicht|kein)|verschon|(mais|et) pas (les|de)|épargn|pero no (a )?(los|las|el|la)|mas não|ma non (i|gli|le|il|la)|ale nie |oszczędz|но не |щад[ия]т/iu],
]; // biome-ignore format: one pattern a line

/** What is turned until everything is connected, if not pipes. */
const loads: [Modifier, RegExp][] = [
  ['roots', /\broots?\b|wurzel|raíces|raices|racines|radici|raízes|raizes|korze|корн|树根|根っこ|뿌리/iu],
  ['rails', /\b(rails?|railways?|railroads?|tracks?|trains?)\b|gleis|schiene|\bvías\b|\bvoies\b|binari|trilhos|\btor(y|ów|ami)\b|рельс|铁轨|線路|선로/iu],
  ['wires', /\b(wires?|wiring|cables?|cords?|circuits?|electric\w*|power|current|energy)\b|kabel|kabl|draht|drähte|strom|\bfils?\b|câble|électri|eléctric|elettric|elétric|\bfili\b|\bcavi\b|\bfios\b|przewod|przewód|prąd|elektr|провод|кабел|电线|電線|电路|電気|전선/iu],
]; // biome-ignore format: one pattern a line

const byColour =
  /\bcolou?rs?\b|\bcoloured\b|\bcolored\b|farbe|\bcolores?\b|couleur|\bcolor[ei]\b|\bcor(es)?\b|kolor|цвет|色|색/iu;

/** One of them at most. */
const loadOf = (prompt: string): Modifier[] =>
  loads.flatMap(([modifier, pattern]) => (pattern.test(prompt) ? [modifier] : [])).slice(0, 1);

const untimed =
  /\b(no|without( an?y?| the)?) (timers?|time[- ]?limit|clock|countdown|time pressure)\b|\buntimed\b|ohne (zeit(limit|druck)?|uhr)\b|sin (límite de |limite de )?tiempo|sans (limite de temps|chrono\w*)|sem (limite de )?tempo|senza (limite di )?tempo|bez limitu czasu|без таймера|без времени|没有时间限制|時間制限なし/iu;

const shootsAnyway = new Set<Mechanic | null>([
  'shooter',
  'arena',
  'throw',
  'darts',
  'bubble-shooter',
  'defence',
  'breakout',
  'rhythm',
  'golf',
  'typing',
]);

export const cannotBeLost = (text: string): boolean =>
  patterns.some(([modifier, pattern]) => modifier === 'no-losing' && pattern.test(text));

export function modifiersOf(
  prompt: string,
  clauses: Clause[],
  mechanic: Mechanic | null,
  isPeaceful: boolean,
): Modifier[] {
  const isUntimed = untimed.test(prompt);
  const rest = prompt.replace(untimed, ' ');
  const found = patterns
    .filter(([, pattern]) => pattern.test(rest))
    .map(([modifier]) => modifier)
    // Whoever names flapping flaps, even a balloon.
    .filter((modifier) => modifier !== 'hold' || !/\bflap(py|s|ping)?\b/i.test(rest) || /\bhold to\b/i.test(rest));
  if (isAgainstComputer(rest) && !found.includes('opponent')) found.push('opponent');
  if (isUntimed) found.push('no-timer');
  if (mechanic === 'pipes') found.push(...loadOf(rest));
  if (mechanic === 'stacks' && byColour.test(rest)) found.push('by-colour');
  if (isForCompany(rest) && !found.includes('two-players')) found.push('two-players');
  const isFought = mechanic === 'maze' || mechanic === 'platformer';
  const shoots =
    clauses.some(
      (clause) =>
        !clause.isNegated &&
        !clause.isDeadline &&
        !isThrownAtPlayer(clause) &&
        !isThrownOut(clause) &&
        !isThrownByOther(clause, clauses) &&
        !isAnothers(clause, clauses) &&
        (/^(shoot|throw|fire|blast|zap)$/.test(clause.verb) ||
          (clause.verb === 'burn' && mechanic !== 'tending') ||
          (isFought && /^(fight|battle)$/.test(clause.verb))),
    ) ||
    (isFought
      ? /\b(shoot(?!out)\w*|gun|shotgun|battle|fireballs?)\b/i
      : /\b(shoot(?!out)\w*|gun|shotgun|fireballs?)\b/i
    ).test(prompt);
  const isUnderFire = mechanic === 'jumper' && clauses.some((clause) => isThrownAtClimber(clause, clauses));
  if (isUnderFire) found.push('barrels');
  else if (shoots && !shootsAnyway.has(mechanic) && !clauses.some((one) => isThrownByOther(one, clauses)))
    found.push('shoots');
  if (isPeaceful) found.push('no-enemies');
  return [...found, ...stylesOf(mechanic, prompt)];
}

/** "You have 15 arrows to hit the apples": what pops up is shot at. */
export function withShots(modifiers: Modifier[], mechanic: Mechanic | null, { shots }: Frame['numbers']): Modifier[] {
  const isShot = mechanic === 'whack' && shots !== undefined && !modifiers.includes('shoots');
  return isShot ? [...modifiers, 'shoots'] : modifiers;
}
