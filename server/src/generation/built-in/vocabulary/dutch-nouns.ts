/** Game nouns in Dutch that no emoji is called after, or whose emoji is another word: a "slot" is a ditch only as "sloot". */
export const dutchNouns = `
dragonfly = libel libellen libelle
ditch = sloot sloten
frog = kikker kikkers
stork = ooievaar ooievaars
hedgehog = egel egels
squirrel = eekhoorn eekhoorns eekhoorntje
windmill = molen molens windmolen
tulip = tulp tulpen
cheese = kaas kazen
bicycle = fiets fietsen
pirate = piraat piraten
knight = ridder ridders
witch = heks heksen
ghost = spook spoken
seal = zeehond zeehonden
seagull = meeuw meeuwen
cow = koe koeien
duck = eend eenden
mouse = muis muizen
pancake = pannenkoek pannenkoeken
`;
