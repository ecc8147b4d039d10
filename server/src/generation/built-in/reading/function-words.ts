export const prepositions = new Set(
  'in on at to from with without into onto over under through across around about by of against versus vs between above below behind along up down off inside outside near after as like toward towards past for before beneath underneath among except during instead'.split(
    ' ',
  ),
);
export const determiners = new Set(
  'a an the my your his her their our its this these those some any all every each other another no'.split(' '),
);
export const pronouns = new Set(
  'you it he she they them him i we us me who that which whom everyone everything something anything'.split(' '),
);
/** Words that start another clause. */
export const boundaries = new Set('while when where whenever until unless because if so but then once'.split(' '));
