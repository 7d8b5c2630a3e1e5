import { describe, expect, test } from 'vitest';
import { findMisspelt } from './misspelt.ts';

describe('a variable that is not read', () => {
  test.each([
    ['DATABASE_URI', 'DATABASE_URL'],
    ['REDIS_ULR', 'REDIS_URL'],
    ['TRUSTED_PROXY', null],
    ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
    ['OVERTICK_KEY', 'OVERTRICK_KEY'],
    ['ADMIN_TOKN', 'ADMIN_TOKEN'],
    ['PROT', 'PORT'],
  ])('%s: was %s meant?', (given, meant) => {
    expect(findMisspelt({ [given]: 'x' })).toEqual(
      meant === null ? [] : [`${given} is not read; did you mean ${meant}?`],
    );
  });

  test('is named when it has our name in front, whatever follows', () => {
    expect(findMisspelt({ OVERTRICK_COLOUR: 'red' })).toEqual([
      'OVERTRICK_COLOUR is not read; docs/hosting.md names what is.',
    ]);
  });

  test('is nobody’s business otherwise', () => {
    const usual = `HOME HOSTNAME HOSTTYPE LANG LC_ALL LOGNAME LS_COLORS MAIL NODE_ENV OLDPWD PATH PGHOST PGPORT PS1 PWD SHELL SHLVL SSH_AUTH_SOCK
      TERM TMPDIR USER XDG_DATA_HOME POSTGRES_PASSWORD POSTGRES_USER INVOCATION_ID JOURNAL_STREAM LISTEN_PID npm_config_cache npm_package_name CI
      OVERTRICK_SERVICE_HOST OVERTRICK_SERVICE_PORT OVERTRICK_PORT OVERTRICK_PORT_4242_TCP_ADDR REDIS_PORT DATABASE_PORT KUBERNETES_PORT SITE NODES`;
    expect(findMisspelt(Object.fromEntries(usual.split(/\s+/).map((name) => [name, 'x'])))).toEqual([]);
    expect(findMisspelt({ PORT: '1', DATABASE_URL: 'x', PROT: '' })).toEqual([]);
  });
});
