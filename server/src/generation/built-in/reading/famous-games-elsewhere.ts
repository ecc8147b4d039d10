import type { Mechanic } from './mechanics.ts';

/** A game with rules of its own that cannot be made yet, by its names in several languages, and what comes nearest. */
export type FamousGame = {
  pattern: RegExp;
  nearest: Mechanic[];
  /** Its name has the name of another game in it: peg solitaire is no solitaire. */
  isSure?: true;
};

const before =
  '(?:(?:an?|the|play|playing|make|create|build|me|us|i|want|to|please|simple|classic|game|games|like|of|called|ein|eine|das|die|spiel|spiele|un|une|el|la|le|il|o|uma|juego|de|del|jeu|gioco|jogo|gra|w|mach|haz|fais|crea|faz)\\s+)*';
const after =
  '(?:[-\\s]+(?:game|games|puzzle|puzzles|board\\s*game|card\\s*game|clone|style|spiel|brettspiel)\\b.*|\\s+(?:with|for|against|mit|con|avec|com|z|para|pour|für)\\b.*|\\W*)$';

/** A name that is also said of other things: nothing but the game, or what it is played with, stands around it. */
const named = (...names: string[]): RegExp => new RegExp(`^\\W*${before}(?:${names.join('|')})${after}`, 'iu');

/** Names that mean nothing else. */
const called = (...names: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])`, 'iu');

export const famousGamesElsewhere: FamousGame[] = [
  // Boards
  { pattern: called('dots (?:and|&|n) (?:boxes|squares)', 'käsekästchen', 'la pipopipette', 'pipopipette', 'jeu des petits carrés', 'timbiriche', 'puntos y cajas', 'punti e linee', 'pontos e caixas', 'jogo dos pontinhos', 'kropki i kwadraty', 'точки и квадраты', '点格棋'), nearest: ['reversi', 'four-in-a-row', 'tic-tac-toe'] },
  { pattern: called("(?:nine|six|three|twelve|\\d+)[- ]men['’]?s? morris", 'merels', 'mühlespiel', 'mühle (?:brettspiel|spielen|gegen|für zwei|zu zweit|mit)', 'młynek (?:z|przeciw(?:ko)?|dla)', 'mulino contro', 'moulin contre', 'brettspiel mühle', 'jeu du moulin', 'juego del molino', 'gioco del mulino', 'mulino a nove', 'jogo do moinho', 'jogo da trilha', 'gra w młynek', 'игра мельница'), nearest: ['four-in-a-row', 'draughts', 'tic-tac-toe'] },
  { pattern: named('mühle', 'młynek', 'mulino'), nearest: ['four-in-a-row', 'draughts', 'tic-tac-toe'] },
  { pattern: called('game of go(?! ?(?:fish|kart|cart|to|round|around|up|down|through|home|and))', 'go board ?game', 'brettspiel go', 'jeu de go', 'juego de mesa go', 'baduk', 'weiqi', 'wei qi', '囲碁', '围棋', '圍棋', '바둑', 'игра го'), nearest: ['reversi', 'four-in-a-row', 'draughts'] },
  { pattern: called('chinese (?:checkers|draughts)', 'sternhalma', 'halma', 'dames chinoises', 'damas chinas', 'dama cinese', 'damas chinesas', 'chińskie warcaby', 'китайские шашки'), nearest: ['draughts', 'reversi', 'four-in-a-row'], isSure: true },
  { pattern: called('shogi', 'xiangqi', 'chinese chess', 'japanese chess', 'janggi', 'makruk', 'chinesisches schach', 'ajedrez chino', 'échecs chinois', 'scacchi cinesi', 'xadrez chinês', 'szachy chińskie', '将棋', '中国象棋'), nearest: ['chess', 'draughts', 'reversi'], isSure: true },
  { pattern: called('hnefatafl', 'viking chess', 'fox and geese board ?game', 'blokus', 'pentago', 'stratego', 'hex board ?game', 'abalone board ?game', 'quarto board ?game', 'othello and go', 'arimaa', 'fanorona', 'sogo'), nearest: ['draughts', 'reversi', 'four-in-a-row'], isSure: true },
  { pattern: named('tafl', 'quarto', 'abalone', 'hex'), nearest: ['four-in-a-row', 'draughts', 'reversi'] },
  { pattern: called('mensch ärgere dich nicht', 'mensch ärger dich nicht', 'parchís', 'petits chevaux', 'non t[’\']arrabbiare', 'chińczyk(?: gra| planszowy)?', 'leiterspiel', 'serpientes y escaleras', 'serpents et échelles', 'scale e serpenti', 'cobras e escadas', 'serpentes e escadas', 'węże i drabiny', 'змеи и лестницы', '蛇梯棋', '飞行棋', "(?:juego|jeu|gioco|jogo) (?:de la|de l['’]|dell['’]|do) ?(?:oca|oie|ganso)", 'gänsespiel', 'game of the goose', 'sorry board ?game', 'trouble board ?game', 'candy ?land board ?game'), nearest: ['four-in-a-row', 'draughts', 'tic-tac-toe'] },
  { pattern: called('risk board ?game', 'game of risk', 'risiko (?:brettspiel|spielen)', 'carcassonne', 'ticket to ride', 'zug um zug', 'les aventuriers du rail', 'pandemic board ?game', 'axis and allies', 'diplomacy board ?game', 'siedler von catan', 'colonos de catan', 'colons de catane', 'clue board ?game', 'twilight struggle', 'stone age board ?game'), nearest: ['defence', 'four-in-a-row', 'draughts'], isSure: true },
  { pattern: named('risk', 'risiko'), nearest: ['defence', 'four-in-a-row', 'draughts'] },
  { pattern: called('guess who(?= (?:game|board|with|clone))', 'wer ist es', 'qui est-ce', '¿?quién es quién', 'adivina quién', 'indovina chi', 'cara a cara jogo', 'zgadnij kto to'), nearest: ['quiz', 'odd-one-out', 'memory'], isSure: true },
  { pattern: named('guess who'), nearest: ['quiz', 'odd-one-out', 'memory'], isSure: true },

  // Puzzles
  { pattern: called('tangrams?', 'танграм', '七巧板', 'タングラム', '칠교', 'pentominos?', 'pentominoes'), nearest: ['blocks', 'sliding-puzzle', 'match'] },
  { pattern: called('peg (?:solitaire|jump(?:ing)?|game|board)', 'solitaire (?:à|with) (?:pions|billes|pegs)', 'steckhalma', 'solitär mit (?:stiften|steckern|kugeln)', 'solo noble', 'senku', 'resta um', 'solitario inglés', 'solitario di perni', 'gra samotnik'), nearest: ['draughts', 'stacks', 'solitaire'], isSure: true },
  { pattern: called('flood[- ]fill', 'flood-it'), nearest: ['match', 'bubble-pop', 'stacks'] },
  { pattern: named('flood it', 'color flood', 'colour flood'), nearest: ['match', 'bubble-pop', 'stacks'], isSure: true },
  { pattern: called('rush hour (?:puzzle|board ?game|clone|style|sliding)', 'like rush hour', 'unblock me', 'unblock (?:the |my )?(?:red )?(?:car|block)s?', 'klotski', 'sliding[- ]blocks? (?:puzzle|game)s?', 'slide the (?:cars|blocks|vehicles) (?:out|to free|so|until)', 'parkplatz-?puzzle', '华容道', '華容道'), nearest: ['sliding-puzzle', 'sokoban', 'parking'], isSure: true },
  { pattern: named('rush hour'), nearest: ['sliding-puzzle', 'sokoban', 'parking'], isSure: true },
  { pattern: called('(?:connect|join)(?:ing)? the (?:dots|numbers)', 'dot[- ]to[- ]dot', 'punkte verbinden', 'verbinde die punkte', 'zahlen verbinden', 'relier les points', 'relie les points', 'points à relier', 'une los puntos', 'unir (?:los )?puntos', 'unisci i puntini', 'ligar? os pontos', 'ligue os pontos', 'połącz kropki', 'łączenie kropek', 'соедини точки', '点つなぎ', '连点成画'), nearest: ['bubble-pop', 'pipes', 'sliding-puzzle'], isSure: true },
  { pattern: called('kakuro', 'ken-?ken', 'calcudoku', 'hitori', 'futoshiki', 'nurikabe', 'slither ?link', 'hashi(?:wokakero)?', 'takuzu', 'binairo', 'masyu', 'heyawake', 'shikaku', 'star battle (?:puzzle|logic)', 'skyscrapers? puzzle', 'einstein puzzle', 'logic grid puzzle'), nearest: ['sudoku', 'minesweeper', 'sliding-puzzle'], isSure: true },
  { pattern: called('mastermind (?:game|puzzle|board|clone|code|with colou?rs|with pegs)', 'bulls and cows', 'superhirn', '(?:crack|guess) the (?:secret |hidden )?(?:colou?r )?code', 'code ?breaker (?:game|puzzle)'), nearest: ['wordle', 'simon', 'hangman'] },
  { pattern: named('mastermind', 'codebreaker'), nearest: ['wordle', 'simon', 'hangman'] },
  { pattern: called('word ladders?', 'cryptograms?', 'codenames', 'scattergories', 'stadt,? land,? fluss', 'petit bac', 'nomi,? cose,? città', 'państwa[- ]miasta', 'tutti frutti juego', 'stop de palabras', 'acrostics?'), nearest: ['anagrams', 'hangman', 'word-search'] },
  { pattern: called('infinite craft', 'little alchemy', 'doodle god'), nearest: ['merge', 'drop-merge', 'clicker'] },
  { pattern: called("where['’]?s my water", 'world of goo', 'the incredible machine', 'rube goldberg'), nearest: ['pipes', 'laser-mirrors', 'stacker'], isSure: true },

  // Dexterity and parties
  { pattern: called('mikado(?! emperor)', 'mikado-?stäbchen', 'spillikins', 'jonchets', 'palitos chinos', 'pega[- ]varetas', 'jogo de varetas', 'bierki', 'бирюльки'), nearest: ['stacker', 'reaction', 'catcher'] },
  { pattern: named('pick[- ]?up[- ]sticks', 'jackstraws'), nearest: ['stacker', 'reaction', 'catcher'], isSure: true },
  { pattern: called('crokinole', 'carrom', 'tiddlywinks', 'flohspiel', 'jeu de puces', 'gra w pchełki'), nearest: ['curling', 'billiards', 'throw'] },
  { pattern: called('skee[- ]?ball', 'coin pusher', 'penny pusher', 'münzschieber'), nearest: ['throw', 'pinball', 'drop-merge'], isSure: true },
  { pattern: called('charades', 'scharade', 'musical chairs', 'reise nach jerusalem', 'chaises musicales', 'silla musical', 'sillas musicales', 'dança das cadeiras', 'gioco delle sedie', 'gorące krzesła', 'hopscotch', 'himmel und hölle spiel', 'rayuela', 'marelle', 'amarelinha', 'gra w klasy', 'jacks game', 'twister (?:game|party)', 'flaschendrehen', 'spin the bottle', 'truth or dare'), nearest: ['reaction', 'quiz', 'simon'] },
  { pattern: named('twister'), nearest: ['reaction', 'simon', 'quiz'] },

  // Arcades and simulations
  { pattern: called('qix', 'paper[. ]io', 'volfied', 'xonix', 'tron (?:light ?cycles?|bikes?|game)'), nearest: ['snake', 'growing', 'reversi'] },
  { pattern: named('tron'), nearest: ['snake', 'growing', 'reversi'] },
  { pattern: called('bridge[- ](?:build(?:ing|er)s?|construct(?:or|ion)|engineer(?:ing)?)', 'poly ?bridge', 'brückenbau(?:er|spiel)?', 'brücken bauen', 'baue? (?:eine )?brücken?', 'construction de ponts?', 'construire (?:un pont|des ponts)', 'constructor de puentes', 'construcción de puentes', 'construir puentes', 'costruire ponti', 'costruzione di ponti', 'construir pontes', 'construção de pontes', 'budowanie mostów', 'budowa mostów?', 'строительство мостов', 'строить мосты', '造桥', '橋を架ける'), nearest: ['stacker', 'pipes', 'platformer'], isSure: true },
  { pattern: named('bridge build', 'build(?:ing)? (?:a |the )?(?:strong )?bridges?'), nearest: ['stacker', 'pipes', 'platformer'], isSure: true },
  { pattern: called('(?:city|town|village|kingdom|empire|colony)[- ]build(?:ing|er)s?(?: (?:game|sim|simulator|simulation))?', '(?:city|town) (?:management|manager|simulat\\p{L}+|planner|planning)', 'mini ?metro', 'cities:? skylines', 'anno 1\\d{3}', 'städtebau(?:spiel|simulation)?', 'stadt ?bau(?:en|spiel|simulation)', 'aufbauspiel', '(?:eine|meine|deine) (?:eigene )?stadt bauen', 'baue (?:eine|meine|deine) (?:eigene )?stadt', 'construcción de ciudades', 'constru(?:ye|ir) (?:una|tu|mi) (?:propia )?ciudad', 'construction de villes?', 'construi(?:re|s) (?:une|ta|ma|sa) (?:propre )?ville', 'construção de cidades', 'constru(?:ir|a) (?:uma|sua|minha) (?:própria )?cidade', 'costruzione di città', 'costrui(?:re|sci) (?:una|la tua|la mia) (?:propria )?città', 'budow(?:a|anie) miast[a]?', 'zbuduj (?:własne |swoje )?miasto', 'градостроит\\p{L}+', 'построй(?:те)? (?:свой )?город', '城市建设', '建造城市', '街づくり', '都市建設', '도시 건설'), nearest: ['clicker', 'stacker', 'defence'], isSure: true },
  { pattern: /^\W*(?:(?:an?|the|game|games|where|in|which|you|i|we|make|me|can|of|about)\s+)*build(?:ing|s)?(?: up)?(?: and (?:manage|run|grow))? (?:an? |my |your |our |his |her |the )(?:own |big |huge |little |small |modern |medieval |new |whole )*(?:city|town|metropolis|village)\b(?! (?:wall|gate|hall|tower|of )| out of )(?!.*\bas (?:high|tall)\b)/iu, nearest: ['clicker', 'stacker', 'defence'], isSure: true },
  { pattern: called('plague inc'), nearest: ['clicker', 'growing', 'defence'] },

  // Cards and chance
  { pattern: called('slapjack', '(?:spit|speed|set|golf|president|palace|higher or lower|hi-?lo|high low|kings? cup|egyptian rat screw|oh hell|pinochle|cheat|bullshit|spoons) card ?game', 'card ?game (?:set|speed|spit|president|cheat)', 'higher or lower(?= (?:game|card|with))', 'doppelkopf', 'schafkopf', 'skat (?:spielen|spiel|kartenspiel)', 'belote', 'tarot card game', 'jeu de tarot', 'briscola', 'brisca', 'tressette', 'juego de la escoba', 'juego del mus', 'chinchón', 'truco argentino', 'jogo de truco', 'sueca jogo', 'jogo da sueca', 'buraco (?:jogo|online)', 'jogo de buraco', 'kierki', 'gra w tysiąca', 'gra w makao', 'gra w wojnę', 'gra w pana', 'преферанс', 'подкидной'), nearest: ['solitaire', 'blackjack', 'memory'], isSure: true },
  { pattern: named('spades', 'skat', 'uno kartenspiel', 'higher or lower', 'go fish', 'old maid', 'schwarzer peter'), nearest: ['solitaire', 'blackjack', 'memory'] },
  { pattern: called('craps', 'farkle', 'liar[’\']?s dice', 'kniffel', 'yatzy', 'kości gra', 'gra w kości', 'juego de dados', 'jeu de dés', 'gioco di dadi', 'jogo de dados', 'würfelspiel', 'lotto', 'keno', 'lottery', 'lotería', 'loterie', 'lotteria', 'loteria', 'tombola'), nearest: ['blackjack', 'memory', 'merge'] },
]; // biome-ignore format: a game a line
