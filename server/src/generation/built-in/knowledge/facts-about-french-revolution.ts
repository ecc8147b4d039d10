import type { Knowledge } from './knowledge.ts';

export const factsAboutFrenchRevolution = {
  'french-revolution': {
    source: 'General knowledge: the French Revolution, 1789 to 1799',
    facts: `
In which year did the French Revolution begin? | 1789 | 1689 | 1812 | 1848
Which prison was stormed on 14 July 1789? | The Bastille | The Conciergerie | The Tower | The Temple
In which city did the Bastille stand? | Paris | Lyon | Marseille | Versailles
Which king of France was executed in 1793? | Louis XVI | Louis XIV | Louis XV | Charles X
Who was queen of France when the Revolution began? | Marie Antoinette | Catherine de' Medici | Josephine | Anne of Austria
In which country was Marie Antoinette born? | Austria | Spain | England | Poland
Which machine was used for executions? | The guillotine | The rack | The catapult | The gallows
Which word follows liberty and equality in the motto? | Fraternity | Charity | Loyalty | Dignity
What are the colours of the tricolour? | Blue, white and red | Blue, yellow and red | Green, white and red | Black, red and gold
What is the national anthem from the Revolution called? | La Marseillaise | Ode to Joy | God Save the King | The Internationale
Which general ended the Revolution by taking power in 1799? | Napoleon Bonaparte | Lafayette | Wellington | Nelson
Who led the Committee of Public Safety during the Terror? | Robespierre | Mirabeau | Necker | Talleyrand
What is the time of mass executions in 1793 and 1794 called? | The Terror | The Fronde | The Restoration | The Hundred Days
How was society divided before the Revolution? | Into three estates | Into four castes | Into two parties | Into ten guilds
Who belonged to the First Estate? | The clergy | The nobles | The peasants | The merchants
Who belonged to the Second Estate? | The nobility | The clergy | The workers | The soldiers
Who belonged to the Third Estate? | The common people | The clergy | The nobles | The royal family
Where did the deputies swear not to separate in June 1789? | On a tennis court | In a church | On a ship | In a market
Which declaration was adopted in August 1789? | The Rights of Man | Independence | The Communist Manifesto | The Magna Carta
Who marched to Versailles in October 1789 and demanded bread? | The women of Paris | The Swiss Guard | The bishops | The Prussians
To which town did the royal family flee in 1791 before they were caught? | Varennes | Calais | Bordeaux | Toulon
Who was murdered in his bath in 1793? | Marat | Danton | Saint-Just | Sieyès
Who stabbed Marat? | Charlotte Corday | Olympe de Gouges | Madame Roland | Marie Antoinette
Who painted the death of Marat? | Jacques-Louis David | Eugène Delacroix | Claude Monet | Auguste Renoir
Which political club did Robespierre lead? | The Jacobins | The Girondins | The Royalists | The Whigs
What were the poor radicals of Paris called, after their trousers? | Sans-culottes | Musketeers | Chouans | Cavaliers
Which government ruled from 1795 to 1799? | The Directory | The Consulate | The Regency | The Commune
When was the French Republic proclaimed? | 1792 | 1789 | 1804 | 1815
Which new units of measurement came from the Revolution? | Metres and kilograms | Feet and pounds | Miles and gallons | Inches and ounces
What did the Revolution replace with months such as Thermidor? | The calendar | The alphabet | The coinage | The clock
Which palace did Louis XVI have to leave in 1789? | Versailles | The Louvre | Fontainebleau | Chambord
Which finance minister's dismissal angered Paris in July 1789? | Necker | Colbert | Richelieu | Mazarin
On which day is the storming of the Bastille celebrated? | 14 July | 4 July | 1 May | 11 November
`,
  },
} as const satisfies Record<string, Knowledge>;
