import { describe, expect, test } from 'vitest';
import { applicationRules } from '#app/careers/application-rules.ts';
import { readContent } from '#app/desk/content/fields/read-content.ts';
import { planTexts, readPlan } from '#app/desk/diary/read-plan.ts';
import { readImportLines } from '#app/desk/diary/server/import-lines.server.ts';
import { readScope } from '#app/desk/figures/figures-scope.ts';
import { enquiryEditRules, phoneEnquiryRules } from '#app/desk/inbox/phone-enquiry.ts';
import { readPersonName } from '#app/desk/staff/staff-roles.ts';
import { enquiryRules } from '#app/enquiries/enquiry-rules.ts';
import { contactRules, loyaltyRules } from '#app/enquiries/requests/loyalty-and-contact-rules.ts';
import { roomRequestRules } from '#app/enquiries/requests/room-request-rules.ts';
import { type FormRules, readEmail, readForm } from '#app/forms/form-rules.ts';
import { readPhone } from '#app/forms/receive-form.server.ts';
import { addDays, todayInIndia } from '#app/language/dates.ts';
import { readFinderQuery, readGuests } from '#app/listings/finder/finder-query.ts';

/** What a field reads: its value, or null if it refuses the text. Every refusal is a sentence at the field itself. */
type Field = (typed: string) => unknown | Promise<unknown>;

const today = todayInIndia();
const soon = addDays(today, 100);
const person = { name: 'Meera Sample', email: 'meera@example.com', phone: '98100 00000' };
const byPhone = { readPhone, properties: ['the-tivoli'], needsProperty: false };

function inForm(rules: FormRules, values: Record<string, string>, field: string): Field {
  return (typed) => {
    const reading = readForm(rules, { ...values, [field]: typed });
    if ('accepted' in reading) return reading.accepted[field];
    expect(reading.errors).toEqual({ [field]: expect.stringMatching(/^\S.{9,}/) });
    return null;
  };
}

const enquiry = (field: string) =>
  inForm(
    enquiryRules({ variant: 'enquiry', today, venues: new Set(), readPhone }),
    { ...person, event_type: 'wedding', event_date: soon, guest_count: '600' },
    field,
  );
const stay = (field: string) =>
  inForm(
    roomRequestRules({ today, roomTypes: [], readPhone }),
    { ...person, checkin_date: soon, checkout_date: addDays(soon, 3), adults: '2' },
    field,
  );
const call = (field: string) => inForm(phoneEnquiryRules(byPhone), person, field);
const correction = (field: string) => inForm(enquiryEditRules(byPhone), person, field);
const contact = (field: string) =>
  inForm(contactRules({ readPhone }), { ...person, topic: 'media', message: 'Hello' }, field);
const loyalty = (field: string) => inForm(loyaltyRules({ readPhone }), person, field);
const application = (field: string) =>
  inForm(
    applicationRules({ positions: ['Chef'], readPhone }),
    { ...person, position: 'Chef', address: 'Delhi', motivation: 'I cook.' },
    field,
  );

const wedding = { property: 'the-tivoli', kind: 'wedding', day: soon, from: '19:00', to: '01:00' };

const plan =
  (field: string, value = field): Field =>
  (typed) => {
    const read = readPlan(planTexts(new URLSearchParams({ ...wedding, [field]: typed })), ['any']);
    if ('plan' in read) return value === 'day' ? todayInIndia(read.plan.starts) : read.plan[value as 'expected'];
    expect(read.problems).toEqual({ [field]: expect.stringMatching(/^\S.{9,}/) });
    return null;
  };

const house = { slug: 'the-tivoli', name: 'The Tivoli', spaces: [{ id: 'hall', name: 'Hall' }] };

const imported =
  (column: string, value: string): Field =>
  async (typed) => {
    const line = {
      property: 'the-tivoli',
      spaces: 'Hall',
      date: soon,
      from: '19:00',
      to: '01:00',
      function: 'wedding',
      state: 'definite',
      [column]: typed,
    };
    const file = {
      readAs: 'UTF-8',
      separator: 'a semicolon',
      heads: Object.keys(line),
      rows: [{ line: 2, values: Object.values(line) }],
    };
    const { lines, faults } = await readImportLines(file, [house as never]);
    if (!lines[0]) {
      expect(faults).toEqual([{ line: 2, words: expect.stringMatching(/^“.*” is no .+\. \S.{9,}/s) }]);
      return null;
    }
    const { starts, ...rest } = lines[0].plan;
    return value === 'day' ? todayInIndia(starts) : rest[value as 'expected'];
  };

const finder =
  (field: 'guests' | 'rooms' | 'date'): Field =>
  (typed) => {
    const read = readFinderQuery(new URLSearchParams({ guests: '600', [field]: typed }));
    expect(read.typed[field]).toBe(field === 'date' && read.criteria?.date ? read.criteria.date : typed);
    if (read.criteria) return read.criteria[field];
    expect(read.problems).toEqual({ [field]: expect.stringMatching(/^\S.{9,}/) });
    return null;
  };

const figures =
  (field: 'from' | 'until'): Field =>
  (typed) => {
    const { scope, problems } = readScope(new URLSearchParams({ from: soon, until: soon, [field]: typed }), today);
    if (scope) return scope[field];
    expect(problems).toHaveProperty(field, expect.stringMatching(/^\S.{9,}/));
    return null;
  };

const content =
  (kind: 'whole' | 'day'): Field =>
  (typed) => {
    const read = readContent(
      { fields: [{ name: 'field', label: 'Field', kind, least: 1, required: true }] },
      { field: typed },
      true,
    );
    if ('values' in read) return read.values.field;
    expect(read.errors).toEqual({ field: expect.stringMatching(/^Field.{9,}/) });
    return null;
  };

const read =
  (by: (text: string) => { value: unknown } | { problem: string }): Field =>
  (typed) => {
    const reading = by(typed);
    return 'value' in reading ? reading.value : null;
  };

const numberOf = (phone: unknown) => (phone as { number: string } | null)?.number ?? null;
const phoneIn =
  (field: Field): Field =>
  async (typed) =>
    numberOf(await field(typed));

const fields: Record<string, Record<string, Field>> = {
  number: {
    'guests of an enquiry': enquiry('guest_count'),
    'guests of a call': call('guest_count'),
    'guests of a correction': correction('guest_count'),
    'guests that a function expects': plan('expected'),
    'guests that a function guarantees': plan('guaranteed'),
    'minutes of setting up': plan('setup', 'setupMinutes'),
    'minutes of clearing': plan('clearing', 'clearingMinutes'),
    'rupees of a function': plan('amount'),
    'guests in an imported file': imported('guests', 'expected'),
    'guaranteed guests in an imported file': imported('guaranteed', 'guaranteed'),
    'minutes in an imported file': imported('setup', 'setupMinutes'),
    'rupees in an imported file': imported('amount', 'amount'),
    'guests in the address of the finder': finder('guests'),
    'rooms in the address of the finder': finder('rooms'),
    'guests in the address of the wedding planner': read(readGuests),
    'a figure of the content': content('whole'),
  },
  'small number': {
    'rooms of a stay': stay('rooms'),
    'adults of a stay': stay('adults'),
    'children of a stay': stay('children'),
  },
  day: {
    'day of an enquiry': enquiry('event_date'),
    'day of a call': call('event_date'),
    'day of a correction': correction('event_date'),
    'arrival of a stay': (typed) =>
      inForm(
        roomRequestRules({ today, roomTypes: [], readPhone }),
        { ...person, checkin_date: soon, checkout_date: addDays(soon, 30), adults: '2' },
        'checkin_date',
      )(typed),
    'departure of a stay': stay('checkout_date'),
    'day of a function': plan('day'),
    'day in an imported file': imported('date', 'day'),
    'day in the address of the finder': finder('date'),
    'first day of the figures': (typed) => readScopeDay('from', typed),
    'last day of the figures': figures('until'),
    'a day of the content': content('day'),
  },
  phone: {
    'of an enquiry': phoneIn(enquiry('phone')),
    'of a stay': phoneIn(stay('phone')),
    'of a call': phoneIn(call('phone')),
    'of a correction': phoneIn(correction('phone')),
    'of a question': phoneIn(contact('phone')),
    'of an interest': phoneIn(loyalty('phone')),
    'of an application': phoneIn(application('phone')),
  },
  'e-mail': {
    'of an enquiry': enquiry('email'),
    'of a stay': stay('email'),
    'of a call': call('email'),
    'of a correction': correction('email'),
    'of a question': contact('email'),
    'of an interest': loyalty('email'),
    'of an application': application('email'),
    'of an invitation': read(readEmail),
  },
  name: {
    'of an enquiry': enquiry('name'),
    'of a stay': stay('name'),
    'of a call': call('name'),
    'of a correction': correction('name'),
    'of a question': contact('name'),
    'of an interest': loyalty('name'),
    'of an application': application('name'),
    'of a colleague': read(readPersonName),
  },
  'long text': {
    'wishes of an enquiry': enquiry('special_requirements'),
    'wishes of a stay': stay('special_requests'),
    'notes of a call': call('notes'),
    question: contact('message'),
    'motivation of an application': application('motivation'),
  },
};

/** The days of an address are one span, so an earlier first day needs an earlier last one. */
function readScopeDay(field: 'from', typed: string) {
  const { scope, problems } = readScope(new URLSearchParams({ from: typed, until: addDays(soon, 60) }), today);
  if (!scope) expect(problems).toHaveProperty(field, expect.stringMatching(/^\S.{9,}/));
  return scope?.[field] ?? null;
}

const [year = '', month = '', date = ''] = addDays(soon, 2).split('-');
const inScript = (text: string, script: string) =>
  text.replace(/\d/g, (digit) => new Intl.NumberFormat(`en-u-nu-${script}`).format(Number(digit)));
const scripts = 'deva beng guru gujr orya tamldec telu knda mlym olck arabext fullwide'.split(' ');
const four = '\r\n'.repeat(1_999);

const answers: Record<string, [typed: string, value: unknown][]> = {
  number: [
    ...['600', ' 600 ', '\u200e600\u2060', '6\ufe0f00', '\u00a0600'].map((typed): [string, unknown] => [typed, 600]),
    ...scripts.map((script): [string, unknown] => [inScript('600', script), 600]),
    ['1,000', 1_000],
    ['१,०००', 1_000],
    ...['2,5', '60,0', '2.5', '6e2', '0x10', '-600', 'six hundred', '600 or 700', '99999999999999'].map(
      (typed): [string, unknown] => [typed, null],
    ),
  ],
  'small number': [
    ...['4', ' 4 ', '\u200e4\u2060', '４'].map((typed): [string, unknown] => [typed, 4]),
    ...scripts.map((script): [string, unknown] => [inScript('4', script), 4]),
    ...['1,4', '1.5', '-3', '+4', '1e1', 'four', '400'].map((typed): [string, unknown] => [typed, null]),
  ],
  day: [
    ...[
      `${year}-${month}-${date}`,
      `${date}-${month}-${year}`,
      `${Number(date)}/${Number(month)}/${year}`,
      `\u200e${date}.${month}.${year}\u202c`,
    ].map((typed): [string, unknown] => [typed, addDays(soon, 2)]),
    ...scripts.map((script): [string, unknown] => [inScript(`${date}/${month}/${year}`, script), addDays(soon, 2)]),
    ...[
      '0031-02-14',
      '140231-02-14',
      '0032',
      `${year}-02-30`,
      `14/02/${year.slice(2)}`,
      '9999-12-31',
      'next Friday',
      '14',
    ].map((typed): [string, unknown] => [typed, null]),
  ],
  phone: [
    ...['098111 00001', '0091 98111 00001', '98111.00001', '\u202a+91 98111 00001\u202c', '98111\ufe0d00001'].map(
      (typed): [string, unknown] => [typed, '+919811100001'],
    ),
    ...scripts.map((script): [string, unknown] => [inScript('98111 00001', script), '+919811100001']),
    ...['12', 'call me'].map((typed): [string, unknown] => [typed, null]),
  ],
  'e-mail': [
    ...[
      'Ravi@Example.com',
      '\u200bravi@example.com',
      'ravi\u2060@example.com\u200e',
      '\u202aravi@example.com\u202c',
    ].map((typed): [string, unknown] => [typed, 'ravi@example.com']),
    ...['ravi', 'ra vi@example.com', 'ravi@example', `${'r'.repeat(65)}@example.com`].map(
      (typed): [string, unknown] => [typed, null],
    ),
  ],
  name: [
    ['R', 'R'],
    ['Ravi\u00a0Kumar\u200e', 'Ravi Kumar'],
    ['शक्\u200dति', 'शक्\u200dति'],
    ['\u200b', null],
    ['x'.repeat(256), null],
  ],
  'long text': [
    [`x${four}x`, `x${'\n'.repeat(1_999)}x`],
    ['x'.repeat(4_000), 'x'.repeat(4_000)],
    ['x'.repeat(4_001), null],
  ],
};

describe.each(Object.entries(fields))('each %s', (kind, ofKind) => {
  test.each(Object.entries(ofKind))('%s has the same answers', async (_, field) => {
    for (const [typed, value] of answers[kind] ?? []) expect(await field(typed), JSON.stringify(typed)).toEqual(value);
  });
});
