import type { Kind } from '../../../../../engines/src/plan.ts';

/**
 * What people say when they want this kind of game. A phrase weighs more than a word; a word marked * almost
 * decides. Names of famous games are understood here and never repeated.
 */
export const wordsForKinds: Partial<Record<Kind, string>> = {
  runner:
    'runner*, endless runner*, run, runs, running, dash, dashes, sprint, parkour*, jump over, jumps over*, jumping over*, jump, temple run*, subway surfers*, chrome dino*, escape, flee, outrun, chase, jumping over obstacles*, skateboard, skiing, surf, corre, corredor*, correr, lauf, laufen, rennt, lauft, endloslaufer*, courir, court, coureur*, corrida infinita*, corridore*, 走る, ランナー*, ラン, 跑酷*, 跑, 달리기*, 달리는, 달린다, 러너*, бегает, бег, раннер*, бежать',
  flyer:
    'flappy*, flappy bird*, fly, flies, flying, flap, flaps, glide, gliding, soar, wings, pipes, helicopter game*, jetpack*, hover, swim, swims, swimming, vuela, volar, volando, fliegen, fliegt, voler, vole, voar, voando, volare, vola, 飛ぶ, 飛んで, 飞行, 飞, 날다, 나는, летать, летит, летает',
  shooter:
    'shooter*, shoot*, shoots, shooting*, shmup*, blaster, blast, laser, lasers, space invaders*, galaga*, asteroids game, bullet, bullets, bullet hell*, gun, guns, dogfight*, air combat, disparar*, dispara, disparos, schiessen*, schiesst, abschiesst*, abschiessen*, ballerspiel*, tirer, tir, atirar*, tiro, sparare*, sparatutto*, シューティング*, 撃つ, 射击*, 슈팅*, 총, стрелять*, стрелялка*, шутер*',
  arena:
    'survive*, survival*, survivor, survivors*, horde*, hordes*, waves of, swarm, swarms, arena*, rogue, roguelike*, top down, topdown, twin stick*, battle, battles, fight, fights, fighting, apocalypse, outbreak, sobrevivir*, supervivencia*, lucha, uberleben*, kampf, kampft, survivre*, combat, sobreviver*, luta, sopravvivere*, サバイバル*, 生き残る, 戦う, 生存*, 战斗, 서바이벌*, 생존*, выживание*, выжить*, сражается',
  platformer:
    'platformer*, platform*, jumps, jump, jumping, platforms*, jump and run*, mario*, super mario*, sonic, stomp, side scroller*, sidescroller*, adventure, quest, levels, jumps on, plataformas*, plataforma*, aventura, hupfspiel*, abenteuer, plateforme*, aventure, piattaforme*, avventura, アクション, 冒険, プラットフォーム*, 平台*, 冒险, 플랫폼*, 모험, платформер*, приключение',
  jumper:
    'doodle jump*, jump, jumps, jumping, climb*, climbs, climbing*, climber, bounce*, bounces, bouncing, jump higher*, trampoline*, up and up, higher and higher*, to the top, ascend, leap, vertical jumper*, salta, saltar, trepar*, klettern*, hupfen*, springt, grimper*, sauter, saute, escalar*, pular, arrampicarsi*, saltare, ジャンプ, 登る*, 跳跃, 攀爬*, 점프, 오르기*, прыгает, прыгать, прыжки',
  breakout:
    'breakout*, brick breaker*, bricks*, break bricks*, arkanoid*, paddle*, pong*, block breaker*, ladrillos*, rompe, ziegel*, steine zerstoren*, casse briques*, briques*, quebrar blocos*, tijolos*, mattoni*, ブロック崩し*, 打砖块*, 벽돌깨기*, арканоид*',
  snake:
    'snake game*, snake*, eats everything, grow, grows, growing, slither*, slithers, grow longer*, growing tail*, longer and longer*, conga*, eats and grows*, nokia, train of, serpiente*, culebra*, viborita*, schlange*, serpent*, serpente*, cobrinha*, ヘビ*, スネーク*, 贪吃蛇*, 스네이크*, 지렁이*, змейка*',
  match:
    'match three*, match 3*, match-3*, match3*, candy crush*, bejeweled*, swap, swapping*, line up, combo puzzle, jewel puzzle*, puzzle, puzzles, three in a row*, tres en raya*, rompecabezas, puzle, drei gewinnt*, ratsel, trois de suite*, casse tete, quebra cabeca, combinar*, abbinare*, パズル, 三消*, 消消乐*, 拼图, 퍼즐, три в ряд*, головоломка, пазл',
  defence:
    'tower defense*, tower defence*, defend*, defends, defending*, defense, defence, towers*, protect, protects, siege*, fortress, turret*, turrets*, plants vs zombies*, base defense*, defensa de torres*, defender*, defiende*, verteidigen*, verteidige*, turmverteidigung*, defendre*, defense de tour*, torre de defesa*, difendere*, タワーディフェンス*, 守る*, 塔防*, 保卫*, 타워디펜스*, 방어, башни*, защита*, защищать*',
  maze: 'maze*, mazes*, chase, chases, chasing,  labyrinth*, pacman*, pac-man*, pac man*, dots, corridors, lost in, dungeon crawl*, hide from, laberinto*, irrgarten*, labyrinthe*, labirinto*, 迷路*, 迷宮*, 迷宫*, 미로*, лабиринт*',
  blocks:
    'tetris*, falling blocks*, tetromino*, tetrominoes*, stack blocks*, block puzzle*, stacking*, fill rows*, bloques*, bloques que caen*, blocke*, fallende blocke*, blocs*, blocos*, blocchi*, テトリス*, ブロック, 俄罗斯方块*, 方块*, 테트리스*, 블록, тетрис*, блоки*',
  memory:
    'memory*, memory game*, pairs*, matching pairs*, remember*, concentration*, flip cards*, cards, card game, memorama*, memoria*, parejas*, paare*, gedachtnis*, merken, memoire*, paires*, jogo da memoria*, coppie*, 神経衰弱*, 記憶*, 记忆*, 翻牌*, 기억*, 카드, память*, пары*',
  quiz: 'quiz*, trivia*, question*, questions*, math*, maths*, arithmetic*, addition*, multiplication*, times table*, learn, learning*, teach, teaches, educational*, counting*, count, spelling, alphabet, numbers, homework, guess, preguntas*, matematicas*, sumar*, quizspiel*, mathe*, rechnen*, lernen, fragen*, questions*, calcul*, apprendre, perguntas*, matematica*, domande*, クイズ*, 算数*, 勉強, 问答*, 数学*, 퀴즈*, 수학*, викторина*, математика*',
  catcher:
    'catch*, catches*, catching*, falling, falls from, fall from the sky*, raining*, rain of, basket*, bucket*, collect falling*, drops from, juggle, atrapa*, atrapar*, recoge*, cae, fangen*, fangt*, fallt, sammeln, attraper*, attrape*, tombe, pegar*, pega*, apanhar*, prendere*, cattura*, キャッチ*, 落ちてくる*, 接住*, 掉落, 받기*, 잡기*, ловить*, ловит*, поймать*, собирает, собирать',
  hopper:
    'frogger*, crossy*, crossy road*, cross the road*, crosses the road*, crossing*, cross, traffic*, hop*, hops*, hopping*, across the street*, across the river*, cruzar*, cruza*, cruzando, uberqueren*, uberquert*, strasse, traverser*, traverse*, atravessar*, atravessa*, attraversare*, attraversa*, 渡る*, 横断*, 过马路*, 길건너*, 건너*, перейти*, переходит*, дорогу*',
  racer:
    'race*, races*, racing*, racer*, drive*, drives, driving*, drift*, drifting*, kart*, mario kart*, formula*, grand prix*, highway*, speedway*, rally*, track, outrun the others*, need for speed*, carrera*, carreras*, conducir*, rennen*, rennspiel*, fahren, fahrt, course*, conduire*, corrida*, dirigir*, gara*, guidare*, レース*, レーシング*, 運転*, 赛车*, 竞速*, 레이싱*, 경주*, гонки*, гонка*, ездит, едет',
  whack:
    'whack*, whack a mole*, whackamole*, mole*, moles*, pop up*, pops up*, popping up*, smash*, bop*, hammer*, bash*, tap the, squash, topos*, golpea*, maulwurf*, hauen*, marteau*, taupe*, taper*, marteladas*, talpa*, colpisci*, もぐらたたき*, モグラ叩き*, 打地鼠*, 두더지*, бей, крот*, молот*',
  slicer:
    'slice*, slices*, slicing*, slash*, fruit ninja*, cut*, cuts*, cutting*, chop*, chops*, chopping*, swipe*, cortar*, corta*, schneiden*, schneidet*, couper*, coupe*, trancher*, fatiar*, tagliare*, taglia*, 切る*, 斬る*, 切水果*, 切*, 자르기*, 베기*, резать*, режет*',
};
