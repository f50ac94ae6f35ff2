import { upgradeDatabase } from '#platform/backup/restore/upgrade-database.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { asCommand } from './as-command.ts';

/** `npm run upgrade-database` brings the embedded database to this site's version of PostgreSQL. */
await asCommand(async ({ dataDir, databaseUrl }) => {
  if (databaseUrl) throw new Refusal('DATABASE_URL is set: whoever runs that database upgrades it.');
  await upgradeDatabase(dataDir, (line) => process.stdout.write(`${line}\n`));
});
