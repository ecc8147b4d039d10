import type { Knowledge } from './knowledge.ts';

/** Topics that people ask for by name and that a broader one would only touch. */
export const factsAboutNarrowTopics = {
  'world-cups': {
    source: 'General knowledge: the football World Cup of men since 1930, and of women since 1991',
    facts: `
Where was the first football World Cup played in 1930? | Uruguay | Brazil | Italy | England
Who won the first World Cup? | Uruguay | Argentina | Brazil | Italy
Which country has won the men's World Cup most often? | Brazil | Germany | Italy | Argentina
How many times did Brazil win the World Cup up to 2022? | Five | Three | Four | Seven
Who won the World Cup of 2022? | Argentina | France | Croatia | Brazil
Where was the World Cup of 2022 played? | Qatar | Russia | Japan | South Africa
Who won the World Cup of 2018? | France | Croatia | Germany | Belgium
Who won the World Cup of 2014? | Germany | Argentina | Brazil | Spain
By how much did Germany beat Brazil in 2014? | 7 to 1 | 3 to 0 | 4 to 2 | 5 to 0
Who won the World Cup of 2010? | Spain | The Netherlands | Germany | Uruguay
Where was the World Cup of 2010 played? | South Africa | Germany | Brazil | Mexico
Which noisy horn was heard at the World Cup of 2010? | The vuvuzela | The didgeridoo | The alphorn | The bagpipe
Who won the World Cup of 2006? | Italy | France | Germany | Portugal
Which player was sent off in the final of 2006 after a headbutt? | Zinedine Zidane | Thierry Henry | Fabio Cannavaro | Andrea Pirlo
Which two countries hosted the World Cup of 2002? | Japan and South Korea | Spain and Portugal | Mexico and Canada | China and India
Who won the World Cup of 1998 at home? | France | Germany | Italy | Spain
Who won the World Cup of 1990? | West Germany | Argentina | Italy | England
Which player scored the "Hand of God" goal in 1986? | Diego Maradona | Pelé | Michel Platini | Gary Lineker
Which country won the World Cup of 1966 at home? | England | Italy | Sweden | Chile
How many World Cups did Pelé win as a player? | Three | One | Two | Five
How old was Pelé when he won his first World Cup in 1958? | 17 | 21 | 25 | 30
Who has scored the most goals at men's World Cups up to 2022? | Miroslav Klose | Ronaldo | Gerd Müller | Pelé
How many goals did Just Fontaine score at the World Cup of 1958? | 13 | 5 | 8 | 20
How often is the World Cup played? | Every four years | Every year | Every two years | Every five years
How many teams played at the World Cup of 2022? | 32 | 16 | 24 | 48
What is the award for the top scorer of a World Cup called? | The Golden Boot | The Golden Glove | The Green Jacket | The Silver Ball
What was the first World Cup trophy named after? | Jules Rimet | Henri Delaunay | Pierre de Coubertin | Sepp Blatter
Which animal found the stolen World Cup trophy in 1966? | A dog | A cat | A parrot | A horse
Which country won the women's World Cup of 2023? | Spain | England | The United States | Sweden
Which country won the women's World Cups of 2015 and 2019? | The United States | Germany | Japan | Norway
Which country hosted the World Cups of 1970 and 1986? | Mexico | Argentina | Spain | Brazil
Which country lost the finals of 1974, 1978 and 2010? | The Netherlands | Hungary | Sweden | Portugal
`,
  },
  bible: {
    source: 'General knowledge: stories of the Bible',
    facts: `
Who were the first man and woman in the Bible? | Adam and Eve | Abraham and Sarah | Isaac and Rebekah | Joseph and Mary
Who built the ark? | Noah | Moses | David | Jonah
How long did it rain during the flood? | Forty days and nights | Seven days | Three days | One year
Which bird brought Noah an olive leaf? | A dove | A raven | An eagle | An owl
Who led the Israelites out of Egypt? | Moses | Joshua | Solomon | Elijah
Which sea was parted for the Israelites? | The Red Sea | The Dead Sea | The Black Sea | The Sea of Galilee
How many commandments did Moses receive? | Ten | Seven | Twelve | Forty
On which mountain did Moses receive the commandments? | Sinai | Ararat | Everest | Olympus
Whom did David defeat with a sling? | Goliath | Samson | Saul | Pharaoh
Which king was famous for his wisdom? | Solomon | Herod | Saul | Ahab
Who was swallowed by a big fish? | Jonah | Job | Daniel | Peter
Who was thrown into a den of lions? | Daniel | David | Elisha | Isaiah
In what did Samson's strength lie? | His hair | His shield | His ring | His staff
Who cut off Samson's hair through her betrayal? | Delilah | Ruth | Esther | Jezebel
Who received a coat of many colours? | Joseph | Jacob | Esau | Benjamin
Which city's walls fell at the sound of trumpets? | Jericho | Babylon | Jerusalem | Nineveh
What was built to reach heaven? | The Tower of Babel | Solomon's Temple | Noah's ark | The walls of Jericho
In which town was Jesus born? | Bethlehem | Nazareth | Jerusalem | Capernaum
Who was the mother of Jesus? | Mary | Martha | Elizabeth | Anna
Who baptised Jesus? | John the Baptist | Peter | Paul | Luke
In which river was Jesus baptised? | The Jordan | The Nile | The Euphrates | The Tigris
How many apostles did Jesus choose? | Twelve | Seven | Ten | Three
Who betrayed Jesus for thirty pieces of silver? | Judas Iscariot | Peter | Thomas | Pontius Pilate
Which disciple denied Jesus three times? | Peter | John | Andrew | James
What did Jesus turn water into? | Wine | Milk | Oil | Honey
Which gifts did the wise men bring? | Gold, frankincense and myrrh | Silver, silk and salt | Bread, fish and wine | Oil, honey and figs
What is the first book of the Bible? | Genesis | Exodus | Matthew | Psalms
What is the last book of the Bible? | Revelation | Acts | Malachi | Romans
How many gospels are there in the New Testament? | Four | Three | Seven | Twelve
Which gospel comes first? | Matthew | Mark | Luke | John
Who wrote many letters of the New Testament? | Paul | Moses | Noah | Herod
Whom did Jesus raise from the dead in Bethany? | Lazarus | Stephen | Nicodemus | Barnabas
`,
  },
  riddles: {
    source: 'Traditional riddles, in our own words',
    facts: `
What has hands but cannot clap? | A clock | A glove | A river | A book
What has keys but opens no door? | A piano | A wallet | A window | A map
What gets wetter the more it dries? | A towel | A sponge cake | A cloud | A river
What has a neck but no head? | A bottle | A giraffe | A hat | A needle
What has an eye but cannot see? | A needle | A potato peeler | A mirror | A lamp
What has teeth but cannot bite? | A comb | A spoon | A shoe | A drum
What goes up but never comes down? | Your age | A ball | The rain | A lift
What has legs but cannot walk? | A table | A snake | A fish | A ghost
What can you catch but not throw? | A cold | A ball | A stick | A frisbee
What is full of holes but still holds water? | A sponge | A bucket | A cheese | A net
What has cities but no houses, and rivers but no water? | A map | A dream | A museum | A desert
What runs but never walks? | Water | A dog | A child | A clock hand
What belongs to you but is used more by others? | Your name | Your shoe | Your bed | Your toothbrush
What breaks when you say its name? | Silence | Glass | Ice | A promise
The more you take away, the bigger it gets. What is it? | A hole | A cake | A pile | A bill
What comes once in a minute, twice in a moment, but never in an hour? | The letter M | A second | The letter O | A breath
What has a thumb and four fingers but is not alive? | A glove | A statue's foot | A fork | A mitten's shadow
What can travel the world and stay in a corner? | A stamp | A plane | A suitcase | A bird
What has many pages but is no tree with leaves? | A book | A salad | A hedge | A window
What gets bigger when you turn it upside down? | The number 6 | The number 8 | The number 0 | The number 1
What has a bed but never sleeps? | A river | A cat | A baby | A hotel guest
What has ears but cannot hear? | A cornfield | A rabbit | A dog | A bat
What is always coming but never arrives? | Tomorrow | The bus | Winter | The postman
What can you keep after giving it to someone? | Your word | Your hat | Your apple | Your money
What can fill a room but takes no space? | Light | Water | Furniture | Sand
Which month has 28 days? | All of them | Only February | Only June | None
What has one head, one foot and four legs? | A bed | A chair | A cat | A spider
What is black when clean and white when dirty? | A blackboard | A penguin | A cow | A newspaper
What follows you all day but leaves at night? | Your shadow | Your dog | Your phone | Your shoes
What invention lets you look through a wall? | A window | A ladder | A hammer | A brick
`,
  },
  'pop-music': {
    source: 'General knowledge: pop and rock music since the 1950s',
    facts: `
Who was called the King of Pop? | Michael Jackson | Elvis Presley | Prince | Elton John
Who was called the King of Rock and Roll? | Elvis Presley | Chuck Berry | Little Richard | Buddy Holly
From which city did the Beatles come? | Liverpool | London | Manchester | Dublin
How many members did the Beatles have? | Four | Three | Five | Six
Who sang "Bohemian Rhapsody"? | Queen | The Rolling Stones | Pink Floyd | Genesis
Who was the lead singer of Queen? | Freddie Mercury | Mick Jagger | David Bowie | Sting
Who is the lead singer of the Rolling Stones? | Mick Jagger | Bono | Roger Daltrey | Phil Collins
From which country did ABBA come? | Sweden | Norway | Denmark | Germany
With which song did ABBA win the Eurovision Song Contest? | Waterloo | Dancing Queen | Mamma Mia | Fernando
Who released the album "Thriller"? | Michael Jackson | Madonna | Stevie Wonder | Whitney Houston
Who is called the Queen of Pop? | Madonna | Cher | Kylie Minogue | Tina Turner
From which country does the band U2 come? | Ireland | England | Australia | Canada
From which country does AC/DC come? | Australia | The United States | Scotland | New Zealand
Which band released "The Dark Side of the Moon"? | Pink Floyd | Led Zeppelin | Deep Purple | The Doors
Which band recorded "Smells Like Teen Spirit"? | Nirvana | Pearl Jam | Metallica | Green Day
Who was the singer of Nirvana? | Kurt Cobain | Dave Grohl | Eddie Vedder | Axl Rose
Who sang "I Will Always Love You" in the film The Bodyguard? | Whitney Houston | Mariah Carey | Celine Dion | Dolly Parton
Who sang "My Heart Will Go On"? | Celine Dion | Adele | Shania Twain | Enya
Who recorded "Rolling in the Deep"? | Adele | Duffy | Amy Winehouse | Dua Lipa
From which country does Adele come? | England | Ireland | The United States | Canada
Who recorded "Shake It Off"? | Taylor Swift | Katy Perry | Lady Gaga | Rihanna
Who recorded "Gangnam Style"? | Psy | BTS | Rain | Blackpink
From which country does the group BTS come? | South Korea | Japan | China | Thailand
On which island was Bob Marley born? | Jamaica | Cuba | Barbados | Trinidad
On which island was Rihanna born? | Barbados | Jamaica | Bermuda | Saint Lucia
Which music is Bob Marley famous for? | Reggae | Techno | Opera | Country
Which instrument did Jimi Hendrix play? | The guitar | The drums | The piano | The saxophone
Which instrument does Elton John play? | The piano | The violin | The trumpet | The drums
Which festival took place in 1969 on a farm in New York State? | Woodstock | Glastonbury | Live Aid | Coachella
Who recorded "Imagine" in 1971? | John Lennon | Paul McCartney | Bob Dylan | Cat Stevens
`,
  },
} satisfies Record<string, Knowledge>;
