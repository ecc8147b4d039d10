/** Pictures people type instead of words. */
const pairs =
  '🐱cat 🐈cat 😺cat 🐶dog 🐕dog 🦊fox 🐺wolf 🐻bear 🐼panda 🐨koala 🐰rabbit 🐇rabbit 🐭mouse 🐁mouse 🐿squirrel 🦔hedgehog 🦝raccoon 🐷pig 🐖pig 🐮cow 🐄cow 🐑sheep 🐐goat 🦁lion 🐯tiger 🐵monkey 🐒monkey 🐘elephant 🦒giraffe 🐴horse 🐎horse 🦄unicorn 🦌deer 🦓zebra 🐦bird 🦆duck 🐔chicken 🐥chick 🐤chick 🦉owl 🐧penguin 🦜parrot 🦅eagle 🦇bat 🐝bee 🦋butterfly 🐞ladybug 🕷spider 🐜ant 🐌snail 🐛worm 🐸frog 🐢turtle 🐍snake 🐊crocodile 🦖dinosaur 🦕dinosaur 🐉dragon 🐲dragon 🐟fish 🐠fish 🦈shark 🐳whale 🐋whale 🐬dolphin 🐙octopus 🦀crab 🥷ninja 🧙wizard 🤖robot 👨‍🚀astronaut 🧟zombie 👻ghost 💀skull 🧛vampire 👽alien 👾invaders 👹monster 👸princess 🤴king 🦸superhero 🧚fairy 🤠cowboy 🎅santa 😈devil 👼angel 🤡clown 🧜mermaid ⛄snowman 🦠virus 🍄mushroom 🎃pumpkin 🌵cactus 🔥fire 🚗car 🏎racecar 🚚truck 🚌bus 🚂train 🏍motorcycle 🚲bicycle ✈plane 🚁helicopter 🚀rocket 🛸ufo ⛵boat 🎈balloon ⭐star 🌟star 💎gem 🪙coin 💰coin ❤heart 🔑key 👑crown 💣bomb ⚔sword 🛡shield 📚book 🎁gift 🔔bell ⚽soccer 🏀basketball 🏈football 🎾tennis 🎵music 🎸guitar 💡lightbulb ⚡lightning 🧲magnet ⏰clock ⚙gear ✉letter ✏pencil 🎩hat ☂umbrella 🕯candle 🍕pizza 🎂cake 🍰cake 🧁cupcake 🍩donut 🍔burger 🌭hotdog 🍦icecream 🍬candy 🍭lollipop 🍪cookie 🍎apple 🍌banana 🍒cherry 🍓strawberry 🍉watermelon 🍊orange 🍋lemon 🍇grapes 🍍pineapple 🥕carrot 🌽corn 🥦broccoli 🥑avocado 🍞bread 🧀cheese 🥚egg 🍳breakfast 🍣sushi 🌮taco ☕coffee 🦴bone 🌰acorn 🌳tree 🌲pine 🌴palm 🌸flower 🌻sunflower 🍃leaf ☁cloud 🌧rain ☀sun 🌙moon 🪐planet 🌍earth ☄comet ❄snow 💧raindrop 🌈rainbow 🐚shell 🏠house 🏰castle 📦box 🎲dice 🌌space 🌊ocean 🏖beach 🏜desert 🌋volcano 🏙city';

const words = new Map(
  pairs.split(' ').map((pair) => {
    const word = pair.match(/[a-z]+$/)?.[0] ?? '';
    return [pair.slice(0, -word.length), word];
  }),
);

/** Puts the word in the picture's place. */
export function spellOutEmoji(text: string): string {
  return text.replace(/\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic})*\ufe0f?/gu, (sign) => {
    const word = words.get(sign) ?? words.get(sign.replace(/\ufe0f/g, '')) ?? words.get([...sign][0] ?? '');
    return word ? ` ${word} ` : ' ';
  });
}
