import type { Knowledge } from './knowledge.ts';

export const factsAboutHistory = {
  'ancient-history': {
    source: 'General knowledge: school history',
    facts: `
Who built the pyramids of Giza? | The Egyptians | The Romans | The Greeks | The Vikings
What were the kings of ancient Egypt called? | Pharaohs | Emperors | Sultans | Tsars
What is the writing of ancient Egypt called? | Hieroglyphs | Runes | Cuneiform | Latin letters
What is the wedge writing of Mesopotamia called? | Cuneiform | Hieroglyphs | Runes | Braille
On what did the Egyptians write? | Papyrus | Plastic | Cotton | Rubber
Between which two rivers did Mesopotamia lie? | Tigris and Euphrates | Nile and Congo | Rhine and Danube | Ganges and Indus
Which king of Babylon gave a famous code of law? | Hammurabi | Caesar | Pericles | Ramses
Which city was said to be founded by Romulus? | Rome | Athens | Carthage | Troy
In which language did the ancient Romans write? | Latin | Greek | Arabic | French
Who was killed on the Ides of March in 44 BC? | Julius Caesar | Nero | Augustus | Hannibal
Who was the first Roman emperor? | Augustus | Julius Caesar | Nero | Constantine
Who crossed the Alps with elephants? | Hannibal | Caesar | Alexander | Xerxes
Which city was Hannibal's home? | Carthage | Rome | Athens | Sparta
Which town was buried by Vesuvius in AD 79? | Pompeii | Athens | Carthage | Ravenna
Where did gladiators fight in Rome? | In the Colosseum | In the Forum baths | In the Pantheon | In the Senate
What did Roman aqueducts carry? | Water | Horses | Wine only | Grain
Who was the last queen of ancient Egypt? | Cleopatra | Nefertiti | Dido | Hatshepsut
Whose tomb did Howard Carter find in 1922? | Tutankhamun's | Cleopatra's | Caesar's | Alexander's
Which Macedonian king conquered Persia? | Alexander the Great | Julius Caesar | Leonidas | Darius
Who was Alexander the Great's teacher? | Aristotle | Plato | Homer | Pythagoras
Which Greek city was known for its warriors? | Sparta | Corinth | Delphi | Olympia
Where did democracy begin in ancient Greece? | Athens | Sparta | Troy | Rome
Which philosopher had to drink hemlock? | Socrates | Aristotle | Plato | Cicero
Where were the ancient Olympic Games held? | Olympia | Athens | Sparta | Rome
Which animal of wood won the war of Troy in the tale? | A horse | A bull | A lion | An eagle
Who told the story of the war of Troy in verse? | Homer | Aesop | Herodotus | Caesar
Which people first spread an alphabet by trading ships? | Phoenicians | Vikings | Aztecs | Huns
Who united China and became its first emperor? | Qin Shi Huang | Confucius | Kublai Khan | Sun Tzu
What army of clay guards a Chinese emperor's tomb? | The Terracotta Army | The Iron Army | The Jade Army | The Silk Army
Which road joined China and the West? | The Silk Road | The Amber Road | The Salt Road | The Appian Way
In which year did the western Roman Empire end? | 476 | 44 | 1066 | 1492
Which age came after the Stone Age? | Bronze Age | Iron Age | Ice Age | Space Age
What did Hadrian build in Britain? | A wall | A pyramid | A canal | A lighthouse
What is Stonehenge? | A circle of stones | A castle | A pyramid | A bridge`,
  },
  'medieval-history': {
    source: 'General knowledge: school history',
    facts: `
Who wore armour and fought on horseback? | Knights | Monks | Peasants | Merchants
Where did medieval lords live behind thick walls? | In castles | In tents | In caves | In lighthouses
What is the water around a castle called? | A moat | A canal | A pond | A well
What is the bridge of a castle that can be raised? | A drawbridge | A footbridge | A rope bridge | A viaduct
In which year did William conquer England? | 1066 | 476 | 1215 | 1492
Which battle did William the Conqueror win? | Hastings | Agincourt | Waterloo | Marathon
Which embroidery tells of the Norman conquest? | The Bayeux Tapestry | The Unicorn Tapestry | The Turin Cloth | The Golden Fleece
What did King John of England seal in 1215? | Magna Carta | The Bible | The Domesday Book | A peace with Rome
Which sickness killed a third of Europe from 1347? | The plague | The flu | Cholera | Measles
What was the plague of the 14th century called? | The Black Death | The Red Fever | The White Cough | The Green Pest
Who was crowned emperor in Rome in the year 800? | Charlemagne | Napoleon | Otto von Bismarck | Julius Caesar
Who led the French army as a young woman? | Joan of Arc | Cleopatra | Marie Curie | Catherine the Great
Which war lasted from 1337 to 1453? | The Hundred Years' War | The Cold War | The Thirty Years' War | The Trojan War
Which Venetian travelled to China and told of it? | Marco Polo | Columbus | Vasco da Gama | Magellan
Who founded the Mongol Empire? | Genghis Khan | Attila | Saladin | Confucius
Who was Kublai Khan's famous grandfather? | Genghis Khan | Attila | Tamerlane | Alexander
From where did the Vikings come? | Scandinavia | Spain | Greece | Egypt
What were the ships of the Vikings called? | Longships | Galleons | Submarines | Rafts
Which Viking reached North America around 1000? | Leif Erikson | Marco Polo | Harald Hardrada | Rollo
Which city fell to the Ottomans in 1453? | Constantinople | Rome | Vienna | Jerusalem
Who taught and copied books in monasteries? | Monks | Knights | Farmers | Sailors
What was a knight's fighting show with lances called? | A joust | A fencing match | A crusade | A siege
Who was the young servant of a knight? | A page or squire | A bishop | A jester | A duke
Who made people laugh at court? | The jester | The judge | The bishop | The cook
What is an attack that surrounds a castle called? | A siege | A joust | A parade | A feast
Which machine threw big stones at walls? | A trebuchet | A windmill | A printing press | A plough
Which city was the richest sea trader of Italy? | Venice | Milan | Turin | Bologna
Which sultan took Jerusalem in 1187? | Saladin | Suleiman | Mehmed | Osman
Which legendary king had a round table? | Arthur | Richard | Alfred | Harold
Who robbed the rich and gave to the poor in the tale? | Robin Hood | King John | Lancelot | Merlin
Which English king was called the Lionheart? | Richard I | Henry VIII | John | Edward II
What were groups of craftsmen in towns called? | Guilds | Tribes | Legions | Parties
Who worked the land of a lord and could not leave? | Serfs | Knights | Monks | Heralds
In which style are pointed arches and tall windows? | Gothic | Baroque | Modern | Greek`,
  },
  'modern-history': {
    source: 'General knowledge: school history, up to the year 2000',
    facts: `
In which year did Columbus reach America? | 1492 | 1066 | 1776 | 1914
Whose expedition first sailed around the world? | Magellan's | Columbus's | Cook's | Drake's
Who first sailed from Europe around Africa to India? | Vasco da Gama | Columbus | Marco Polo | James Cook
Who printed books with movable type in Mainz? | Johannes Gutenberg | Martin Luther | Leonardo da Vinci | Isaac Newton
Who started the Reformation in 1517? | Martin Luther | John Calvin | Henry VIII | Galileo Galilei
Which English king had six wives? | Henry VIII | Charles I | James I | Richard III
In which year did the French Revolution begin? | 1789 | 1689 | 1848 | 1914
Which prison was stormed in Paris in 1789? | The Bastille | The Tower | Alcatraz | The Louvre
Who lost the battle of Waterloo? | Napoleon | Wellington | Nelson | Blücher
In which year was the battle of Waterloo? | 1815 | 1715 | 1789 | 1870
In which year did the USA declare independence? | 1776 | 1492 | 1812 | 1865
Who was the first president of the United States? | George Washington | Abraham Lincoln | Thomas Jefferson | Benjamin Franklin
Who led the Union in the American Civil War? | Abraham Lincoln | George Washington | John F. Kennedy | Theodore Roosevelt
Where did the Industrial Revolution begin? | Britain | Spain | Russia | Italy
Which queen ruled Britain from 1837 to 1901? | Victoria | Elizabeth I | Anne | Mary
In which year did the First World War begin? | 1914 | 1905 | 1918 | 1939
In which year did the First World War end? | 1918 | 1914 | 1923 | 1945
In which year did the Second World War begin in Europe? | 1939 | 1914 | 1933 | 1945
In which year did the Second World War end? | 1945 | 1918 | 1939 | 1950
In which year did the Russian Revolution take place? | 1917 | 1905 | 1945 | 1991
Who was the last tsar of Russia? | Nicholas II | Peter the Great | Ivan IV | Alexander I
Who led India to independence without violence? | Mahatma Gandhi | Nelson Mandela | Ho Chi Minh | Sun Yat-sen
In which year did India become independent? | 1947 | 1857 | 1918 | 1971
Who became South Africa's first black president in 1994? | Nelson Mandela | Desmond Tutu | Kofi Annan | Haile Selassie
In which year did the Berlin Wall fall? | 1989 | 1961 | 1975 | 1999
In which year was the Berlin Wall built? | 1961 | 1945 | 1953 | 1989
In which year did the Soviet Union end? | 1991 | 1981 | 1945 | 1917
Which ship sank on its first voyage in 1912? | Titanic | Lusitania | Mayflower | Victory
Which ship brought the Pilgrims to America in 1620? | Mayflower | Santa Maria | Endeavour | Beagle
Who gave the speech "I have a dream" in 1963? | Martin Luther King Jr. | John F. Kennedy | Malcolm X | Barack Obama
Who wrote a famous diary in hiding in Amsterdam? | Anne Frank | Marie Curie | Rosa Parks | Virginia Woolf
Who refused to give up her bus seat in 1955? | Rosa Parks | Anne Frank | Helen Keller | Coco Chanel
Which organisation of nations was founded in 1945? | The United Nations | NATO | The European Union | OPEC
Which country did Peter the Great rule? | Russia | Prussia | Sweden | Poland
Where was the empire of the Aztecs? | In today's Mexico | In today's Peru | In today's Brazil | In today's Canada
Which people built Machu Picchu? | The Inca | The Maya | The Aztecs | The Sioux`,
  },
  inventions: {
    source: 'General knowledge: history of technology',
    facts: `
Who is known for the first practical telephone patent? | Alexander Graham Bell | Thomas Edison | Nikola Tesla | James Watt
Who invented dynamite? | Alfred Nobel | Albert Einstein | Carl Benz | Louis Pasteur
Who made the first powered flight in 1903? | The Wright brothers | The Montgolfier brothers | Charles Lindbergh | Otto Lilienthal
Who built the first hot-air balloon to carry people? | The Montgolfier brothers | The Wright brothers | Count Zeppelin | Galileo
Who patented a motor car in 1886? | Carl Benz | Henry Ford | James Watt | Rudolf Diesel
Who made cars on a moving assembly line? | Henry Ford | Carl Benz | Gottlieb Daimler | Louis Renault
Who improved the steam engine in the 18th century? | James Watt | Isaac Newton | Thomas Edison | Samuel Morse
Who built the locomotive "Rocket"? | George Stephenson | James Watt | Henry Ford | Robert Fulton
Who is famous for a practical light bulb in 1879? | Thomas Edison | Benjamin Franklin | Michael Faraday | Marie Curie
Who invented the lightning rod? | Benjamin Franklin | Thomas Edison | Isaac Newton | George Washington
Whose code is made of dots and dashes? | Samuel Morse's | Louis Braille's | Alan Turing's | Julius Caesar's
Who invented writing with raised dots for the blind? | Louis Braille | Samuel Morse | Helen Keller | Louis Pasteur
Who invented the World Wide Web? | Tim Berners-Lee | Bill Gates | Alan Turing | Steve Jobs
Who discovered X-rays? | Wilhelm Röntgen | Marie Curie | Albert Einstein | Robert Koch
Who discovered penicillin? | Alexander Fleming | Louis Pasteur | Edward Jenner | Joseph Lister
Who made the first vaccine, against smallpox? | Edward Jenner | Alexander Fleming | Robert Koch | Marie Curie
Who invented the printing press with movable metal type? | Johannes Gutenberg | Leonardo da Vinci | Martin Luther | Benjamin Franklin
Who designed a calculating engine with Ada Lovelace's notes? | Charles Babbage | Blaise Pascal | Alan Turing | Isaac Newton
Which engine is named after Rudolf? | Diesel engine | Steam engine | Jet engine | Rocket engine
Who is the electric unit volt named after? | Alessandro Volta | Voltaire | Nikola Tesla | Thomas Edison
What did Alessandro Volta invent? | The battery | The radio | The telescope | The clock
In which country was paper invented? | China | Egypt | France | Greece
In which country was gunpowder invented? | China | England | Germany | Spain
In which country was the magnetic compass first used? | China | Italy | Norway | Brazil
What did the Lumière brothers show in Paris in 1895? | Films | A telephone | A car | A plane
What did Marconi send across the Atlantic in 1901? | Radio signals | A letter | A rocket | A balloon
What is Velcro modelled on? | Burrs on a dog | A spider's web | Fish scales | A zip
What did Mary Anderson invent for cars? | Windscreen wipers | Seat belts | Airbags | Headlights
What did Levi Strauss make popular? | Blue jeans | Umbrellas | Raincoats | Shoelaces
What did Ernő Rubik invent in 1974? | A cube puzzle | A card game | A chess clock | A yo-yo
What did László Bíró invent? | The ballpoint pen | The pencil | The eraser | The stapler
What did Melitta Bentz invent? | The paper coffee filter | The tea bag | The toaster | The fork
Which invention keeps food cold? | The refrigerator | The oven | The toaster | The kettle
Which old invention helps to move heavy loads on a cart? | The wheel | The mirror | The button | The candle`,
  },
} satisfies Record<string, Knowledge>;
