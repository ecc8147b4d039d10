import type { Knowledge } from './knowledge.ts';

export const factsAboutAnimals = {
  animals: {
    source: 'General knowledge: school biology',
    facts: `
Which animal is the largest on land? | African elephant | Giraffe | Hippo | Rhino
Which animal is the tallest? | Giraffe | Elephant | Camel | Ostrich
Which animal is the fastest on land? | Cheetah | Lion | Horse | Hare
Which animal is the largest that has ever lived? | Blue whale | Elephant | Great white shark | Mammoth
Which mammal can truly fly? | Bat | Flying squirrel | Lemur | Possum
Which mammal lays eggs? | Platypus | Kangaroo | Dolphin | Hedgehog
What do pandas mostly eat? | Bamboo | Fish | Meat | Grass seeds
What do koalas eat? | Eucalyptus leaves | Bananas | Fish | Honey
Which animal carries its baby in a pouch? | Kangaroo | Zebra | Wolf | Otter
Which animal has black and white stripes? | Zebra | Giraffe | Lion | Hippo
Which animal has a long trunk? | Elephant | Rhino | Horse | Camel
What does a camel store in its hump? | Fat | Water | Air | Milk
Which animal builds dams in rivers? | Beaver | Otter | Duck | Frog
Which big cat has a mane? | Lion | Tiger | Leopard | Jaguar
Which cat is the largest? | Tiger | Lynx | Cheetah | Leopard
Which animal changes its colour to suit its mood? | Chameleon | Toad | Tortoise | Mole
Which animal sleeps through winter? | Hedgehog | Deer | Horse | Eagle
What is an animal that eats only plants called? | Herbivore | Carnivore | Omnivore | Predator
What is an animal that eats only meat called? | Carnivore | Herbivore | Omnivore | Grazer
What is an animal that eats plants and meat called? | Omnivore | Herbivore | Carnivore | Parasite
What is a tadpole going to be? | A frog | A fish | A snake | A lizard
Which animal has a horn made of the stuff of fingernails? | Rhino | Elephant | Goat | Walrus
Which animal is covered in scales and rolls into a ball? | Pangolin | Hare | Sloth | Mole
Which animal hangs in trees and is very slow? | Sloth | Monkey | Squirrel | Leopard
Which animal produces wool? | Sheep | Pig | Donkey | Otter
Which animal lives underground and is almost blind? | Mole | Hare | Fox | Deer
Which bear is white and lives in the Arctic? | Polar bear | Panda | Grizzly | Sun bear
What kind of animal is a Komodo dragon? | A lizard | A bird | A fish | A mammal
What kind of animal is a salamander? | An amphibian | A reptile | A mammal | A bird
What kind of animal is a tortoise? | A reptile | An amphibian | A mammal | An insect
How many legs does a spider have? | 8 | 6 | 10 | 4`,
    tables: [
      {
        ask: 'What is a baby {} called?',
        rows: `
dog | puppy
cat | kitten
cow | calf
sheep | lamb
goat | kid
horse | foal
pig | piglet
duck | duckling
goose | gosling
swan | cygnet
lion | cub
kangaroo | joey
frog | tadpole
butterfly | caterpillar
owl | owlet
hare | leveret`,
      },
      {
        ask: 'What is a group of {} called?',
        rows: `
wolves | a pack
lions | a pride
elephants | a herd
fish | a school
bees | a swarm
crows | a murder
puppies | a litter`,
      },
    ],
  },
  'sea-animals': {
    source: 'General knowledge: school biology',
    facts: `
Which fish is the largest? | Whale shark | Great white shark | Tuna | Swordfish
How many arms does an octopus have? | 8 | 6 | 10 | 12
How many hearts does an octopus have? | 3 | 1 | 2 | 8
What colour is the blood of an octopus? | Blue | Red | Green | Black
What does an octopus squirt to escape? | Ink | Sand | Milk | Oil
How many arms does a common starfish have? | 5 | 3 | 4 | 10
With what do fish breathe? | Gills | Lungs | Fins | Scales
What is a dolphin? | A mammal | A fish | A reptile | A bird
What is a whale? | A mammal | A fish | An amphibian | A shellfish
What is a shark? | A fish | A mammal | A reptile | An amphibian
What is a penguin? | A bird | A fish | A mammal | A reptile
Of what is a shark's skeleton made? | Cartilage | Bone | Wood | Shell
Which sea animal has no brain, heart or bones? | Jellyfish | Seal | Tuna | Sea turtle
Which father carries the eggs in a pouch? | Seahorse | Shark | Crab | Salmon
Which whale is known for its long song? | Humpback whale | Killer whale | Narwhal | Pilot whale
Which whale has a long, straight tusk? | Narwhal | Beluga | Blue whale | Sperm whale
Which white whale lives in Arctic waters? | Beluga | Orca | Humpback whale | Sperm whale
What is another name for the killer whale? | Orca | Beluga | Manatee | Narwhal
Where does a clownfish live safely? | Among sea anemones | In a whale | On the beach | In rivers
Which fish can blow itself up like a ball? | Pufferfish | Herring | Eel | Cod
Which shark has a head like a tool? | Hammerhead shark | Tiger shark | Whale shark | Nurse shark
Which animal makes pearls? | Oyster | Lobster | Squid | Coral
Which animal lives in empty snail shells? | Hermit crab | Lobster | Shrimp | Starfish
How does a crab usually walk? | Sideways | Backwards | On two legs | By hopping
How many legs does a crab have, claws included? | 10 | 6 | 8 | 12
What builds coral reefs? | Tiny polyps | Fish | Crabs | Seaweed
Where do sea turtles lay their eggs? | In sand on beaches | In the deep sea | In nests in trees | On ice
Which fish swims up rivers to lay its eggs? | Salmon | Tuna | Shark | Swordfish
What does a blue whale mostly eat? | Krill | Seals | Seaweed | Turtles
Which sea animal has two long tusks and whiskers? | Walrus | Dolphin | Manatee | Penguin
Which animal is called a sea cow? | Manatee | Seal | Walrus | Orca
Which fish has a long blade on its nose? | Swordfish | Cod | Herring | Flounder
Which flat fish has a long tail and may sting? | Stingray | Salmon | Mackerel | Sardine
What do dolphins use to find fish in dark water? | Sound | Smell | Touch | Lamps
Which otter floats on its back and cracks shells? | Sea otter | River otter | Giant otter | Land otter
Which deep-sea fish has a glowing lure? | Anglerfish | Herring | Cod | Carp`,
  },
  birds: {
    source: 'General knowledge: school biology',
    facts: `
Which bird is the largest? | Ostrich | Eagle | Emu | Swan
Which bird is the smallest? | Bee hummingbird | Sparrow | Wren | Robin
Which bird can fly backwards? | Hummingbird | Eagle | Owl | Swan
Which bird is the fastest in a dive? | Peregrine falcon | Pigeon | Ostrich | Seagull
Which bird cannot fly? | Penguin | Swallow | Stork | Crow
Which bird lays its eggs in other birds' nests? | Cuckoo | Robin | Stork | Swan
Which bird can copy human speech? | Parrot | Owl | Penguin | Ostrich
Which bird shows a fan of eye-like spots? | Peacock | Turkey | Swan | Flamingo
Which bird is pink and stands on one leg? | Flamingo | Stork | Crane | Pelican
Why are flamingos pink? | Because of their food | Because of the sun | From hot water | They are painted
Which bird hammers on trees? | Woodpecker | Owl | Gull | Duck
Which bird has a large pouch under its bill? | Pelican | Toucan | Heron | Eagle
Which bird has a huge, colourful bill? | Toucan | Swallow | Robin | Crow
Which bird hunts at night and turns its head far around? | Owl | Hawk | Eagle | Parrot
Which bird is a symbol of peace? | Dove | Raven | Eagle | Vulture
Which bird is said to bring babies? | Stork | Swan | Owl | Hen
Which bird is a symbol of the United States? | Bald eagle | Turkey | Condor | Robin
Which bird is a symbol of New Zealand? | Kiwi | Emu | Kookaburra | Parrot
Which bird from Mauritius died out? | Dodo | Moa | Kakapo | Kiwi
Which Australian bird seems to laugh? | Kookaburra | Emu | Cassowary | Black swan
Which bird eats dead animals? | Vulture | Swallow | Parrot | Duck
Which penguin is the largest? | Emperor penguin | King penguin | Rockhopper penguin | Little penguin
On which half of the Earth do wild penguins mostly live? | The southern | The northern | The western | The eastern
What are birds covered with? | Feathers | Fur | Scales | Wool
What is a male chicken called? | Rooster | Drake | Gander | Bull
What is a male duck called? | Drake | Rooster | Stag | Gander
What is a male goose called? | Gander | Drake | Cob | Rooster
What is a young swan called? | Cygnet | Gosling | Duckling | Fawn
Where does an eagle build its nest? | High up | Under water | Underground | On icebergs
From which animals do birds descend? | Dinosaurs | Bats | Frogs | Butterflies
What is the study of birds called? | Ornithology | Entomology | Botany | Geology
How many wings does a bird have? | 2 | 1 | 4 | 6
What is flying south for the winter called? | Migration | Hibernation | Moulting | Hatching
Which small bird has a red breast and stays in winter? | Robin | Crow | Magpie | Blackbird
Which bird is said to love shiny things? | Magpie | Swan | Ostrich | Pigeon
Which birds once carried messages? | Pigeons | Swallows | Gulls | Owls
Which large white bird has a long curved neck? | Swan | Raven | Kiwi | Puffin
How many toes has an ostrich on each foot? | 2 | 3 | 4 | 5`,
  },
  insects: {
    source: 'General knowledge: school biology',
    facts: `
How many legs does an insect have? | 6 | 4 | 8 | 10
What are the three parts of an insect's body? | Head, thorax, abdomen | Head, neck, tail | Arms, legs, wings | Shell, foot, head
Which of these is not an insect? | Spider | Ant | Bee | Beetle
Which insect makes honey? | Bee | Beetle | Moth | Fly
What does a caterpillar become? | A butterfly or moth | A worm | A spider | A snail
What is the case of a butterfly to be called? | Chrysalis | Shell | Egg | Hive
Where do honey bees live together? | In a hive | In a web | In a shell | In a burrow
Who lays the eggs in a bee hive? | The queen | The drones | The workers | The guards
What are male bees called? | Drones | Kings | Workers | Soldiers
What shape are the cells of a honeycomb? | Hexagons | Squares | Circles | Triangles
How do bees tell each other where flowers are? | They dance | They sing | They write | They bite
What do bees collect from flowers? | Nectar and pollen | Leaves | Seeds | Bark
Which insect glows in the dark? | Firefly | Ladybird | Grasshopper | Mosquito
Which insect sings by rubbing its wings? | Cricket | Butterfly | Ant | Ladybird
Which red beetle has black spots? | Ladybird | Stag beetle | Dung beetle | Firefly
What do ladybirds like to eat? | Aphids | Roses | Honey | Wood
Which insect eats wood and builds tall mounds? | Termite | Bee | Mosquito | Flea
Which insect can carry malaria? | Mosquito | Bee | Butterfly | Ladybird
Which mosquitoes bite? | Only females | Only males | Both always | Neither
Which insect makes silk? | Silkworm moth | House fly | Earwig | Wasp
Which beetle was holy to the ancient Egyptians? | Scarab | Ladybird | Firefly | Weevil
Which insect folds its front legs as if praying? | Mantis | Cricket | Ant | Moth
Which insect looks like a twig? | Stick insect | Bumblebee | Dragonfly | Flea
Which insect is a famous jumper and lives on dogs and cats? | Flea | Bee | Moth | Termite
Which insect has four long wings and hunts over ponds? | Dragonfly | Flea | Louse | Silverfish
Which butterfly flies thousands of kilometres to Mexico? | Monarch | Red admiral | Peacock | Cabbage white
With what do butterflies taste? | Their feet | Their wings | Their eyes | Their tails
What do most moths do by night? | Fly | Sleep | Spin webs | Swim
What covers a butterfly's wings? | Tiny scales | Feathers | Fur | Skin
What are an insect's feelers called? | Antennae | Horns | Whiskers | Fins
What is the study of insects called? | Entomology | Ornithology | Zoography | Botany
What is an insect's hard outside called? | Exoskeleton | Bark | Bone | Crust
Which insects travel in huge swarms and eat crops? | Locusts | Bees | Fireflies | Ladybirds
Which ants cut leaves to grow fungus? | Leafcutter ants | Fire ants | Army ants | Red wood ants`,
  },
  dinosaurs: {
    source: 'General knowledge: palaeontology for schools',
    facts: `
What does the word dinosaur mean? | Terrible lizard | Big bird | Old bone | Green giant
Which dinosaur had three horns on its head? | Triceratops | Stegosaurus | Diplodocus | Velociraptor
Which dinosaur had plates along its back? | Stegosaurus | Triceratops | Tyrannosaurus | Iguanodon
Which dinosaur's name means tyrant lizard? | Tyrannosaurus | Allosaurus | Triceratops | Brachiosaurus
What did Tyrannosaurus rex eat? | Meat | Leaves | Grass | Fruit
Which way did T. rex walk? | On two legs | On four legs | On its belly | On its tail
What was small about T. rex? | Its arms | Its teeth | Its skull | Its legs
What does rex mean in Tyrannosaurus rex? | King | Tooth | Lizard | Giant
About how long was a grown T. rex? | 12 metres | 2 metres | 40 metres | 100 metres
About how long was a tooth of T. rex with its root? | 30 centimetres | 2 centimetres | 1 metre | 3 metres
On which continent did T. rex live? | North America | Africa | Australia | Antarctica
What did T. rex use to keep its balance? | Its heavy tail | Its arms | Its wings | Its horns
Which sense of T. rex was very keen? | Its smell | Its touch | Its taste of leaves | None at all
Which plant eater did T. rex meet? | Triceratops | Stegosaurus | Diplodocus | Mammoth
What is the famous T. rex skeleton in Chicago called? | Sue | Rex | Lucy | Dolly
How did T. rex have its young? | It laid eggs | In a pouch | It had live cubs | From seeds
Which animal of today is a distant relative of T. rex? | Chicken | Shark | Frog | Elephant
What did Triceratops eat? | Plants | Fish | Meat | Eggs
Which dinosaur had a very long neck? | Brachiosaurus | Triceratops | Ankylosaurus | Velociraptor
Which dinosaur had a club at the end of its tail? | Ankylosaurus | Triceratops | Iguanodon | Velociraptor
Which dinosaur had a sail on its back? | Spinosaurus | Diplodocus | Triceratops | Iguanodon
Which dinosaur had a thick dome of bone on its head? | Pachycephalosaurus | Brachiosaurus | Stegosaurus | Allosaurus
Which dinosaur had a spike for a thumb? | Iguanodon | Tyrannosaurus | Diplodocus | Stegosaurus
Which dinosaur had a long hollow crest on its head? | Parasaurolophus | Ankylosaurus | Velociraptor | Stegosaurus
What did Velociraptor have on its body? | Feathers | Wool | Bark | Shells
About how big was a real Velociraptor? | Like a turkey | Like an elephant | Like a bus | Like a mouse
What does Velociraptor mean? | Swift thief | Great king | Long neck | Sharp horn
Which animals living today descend from dinosaurs? | Birds | Bats | Sharks | Turtles
When did the last big dinosaurs die out? | 66 million years ago | 10,000 years ago | 1 million years ago | 2,000 years ago
What most likely ended the age of dinosaurs? | An asteroid impact | Hunters | A flood of rain | Mammoths
What are the remains of old life in stone called? | Fossils | Minerals | Crystals | Statues
Who studies dinosaurs? | A palaeontologist | An astronomer | A dentist | A chemist
Which period came first? | Triassic | Jurassic | Cretaceous | Ice Age
Which period lies between Triassic and Cretaceous? | Jurassic | Permian | Cambrian | Stone Age
In which period did Tyrannosaurus rex live? | Cretaceous | Triassic | Jurassic | Ice Age
In which period did Stegosaurus live? | Jurassic | Triassic | Cretaceous | Ice Age
What was a Pterodactyl? | A flying reptile | A bird | A bat | A fish
Where did Plesiosaurs live? | In the sea | In trees | In caves | In the desert
Which of these is no dinosaur? | Mammoth | Allosaurus | Diplodocus | Triceratops
How did dinosaurs have their young? | They laid eggs | They had live kittens | From seeds | In pouches
How many fingers had each hand of T. rex? | 2 | 1 | 4 | 5
Which of these did not live in the age of dinosaurs? | Humans | Crocodiles | Turtles | Sharks
What is fossil dung called? | Coprolite | Amber | Marble | Granite
In what are insects of dinosaur times found? | Amber | Glass | Chocolate | Steel
Which feathered fossil links dinosaurs and birds? | Archaeopteryx | Mammoth | Megalodon | Trilobite
What is a dinosaur that walks on two legs called? | Bipedal | Aquatic | Nocturnal | Tropical
In which era did the dinosaurs live? | Mesozoic | Cenozoic | Modern | Stone Age
Which word means that a species has died out? | Extinct | Distant | Tame | Asleep`,
  },
} satisfies Record<string, Knowledge>;
