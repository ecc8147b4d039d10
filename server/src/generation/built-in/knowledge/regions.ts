/** Parts of the world smaller than a continent: name | what a prompt calls it | the ISO codes of its countries. */
const rows = `
Scandinavia | scandinavia scandinavian skandinavien skandinaviens | DK NO SE
the Nordic countries | nordic | DK FI IS NO SE
the Baltic states | baltic baltikum | EE LV LT
the Balkans | balkan balkans | AL BA BG HR GR ME MK RO RS SI
Benelux | benelux | BE NL LU
the Caribbean | caribbean karibik caribe caraibes | AG BS BB CU DM DO GD HT JM KN LC VC TT
Central America | central-america central-american mittelamerika centroamerica | BZ CR SV GT HN NI PA
Latin America | latin-america latin-american lateinamerika latinoamerica | AR BO BR CL CO CR CU DO EC SV GT HN MX NI PA PY PE UY VE
the Middle East | middle-east middle-eastern arabia arabian nahost oriente-medio | BH IR IQ IL JO KW LB OM QA SA SY TR AE YE
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
