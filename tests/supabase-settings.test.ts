import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { projectRoot } from '#platform/project-root.ts';
import { documentedBlocks } from '#tests/support/documented-blocks.ts';

test('the settings of the page about Supabase are read as it says: login, owner, certificate, store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-supabase-'));
  const certificate = join(folder, 'ca.crt');
  writeFileSync(certificate, 'a certificate is not looked at before the first connection');
  const blocks = documentedBlocks(readFileSync(join(projectRoot(), 'docs/supabase.md'), 'utf8'));
  const text = blocks
    .filter(({ name }) => name === 'tests/supabase-settings.test.ts')
    .map(({ commands }) => commands)
    .join('')
    .replaceAll(':…@', ':secret@')
    .replaceAll('POOLER_HOST', 'pooler.example.com')
    .replaceAll('/etc/tivoli/supabase-ca.crt', certificate);
  const config = readConfig({ ...parseEnv(text), DATA_DIR: folder, APP_SECRET: 'x'.repeat(32) });
  rmSync(folder, { recursive: true });

  const [work, owner] = [new URL(config.databaseUrl ?? ''), new URL(config.migrationDatabaseUrl ?? '')];
  expect([work.username, work.host]).toEqual(['tivoli_site.PROJECT', 'pooler.example.com:6543']);
  expect([owner.username, owner.host]).toEqual(['postgres', 'db.PROJECT.supabase.co:5432']);
  for (const { searchParams } of [work, owner])
    expect(Object.fromEntries(searchParams)).toEqual({ sslmode: 'verify-full', sslrootcert: certificate });
  expect(config).toMatchObject({
    storageUrl: 'https://PROJECT.supabase.co/storage/v1/s3/tivoli?region=REGION',
    storageKey: 'KEY',
    storageSecret: 'SECRET',
  });
});
