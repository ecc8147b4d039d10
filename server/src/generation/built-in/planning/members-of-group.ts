import { findPicture } from '../pictures/find-picture.ts';
import { familyOf } from '../vocabulary/vocabulary.ts';
import { menus } from './dishes.ts';

/** Nouns that stand for a group, with the members we can draw; the more specific ones first. */
const groups: [noun: RegExp, members: string][] = [
  [/\b(road|traffic|street|highway|safety) (sign|symbol)$/, 'stop-sign entry-sign children-sign warning-sign parking-sign bicycle-sign construction-sign traffic-light walking-sign direction-sign wheelchair-sign prohibition-sign smoking-sign litter-sign'],
  [/\b(grocery|groceries|shopping)$/, 'milk bread cheese banana egg apple tomato carrot butter fish'],
  [/\b(junk|fast) food$/, 'burger french-fries pizza donut hotdog candy cookie icecream popcorn'],
  [/\b(healthy) (food|snack)$/, 'apple carrot broccoli banana tomato avocado orange salad'],
  [/\b(street) food$/, 'taco hotdog noodle pretzel kebab dumpling popcorn'],
  [/\b(jewelry|jewellery|jewel|valuables?)$/, 'ring crown gem pearl necklace diamond watch earring'],
  [/\b(picnic) (food|thing|item|stuff)$/, 'sandwich apple cheese grapes cake juice basket watermelon'],
  [/\b(sewing|craft|art) (supply|thing|stuff|item|material)$/, 'paintbrush crayon scissors palette pencil yarn thread'],
  [/\b(cleaning|household) (supply|thing|stuff|item|product|tool)$/, 'broom sponge soap bucket mop brush towel'],
  [/\b(baby) (supply|thing|stuff|item|toy)$/, 'baby-bottle teddy-bear duck sock block rattle'],
  [/\b(fishing) (gear|thing|stuff|item)$/, 'fishing-pole hook bucket worm boat net'],
  [/\b(electronics?|gadget|appliance)$/, 'camera television laptop telephone radio headphones battery printer'],
  [/\b(spice|seasoning)$/, 'salt hot-pepper garlic ginger herb vanilla onion'],
  [/\b(sea|ocean|marine|underwater) (animal|creature|life)$/, 'fish octopus crab dolphin whale shark jellyfish starfish seahorse turtle penguin lobster squid seal shell shrimp otter clownfish'],
  [/\bfarm animal$/, 'cow pig sheep chicken horse goat duck chick dog cat rabbit mouse'],
  [/\b(jungle|wild|zoo|safari) animal$/, 'lion tiger monkey elephant giraffe zebra crocodile parrot snake panda frog koala'],
  [/\b(forest|woodland) animal$/, 'fox bear deer squirrel hedgehog owl rabbit wolf raccoon mouse'],
  [/\b(arctic|polar|antarctic|snow) animal$/, 'penguin seal whale owl fox rabbit wolf deer walrus bear'],
  [/\b(desert) animal$/, 'camel snake scorpion lizard eagle turtle mouse fox'],
  [/\bzodiac( animal)?$/, 'mouse ox tiger rabbit dragon snake horse goat monkey rooster dog pig'],
  [/\b(pet)$/, 'cat dog rabbit hamster parrot turtle fish mouse lizard snake'],
  [/\b(animal|beast)$/, 'cat dog fox bear panda rabbit lion tiger monkey elephant giraffe frog owl penguin'],
  [/\b(dinosaur|dino)$/, 'dinosaur t-rex sauropod triceratops velociraptor pterodactyl stegosaurus'],
  [/\b(pizza )?topping$/, 'tomato mushroom cheese onion bell-pepper olive bacon pineapple shrimp'],
  [/\bingredient$/, 'mushroom cheese egg garlic onion tomato carrot bread'],
  [/\b(toy)$/, 'ball balloon dice brick robot train teddy-bear kite yo-yo doll drum puzzle top marble car rocket'],
  [/\b(flower)$/, 'flower sunflower rose tulip hibiscus lotus cherry-blossom daisy hyacinth bouquet lily dandelion'],
  [/\b(insect|bug)$/, 'bee butterfly ladybug spider ant beetle cricket scorpion mosquito fly cockroach snail dragonfly caterpillar'],
  [/\b(bird)$/, 'bird duck owl parrot eagle flamingo swan goose dove penguin peacock turkey dodo rooster robin woodpecker puffin'],
  [/\b(tropical|exotic) fruit$/, 'pineapple banana mango coconut kiwi watermelon orange lemon'],
  [/\bcitrus( fruit)?$/, 'orange lemon lime tangerine'],
  [/\b(fruit)$/, 'apple banana cherry strawberry watermelon orange lemon grapes pineapple kiwi mango peach pear coconut blueberries'],
  [/\b(vegetable|veggie|veg)$/, 'carrot corn broccoli avocado pumpkin mushroom eggplant tomato potato onion garlic cucumber'],
  [/\b(candy|sweet|dessert)$/, 'candy lollipop donut cupcake cookie icecream cake chocolate-bar pie custard popcorn honey'],
  [/\b(gem|jewel)$/, 'gem crystal diamond emerald ruby pearl star crown ring heart'],
  [/\b(construction|building) (vehicle|machine|truck|equipment)$/, 'tractor bulldozer truck crane forklift steamroller'],
  [/\b(emergency|rescue) (vehicle|car|truck)$/, 'ambulance fire-engine police-car helicopter'],
  [/\b(halloween) (thing|item|stuff|object|decoration|picture)$/, 'pumpkin ghost bat skull candle candy spider witch'],
  [/\b(christmas) (thing|item|stuff|object|decoration|ornament|picture)$/, 'christmas-tree santa bell gift snowman candy-cane reindeer snowflake star candle sock cookie'],
  [/\b(school|classroom) (supply|thing|item|stuff|object)$/, 'pencil book backpack scissors crayon paintbrush notebook bell ruler globe'],
  [/\boffice (furniture|supply|thing|item|stuff|equipment)$/, 'chair desk printer telephone stapler notebook paperclip briefcase'],
  [/\b(kitchen) (thing|item|stuff|utensil|tool|object)$/, 'spoon fork kettle plate bowl teapot frying-pan jar knife chopsticks whisk ladle corkscrew toaster blender cooking-pot'],
  [/\b(vehicle)$/, 'car truck bus train motorcycle bicycle plane rocket boat helicopter tractor ambulance taxi'],
  [/\b(trash|garbage|rubbish|waste|litter|recycling|recyclable)$/, 'bottle banana box letter can bone egg newspaper battery bag'],
  [/\b(plant|crop|herb)$/, 'sunflower flower cactus tree mushroom tulip rose'],
  [/\b(soft|cold|fruit) (drink|beverage)$/, 'lemonade juice bubble-tea coconut milk'],
  [/\b(drink|beverage)$/, 'coffee tea milk juice bubble-tea coconut cocktail lemonade beer wine champagne sake'],
  [/\b(clothes|clothe|clothing|outfit|garment|laundry)$/, 'sock hat shirt dress scarf glove shoe jeans coat shorts kimono boot sandal'],
  [/\b(bakery|baked) (treat|good|goody|goodie|thing|item|product|stuff|food)$|\bbaked goods?$/, 'croissant bread bagel pretzel baguette cupcake donut cookie cake pie waffle pancake'],
  [/\b(pastry|snack)$/, 'croissant pretzel bagel cookie donut cupcake waffle'],
  [/\b(knitting|sewing|tailor) (supply|thing|tool|stuff|item|gear)$/, 'yarn thread safety-pin scissors shirt-button sock scarf glove'],
  [/\b(garden|gardening) (tool|equipment)$/, 'rake watering-can shovel wheelbarrow pitchfork scissors bucket glove broom axe hose lawn-mower trowel shears hoe saw'],
  [/\b(tool)$/, 'hammer wrench screwdriver saw axe pickaxe shovel magnet ladder toolbox scissors drill pliers nail paintbrush broom brush'],
  [/\b(reptile)$/, 'snake crocodile turtle lizard chameleon dinosaur gecko cobra'],
  [/\b(weapon)$/, 'sword axe bow dagger bomb shield hammer trident spear cannon'],
  [/\b(furniture)$/, 'chair couch bed lamp armchair mirror bathtub table wardrobe clock desk'],
  [/\b(sweet treat|treat|goody|goodie)$/, 'candy cookie cupcake donut lollipop icecream cake chocolate-bar pie custard'],
  [/\b(food)$/, 'pizza burger cheese bread sushi hotdog cake apple carrot taco noodle sandwich pancake egg croissant'],
  [/\b(monster)$/, 'monster ghost zombie skeleton vampire mummy alien devil ogre troll goblin werewolf'],
  [/\b(sport|sports) (ball|thing|item|stuff|equipment|gear)$/, 'ball basketball football tennisball volleyball baseball bowling-ball ping-pong softball puck golf-ball'],
  [/\b(gym|fitness|workout) (thing|item|stuff|equipment|gear|object)$/, 'barbell boxing-glove basketball stopwatch trophy towel jump-rope water-bottle running-shoe bicycle ball'],
  [/\b(bathroom) (thing|item|stuff|object)$/, 'soap toothbrush bathtub toilet shower towel toilet-paper mirror sponge duck'],
  [/\b(beach|summer|holiday|vacation) (thing|item|stuff|object)$/, 'shell starfish icecream sun watermelon crab umbrella ball sunglasses palm-tree'],
  [/\b(space) (thing|item|stuff|object)$/, 'planet star moon rocket ufo alien comet sun satellite astronaut'],
  [/\b(party|birthday) (thing|item|stuff|object|supply)$/, 'cake balloon gift candle party-hat party-popper cupcake candy'],
  [/\b(easter) (thing|item|stuff|object|decoration)$/, 'easter-egg rabbit chick flower carrot basket tulip sheep'],
  [/\b(winter) (thing|item|stuff|object)$/, 'snowflake snowman scarf glove ski sled ice-skate coat'],
  [/\b(garden) (thing|item|stuff|object|tool)$/, 'flower shovel bucket sunflower snail bee carrot butterfly'],
  [/\b(camping|outdoor) (thing|item|stuff|gear|equipment)$/, 'tent campfire backpack flashlight map compass axe tree'],
  [/\b(science|lab) (thing|item|stuff|equipment|object)$/, 'microscope telescope test-tube magnet atom bulb battery petri-dish'],
  [/\b(hospital|medical|doctor) (thing|item|stuff|equipment|supply)$/, 'pill bandage syringe stethoscope thermometer ambulance heart crutch'],
  [/\bweather( thing| symbol)?$/, 'sun cloud raincloud snowflake rainbow bolt umbrella tornado moon wind'],
  [/\bbody part$/, 'eye ear nose mouth tooth hand foot leg heart brain bone'],
  [/\bhat$/, 'hat top-hat cap helmet sombrero cowboy-hat party-hat graduation-cap'],
  [/\bshoe$/, 'running-shoe boot sandal high-heel ballet-shoe hiking-boot ice-skate slipper'],
  [/\blandmark$/, 'castle church mosque pyramid school hospital lighthouse tent hotel igloo windmill'],
  [/\b(cheese|meat|breakfast) (food|thing|item)$|\bbreakfast$/, 'egg pancake bread croissant waffle bacon coffee milk honey'],
  [/\b(sport|sports)$/, 'ball basketball football tennisball volleyball baseball bowling-ball boxing-glove ice-skate ski trophy frisbee'],
  [/\b(job|profession|occupation)$/, 'chef firefighter police-officer doctor farmer astronaut pilot teacher mechanic artist judge detective'],
  [/\bfaces?$/, 'cat-face dog-face monkey-face tiger-face pig-face rabbit-face mouse-face cow-face horse-face dragon-face bear-face clown-face'],
  [/\b(emoji)$/, 'heart star sun moon cat monkey ghost alien robot'],
  [/\b(instrument)$/, 'guitar trumpet violin drum saxophone accordion banjo flute bell maracas harp note'],
]; // biome-ignore format: one group a line

const partsOfDish = /^(.+) (?:ingredient|part|topping|filling|layer)$/;

/** "Burger ingredients" are those of a burger. */
function partsOf(noun: string): string | undefined {
  const dish = partsOfDish.exec(noun)?.[1];
  return dish && menus.find((menu) => menu.dish.test(dish))?.parts.replace(/#\w+/g, '');
}

/** The members of a group noun that we can draw; none for an ordinary noun. */
export function membersOfGroup(noun: string): string[] {
  const members =
    (partsOf(noun) ?? groups.find(([pattern]) => pattern.test(noun))?.[1])
      ?.split(' ')
      .map((member) => member.replace(/(?<!^t)-/, ' ')) ?? [];
  return members.filter((noun) => familyOf(noun) !== '' || findPicture(noun) !== undefined);
}
