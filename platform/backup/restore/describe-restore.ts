import { basename, join } from 'node:path';
import type { Manifest } from '#platform/backup/manifest.ts';
import type { Environment } from '#platform/config.ts';

interface Wishes {
  isReplacing: boolean;
  /** Whether an unencrypted archive was allowed. */
  allowsUnencrypted: boolean;
}

/** Returns the lines that tell what a restore will do, without any password. */
export function describeRestore(file: string, manifest: Manifest, config: Environment, wishes: Wishes): string[] {
  const { made, tables, files } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const isEncrypted = config.backups.passphrase !== undefined && !wishes.allowsUnencrypted;
  return [
    `${basename(file)}${isEncrypted ? ', encrypted' : ''}, made ${made}: ${rows} rows in ${tables.length} tables and ${files.length} files.`,
    `It goes into ${databaseOf(config)}; its files into ${storeOf(config)}.`,
    wishes.isReplacing
      ? 'What is there is replaced: folders are kept beside, the rows of a database elsewhere are gone.'
      : 'If anything is there already, nothing is done.',
  ];
}

function databaseOf({ databaseUrl, migrationDatabaseUrl, dataDir }: Environment): string {
  const url = migrationDatabaseUrl ?? databaseUrl;
  if (!url) return `the site's own database in ${join(dataDir, 'postgres')}`;
  // The host is empty if the query names a socket's folder; URL reads that only with a placeholder as host.
  const { pathname, host, searchParams } = new URL(url.replace(/^(postgres(?:ql)?:\/\/[^@/?]*@)(?=[/?])/i, '$1socket'));
  return `the database ${decodeURIComponent(pathname.slice(1))} on ${searchParams.get('host') ?? host}`;
}

function storeOf({ storageUrl, dataDir }: Environment): string {
  return storageUrl ? `the store ${storageUrl.replace(/\?.*/, '')}` : join(dataDir, 'storage');
}
