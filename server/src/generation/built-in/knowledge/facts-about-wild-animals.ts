import type { Knowledge } from './knowledge.ts';

export const factsAboutWildAnimals = {
  'african-animals': {
    source: 'General knowledge: school biology, the wildlife of Africa',
    facts: `
Which African animal is the tallest of all animals? | Giraffe | Elephant | Ostrich | Camel
Which African animal is the largest on land? | Elephant | Hippo | Rhino | Giraffe
Which African animal is the fastest on land? | Cheetah | Lion | Zebra | Gazelle
Which African bird is the largest bird? | Ostrich | Vulture | Flamingo | Stork
What is a group of lions called? | A pride | A pack | A school | A swarm
Which big cat has a mane? | Lion | Leopard | Cheetah | Serval
Which spotted cat drags its prey up into trees? | Leopard | Lion | Hyena | Jackal
Which African animal seems to laugh? | Spotted hyena | Zebra | Giraffe | Hippo
Which African animal has one or two horns on its nose? | Rhino | Hippo | Buffalo | Warthog
Which big animal spends the day in rivers and yawns wide? | Hippo | Rhino | Elephant | Buffalo
Which African animal has black and white stripes? | Zebra | Giraffe | Gnu | Lion
Which shy forest animal is the giraffe's nearest relative? | Okapi | Zebra | Gorilla | Camel
Which ape is the largest? | Gorilla | Chimpanzee | Baboon | Lemur
Which ape fishes for termites with sticks? | Chimpanzee | Baboon | Lemur | Mandrill
Which small animal stands on its hind legs to keep watch? | Meerkat | Warthog | Aardvark | Porcupine
Which long-legged bird of Africa hunts snakes on foot? | Secretary bird | Flamingo | Penguin | Parrot
Which crocodile lives in many African rivers? | Nile crocodile | Saltwater crocodile | Alligator | Gharial
Which antelope travels in huge herds across the Serengeti? | Wildebeest | Reindeer | Moose | Chamois
Why do elephants flap their large ears? | To keep cool | To fly | To hear better | To swim
What are an elephant's long teeth called? | Tusks | Antlers | Fangs | Horns
From which thorny trees do giraffes like to eat? | Acacias | Palms | Pines | Oaks
What does an aardvark eat? | Ants and termites | Grass | Fish | Bananas
What does a warthog hold up when it runs? | Its tail | Its ears | One leg | Its tusks
Which African animal is covered in scales and rolls up? | Pangolin | Porcupine | Meerkat | Aardvark
On which African island do lemurs live? | Madagascar | Zanzibar | Mauritius | The Seychelles
Which bird picks ticks off rhinos and buffaloes? | Oxpecker | Ostrich | Owl | Penguin
Which small fox of the Sahara has huge ears? | Fennec fox | Red fox | Arctic fox | Grey fox
How many humps has a dromedary? | 1 | 2 | 3 | None
Which pink birds gather at the lakes of East Africa? | Flamingos | Swans | Herons | Parrots
Which antelope is the largest? | Giant eland | Dik-dik | Impala | Springbok
Which antelope of South Africa leaps high into the air? | Springbok | Eland | Buffalo | Okapi
Which of these is not one of the Big Five? | Giraffe | Lion | Leopard | Buffalo
Which fast African snake has a dark mouth and strong venom? | Black mamba | Python | Grass snake | Anaconda
Which fearless little animal robs beehives? | Honey badger | Meerkat | Hare | Mongoose
Which African bird cannot fly but swims at the Cape? | African penguin | Ostrich | Flamingo | Pelican
What do we call a trip to watch wild animals in Africa? | A safari | A regatta | A rodeo | A crusade`,
  },
  sharks: {
    source: 'General knowledge: marine biology of sharks',
    facts: `
What is a shark? | A fish | A mammal | A reptile | An amphibian
Of what is a shark's skeleton made? | Cartilage | Bone | Shell | Horn
Which shark is the largest? | Whale shark | Great white shark | Tiger shark | Basking shark
Which shark is the second largest? | Basking shark | Bull shark | Blue shark | Nurse shark
What does a whale shark eat? | Plankton | Seals | Turtles | Seabirds
Which shark has a head like a tool? | Hammerhead shark | Tiger shark | Lemon shark | Mako shark
Which shark is named after its dark stripes? | Tiger shark | Blue shark | Lemon shark | Nurse shark
Which shark is the fastest? | Shortfin mako shark | Whale shark | Nurse shark | Basking shark
Which giant shark died out long ago? | Megalodon | Mosasaurus | Megamouth | Plesiosaur
With what does a shark breathe? | Gills | Lungs | Fins | Its skin
How many gill slits do most sharks have on each side? | 5 | 1 | 2 | 12
What does the skin of a shark feel like? | Sandpaper | Silk | Fur | Glass
What happens when a shark loses a tooth? | A new one takes its place | The gap stays | It stops eating | It grows a beak
Which fin of a shark is seen above the water? | The dorsal fin | The tail fin | The side fin | The belly fin
Which shark also swims far up rivers? | Bull shark | Whale shark | Great white shark | Thresher shark
Which shark can live for more than 200 years? | Greenland shark | Bull shark | Lemon shark | Reef shark
What is a young shark called? | A pup | A calf | A kid | A foal
What do large great white sharks like to hunt? | Seals | Plankton | Seaweed | Coral
Which small shark bites round plugs out of its prey? | Cookiecutter shark | Nurse shark | Whale shark | Zebra shark
Which flat shark lies on the sea floor like a carpet? | Wobbegong | Mako shark | Blue shark | Bull shark
Which shark stuns fish with its very long tail? | Thresher shark | Tiger shark | Goblin shark | Angelshark
Which pink deep-sea shark has a long flat snout? | Goblin shark | Lemon shark | Reef shark | Basking shark
Which flat fish are close relatives of sharks? | Rays | Flounders | Eels | Herrings
Which fish holds on to sharks with a sucker? | Remora | Tuna | Cod | Clownfish
What helps a shark to float instead of a swim bladder? | Its oily liver | Its teeth | Its gills | Its bones
What is the egg case of some sharks called? | A mermaid's purse | A sea star | A pearl | A barnacle
Which shark has a yellowish skin? | Lemon shark | Blue shark | Mako shark | Whale shark
What can sharks sense with small pores in the snout? | Electric fields | Colours | X-rays | Radio waves
Which shark was first found in 1976 and has a huge mouth? | Megamouth shark | Tiger shark | Lemon shark | Nurse shark
What has a sawshark got on its head? | A long snout with teeth | A shell | Two horns | A crown of spines
Which shark is spotted as an adult and striped when young? | Zebra shark | Blue shark | Bull shark | Mako shark
Which animals lived on Earth before the dinosaurs did? | Sharks | Whales | Penguins | Seals`,
  },
} satisfies Record<string, Knowledge>;
