import type { Knowledge } from './knowledge.ts';

export const factsAboutPets = {
  dogs: {
    source: 'General knowledge: pets and dog breeds',
    facts: `
From which animal do dogs descend? | Wolf | Fox | Hyena | Bear
What is a young dog called? | Puppy | Kitten | Cub | Foal
Which sense is a dog's best? | Smell | Taste | Sight | Touch
Which dog breed is very small and named after part of Mexico? | Chihuahua | Poodle | Boxer | Beagle
Which breed has black spots on white? | Dalmatian | Boxer | Poodle | Husky
Which breed is known for rescue in the Alps? | Saint Bernard | Pug | Greyhound | Dachshund
Which breed is long with short legs? | Dachshund | Greyhound | Husky | Boxer
Which breed is the fastest runner? | Greyhound | Bulldog | Pug | Basset Hound
Which breed pulls sledges in the snow? | Husky | Chihuahua | Poodle | Beagle
Which breed is famous for herding sheep? | Border Collie | Pug | Greyhound | Bulldog
Which breed has curly hair often cut in shapes? | Poodle | Labrador | Boxer | Husky
Which breed has a blue-black tongue? | Chow Chow | Beagle | Pug | Dalmatian
Which breed barely barks and comes from Africa? | Basenji | Poodle | Collie | Terrier
Which breed from Tibet has a long coat to the ground? | Lhasa Apso | Boxer | Whippet | Beagle
Which breed often works as a guide dog? | Labrador Retriever | Greyhound | Chihuahua | Pug
Which breed has a wrinkled, flat face and a curly tail? | Pug | Collie | Husky | Pointer
Which of these breeds is the tallest? | Great Dane | Beagle | Spaniel | Corgi
Which breed has long ears and short legs? | Basset Hound | Husky | Boxer | Akita
Which dog breed comes from Japan? | Akita | Beagle | Collie | Dachshund
Which dog breed did Queen Elizabeth II love? | Corgi | Akita | Husky | Boxer
How does a dog cool itself most? | It pants | It sweats all over | It sings | It rolls
Which food is poisonous for dogs? | Chocolate | Carrots | Rice | Chicken
What does a dog do when it is happy? | It wags its tail | It hides | It growls | It sleeps
How many toes touch the ground on a dog's front paw? | 4 | 2 | 3 | 6
What is a house for a dog called? | Kennel | Stable | Hive | Coop
What is a mixed-breed dog called? | Mongrel | Purebred | Retriever | Spaniel
What do we call the lead that holds a dog? | A leash | A saddle | A bridle | A bell
Which dog waited for years at a Tokyo station? | Hachiko | Laika | Balto | Lassie
Which dog led the last sledge to Nome in 1925? | Balto | Laika | Hachiko | Rin Tin Tin
Which dog was the first animal to orbit the Earth? | Laika | Balto | Lassie | Hachiko
Whose dogs were fed when a bell rang? | Ivan Pavlov's | Isaac Newton's | Albert Einstein's | Louis Pasteur's
What helps a vet find a lost dog's owner? | A microchip | A haircut | A bone | A photograph`,
  },
  cats: {
    source: 'General knowledge: pets and cat breeds',
    facts: `
What is a young cat called? | Kitten | Puppy | Cub | Calf
What is a male cat called? | Tom | Bull | Stag | Rooster
What sound does a happy cat make? | It purrs | It barks | It moos | It howls
How does a cat usually land when it falls? | On its feet | On its back | On its head | On its tail
What do a cat's whiskers do? | They feel things | They smell | They hear | They taste
When do cats see much better than people? | In dim light | In bright sun | Under water | In thick fog
What can most cats do with their claws? | Pull them in | Shed them daily | Break glass | Glow
In which old country were cats holy? | Egypt | China | Mexico | Norway
Which Egyptian goddess had a cat's head? | Bastet | Isis | Hathor | Nut
Which cat breed has no fur? | Sphynx | Persian | Siamese | Maine Coon
Which cat breed has a flat face and long fur? | Persian | Siamese | Bengal | Sphynx
Which cat breed has blue eyes and dark points? | Siamese | Manx | Persian | Maine Coon
Which cat breed has no tail? | Manx | Siamese | Bengal | Ragdoll
Which large cat breed comes from the United States? | Maine Coon | Siamese | Persian | Manx
Which cat breed has spots like a leopard? | Bengal | Persian | Russian Blue | Manx
Which cat breed has folded ears? | Scottish Fold | Siamese | Bengal | Sphynx
Which cat breed goes limp when picked up? | Ragdoll | Bengal | Manx | Abyssinian
Which taste can cats not sense? | Sweet | Sour | Bitter | Salty
What do cats do for most of the day? | Sleep | Run | Swim | Bark
What is cat hair that is swallowed called? | A hairball | A snowball | A meatball | A cotton ball
Which plant makes many cats excited? | Catnip | Grass | Tulip | Ivy
Which plant is very poisonous for cats? | Lily | Catnip | Cat grass | Spider plant
Calico cats with three colours are almost always what? | Female | Male | Blind | Wild
Which wild cat is the largest? | Tiger | Lynx | Ocelot | Cheetah
Which wild cat lives in prides? | Lion | Leopard | Tiger | Jaguar
Which wild cat has tufts on its ears? | Lynx | Puma | Lion | Cheetah
Which wild cat cannot roar? | Cheetah | Lion | Tiger | Jaguar
Which big cat lives wild in South America? | Jaguar | Tiger | Lion | Snow leopard
Which big cat lives in the mountains of Central Asia? | Snow leopard | Lion | Cheetah | Jaguar
What is another name for the puma? | Cougar | Ocelot | Lynx | Bobcat
What is the box called that an indoor cat uses? | A litter box | A toy box | A lunch box | A kennel
How many lives is a cat said to have in English? | 9 | 2 | 5 | 100
What do cats do with their tongues to stay clean? | They groom their fur | They sing | They dig | They scratch
What colour is a Russian Blue cat? | Blue-grey | White | Orange | Black and white`,
  },
} satisfies Record<string, Knowledge>;
