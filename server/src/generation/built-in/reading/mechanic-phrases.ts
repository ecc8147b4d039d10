import type { Mechanic } from './mechanics.ts';

/**
 * English phrases for a mechanic: its own names and those of famous games, which stand for their rules and are never
 * shown. A phrase weighs 10 unless `~` gives another weight; words are matched in any form (jump, jumps, jumping).
 */
export const mechanicPhrases: Record<Mechanic, string> = {
  runner:
    'endless runner~12, runner, jogging~8, jogger~6, jog~7, auto runner, parkour~8, free running, chrome dino~13, dino run~13, dino game~13, dinosaur game~13, chrome one~8, jump and run~7, geometry dash, geometry style, geometry jump, one button runner, hurdle~8, show jumping~12, steeplechase, side scrolling runner, canabalt, obstacle course~8, jump rope~13, jumping rope~13, skip rope~13, skipping rope~13, rope jumping~13, rope skipping~13, gravity flip, running game, run game',
  lanes:
    'temple run~14, subway surfer~14, subway runner~13, minion rush~14, sonic dash~14, crash bandicoot on the run~14, three lane runner~14, lane runner~13, lane running~12, runner in lane~12, run in lane~12, lane endless runner~14, endless runner with lane~14, runner with lane~13, running in lane~12, run on the rails~12, run along the rails~12, run on rails~12, run on the tracks~11, run on train tracks~12, run along the train tracks~12, rail runner~12, train surfer~12, dodge train~10, avoid train~9, dodge trains on the tracks~12, switch lane~9, switch track~11, change track~10, switch the track~11, switch rail~11, switch between track~11, change lane~8, runner from behind~12, behind the back runner~12, third person runner~12, train track~4, railway track~4',
  flyer:
    'up and down~9, flappy~14, flappy bird~14, jetpack~12, jetpack joyride~14, helicopter game, cave flyer, flap~8, tap to fly, fly through pipe, through pipe~8, hold to fly, copter game',
  shooter:
    'shooter~8, vertical shooter~11, vertical scrolling shooter~12, vertically scrolling shooter~12, vertical shmup~12, horizontal shooter~11, horizontal scrolling shooter~12, scrolling shooter~10, space shooter~11, shmup~12, shoot em up~12, shoot them up~12, bullet hell~13, space invader~13, galaga~13, galaxian~13, gradius~12, r type, 1942, danmaku~13, fixed shooter, laser blaster, dogfight~10, air combat, centipede game, missile command~13, gunner~6, turret shooter, space battle~8, shootout~8, cowboy duel~9, gun duel~9, pistol duel~9, western duel~9, gunfight~8, shoot out~8, ship battle~8, naval battle~8, tank shooter~8',
  arena:
    'asteroid game~12, vampire survivor~13, survivor like~13, survivors like~13, vampire survivors like~13, survival~7, survive the horde~12, horde~8, arena~8, twin stick~12, top down shooter~13, shooter from above~13, roguelike~7, rogue like~7, roguelite~7, zombie survival~12, battle arena~11, last man standing, gladiator~5, tank battle~8, wizard duel~9, magic duel~9, boxing glove~9, brawler~8, beat em up~8, beat them up~8, boss fight~7, battle~4.6, fight~4, boss rush~8, hack and slash~9, apocalypse~5, wave survival~11, shoot from above~12, brawl~7, fight club~9, cage fight~9, auto shooter~11',
  platformer:
    'platformer~12, platform game~11, platforming~10, super mario~12, mario~7, sonic~6, metroidvania~11, celeste, side scroller~7, side scrolling~6, sidescroller~7, castlevania, mega man~11, rayman, jump on platform~8, platforms~9, across platform~9, 2d platform~11, adventure game~4, adventure~3, quest~3, obby~12, floor is lava~12, obstacle parkour~9',
  jumper:
    'donkey kong~13, float up~9, fly up~8, rise up~9, drift up~9, soar up~9, float upward~9, fly upward~9, float upwards~9, fly upwards~9, up into the sky~9, up to the sky~9, up to the cloud~9, doodle jump~14, pole vault~11, high jump~9, vertical jumper~13, jumping up~9, jump higher~8, higher and higher~9, icy tower~13, endless jumper~12, climb up~8, climbing game~9, climber~7, trampoline~8, pogo stick~9, pogo~8, tower climb~11, jump up~7, sky jumper, bounce higher~9, bounce up~9, up and up~8, to the top~5, mountain climbing~8, rock climbing~10, wall climbing~10',
  breakout:
    'breakout~12, brick breaker~13, block breaker~12, arkanoid~13, break brick~12, brick break~12, break block~9, break bottle~7, paddle and ball~9, bounce ball off paddle, brick ball, smash brick~12, smash block~8, bouncing ball~5, instead of brick~7',
  snake:
    'snake game~13, hit itself~9, bite itself~9, run into itself~9, snake~8, get longer~10, become longer~9, grows longer~10, slither io~13, slither~9, nokia snake~13, grow longer~10, growing tail~10, longer and longer~9, conga line~10, tron light cycle~8, growing snake~12,',
  growing:
    'agar io~14, hole io~14, hungry shark~13, feeding frenzy~14, katamari~14, tasty planet~14, big fish eat little fish~12, big fish eat small fish~12, fish eat fish~12, eat little fish~12, eat small fish~12, eat smaller~12, eat the smaller~12, eat little~9, eat small~9, eat everything smaller~12, absorb smaller~12, absorb small~9, swallow smaller~12, devour smaller~12, gobble smaller~12, consume smaller~12, get fat~9, get fatter~10, become fat~9, grow fat~9, eat and grow~10, eat to grow~12, grow by eat~12, grow by absorb~12, grow by swallow~12, grow by roll~12, grow when it eat~10, grow each time~8, grow bigger~11, grow big~9, grow larger~11, get bigger~10.5, get big~9, get larger~10.5, become bigger~10.5, become larger~10.5, become huge~8, get huge~10.5, get giant~10.5, get enormous~10.5, get gigantic~10.5, get massive~10.5, become enormous~10.5, become gigantic~10.5, become massive~10.5, grow enormous~10.5, grow gigantic~10.5, grow massive~10.5, become giant~7, grow huge~9, bigger and bigger~10, larger and larger~10, keep growing~8, eat or be eaten~13',
  delivery:
    'delivery~9, delivery game~12, food delivery~11, parcel delivery~11, package delivery~11, mail delivery~11, newspaper delivery~11, delivery driver~11, delivery service~11, delivery boy~10, delivery man~10, delivery guy~10, special delivery~11, paper round~11, paper route~11, mail route~11, crazy taxi~11, pizza delivery~12, flower delivery~11, milk delivery~11, death stranding~13, door to door~9, from house to house~9',
  match:
    'match three~13, connect the same colour~13, connect the same color~13, connect same colour~13, connect same color~13, connect balloons of the same~13, join the same colour~13, join the same color~13, match the same colour~13, match the same color~13, same colour together~13, same color together~13, match 3~13, line up three~13, line up 3~13, line three up~13, three of the same~12, 3 of the same~12, three in a line~11, connect three~12, group of three~9, match3~13, candy crush~14, bejeweled~13, gem swap~11, swap puzzle~11, tile matching~11, swap gem~12, jewel puzzle~11, three in a row puzzle~12, match candy~11, match jewel~11, match gem~12, gem puzzle~8, candy match~10, match fruit~10, match colour~6, match color~6, matching puzzle~8, swap tile~10',
  defence:
    'tower defense~14, peashooter~13, pea shooter~13, tower defence~14, td game~12, plants vs zombies~14, plant versus zombie~13, base defense~12, base defence~12, bloons~12, bloons td~13, castle defense~13, castle defence~13, kingdom rush~13, defence~7, defense~7, turret~6, defend the castle~11, defend your base~12, siege~6, arrow tower~8, invasion~6, build tower to stop~11',
  digging:
    'dig dug~14, digdug~14, boulder dash~14, boulderdash~14, mr driller~13, motherload~13, supaplex~14, digging game~13, mining game~12, dig for~9, digs for~9, digging for~9, dig up~8, dig through~10, dig down~10, dig tunnel~11, tunneling~9, excavation~9, archaeological dig~11, underground digging~11',
  maze:
    'maze~10, labyrinth~10, pac man~14, pacman~14, ms pacman~14, bomberman~13, dungeon crawl~9, dungeon crawler~9, lost in~4, corn maze~11, hedge maze~11, find the exit~9, find the hidden~9, find hidden~8, hidden object~10, treasure hunt~13, scavenger hunt~8, egg hunt~13, find the way out~9, eat dot~8, eat all the dot~10, collect dot~8, stealth~6, hide and seek~7',
  blocks:
    'tetris~14, falling block~13, block puzzle~10, tetromino~13, dr mario~9, puyo puyo~9, columns game~8, fill row~10, clear line~9, clear row~10, block fall~9, falling piece~10, falling shape~8, stacking tetromino~12',
  memory:
    'memory card~13, memory game~13, memory match~13, memory~8, find the pair~12, find pair~11, matching pair~12, match pair~12, match the pair~12, concentration game~11, pairs game~11, pairs with~11, flip card~11, flip the card~11, card matching~11, matching card~11, card flip~10, pexeso~12',
  'odd-one-out':
    'odd one out~14, odd ones out~14, odd man out~13, odd out~12, spot the odd~12, find the odd~12, tap the odd~12, pick the odd~12, click the odd~12, which one is odd~13, spot the different~12, find the different~12, tap the different~12, pick the different~12, find the one that is different~13, the one that is different~12, spot the one that is different~13, which one is different~13, which is different~12, one is different~11, is different~9, is different from the rest~12, different from the others~12, looks different~9, not like the others~12, does not belong~11, doesnt belong~11, spot the imposter~13, spot the impostor~13, find the imposter~13, find the impostor~13, spot the intruder~13, find the intruder~13',
  'hidden-objects':
    'hidden object~14, hidden objects~14, hidden object game~15, hidden item~13, hidden picture~13, wimmelbild~14, wimmelpicture~13, seek and find~14, search and find~14, look and find~14, find and seek~13, hide and seek~13, i spy~12, eye spy~12, eagle eye~9, where is waldo~14, where is wally~14, wheres waldo~14, wheres wally~14, find waldo~14, find wally~14, find the hidden~9, spot the hidden~11, spot hidden~10, find hidden~9, search for hidden~9, look for hidden~9, hidden in a picture~12, hidden among~11, hidden in the picture~12, needle in a haystack~12, needle in the haystack~12, cluttered picture~13, crowded picture~13, egg hunt~9, scavenger hunt~10',
  quiz: 'quiz~12, trivia~12, question~7, math game~11, maths game~11, math~6, maths~6, arithmetic~9, addition~7, additions~7, multiplication~9, times table~11, division by~9, dividing by~9, multiply by~9, multiplying by~9, counting game~12, counting quiz~12, count the~9, count all the~9, count all~8, count how many~11, count your~8, count up to~9, learn to count~11, learning to count~11, learn how to count~11, true or false~11, true false~9, fact or fiction~10, who wants to be a millionaire~13, test your knowledge~11, learn the~5, educational~5, guess the flag~12, guess the animal~11, guess the country~12, guess the capital~12, flags of the world~10, geography~7, riddle~7, subtraction~8, mental arithmetic~11, exam~4',
  catcher:
    'catch falling~13, catch the falling~13, catcher~10, egg catcher~12, falling from the sky~7, fall from the sky~8, rain of~5, raining~6, catch with a basket~12, in a basket~7, basket~5, bucket~5, kaboom~9, catch the~4, catch as many~6, drop from~4, falling fruit~8, falling star~7, catching~4',
  hopper:
    'frogger~14, crossy road~14, crossy~12, cross the road~13, cross road~12, cross the street~13, cross a busy~12, cross the highway~12, cross a highway~12, cross the river~10, cross roads and river~13, crossing a busy~12, crossing the road~13, road crossing~12, dodge traffic on foot, across the road~11, across the street~11, across the highway~11',
  'tap-race':
    'button mashing~13, button masher~13, button mash~13, mash button~12, mash the button~12, tap race~13, tapping race~13, tap to run~12, tap as fast~11, tapping as fast~11, tap fast~9, tap quickly~8, by tapping fast~11, by tapping~9, tap left and right~11, tapping left and right~12, alternate left and right~12, 100 m sprint~14, 100m sprint~14, 100 metre sprint~14, 100 meter sprint~14, 100 m dash~14, 100m dash~14, 100 metre dash~14, 100 meter dash~14, 100 metre race~13, 100 meter race~13, 100 metre~10, 100 meter~10, 100 m~9, 200 m sprint~14, 400 m sprint~14, sprint race~13, olympic sprint~13, running race~12, running competition~11, foot race~13, footrace~13, track and field~13, weightlifting~13, weight lifting~13, weightlifter~12, weight lifter~12, powerlifting~13, lift weight~12, lift heavy weight~13, lift the barbell~13, barbell~9, bench press~12, rowing race~13, rowing regatta~13, rowing competition~13, rowing~8, regatta~11, canoe race~12, kayak race~12, dragon boat race~14, dragon boat~11, swimming race~13, swim race~13, swimming competition~13, sack race~13, egg and spoon race~14, three legged race~13, sports day race~12, race to the top~12, race to the summit~12, climbing race~13, stair race~12, ladder race~12',
  racer:
    'racing game~9, jet ski race~13, jetski race~13, jet ski~10, jetski~10, speedboat race~10, race~5, racing~6, racer~9, kart~9, mario kart~13, go kart~11, formula one~11, formula 1~11, f1~9, grand prix~11, rally~8, outrun~4, out run game~11, need for speed~12, nascar~11, speedway~9, drag race~10, street race~9, lap~6, race track~9, racetrack~9, drift~6, motorbike race~11, pseudo 3d~7, first place~4, horse race~9, motocross~8, drag racing~10',
  whack:
    'whack a mole~14, whack~10, mole whacking~14, mole whack~14, mole smash~14, whackamole~14, whack the~11, pop up~6, popping up~7, bop~8, bonk~8, peekaboo~7, tap the mole~12, hit the mole~12, hammer~4, come out of hole~9, pop out of hole~10, out of their hole~8, duck hunt~7, squash the bug~7, squash~4, swat~7, smash the bug~8, shooting gallery~7',
  slicer:
    'fruit ninja~14, slice~10, slicing~10, slicer~11, slash~6, cut fruit~11, chop fruit~11, chop vegetable~11, cut vegetable~11, swipe to cut~12, sword slash~8, cut the~4, chopping vegetable~11',
  downhill:
    'downhill~11, ski~9, skiing~11, slalom~13, ski slalom~14, ski jump~13, skifree~13, snowboard~10, snowboarding~12, sled~9, sledding~11, sledge~9, toboggan~11, bobsled~12, bobsleigh~12, slide down~11, sliding down~11, roll downhill~13, rolling downhill~13, down a slope~11, down the slope~11, down a mountain~10, down an icy mountain~12, down the mountain~10, surf~8, surfing~10, surfer~7, ride wave~9, giant wave~7, ice skating~13, figure skating~13, alto~6, water slide~11, waterslide~11, rafting~9, white water~9, down a hill~10, down the hill~10, sandboard~11, river rafting~11, down the river~8, down a river~8, down a dune~10, mountain bike~8, kayaking~8, kayak~7, canoe~7, raft~7, drift down~10, float down~10, slide~4',
  traffic:
    'through traffic~12, through city traffic~12, through heavy traffic~12, through the traffic~12, in traffic~8, traffic~6, top down car~11, car from above~11, highway traffic~12, dodge traffic~11, avoid traffic~11, overtake car~9, weave through~9, highway driving~9, dodge car~9, avoid car~8, road from above~10, drive on a highway~10, oncoming car~9, rush hour~6, traffic racer~13, endless driving~9, endless road~8, police chase~9, car chase~9, getaway car~9, getaway van~9, getaway truck~9, getaway driver~9',
  dodger:
    'dodge the falling~11, avoid the falling~11, dodge meteor~8, dodge asteroid~8, dodge falling~9, avoid falling~9, dodge bullet~8, dodge everything~9, dodge game~11, dodging game~11, dodgeball~8, dont get hit~8, dodge the~4, avoid the falling~9, falling rock~5, falling spike~6, falling anvil~6, dodge laser~8, fishing net~1',
  batting:
    'batting~13, batting game~14, batting practice~14, batting cage~14, home run~14, home run derby~15, homerun~14, homerun derby~15, baseball~9.5, baseball game~13, baseball batter~14, baseball batting~14, baseball player~8, baseball match~13, play baseball~13, hit baseball~13, softball~9.5, softball game~13, wiffle ball~12, tee ball~12, rounders~13, stickball~13, stick ball~12, pesäpallo~13, pesapallo~13, brannboll~13, cricket game~13, cricket match~13, play cricket~13, cricket batting~15, cricket batter~14, cricket batsman~14, cricket player~12, cricketer~12, game of cricket~13, street cricket~13, beach cricket~13, gully cricket~13, cricket against~12, cricket with~11, hit six~13, hitting six~13, batsman~11, slugger~10, swing the bat~13, swing a bat~13',
  goalkeeper: 'goalkeeper penalty~15, hockey goalie~14, hockey goalkeeper~14, hockey keeper~14, ice hockey goalie~15, ice hockey goalkeeper~15, am the goalkeeper~16, am the goalie~16, am goalkeeper~16, as the goalkeeper~14, as goalkeeper~14, goalkeeper save~14, goalie save~14, keeper save~14, save penalty~14, save the penalty~14, save penalty shot~14, save shot~12, save the shot~12, save kick~12, block shot~12, stop shot~11, goalkeeper~10, goalie~10, goal keeper~11, keep the goal~11, goalkeeping~13, penalty saver~13, in goal~9, save goal~10, guard the goal~11, defend the goal~11, protect the goal~11, shot stopper~12',
  curling: 'curling~14, curling stone~13, curling match~14, shuffleboard~14, shuffle board~13, bocce~14, bocce ball~14, bocci~13, boccia~14, boule~12, boules~14, petanque~14, pétanque~14, lawn bowl~13, lawn bowling~14, lawn bowls~14, ice stock~13, stone to the house~10',
  golf: 'golf~13, mini golf~14, minigolf~14, putt~9, putting~8, golfing~12, hole in one~11, croquet~9, crazy golf~14, marbles game~9',
  throw:
    'basketball~10, free throw~12, throw snowball~12, snowball fight~12, snowball war~12, snowball battle~12, food fight~12, pillow fight~12, throw~7, angry bird~13, catapult~12, slingshot~12, cannon~5, trebuchet~12, penalty shootout~11, score goal~12, into the goal~14, kick ball~9, kick football~9, past the goalie~13, past the goalkeeper~13, past the keeper~13, against a goalkeeper~13, against a goalie~13, beat the goalkeeper~13, beat the goalie~13, penalty kick~11, penalty~8, javelin~11, shot put~11, aim and throw~13, paper toss~13, toss~7, throwing~8, ring toss~11, water balloon fight~11, hoop~7, dunk~8, worms game~13, worm with bazooka~13, worms with~9, artillery~9, lob~7, bowling~9, skittle~9, ten pin~9, pin~6, frisbee~8, soccer shot~8, soccer~6, goalkeeper~6, penalties shootout~9, free kick~10, field goal~9, archery~7, horseshoe~8, flick~4, cornhole~11',
  darts: 'dart~11, darts~12, bullseye~9, bull eye~8, archery target~11, archery~9, target practice~8, bow and arrow~7, throwing knife~9, knife throwing~10, balloon pop with dart~12, knife hit~12, axe throwing~9',
  pinball: 'pinball~14, peggle~13, pachinko~13, plinko~13, flipper~9, bumper~5',
  pong: 'pong~12, ping pong~13, table tennis~13, tennis~9, paddle game~8, badminton~9, volleyball~7, squash game~7, two paddle~10, beach volleyball~7',
  'air-hockey': 'air hockey~14, ice hockey air table~14, air table~10, table hockey~12, ice hockey~9, hockey~8, foosball~8, table football~8, puck~9',
  billiards:
    'billiard~14, billiards~14, pool game~12, pool table~12, pool hall~12, pool match~12, pool tournament~12, pool ball~11, pool cue~12, pool shark~9, game of pool~13, play pool~12, pool player~10, pool against~12, pool for two~12, pool for 2~12, pool with 8~12, pool with eight~12, pool with 9~12, pool with 10~12, pool with ten~12, pool with 6~12, pool with six~12, pool with 12~12, pool with 15~12, pool with fifteen~12, two player pool~13, pool versus~12, pool vs~12, pool with ball~12, 8 ball~13, eight ball~13, 8 ball pool~15, eight ball pool~15, 9 ball~12, nine ball~12, 9 ball pool~15, nine ball pool~15, snooker~14, cue ball~12, cue stick~11, rack of ball~9, trick shot pool~13',
  duel:
    'boxing~9, boxing match~14, boxing game~14, boxing fight~13, boxing championship~13, boxer~8, kickboxing~12, kick boxing~12, thai boxing~13, muay thai~12, mma~9, punch out~13, knockout punch~9, sparring~9, sumo~10, sumo wrestling~13, sumo wrestler~9, sumo match~13, wrestling~8.5, wrestling match~13, wrestler~7, arm wrestling~14, arm wrestle~14, thumb war~12, thumb wrestling~13, butt head~13, butting head~13, head butt~9, headbutt~9, lock horn~12, clash horn~11, tug of war~15, tug o war~15, tug war~12, pull the rope~11, rope pull~11, rope pulling~12, sword fight~8.5, sword duel~13, fight with sword~12, fighting with sword~12, sword fighting~8.5, swordfight~9, sword battle~8, fencing~12, fencing match~14, fencer~8, fencing duel~14, duel~8, samurai duel~12, knight duel~12, pirate duel~12, lightsaber duel~13, light saber duel~13, jousting~9, joust~9, karate~8.5, judo~9, taekwondo~9, kung fu fight~11, karate fight~11, karate match~12, fist fight~9, street fighter~9, mortal kombat~11, tekken~11, fighting game~8, one on one fight~12, one on one~8, 1v1~8, 1 v 1~8, fight one on one~11, prize fight~11',
  'bubble-shooter': 'bubble shooter~14, puzzle bobble~14, bust a move~13, zuma~11, shoot bubble~12, bubble shoot~12, bubble match~10, match bubble~10',
  'bubble-pop':
    'pop bubble~12, bubble pop~13, bubble to pop~12, bubble popping~12, popping bubble~12, pop balloon~10, balloon pop~13, pop the balloon~11, balloon popping~10, pop the bubble~12, bubble wrap~12, bubble~4, pop it~7, tapping game~8, tap the screen~6',
  clicker:
    'idle clicker~14, idle game~14, idle tycoon~14, idle~9, cookie clicker~14, clicker game~14, clicker~13, clicking game~12, click game~11, incremental~12, incremental game~14, tap to earn~14, tap to make~10, click to earn~14, tap tycoon~14, tycoon~13, adventure capitalist~14, egg inc~14, lemonade stand~11, lemonade stall~11, hire worker~8, hire helper~9, build an empire~8, business empire~10, passive income~10, make money~7, get rich~7',
  merge:
    '2048~14, threes~6, merge tile~11, merge number~12, merge~8, merging~8, combine tile~10, combine number~10, slide tile together~9, number puzzle~5, double up~5, merge game~12, sliding number~7',
  'drop-merge':
    'suika~14, suika game~15, watermelon game~14, suika style~14, suika like~14, suika clone~14, drop and merge~15, drop merge~14, drop n merge~15, merge and drop~14, merge drop~14, fruit merge drop~15, dropping and merging~15, drop and combine~14, drop to merge~14, merge fruit~9.5, fruit merge~11, fruit merging~11, combine fruit~9.5, merge in a jar~15',
  minesweeper: 'minesweeper~14, mine sweeper~14, find the mine~11, hidden mine~9, mine field~6, minefield~7, avoid hidden bomb~8',
  'tic-tac-toe': 'tic tac toe~14, tictactoe~14, tick tack toe~14, noughts and crosses~14, naughts and crosses~14, three in a row against~12, xs and os~12, x and o~11, gomoku~9, five in a row~9',
  'four-in-a-row': 'four in a row~14, connect four~14, connect 4~14, 4 in a row~14, four in a line~13, drop four~9',
  'sliding-puzzle': 'slide puzzle~14, sliding piece~14, sliding piece of a~14, slide the piece~13, slide piece~13, puzzle with sliding piece~15, moving piece puzzle~13, sliding block puzzle~13, sliding square~12, sliding puzzle~14, slide puzzle of a~14, sliding puzzle of a~14, tile puzzle of a~13, jigsaw of a~10, jigsaw puzzle of a~11, 15 puzzle~14, fifteen puzzle~14, sliding tile~12, jigsaw~9, jigsaw puzzle~10, picture puzzle~9, tile puzzle~7, puzzle of a~7, puzzle with a picture~9, swap picture piece~8',
  chess: 'chess~14, chess puzzle~14, checkmate~12, mate in two~13, mate in one~13, knight tour~9',
  draughts: 'draughts~14, checkers~14, checker~10, dame~4',
  reversi: 'reversi~14, othello~14, flip the disc~12, flip disc~12, flipping disc~12, flip disk~12, flip the disk~12, flip their disc~12, flip his disc~12, flip your disc~12, turn over disc~11, turn over the disc~11, disc flipping~12, disc flip~11, outflank~9',
  sudoku: 'sudoku~14, number grid~7, nonogram~9, picross~9, kakuro~9, magic square~8, crossword~4',
  solitaire: 'solitaire~14, klondike~12, freecell~13, patience~6, card game~6, poker~4, blackjack~5, spider solitaire~14, pyramid solitaire~14, tripeaks~12',
  'laser-mirrors': 'laser mirror~14, laser and mirror~14, mirror puzzle~13, laser puzzle~12, reflect laser~13, reflect the laser~13, reflect light~10, mirror~5, bend light~9, rotate mirror~13, light beam~8, laser beam puzzle~12, reflect~5',
  pipes:
    'rotate wire~13, rotate the wire~13, turn wire~12, turn the wire~13, rotate cable~13, rotate the cable~13, turn the cable~13, rotate pipe~13, rotate the pipe~13, rotate all the pipe~13, turn pipe~13, turn the pipe~13, twist pipe~12, spin pipe~12, spin the pipe~13, spin wire~12, spin the wire~13, spin cable~12, spin the cable~13, flow through the pipe~12, flow through pipe~12, lay pipe~9, lay the pipe~9, twist the pipe~13, rotate tile~11, rotate the tile~11, turn the tile~11, turn tile~10, rotate piece~9, rotate the piece~9, connect pipe~13, connect the pipe~13, connect all the pipe~13, join the pipe~13, link the pipe~13, pipe puzzle~14, water pipe puzzle~14, pipe game~13, pipe connect~13, pipe connection~13, pipe connecting~13, pipe mania~14, pipe dream~14, water pipe~9, plumbing puzzle~13, plumbing game~12, plumbing~7, plumber game~12, plumber puzzle~13, wire puzzle~14, wiring puzzle~13, wire connecting~13, connect wire~13, connect the wire~13, connect cable~13, connect the cable~13, circuit puzzle~13, electric circuit~11, electrical circuit~11, electricity puzzle~12, power grid puzzle~13, connect the circuit~12, close the circuit~12, complete the circuit~12, fix the circuit~12, repair the circuit~12, fix the wiring~12, rotate piece to connect~13, turn piece to connect~13, turn the piece to connect~13, network puzzle~12, netwalk~14, connect the root~13, rotate the root~13, turn the root~13, root puzzle~12, connect the track~12, connect track~11, rotate the track~13, rotate track~13, turn the track~12, rotate the train track~14, rotate train track~14, turn the train track~14, turn train track~13, connect the train track~13, connect train track~13, connect the rail~13, rotate the rail~13, turn the rail~13, railway puzzle~12, train track puzzle~13, track puzzle~9, rail puzzle~12, water to the flower~8, every lamp is on~11, all the lamp are on~11, all lamp are on~11, every light is on~11, until everything is connected~11, water flow puzzle~13, water connect~12',
  mahjong:
    'mahjong~14, mahjongg~14, mah jong~14, mah jongg~14, majong~14, mahjong solitaire~15, mahjong tile~14, mahjong game~14, shanghai tile~13, shanghai solitaire~15, shanghai game~13, shanghai mahjong~15, tile solitaire~15, stacked tile~9, tile stacked in layer~12',
  battleship: 'battleship~13, battle ship~12, battleship game~14, battleships game~14, battleship board game~14, battleship clone~14, battleship against the computer~14, battleship against computer~14, play battleship~14, sink the ship game~14, sink ship game~14, sink the hidden ship~14, sink hidden ship~14, find and sink~12, hidden fleet~12, guess where the ship~13, sea battle on a grid~14, sea battle on grid~14, naval battle on a grid~14, sea battle game~12, naval battle game~12, sea battle board game~14, you sank my battleship~14',
  sokoban: 'sokoban~14, boxxle~14, push box~12, push crate~12, push the box~12, push the crate~12, push barrel~11, push block puzzle~12, box pushing~12, crate pushing~12, pushing box~12, pushing crate~12, block pushing puzzle~12, warehouse keeper~12, warehouse puzzle~12, onto switch~10, onto the switch~10, onto pressure plate~11, onto the pressure plate~11',
  stacker:
    'stack~9, stacking~10, stacker~12, tower building~10, build the tallest~12, build a tall~11, build a tower~11, tallest tower~12, tower bloxx~13, swinging crane~11, crane~7, stack as high~13, pile up~8, balance~6, jenga~9, tower of block~8, highest tower~12, build the highest~12, stack box~10, tower of~4, balancing~7',
  rhythm:
    'rhythm~12, rhythm game~13, guitar hero~14, piano tile~14, dance dance revolution~14, beat saber~10, beat~5, to the beat~11, music game~11, tap to the music~12, to the music~9, drum~6, drummer~9, drumming~9, falling note~11, hit the note~10, music note~5, dance game~9, dance floor~7, osu~11, four lane and~5, tap the note~11, piano~6, dj~5, karaoke~6, tap to the rhythm~13',
  simon: 'simon say~14, simon~10, repeat the sequence~13, repeat the pattern~13, repeat the melody~13, remember the sequence~13, memorize the sequence~13, memorise the sequence~13, light sequence~10, copy the pattern~12, repeat after me~10, colour sequence~11, color sequence~11, sequence~6, repeat the tune~12, remember the order~10, echo the~6',
  reaction: 'reaction test~14, tap the green~12, green light~8, red light green light~11, reaction time~13, reaction~9, reflex test~13, reflex~9, tap when~11, turn green~9, quick draw~10, press when~10, how fast can you react~13, fastest finger~11, traffic light~5, click when~10, reaction speed~13, fast draw~9, draw fast~11, draw first~11, high noon~9, duel~5, tap as soon~11',
  typing: 'typing~12, type the word~13, type word~12, type code~12, type code word~13, typing game~14, type fast~11, type letter~10, type the letter~11, typing test~13, type to~9, keyboard game~9, typing race~13, z type~12, word fall~5, type~6',
  'word-search': 'word search~14, find word~10, find hidden word~13, hidden word~11, find the word~10, word grid~11, letter grid~9, wordsearch~14, find all the word~12, word finder~10, word hunt~11',
  hangman: 'hangman~14, guess the word~13, guess word~11, guess letter~10, guess the letter~11, guess the hidden word~14, guessing the word~12, hidden word letter by letter~13',
  wordle: 'wordle~14, wordle clone~14, letter word~10, letter word guessing~13, word of five letter~10, word of 5 letter~10, mastermind with word~12, lingo game~11',
  anagrams: 'anagram~14, unscramble~13, scrambled word~13, word scramble~13, scrabble~11, boggle~11, make word from letter~13, rearrange letter~12, spell word~9, spelling~9, spelling bee~10, form word~10, mixed up letter~11, jumbled letter~11, word puzzle~7, word game~7, spell the word~10, build word~8, jumbled word~12',
  lander: 'lander~13, lunar lander~14, moon lander~14, land on the moon~13, land on the~8, soft landing~12, land safely~11, limited fuel~9, landing~7, land softly~12, land a~7, land the~8, land on a~8, parachute land~8, parachute~7, little fuel~8, docking~7, touch down~8, touchdown on~7',
  rescue: 'rescue mission~11, delivery drone~11, helicopter rescue~12, rescue helicopter~12, rescue flight~12, rescue people~9, rescue survivor~10, abduct~10, abducted~10, choplifter~13, rescue the~3, save people~6, tractor beam~10, lifeboat~8, rescue animal~7, mountain rescue~10, sea rescue~10, abducting~10, rescue~5, lift them home~6, bring them home~6, deliver package by~7, drone deliver~9, air ambulance~10',
  flight: 'flight simulator~9, flight sim~9, free flight~12, fly a plane~10, plane through ring~12, through ring~9, fly through ring~13, fly freely~11, flying game~7, paper plane~8, paper airplane~8, glider~8, hang glider~10, hot air balloon~6, stunt plane~10, wingsuit~9, kite~5, dragon rider~7, fly around~8, aerobatic~9',
  parking: 'parking~12, park a~11, park the~12, park your~12, car park~9, parking lot~12, valet~9, parallel park~13, parking space~13, tight space~8, unblock~7, rush hour puzzle~9, docking a ship~7, dock~4',
  'rope-swing': 'rope swing~14, zipline~10, zip line~10, swing from~11, swing on~9, swinging from~11, grappling hook~12, grapple~9, vine~7, spider man~9, spiderman~9, web swing~13, swing through~10, tarzan~12, hook swing~12, stickman hook~13, liana~8, swing rope~12, swinging rope~12, swing across~11, swing between~11',
  'colour-gates': 'color switch~14, colour match gate~13, color match gate~13, colour gate~12, color gate~12, colour ring~12, color ring~12, coloured ring~11, colored ring~11, rotating ring~9, spinning ring~9, rotating circle~8, spinning circle~8, colour wheel~11, color wheel~11, colour switch~14, gate of your own colour~13, gates of your own color~13, color gate~13, colour gate~13, own colour~8, own color~8, matching colour gate~13, same colour~7, same color~7, change colour to pass~12, color matching wheel~9, colour of the gate~12, pass through gate~10, ring of your colour~11, match the colour~6, match the color~6, only through~4',
  helix: 'helix jump~14, helix drop~14, helix fall~14, helix ball~14, helix tower~14, helix~12, stack ball~13, spinning tower~12, rotating tower~12, turning tower~12, revolving tower~12, spin the tower~12, rotate the tower~12, turn the tower~12, twist the tower~12, spiral tower~11, tower of ring~11, through a spinning tower~13, down a spinning tower~13, down a spiral~9, fall down a tower~11, bounce down a tower~12, bouncing down a tower~12',
  chopping: 'timberman~14, chop a tree~13, chop tree~13, chop wood~12, chop the tree~13, lumberjack~9, woodcutter~9, cut down tree~12, cut a tree~11, tree chopping~13, wood chopping~12, avoid branch~10, chop log~10, axe~4, cut wood~11, chop down~10, fell tree~9, cut down a tree~12',
  'hot-potato': 'hot potato~14, pass the bomb~14, pass a bomb~13, bomb tag~12, ticking bomb~9, before it explode~9, time bomb~7, pass it on~8, bomb party~9, exploding kitten~6, pass the parcel~10',
  fishing: 'fishing~12, fish game~4, catch fish with a rod~12, fishing rod~13, angler~9, cast a line~11, hook fish~11, go fish~5, fisherman~9, catch fish~7, ice fishing~13, reel in~11, catch a fish~8, fishing boat~8, fly fishing~12, deep sea fishing~13, fishing hook~12',
  tending:
    'hatching~7, hatch~6, watering~10, water the flower~12, water the plant~12, water flower~11, water plant~11, gardening~9, garden game~6, feed the~7, feed animal~9, feeding~6, pet care~11, tamagotchi~12, virtual pet~12, look after~10, take care of~10, caring for~9, restaurant~6, serve customer~12, serving customer~11, serve~6, diner dash~12, cooking mama~10, cooking game~8, farm game~6, farming~7, farming game~9, farmville~10, cafe~5, bakery~4, cake shop~6, put out fire~9, before they dry~9, whack fire~6, keep alive~7, babysit~8, nurse~4, hospital~4, bar tender~9, bartender~10, keep plate spinning~10, take order~9, shop keeper~7, bubble tea shop~8, before they wilt~10, before it die~6, customer~6, bathe~6, shepherd~4, herd~4, milk cow~6, barber~6, hair salon~6, coffee shop~7, management game~9, time management~10, simulator~4',
  sorting: 'sort~10, classify~10, classifying~10, categorise~10, categorize~10, to the right place~9, to the right group~10, into groups~10, which group~9, sorting~12, sorter~10, sort trash~12, recycle~9, recycling~10, right bin~10, into the right~9, correct bin~11, into the correct~9, sort by colour~13, sort by color~13, conveyor belt~8, conveyor~7, sort mail~12, sort package~12, sort luggage~12, separate~5, which belongs~6, color sort~12, color matching~8, colour matching~8, colour sort~12, water sort~10, put in the right~9',
}; // biome-ignore format: one entry for each mechanic

/** Games named after what they show: alone in a prompt the word means the game. */
export const namesAlone: Record<string, Mechanic> = {
  asteroids: 'arena',
  centipede: 'shooter',
  worms: 'throw',
  threes: 'merge',
  columns: 'blocks',
  bubbles: 'bubble-pop',
  pool: 'billiards',
  cards: 'solitaire',
  words: 'word-search',
  numbers: 'merge',
};

export type Implied = {
  hero?: string;
  foes?: string;
  goods?: string;
  /** "Angry birds with hamsters": the named actor replaces the hero. */
  isReplaced?: true;
  /** "Space invaders with vegetables": the named things replace the foes. */
  areFoesReplaced?: true;
  /** "Pac-man with 3 vacuum cleaners": several of a thing that nobody eats are the foes. */
  areCountedFoes?: true;
  /** "Bomberman with pumpkins": they are the bombs. */
  areTools?: true;
  /** Who throws what at the hero, unless others are named. */
  thrower?: [who: string, what: string];
  /** The hero itself is thrown. */
  isThrown?: true;
};

/** The cast of a famous game, used when the prompt names no one else. */
export const impliedCast: Record<string, Implied> = {
  'treasure hunt': { goods: 'treasure' },
  'goalkeeper save': { hero: 'goalkeeper', goods: 'ball' },
  'goalie save': { hero: 'goalkeeper', goods: 'ball' },
  'keeper save': { hero: 'goalkeeper', goods: 'ball' },
  'save penalty': { hero: 'goalkeeper', goods: 'ball' },
  'save the penalty': { hero: 'goalkeeper', goods: 'ball' },
  'am the goalkeeper': { hero: 'goalkeeper', goods: 'ball' },
  'am goalkeeper': { hero: 'goalkeeper', goods: 'ball' },
  'vampire survivor': { foes: 'vampire' },
  'vampire survivors like': { foes: 'vampire' },
  castlevania: { foes: 'vampire', isReplaced: true },
  bloons: { hero: 'monkey', foes: 'balloon', isReplaced: true },
  'bloons td': { hero: 'monkey', foes: 'balloon', isReplaced: true },
  'mega man': { foes: 'robot' },
  'missile command': { hero: 'cannon', foes: 'missile' },
  ski: { hero: 'skier' },
  skiing: { hero: 'skier' },
  slalom: { hero: 'skier' },
  'ski slalom': { hero: 'skier' },
  'ski jump': { hero: 'skier' },
  snowboard: { hero: 'snowboarder' },
  snowboarding: { hero: 'snowboarder' },
  surf: { hero: 'surfer' },
  surfing: { hero: 'surfer' },
  archery: { hero: 'archer' },
  'bow and arrow': { hero: 'archer' },
  'egg hunt': { goods: 'egg' },
  recycling: { goods: 'trash' },
  recycle: { goods: 'trash' },
  schatzsuche: { goods: 'treasure' },
  frogger: { hero: 'frog', foes: 'car', isReplaced: true },
  'crossy road': { hero: 'chicken', foes: 'car', isReplaced: true },
  crossy: { hero: 'chicken', foes: 'car', isReplaced: true },
  'flappy bird': { hero: 'bird', isReplaced: true },
  'whack a mole': { foes: 'mole' },
  whackamole: { foes: 'mole' },
  snake: { hero: 'snake' },
  'snake game': { hero: 'snake' },
  'nokia snake': { hero: 'snake', isReplaced: true },
  'slither io': { hero: 'snake', isReplaced: true },
  'space invader': { hero: 'spaceship', foes: 'alien', areFoesReplaced: true },
  'show jumping': { foes: 'fence' },
  hurdle: { foes: 'fence' },
  'floor is lava': { foes: 'lava' },
  'jump rope': { foes: 'rope' },
  'jumping rope': { foes: 'rope' },
  'skipping rope': { foes: 'rope' },
  'rope jumping': { foes: 'rope' },
  'rope skipping': { foes: 'rope' },
  'snowball fight': { goods: 'snowball' },
  'pillow fight': { goods: 'pillow' },
  schneeball: { goods: 'snowball' },
  asteroids: { hero: 'spaceship', foes: 'asteroid', areFoesReplaced: true },
  'asteroid game': { hero: 'spaceship', foes: 'asteroid', areFoesReplaced: true },
  galaga: { hero: 'spaceship', foes: 'alien', areFoesReplaced: true },
  galaxian: { hero: 'spaceship', foes: 'alien', areFoesReplaced: true },
  'cookie clicker': { goods: 'cookie' },
  'egg inc': { goods: 'egg' },
  饼干点击: { goods: 'cookie' },
  クッキークリッカー: { goods: 'cookie' },
  '쿠키 클리커': { goods: 'cookie' },
  'lemonade stand': { goods: 'lemonade' },
  'lemonade stall': { goods: 'lemonade' },
  'helix jump': { hero: 'ball', isReplaced: true },
  'helix ball': { hero: 'ball', isReplaced: true },
  'stack ball': { hero: 'ball', isReplaced: true },
  'chrome dino': { hero: 'dinosaur', foes: 'cactus', isReplaced: true },
  'dino game': { hero: 'dinosaur', foes: 'cactus', isReplaced: true },
  'dinosaur game': { hero: 'dinosaur', foes: 'cactus', isReplaced: true },
  'donkey kong': { hero: 'builder', thrower: ['gorilla', 'barrel'] },
  bomberman: { foes: 'monster', isReplaced: true, areTools: true },
  'worm with bazooka': { hero: 'worm', foes: 'worm', goods: 'bomb' },
  'worms game': { hero: 'worm', foes: 'worm', goods: 'bomb' },
  'dino run': { hero: 'dinosaur', foes: 'cactus', isReplaced: true },
  'fruit ninja': { goods: 'fruit' },
  suika: { goods: 'fruit' },
  'suika game': { goods: 'fruit' },
  'watermelon game': { goods: 'fruit' },
  'drop and merge': { goods: 'fruit' },
  スイカゲーム: { goods: 'fruit' },
  合成大西瓜: { goods: 'fruit' },
  수박게임: { goods: 'fruit' },
  'candy crush': { goods: 'candy' },
  bejeweled: { goods: 'gem' },
  'gem swap': { goods: 'gem' },
  'doodle jump': { hero: 'alien', isReplaced: true },
  'temple run': { hero: 'explorer', foes: 'monkey', isReplaced: true },
  'subway surfer': { hero: 'kid', foes: 'train', isReplaced: true },
  地铁跑酷: { hero: 'kid', foes: 'train', isReplaced: true },
  神庙逃亡: { hero: 'explorer', foes: 'monkey', isReplaced: true },
  'sonic dash': { hero: 'hedgehog', isReplaced: true },
  'agar io': { hero: 'blob', isReplaced: true },
  'hungry shark': { hero: 'shark', goods: 'fish' },
  'feeding frenzy': { hero: 'fish', goods: 'fish', isReplaced: true },
  'big fish eat little fish': { hero: 'fish', goods: 'fish' },
  'big fish eat small fish': { hero: 'fish', goods: 'fish' },
  'fish eat fish': { hero: 'fish', goods: 'fish' },
  'hole io': { hero: 'hole', isReplaced: true },
  大鱼吃小鱼: { hero: 'fish', goods: 'fish' },
  katamari: { hero: 'ball', isReplaced: true },
  'super mario': { isReplaced: true },
  'plants vs zombies': { hero: 'sunflower', foes: 'zombie', isReplaced: true },
  'plant versus zombie': { hero: 'sunflower', foes: 'zombie', isReplaced: true },
  'angry bird': { hero: 'bird', foes: 'pig', isReplaced: true, isThrown: true },
  'zombie survival': { foes: 'zombie' },
  'duck hunt': { foes: 'duck', areFoesReplaced: true },
  'jet ski race': { hero: 'speedboat' },
  'jetski race': { hero: 'speedboat' },
  'jet ski': { hero: 'speedboat' },
  jetski: { hero: 'speedboat' },
  'lunar lander': { hero: 'rocket' },
  'moon lander': { hero: 'rocket' },
  'hot potato': { goods: 'bomb' },
  'dodge asteroid': { hero: 'spaceship', foes: 'asteroid' },
  'dodge meteor': { foes: 'meteor' },
  jetpack: { hero: 'astronaut' },
  timberman: { hero: 'lumberjack' },
  spiderman: { hero: 'superhero' },
  'spider man': { hero: 'superhero' },
  'egg catcher': { goods: 'egg' },
  'helicopter rescue': { hero: 'helicopter' },
  'rescue helicopter': { hero: 'helicopter' },
  'catch falling': {},
  curling: { goods: 'curling stone' },
  horseshoe: { goods: 'horseshoe' },
  javelin: { goods: 'javelin' },
  frisbee: { goods: 'frisbee' },
  'ring toss': { goods: 'ring' },
  basketball: { goods: 'basketball' },
  penalty: { goods: 'ball' },
  'penalty shootout': { goods: 'ball' },
  'penalty kick': { goods: 'ball' },
  'free kick': { goods: 'ball' },
  bowling: { goods: 'bowling ball', foes: 'bowling pin' },
  skittle: { goods: 'bowling ball', foes: 'bowling pin' },
  'guitar hero': { goods: 'guitar' },
  'piano tile': { goods: 'note' },
  tennis: { goods: 'tennis ball' },
  'table tennis': { goods: 'ping pong' },
  'pac man': { foes: 'ghost', areCountedFoes: true },
  pacman: { foes: 'ghost', areCountedFoes: true },
  'wizard duel': { hero: 'wizard' },
  'asteroids with': { foes: 'asteroid' },
  'asteroid with': { foes: 'asteroid' },
  minesweeper: { goods: 'bomb' },
};
