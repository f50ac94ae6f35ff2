import { makeBackup } from '#platform/backup/make-backup.ts';
import { readAppSecret } from '#platform/startup/data-dir.ts';
import { openObjectStore } from '#platform/storage/open-object-store.ts';
import { asCommand, ownerUrlOf } from './as-command.ts';
import { endBySignal } from './end-by-signal.ts';

const asJson = '--json';
const words = process.argv.slice(2);
const file = words.find((word) => word !== asJson);
endBySignal();

/** `npm run backup` makes an archive in the configured place, or in the FILE that is named; the site uses `--json`. */
await asCommand(async (config) => {
  const appSecret = config.appSecret ?? readAppSecret(config.dataDir);
  const sources = { ownerUrl: ownerUrlOf(config), objects: await openObjectStore(config), appSecret };
  const made = await makeBackup(config.backups, sources, file);
  process.stdout.write(`${words.includes(asJson) ? JSON.stringify(made) : made.said}\n`);
});
