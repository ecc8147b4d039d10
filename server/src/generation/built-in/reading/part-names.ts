/** Words for a role, without a specific actor. */
const roleNames: Record<'hero' | 'foes' | 'things', RegExp> = {
  hero: /^(hero(ine)?|player|main character|character|protagonist|avatar|held|heldin|spieler|figur|spielfigur|héroe|protagonista|jugador|personaje|héros|joueur|personnage|herói|jogador|personagem|eroe|giocatore|personaggio|bohater|gracz|postać|геро[йя]|игрок|персонаж|主人公|主角|玩家|プレイヤー|नायक|खिलाड़ी)$/iu,
  foes: /^(enem(y|ies)|foes?|opponents?|villains?|bad guys?|monsters?|obstacles?|rivals?|gegner|feinde?|enemigos?|ennemis?|inimigos?|nemic[oi]|wrog(owie|ów|a)|враг(и|ов|а)?|敵|敌人|दुश्मन)$/iu,
  things:
    /^(items?|objects?|collectibles?|pick-?ups?|prizes?|goods|tiles?|pieces?|sammelobjekte|gegenstände|objetos?|objets?|oggetti|przedmioty|предметы|アイテム|物品|道具)$/iu,
};

export type Part = keyof typeof roleNames;

export function partNamed(words: string): Part | null {
  const bare = words.trim().replace(/^(the|an?|all|my|your) /i, '');
  for (const part of ['hero', 'foes', 'things'] as const) if (roleNames[part].test(bare)) return part;
  return null;
}

/** "An enemy" cannot be drawn: it is a role without an actor. */
export const isRoleName = (noun: string): boolean =>
  /^(enemy|foe|opponent|villain|bad guy|player|character|protagonist|avatar|obstacle|item|object|collectible|prize|rival)$/.test(
    noun,
  );
