import { expect, it } from 'vitest';
import { testConfig } from '../testing/service.ts';
import { shownSettings } from './shown-settings.ts';

it('shows no password, in whichever address it stands', () => {
  const config = {
    ...testConfig('/data'),
    databaseUrl: 'postgres://app:pw-primary@db/coinop',
    databaseReadUrl: 'postgres://app:pw-standby@standby/coinop',
    databaseListenUrl: 'postgres://app:pw-listen@db/coinop',
    npmRegistry: 'https://ada:pw-registry@packages.example/npm/',
  };
  const shown = shownSettings(config);
  expect(JSON.stringify(shown)).not.toContain('pw-');
  expect(shown).toContainEqual({ name: 'databaseReadUrl', value: 'set' });
  expect(shown).toContainEqual({ name: 'npmRegistry', value: 'https://…@packages.example/npm/' });
});
