/** The goods of a profession, where the prompt only names the profession. */
const trades = `
bartender barkeeper barkeep bar pub saloon > cocktail
barista cafe café > coffee
baker bakery > bread
pizzeria > pizza
pastry confectioner > cake
dentist > tooth
vet veterinarian groomer > dog
gardener florist > flower
mechanic garage > car
zookeeper zoo > animal
farmer > carrot
waiter waitress butler restaurant diner > burger
shepherd > sheep
beekeeper > bee
postman mailman > letter
librarian library > book
tailor seamstress > shirt
pharmacist > pill
doctor nurse surgeon hospital clinic > heart
fireman firefighter > fire
teacher > book
milkmaid milkman > milk
fishmonger > fish
greengrocer > vegetable
jeweller jeweler > gem
toymaker > toy
ice-cream-man > ice cream
janitor cleaner maid housekeeper caretaker > soap
lighthouse > ship
`;

const goodsOfTrade = new Map(
  trades
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [who = '', what = ''] = line.split(' > ');
      return who.split(' ').map((one) => [one.replaceAll('-', ' '), what] as const);
    }),
);

/** The goods of a baker, or of a cat that is one. */
export function goodOfTrade({ noun, traits }: { noun: string; traits: string[] }): string | null {
  const trade = [noun, ...traits].find((one) => goodsOfTrade.has(one));
  return (trade && goodsOfTrade.get(trade)) ?? null;
}
