/** What dishes are made of. */
/** `base`: the first ingredient is part of every order. `mixes`: the dish has the colour of what is in it. */
export type Menu = { dish: RegExp; name: string; parts: string; vessel: 0 | 1 | 2 | 3; base?: true; mixes?: true };

const [plate, pot, glass, bowl] = [0, 1, 2, 3] as const;

export const menus: Menu[] = [
  { dish: /burger$/, name: 'burger', parts: 'bun patty lettuce tomato cheese onion cucumber bacon', vessel: plate, base: true },
  { dish: /sandwich|breakfast|wrap$/, name: 'sandwich', parts: 'bread cheese bacon lettuce tomato cucumber egg avocado', vessel: plate, base: true },
  { dish: /hot ?dog/, name: 'hot dog', parts: 'bun sausage onion cucumber ketchup cheese chili-pepper bacon', vessel: plate, base: true },
  { dish: /pizza|lasagn/, name: 'pizza', parts: 'tomato cheese mushroom salami olive bell-pepper pineapple onion', vessel: plate },
  { dish: /taco|burrito|kebab|quesadilla/, name: 'taco', parts: 'patty lettuce tomato cheese corn avocado chili-pepper onion', vessel: plate },
  { dish: /sushi/, name: 'sushi', parts: 'rice fish shrimp seaweed avocado cucumber egg', vessel: plate },
  { dish: /salad/, name: 'salad', parts: 'lettuce tomato cucumber carrot olive egg avocado cheese', vessel: bowl },
  { dish: /ramen|noodle/, name: 'ramen', parts: 'noodle egg mushroom shrimp corn seaweed chili-pepper onion', vessel: bowl, base: true },
  { dish: /pasta|spaghetti/, name: 'pasta', parts: 'tomato cheese garlic mushroom herb olive shrimp bacon', vessel: pot },
  { dish: /curry/, name: 'curry', parts: 'rice carrot potato chili-pepper onion garlic coconut chicken-leg', vessel: pot },
  { dish: /potion|elixir|brew|spell|poison/, name: 'potion', parts: 'mushroom eye feather bone crystal spider herb frog', vessel: pot, mixes: true },
  { dish: /medicine|perfume/, name: 'medicine', parts: 'herb flower lemon honey mushroom leaf rose', vessel: bowl },
  { dish: /smoothie|juice|milkshake|bubble tea|boba/, name: 'smoothie', parts: 'strawberry banana blueberry mango pineapple orange kiwi cherry', vessel: glass, mixes: true },
  { dish: /cocktail|mocktail|drink|beverage/, name: 'cocktail', parts: 'lime lemon cherry orange pineapple coconut ice-cube herb', vessel: glass },
  { dish: /lemonade/, name: 'lemonade', parts: 'lemon lime ice-cube strawberry honey orange herb', vessel: glass, base: true },
  { dish: /sundae|ice ?cream|dessert/, name: 'ice cream', parts: 'strawberry banana chocolate cherry cookie milk blueberry honey', vessel: glass },
  { dish: /coffee|latte|tea$/, name: 'coffee', parts: 'milk honey chocolate lemon ice-cube cookie', vessel: glass },
  { dish: /cake|pie$|cookie|pancake|waffle|bread|muffin|omelette|tart|pastry|dumpling/, name: 'cake', parts: 'egg milk flour butter chocolate strawberry banana honey', vessel: bowl },
  { dish: /paint|colou?r|dye/, name: 'paint', parts: 'paint#e02030 paint#ffe030 paint#2050f0 paint#ffffff paint#303038', vessel: bowl, mixes: true },
  { dish: /soup|stew|dish|meal|food|dinner|lunch|snack/, name: 'soup', parts: 'carrot potato onion tomato corn mushroom garlic broccoli', vessel: pot },
]; // biome-ignore format: a dish a line

export const menuOf = (name: string): Menu => menus.find(({ dish }) => dish.test(name)) ?? (menus.at(-1) as Menu);
