import type { Knowledge } from './knowledge.ts';

export const factsAboutGames = {
  tennis: {
    source: 'General knowledge: rules and history of tennis',
    facts: `
What is a score of zero called in tennis? | Love | Nil | Egg | Duck
What comes after 15 in tennis? | 30 | 20 | 25 | 40
What comes after 30 in tennis? | 40 | 35 | 45 | 50
What is a score of 40 all called? | Deuce | Love | Advantage | Tie
What is the point after deuce called? | Advantage | Love | Match point | Ace
What is a serve that is not touched called? | An ace | A fault | A let | A volley
What is a serve that misses the box called? | A fault | An ace | A lob | A deuce
What is a serve that touches the net and lands in? | A let | A fault | An ace | A smash
What are two faults in a row called? | A double fault | A double ace | A deuce | A tie-break
What is hitting the ball before it bounces called? | A volley | A serve | A drop | A slice
What is a high ball over the opponent called? | A lob | A volley | A smash | A slice
What is a hard hit from above the head called? | A smash | A lob | A drop shot | A rally
What is a series of shots back and forth called? | A rally | A set | A game | A round
How many games win a set, if two ahead? | 6 | 4 | 5 | 10
What decides a set at six games all? | A tie-break | A coin | A replay | A penalty
How many players are in a doubles match? | 4 | 2 | 3 | 6
How many players are in a singles match? | 2 | 1 | 3 | 4
What do players hit the ball with? | A racket | A bat | A club | A cue
What colour is a modern tennis ball? | Yellow | Red | Blue | Orange
How many Grand Slam tournaments are there a year? | 4 | 2 | 3 | 6
Which Grand Slam is played on grass? | Wimbledon | French Open | US Open | Australian Open
Which Grand Slam is played on clay? | French Open | Wimbledon | US Open | Australian Open
Which Grand Slam is the first of the year? | Australian Open | Wimbledon | US Open | French Open
In which city is Wimbledon? | London | Paris | New York | Melbourne
In which city is the French Open? | Paris | London | Rome | Madrid
In which city is the US Open? | New York | Los Angeles | Chicago | Miami
In which city is the Australian Open? | Melbourne | Sydney | Perth | Brisbane
What colour do players wear at Wimbledon? | White | Green | Blue | Yellow
Which fruit is eaten with cream at Wimbledon? | Strawberries | Cherries | Bananas | Apples
What is the French Open also called? | Roland Garros | Stade de France | Bercy | Versailles
Which country did Steffi Graf play for? | Germany | Austria | Sweden | France
Which country did Björn Borg play for? | Sweden | Norway | Denmark | Germany
Which country does Roger Federer come from? | Switzerland | Austria | Germany | Sweden
Which country does Rafael Nadal come from? | Spain | Italy | Argentina | Portugal
Which country does Serena Williams come from? | United States | Canada | England | Australia
What does the umpire sit on? | A high chair | A horse | The net | A bench
What stands in the middle of the court? | A net | A wall | A goal | A ring`,
  },
  chess: {
    source: 'General knowledge: rules of chess',
    facts: `
How many squares are on a chessboard? | 64 | 32 | 81 | 100
How many pieces does each player start with? | 16 | 8 | 12 | 32
How many pawns does each player start with? | 8 | 6 | 10 | 16
How many kings are on the board? | 2 | 1 | 4 | 8
Which piece is the most powerful? | Queen | King | Rook | Bishop
Which piece must be protected above all? | King | Queen | Rook | Knight
Which piece moves only diagonally? | Bishop | Rook | Knight | King
Which piece moves only in straight lines, not diagonally? | Rook | Bishop | Queen | Knight
Which piece moves in the shape of an L? | Knight | Bishop | Rook | Pawn
Which piece can jump over others? | Knight | Queen | Rook | Bishop
Which piece can never go back? | Pawn | King | Knight | Bishop
How far does a king move? | One square | Two squares | Any distance | Three squares
How far may a pawn go on its first move? | One or two squares | Three squares | Any distance | Only sideways
How does a pawn capture? | Diagonally forward | Straight ahead | Backwards | Sideways
What may a pawn become on the last row? | A queen | A king | A pawn again | Two rooks
What is an attack on the king called? | Check | Fork | Castle | Draw
What is an attack that the king cannot escape? | Checkmate | Stalemate | Castling | A pin
What is it called when a player has no legal move but no check? | Stalemate | Checkmate | Resignation | A gambit
How does a stalemate end the game? | In a draw | White wins | Black wins | It goes on
Which move uses king and rook together? | Castling | En passant | Promotion | Fork
Which special move can a pawn make to capture in passing? | En passant | Castling | Stalemate | Zugzwang
Who moves first? | White | Black | The older | The winner
What is it when one piece attacks two at once? | A fork | A pin | A draw | A gambit
What is it when a piece may not move as it shields the king? | A pin | A fork | A check | A castle
What is a pawn offered in the opening called? | A gambit | A fork | A mate | A sprint
What is the shortest possible checkmate called? | Fool's mate | Smothered mate | King's mate | Long mate
In how many moves can Black mate at the earliest? | Two | One | Five | Ten
In which corner is a light square from each player's view? | Bottom right | Bottom left | Both | Neither
Where does the white queen start? | On a light square | On a dark square | In a corner | Off the board
Which piece stands in the corners at the start? | Rook | Knight | Bishop | Queen
Which piece stands beside the rook at the start? | Knight | Bishop | Queen | Pawn
How many points is a rook usually worth? | 5 | 3 | 7 | 9
How many points is a queen usually worth? | 9 | 5 | 7 | 3
How many points is a knight usually worth? | 3 | 1 | 5 | 9
What is the highest title of a chess player? | Grandmaster | Captain | Black belt | Baron
Which computer beat Garry Kasparov in 1997? | Deep Blue | ENIAC | HAL | Colossus
From which country did chess most likely come? | India | France | Egypt | Norway`,
  },
  'video-games': {
    source: 'General knowledge: history and words of video games, up to 2011',
    facts: `
Which early game has two paddles and a ball? | Pong | Tetris | Snake | Asteroids
Which game has falling blocks of four squares? | Tetris | Pong | Breakout | Snake
In which country was Tetris made in 1984? | Soviet Union | Japan | United States | France
Who made Tetris? | Alexey Pajitnov | Shigeru Miyamoto | Nolan Bushnell | Tōru Iwatani
Which yellow figure eats dots in a maze? | Pac-Man | Mario | Sonic | Q*bert
What chases Pac-Man? | Ghosts | Snakes | Robots | Turtles
How many ghosts chase Pac-Man? | 4 | 2 | 3 | 6
In which game do rows of aliens come down? | Space Invaders | Tetris | Pong | Frogger
In which game must a frog cross a road and a river? | Frogger | Pac-Man | Breakout | Pong
In which game does a line grow each time it eats? | Snake | Pong | Tetris | Asteroids
In which game do you break bricks with a ball? | Breakout | Snake | Frogger | Tetris
In which game do you shoot rocks in space? | Asteroids | Pong | Snake | Pac-Man
What is Mario's job in most games? | Plumber | Pilot | Baker | Doctor
Who is Mario's brother? | Luigi | Wario | Yoshi | Toad
Which animal is Sonic? | A hedgehog | A fox | A rabbit | A cat
What does Sonic collect? | Rings | Coins | Stars | Apples
In which decade did Pong appear? | 1970s | 1950s | 1990s | 2000s
In which country is the company Nintendo at home? | Japan | United States | South Korea | China
What did Nintendo make when it began in 1889? | Playing cards | Cars | Radios | Bicycles
In which block game do players mine and build? | Minecraft | Tetris | Doom | Myst
Which Minecraft monster sneaks up and explodes? | Creeper | Zombie | Ghast | Slime
What does RPG stand for? | Role-playing game | Real player game | Rapid puzzle game | Race point goal
What does FPS stand for as a kind of game? | First-person shooter | Fast play style | Final point score | Free play system
What does NPC stand for? | Non-player character | New player code | Next play card | Net power cell
What does HP usually stand for in games? | Hit points | High power | Home page | Help point
What does XP usually stand for in games? | Experience points | Extra pixels | Exit path | Expert play
What is a very strong enemy at the end of a level called? | A boss | A pawn | A coin | A sprite
What is a hidden joke or surprise in a game called? | An Easter egg | A Christmas tree | A patch | A glitch
What is a mistake in a program called? | A bug | A boss | A bonus | A quest
What is a small picture that moves on the screen called? | A sprite | A font | A menu | A byte
What does "game over" mean? | The round has ended | A new level | A pause | A bonus
What is finishing a game as fast as possible called? | A speedrun | A boss fight | A sandbox | A save
What does a joystick do? | It controls the game | It prints | It makes sound | It stores data
What is a place with coin-operated games called? | An arcade | A library | A gallery | A garage
What is a game for many players over a network? | Multiplayer | Solo | Solitaire | Demo
What are games called in which one jumps from ledge to ledge? | Platformers | Racers | Puzzles | Quizzes`,
  },
} satisfies Record<string, Knowledge>;
