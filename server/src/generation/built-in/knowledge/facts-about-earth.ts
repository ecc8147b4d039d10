import type { Knowledge } from './knowledge.ts';

export const factsAboutEarth = {
  geography: {
    source: 'General knowledge: school geography',
    facts: `
How many continents are usually counted in English? | 7 | 3 | 10 | 12
Which continent is the largest? | Asia | Africa | Europe | Antarctica
Which continent is the smallest? | Australia | Europe | Antarctica | South America
Which continent is the coldest? | Antarctica | Europe | Asia | North America
Which line divides the Earth into north and south? | The equator | The prime meridian | The date line | The tropic line
Which is the largest hot desert? | Sahara | Gobi | Kalahari | Atacama
Which is the largest island that is not a continent? | Greenland | Madagascar | Iceland | Cuba
Which country is the largest by area? | Russia | Canada | China | Brazil
Which country is the smallest? | Vatican City | Monaco | Malta | San Marino
What is land with water on three sides called? | A peninsula | An island | A plateau | A canyon
What is land with water all around called? | An island | A valley | A delta | A cape
What is a narrow strip of land joining two larger ones? | An isthmus | A strait | A bay | A lagoon
What is a narrow strip of water joining two seas? | A strait | An isthmus | A dune | A ridge
What is a ring-shaped coral island called? | An atoll | A fjord | A mesa | A glacier
What is a long, narrow bay between steep cliffs? | A fjord | A delta | An oasis | A dune
What is a green place with water in a desert? | An oasis | A tundra | A steppe | A marsh
What is a slowly moving river of ice? | A glacier | A geyser | A fjord | A lagoon
What comes out of a volcano? | Lava | Petrol | Sand | Oil
What is melted rock below the ground called? | Magma | Basalt | Coal | Chalk
What instrument records earthquakes? | A seismograph | A barometer | A compass | A telescope
Which instrument shows where north is? | A compass | A thermometer | A barometer | A ruler
What is a book of maps called? | An atlas | A diary | A novel | A dictionary
Through which city does the prime meridian run? | London | Paris | New York | Rome
On which continent is the Amazon rainforest? | South America | Africa | Asia | Europe
On which continent is the Sahara? | Africa | Asia | Australia | South America
On which continent is the Gobi desert? | Asia | Africa | North America | Europe
Which country has the shape of a boot? | Italy | Spain | Greece | Norway
Which canal joins the Mediterranean and the Red Sea? | The Suez Canal | The Panama Canal | The Kiel Canal | The Erie Canal
Which canal joins the Atlantic and the Pacific? | The Panama Canal | The Suez Canal | The Corinth Canal | The Grand Canal
What do we call the imaginary lines from pole to pole? | Meridians | Parallels | Tropics | Ridges
Which direction is opposite to north? | South | East | West | Up
On a usual map, which direction is on the right? | East | West | North | South`,
  },
  rivers: {
    source: 'General knowledge: school geography',
    facts: `
Which river flows through Egypt? | Nile | Amazon | Rhine | Ganges
Which river carries the most water? | Amazon | Nile | Danube | Thames
Which river carved the Grand Canyon? | Colorado | Mississippi | Yukon | Hudson
Which river is the longest in Asia? | Yangtze | Ganges | Mekong | Indus
Which river is the longest in Europe? | Volga | Thames | Seine | Rhine
Which river is holy to Hindus? | Ganges | Volga | Amazon | Murray
What is the place where a river begins called? | The source | The mouth | The delta | The bank
What is the place where a river meets the sea called? | The mouth | The source | The bend | The bed
What is a fan of land at the end of a river called? | A delta | A dune | A dam | A cape
What is a smaller river that flows into a larger one? | A tributary | A canal | A glacier | A spring
What is the land on the side of a river called? | The bank | The shelf | The ridge | The summit
What do people build across a river to hold back water? | A dam | A pier | A lighthouse | A buoy
Which falls lie between Canada and the United States? | Niagara Falls | Victoria Falls | Angel Falls | Iguazu Falls
On which river are the Victoria Falls? | Zambezi | Nile | Congo | Niger
Into which sea does the Danube flow? | The Black Sea | The North Sea | The Red Sea | The Baltic Sea
Into which sea does the Nile flow? | The Mediterranean Sea | The Red Sea | The Black Sea | The Arabian Sea
Into which sea does the Volga flow? | The Caspian Sea | The Black Sea | The Baltic Sea | The North Sea
Into which ocean does the Amazon flow? | Atlantic | Pacific | Indian | Arctic`,
    tables: [
      {
        ask: 'Which river flows through {}?',
        rows: `
London | Thames
Paris | Seine
Vienna | Danube
Rome | Tiber
Cairo | Nile
Cologne | Rhine
Hamburg | Elbe
Prague | Vltava
Warsaw | Vistula
Baghdad | Tigris
New Orleans | Mississippi
Kinshasa | Congo
Florence | Arno
Phnom Penh | Mekong
Dublin | Liffey
Bordeaux | Garonne
Seville | Guadalquivir`,
      },
    ],
  },
  mountains: {
    source: 'General knowledge: school geography',
    facts: `
What is the highest mountain above sea level? | Mount Everest | K2 | Mont Blanc | Kilimanjaro
In which mountain range is Mount Everest? | Himalayas | Alps | Andes | Rockies
What is the second highest mountain? | K2 | Mont Blanc | Mount Fuji | Denali
Which is the highest mountain of Africa? | Kilimanjaro | Mount Kenya | Table Mountain | Mount Etna
Which is the highest mountain of North America? | Denali | Mount Rainier | Pikes Peak | Mount Whitney
Which is the highest mountain of South America? | Aconcagua | Cotopaxi | Denali | Sugarloaf
Which is the highest mountain of the Alps? | Mont Blanc | Matterhorn | Eiger | Zugspitze
Which is the highest mountain of Europe, in the Caucasus? | Elbrus | Etna | Olympus | Ben Nevis
Which range is the longest on land? | Andes | Alps | Pyrenees | Urals
Which range divides France and Spain? | Pyrenees | Alps | Carpathians | Urals
Which range is often said to divide Europe and Asia? | Urals | Andes | Alps | Atlas
Who first reached the top of Everest with Tenzing Norgay? | Edmund Hillary | Reinhold Messner | Roald Amundsen | James Cook
In which year was Mount Everest first climbed? | 1953 | 1853 | 1903 | 1993
Which volcano destroyed Pompeii? | Vesuvius | Etna | Krakatoa | Fuji
What is the top of a mountain called? | The summit | The foot | The slope | The valley
What is the low land between mountains called? | A valley | A peak | A ridge | A summit
Above which line do no trees grow on a mountain? | The tree line | The equator | The skyline | The coastline
What is a passage between mountains called? | A pass | A port | A pier | A plain`,
    tables: [
      {
        ask: 'In which country is {}?',
        rows: `
Mount Fuji | Japan
Mount Etna | Italy
Ben Nevis | United Kingdom
Table Mountain | South Africa
Mount Olympus | Greece
the Zugspitze | Germany
Kilimanjaro | Tanzania
Aconcagua | Argentina
Denali | United States
Aoraki / Mount Cook | New Zealand
Mount Ararat | Turkey
Popocatepetl | Mexico
Cotopaxi | Ecuador
the Sugarloaf of Rio | Brazil`,
      },
    ],
  },
  oceans: {
    source: 'General knowledge: school geography',
    facts: `
Which ocean is the largest? | Pacific | Atlantic | Indian | Arctic
Which ocean is the smallest? | Arctic | Indian | Atlantic | Pacific
Which ocean lies between Europe and North America? | Atlantic | Pacific | Indian | Southern
Which ocean lies between Africa and Australia? | Indian | Atlantic | Arctic | Pacific
Which ocean surrounds the North Pole? | Arctic | Southern | Indian | Pacific
Which ocean surrounds Antarctica? | Southern | Arctic | Caribbean | Baltic
Which place in the sea is the deepest known? | The Mariana Trench | The Java Trench | The Red Sea | The English Channel
In which ocean is the Mariana Trench? | Pacific | Atlantic | Arctic | Indian
About how much of the Earth is covered by water? | 71 percent | 30 percent | 50 percent | 95 percent
How many oceans are usually counted today? | 5 | 2 | 9 | 12
Why does the sea taste salty? | Rivers bring dissolved salts | Fish make salt | Rain is salty | Sand is salt
Which lake-like sea lets people float without swimming? | The Dead Sea | The North Sea | The Black Sea | The Baltic Sea
Which sea lies between Europe and Africa? | Mediterranean Sea | Baltic Sea | Caribbean Sea | Coral Sea
Which sea lies between Sweden and Estonia? | Baltic Sea | Black Sea | Red Sea | North Sea
Which sea lies between Africa and Arabia? | Red Sea | Black Sea | North Sea | Coral Sea
Which sea lies between Britain and Denmark? | North Sea | Red Sea | Black Sea | Caspian Sea
Which reef off Australia is the largest coral reef? | The Great Barrier Reef | The Red Reef | The Belize Reef | The Pearl Reef
What is a very large wave caused by an earthquake called? | A tsunami | A tide | A ripple | A typhoon
What is the regular rising and falling of the sea called? | Tides | Waves | Currents | Storms
Which warm current flows towards Europe? | The Gulf Stream | The Humboldt Current | The Jet Stream | The Silk Road
Which strait lies between Spain and Morocco? | Gibraltar | Bering | Dover | Malacca
Which strait lies between Russia and Alaska? | Bering Strait | Gibraltar | Bosporus | Hormuz
What is a large floating piece of ice called? | An iceberg | A fjord | A reef | A lagoon
How much of an iceberg is under water? | About nine tenths | About one tenth | About half | None of it
Which ocean is Hawaii in? | Pacific | Atlantic | Indian | Arctic
Which ocean is Madagascar in? | Indian | Pacific | Atlantic | Arctic
Which ocean is Iceland in? | Atlantic | Indian | Pacific | Southern
What makes most waves on the sea? | The wind | Fish | The Moon | Ships
Which instrument uses sound to measure the depth of the sea? | Sonar | Radar | A compass | A barometer
Which sea has no coast at all? | Sargasso Sea | Red Sea | Black Sea | North Sea`,
  },
  weather: {
    source: 'General knowledge: school geography and physics',
    facts: `
What do we measure with a thermometer? | Temperature | Air pressure | Wind | Rain
What do we measure with a barometer? | Air pressure | Temperature | Rain | Light
What do we measure with an anemometer? | Wind speed | Temperature | Snow | Humidity
What does a weather vane show? | Wind direction | Temperature | Time | Rain
What does a rain gauge measure? | Amount of rain | Wind | Air pressure | Sunshine
What is frozen rain that falls as balls of ice? | Hail | Fog | Dew | Mist
What is a cloud that touches the ground called? | Fog | Frost | Hail | Thunder
What are drops of water on grass in the morning called? | Dew | Hail | Snow | Lava
What are ice crystals on cold windows called? | Frost | Fog | Dew | Foam
What do we hear after lightning? | Thunder | An echo | Hail | A siren
Why do we see lightning before we hear thunder? | Light is faster than sound | Sound is faster | Thunder starts later | Clouds block sound
What do sun and rain make together in the sky? | A rainbow | A comet | Lightning | The northern lights
How many colours does a rainbow traditionally have? | 7 | 3 | 5 | 12
Which colour is on the outside of a rainbow? | Red | Blue | Violet | Green
What is a spinning column of air from cloud to ground? | A tornado | A breeze | A monsoon | A glacier
What is the calm middle of a hurricane called? | The eye | The heart | The nose | The door
Which clouds look like white cotton wool? | Cumulus | Cirrus | Stratus | Nimbus
Which clouds are thin, high and feathery? | Cirrus | Cumulus | Stratus | Fog
Which clouds bring thunderstorms? | Cumulonimbus | Cirrus | Cirrocumulus | Altocumulus
At which temperature does water freeze? | 0 °C | 10 °C | 32 °C | 100 °C
At which temperature does water boil at sea level? | 100 °C | 50 °C | 80 °C | 212 °C
How many sides does a snow crystal usually have? | 6 | 3 | 4 | 10
What is a long time without rain called? | A drought | A flood | A blizzard | A monsoon
What is a heavy snowstorm with strong wind called? | A blizzard | A drizzle | A drought | A breeze
What is very light rain called? | Drizzle | Hail | A downpour | A blizzard
What are the seasonal rains of South Asia called? | Monsoon | Tundra | Sirocco | Tornado
What is the science of weather called? | Meteorology | Geology | Astronomy | Biology
What is a gentle wind called? | A breeze | A gale | A hurricane | A storm
What are the glowing lights of the northern sky called? | Aurora borealis | Fata morgana | Rainbow | Milky Way
Which season comes after winter? | Spring | Summer | Autumn | Monsoon
Which season comes after summer? | Autumn | Spring | Winter | The rainy season
Which scale measures the strength of wind? | Beaufort | Richter | Celsius | Mohs
What is water in the air as a gas called? | Water vapour | Smoke | Dew | Dust
Which gas makes up most of the air? | Nitrogen | Oxygen | Carbon dioxide | Helium`,
  },
} satisfies Record<string, Knowledge>;
