import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';
import { planRemix } from './remix-plan.ts';

const planOf = (prompt: string) => planPrompt(prompt, 'job 1').plan;

describe('looking after those who wait', () => {
  it.each([
    ['a firefighter puts out burning houses', 'put-out', 'house', '', 'Put out the burning houses in time'],
    ['extinguish the fires in the forest', 'put-out', 'fire', '', 'Put out all fires in time'],
    ['feed the chicks', 'bring', 'chick', 'corn', 'Feed all chicks in time'],
    ['feed hay to the horses', 'bring', 'horse', 'hay', 'Feed all horses in time'],
    ['serve burgers to hungry customers', 'bring', 'customer', 'burger', 'Serve all hungry customers in time'],
    ['run a burger shop', 'bring', 'customer', 'burger', 'Serve all customers in time'],
    ['wash the dirty cars', 'wash', 'car', '', 'Wash all cars in time'],
    ['a doctor heals patients', 'bring', 'patient', 'bandage', 'Heal all patients in time'],
    ['a nurse gives patients medicine', 'bring', 'patient', 'medicine', 'Bring all patients their medicine in time'],
    ['light all the diyas', 'light', 'diya', '', 'Light all diyas in time'],
    ['a mechanic repairs cars', 'bring', 'car', 'wrench', 'Repair all cars in time'],
    ['a farmer harvests corn', 'harvest', 'corn', '', 'Harvest all corn in time'],
    ['water the flowers in the garden', 'water', 'flower', '', 'Water all flowers in time'],
    [
      'barber cuts hair before the customers lose patience',
      'bring',
      'customer',
      'scissors',
      'Serve all customers in time',
    ],
    [
      'barista makes coffee for impatient students, serve 20',
      'bring',
      'student',
      'coffee',
      'Bring 20 impatient students their coffee in time',
    ],
    ['mow the lawn before it rains', 'harvest', 'grass', '', 'Mow all grass in time'],
    ['sweep the kitchen floor', 'harvest', 'dust', '', 'Sweep all dust and crumbs in time'],
    ['a maid dusts the castle', 'harvest', 'dust', '', 'Clear away all dust and crumbs in time'],
    ['brush the pony and give her apples', 'bring', 'pony', 'comb', 'Brush all ponies in time'],
    ['feed the goats with carrots', 'bring', 'goat', 'carrot', 'Feed all goats in time'],
    ['knit sweaters for penguins', 'bring', 'penguin', 'sweater', 'Bring all penguins their sweater in time'],
    ['run a hat store', 'bring', 'customer', 'hat', 'Serve all customers in time'],
    ['hug all the kittens', 'bring', 'kitten', '', 'Hug all kittens in time'],
    ['un barbier coupe les cheveux des clients', 'bring', 'customer', '', 'Occupez-vous de tous à temps'],
    ['ein Opa mäht den Rasen', 'harvest', 'grass', '', 'Kümmere dich rechtzeitig um alle'],
    ['ein Feuerwehrmann löscht brennende Häuser', 'put-out', 'house', '', 'Kümmere dich rechtzeitig um alle'],
  ])('%s', (prompt, care, thing, gift, goal) => {
    const { kind, theme, goal: written } = planOf(prompt);
    expect([kind, theme.care, theme.things[0]?.name, theme.gifts?.[0]?.name ?? '', written]).toEqual([
      'tending',
      care,
      thing,
      gift,
      goal,
    ]);
  });

  it('names the game after those who are cared for, or after the work of whoever cares', () => {
    for (const job of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(planPrompt('mom feeds her babies', job).plan.title).toMatch(
        /^(Baby (Care|Day|Busy Day|Rush Hour|Full House)|Mom on Duty|Mom's Busy Day|Mom and the Babies)$/,
      );
  });

  it('shows customers as different people, from head to foot', () => {
    const pictures = planOf('serve burgers to hungry customers').theme.things.map(({ picture }) => picture);
    expect(pictures.every((picture) => picture?.startsWith('drawn:'))).toBe(true);
    expect(new Set(pictures).size).toBeGreaterThan(2);
  });

  it('keeps what is done in a remix', () => {
    const { plan } = planRemix(planOf('light all the diyas'), 'at night', 'job 2');
    expect([plan.kind, plan.theme.care]).toEqual(['tending', 'light']);
  });
});
