/** What "dinosaur names" or "dog breeds" spells, by the noun in the singular: a–z, up to 12 letters. */
export const themedNames: Readonly<Record<string, string>> = {
  dinosaur: `
    raptor troodon minmi rugops balaur khaan eoraptor baryonyx sauropod theropod dracorex avimimus citipati iguanodon
    oviraptor maiasaura mussaurus irritator mononykus sinraptor allosaurus diplodocus gallimimus utahraptor barosaurus
    torosaurus suchomimus titanosaur nodosaurus triceratops stegosaurus spinosaurus apatosaurus carnotaurus
    velociraptor ankylosaurus megalosaurus`,
  monster: `
    vampire werewolf zombie mummy goblin troll ogre dragon ghoul banshee kraken hydra medusa minotaur cyclops griffin
    sphinx gorgon golem gargoyle yeti bigfoot sasquatch basilisk chimera harpy siren centaur gremlin kelpie wraith
    leviathan manticore wyvern cerberus dracula frankenstein nessie poltergeist`,
  cheese: `
    brie feta gouda edam cheddar parmesan ricotta camembert roquefort gruyere emmental mozzarella stilton halloumi
    manchego munster pecorino provolone mascarpone havarti limburger burrata paneer gorgonzola raclette jarlsberg
    reblochon`,
  instrument: `
    piano violin guitar trumpet flute clarinet oboe saxophone cello harp drums banjo ukulele accordion trombone tuba
    xylophone harmonica bagpipes mandolin organ recorder tambourine`,
  planet: 'mercury venus earth mars jupiter saturn uranus neptune',
  moon: `
    titan europa callisto ganymede phobos deimos triton titania oberon miranda ariel umbriel enceladus mimas tethys
    dione rhea iapetus hyperion charon luna`,
  star: `
    sirius vega rigel deneb altair antares regulus spica castor pollux arcturus capella polaris betelgeuse aldebaran
    canopus procyon bellatrix`,
  flower: `
    daisy tulip rose lily orchid sunflower lavender poppy violet dandelion daffodil crocus iris peony jasmine lotus
    magnolia marigold pansy primrose snowdrop hyacinth begonia dahlia carnation petunia azalea hibiscus camellia
    freesia geranium bluebell buttercup foxglove`,
  tree: `
    maple birch beech spruce cedar palm chestnut walnut willow poplar alder linden cypress juniper sequoia redwood
    hazel elder rowan larch acacia olive cherry apple mango banyan baobab eucalyptus hemlock hickory`,
  insect: `
    beetle butterfly dragonfly ladybird mosquito cricket hornet wasp bumblebee honeybee moth firefly termite cockroach
    locust mantis cicada earwig aphid flea gnat midge mayfly weevil scarab silverfish grasshopper`,
  dog: `
    poodle beagle boxer collie corgi husky terrier dalmatian labrador greyhound bulldog mastiff spaniel setter pointer
    whippet rottweiler chihuahua dachshund samoyed pekingese sheepdog retriever foxhound`,
  cat: `
    siamese persian bengal sphynx ragdoll birman burmese manx korat angora balinese abyssinian himalayan tonkinese
    chartreux ocicat somali snowshoe munchkin`,
  horse: `
    arabian mustang shire appaloosa clydesdale andalusian hanoverian lipizzaner friesian percheron haflinger
    thoroughbred palomino pinto criollo trakehner holsteiner`,
  shark: 'hammerhead mako thresher goblin lemon tiger whale bull nurse basking megamouth wobbegong greenland zebra',
};
