import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { describeBackups } from './describe-backups.ts';

const release = '/srv/tivoli/release-1';
const good = {
  PUBLIC_URL: 'https://www.example.com',
  DATA_DIR: '/var/lib/tivoli/3000',
  BACKUP_DIR: '/var/backups/tivoli',
  BACKUP_PASSPHRASE: 'correct horse battery',
};
const told = (env: Record<string, string>) => describeBackups(readConfig(env), release);

test('a public site with backups says where they go, and nothing else', () => {
  expect(told(good)).toEqual(['Backups go to /var/backups/tivoli every 24 h, encrypted; 14 are kept.']);
});

test.each([
  ['no place', { BACKUP_DIR: '' }, /^NO BACKUPS ARE MADE: set BACKUP_DIR or BACKUP_URL, and BACKUP_PASSPHRASE\.$/],
  ['no passphrase', { BACKUP_PASSPHRASE: '' }, /^BACKUPS ARE NOT ENCRYPTED: .* Set BACKUP_PASSPHRASE\.$/],
  ['archives in the release', { BACKUP_DIR: `${release}/data/backups` }, /^BACKUP LIES IN THE RELEASE: BACKUP_DIR is /],
  [
    'everything in the release',
    { DATA_DIR: `${release}/data` },
    /^DATA LIES IN THE RELEASE: DATA_DIR is .*data, which/,
  ],
])('a public site with %s is told so when it starts', (_what, more, words) => {
  expect(told({ ...good, ...more })).toContainEqual(expect.stringMatching(words));
});

test('a site that somebody only looks at says in one quiet line that it makes none', () => {
  expect(told({ DATA_DIR: `${release}/data` })).toEqual(['No backups are made, because BACKUP_DIR is not set.']);
});

test('a folder beside the release is not in it', () => {
  expect(told({ ...good, DATA_DIR: '/srv/tivoli/release-10', BACKUP_DIR: '/srv/tivoli/..data' })).toHaveLength(1);
});
