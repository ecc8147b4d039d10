import type { Knowledge } from './knowledge.ts';

export const factsAboutWildlife = {
  horses: {
    source: 'General knowledge: riding and keeping horses',
    facts: `
What is a young horse called? | A foal | A calf | A cub | A kid
What is a female horse called? | A mare | A cow | A ewe | A hen
What is a male horse called? | A stallion | A bull | A ram | A drake
What is a young female horse called? | A filly | A heifer | A vixen | A doe
What is a young male horse called? | A colt | A buck | A cockerel | A boar
What is a small horse called? | A pony | A mule | A donkey | A zebra
What are the parents of a mule? | A donkey and a mare | Two ponies | Two zebras | A cow and a horse
What is the fastest gait of a horse? | Gallop | Walk | Trot | Canter
What is the slowest gait of a horse? | Walk | Gallop | Trot | Canter
How many beats has a trot? | Two | One | Five | Six
What does a rider sit on? | A saddle | A bridle | A hoof | A bench
What is put on a horse's head to guide it? | A bridle | A saddle | A blanket | A horseshoe
What do a rider's feet rest in? | Stirrups | Spurs | Reins | Boots
What does a rider hold in the hands? | Reins | Stirrups | Hooves | Spokes
What is the hair on a horse's neck called? | A mane | A beard | A crest | A tuft
What is a horse's foot called? | A hoof | A paw | A claw | A fin
Who puts shoes on horses? | A farrier | A cobbler | A tailor | A baker
What is a building for horses called? | A stable | A kennel | A coop | A hutch
What do horses mostly eat? | Grass and hay | Fish | Meat | Nuts
What is the sound of a horse called? | A neigh | A moo | A bark | A quack
How are horses measured for height in English? | In hands | In feet of rope | In stones | In yards
What is the riding art of exact figures called? | Dressage | Rodeo | Racing | Polo
What is a game on horseback with a ball and mallets? | Polo | Golf | Cricket | Hockey
Which breed comes from the Arabian peninsula? | The Arab | The Shire | The Haflinger | The Icelandic
Which breed has a gait called tölt? | The Icelandic | The Arab | The Shire | The Mustang
What is a wild horse of North America called? | A mustang | A bronco bull | A llama | A bison
Which horses are white and dance in Vienna? | Lipizzaners | Shires | Shetlands | Mustangs
Which very small pony comes from Scottish islands? | The Shetland pony | The Shire | The Friesian | The Arab
What is the colour of a bay horse? | Brown with black mane | White | Black | Golden
What is a horse with a golden coat and white mane? | A palomino | A pinto | A grey | A roan
Which striped animal is a relative of the horse? | The zebra | The tiger | The okapi | The tapir
Which horse of Greek myth had wings? | Pegasus | Cerberus | Medusa | Phoenix
What was the huge wooden horse of legend? | The Trojan horse | The Roman horse | The Viking horse | The Spartan horse
How do horses often sleep? | Standing up | In trees | Under water | Hanging`,
  },
  reptiles: {
    source: 'General knowledge: zoology of reptiles and amphibians',
    facts: `
Which animal is a reptile? | A lizard | A frog | A bat | A trout
Which animal is an amphibian? | A frog | A snake | A crocodile | A penguin
What covers a snake's body? | Scales | Feathers | Fur | Slime
What is the study of reptiles and amphibians? | Herpetology | Ornithology | Geology | Astronomy
Which is the heaviest snake? | The green anaconda | The adder | The corn snake | The cobra
Which is the longest snake? | The reticulated python | The viper | The grass snake | The mamba
Which snake spreads a hood? | The cobra | The python | The boa | The adder
Which snake warns with its tail? | The rattlesnake | The python | The cobra | The anaconda
How do boas kill their prey? | They squeeze it | They sting it | They drown it | They kick it
What do snakes smell with? | Their tongue | Their tail | Their ears | Their feet
What does a snake do when it grows? | It sheds its skin | It loses its teeth | It grows legs | It changes its eggs
Which lizard can change its colour? | The chameleon | The slow worm | The monitor | The skink
Which lizard walks on ceilings? | The gecko | The iguana | The monitor | The tuatara
Which is the largest lizard? | The Komodo dragon | The gecko | The iguana | The chameleon
Which lizards of Galápagos swim in the sea? | Marine iguanas | Geckos | Skinks | Chameleons
What can many lizards drop to escape? | Their tail | Their head | A leg | An eye
Which reptile carries a shell? | The tortoise | The gecko | The cobra | The caiman
Where do sea turtles lay their eggs? | On beaches | In trees | On ice | In rivers
Which is the largest turtle? | The leatherback | The box turtle | The painted turtle | The snapper
Which is the largest living reptile? | The saltwater crocodile | The python | The iguana | The tortoise
Whose lower teeth show when the mouth is shut? | The crocodile's | The alligator's | The frog's | The gecko's
In which country do most wild alligators live? | The United States | Egypt | Spain | India
What is a young frog with a tail called? | A tadpole | A cub | A chick | A kid
What do tadpoles breathe with? | Gills | Wings | Lungs of air | Skin of birds
Which frogs of South America are very poisonous? | Poison dart frogs | Bullfrogs | Tree frogs | Toads
What do frogs catch flies with? | Their tongue | Their feet | Their teeth | Their tail
Which amphibian looks like a lizard? | The salamander | The toad | The caiman | The adder
Which Mexican amphibian keeps its gills for life? | The axolotl | The newt | The toad | The bullfrog
Are reptiles warm-blooded? | No, cold-blooded | Yes, always | Only at night | Only snakes
What warms a lizard in the morning? | The sun | Running | Eating ice | Its fur
On which continent do no reptiles live? | Antarctica | Africa | Asia | Australia
Which reptiles are the closest relatives of birds? | Crocodiles | Snakes | Turtles | Geckos`,
  },
} satisfies Record<string, Knowledge>;
