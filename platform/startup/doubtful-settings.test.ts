import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { settingNames } from '#platform/config.ts';
import { startSmtpServer } from '#tests/servers/smtp-server.ts';
import { explainMailServer, findMisspelled } from './doubtful-settings.ts';

test.each([
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['PUBILC_URL', 'PUBLIC_URL'],
  ['public_url', 'PUBLIC_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['PROT', 'PORT'],
  ['SMPT_URL', 'SMTP_URL'],
  ['TRUSTED_PROXY', undefined],
  ['BACKUP_PASSPHRAS', 'BACKUP_PASSPHRASE'],
  ['STORAGE_SECERT', 'STORAGE_SECRET'],
])('%s is told as a misspelled %s', (name, meant) => {
  expect(findMisspelled({ [name]: 'x' }, settingNames)).toEqual(
    meant ? [`${name} is no setting of the site and is ignored: if ${meant} is meant, correct its name.`] : [],
  );
});

test('settings, and variables of other programs, are not told', () => {
  const others =
    'PATH HOME USER LANG LC_ALL PWD SHELL TERM HOSTNAME HOSTTYPE MAIL LOGNAME NODE_ENV NODE_OPTIONS TZ EDITOR';
  const more =
    'INVOCATION_ID JOURNAL_STREAM LISTEN_FDS NOTIFY_SOCKET TMPDIR DISPLAY XDG_DATA_DIRS npm_config_cache POSTGRES_URL';
  const names = [...settingNames, ...others.split(' '), ...more.split(' ')];
  expect(findMisspelled(Object.fromEntries(names.map((name) => [name, 'x'])), settingNames)).toEqual([]);
  expect(findMisspelled({ ...Object.fromEntries(others.split(' ').map((name) => [name, 'x'])) }, settingNames)).toEqual(
    [],
  );
  const both = { PUBLIC_URI: 'of another program', PUBLIC_URL: 'https://www.example.com' };
  expect(findMisspelled(both, settingNames), 'the setting is there').toEqual([]);
});

test('a mail server that does not exist or is not there is told, one that answers is not', async () => {
  expect(await explainMailServer(undefined)).toBeUndefined();
  const rest = 'Correct SMTP_URL; meanwhile mail waits, for a day at most.';
  expect(await explainMailServer('smtp://user:word@mail.nowhere.invalid:587')).toBe(
    `NO MAIL CAN BE SENT: there is no host mail.nowhere.invalid. ${rest}`,
  );
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const refused = await explainMailServer(`smtp://user:word@127.0.0.1:${port}`);
  expect(refused).toMatch(
    /^NO MAIL CAN BE SENT: 127\.0\.0\.1 did not let the site in \(.*ECONNREFUSED.*\)\. Correct SMTP_URL/,
  );
  expect(refused).not.toContain('word');
  const server = await startSmtpServer();
  expect(await explainMailServer(server.url)).toBeUndefined();
  await server.close();
});
