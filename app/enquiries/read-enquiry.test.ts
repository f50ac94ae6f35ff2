import { describe, expect, test } from 'vitest';
import { readPhoneLoosely } from '#app/forms/form-rules.ts';
import { fieldMessagesTexts as fieldMessages } from '#app/forms/texts.ts';
import { type EnquiryField, type EnquiryValues, variantOf } from './enquiry.ts';
import { checkEnquiry, summariseErrors } from './enquiry-rules.ts';
import { readEnquiry, readEnquiryValues } from './store-enquiry.server.ts';
import { enquiryRulesTexts as enquiryMessages } from './texts.ts';

const messages = { ...fieldMessages, ...enquiryMessages };

const context = { today: '2026-11-21', venues: new Set(['the-tivoli', 'omnia-noida']) };

const filledIn = {
  name: 'Meera Sample',
  email: 'meera@example.com',
  phone: '98100 00000',
  event_type: 'wedding',
  event_date: '2027-02-14',
  guest_count: '450',
  venue_id: 'the-tivoli',
};

function read(change: Record<string, unknown> = {}) {
  return readEnquiry(readEnquiryValues({ ...filledIn, ...change }), context);
}

function errorsOf(change: Record<string, unknown>) {
  const result = read(change);
  return 'errors' in result ? result.errors : {};
}

function accepted(change: Record<string, unknown> = {}) {
  const result = read(change);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result.enquiry;
}

test('a filled-in form is read into what the tables store', () => {
  expect(
    accepted({
      name: '  Meera Sample\t',
      email: ' Meera@Example.COM ',
      needs_rooms: 'yes',
      budget_range: '10-20-lakhs',
      special_requirements: ' Two evenings,\r\nthe haldi on the lawn. ',
    }),
  ).toEqual({
    variant: 'enquiry',
    name: 'Meera Sample',
    email: 'meera@example.com',
    phone: { number: '+919810000000', remark: null },
    event_type: 'wedding',
    event_date: '2027-02-14',
    day_exactness: 'day',
    functions: [],
    guest_count: 450,
    venue_id: 'the-tivoli',
    needs_rooms: true,
    budget_range: '10-20-lakhs',
    space: null,
    special_requirements: 'Two evenings,\nthe haldi on the lawn.',
  });
});

test('what is no text is read as one where it can be, and as none where it cannot', () => {
  const given = { needs_rooms: true, guest_count: 450, name: {}, email: null, phone: Number.NaN };
  const read = { needs_rooms: 'true', guest_count: '450', name: '', email: '', phone: '', event_type: '' };
  expect(readEnquiryValues(given)).toMatchObject(read);
  for (const nothing of [null, undefined, 'name', 5, []]) expect(readEnquiryValues(nothing).name).toBe('');
});

const wrong: [EnquiryField, unknown, string][] = [
  ['name', '', messages.nameMissing],
  ['name', ' \u200b\u00a0 ', messages.nameMissing],
  ['name', '\u0000\u0007', messages.nameMissing],
  ['name', 'x'.repeat(256), messages.tooLong(255, 256)],
  ['name', { toString: 'x' }, messages.nameMissing],
  ['email', '', messages.emailMissing],
  ['email', 'meera', messages.emailWrong],
  ['email', 'meera@example', messages.emailWrong],
  ['email', 'me era@example.com', messages.emailWrong],
  ['email', 'a@b@example.com', messages.emailWrong],
  ['email', 'a..b@example.com', messages.emailWrong],
  ['email', '.a@example.com', messages.emailWrong],
  ['email', 'a.@example.com', messages.emailWrong],
  ['email', 'a@-example.com', messages.emailWrong],
  ['email', 'a@127.0.0.1', messages.emailWrong],
  ['email', 'a@example.com\nBcc: b@example.com', messages.emailWrong],
  ['email', `${'a'.repeat(64)}@${'b.'.repeat(100)}com`, messages.emailWrong],
  ['phone', '', messages.phone],
  ['phone', '+91 98', messages.phone],
  ['phone', 'call me', messages.phone],
  ['phone', '9'.repeat(40), messages.phone],
  ['phone', '9'.repeat(5000), messages.phone],
  ['event_type', '', messages.eventTypeMissing],
  ['event_type', 'funeral', messages.eventTypeUnknown],
  ['event_type', 'constructor', messages.eventTypeUnknown],
  ['event_date', '', messages.dateMissing],
  ['event_date', '2027-02-30', messages.dayImpossible],
  ['event_date', '31/02/2027', messages.dayImpossible],
  ['event_date', 'tomorrow', messages.dayWrong],
  ['event_date', '14x/2/2027', messages.dayWrong],
  ['event_date', '14/x2/2027', messages.dayWrong],
  ['event_date', '14/2x/2027', messages.dayWrong],
  ['event_date', '14/2/x2027', messages.dayWrong],
  ['event_date', '2026-11-20', messages.datePast],
  ['event_date', '2029-11-22', messages.dateFar],
  ['event_date', '99999-01-01', messages.dayWrong],
  ['guest_count', '', messages.guestsMissing],
  ['guest_count', '0', messages.guestsWrong],
  ['guest_count', '-5', messages.guestsWrong],
  ['guest_count', '10001', messages.guestsWrong],
  ['guest_count', '10,001', messages.guestsWrong],
  ['guest_count', '2.5', messages.guestsWrong],
  ['guest_count', '1e3', messages.guestsWrong],
  ['guest_count', 'NaN', messages.guestsWrong],
  ['guest_count', 'many', messages.guestsWrong],
  ['venue_id', 'nowhere', messages.venueUnknown],
  ['needs_rooms', 'perhaps', messages.roomsUnknown],
  ['budget_range', 'a-fortune', messages.budgetUnknown],
  ['special_requirements', 'x'.repeat(4001), messages.tooLong(4000, 4001)],
];

const wrongInputs = wrong.map(([field, value, message]) => ({
  field,
  value,
  message,
  shown: JSON.stringify(value).slice(0, 40),
}));

test.each(wrongInputs)('$field $shown is refused at its field', ({ field, value, message }) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
});

test.each(wrongInputs.filter(({ value }) => typeof value === 'string'))(
  'the browser says the same of $field $shown',
  ({ field, value, message }) => {
    const values = readEnquiryValues({ ...filledIn, [field]: value });
    expect(checkEnquiry(values, { ...context, variant: 'enquiry' })).toEqual({ [field]: message });
  },
);

test.each([
  ['event_date', '2026-11-21', '2026-11-21'],
  ['event_date', '2029-11-21', '2029-11-21'],
  ['event_date', '14/02/2027', '2027-02-14'],
  ['event_date', '4-2-2027', '2027-02-04'],
  ['event_date', '4 . 2 . 2027', '2027-02-04'],
  ['event_date', '4 /2/ 2027', '2027-02-04'],
  ['guest_count', '1', 1],
  ['guest_count', '10,000', 10_000],
  ['guest_count', '४५०', 450],
  ['guest_count', 450, 450],
  ['name', 'मीरा शर्मा', 'मीरा शर्मा'],
  ['name', "Zoë O'Brien-李 <b>&amp;</b>", "Zoë O'Brien-李 <b>&amp;</b>"],
  ['name', 'Meera\u0000 Sample\ud800', 'Meera Sample\ufffd'],
  ['email', "o'brien+wedding@mail.example.co.in", "o'brien+wedding@mail.example.co.in"],
  ['email', 'मीरा@उदाहरण.भारत', 'मीरा@उदाहरण.भारत'],
  ['venue_id', '', null],
  ['needs_rooms', '', false],
  ['needs_rooms', 'true', true],
  ['needs_rooms', 'false', false],
  ['needs_rooms', 'No', false],
  ['budget_range', '', null],
  ['special_requirements', ' \r\n ', null],
] as [EnquiryField, unknown, unknown][])('%s %j is accepted', (field, value, stored) => {
  expect(accepted({ [field]: value })).toMatchObject({ [field]: stored });
});

describe('the home variant', () => {
  test('needs a venue', () => {
    expect(errorsOf({ variant: 'home', venue_id: '' })).toEqual({ venue_id: messages.venueMissing });
  });

  test('asks neither for rooms nor for a budget', () => {
    const enquiry = accepted({ variant: 'home', needs_rooms: 'yes', budget_range: '10-20-lakhs' });
    expect(enquiry).toMatchObject({ variant: 'home', needs_rooms: false, budget_range: null });
  });

  test('is not assumed of a form that does not name it', () => {
    expect(variantOf(readEnquiryValues({ variant: 'elsewhere' }))).toBe('enquiry');
  });
});

test.each([[null], [undefined], ['text'], [[]], [{ name: new Blob() }]])('%j is read as an empty form', (input) => {
  const values = readEnquiryValues(input);
  const result = readEnquiry(values, context);
  expect(Object.keys('errors' in result ? result.errors : {})).toEqual([
    'name',
    'email',
    'phone',
    'event_type',
    'event_date',
    'guest_count',
  ]);
});

test('what was typed is kept as it was typed', () => {
  expect(readEnquiryValues({ name: '  A ', extra: 'x' })).toMatchObject({ name: '  A ', email: '' } as EnquiryValues);
});

test('an empty required field and a wrong one have a summary each', () => {
  const values = readEnquiryValues({ ...filledIn, name: '', budget_range: 'a-fortune' });
  expect(summariseErrors(values, { name: messages.nameMissing }, 'enquiry')).toBe('Please fill in all required fields');
  const spaces = { ...values, name: ' ' };
  expect(summariseErrors(spaces, { name: messages.nameMissing }, 'enquiry')).toBe('Please fill in all required fields');
  expect(summariseErrors(values, { budget_range: messages.budgetUnknown }, 'enquiry')).toBe(
    'Please check the fields below',
  );
});

test('the browser finds nothing wrong with what nothing is wrong with', () => {
  const errors = checkEnquiry(readEnquiryValues(filledIn), { ...context, variant: 'enquiry' });
  expect(Object.keys(errors)).toEqual([]);
});

test('the browser counts the digits of a number, and the server reads it', () => {
  const isPossible = (typed: string) => 'value' in readPhoneLoosely(typed);
  const typed = [
    '98100',
    '981000',
    '9'.repeat(30),
    '9'.repeat(31),
    `981000${'-'.repeat(53)}x`,
    `981000${'-'.repeat(54)}x`,
  ];
  expect(typed.map(isPossible)).toEqual([false, true, true, false, true, false]);
  expect(readPhoneLoosely(' 98100 00000 ')).toEqual({ value: { number: '98100 00000', remark: null } });
});

test('what goes with a form is read beside its fields', () => {
  const values = { submission_id: 'a', campaign: 'utm_source=google', variant: 'home' };
  expect(readEnquiryValues({ ...filledIn, ...values })).toMatchObject(values);
});
