import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addThirtyLeads, lostInFebruary, thirtyLeads, worthByHand } from '../../../tests/factories/thirty-leads.ts';
import { openFilledDesk } from '../../desk/generated-desk.mjs';
import { openInSpreadsheet } from '../../desk/spreadsheet.mjs';

const winter = 'from=2026-01-01&until=2026-02-28';
const asked = {
  enquiries: '/desk/enquiries.csv?view=all',
  properties: `/desk/figures.csv?table=worth-by-property&${winter}`,
  months: `/desk/figures.csv?table=worth-by-month&${winter}`,
  waysToCome: `/desk/figures.csv?table=worth-by-way&${winter}`,
  owners: `/desk/figures.csv?table=worth-by-owner&${winter}`,
  lost: '/desk/figures.csv?table=lost&from=2026-02-01&until=2026-02-28',
};

const named = {
  phone: 'Phone',
  'walk-in': 'Walk-in',
  referral: 'Referral',
  fair: 'Fair',
  'wedding-portal': 'Wedding portal',
  website: 'Website',
  asha: 'Asha Sample',
  ravi: 'Ravi Sample',
  date: 'The date was not free',
  'no-answer': 'No answer',
  price: 'Price',
  size: 'Too small or too large',
};
const noName = { properties: 'No property chosen', months: 'No day known', owners: 'Nobody yet' };
const forms = { venue_booking: 'Website', room_booking: 'Room request', undefined: 'Phone' };

/** A guest whose name is a formula, with the telephone number of another country. */
const hostile = { reference: 'TV-THRT99', name: '=1+1', phone: '+447911123456' };

/** The columns of its results. */
export const keyFigures = {
  files: 'files',
  numbers: 'cells.float',
  'days and times': 'cells.date',
  texts: 'cells.string',
  wrong: 'wrong.length',
};

/**
 * Opens the files of the desk with LibreOffice, as India and as the United States read them: each amount is the number, to
 * the rupee, and each day the day that was stored; no telephone number has an apostrophe, and nothing runs.
 */
export async function prove({ root }) {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-exports-'));
  const desk = await openFilledDesk(root, fill);
  try {
    const { rows } = await desk.database.query('select slug, name from hotels');
    const names = { ...named, ...Object.fromEntries(rows.map(({ slug, name }) => [slug, name])) };
    const files = {};
    for (const [name, path] of Object.entries(asked)) files[name] = await (await desk.ask(path)).text();
    const opened = openInSpreadsheet(folder, files);
    const wrong = [];
    const cells = { float: 0, date: 0, string: 0 };
    for (const { country, name, rows } of opened) {
      for (const { type } of rows.flat()) if (type in cells) cells[type] += 1;
      const problems = name === 'enquiries' ? wrongEnquiries(rows, names) : wrongFigures(name, rows, names);
      wrong.push(...problems.map((problem) => `${country}, ${name}: ${problem}`));
    }
    const holds = wrong.length === 0 && opened.length === 2 * Object.keys(asked).length && cells.date > 100;
    return { holds, files: opened.length, cells, wrong };
  } finally {
    await desk.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(database) {
  const { rows } = await database.query(
    `insert into staff."user" (name, email) values ('Asha Sample', 'asha.sample@example.com'), ('Ravi Sample', 'ravi.sample@example.com')
     returning id`,
  );
  await addThirtyLeads(database, { asha: rows[0].id, ravi: rows[1].id });
  await database.query(
    `insert into leads (language, reference, source, customer_name, customer_phone, came_by) values ('en', $1, 'phone_inquiry', $2, $3, 'phone')`,
    [hostile.reference, hostile.name, hostile.phone],
  );
}

/** Returns what is not as it was added up by hand. */
function wrongFigures(name, [, ...rows], names) {
  const byHand =
    name === 'lost'
      ? lostInFebruary.map(({ name: reason, enquiries, lost }) => [names[reason], [enquiries, lost]])
      : Object.entries(worthByHand[name]).map(([key, figures]) => [
          key === 'null' ? noName[name] : (names[key] ?? key),
          figures,
        ]);
  const problems = byHand.flatMap(([label, figures]) => {
    const row = rows.find(([first]) => first.value === label);
    if (!row) return [`there is no row ${label}`];
    const isDay = /^\d{4}-/.test(label);
    return [
      ...(row[0].type === (isDay ? 'date' : 'string') ? [] : [`${label} is read as ${row[0].type}`]),
      ...figures.flatMap((figure, index) => {
        const { type, value } = row[index + 1] ?? {};
        return type === 'float' && value === figure ? [] : [`${label}: ${value} (${type}) in place of ${figure}`];
      }),
    ];
  });
  return rows.length === byHand.length ? problems : [...problems, `${rows.length} rows in place of ${byHand.length}`];
}

/** Returns which cells are not what was stored. */
function wrongEnquiries([headings, ...rows], names) {
  const at = (row, heading) => row[headings.findIndex(({ value }) => value === heading)] ?? { type: 'none', value: '' };
  const problems = [];
  const expectCell = (reference, row, heading, type, value) => {
    const cell = at(row, heading);
    if (cell.type !== type || cell.value !== value || cell.formula)
      problems.push(`${reference}, ${heading}: ${cell.value} (${cell.type}) in place of ${value}`);
  };
  const rowOf = (reference) => rows.find((row) => at(row, 'Reference').value === reference);
  for (const [index, lead] of thirtyLeads.entries()) {
    const reference = `TV-THRT${String(index + 1).padStart(2, '0')}`;
    const row = rowOf(reference);
    if (lead.isMerged || lead.isHeld) {
      if (row) problems.push(`${reference} should be left out`);
      continue;
    }
    if (!row) {
      problems.push(`there is no row ${reference}`);
      continue;
    }
    const day = lead.corrected ?? lead.day;
    // A spreadsheet keeps midnight as the day alone.
    expectCell(reference, row, 'Received', 'date', `${lead.arrived}:00`.replace('T00:00:00', ''));
    expectCell(reference, row, 'Event date', day ? 'date' : 'none', day ?? '');
    expectCell(reference, row, 'Phone', 'string', '(+91) 98100 00000');
    expectCell(reference, row, 'Source', 'string', forms[lead.form]);
    expectCell(reference, row, 'Came by', 'string', names[lead.cameBy]);
    if (lead.form) expectCell(reference, row, 'Guests', 'float', lead.form === 'room_booking' ? 2 : 100);
  }
  const row = rowOf(hostile.reference) ?? [];
  expectCell(hostile.reference, row, 'Name', 'string', `'${hostile.name}`);
  expectCell(hostile.reference, row, 'Phone', 'string', '(+44) 7911 123456');
  if (rows.length !== 29) problems.push(`${rows.length} rows in place of 29`);
  return problems;
}
