import type { Knowledge } from './knowledge.ts';

export const factsAboutBeliefs = {
  'greek-mythology': {
    source: 'General knowledge: Greek and Roman myths',
    facts: `
On which mountain do the Greek gods live? | Olympus | Etna | Parnassus | Athos
Who killed the Minotaur? | Theseus | Perseus | Hercules | Odysseus
Who killed Medusa? | Perseus | Theseus | Achilles | Jason
What grows on Medusa's head instead of hair? | Snakes | Flowers | Feathers | Flames
What happens to those who look at Medusa? | They turn to stone | They fall asleep | They fly | They burn
Where did the Minotaur live? | In a labyrinth | On a mountain | In the sea | In a forest
What was the Minotaur? | Half man, half bull | Half man, half horse | Half lion, half bird | Half fish, half woman
What is a centaur? | Half man, half horse | Half man, half bull | Half goat, half fish | Half eagle, half lion
What is Pegasus? | A winged horse | A sea snake | A giant | A golden ram
What is Cerberus? | A three-headed dog | A two-headed bull | A giant eagle | A sea monster
What did Cerberus guard? | The underworld | Olympus | Troy | The sea
How many labours did Hercules do? | 12 | 7 | 10 | 20
Who had one weak spot, his heel? | Achilles | Hector | Ajax | Paris
Who flew too near the sun with wings of wax? | Icarus | Daedalus | Hermes | Perseus
Who built the labyrinth? | Daedalus | Icarus | Minos | Hephaestus
Who opened a jar with all the evils? | Pandora | Helen | Athena | Medea
Who stole fire for mankind? | Prometheus | Atlas | Zeus | Orpheus
Who holds up the sky on his shoulders? | Atlas | Hercules | Zeus | Poseidon
Who turned all he touched into gold? | King Midas | King Minos | King Priam | King Solomon
Who fell in love with his own reflection? | Narcissus | Adonis | Orpheus | Paris
Who must roll a stone uphill for ever? | Sisyphus | Tantalus | Atlas | Jason
Who searched for the Golden Fleece? | Jason | Theseus | Odysseus | Aeneas
What was Jason's ship called? | Argo | Nautilus | Trireme | Pequod
Who needed ten years to sail home from Troy? | Odysseus | Achilles | Agamemnon | Hector
What did the Cyclops have only one of? | Eye | Arm | Leg | Ear
Who lured sailors with song? | Sirens | Harpies | Fates | Muses
Whose face launched a thousand ships? | Helen's | Athena's | Medusa's | Pandora's
How many Muses are there? | 9 | 3 | 7 | 12`,
    tables: [
      {
        ask: 'Which Greek god or goddess is known for {}?',
        rows: `
thunder, as king of the gods | Zeus
the sea | Poseidon
the underworld | Hades
wisdom and Athens | Athena
love and beauty | Aphrodite
war and bloodshed | Ares
music and the sun | Apollo
hunting and the moon | Artemis
carrying messages | Hermes
fire and the forge | Hephaestus
wine | Dionysus
the harvest | Demeter
being the wife of Zeus | Hera`,
      },
      {
        ask: 'What did the Romans call {}?',
        rows: `
Zeus | Jupiter
Poseidon | Neptune
Ares | Mars
Aphrodite | Venus
Hermes | Mercury
Hera | Juno
Athena | Minerva
Artemis | Diana
Hades | Pluto`,
      },
    ],
  },
  'norse-mythology': {
    source: 'General knowledge: Norse myths',
    facts: `
Who is the chief of the Norse gods? | Odin | Thor | Loki | Balder
Who is the Norse god of thunder? | Thor | Odin | Freyr | Tyr
What is the weapon of Thor? | A hammer | A spear | A bow | An axe
What is Thor's hammer called? | Mjölnir | Gungnir | Gram | Fenrir
What is Odin's spear called? | Gungnir | Mjölnir | Excalibur | Skadi
How many eyes does Odin have? | 1 | 2 | 3 | None
What did Odin give for wisdom? | An eye | A hand | An ear | His horse
How many legs has Odin's horse Sleipnir? | 8 | 4 | 6 | 10
What are Huginn and Muninn? | Odin's ravens | Thor's goats | Freya's cats | Loki's wolves
Who is the trickster among the gods? | Loki | Balder | Heimdall | Njord
Who is the goddess of love and beauty? | Freya | Hel | Skadi | Idun
Which animals pull Freya's chariot? | Cats | Goats | Horses | Wolves
Which animals pull Thor's chariot? | Goats | Cats | Swans | Bears
Who rules the land of the dead? | Hel | Freya | Sif | Frigg
What is the world tree called? | Yggdrasil | Asgard | Valhalla | Bifrost
Which kind of tree is Yggdrasil usually said to be? | An ash | A palm | A birch | A pine
Where do the gods live? | Asgard | Midgard | Niflheim | Jotunheim
Where do humans live? | Midgard | Asgard | Muspelheim | Helheim
Where do the giants live? | Jotunheim | Asgard | Alfheim | Midgard
How many worlds does the tree hold? | 9 | 3 | 7 | 12
What is the bridge of the gods? | Bifrost | Yggdrasil | Mjölnir | Ragnarök
What does Bifrost look like? | A rainbow | A ship | A tower | A tunnel
Who guards the bridge of the gods? | Heimdall | Tyr | Loki | Bragi
Which hall do fallen warriors go to? | Valhalla | Hel | Utgard | Olympus
Who brings fallen warriors to Odin? | Valkyries | Norns | Dwarfs | Trolls
Who weave the fate of men? | The Norns | The Valkyries | The elves | The giants
Which giant wolf will swallow Odin? | Fenrir | Garm | Nidhogg | Cerberus
Which serpent lies around the world? | Jörmungandr | Fafnir | Hydra | Python
What is the end of the world called? | Ragnarök | Yule | Valhalla | Asgard
Which plant killed Balder? | Mistletoe | Ivy | Oak | Thistle
Which god lost a hand to the wolf? | Tyr | Thor | Odin | Bragi
Which goddess keeps the apples of youth? | Idun | Freya | Hel | Sif
Who made Thor's hammer? | Dwarfs | Elves | Giants | Humans
Who is Thor's wife with golden hair? | Sif | Frigg | Idun | Hel
Which day of the week is named after Thor? | Thursday | Tuesday | Friday | Monday
Which day of the week is named after Odin (Woden)? | Wednesday | Thursday | Sunday | Saturday
Which day of the week is named after Tyr (Tiw)? | Tuesday | Monday | Friday | Sunday`,
  },
  'egyptian-mythology': {
    source: 'General knowledge: Egyptian myths',
    facts: `
Who is the Egyptian god of the sun? | Ra | Seth | Geb | Thoth
Who is the god of the dead and of the underworld? | Osiris | Horus | Ra | Sobek
Who is the wife of Osiris? | Isis | Bastet | Nut | Sekhmet
Who is the son of Isis and Osiris? | Horus | Sobek | Thoth | Ptah
Who killed Osiris in the myth? | Seth | Horus | Anubis | Ra
Which god led the embalming of the dead? | Anubis | Ra | Geb | Bes
Which god invented writing? | Thoth | Horus | Sobek | Shu
Which goddess stands for truth and a feather? | Maat | Isis | Hathor | Nut
Against what was the heart of the dead weighed? | A feather | A stone | A coin | A loaf
Who ate the hearts that were too heavy? | Ammit | Anubis | Bastet | Ra
Who is the goddess of the sky? | Nut | Isis | Maat | Bastet
Who is the god of the earth? | Geb | Ra | Thoth | Horus
Who is the god of the air? | Shu | Geb | Sobek | Seth
Which snake threatened the sun each night? | Apophis | Hydra | Python | Fenrir
On what does Ra cross the sky? | A boat | A chariot | A camel | An eagle
What is the ankh a sign of? | Life | War | Money | Rain
Whose eye was worn for protection? | The Eye of Horus | The Eye of Seth | The Eye of Nut | The Eye of Geb
Which beetle stood for rebirth? | Scarab | Ladybird | Stag beetle | Weevil
What was a dead body kept by salt and linen called? | A mummy | A sphinx | A vizier | A scribe
What were the jars for the organs called? | Canopic jars | Amphorae | Teapots | Goblets
What is the body of the Great Sphinx like? | A lion | A horse | A bull | An eagle
What is the head of the Great Sphinx like? | A human | A falcon | A cat | A ram
Which bird rose from its ashes and recalls the Egyptian Bennu? | Phoenix | Ibis | Griffin | Roc
Which single god did Pharaoh Akhenaten worship? | Aten | Amun | Ptah | Seth
Which river's floods were holy to the Egyptians? | Nile | Jordan | Tigris | Niger
Who was seen as a god on earth? | The pharaoh | The scribe | The farmer | The baker
Which dwarf god protected homes and children? | Bes | Ra | Geb | Khnum`,
    tables: [
      {
        ask: 'Which Egyptian god or goddess has the head of a {}?',
        rows: `
jackal | Anubis
cat | Bastet
crocodile | Sobek
ibis | Thoth
ram | Khnum`,
      },
    ],
  },
  religions: {
    source: 'General knowledge: world religions, described neutrally',
    facts: `
What is the holy book of Islam? | The Quran | The Bible | The Torah | The Vedas
What is the holy book of Christianity? | The Bible | The Quran | The Tripitaka | The Vedas
What is the holy scroll of Judaism? | The Torah | The Quran | The Vedas | The Gospels
What are the oldest holy texts of Hinduism? | The Vedas | The Gospels | The Torah | The Quran
What is the holy book of the Sikhs? | Guru Granth Sahib | The Vedas | The Bible | The Torah
Where do Muslims pray together? | In a mosque | In a synagogue | In a temple | In a church
Where do Jews pray together? | In a synagogue | In a mosque | In a pagoda | In a church
Where do Christians pray together? | In a church | In a mosque | In a synagogue | In a gurdwara
Where do Sikhs pray together? | In a gurdwara | In a mosque | In a church | In a synagogue
Where do Hindus pray together? | In a mandir (temple) | In a mosque | In a church | In a synagogue
What is a tall Buddhist tower in East Asia called? | A pagoda | A minaret | A steeple | A dome
What is the tower of a mosque called? | A minaret | A pagoda | A steeple | A stupa
Towards which city do Muslims pray? | Mecca | Jerusalem | Rome | Cairo
In which month do Muslims fast? | Ramadan | Shawwal | Muharram | Rajab
How many pillars does Islam have? | 5 | 3 | 7 | 10
What is the pilgrimage to Mecca called? | Hajj | Lent | Sabbath | Yoga
What is the Jewish day of rest called? | Sabbath | Lent | Advent | Ramadan
Which festival has a candle holder of nine lights? | Hanukkah | Passover | Easter | Diwali
What do Jews celebrate with unleavened bread? | Passover | Purim | Hanukkah | Sukkot
What do Christians celebrate at Christmas? | The birth of Jesus | The new year | The harvest | The flood
What do Christians celebrate at Easter? | The rising of Jesus | The birth of Jesus | All saints | The three kings
How many commandments did Moses receive? | 10 | 5 | 7 | 12
How many apostles did Jesus choose? | 12 | 4 | 7 | 10
Which four books tell the life of Jesus? | The Gospels | The Psalms | The Proverbs | The Vedas
Who founded Buddhism? | Siddhartha Gautama | Confucius | Laozi | Guru Nanak
Who founded Sikhism? | Guru Nanak | Laozi | Buddha | Zoroaster
Who is linked with Taoism? | Laozi | Guru Nanak | Moses | Luther
Which religion comes from Japan? | Shinto | Taoism | Sikhism | Jainism
What is the state without suffering called in Buddhism? | Nirvana | Karma | Dharma | Samsara
Which word means that deeds have effects in later lives? | Karma | Hajj | Amen | Torii
Which Hindu festival is called the festival of lights? | Diwali | Holi | Vesak | Purim
Which Hindu festival is known for coloured powder? | Holi | Diwali | Navratri | Onam
Which Hindu god has the head of an elephant? | Ganesha | Shiva | Vishnu | Rama
Which gate marks a Shinto shrine? | Torii | Stupa | Minaret | Steeple
Where does the Pope live? | Vatican City | Jerusalem | Paris | Athens
Which tree did the Buddha sit under? | A fig (bodhi) tree | An oak | A palm | A cedar
Which city is holy to Jews, Christians and Muslims? | Jerusalem | Mecca | Rome | Delhi`,
  },
} satisfies Record<string, Knowledge>;
