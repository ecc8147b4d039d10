const words =
  'hungry thirsty greedy sleepy drowsy tired exhausted grumpy grouchy cranky moody angry furious enraged annoyed annoying bored lazy sad lonely happy cheerful jolly merry cheeky naughty mischievous sneaky sly cunning clever smart wise brave bold fearless gallant valiant heroic noble courageous daring timid shy nervous scared frightened worried anxious friendly kind gentle playful curious silly goofy clumsy hapless unlucky lucky crazy mad wacky evil wicked mean nasty vicious fierce ferocious mighty powerful old elderly young impatient picky fussy busy proud vain stubborn bossy loyal restless excited energetic hyperactive lovesick homesick retired famous legendary notorious adventurous determined drunk dizzy';
const tempers = new Set(words.split(' '));

/** How somebody is or feels: no picture shows it, and the texts can tell it. */
export const isTemper = (trait: string): boolean => tempers.has(trait);
