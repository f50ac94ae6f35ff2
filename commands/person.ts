import { erasePerson, exportPerson, type PersonKey } from '#app/desk/records/personal-data.server.ts';
import { readPhone } from '#app/forms/rules/read-phone.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { withRecords } from './open-records.ts';

const [action, named = ''] = process.argv.slice(2);

/**
 * `npm run person export EMAIL` prints everything as JSON; `npm run person erase EMAIL` deletes it. A phone number is
 * used for somebody who gave no e-mail.
 */
await withRecords(async (records) => {
  const person = readPerson(named);
  if (!person || (action !== 'export' && action !== 'erase')) {
    throw new Refusal('Usage: npm run person export EMAIL, or npm run person erase EMAIL; or a phone number.');
  }
  const result = action === 'export' ? await exportPerson(records, person) : await erasePerson(records, person);
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  const isNobody = Object.values(result).every((found) => (Array.isArray(found) ? found.length === 0 : !Number(found)));
  if (isNobody) process.stderr.write(`There is no record of ${named}.\n`);
  else if (action === 'erase') process.stderr.write('Backups keep it until they expire.\n');
});

function readPerson(text: string): PersonKey | null {
  if (text.includes('@')) return { email: text };
  const phone = text && readPhone(text);
  return phone && 'value' in phone ? { phone: phone.value.number } : null;
}
