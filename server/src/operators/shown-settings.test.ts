import { expect, it } from 'vitest';
import { readConfig } from '../process/config.ts';
import { testConfig } from '../testing/service.ts';
import { shownSettings } from './shown-settings.ts';

it('shows no password, in any address', () => {
  const config = {
    ...testConfig('/data'),
    databaseUrl: 'postgres://app:pw-primary@db/coinop',
    databaseReadUrl: 'postgres://app:pw-standby@standby/coinop',
    databaseListenUrl: 'postgres://app:pw-listen@db/coinop',
    npmRegistry: 'https://ada:pw-first@pw-registry@packages.example/npm/',
  };
  const shown = shownSettings(config);
  expect(JSON.stringify(shown)).not.toContain('pw-');
  expect(shown).toContainEqual({ name: 'databaseReadUrl', value: 'set', source: 'default' });
  expect(shown).toContainEqual({
    name: 'npmRegistry',
    value: 'https://…@packages.example/npm/',
    source: 'default',
  });
});

it('says of each setting where it comes from', () => {
  const env = {
    DATA_DIR: '/tmp',
    PORT: '9000',
    AGE_GATE: 'on',
    SMTP_URL: 'smtp://localhost',
    SECRET_KEY: 's'.repeat(40),
  };
  const shown = shownSettings(readConfig(env, new Set(['PORT', 'SMTP_URL'])));
  const sourceOf = (name: string) => shown.find((one) => one.name === name)?.source;
  expect(['port', 'ageGate', 'reportsToHide', 'secretKey', 'smtpUrl', 'dataDir'].map(sourceOf)).toEqual([
    'file',
    'environment',
    'default',
    'environment',
    'file',
    'environment',
  ]);
});
