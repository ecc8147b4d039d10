import type { Scene } from '../../../../../engines/src/plan.ts';

/** What each animal or character likes, its enemies, and its habitat. */
const natures = `
cat > fish ball mouse coin > dog bomb spider > room city
dog > bone ball sock > cat raccoon bomb > city room meadow
fox > egg chick strawberry > wolf bear dog > forest autumn snow
wolf > bone moon fish > bear knight > forest snow
bear > fish strawberry apple > bee wolf > forest snow
panda > leaf corn heart > tiger snake > jungle forest
koala > leaf flower > snake eagle > jungle forest
rabbit > carrot flower heart > fox wolf eagle > meadow forest farm
mouse > cheese cookie corn > cat owl snake > kitchen room farm
squirrel > acorn cherry leaf > owl fox raccoon > autumn forest
hedgehog > apple mushroom leaf > fox owl > autumn forest meadow
raccoon > pizza cookie apple > dog bear > city forest
pig > apple corn mushroom > wolf bee > farm meadow
cow > flower leaf corn > wolf ufo > farm meadow
sheep > flower leaf heart > wolf fox > meadow farm
goat > leaf sock apple > wolf eagle > meadow snow
lion > crown bone star > crocodile elephant snake > jungle desert
tiger > fish bone leaf > crocodile snake > jungle
monkey > banana pineapple coin > snake crocodile tiger > jungle beach
elephant > apple watermelon leaf > mouse lion > jungle desert
giraffe > leaf apple cloud > lion crocodile > jungle
horse > apple carrot star > wolf snake > farm meadow desert
unicorn > rainbow star candy heart > devil bat raincloud > candy meadow sky
deer > leaf flower apple > wolf bear > forest autumn
reindeer > gift bell star > snowman wolf > snow
zebra > leaf watermelon > lion crocodile > jungle
bird > worm cherry star > cat eagle raincloud > sky meadow city
duck > bread fish > fox crocodile > farm swamp meadow
chicken > corn egg worm > fox wolf > farm
chick > corn worm heart > fox cat > farm meadow
owl > mouse moon star > bat eagle > forest autumn haunted
penguin > fish snowflake shell > shark monster bear > snow sea
parrot > coin cherry banana > cat snake > jungle beach
eagle > fish mouse star > raincloud plane > sky desert
bat > apple moon cherry > owl ghost cat > cave haunted
bee > flower sunflower heart > spider bird frog > meadow garden
butterfly > flower sunflower leaf > spider frog bird > meadow forest
ladybug > leaf flower > bird spider > meadow
spider > bee ladybug butterfly > bird frog > cave haunted dungeon
ant > cookie strawberry bread > spider frog > meadow kitchen
snail > leaf strawberry > bird hedgehog > meadow autumn
worm > apple leaf > bird chicken > meadow farm
frog > bee ladybug butterfly > snake crocodile bird > swamp jungle
turtle > shell strawberry leaf > crab shark > beach sea
snake > apple egg mouse > eagle hedgehog > jungle desert
crocodile > fish bone > elephant lion > swamp jungle
dinosaur > egg leaf bone > flame asteroid dragon > jungle volcano
dragon > gem coin crown > knight wizard eagle > volcano castle
fish > worm shell star > shark jellyfish octopus > sea
shark > fish crab > octopus submarine jellyfish > sea
whale > fish crab star > ship shark > sea
dolphin > fish ball shell > shark jellyfish > sea
octopus > crab shell gem > shark submarine > sea
jellyfish > star shell bolt > turtle shark > sea
crab > shell starfish coin > octopus bird > beach sea
starfish > shell gem > crab shark > sea beach
seahorse > shell star heart > crab shark > sea
knight > crown shield gem > dragon skeleton monster > castle dungeon
ninja > star sword gem > samurai skeleton devil > city castle
samurai > sword crown flower > ninja devil > castle forest
wizard > potion star book magicwand > skeleton dragon monster > castle dungeon
witch > potion pumpkin mushroom > ghost knight bat > haunted swamp
pirate > coin chest gem > shark skeleton octopus > beach sea
robot > bolt cog bulb > virus monster ufo > cyber city space
astronaut > star crystal moon > alien ufo asteroid > space moon
zombie > skull bone > knight soldier > haunted city
mummy > gem crown > cat skeleton > temple
ghost > candy candle pumpkin > skeleton vampire monster > haunted castle
skeleton > bone candle skull > dog knight > dungeon haunted
vampire > candle cherry potion > knight bat witch > haunted castle
alien > planet crystal star > astronaut rocket asteroid > moon space
monster > cookie candy donut > knight robot > cave haunted
princess > crown heart flower > dragon witch > castle meadow
king > crown coin gem > dragon knight > castle
hero > star heart bolt > monster robot devil > city
fairy > star flower heart > spider bat witch > forest meadow
cowboy > coin star hat > snake skull cactus > desert
chef > pizza cake burger carrot > mouse ant flame > kitchen
santa > gift bell cookie star > snowman wolf monster > snow
elf > leaf gem gift > spider wolf monster > forest snow
viking > coin sword shield > dragon bear monster > snow castle
devil > flame skull > angel knight > volcano
angel > heart star cloud > devil bat > sky
clown > balloon ball star > bomb monster > stadium
soldier > star shield key > tank robot monster > city desert
mermaid > shell gem star > shark octopus crab > sea
snowman > snowflake carrot hat > sun flame > snow
detective > key letter book > skull ghost cat > city
gnome > mushroom gem flower > cat snail spider > meadow forest
virus > heart drop > potion robot > cyber
mushroom > leaf drop > snail worm ant > forest swamp
pumpkin > candle candy > ghost bat > haunted autumn
tooth > heart star > candy virus lollipop > kitchen candy
flame > leaf log > drop raincloud > volcano
cloud > sun rainbow drop > plane bolt > sky
sun > star rainbow > raincloud moon > sky meadow
drop > leaf flower > flame sun > meadow forest
car > coin star bolt > truck bus cone > city desert
racecar > coin star bolt crown > car truck motorcycle > stadium city
truck > crate coin gift > car cone motorcycle > city desert
bus > kid coin star > car truck cone > city
train > coin star letter > rock cow > meadow desert
motorcycle > coin bolt star > car truck > desert city
bicycle > flower coin heart > car dog cone > meadow city
plane > star cloud balloon > raincloud eagle helicopter > sky
fighter > bolt star crystal > ufo spaceship asteroid > space sky
helicopter > gift heart star > plane bird raincloud > sky city
rocket > star planet moon > asteroid ufo alien > space
spaceship > crystal star bolt > ufo alien asteroid > space
ufo > cow crystal star > rocket plane > space meadow
boat > fish coin shell > shark rock octopus > sea beach
ship > coin chest gem > octopus shark > sea beach
submarine > chest shell gem > shark octopus bomb > sea
tank > star shield coin > bomb helicopter > desert city
balloon > star cloud heart > bird bolt cactus > sky
airship > cloud star sun > bird raincloud > sky
`;

export type Nature = { likes: string[]; fears: string[]; homes: Scene[] };

export const natureOf: ReadonlyMap<string, Nature> = new Map(
  natures
    .trim()
    .split('\n')
    .map((line) => {
      const [who = '', likes = '', fears = '', homes = ''] = line.split('>').map((part) => part.trim());
      return [who, { likes: likes.split(' '), fears: fears.split(' '), homes: homes.split(' ') as Scene[] }];
    }),
);
