/** Places that are called by their name, without an article. */
const properPlaces = new Set(
  'paris, london, tokyo, kyoto, osaka, shibuya, new york, new york city, manhattan, brooklyn, rome, venice, florence, milan, naples, pisa, berlin, hamburg, munich, cologne, vienna, prague, budapest, warsaw, krakow, moscow, istanbul, athens, cairo, dubai, delhi, mumbai, agra, beijing, shanghai, hong kong, singapore, bangkok, seoul, sydney, melbourne, san francisco, los angeles, hollywood, chicago, miami, las vegas, boston, seattle, washington, toronto, montreal, vancouver, mexico city, rio, rio de janeiro, buenos aires, lima, havana, madrid, barcelona, seville, lisbon, porto, amsterdam, brussels, copenhagen, stockholm, oslo, helsinki, dublin, edinburgh, glasgow, liverpool, manchester, zurich, geneva, marseille, marrakesh, casablanca, nairobi, cape town, lagos, egypt, japan, china, india, france, italy, spain, portugal, germany, austria, switzerland, greece, turkey, england, scotland, ireland, wales, holland, norway, sweden, denmark, finland, iceland, greenland, russia, siberia, poland, ukraine, mexico, brazil, peru, argentina, chile, cuba, canada, alaska, texas, california, arizona, hawaii, australia, new zealand, madagascar, kenya, morocco, thailand, vietnam, korea, mongolia, tibet, nepal, transylvania, lapland, mars, venus, hell, heaven, space, africa, antarctica, atlantis, easter island'.split(
    ', ',
  ),
);

export const isProperPlace = (word: string): boolean => properPlaces.has(word);
