import { expect, test } from 'vitest';
import { todayInIndia } from '#app/language/dates.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { createReadFigures } from './figures.server.ts';

const { open, at, change, storedReference } = deskOfThisFile();

test('an answer and a loss are counted for whoever made them, and not once undone', async () => {
  const { admin, asha } = at();
  const enquiry = anEnquiry();
  const reference = await storedReference(enquiry);
  const read = () => {
    const [from, until] = [todayInIndia(new Date(Date.now() - 86_400_000)), todayInIndia()];
    return createReadFigures(open().database.desk)(admin, { from, until, property: null, cameBy: null });
  };
  await change(asha, reference, { kind: 'move', to: 'contacted' });
  await change(admin, reference, { kind: 'move', to: 'lost', reason: 'price' });
  const lost = await read();
  expect(lost.colleagues).toMatchObject([{ colleague: asha.id, enquiries: 1 }]);
  expect(lost.lost).toEqual([{ name: 'price', enquiries: 1, lost: 0 }]);
  expect(lost.worth.months).toMatchObject([{ name: `${enquiry.event_date.slice(0, 7)}-01`, enquiries: 1 }]);

  await change(admin, reference, { kind: 'undo' });
  expect(await read()).toMatchObject({ lost: [], colleagues: [{ colleague: asha.id }] });
});
