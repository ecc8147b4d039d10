/**
 * The members of the United Nations and Vatican City: name | ISO code | capital | continent.
 * A capital is left out where there are several, where it is disputed, where it or its name was changed lately, or
 * where it has the country's own name. A star marks a country that lies on two continents, by the capital's one;
 * a continent is left out where atlases differ.
 */
const rows = `
Albania | AL | Tirana | Europe
Andorra | AD | Andorra la Vella | Europe
Austria | AT | Vienna | Europe
Belarus | BY | Minsk | Europe
Belgium | BE | Brussels | Europe
Bosnia and Herzegovina | BA | Sarajevo | Europe
Bulgaria | BG | Sofia | Europe
Croatia | HR | Zagreb | Europe
Cyprus | CY | Nicosia | -
Czechia | CZ | Prague | Europe
Denmark | DK | Copenhagen | Europe
Estonia | EE | Tallinn | Europe
Finland | FI | Helsinki | Europe
France | FR | Paris | Europe
Germany | DE | Berlin | Europe
Greece | GR | Athens | Europe
Hungary | HU | Budapest | Europe
Iceland | IS | Reykjavik | Europe
Ireland | IE | Dublin | Europe
Italy | IT | Rome | Europe
Latvia | LV | Riga | Europe
Liechtenstein | LI | Vaduz | Europe
Lithuania | LT | Vilnius | Europe
Luxembourg | LU | Luxembourg City | Europe
Malta | MT | Valletta | Europe
Moldova | MD | Chisinau | Europe
Monaco | MC | - | Europe
Montenegro | ME | Podgorica | Europe
Netherlands | NL | Amsterdam | Europe
North Macedonia | MK | Skopje | Europe
Norway | NO | Oslo | Europe
Poland | PL | Warsaw | Europe
Portugal | PT | Lisbon | Europe
Romania | RO | Bucharest | Europe
Russia | RU | Moscow | Europe*
San Marino | SM | - | Europe
Serbia | RS | Belgrade | Europe
Slovakia | SK | Bratislava | Europe
Slovenia | SI | Ljubljana | Europe
Spain | ES | Madrid | Europe
Sweden | SE | Stockholm | Europe
Switzerland | CH | Bern | Europe
Ukraine | UA | Kyiv | Europe
United Kingdom | GB | London | Europe
Vatican City | VA | - | Europe
Afghanistan | AF | Kabul | Asia
Armenia | AM | Yerevan | -
Azerbaijan | AZ | Baku | -
Bahrain | BH | Manama | Asia
Bangladesh | BD | Dhaka | Asia
Bhutan | BT | Thimphu | Asia
Brunei | BN | Bandar Seri Begawan | Asia
Cambodia | KH | Phnom Penh | Asia
China | CN | Beijing | Asia
Georgia | GE | Tbilisi | -
India | IN | New Delhi | Asia
Indonesia | ID | - | Asia*
Iran | IR | Tehran | Asia
Iraq | IQ | Baghdad | Asia
Israel | IL | - | Asia
Japan | JP | Tokyo | Asia
Jordan | JO | Amman | Asia
Kazakhstan | KZ | - | Asia*
Kuwait | KW | Kuwait City | Asia
Kyrgyzstan | KG | Bishkek | Asia
Laos | LA | Vientiane | Asia
Lebanon | LB | Beirut | Asia
Malaysia | MY | Kuala Lumpur | Asia
Maldives | MV | Male | Asia
Mongolia | MN | Ulaanbaatar | Asia
Myanmar | MM | Naypyidaw | Asia
Nepal | NP | Kathmandu | Asia
North Korea | KP | Pyongyang | Asia
Oman | OM | Muscat | Asia
Pakistan | PK | Islamabad | Asia
Philippines | PH | Manila | Asia
Qatar | QA | Doha | Asia
Saudi Arabia | SA | Riyadh | Asia
Singapore | SG | - | Asia
South Korea | KR | Seoul | Asia
Sri Lanka | LK | - | Asia
Syria | SY | Damascus | Asia
Tajikistan | TJ | Dushanbe | Asia
Thailand | TH | Bangkok | Asia
Timor-Leste | TL | Dili | Asia
Turkey | TR | Ankara | Asia*
Turkmenistan | TM | Ashgabat | Asia
United Arab Emirates | AE | Abu Dhabi | Asia
Uzbekistan | UZ | Tashkent | Asia
Vietnam | VN | Hanoi | Asia
Yemen | YE | - | Asia
Algeria | DZ | Algiers | Africa
Angola | AO | Luanda | Africa
Benin | BJ | Porto-Novo | Africa
Botswana | BW | Gaborone | Africa
Burkina Faso | BF | Ouagadougou | Africa
Burundi | BI | - | Africa
Cameroon | CM | Yaoundé | Africa
Cape Verde | CV | Praia | Africa
Central African Republic | CF | Bangui | Africa
Chad | TD | N'Djamena | Africa
Comoros | KM | Moroni | Africa
Congo | CG | Brazzaville | Africa
DR Congo | CD | Kinshasa | Africa
Djibouti | DJ | - | Africa
Egypt | EG | Cairo | Africa*
Equatorial Guinea | GQ | - | Africa
Eritrea | ER | Asmara | Africa
Eswatini | SZ | - | Africa
Ethiopia | ET | Addis Ababa | Africa
Gabon | GA | Libreville | Africa
Gambia | GM | Banjul | Africa
Ghana | GH | Accra | Africa
Guinea | GN | Conakry | Africa
Guinea-Bissau | GW | Bissau | Africa
Ivory Coast | CI | Yamoussoukro | Africa
Kenya | KE | Nairobi | Africa
Lesotho | LS | Maseru | Africa
Liberia | LR | Monrovia | Africa
Libya | LY | Tripoli | Africa
Madagascar | MG | Antananarivo | Africa
Malawi | MW | Lilongwe | Africa
Mali | ML | Bamako | Africa
Mauritania | MR | Nouakchott | Africa
Mauritius | MU | Port Louis | Africa
Morocco | MA | Rabat | Africa
Mozambique | MZ | Maputo | Africa
Namibia | NA | Windhoek | Africa
Niger | NE | Niamey | Africa
Nigeria | NG | Abuja | Africa
Rwanda | RW | Kigali | Africa
São Tomé and Príncipe | ST | São Tomé | Africa
Senegal | SN | Dakar | Africa
Seychelles | SC | Victoria | Africa
Sierra Leone | SL | Freetown | Africa
Somalia | SO | Mogadishu | Africa
South Africa | ZA | - | Africa
South Sudan | SS | Juba | Africa
Sudan | SD | Khartoum | Africa
Tanzania | TZ | Dodoma | Africa
Togo | TG | Lomé | Africa
Tunisia | TN | Tunis | Africa
Uganda | UG | Kampala | Africa
Zambia | ZM | Lusaka | Africa
Zimbabwe | ZW | Harare | Africa
Antigua and Barbuda | AG | Saint John's | North America
Bahamas | BS | Nassau | North America
Barbados | BB | Bridgetown | North America
Belize | BZ | Belmopan | North America
Canada | CA | Ottawa | North America
Costa Rica | CR | San José | North America
Cuba | CU | Havana | North America
Dominica | DM | Roseau | North America
Dominican Republic | DO | Santo Domingo | North America
El Salvador | SV | San Salvador | North America
Grenada | GD | Saint George's | North America
Guatemala | GT | Guatemala City | North America
Haiti | HT | Port-au-Prince | North America
Honduras | HN | Tegucigalpa | North America
Jamaica | JM | Kingston | North America
Mexico | MX | Mexico City | North America
Nicaragua | NI | Managua | North America
Panama | PA | Panama City | North America
Saint Kitts and Nevis | KN | Basseterre | North America
Saint Lucia | LC | Castries | North America
Saint Vincent | VC | Kingstown | North America
Trinidad and Tobago | TT | Port of Spain | North America
United States | US | Washington, D.C. | North America
Argentina | AR | Buenos Aires | South America
Bolivia | BO | - | South America
Brazil | BR | Brasília | South America
Chile | CL | Santiago | South America
Colombia | CO | Bogotá | South America
Ecuador | EC | Quito | South America
Guyana | GY | Georgetown | South America
Paraguay | PY | Asunción | South America
Peru | PE | Lima | South America
Suriname | SR | Paramaribo | South America
Uruguay | UY | Montevideo | South America
Venezuela | VE | Caracas | South America
Australia | AU | Canberra | Oceania
Fiji | FJ | Suva | Oceania
Kiribati | KI | Tarawa | Oceania
Marshall Islands | MH | Majuro | Oceania
Micronesia | FM | Palikir | Oceania
Nauru | NR | - | Oceania
New Zealand | NZ | Wellington | Oceania
Palau | PW | Ngerulmud | Oceania
Papua New Guinea | PG | Port Moresby | Oceania
Samoa | WS | Apia | Oceania
Solomon Islands | SB | Honiara | Oceania
Tonga | TO | Nuku'alofa | Oceania
Tuvalu | TV | Funafuti | Oceania
Vanuatu | VU | Port Vila | Oceania`;

export const continents = ['Europe', 'Asia', 'Africa', 'North America', 'South America', 'Oceania'] as const;
export type Continent = (typeof continents)[number];

export type Country = {
  /** Two letters of ISO 3166. */
  code: string;
  name: string;
  flag: string;
  capital: string | undefined;
  continent: Continent | undefined;
  onTwoContinents: boolean;
};

/** The two letters of an ISO code as regional indicators are the emoji of the country's flag. */
const flagOf = (code: string) => String.fromCodePoint(...[...code].map((letter) => letter.charCodeAt(0) + 0x1f1a5));

export const countries: readonly Country[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', code = '', capital = '', continent = ''] = row.split(' | ');
    return {
      name,
      code,
      flag: flagOf(code),
      capital: capital === '-' ? undefined : capital,
      continent: continents.find((known) => known === continent.replace('*', '')),
      onTwoContinents: continent.endsWith('*'),
    };
  });
