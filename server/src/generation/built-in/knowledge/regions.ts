/** Parts of the world smaller than a continent: name | what a prompt calls it | the ISO codes of its countries. */
const rows = `
Scandinavia | scandinavia scandinavian skandinavien skandinaviens escandinavia scandinavie skandynawii скандинавии | DK NO SE
the Nordic countries | nordic nordics | DK FI IS NO SE
the Baltic states | baltic baltics baltikum baltikums прибалтики | EE LV LT
the Balkans | balkan balkans balkanlar balcanes балкан балканских | AL BA BG HR GR ME MK RO RS SI
Benelux | benelux | BE NL LU
the Caribbean | caribbean karibik caribe caraibes карибов карибских | AG BS BB CU DM DO GD HT JM KN LC VC TT
Central America | central-america central-american mittelamerika centroamerica | BZ CR SV GT HN NI PA
Latin America | latin-america latin-american lateinamerika latinoamerica | AR BO BR CL CO CR CU DO EC SV GT HN MX NI PA PY PE UY VE
the Gulf | gulf gulf-states persian-gulf golfstaaten الخليج | BH KW OM QA SA AE
the Arab world | arab arabs arabic arabia arabian arabischen arabische arabes arabe arabskich арабских العربية العربي arap | DZ BH KM DJ EG IQ JO KW LB LY MR MA OM QA SA SO SD SY TN AE YE
the European Union | eu european-union union-europea union-europeenne | AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE
the Middle East | middle-east middle-eastern nahost nahen-ostens oriente-medio moyen-orient ближнего-востока | BH IR IQ IL JO KW LB OM QA SA SY TR AE YE
Southeast Asia | southeast-asia south-east-asia southeast-asian sudostasien | BN KH ID LA MY MM PH SG TH TL VN
East Asia | east-asia east-asian ostasien | CN JP KP KR MN
South Asia | south-asia south-asian sudasien | AF BD BT IN MV NP PK LK
Central Asia | central-asia central-asian zentralasien | KZ KG TJ TM UZ
North Africa | north-africa north-african nordafrika | DZ EG LY MA SD TN
West Africa | west-africa west-african westafrika | BJ BF CV CI GM GH GN GW LR ML MR NE NG SN SL TG
East Africa | east-africa east-african ostafrika | BI DJ ER ET KE RW SO SS TZ UG
Southern Africa | southern-africa southern-african | BW SZ LS MZ NA ZA ZM ZW
Eastern Europe | eastern-europe east-europe eastern-european osteuropa | BY BG CZ HU MD PL RO RU SK UA
Western Europe | western-europe west-europe western-european westeuropa | AT BE FR DE IE LI LU MC NL CH GB`;

export type Region = { name: string; words: string[]; codes: string[] };

export const regions: readonly Region[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', words = '', codes = ''] = row.split(' | ');
    return { name, words: words.split(' ').map((word) => word.replaceAll('-', ' ')), codes: codes.split(' ') };
  });

/** The ISO codes of a region's countries. */
export const codesOfRegion = (region: string): string[] | undefined =>
  regions.find(({ name }) => name === region)?.codes;
