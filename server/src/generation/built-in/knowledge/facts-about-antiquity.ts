import type { Knowledge } from './knowledge.ts';

export const factsAboutAntiquity = {
  'ancient-egypt': {
    source: 'General knowledge: school history of ancient Egypt',
    facts: `
Which river runs through Egypt? | The Nile | The Congo | The Tigris | The Danube
What were the kings of ancient Egypt called? | Pharaohs | Emperors | Sultans | Tsars
What are the picture signs of the ancient Egyptians called? | Hieroglyphs | Runes | Cuneiform | Braille
What did the Egyptians make from a reed to write on? | Papyrus | Parchment | Silk | Clay
What were the pyramids of Giza built as? | Tombs | Palaces | Markets | Lighthouses
For which king was the Great Pyramid built? | Khufu | Tutankhamun | Ramses II | Akhenaten
What is a body called that was dried and wrapped in cloth? | A mummy | A statue | A scarab | A sphinx
With which cloth were mummies wrapped? | Linen | Silk | Wool | Leather
Which mineral was used to dry out a mummy? | Natron | Gold | Chalk | Coal
In what were the organs of a mummy kept? | Canopic jars | Reed baskets | Golden shoes | Clay ovens
Which organ was usually left inside a mummy? | The heart | The lungs | The liver | The stomach
What is a coffin of stone called? | A sarcophagus | An obelisk | A chariot | A papyrus
Which statue at Giza has a lion's body and a human head? | The Sphinx | The Minotaur | The Hydra | The Griffin
Whose tomb did Howard Carter find in 1922? | Tutankhamun's | Cleopatra's | Khufu's | Nefertiti's
In which valley were many pharaohs buried? | The Valley of the Kings | Death Valley | The Loire Valley | The Rift Valley
Which stone helped scholars to read hieroglyphs? | The Rosetta Stone | The Blarney Stone | The Moonstone | The Sunstone
Who deciphered the hieroglyphs in 1822? | Champollion | Howard Carter | Napoleon | Herodotus
Who was the last queen of ancient Egypt? | Cleopatra | Nefertiti | Hatshepsut | Nefertari
Which woman ruled as a pharaoh and wore a false beard? | Hatshepsut | Cleopatra | Nefertiti | Isis
Which animal was holy to the goddess Bastet? | The cat | The dog | The camel | The horse
Who was the Egyptian god of the sun? | Ra | Anubis | Seth | Thoth
Which god had the head of a jackal? | Anubis | Horus | Ra | Sobek
Which god had the head of a falcon? | Horus | Anubis | Sobek | Thoth
Which god had the head of a crocodile? | Sobek | Horus | Thoth | Anubis
Which beetle was a lucky charm in Egypt? | The scarab | The ladybird | The firefly | The stag beetle
What did the yearly flood of the Nile leave on the fields? | Rich mud | Salt | Gold dust | Ice
Of what were the houses of ordinary Egyptians built? | Mud bricks | Marble | Iron | Glass
What is a tall pointed pillar cut from one stone called? | An obelisk | A sphinx | A ziggurat | An arch
Into which sea does the Nile flow? | The Mediterranean | The Red Sea | The Black Sea | The Dead Sea
Who could read and write, and kept the records? | Scribes | Farmers | Soldiers | Bakers
What was the ankh a sign of? | Life | War | Rain | Silver
What is the pole with a bucket called that lifts water? | A shaduf | An obelisk | A chariot | A lyre
Which board game did the Egyptians play? | Senet | Chess | Go | Backgammon
Which pharaoh fought the battle of Kadesh? | Ramses II | Khufu | Tutankhamun | Cleopatra
Which rock temple was moved to save it from a new lake? | Abu Simbel | Karnak | Luxor | Giza
Which black paint did Egyptians put around their eyes? | Kohl | Henna | Indigo | Chalk`,
  },
  'ancient-rome': {
    source: 'General knowledge: school history of ancient Rome',
    facts: `
Which twins founded Rome in the legend? | Romulus and Remus | Castor and Pollux | Cain and Abel | Hector and Paris
Which animal fed Romulus and Remus in the legend? | A she-wolf | A bear | A goat | An eagle
What was the language of the ancient Romans? | Latin | Arabic | German | French
Where did gladiators fight in Rome? | In the Colosseum | In the Pantheon | In the Senate | In the baths
Which races were held in the Circus Maximus? | Chariot races | Boat races | Camel races | Sack races
What did Roman aqueducts carry? | Water | Grain | Soldiers | Letters
Which volcano buried the Roman town of Pompeii? | Vesuvius | Etna | Stromboli | Fuji
In which year was Pompeii buried? | AD 79 | AD 476 | 44 BC | AD 800
Who was the first Roman emperor? | Augustus | Julius Caesar | Nero | Constantine
On which day was Julius Caesar killed? | The Ides of March | New Year's Day | Midsummer | Christmas Eve
Which river runs through Rome? | The Tiber | The Po | The Arno | The Rhine
On how many hills is Rome said to be built? | 7 | 3 | 5 | 12
What was a large unit of the Roman army called? | A legion | A choir | A guild | A clan
About how many men did a centurion lead? | 80 | 8 | 1,000 | 5,000
What did Roman citizens wear on formal days? | A toga | A kilt | A kimono | A sari
Which Roman building has a dome with a round hole? | The Pantheon | The Colosseum | Circus Maximus | Trajan's Column
What did the emperor Hadrian build in Britain? | A wall | A pyramid | A canal | A lighthouse
Which queen led the Britons against the Romans? | Boudica | Cleopatra | Dido | Zenobia
Who led an uprising of slaves in 73 BC? | Spartacus | Nero | Hannibal | Cicero
Which enemy of Rome crossed the Alps with elephants? | Hannibal | Xerxes | Attila | Spartacus
What warmed a Roman house from under the floor? | A hypocaust | An aqueduct | A mosaic | A forum
What is a picture made of small coloured stones called? | A mosaic | A fresco | A toga | A scroll
What was the main square of a Roman town called? | The forum | The villa | The circus | The arena
Which council advised the rulers of Rome? | The Senate | The Legion | The Forum | The Colosseum
Which month is named after Julius Caesar? | July | January | March | June
Which month is named after the emperor Augustus? | August | April | October | May
Which emperor ruled when Rome burned in AD 64? | Nero | Augustus | Trajan | Hadrian
What was a Roman country house called? | A villa | A forum | A legion | A toga
In which year did the western Roman Empire end? | 476 | 44 | 1066 | 1492
What did the Romans call France? | Gaul | Hispania | Britannia | Germania
What did the Romans call the Mediterranean? | Our sea | The black sea | The long river | The great lake`,
    tables: [
      {
        ask: 'Which number is the Roman numeral {}?',
        rows: `
I | 1
V | 5
X | 10
L | 50
C | 100
D | 500
M | 1000`,
      },
      {
        ask: 'Of what was {} the Roman god or goddess?',
        rows: `
Jupiter | Sky and thunder
Mars | War
Neptune | The sea
Venus | Love
Diana | The hunt
Ceres | The harvest
Vulcan | Fire and the forge`,
      },
    ],
  },
  'ancient-greece': {
    source: 'General knowledge: school history of ancient Greece',
    facts: `
Which Greek city was known for its warriors? | Sparta | Corinth | Delphi | Olympia
Where did democracy begin? | Athens | Sparta | Troy | Rome
Which temple stands on the Acropolis of Athens? | The Parthenon | The Pantheon | The Colosseum | The Louvre
Where were the ancient Olympic Games held? | Olympia | Athens | Sparta | Rome
In honour of which god were the Olympic Games held? | Zeus | Poseidon | Ares | Hades
What did a winner at Olympia receive? | An olive wreath | A gold medal | A silver cup | A sword
Who told the story of the war of Troy in verse? | Homer | Aesop | Herodotus | Plato
In what did Greek soldiers hide to get into Troy? | A wooden horse | A wine barrel | A hay cart | A fishing boat
Which hero needed ten years to sail home from Troy? | Odysseus | Achilles | Jason | Perseus
Which philosopher had to drink hemlock? | Socrates | Aristotle | Plato | Homer
Who was a pupil of Socrates and taught Aristotle? | Plato | Euclid | Pericles | Hippocrates
Who was the teacher of Alexander the Great? | Aristotle | Socrates | Homer | Pythagoras
Who gave his name to a theorem about triangles? | Pythagoras | Plato | Homer | Sophocles
Who is said to have cried "Eureka!" in the bath? | Archimedes | Euclid | Socrates | Aristotle
Which Greek doctor gave his name to an oath? | Hippocrates | Archimedes | Pericles | Homer
Where did people go to ask the oracle of Apollo? | Delphi | Sparta | Corinth | Crete
Which long run is named after a Greek battle? | The marathon | The sprint | The relay | The steeplechase
Whom did the Greeks fight at Marathon? | The Persians | The Romans | The Vikings | The Huns
Which king of Sparta fell at Thermopylae? | Leonidas | Pericles | Xerxes | Alexander
Who led Athens when the Parthenon was built? | Pericles | Leonidas | Xerxes | Alexander
What is the first letter of the Greek alphabet? | Alpha | Omega | Beta | Delta
What is the last letter of the Greek alphabet? | Omega | Alpha | Sigma | Zeta
How many letters has the Greek alphabet? | 24 | 12 | 26 | 33
What was a Greek city with its own government called? | A polis | A forum | A villa | A legion
What was the market place of a Greek town called? | The agora | The forum | The bazaar | The villa
What was a Greek foot soldier with shield and spear called? | A hoplite | A gladiator | A knight | A samurai
What did Greek actors wear on the stage? | Masks | Crowns | Wings | Armour
Which plays were meant to make people laugh? | Comedies | Tragedies | Epics | Oracles
Which sea lies between Greece and Turkey? | The Aegean | The Red Sea | The Baltic | The Caspian
Which fruit did the Greeks press for oil? | Olives | Grapes | Figs | Lemons
What was a warship with three rows of oars called? | A trireme | A galleon | A longship | A canoe
Which monster was half man and half bull? | The Minotaur | The Sphinx | The Hydra | The Cyclops
On which island was the Labyrinth of the Minotaur? | Crete | Sicily | Cyprus | Rhodes
Who wrote the most famous book on geometry? | Euclid | Homer | Aesop | Socrates
Who is known for fables about animals? | Aesop | Homer | Plato | Pericles
On which mountain did the Greek gods live? | Olympus | Etna | Everest | Vesuvius`,
  },
  vikings: {
    source: 'General knowledge: school history of the Viking age',
    facts: `
From where did the Vikings come? | Scandinavia | Spain | Greece | Egypt
What were the warships of the Vikings called? | Longships | Galleons | Triremes | Junks
What were the letters of the Vikings called? | Runes | Hieroglyphs | Numerals | Cuneiform
Which Viking reached North America around the year 1000? | Leif Erikson | Harald Bluetooth | Rollo | Cnut
Who was the father of Leif Erikson? | Erik the Red | Harald Bluetooth | Rollo | Cnut the Great
On which island did Erik the Red found a settlement? | Greenland | Sicily | Crete | Malta
What did the Vikings call a land in North America? | Vinland | Jorvik | Asgard | Valhalla
What was often carved on the bow of a longship? | A dragon's head | A clock | A crown | A ship's bell
How did a longship move when there was no wind? | With oars | With steam | With horses | With kites
What did Viking helmets not have, whatever films show? | Horns | Iron | A rim | A nose guard
What shape was a Viking's shield? | Round | Square | Triangular | Star-shaped
Which god was the chief god of the Vikings? | Odin | Loki | Thor | Baldur
Which god made thunder? | Thor | Loki | Odin | Baldur
What is the weapon of the god Thor? | A hammer | A bow | A trident | A sling
How many legs had Odin's horse? | 8 | 4 | 6 | 2
Which birds brought Odin the news? | Ravens | Doves | Swans | Geese
Where did fallen warriors feast with Odin? | In Valhalla | On Olympus | In Vinland | In Jorvik
Which weekday is named after Thor? | Thursday | Tuesday | Saturday | Monday
Which weekday is named after Odin? | Wednesday | Thursday | Sunday | Monday
Which monastery did Vikings raid in 793? | Lindisfarne | Iona | Cluny | Mont-Saint-Michel
Which region of France is named after the Northmen? | Normandy | Provence | Burgundy | Alsace
Who was the first Viking ruler of Normandy? | Rollo | Leif Erikson | Cnut | Erik the Red
Which Irish city did Vikings found? | Dublin | Belfast | Derry | Kilkenny
Which English city did the Vikings call Jorvik? | York | London | Bath | Oxford
What was the part of England under Viking law called? | The Danelaw | The Highlands | Wessex | The Pale
Which king of Denmark also ruled England? | Cnut | Rollo | Erik the Red | Alfred
Which English king defended Wessex against the Vikings? | Alfred the Great | Richard the Lionheart | Henry VIII | King John
Which king gave his name to a wireless standard? | Harald Bluetooth | Erik the Red | Cnut | Rollo
What was an assembly of free Vikings called? | A thing | A forum | A senate | A polis
On which island was a parliament founded in 930? | Iceland | Ireland | Malta | Cyprus
Which drink did the Vikings make from honey? | Mead | Cider | Tea | Coffee
What was a Viking family's home called? | A longhouse | A castle | An igloo | A villa
In what were some rich Vikings buried? | A ship | A pyramid | A cave of ice | A lighthouse
What are the long tales of Iceland called? | Sagas | Fables | Haikus | Ballads
What were Vikings called who fought in a wild rage? | Berserkers | Hoplites | Squires | Centurions
Which language is nearest to that of the Vikings today? | Icelandic | Finnish | Polish | Irish`,
  },
} satisfies Record<string, Knowledge>;
