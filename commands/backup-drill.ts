import { siteDatabase } from '#app/site-database.server.ts';
import { newestArchive } from '#platform/backup/archives.ts';
import { withArchive } from '#platform/backup/restore/restore-site.ts';
import { drill } from '#platform/backup/restore-drill.ts';
import { prepareDatabase } from '#platform/database/prepare-database.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { asCommand } from './as-command.ts';
import { endBySignal } from './end-by-signal.ts';

const unencrypted = '--unencrypted';
const newest = '--newest';
const words = process.argv.slice(2);
const [archive, ...rest] = words.filter((word) => word !== unencrypted);
endBySignal();
const prepare = (ownerUrl: string) => prepareDatabase(ownerUrl, siteDatabase);

/** `npm run backup:drill ARCHIVE` restores an archive into a temporary database; `--newest` takes the latest one. */
await asCommand(async (config) => {
  if (!archive || (archive.startsWith('-') && archive !== newest) || rest.length > 0) {
    throw new Refusal(
      `Usage: npm run backup:drill ARCHIVE, npm run backup:drill -- ${newest}, or npm run backup:drill -- ARCHIVE ${unencrypted}.`,
    );
  }
  await withArchive(archive === newest ? await newestArchive(config) : archive, config, async (file) => {
    process.stdout.write(`${await drill(file, config, { prepare, allowsUnencrypted: words.includes(unencrypted) })}\n`);
  });
});
