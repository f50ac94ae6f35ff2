import {
  choosePersonRecords,
  erasePerson,
  exportPerson,
  findPersonRecords,
  type PersonKey,
} from '#app/desk/records/personal-data.server.ts';
import { plainEmail } from '#app/forms/form-rules.ts';
import { readPhone } from '#app/forms/receive-form.server.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { withRecords } from './open-records.ts';

const [action, named = '', ...references] = process.argv.slice(2);

const usage = `Usage: npm run person list EMAIL, which says what there is and why; then
npm run person export EMAIL REFERENCE …, or npm run person erase EMAIL REFERENCE …; or a phone number.
Only the records that you name are taken, because anybody can type any address into a form.`;

/**
 * `npm run person list EMAIL` lists the records that name a contact; `export` prints those that are named as JSON, and
 * `erase` deletes them. A phone number is used for somebody who gave no e-mail.
 */
await withRecords(async (records) => {
  const person = readPerson(named);
  if (!person || !(action === 'list' ? references.length === 0 : isTaking(action) && references.length > 0))
    throw new Refusal(usage);
  const found =
    action === 'list'
      ? { chosen: await findPersonRecords(records.database, person) }
      : await choosePersonRecords(records.database, person, references);
  if (found.chosen.length === 0) {
    process.stderr.write(`There is no ${action === 'list' ? '' : 'such '}record of ${named}.\n`);
    return;
  }
  const result =
    'leftOut' in found ? await (action === 'erase' ? erasePerson : exportPerson)(records, found) : found.chosen;
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  if (action === 'erase') process.stderr.write('Backups keep it until they expire.\n');
});

function isTaking(word: string | undefined): boolean {
  return word === 'export' || word === 'erase';
}

function readPerson(text: string): PersonKey | null {
  if (text.includes('@')) return { email: plainEmail(text) };
  const phone = text && readPhone(text);
  return phone && 'value' in phone ? { phone: phone.value.number } : null;
}
