import { Refusal } from '#server/boot/refusal.ts';
import { erasePerson, exportPerson } from '#server/records/person.ts';
import { withRecords } from './open-records.ts';

const [action, email] = process.argv.slice(2);

/** `npm run person export EMAIL` prints everything as JSON; `npm run person erase EMAIL` forgets it. */
await withRecords(async (records) => {
  if (!email?.includes('@') || (action !== 'export' && action !== 'erase')) {
    throw new Refusal('Usage: npm run person export EMAIL, or npm run person erase EMAIL.');
  }
  const result = action === 'export' ? await exportPerson(records, email) : await erasePerson(records, email);
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  const isNobody = Object.values(result).every((found) => (Array.isArray(found) ? found.length === 0 : !Number(found)));
  if (isNobody) process.stderr.write(`Nothing is kept of ${email}.\n`);
  else if (action === 'erase') process.stderr.write('Backups keep it until they end by their own time.\n');
});
