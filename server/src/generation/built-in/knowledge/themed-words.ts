/** Words for typing, word search, hangman and anagrams: 4 to 10 letters, a–z, each a thing of its theme. */
export const themedWords = {
  rainforest: `
    jaguar toucan macaw parrot sloth monkey gorilla orangutan tapir anteater anaconda python iguana chameleon
    gecko frog butterfly beetle piranha caiman ocelot lemur tarsier gibbon hornbill quetzal capybara
    armadillo orchid bromeliad liana fern palm bamboo kapok mahogany rubber cocoa banana vanilla canopy vines roots
    leaves moss termite tarantula`,
  desert: `
    camel scorpion lizard viper tortoise meerkat jackal fennec gazelle oryx addax jerboa gerbil vulture
    falcon eagle hawk owlet ostrich roadrunner coyote bobcat tarantula beetle locust gecko iguana chameleon cobra hyena
    caracal hare donkey cactus agave aloe yucca saguaro acacia palm tamarisk sagebrush tumbleweed dune oasis sand
    mirage canyon`,
  arctic: `
    walrus seal narwhal beluga orca whale reindeer caribou muskox wolf lemming hare ermine stoat husky puffin tern
    ptarmigan auklet gull goose swan raven falcon salmon char codfish krill plankton bear moss lichen willow
    poppy sedge cotton grass heather tundra glacier iceberg icicle snow frost blizzard aurora igloo polar`,
  animals: `
    elephant giraffe zebra lion tiger leopard cheetah panther wolf bear panda koala kangaroo monkey gorilla camel
    horse donkey rabbit hamster squirrel hedgehog badger otter beaver moose deer buffalo bison rhino hippo sloth
    lemur mouse goat sheep llama alpaca ferret raccoon weasel jaguar hyena meerkat lynx mole hare puma boar mule lamb
    calf foal pony bull toad frog newt seal ibex skunk shrew tapir stoat`,
  sea: `
    shark whale dolphin octopus squid jellyfish starfish seahorse turtle lobster shrimp crab oyster mussel clam
    coral seal walrus otter penguin salmon tuna herring sardine anchovy stingray barracuda swordfish marlin plankton
    krill seaweed sponge urchin mackerel eels codfish halibut flounder pelican manatee narwhal`,
  birds: `
    eagle falcon hawk sparrow robin swallow pigeon dove raven crow magpie parrot penguin ostrich flamingo pelican
    stork heron swan goose duck turkey chicken rooster peacock pheasant quail owlet toucan woodpecker cuckoo finch
    canary puffin vulture condor kestrel starling thrush nightjar albatross kingfisher`,
  insects: `
    beetle butterfly dragonfly ladybird mosquito cricket hornet wasp bumblebee honeybee moth firefly termite
    cockroach locust mantis cicada earwig aphid flea gnat midge mayfly weevil scarab silverfish larva pupa cocoon
    antenna thorax abdomen swarm hive nectar pollen colony worker drone queen`,
  dinosaurs: `
    raptor sauropod theropod troodon eoraptor baryonyx dracorex iguanodon oviraptor maiasaura mononykus allosaurus
    diplodocus gallimimus utahraptor barosaurus torosaurus suchomimus titanosaur nodosaurus fossil skeleton jurassic
    triassic cretaceous extinct reptile predator prey claws teeth horns spikes plates tail eggs nest bones meteor herd
    feathers scales armour crest carnivore herbivore`,
  food: `
    bread butter cheese yoghurt pasta pizza burger sandwich salad soup noodle rice potato omelette pancake waffle
    cereal porridge honey jelly chocolate biscuit cookie cake muffin pudding cream sugar pepper salt mustard ketchup
    vinegar sausage bacon steak chicken meatball dumpling curry lasagne burrito`,
  cheeses: `
    brie feta gouda edam cheddar parmesan ricotta camembert roquefort gruyere emmental mozzarella stilton halloumi
    manchego munster pecorino provolone mascarpone havarti colby limburger burrata paneer tilsit asiago taleggio
    gorgonzola raclette cheshire jarlsberg boursin reblochon comte cantal fontina neufchatel mimolette morbier livarot
    caerphilly lancashire cotija scamorza quark labneh graviera`,
  monsters: `
    ghost vampire werewolf zombie mummy skeleton witch goblin troll ogre dragon demon ghoul banshee phantom kraken hydra
    medusa minotaur cyclops griffin sphinx gorgon golem gargoyle yeti bigfoot sasquatch basilisk chimera harpy siren
    centaur phoenix gremlin kelpie wraith spectre leviathan behemoth manticore wyvern lich fiend
    boogeyman cerberus nymph`,
  breakfast: `
    toast bread butter jelly honey cereal muesli granola porridge oatmeal pancake waffle syrup bacon sausage omelette
    eggs bagel muffin croissant yoghurt milk coffee juice cocoa banana berries cheese crumpet scone brioche
    marmalade tomato mushroom beans cornflakes kettle toaster teapot spoon bowl plate napkin morning`,
  spices: `
    pepper salt paprika chilli ginger garlic cinnamon nutmeg clove vanilla saffron turmeric cumin coriander cardamom
    anise fennel mustard sesame oregano basil thyme rosemary parsley sage mint dill chives tarragon marjoram laurel
    lavender sumac cayenne wasabi curry juniper caraway allspice poppy lemongrass lovage`,
  gym: `
    dumbbell barbell treadmill bench weights muscle squat plank lunge pushup pullup situp crunch stretch sweat towel
    bottle trainer locker sneakers shorts mirror rower kettlebell mattress yoga pilates boxing cardio warmup biceps
    triceps shoulder chest back legs pulse sprint jogging fitness strength energy workout shower protein`,
  fruits: `
    apple banana orange lemon lime grape cherry peach plum pear apricot mango papaya pineapple melon watermelon
    strawberry raspberry blueberry blackberry cranberry gooseberry kiwi date ugli sloe coconut guava lychee nectarine
    tangerine mandarin grapefruit olive avocado quince currant mulberry persimmon durian pomelo rhubarb berry`,
  vegetables: `
    carrot potato tomato cucumber lettuce spinach cabbage broccoli celery onion garlic leek radish turnip parsnip
    beetroot pumpkin squash courgette pepper chilli aubergine artichoke asparagus cress kale sprout bean lentil
    chickpea corn maize mushroom ginger fennel parsley basil rocket shallot endive chard okra`,
  plants: `
    flower tree bush grass leaf root stem branch trunk bark seed bulb petal thorn moss fern cactus bamboo clover
    daisy tulip rose lily orchid sunflower lavender poppy violet dandelion daffodil willow maple birch beech spruce
    cedar palm chestnut walnut holly hedge meadow forest garden`,
  space: `
    planet star moon comet asteroid meteor galaxy nebula orbit rocket shuttle satellite telescope astronaut cosmos
    universe gravity eclipse mercury venus earth mars jupiter saturn uranus neptune pluto crater lander rover launch
    station capsule solar lunar stellar alien oxygen vacuum spacesuit spaceship countdown`,
  weather: `
    rain snow hail sleet storm thunder lightning wind breeze gale hurricane tornado cyclone blizzard mist cloud
    sunshine rainbow drizzle shower frost drought flood heatwave humid sunny cloudy windy rainy stormy foggy icicle
    puddle umbrella forecast season winter summer spring autumn thaw monsoon`,
  volcanoes: `
    lava magma crater eruption ashes smoke rock basalt pumice obsidian vent cone summit dome caldera geyser steam gases
    sulfur mountain island earthquake tremor plate crust mantle core fissure dormant active extinct molten flow
    explosion dust cloud glow heat stone mudflow hotspot vesuvius etna fuji`,
  house: `
    kitchen bedroom bathroom garage garden balcony cellar attic roof chimney window door wall floor ceiling stairs
    carpet curtain sofa table chair cupboard shelf drawer mirror lamp clock oven fridge kettle toaster sink shower
    towel pillow blanket mattress wardrobe doorbell fence gate couch`,
  school: `
    teacher pupil student lesson homework pencil eraser ruler notebook textbook backpack blackboard chalk desk
    classroom library playground break spelling reading writing maths science history geography music sports exam
    grade answer question alphabet number paper marker scissors glue crayon project uniform timetable lunch`,
  sports: `
    football tennis basketball volleyball hockey rugby cricket baseball golf boxing judo karate fencing archery
    swimming diving rowing sailing surfing skiing skating cycling running jumping athletics gymnastics marathon
    sprint relay medal trophy referee coach player team goal score racket helmet stadium match league`,
  clothes: `
    shirt trousers jeans skirt dress jacket coat sweater hoodie socks shoes boots sandals slippers gloves mittens
    scarf belt pyjamas shorts blouse cardigan waistcoat apron uniform swimsuit raincoat trainers collar sleeve
    button zipper pocket hood tights leggings suit vest costume bonnet sombrero cloak robe`,
  body: `
    head face hair forehead eyebrow eyelash cheek mouth lips tongue teeth chin neck shoulder elbow wrist hand finger
    thumb nail chest stomach back hips knee ankle foot heel toes skin bone muscle heart lungs liver kidney brain
    blood nerve spine skull throat`,
  vehicles: `
    train tram bicycle scooter motorbike truck lorry tractor taxi coach wagon carriage caravan ferry yacht canoe
    kayak raft ship boat submarine plane airplane helicopter glider balloon rocket rickshaw sled sleigh skateboard
    ambulance bulldozer excavator crane moped hovercraft minibus limousine subway airship tanker`,
  jobs: `
    doctor nurse teacher farmer baker butcher carpenter plumber painter builder driver pilot sailor soldier fireman
    policeman lawyer judge engineer scientist artist musician singer dancer actor writer reporter chef waiter
    cashier gardener tailor dentist mechanic postman librarian astronaut detective fisherman miner clerk butler`,
  countries: `
    france germany spain italy portugal poland austria belgium denmark sweden norway finland iceland ireland greece
    hungary romania bulgaria croatia serbia russia ukraine turkey egypt morocco kenya nigeria ghana india china
    japan thailand vietnam mongolia nepal brazil peru chile argentina mexico canada cuba jamaica`,
  cities: `
    london paris berlin madrid rome lisbon vienna prague warsaw budapest athens dublin oslo stockholm helsinki
    copenhagen brussels amsterdam zurich geneva milan venice florence naples barcelona seville munich hamburg
    cologne moscow istanbul cairo nairobi delhi mumbai bangkok tokyo kyoto seoul beijing sydney toronto boston
    chicago`,
  music: `
    piano violin cello guitar flute clarinet oboe trumpet trombone tuba drum cymbal harp organ accordion saxophone
    banjo ukulele recorder melody rhythm harmony tempo chord scale octave note song choir orchestra concert opera
    singer band solo duet chorus lyrics waltz tango microphone stage composer`,
  instruments: `
    piano violin viola cello guitar flute clarinet oboe bassoon trumpet trombone tuba horn cornet bugle drum cymbal
    gong triangle tambourine maracas xylophone marimba bongo harp lyre lute organ accordion harmonica saxophone banjo
    mandolin ukulele recorder piccolo bagpipes sitar zither castanets keyboard timpani fiddle whistle kazoo`,
  kitchen: `
    spoon fork knife plate bowl glass saucer teapot kettle saucepan skillet oven stove microwave fridge freezer
    toaster blender whisk ladle spatula grater peeler colander sieve scales apron napkin tray corkscrew chopsticks
    mixer dishwasher recipe flour yeast dough spice sponge counter`,
  colours: `
    blue green yellow orange purple violet pink brown black white grey silver gold turquoise crimson scarlet maroon
    magenta indigo azure navy teal olive lime emerald jade amber beige cream ivory ebony khaki lilac lavender mauve
    peach coral salmon copper bronze rust ruby sapphire charcoal cobalt`,
  halloween: `
    pumpkin ghost witch broom cauldron potion spell vampire werewolf zombie mummy skeleton skull spider cobweb bats
    owls raven phantom castle graveyard tomb coffin candle lantern moon midnight shadow scream monster goblin demon
    mask costume candy trick treat scary spooky creepy fangs dagger haystack october`,
  christmas: `
    santa reindeer sleigh elves present gift ribbon bauble tinsel candle star angel carol bells holly mistletoe
    stocking chimney snowman snowflake winter december advent wreath turkey pudding cookie cinnamon chestnut nativity
    shepherd manger candy lights garland fireplace family feast card icicle toys sledge igloo`,
  fantasy: `
    dragon wizard witch knight castle princess prince king queen dwarf giant troll goblin fairy unicorn griffin
    phoenix mermaid sword shield armour arrow magic spell potion wand crystal treasure dungeon tower quest legend
    kingdom throne crown amulet scroll forest cave monster portal sorcerer`,
  spells: `
    fireball frostbolt lightning levitate invisible teleport shield thunder blizzard heal curse charm summon banish
    enchant conjure vanish freeze ignite petrify silence slumber illusion transmute meteor tornado barrier dispel revive
    haste blink mirage sparks inferno tempest whirlwind stardust moonbeam glamour shrink enlarge portal poison mend
    bless ward`,
  pirates: `
    pirate captain ship sail mast anchor deck cannon sword treasure chest gold coins island parrot flag skull
    compass rope barrel hook plank crew sailor ocean storm harbour lagoon beach palm cutlass bandana pistol
    telescope wheel galleon voyage mutiny booty doubloon jewels hammock wave stowaway`,
  computers: `
    keyboard mouse monitor screen printer scanner laptop tablet processor memory drive cable router server network
    internet browser website password email folder file icon cursor pixel byte software hardware program code
    function variable loop array string virus firewall backup download upload cloud robot`,
  science: `
    atom molecule energy force gravity magnet electron proton neutron nucleus element oxygen hydrogen carbon helium
    iron copper crystal acid base reaction experiment laboratory microscope telescope cell tissue organ gene
    bacteria virus fossil volcano earthquake climate planet light sound heat pressure battery circuit lens`,
  chemistry: `
    atom molecule element compound mixture solution acid base salt metal oxygen hydrogen carbon nitrogen helium neon
    sodium calcium iron copper silver gold zinc chlorine iodine sulfur electron proton neutron nucleus bond crystal
    liquid solid catalyst reaction formula beaker flask burner laboratory isotope oxide polymer`,
  physics: `
    force energy motion speed velocity gravity mass weight friction pressure power work heat light sound wave
    frequency magnet current voltage circuit battery resistor lens mirror prism laser photon electron proton neutron
    nucleus quark vacuum pendulum lever pulley spring momentum inertia density orbit`,
  biology: `
    cell nucleus tissue organ muscle bone blood heart lung brain nerve gene protein enzyme bacteria virus fungus
    plant root stem leaf flower seed pollen insect reptile mammal amphibian fossil species habitat evolution
    predator ecosystem membrane hormone embryo skeleton skin tooth spine larva`,
  farm: `
    calf piglet chick rooster duck duckling goose goat sheep lamb horse foal pony donkey mouse rabbit turkey bull
    kitten puppy barn hayloft tractor farmer field fence milk wool corn wheat stable orchard meadow plough harvest
    chicken cattle shepherd bucket straw trough windmill scarecrow`,
  livestock: `
    calf piglet chick rooster duck duckling goose gosling goat sheep lamb horse foal pony donkey mule rabbit turkey
    bull kitten puppy chicken cattle mare stallion boar heifer gander cockerel llama alpaca pigeon pheasant oxen hens
    sows ewes pigs cows steer filly colt quail buffalo bees mouse`,
  feelings: `
    happy cheerful joyful glad excited proud brave calm relaxed curious surprised amazed hopeful grateful loved
    lucky kind gentle funny silly angry furious grumpy annoyed jealous lonely upset sorry scared afraid nervous
    worried bored tired sleepy hungry thirsty confused shocked ashamed guilty playful`,
} as const;
