import type { Knowledge } from './knowledge.ts';

export const factsAboutSports = {
  sports: {
    source: 'General knowledge: rules of sports',
    facts: `
How many players has a volleyball team on court? | 6 | 5 | 7 | 11
How many players has a baseball team on the field? | 9 | 7 | 10 | 11
How many players has an ice hockey team on the ice? | 6 | 5 | 8 | 11
How many players has a rugby union team? | 15 | 11 | 13 | 18
How many players has a cricket team? | 11 | 9 | 13 | 15
How many players has a handball team on court? | 7 | 5 | 6 | 11
How many players has a water polo team in the water? | 7 | 5 | 9 | 11
What is hit over a net in badminton? | A shuttlecock | A puck | A disc | A tennis ball
What is hit in ice hockey? | A puck | A ball | A shuttlecock | A ring
With what is table tennis played? | A bat or paddle | A glove | A stick | A cue
With what is billiards played? | A cue | A racket | A club | A bat
With what is golf played? | Clubs | Cues | Rackets | Skates
How many holes does a full round of golf have? | 18 | 9 | 12 | 24
What is one stroke under par called in golf? | Birdie | Eagle | Bogey | Ace
What is one stroke over par called in golf? | Bogey | Birdie | Eagle | Par
How many pins stand in ten-pin bowling? | 10 | 6 | 9 | 12
What is it called to knock down all pins with one ball? | A strike | A spare | A goal | A split
What is the perfect score in ten-pin bowling? | 300 | 100 | 200 | 1000
What is the highest score with one dart? | 60 | 20 | 50 | 100
How long is a marathon? | 42.195 km | 10 km | 21.1 km | 100 km
How long is one lap of a running track? | 400 m | 100 m | 800 m | 1000 m
How many events are in a decathlon? | 10 | 5 | 7 | 12
How many events are in a heptathlon? | 7 | 5 | 6 | 10
Which three sports make a triathlon? | Swim, bike, run | Ski, shoot, run | Row, ride, run | Box, swim, jump
Which two sports make a biathlon? | Skiing and shooting | Running and riding | Skating and jumping | Swimming and rowing
In which sport is there a butterfly stroke? | Swimming | Rowing | Golf | Tennis
Which swimming stroke is done on the back? | Backstroke | Butterfly | Front crawl | Breaststroke
Which martial art comes from Korea? | Taekwondo | Judo | Karate | Capoeira
Which martial art comes from Japan? | Judo | Taekwondo | Muay Thai | Savate
Which martial art comes from Brazil? | Capoeira | Aikido | Kung fu | Sambo
In which sport do huge men push each other out of a ring? | Sumo | Judo | Boxing | Fencing
What are foil, épée and sabre used for? | Fencing | Archery | Rowing | Golf
What does an archer shoot? | Arrows | Bullets | Darts | Balls
What does a knockout end? | A boxing match | A swimming race | A golf round | A marathon
What is a cyclist's race of three weeks in France? | Tour de France | Giro d'Italia | Vuelta | Paris Marathon
Which colour is the leader's jersey in the Tour de France? | Yellow | Green | Red | Blue
What do surfers ride? | Waves | Snow | Rails | Horses
Which sport uses a beam, rings and a vault? | Gymnastics | Judo | Diving | Rowing`,
  },
  football: {
    source: 'General knowledge: rules of association football (soccer)',
    facts: `
How many players has a football team on the pitch? | 11 | 9 | 10 | 12
How long is a football match without extra time? | 90 minutes | 60 minutes | 80 minutes | 120 minutes
How long is one half? | 45 minutes | 30 minutes | 40 minutes | 60 minutes
How long is extra time in all? | 30 minutes | 10 minutes | 20 minutes | 45 minutes
Who may use the hands in the penalty area? | The goalkeeper | The striker | The captain | Any defender
From how far is a penalty taken? | 11 metres | 7 metres | 16 metres | 20 metres
What does a red card mean? | The player is sent off | A warning | A goal | A throw-in
What does a yellow card mean? | A caution | Sent off | A penalty | Half-time
What do two yellow cards make? | A red card | A goal | A penalty | A corner
What follows when the ball crosses the side line? | A throw-in | A corner kick | A goal kick | A penalty
What follows when a defender sends it over the goal line? | A corner kick | A goal kick | A throw-in | A penalty
What follows when an attacker sends it over the goal line? | A goal kick | A corner kick | A throw-in | A drop ball
How does a match begin? | With a kick-off | With a throw-in | With a penalty | With a corner
What are three goals by one player called? | A hat-trick | A brace | A clean sheet | A double
What is a goal against one's own team called? | An own goal | A golden goal | A free goal | A home goal
What is a match without goals against a team called? | A clean sheet | A hat-trick | A draw | An upset
What is it called when both teams score the same? | A draw | A win | A derby | A final
What is a match between two teams of one city called? | A derby | A draw | A cup | A replay
Which rule stops attackers waiting behind the defence? | Offside | Handball | Advantage | Back-pass
Who decides on fouls? | The referee | The coach | The captain | The ball boy
What do assistant referees wave? | A flag | A card | A whistle | A scarf
What does VAR stand for? | Video assistant referee | Very active referee | Victory after rest | Vertical area rule
How often is the men's World Cup held? | Every four years | Every year | Every two years | Every ten years
Where was the first World Cup held in 1930? | Uruguay | Brazil | Italy | England
Who won the first World Cup in 1930? | Uruguay | Argentina | Brazil | France
Who won the World Cup of 1966? | England | West Germany | Brazil | Portugal
Who won the World Cup of 1998? | France | Brazil | Italy | Croatia
Who won the World Cup of 2002? | Brazil | Germany | Turkey | South Korea
Who won the World Cup of 2006? | Italy | France | Germany | Portugal
Who won the World Cup of 2010? | Spain | Netherlands | Germany | Uruguay
Who won the World Cup of 2014? | Germany | Argentina | Brazil | Netherlands
Who won the World Cup of 2018? | France | Croatia | Belgium | England
Which country did Pelé play for? | Brazil | Argentina | Portugal | Uruguay
Which country did Diego Maradona play for? | Argentina | Brazil | Spain | Mexico
Which country did Johan Cruyff play for? | Netherlands | Belgium | Denmark | Germany
Which country did Franz Beckenbauer play for? | West Germany | Austria | Switzerland | Poland
Which country did Zinedine Zidane play for? | France | Algeria | Italy | Spain
What is the world football federation called? | FIFA | UEFA | FIBA | NATO
What is the European football federation called? | UEFA | FIFA | FIBA | IOC`,
  },
  olympics: {
    source: 'General knowledge: the Olympic Games up to 2016',
    facts: `
How many rings are in the Olympic symbol? | 5 | 4 | 6 | 7
Which of these is no colour of an Olympic ring? | Purple | Blue | Yellow | Red
What do the five rings stand for? | Five parts of the world | Five sports | Five founders | Five rules
How often are the Summer Games held? | Every four years | Every year | Every two years | Every ten years
Where were the first modern Games held in 1896? | Athens | Paris | London | Rome
Who founded the modern Games? | Pierre de Coubertin | Henri Dunant | Jesse Owens | Alfred Nobel
In which country did the ancient Games begin? | Greece | Italy | Egypt | Turkey
Where is the Olympic flame lit? | Olympia | Athens | Lausanne | Paris
What is the Olympic motto about? | Faster, higher, stronger | Peace, love, joy | One for all | Win or lose
What does the winner get? | A gold medal | A silver medal | A crown of iron | A cup of wine
What does the second place get? | A silver medal | A gold medal | A bronze medal | Nothing
What does the third place get? | A bronze medal | A silver medal | A gold medal | A laurel tree
Where does the International Olympic Committee sit? | Lausanne | Athens | New York | Vienna
Where were the first Winter Games in 1924? | Chamonix | Oslo | Lake Placid | Innsbruck
Which team enters first at the opening? | Greece | The host | France | Afghanistan
Which team enters last at the opening? | The host country | Greece | Zimbabwe | The USA
Who won four gold medals in Berlin in 1936? | Jesse Owens | Carl Lewis | Paavo Nurmi | Mark Spitz
Who won seven gold medals in swimming in 1972? | Mark Spitz | Michael Phelps | Ian Thorpe | Jesse Owens
Who won eight gold medals in swimming in 2008? | Michael Phelps | Mark Spitz | Usain Bolt | Ian Thorpe
Which gymnast got the first perfect 10 in 1976? | Nadia Comăneci | Olga Korbut | Simone Biles | Mary Lou Retton
Who ran 100 m in 9.69 seconds in Beijing in 2008? | Usain Bolt | Carl Lewis | Ben Johnson | Maurice Greene
What are the Games for athletes with disabilities called? | Paralympics | Universiade | Asian Games | Masters Games
For which world event were the Games of 1916 cancelled? | First World War | A flood | An earthquake | The Great Depression`,
    tables: [
      {
        ask: 'Which city hosted the Summer Games of {}?',
        rows: `
1936 | Berlin
1952 | Helsinki
1956 | Melbourne
1960 | Rome
1964 | Tokyo
1968 | Mexico City
1972 | Munich
1976 | Montreal
1980 | Moscow
1984 | Los Angeles
1988 | Seoul
1992 | Barcelona
1996 | Atlanta
2000 | Sydney
2004 | Athens
2008 | Beijing
2012 | London
2016 | Rio de Janeiro`,
      },
    ],
  },
  basketball: {
    source: 'General knowledge: rules and history of basketball',
    facts: `
How many players has a basketball team on court? | 5 | 6 | 7 | 11
How many points is a free throw worth? | 1 | 2 | 3 | 4
How many points is a normal basket worth? | 2 | 1 | 3 | 5
How many points is a shot from behind the arc worth? | 3 | 2 | 4 | 6
How high is the ring? | 3.05 metres | 2.50 metres | 2.75 metres | 4 metres
Who invented basketball? | James Naismith | Walter Camp | Abner Doubleday | Pierre de Coubertin
In which year was basketball invented? | 1891 | 1791 | 1931 | 1951
What was the first basket? | A peach basket | A bucket | A hat | A barrel
In which country was basketball invented? | United States | Canada | England | Australia
What is bouncing the ball while moving called? | Dribbling | Travelling | Passing | Pivoting
What is moving with the ball without bouncing it called? | Travelling | Dribbling | Screening | Rebounding
What is taking the ball after a missed shot called? | A rebound | An assist | A steal | A turnover
What is a pass that leads to a basket called? | An assist | A rebound | A block | A foul
What is taking the ball from an opponent called? | A steal | A block | An assist | A screen
What is a shot pushed down through the ring called? | A dunk | A lay-up | A hook | A free throw
What is a shot off the board from close by called? | A lay-up | A dunk | A three-pointer | A hook
What starts a match? | A jump ball | A kick-off | A serve | A face-off
How long is the shot clock in international play? | 24 seconds | 10 seconds | 35 seconds | 60 seconds
How many quarters has a match? | 4 | 2 | 3 | 5
How long is a quarter in international play? | 10 minutes | 8 minutes | 12 minutes | 20 minutes
How long is a quarter in the NBA? | 12 minutes | 8 minutes | 10 minutes | 15 minutes
How many fouls put a player out in international play? | 5 | 3 | 4 | 7
How many fouls put a player out in the NBA? | 6 | 3 | 4 | 8
What follows a draw after four quarters? | Overtime | A shoot-out | A replay | A coin toss
Which position usually brings the ball up? | Point guard | Center | Power forward | Sixth man
Which position is usually played by the tallest? | Center | Point guard | Shooting guard | Coach
What does NBA stand for in the United States? | National Basketball Assoc. | New Ball Association | North Basket Alliance | National Ball Academy
For which team did Michael Jordan win six titles? | Chicago Bulls | Boston Celtics | Miami Heat | New York Knicks
For which team did Magic Johnson play? | Los Angeles Lakers | Chicago Bulls | Utah Jazz | Houston Rockets
For which team did Larry Bird play? | Boston Celtics | Los Angeles Lakers | Chicago Bulls | Detroit Pistons
Who scored 100 points in one NBA game in 1962? | Wilt Chamberlain | Michael Jordan | Bill Russell | Jerry West
What was the US team at the 1992 Olympics called? | The Dream Team | The Globetrotters | The All Blacks | The Big Five
What is the world basketball federation called? | FIBA | FIFA | UEFA | FIVB
Which colour is the usual basketball? | Orange | White | Green | Black`,
  },
} satisfies Record<string, Knowledge>;
