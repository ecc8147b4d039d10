import type { Mechanic } from './mechanic.ts';

export const hotPotatoMechanic: Mechanic = {
  titleNouns: ['Hot Potato', 'Short Fuse', 'Pass It On', 'Tick Tock', 'Boom', 'Countdown'],
  openings: [
    'It ticks, it glows, and it is in your hands: {hero} passes it on before it goes off.',
    'A ring of {foes}, one short fuse. Who holds it last is out.',
    'Hold it for points, pass it for your life. {Hero} keeps a cool head in {place}.',
    'It ticks, it glows, and it is in your hands. Pass it on before it goes off!',
    'Hold it for points, pass it for your life. Who has it last is out.',
  ],
  goal: 'Hold it for points, pass it before it goes off',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap whom to pass it to', keys: 'Arrow keys or space pass it' }),
  rules: ({ lives, numbers }) => ({
    lives,
    players: Math.max(3, Math.min(8, numbers['players'] ?? 5)),
    ...(numbers['rounds'] && { rounds: Math.max(1, Math.min(20, numbers['rounds'])) }),
  }),
};
