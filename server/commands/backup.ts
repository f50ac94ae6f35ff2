import { makeBackup } from '#server/backup/make-backup.ts';
import { openObjectStore } from '#server/storage/open-object-store.ts';
import { asCommand, ownerUrlOf } from './as-command.ts';
import { endBySignal } from './end-by-signal.ts';

const [file] = process.argv.slice(2);
endBySignal();

/** `npm run backup`: one more archive where the settings keep them; `npm run backup FILE`: into that file. */
await asCommand(async (config) => {
  const sources = { ownerUrl: ownerUrlOf(config), objects: await openObjectStore(config), dataDir: config.dataDir };
  process.stdout.write(`${await makeBackup(config.backups, sources, file)}\n`);
});
