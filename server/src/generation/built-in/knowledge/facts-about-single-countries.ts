import type { Knowledge } from './knowledge.ts';

/** Every question names its country, by which those about one country are found. */
export const factsAboutSingleCountries = {
  lands: {
    source: 'General knowledge: our own questions about the countries that are asked for most',
    facts: `
What is the capital of Spain? | Madrid | Lisbon | Seville | Valencia
Which sea lies on the east coast of Spain? | The Mediterranean | The Baltic | The Black Sea | The Red Sea
Which mountains lie between Spain and France? | The Pyrenees | The Alps | The Andes | The Carpathians
Which city of Spain has the church of the Sagrada Família? | Barcelona | Bilbao | Granada | Málaga
Which rice dish comes from Valencia in Spain? | Paella | Risotto | Sushi | Pilaf
Which dance with guitars and clapping comes from Spain? | Flamenco | Samba | Waltz | Polka
Which small country lies between Spain and France? | Andorra | Malta | Liechtenstein | Luxembourg
Which palace of the Moors stands in Granada, Spain? | The Alhambra | The Louvre | The Colosseum | Versailles
Which painter from Spain painted Guernica? | Pablo Picasso | Claude Monet | Edvard Munch | Leonardo da Vinci
What do people throw at each other at the Tomatina in Spain? | Tomatoes | Oranges | Eggs | Snowballs
Which islands belong to Spain? | The Canary Islands | The Azores | Corsica | The Faroe Islands
Which money is used in Spain? | The euro | The peso | The pound | The franc
Which writer from Spain invented Don Quixote? | Miguel de Cervantes | Dante Alighieri | Victor Hugo | Jules Verne
What is the capital of France? | Paris | Lyon | Marseille | Nice
Which river flows through Paris, the capital of France? | The Seine | The Rhône | The Danube | The Thames
Which tower is the best-known landmark of France? | The Eiffel Tower | Big Ben | The tower of Pisa | The CN Tower
Which are the colours of the flag of France? | Blue, white and red | Green, white and red | Black, red and gold | Red and yellow
Which day is the national holiday of France? | 14 July | 4 July | 1 May | 3 October
Which museum in France shows the Mona Lisa? | The Louvre | The Prado | The Uffizi | The Hermitage
Which bicycle race goes around France every summer? | The Tour de France | The Giro | The Vuelta | Le Mans
Which crescent-shaped pastry is eaten for breakfast in France? | Croissant | Pretzel | Bagel | Scone
Which emperor of France lost the Battle of Waterloo? | Napoleon | Charlemagne | Julius Caesar | Frederick the Great
Which island in the Mediterranean belongs to France? | Corsica | Sardinia | Sicily | Crete
Which mountain of France is the highest of the Alps? | Mont Blanc | Mount Etna | Ben Nevis | Mount Olympus
Which palace in France was built up by Louis XIV? | Versailles | The Alhambra | Buckingham Palace | Schönbrunn
What is a baguette in France? | A long loaf of bread | A cheese | A soup | A cake with cream
What is the capital of Italy? | Rome | Milan | Naples | Turin
What shape does Italy have on a map? | A boot | A fish | A star | A hand
Which city of Italy has canals and gondolas? | Venice | Florence | Bologna | Verona
Which tower in Italy leans? | The tower of Pisa | Big Ben | The Eiffel Tower | The Atomium
Which volcano of Italy buried Pompeii? | Vesuvius | Krakatoa | Fuji | Hekla
Which volcano of Italy stands on Sicily? | Etna | Vesuvius | Teide | Kilimanjaro
Which city of Italy is the home of pizza Margherita? | Naples | Venice | Trieste | Genoa
Which are the colours of the flag of Italy? | Green, white and red | Blue, white and red | Black, yellow and red | Green and gold
Which big arena of ancient Rome still stands in Italy? | The Colosseum | The Parthenon | Stonehenge | The Alhambra
Which artist from Italy painted the ceiling of the Sistine Chapel? | Michelangelo | Rembrandt | Van Gogh | Dürer
Which car maker comes from Italy? | Ferrari | Porsche | Toyota | Volvo
What is gelato in Italy? | Ice cream | Coffee | A noodle | A boat
Which country lies wholly inside Italy? | San Marino | Monaco | Andorra | Malta
What is the capital of Germany? | Berlin | Munich | Hamburg | Frankfurt
Which are the colours of the flag of Germany? | Black, red and gold | Blue, white and red | Green, white and red | Red and white
Which gate is a landmark of the capital of Germany? | The Brandenburg Gate | The Arc de Triomphe | The Golden Gate | The Lion Gate
In which year did the Berlin Wall in Germany come down? | 1989 | 1945 | 1961 | 2001
Which fairy-tale castle stands in the south of Germany? | Neuschwanstein | Windsor | Chambord | Bran
Which city of Germany celebrates the Oktoberfest? | Munich | Berlin | Bremen | Cologne
Which city of Germany has a famous cathedral on the Rhine? | Cologne | Leipzig | Dresden | Hanover
Which brothers from Germany collected fairy tales? | The Brothers Grimm | The Wright brothers | The Lumière brothers | The Marx Brothers
Which composer was born in Bonn, Germany? | Beethoven | Mozart | Chopin | Verdi
Which knotted bread is typical of Germany? | The pretzel | The baguette | The naan | The tortilla
Which motorways of Germany have stretches without a speed limit? | The Autobahnen | The tollways | The boulevards | The canals
What is the highest mountain of Germany? | The Zugspitze | The Matterhorn | Mont Blanc | Ben Nevis
Which forest of Germany is known for cuckoo clocks? | The Black Forest | The Amazon | Sherwood Forest | The Taiga
What is the capital of Japan? | Tokyo | Kyoto | Osaka | Nagoya
What is the highest mountain of Japan? | Mount Fuji | Mount Everest | K2 | Mount Etna
What does the flag of Japan show? | A red disc on white | A red maple leaf | Five yellow stars | A white cross
Which blossoms are celebrated in Japan in spring? | Cherry blossoms | Sunflowers | Tulips | Roses
What is the money of Japan called? | Yen | Won | Yuan | Rupee
Which fast train of Japan is called the bullet train? | Shinkansen | TGV | Eurostar | Thalys
Which wrestling of very heavy men comes from Japan? | Sumo | Capoeira | Taekwondo | Boxing
What is the Japanese art of folding paper called? | Origami | Ikebana | Karaoke | Haiku
What is a traditional robe of Japan called? | Kimono | Sari | Kilt | Poncho
Which short poem of 17 syllables comes from Japan? | Haiku | Sonnet | Limerick | Ballad
Which warriors served the lords of old Japan? | Samurai | Vikings | Gladiators | Cossacks
Which dish of Japan is made of rice and often raw fish? | Sushi | Paella | Kimchi | Goulash
Which is one of the four main islands of Japan? | Hokkaido | Java | Sumatra | Luzon
What is the capital of China? | Beijing | Shanghai | Hong Kong | Seoul
Which long wall was built in the north of China? | The Great Wall | Hadrian's Wall | The Berlin Wall | The Western Wall
Which black and white bear lives in China? | The giant panda | The polar bear | The koala | The grizzly
Which is the longest river of China? | The Yangtze | The Nile | The Ganges | The Mekong
What is the palace of the emperors in the capital of China called? | The Forbidden City | Versailles | The Kremlin | The Alhambra
Which army of clay was found near Xi'an in China? | The Terracotta Army | The Iron Guard | The Silver Legion | The Stone Knights
What does the flag of China show? | Five yellow stars on red | A red disc on white | A blue wheel | A green cedar
Which two tools does one eat with in China? | Chopsticks | Knife and spoon | Two forks | Skewers
Which drink has been grown in China for thousands of years? | Tea | Coffee | Cocoa | Lemonade
Which old trade route led from China to Europe? | The Silk Road | Route 66 | The Oregon Trail | The Appian Way
Which thinker of old China is still quoted? | Confucius | Plato | Descartes | Seneca
What is the money of China called? | Yuan | Yen | Dollar | Peso
Which animal is carried through the streets of China at New Year? | A dragon | A whale | An eagle | A kangaroo
What is the capital of India? | New Delhi | Mumbai | Kolkata | Dhaka
Which white marble tomb is the landmark of India? | The Taj Mahal | The Parthenon | Angkor Wat | The Blue Mosque
Which river is holy to Hindus in India? | The Ganges | The Nile | The Amazon | The Yangtze
What is the money of India called? | Rupee | Yen | Rand | Peso
Which big cat is the national animal of India? | The Bengal tiger | The lion | The jaguar | The snow leopard
Which bird is the national bird of India? | The peacock | The eagle | The kiwi | The flamingo
Who led India to independence without violence? | Mahatma Gandhi | Nelson Mandela | Simón Bolívar | Martin Luther King
In which year did India become independent? | 1947 | 1776 | 1918 | 1989
What is in the middle of the flag of India? | A blue wheel | A red star | A green tree | A golden sun
Which sport is the most popular in India? | Cricket | Ice hockey | Baseball | Rugby
What is a long wrapped dress of India called? | Sari | Kimono | Kilt | Dirndl
Which festival of lights is celebrated in India? | Diwali | Oktoberfest | Hanami | Thanksgiving
Which festival of India is known for throwing coloured powder? | Holi | Easter | Carnival | Halloween
What is the capital of Brazil? | Brasília | Rio de Janeiro | São Paulo | Buenos Aires
Which language is spoken in Brazil? | Portuguese | Spanish | French | Italian
Which huge rainforest lies in the north of Brazil? | The Amazon | The Black Forest | The Congo | The Taiga
Which statue looks over Rio de Janeiro in Brazil? | Christ the Redeemer | The Statue of Liberty | David | The Little Mermaid
Which dance is danced at the carnival of Brazil? | Samba | Flamenco | Waltz | Polka
Which football player of Brazil won three World Cups? | Pelé | Maradona | Messi | Zidane
Which beach lies in Rio de Janeiro, Brazil? | Copacabana | Bondi | Waikiki | Venice Beach
What is the money of Brazil called? | Real | Peso | Euro | Sol
Which falls lie between Brazil and Argentina? | Iguazu | Niagara | Victoria | Angel
Which fish with sharp teeth lives in the rivers of Brazil? | The piranha | The clownfish | The salmon | The herring
On which continent is Brazil? | South America | Africa | Europe | Asia
Which ocean lies east of Brazil? | The Atlantic | The Pacific | The Indian Ocean | The Arctic Ocean
Of which drink does Brazil grow the most in the world? | Coffee | Tea | Wine | Cocoa
What is the capital of Mexico? | Mexico City | Cancún | Guadalajara | Acapulco
Which language is spoken by most people in Mexico? | Spanish | Portuguese | French | Dutch
Which people ruled central Mexico before the Spaniards came? | The Aztecs | The Incas | The Vikings | The Zulus
Which folded corn tortilla with filling comes from Mexico? | Taco | Pizza | Sushi | Pretzel
What is a hat with a wide brim from Mexico called? | Sombrero | Beret | Fez | Bowler
Which holiday does Mexico celebrate on 1 and 2 November? | The Day of the Dead | Thanksgiving | Diwali | Bastille Day
Which bird sits on a cactus on the flag of Mexico? | An eagle | A parrot | An owl | A swan
Which big country lies north of Mexico? | The United States | Argentina | Brazil | Peru
What is the money of Mexico called? | Peso | Real | Euro | Yen
Which green dip of avocado comes from Mexico? | Guacamole | Hummus | Pesto | Tzatziki
Which pyramids stand in Mexico? | Those of Teotihuacán | Those of Giza | Those of Meroë | The one at the Louvre
Which painter from Mexico is known for her self-portraits? | Frida Kahlo | Mary Cassatt | Berthe Morisot | Georgia O'Keeffe
What do children in Mexico break to get sweets? | A piñata | A snowman | A pumpkin | An egg timer
What is the capital of Canada? | Ottawa | Toronto | Vancouver | Montreal
What is on the flag of Canada? | A maple leaf | A beaver | A bear | A star
Which two official languages does Canada have? | English and French | English and Spanish | French and German | English and Dutch
Which falls lie between Canada and the United States? | Niagara | Victoria | Iguazu | Angel
Which sweet syrup is typical of Canada? | Maple syrup | Agave syrup | Date syrup | Rose syrup
Which winter sport is the most loved in Canada? | Ice hockey | Bobsleigh | Biathlon | Ski jumping
Which animal that builds dams is a symbol of Canada? | The beaver | The otter | The mole | The badger
Which high tower stands in Toronto, Canada? | The CN Tower | The Space Needle | Big Ben | The Burj Khalifa
Which mountains lie in the west of Canada? | The Rocky Mountains | The Andes | The Alps | The Urals
What are the police on horses in Canada called? | Mounties | Bobbies | Rangers | Carabinieri
Which province of Canada speaks mostly French? | Quebec | Alberta | Ontario | Manitoba
What is poutine in Canada? | Fries with cheese and gravy | A cake | A fish soup | A kind of sled
Which is the only country larger than Canada? | Russia | China | Brazil | Australia`,
  },
} satisfies Record<string, Knowledge>;
