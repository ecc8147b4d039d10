import type { Knowledge } from './knowledge.ts';

const symbols = `
hydrogen | H
helium | He
lithium | Li
beryllium | Be
boron | B
carbon | C
nitrogen | N
oxygen | O
fluorine | F
neon | Ne
sodium | Na
magnesium | Mg
aluminium | Al
silicon | Si
phosphorus | P
sulfur | S
chlorine | Cl
argon | Ar
potassium | K
calcium | Ca
titanium | Ti
chromium | Cr
manganese | Mn
iron | Fe
cobalt | Co
nickel | Ni
copper | Cu
zinc | Zn
arsenic | As
bromine | Br
krypton | Kr
silver | Ag
tin | Sn
iodine | I
xenon | Xe
barium | Ba
tungsten | W
platinum | Pt
gold | Au
mercury | Hg
lead | Pb
radon | Rn
radium | Ra
uranium | U
plutonium | Pu`;

const atomicNumbers = symbols
  .trim()
  .split('\n')
  .slice(0, 20)
  .map((row, i) => `${row.split(' | ')[0]} | ${i + 1}`)
  .join('\n');

export const factsAboutChemistry = {
  elements: {
    source: 'General knowledge: the periodic table',
    tables: [
      {
        ask: 'What is the chemical symbol of {}?',
        askBack: 'Which element has the symbol {}?',
        rows: symbols,
      },
      { ask: 'What is the atomic number of {}?', rows: atomicNumbers },
    ],
  },
  chemistry: {
    source: 'General knowledge: school chemistry',
    facts: `
What is the formula of water? | H2O | CO2 | O2 | NaCl
What is the formula of carbon dioxide? | CO2 | CO | H2O | CH4
What is the formula of table salt? | NaCl | KCl | HCl | NaOH
What is the formula of methane? | CH4 | CO2 | NH3 | C6H6
What is the formula of ammonia? | NH3 | NO2 | CH4 | HCl
What is the formula of ozone? | O3 | O2 | CO | N2O
What is the formula of hydrochloric acid? | HCl | H2SO4 | NaCl | HNO3
What is the formula of sulfuric acid? | H2SO4 | HCl | HNO3 | H2O2
Which element is a liquid metal at room temperature? | Mercury | Iron | Lead | Sodium
Which element is the lightest? | Hydrogen | Helium | Oxygen | Carbon
Which gas fills floating balloons safely? | Helium | Oxygen | Nitrogen | Chlorine
Which element is a diamond made of? | Carbon | Silicon | Gold | Oxygen
What else is made of carbon alone? | Graphite | Glass | Rust | Salt
What is rust? | Iron oxide | Copper oxide | Old paint | Carbon
What is the pH of pure water at 25 °C? | 7 | 0 | 1 | 14
What has a pH below 7? | An acid | A base | Pure water | Soap
What colour does litmus turn in an acid? | Red | Blue | Green | Black
What colour does litmus turn in a base? | Blue | Red | Yellow | White
Which particles have a negative charge? | Electrons | Protons | Neutrons | Photons
Which particles have a positive charge? | Protons | Electrons | Neutrons | Photons
Which particles have no charge? | Neutrons | Protons | Electrons | Ions
What is the centre of an atom called? | Nucleus | Shell | Orbit | Crystal
What is the smallest part of an element? | An atom | A cell | A grain | A drop
What are two or more joined atoms called? | A molecule | A nucleus | A proton | A mixture
Who arranged the periodic table in 1869? | Dmitri Mendeleev | Marie Curie | Isaac Newton | Louis Pasteur
Who discovered radium and polonium? | Marie and Pierre Curie | Albert Einstein | Ernest Rutherford | Niels Bohr
What is the change from solid to liquid called? | Melting | Freezing | Boiling | Condensing
What is the change from liquid to gas called? | Evaporation | Condensation | Freezing | Melting
What is the change from gas to liquid called? | Condensation | Evaporation | Melting | Sublimation
What is the change from solid straight to gas called? | Sublimation | Condensation | Melting | Freezing
Which metals make bronze? | Copper and tin | Iron and zinc | Gold and silver | Lead and nickel
Which metals make brass? | Copper and zinc | Iron and tin | Gold and lead | Silver and nickel
What is steel mostly made of? | Iron | Copper | Tin | Lead
Which gas does a fire need? | Oxygen | Nitrogen | Helium | Argon
Which acid is in vinegar? | Acetic acid | Citric acid | Sulfuric acid | Lactic acid
Which acid is in lemons? | Citric acid | Acetic acid | Hydrochloric acid | Nitric acid
Which group of gases hardly reacts with anything? | Noble gases | Halogens | Alkali gases | Greenhouse gases
What is glass mostly made from? | Sand | Clay | Wood | Iron`,
  },
} satisfies Record<string, Knowledge>;
