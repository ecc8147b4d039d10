/**
 * More lists for word games, by the words that ask for them: 3 to 12 letters, each a member of its list. Film titles
 * are those of one word, for all the family, collected by hand from what is generally known.
 */
export const everydayLists: [asked: RegExp, words: string][] = [
  [
    /\b(movies?|films?|cinema|blockbusters?|hollywood)\b/,
    `frozen shrek moana aladdin bambi cinderella pinocchio dumbo coco cars brave tangled mulan encanto ratatouille
    paddington matilda zootopia madagascar minions tarzan hercules pocahontas luca soul onward bolt rio trolls sing
    robots antz hop rango megamind wonka barbie annie hairspray oliver enchanted elf babe hugo hook jumanji casper
    flubber splash grease titanic avatar gladiator gravity inception interstellar rocky casablanca ghostbusters
    gremlins beetlejuice batman superman supergirl spartacus vertigo metropolis labyrinth willow stardust tron twister
    godzilla transformers bumblebee amadeus chocolat fantasia thumbelina anastasia ponyo aristocats`,
  ],
  [
    /\btoys?\b/,
    `doll puzzle teddy blocks marbles rocket robot kite yoyo whistle rattle balloon scooter skates dollhouse puppet
    domino dice drum jigsaw slinky frisbee swing slide sandbox hoop top train bricks plush tricycle skateboard
    trampoline bubbles crayons catapult spinner boomerang`,
  ],
  [
    /\b(hobbies|hobby|pastimes?)\b/,
    `reading painting knitting gardening fishing cooking baking dancing singing hiking cycling swimming camping chess
    drawing sewing pottery origami skating sailing climbing running yoga juggling collecting writing crochet archery
    photography embroidery`,
  ],
  [
    /\bsummer\b/,
    `beach sun sand sea swim pool towel picnic icecream holiday sunshine sandals lemonade watermelon camping tent
    barbecue sunglasses surfing sailing bikini shorts hat shells seaside parasol heat july august waves`,
  ],
  [
    /\beaster\b/,
    `bunny egg basket chick lamb spring flower chocolate candy bonnet hunt tulip daffodil lily nest april church parade
    bells rabbit painted cross grass hatch jellybean carrot sunday garden`,
  ],
  [
    /\b(money|bank(ing)?|finance)\b/,
    `coin bank wallet purse cash cent penny dollar euro pound savings loan credit budget price cheque interest salary
    income profit safe market change receipt bill`,
  ],
];
