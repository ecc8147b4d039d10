import type { Knowledge } from './knowledge.ts';

export const factsAboutEnglish = {
  spelling: {
    source: 'General knowledge: English spelling, as in both British and American dictionaries',
    facts: `
Which spelling is right for "needed without fail"? | necessary | neccessary | necesary | neccesary
Which spelling is right for "clearly, for sure"? | definitely | definately | definitly | defanitely
Which spelling is right for "apart"? | separate | seperate | seprate | separete
Which spelling is right for "to get something"? | receive | recieve | receeve | receve
Which spelling is right for "to think true"? | believe | beleive | belive | beleave
Which spelling is right for "a person next door" in the US? | neighbor | nieghbor | neihbor | naybor
Which spelling is right for "not the usual, odd"? | weird | wierd | weerd | weard
Which spelling is right for "a day after today"? | tomorrow | tommorow | tommorrow | tomorow
Which spelling is right for "the start"? | beginning | begining | beggining | beginnning
Which spelling is right for "to take place"? | occur | occure | ocur | occurr
Which spelling is right for "it took place"? | occurred | occured | ocurred | ocured
Which spelling is right for "a place to stay"? | accommodation | accomodation | acommodation | accommadation
Which spelling is right for "to make shy or ashamed"? | embarrass | embarass | embarras | emberrass
Which spelling is right for "knowing right from wrong"? | conscience | concience | consciense | conshence
Which spelling is right for "a beat in music"? | rhythm | rythm | rhythym | rithm
Which spelling is right for "a place to eat"? | restaurant | restaraunt | resturant | restaurent
Which spelling is right for "a place with books to lend"? | library | libary | liberry | librery
Which spelling is right for "the month after January"? | February | Febuary | Februrary | Febrary
Which spelling is right for "the day after Tuesday"? | Wednesday | Wensday | Wednsday | Wedensday
Which spelling is right for "the number after 39"? | forty | fourty | fourtey | forrty
Which spelling is right for "the number after 8"? | nine | nien | nin | niene
Which spelling is right for "the place after the 11th"? | twelfth | twelth | twelveth | twelvth
Which spelling is right for "a state's leaders"? | government | goverment | govermnent | governmint
Which spelling is right for "all around us"? | environment | enviroment | envirnoment | enviornment
Which spelling is right for "by mischance"? | accidentally | accidently | acidentally | acidently
Which spelling is right for "wanting to know"? | curious | curius | courious | cureous
Which spelling is right for "a working life"? | career | carreer | carrear | careere
Which spelling is right for "good to look at"? | beautiful | beutiful | beautifull | beatiful
Which spelling is right for "a piece of land in the sea"? | island | iland | iseland | ieland
Which spelling is right for "a gift for a birthday"? | present | presant | prezent | pressent
Which spelling is right for "having reached a goal"? | successful | succesful | successfull | sucessful
Which spelling is right for "a tool with blades"? | scissors | sissors | scisors | siccors`,
  },
  synonyms: {
    source: 'General knowledge: English vocabulary',
    tables: [
      {
        ask: 'Which word means the same as "{}"?',
        rows: `
big | large
small | little
happy | glad
sad | unhappy
fast | quick
begin | start
end | finish
smart | clever
angry | furious
scared | afraid
tired | weary
rich | wealthy
brave | courageous
quiet | silent
wet | soaked
easy | simple
hard | difficult
strange | odd
shut | close
shout | yell
gift | present
error | mistake
journey | trip
buy | purchase
answer | reply
help | assist
choose | select
build | construct
beautiful | gorgeous
careful | cautious
famous | well-known
correct | right
wrong | false
hide | conceal
jump | leap
sick | ill
thin | slim`,
      },
    ],
  },
  antonyms: {
    source: 'General knowledge: English vocabulary',
    tables: [
      {
        ask: 'What is the opposite of "{}"?',
        askBack: 'Which word is the opposite of "{}"?',
        rows: `
hot | cold
big | small
up | down
day | night
black | white
open | closed
old | young
rich | poor
fast | slow
happy | sad
wet | dry
full | empty
hard | soft
light | dark
high | low
long | short
strong | weak
early | late
first | last
inside | outside
true | false
love | hate
win | lose
buy | sell
push | pull
laugh | cry
start | finish
noisy | quiet
clean | dirty
thick | thin
sweet | sour
brave | cowardly
success | failure
arrive | depart
friend | enemy
safe | dangerous
deep | shallow`,
      },
    ],
  },
} satisfies Record<string, Knowledge>;
